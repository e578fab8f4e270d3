package patrollers

import (
	"strconv"
	"strings"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/patrollers"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	paper "homespun/printables/patrollers"
)

// plaster is the badge of a figure near death, so that players need not rely on its edge alone.
const plaster = "adhesive-bandage"

// figure returns the piece of a figure.
func (t *teams) figure(p *patrollers.Position, u int) tableau.Thing {
	f, _ := t.game.Figure(p, u)
	fighter := t.fighter(f)
	piece := tableau.Thing{ID: u, Seat: f.Seat, Form: base, Icon: t.icon(fighter), Inner: fighter.Name,
		Label: number(u), Name: t.whose(p, u),
		Spot: -1, Size: t.size(), Worn: f.NearDeath, Faint: f.Fallen, Badges: t.badges(f)}
	if f.Placed {
		piece.At = t.place(u, f.X, f.Y)
	}
	return piece
}

// badges returns the icons of what a figure bears, separated by blanks.
func (t *teams) badges(f patrollers.Figure) string {
	if f.Fallen {
		return ""
	}
	var list []string
	if f.NearDeath {
		list = append(list, plaster)
	}
	if f.Marked {
		list = append(list, t.Theme.Icon("marker", 1))
	}
	if f.Gas {
		list = append(list, t.Theme.Icon("gas", 1))
	}
	if f.Grip || f.Stance {
		list = append(list, "locked")
	}
	return strings.Join(list, " ")
}

// figures puts the figures on the table.
func (t *Table) figures(s *tableau.Scene, p *patrollers.Position) {
	for _, fallen := range []bool{true, false} { // draw fallen figures first, below standing ones
		for u := range units {
			if f, ok := t.game.Figure(p, u); ok && f.Placed && f.Fallen == fallen {
				s.Pieces = append(s.Pieces, t.teams.figure(p, u))
			}
		}
	}
}

// explosives adds the explosives with their numbers. Where the players measure, they lie in a row in the
// middle.
func (t *Table) explosives(s *tableau.Scene, p *patrollers.Position) {
	list := p.Explosives()
	for i, at := range list {
		number := strconv.Itoa(i + 1)
		piece := tableau.Thing{ID: explosiveOf + i, Seat: engines.Table, Icon: t.Theme.Icon("explosive", 1),
			Label: number, Name: t.One("explosive") + " " + number,
			Spot: -1, Size: 12, At: drawing.Point{X: float64(at[0]), Y: float64(at[1])}}
		if t.game.Measured() {
			piece.At = drawing.Point{X: 40 + (groundWide-60)*(float64(i)+0.5)/float64(len(list)),
				Y: groundDeep / 2}
		}
		piece.At.X, piece.At.Y = max(6, min(s.Mat.Width-6, piece.At.X)),
			max(6, min(s.Mat.Height-6, piece.At.Y))
		s.Pieces = append(s.Pieces, piece)
	}
}

// waiting adds trays with the figures that are not on the table yet.
func (t *Table) waiting(s *tableau.Scene, p *patrollers.Position) {
	if !p.SettingUp() && p.Stage() != patrollers.DueSecret {
		return // in play the tag of a figure says that it comes later
	}
	for _, seat := range sides {
		var list []tableau.Thing
		for _, u := range t.teams.figuresOf(p, seat) {
			if f, _ := t.game.Figure(p, u); !f.Placed {
				piece := t.teams.figure(p, u)
				piece.Spot = traySpots.at(int(seat)).ID
				list = append(list, piece)
			}
		}
		if len(list) > 0 || p.Stage() == patrollers.DueDeploy {
			s.Trays = append(s.Trays,
				tableau.Tray{Spot: traySpots.at(int(seat)).ID, Name: waiting(t.teams.name(seat)), Seat: seat,
					Slots: max(2, len(list))})
			s.Pieces = append(s.Pieces, list...)
		}
	}
}

// addTags adds the dog-tags of all figures that have been picked, as the viewer may know them.
func (t *Table) addTags(s *tableau.Scene, p *patrollers.Position, viewer engines.Seat) {
	turn, _ := p.Turn()
	for _, seat := range sides {
		if p.Stage() == patrollers.DueToken && seat != turn {
			continue // show only the tags of the side that chooses, since the tokens need the room
		}
		for _, u := range t.teams.figuresOf(p, seat) {
			s.Tags = append(s.Tags, t.tags.tag(p, u, viewer))
		}
	}
}

// tag returns the dog-tag of a figure: the side that is up, what is added to its values now, and its token
// where the viewer may know it.
func (t *tags) tag(p *patrollers.Position, u int, viewer engines.Seat) tableau.Tag {
	f, _ := t.game.Figure(p, u)
	fighter := t.fighter(f)
	tag := Tag{Seat: f.Seat, Wears: t.dress.Colour(f.Seat), Label: number(u), Icon: t.icon(fighter),
		Name: fighter.Name, Kind: t.className(fighter.Class), Colour: parts.ThemeColour(t.Theme), Badges: t.badges(f),
		Turned: f.NearDeath, Faint: f.Fallen}
	for a := range patrollers.Abilities {
		value := TagValue{Icon: paper.AbilityIcons[a], Sign: abilityNames[a][:1]}
		if sum, ok := t.sum(p, f, u, a); ok {
			value.Value, value.Plus = strconv.Itoa(sum.Dialled), sum.Bonus()
		} else {
			value.Value = paper.Span(fighter.Low[a], fighter.High[a])
		}
		tag.Values[a] = value
	}
	tag.Lines = strings.Join(t.tagLines(p, f, u, viewer), "\n")
	return tableau.Tag{Spot: tagSpots.at(u).ID, Piece: u, Name: tag.Name, Face: tag}
}

// sum returns the value of an ability and its bonuses at present; ok is false before it is dialled.
func (t *teams) sum(p *patrollers.Position, f patrollers.Figure, u, ability int) (patrollers.Sum, bool) {
	if !f.Dialled {
		return patrollers.Sum{}, false
	}
	switch ability {
	case patrollers.Attack:
		return t.game.AttackOf(p, u), true
	case patrollers.Defence:
		return t.game.DefenceOf(p, u), true
	case patrollers.Move:
		return t.game.MoveOf(p, u), true
	}
	return t.game.RangeOf(p, u), true
}

// tagLines returns the lines of a tag below its values, the most important first.
func (t *tags) tagLines(p *patrollers.Position, f patrollers.Figure, u int,
	viewer engines.Seat) (list []string) {
	switch {
	case f.Fallen:
		list = append(list, words.Sentence(hasFallen))
	case f.NearDeath:
		list = append(list, words.Sentence(nearDeath))
	}
	for _, state := range t.states(p, f) {
		list = append(list, words.Sentence(state))
	}
	act := t.special(t.game.SpecialOf(p, u))
	acts := act.Name != "" && !f.Fallen
	if acts {
		list = append(list, act.Name)
	}
	for _, id := range f.Equipment {
		list = append(list, t.tokenName(id))
	}
	if text := t.tokenText(p, f, viewer); text != "" {
		list = append(list, text)
	}
	if acts {
		list = append(list, act.Text)
	}
	if die := t.fighter(f).Die; die != t.commonDie() {
		list = append(list, paper.DieText(die))
	}
	return list
}

// commonDie returns the action die that most Patrollers have. Tags name only other dice.
func (t *teams) commonDie() engines.Die {
	count := map[engines.Die]int{}
	best := t.roster[0].Die
	for i := range t.roster {
		die := t.roster[i].Die
		if count[die]++; count[die] > count[best] {
			best = die
		}
	}
	return best
}
