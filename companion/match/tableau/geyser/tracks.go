package geyser

import (
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/geyser"
)

// tracks returns the tracks beside the board: the round, the geysers and tokens of each player, whose dice are
// next, who may enter the Mother Geyser, what fired last, and the odds. The sums of a battle stand in the place
// of the odds, so that they move nothing.
func (t *Table) tracks(p *geyser.Position) []tableau.Track {
	if p.SettingUp() {
		return append(t.toSetUp(p), t.odds.track(0))
	}
	tracks := []tableau.Track{t.round(p)}
	for player := range t.players() {
		tracks = append(tracks, t.tribe(p, player))
	}
	tracks = append(tracks, t.dice(p), t.mother(p), t.last(p))
	if battle := t.battle(p); battle != nil {
		return append(tracks, battle...)
	}
	return append(tracks, t.odds.track(p.Fired()))
}

// toSetUp returns the tracks while setting up: first the starting space of each player, then what each has
// rolled for who begins (GEY-03).
func (t *Table) toSetUp(p *geyser.Position) []tableau.Track {
	var tracks []tableau.Track
	for player := range t.players() {
		track := tableau.Track{Name: words.Sentence(t.Voice.Seat(player)), Value: notRolled, Seat: player}
		if face, rolls := p.Rolled(player); face > 0 {
			track.Value = strconv.Itoa(face)
		} else if p.Stage() == geyser.DueFirst && rolls {
			track.Detail = startsRoll
		}
		for at := range t.boxes {
			if p.Stage() == geyser.DueStart && p.Controls(at) == player {
				track.Value = t.name(at)
			}
		}
		tracks = append(tracks, track)
	}
	return tracks
}

// battle returns the tracks of both sides of a battle before the dice are rolled: a die and the geysers
// controlled (GEY-08), and which defenders come after (GEY-10). There are none without a battle.
func (t *Table) battle(p *geyser.Position) []tableau.Track {
	attacker, defender, at, ok := p.Battle()
	if !ok {
		return nil
	}
	then := ""
	if rest := before(t.Voice, p.On(at)); len(rest) > 0 {
		then = thenThose(rest)
	}
	return []tableau.Track{t.side(p, attacker, ""), t.side(p, defender, then)}
}

func (t *Table) side(p *geyser.Position, token geyser.Token, then string) tableau.Track {
	geysers := t.game.Geysers(p, token.Seat)
	return tableau.Track{Name: words.Sentence(t.Voice.Whose(token.Arg())), Brief: words.Sentence(t.thing(token)),
		Value: dieAnd(geysers), Seat: token.Seat,
		Detail: facing(words.Sentence(t.thing(token)), t.Count(geysers, "geyser"), then)}
}

// round returns the track with the number of the round and the players in turn order, with the present one
// marked.
func (t *Table) round(p *geyser.Position) tableau.Track {
	track := tableau.Track{Name: words.Round(p.Round()), Seat: engines.Table}
	for i := range t.players() {
		player := (p.First() + i) % t.players()
		if !p.Out(player) || p.Over() {
			now := player == p.Turn() && p.Stage() < geyser.DueFiring
			track.Beads = append(track.Beads,
				tableau.Bead{Seat: player, Name: words.Sentence(t.Voice.Seat(player)), Now: now})
		}
	}
	return track
}

// tribe returns the track of a player: their tokens and geysers, with as many pictures as the Mother Geyser
// needs geysers (GEY-07).
func (t *Table) tribe(p *geyser.Position, player engines.Seat) tableau.Track {
	geysers, needs := t.game.Geysers(p, player), t.game.Needs(player)
	track := tableau.Track{Name: words.Sentence(t.Voice.Seat(player)), Value: strconv.Itoa(geysers),
		Seat: player, Icon: t.Theme.Icon("geyser", 1),
		Of: needs, Count: min(geysers, needs), Detail: t.Count(p.Tokens(player), "token"), Spare: true}
	if p.Out(player) {
		track.Detail = isOut
	}
	if needs == 0 {
		track.Icon = ""
	}
	return track
}

// dice returns the track that says who rolls when the geysers fire next (GEY-11).
func (t *Table) dice(p *geyser.Position) tableau.Track {
	return tableau.Track{Name: firesNext, Value: t.player(p.Roller()), Seat: p.Roller(), Icon: "game-die"}
}

// player returns what a player is called, short enough for a track.
func (t *Table) player(who engines.Seat) string {
	return words.Sentence(words.Short(t.Voice.Seat(who), 16))
}

// mother returns the track of the Mother Geyser: who is on her, or else who may enter her, or what that takes
// (GEY-07).
func (t *Table) mother(p *geyser.Position) tableau.Track {
	track := tableau.Track{Name: words.Sentence(t.One("mother")), Value: words.NobodyYet, Detail: mayEnter,
		Seat: engines.Table, Icon: t.Theme.Icon("mother", 1), Spare: true}
	if holder := p.Controls(t.game.Mother()); holder >= 0 {
		track.Value, track.Detail = t.player(holder), standsHere
		return track
	}
	var may []string
	for player := range t.players() {
		if !p.Out(player) && t.game.MayEnterMother(p, player) {
			may = append(may, t.player(player))
		}
	}
	if len(may) == 0 {
		track.Detail = opensAt(t.game.Rules().MotherNeeds)
		return track
	}
	track.Value = words.AndNames(may)
	return track
}

// last returns the track of the last roll for the geysers: its sum, and what fired on it.
func (t *Table) last(p *geyser.Position) tableau.Track {
	track := tableau.Track{Name: lastFired, Value: notRolled, Seat: engines.Table}
	if p.Fired() == 0 {
		return track
	}
	track.Value, track.Detail = strconv.Itoa(p.Fired()), quietRoll
	ring, mother := t.game.Ring(p.Fired())
	switch {
	case len(t.game.Spaces(ring)) > 0:
		track.Detail = t.odds.sums(ring)
	case mother:
		track.Detail = t.One("mother")
	}
	return track
}
