package patrollers

import (
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/patrollers"
)

// tracks are the tracks and goals beside the table.
type tracks struct{ *teams }

// tracks returns the tracks beside the table: the round and who goes first in it, the figures in play on each
// side with its battle-wide tokens, the moves left in the turn, the explosives, the quiet rounds, and the two
// sides of an attack.
func (t *tracks) tracks(p *patrollers.Position) []tableau.Track {
	if p.SettingUp() {
		return t.settingUp(p)
	}
	tracks := []tableau.Track{t.round(p)}
	for _, seat := range sides {
		tracks = append(tracks, t.team(p, seat))
	}
	if _, _, ok := p.Acting(); ok && p.Stage() == patrollers.DueTurn {
		if left := t.game.Steps(p).Left; !t.game.Measured() {
			tracks = append(tracks,
				tableau.Track{Name: twinesLeft(t.Many("twine")), Value: strconv.Itoa(left),
					Seat: engines.Table, Icon: t.Theme.Icon("twine", 1)})
		}
	}
	if n := len(p.Explosives()); n > 0 {
		name, icon := words.Sentence(t.Many("explosive")), t.Theme.Icon("explosive", 1)
		tracks = append(tracks,
			tableau.Track{Name: name, Value: strconv.Itoa(n), Detail: onTheTable, Seat: engines.Table,
				Icon: icon, Spare: true})
	}
	if most := t.game.Rules().Stalemate; most > 0 && p.QuietRounds() > 0 {
		tracks = append(tracks,
			tableau.Track{Name: quietRounds(most), Value: strconv.Itoa(p.QuietRounds()), Seat: engines.Table})
	}
	return append(tracks, t.battle(p)...) // the last, so that they move nothing
}

// settingUp returns the tracks of how many figures of each side are ready.
func (t *tracks) settingUp(p *patrollers.Position) []tableau.Track {
	var tracks []tableau.Track
	for _, seat := range sides {
		done := 0
		for _, u := range t.figuresOf(p, seat) {
			f, _ := t.game.Figure(p, u)
			switch p.Stage() {
			case patrollers.DueToken:
				done += one(f.Token != "")
			case patrollers.DueDeploy:
				done += one(f.Placed)
			case patrollers.DueDial:
				done += one(f.Dialled)
			default:
				done++
			}
		}
		tracks = append(tracks,
			tableau.Track{Name: words.Short(t.name(seat), 24), Value: strconv.Itoa(done),
				Detail: words.OutOf(t.game.Rules().TeamSize), Seat: seat})
	}
	return tracks
}

// one returns 1 for true and 0 for false, for counting.
func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// battle returns the tracks of both sides of the attack that is under way. They show the sums before the dice
// are rolled; where a die may be rolled again, they show the sum with that die (PAT-13, PAT-22).
func (t *tracks) battle(p *patrollers.Position) []tableau.Track {
	b, ok := t.game.Battle(p)
	if !ok {
		return nil
	}
	both := p.Stage() == patrollers.DueReroll
	return t.battleTracks(p, b, [2]bool{both, both || p.Stage() == patrollers.DueRerolled})
}

// battleTracks returns the tracks of both sides of an attack. rolled says whose die counts.
func (t *tracks) battleTracks(p *patrollers.Position, b patrollers.Battle, rolled [2]bool) []tableau.Track {
	var sums [2]sideText
	for i, side := range [...]struct {
		u, ability int
		sum        patrollers.Sum
	}{{b.From, patrollers.Attack, b.Attack}, {b.At, patrollers.Defence, b.Defence}} {
		names, amounts := t.added(p, side.u, side.ability, side.sum)
		sums[i] = sideText{dieAndAdded(side.sum.Total()), madeOf(side.sum.Dialled, names, amounts)}
		if die := b.Dice[i]; die != 0 && rolled[i] {
			counts := patrollers.Counts(die, i == 0)
			sums[i].value = attackSum(counts, side.sum.Total(),
				counts+side.sum.Total())
		}
	}
	return t.sumTracks(sums[0], sums[1])
}

// round returns the track with the number of the round and the two sides in turn order, with the present one
// marked.
func (t *tracks) round(p *patrollers.Position) tableau.Track {
	track := tableau.Track{Name: words.Round(p.Round()), Seat: engines.Table}
	turn, ok := p.Turn()
	first, known := p.Initiative()
	if !known {
		first = 0
	}
	for _, seat := range [...]engines.Seat{first, 1 - first} {
		track.Beads = append(track.Beads,
			tableau.Bead{Seat: seat, Name: t.name(seat), Now: ok && known && seat == turn})
	}
	return track
}

// team returns the track of a side: how many of its figures are in play, its battle-wide tokens, and its
// bonus for the next initiative.
func (t *tracks) team(p *patrollers.Position, seat engines.Seat) tableau.Track {
	all := t.figuresOf(p, seat)
	in := 0
	for _, u := range all {
		f, _ := t.game.Figure(p, u)
		in += one(!f.Fallen)
	}
	track := tableau.Track{Name: words.Short(t.name(seat), 24), Value: strconv.Itoa(in), Detail: inPlay,
		Seat: seat,
		Icon: t.Theme.Icon("patroller", 1), Of: len(all), Count: in}
	var more []string
	for _, id := range t.game.BattleWide(p, seat) {
		more = append(more, t.tokenName(id))
	}
	if n := t.game.Hurry(p, seat); n > 0 {
		more = append(more, toInitiative(n))
	}
	track.Spare = len(more) == 0 // the goal says how many are in play
	if !track.Spare {
		track.Detail = words.Facts(more...)
	}
	return track
}

// Readings implements tableau.Game: the lives left on each side. A Patroller on its front counts two, one
// near death counts one.
func (t *Table) Readings(position engines.Position) []tableau.Reading {
	p := positionOf(position)
	var list []tableau.Reading
	for _, seat := range sides {
		lives := 2 * t.game.Rules().TeamSize
		for _, u := range t.teams.figuresOf(p, seat) {
			f, _ := t.game.Figure(p, u)
			switch {
			case f.Fallen:
				lives -= 2
			case f.NearDeath:
				lives--
			}
		}
		list = append(list, tableau.Reading{Name: t.teams.name(seat), Seat: seat, Value: lives})
	}
	return list
}

// Ending implements tableau.Game: how each figure has come out, and the clause by which the match ended.
func (t *Table) Ending(position engines.Position) tableau.Ending {
	p := positionOf(position)
	ending := tableau.Ending{Rule: 14}
	both := true
	for _, seat := range sides {
		var how []string
		left := 0
		for _, u := range t.teams.figuresOf(p, seat) {
			f, _ := t.game.Figure(p, u)
			left += one(!f.Fallen)
			state := ""
			switch {
			case f.Fallen:
				state = hasFallen
			case f.NearDeath:
				state = nearDeath
			}
			how = append(how, figureStands(t.teams.thing(p, u), state))
		}
		both = both && left > 0
		ending.Sum = append(ending.Sum, stands(t.teams.name(seat), how))
	}
	if both {
		ending.Rule = 15
	}
	return ending
}
