package adventure

import (
	"slices"
	"strconv"
	"strings"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/adventure"
)

// tracks are the tracks and goals beside the board.
type tracks struct{ *dungeon }

// tracks returns the tracks beside the board: the step of the turn, hearts and carried treasure of each
// player, treasure brought out, torches lit, which monster goes next, and the monsters of each kind against
// their supply. While the event roll is pending or its event happens, there is also what each face brings.
func (t *tracks) tracks(p *adventure.Position) []tableau.Track {
	if p.SettingUp() {
		return t.toSetUp(p)
	}
	tracks := []tableau.Track{t.order(p)}
	if t.step(p) == beadEvent {
		tracks = append(tracks, t.events(t.face(p)))
	}
	for player := range t.players() {
		track := tableau.Track{Name: words.Sentence(t.Voice.Seat(player)), Value: strconv.Itoa(p.Hearts(player)),
			Seat: player, Icon: t.Theme.Icon("heart", 1),
			Of: t.game.Rules().Hearts, Count: p.Hearts(player)}
		if n := p.Carried(player); n > 0 {
			track.Detail = carries(n, "1 "+t.One("treasure"), t.Many("treasure"))
		}
		if !lives(p, player) {
			track.Detail = dead
		}
		tracks = append(tracks, track)
	}
	lit, spawners := p.Torches()
	tracks = append(tracks,
		tableau.Track{Name: treasureOut(t.Many("treasure")), Brief: broughtOut,
			Value: strconv.Itoa(p.Banked()), Detail: words.OutOf(t.treasures(p)),
			Seat: engines.Table, Icon: t.Theme.Icon("treasure", 1), Spare: true},
		tableau.Track{Name: torchesLit(t.Many("torch")), Value: strconv.Itoa(lit),
			Detail: words.OutOf(spawners), Seat: engines.Table, Icon: t.Theme.Icon("torch", 1)})
	for i := range t.kinds {
		k := &t.kinds[i]
		tracks = append(tracks,
			tableau.Track{Name: words.Sentence(k.noun.Many), Value: strconv.Itoa(p.Count(i)),
				Detail: words.OutOf(k.Supply), Seat: engines.Table, Icon: k.icon, Spare: true})
	}
	if next, ok := t.goesNext(p); ok { // the last, so that it moves nothing where there is none
		tracks = append(tracks, next)
	}
	return tracks
}

// toSetUp returns the tracks while setting up: how many tiles lie on the board, and on which spaces, so that
// the players can lay the real tiles in the same way (ADV-02).
func (t *tracks) toSetUp(p *adventure.Position) []tableau.Track {
	lie, hand := map[string][]string{}, 0
	for at := range t.boxes {
		if letter, _ := t.game.Tile(p, at); letter != "" {
			lie[letter] = append(lie[letter], t.name(at))
		}
	}
	const most = 5 // spaces in one bead
	where, count := tableau.Track{Name: whereTilesLie, Seat: engines.Table, Strip: true}, 0
	for _, letter := range t.letters() {
		hand += t.game.Hand(p, letter[0])
		count += len(lie[letter])
		for some := range slices.Chunk(lie[letter], most) {
			where.Beads = append(where.Beads,
				tableau.Bead{Seat: engines.Table, Sign: letter, Name: strings.Join(some, ", ")})
		}
	}
	tracks := []tableau.Track{{Name: tilesPlaced, Brief: words.PlacedBrief,
		Value: strconv.Itoa(count), Detail: words.OutOf(count + hand), Seat: engines.Table}}
	if count > 0 {
		tracks = append(tracks, where)
	}
	return tracks
}

// treasures returns how many treasures are in play, whether on the board, carried or brought out.
func (d *dungeon) treasures(p *adventure.Position) int {
	n := p.Banked()
	for at := range d.boxes {
		_, here := d.game.Tile(p, at)
		n += here
	}
	for player := range d.players() {
		n += p.Carried(player)
	}
	return n
}

// The beads of the track of the turn. One bead for each kind of monsters follows, from beadKinds on.
const (
	beadEvent = iota
	beadActions
	beadMarch
	beadFight
	beadKinds
)

// order returns the track with the steps of a turn, with the pending step marked (ADV-06, ADV-23).
func (t *tracks) order(p *adventure.Position) tableau.Track {
	track := tableau.Track{Name: turnOrder, Seat: engines.Table, Strip: true, Beads: []tableau.Bead{
		{Seat: engines.Table, Name: event, Icon: "game-die"},
		{Seat: engines.Table, Name: actions, Icon: t.Theme.Icon("player", 1)},
		{Seat: engines.Table, Name: march, Icon: "right-arrow"},
		{Seat: engines.Table, Name: fight, Icon: "crossed-swords"},
	}}
	for i := range t.kinds {
		track.Beads = append(track.Beads,
			tableau.Bead{Seat: engines.Table, Name: words.Sentence(t.kinds[i].noun.Many),
				Icon: t.kinds[i].icon})
	}
	if now := t.step(p); now >= 0 {
		track.Beads[now].Now = true
	}
	return track
}

// step returns the bead of the step of the turn that is pending, -1 after the end.
func (t *tracks) step(p *adventure.Position) int {
	switch p.Stage() {
	case adventure.DueEvent, adventure.DueSpawn, adventure.DueRespawn:
		return beadEvent
	case adventure.DueAction:
		return beadActions
	case adventure.DueGoes:
		return beadMarch
	case adventure.DueFight:
		return beadFight
	case adventure.DueExplode:
		return beadKinds + slices.Index(t.game.Kinds(), t.saved(p).Kind)
	}
	return -1
}

// saved returns a position as match files hold it. Only that form says which event or which part of combat is
// under way.
func (d *dungeon) saved(p *adventure.Position) *adventure.Saved {
	return d.Engine.Save(*p).(*adventure.Saved)
}

// face returns the face of the event that is happening, 0 before it is rolled.
func (t *tracks) face(p *adventure.Position) int {
	if stage := p.Stage(); stage == adventure.DueSpawn || stage == adventure.DueRespawn {
		return t.saved(p).Face
	}
	return 0
}

// goesNext returns the track that says in a sentence which monsters go next, and after whom if it is one. It
// returns false where none goes, and at stages in which nobody can know that yet.
func (t *tracks) goesNext(p *adventure.Position) (tableau.Track, bool) {
	if stage := p.Stage(); stage != adventure.DueAction && stage != adventure.DueGoes {
		return tableau.Track{}, false
	}
	var names []string
	target, space := "", ""
	list, next := t.intents(p)
	for _, in := range list {
		if len(in.targets) == 0 || in.far != next {
			continue
		}
		names = append(names, t.Voice.Thing(engines.Of(engines.PieceArg, in.who)))
		if m := p.On(in.targets[0]); m >= adventure.MaxMonsters {
			target = t.Voice.Seat(engines.Seat(m - adventure.MaxMonsters))
		} else { // the target is a space to shoot from
			space = t.name(in.targets[0])
		}
	}
	switch len(names) {
	case 0:
		return tableau.Track{}, false
	case 1:
	default:
		target, space = "", ""
	}
	return tableau.Track{Name: nextToGo, Detail: nextGo(names, target, space), Seat: engines.Table}, true
}

// row is a run of faces of the event roll that bring the same.
type row struct {
	from, to int
	brings   string
	icon     string
}

// rows returns what the faces of the event roll bring, in order, with equal neighbours joined.
func (t *tracks) rows() []row {
	var list []row
	for face := 1; face <= t.game.Rules().EventDie; face++ {
		brings, icon := t.brings(face)
		if last := len(list) - 1; last >= 0 && list[last].brings == brings {
			list[last].to = face
		} else {
			list = append(list, row{face, face, brings, icon})
		}
	}
	return list
}

// events returns the track with what each face of the event roll brings. The face rolled is marked; 0 marks
// none.
func (t *tracks) events(face int) tableau.Track {
	track := tableau.Track{Name: eventBrings, Seat: engines.Table, Strip: true}
	for _, r := range t.rows() {
		track.Beads = append(track.Beads,
			tableau.Bead{Seat: engines.Table, Sign: faces(r.from, r.to), Name: r.brings, Icon: r.icon,
				Now: face >= r.from && face <= r.to})
	}
	return track
}

// brings returns what a face of the event roll brings, as text, and the icon of the first thing that it
// brings.
func (t *tracks) brings(face int) (text, icon string) {
	rules := t.game.Rules()
	var list []string
	add := func(name, picture string) {
		if list = append(list, name); icon == "" {
			icon = picture
		}
	}
	for _, id := range rules.Events[strconv.Itoa(face)] {
		switch {
		case id == adventure.EventHeal:
			add(t.Many("heart"), t.Theme.Icon("heart", 1))
		case id == adventure.EventRespawn && rules.Respawn:
			add(comeBack, t.Theme.Icon("player", 1))
		case id != adventure.EventRespawn:
			k := &t.kinds[slices.Index(t.game.Kinds(), id)]
			add(k.noun.Many, k.icon)
		}
	}
	if len(list) == 0 {
		return nothingHappens, ""
	}
	return words.AndNames(list), icon
}
