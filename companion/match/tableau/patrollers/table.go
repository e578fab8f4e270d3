// Package patrollers shows Patrollers on the table screen: the mat to scale with figures and twines, and the
// dog-tags of all figures. It lays positions out as scenes, and says which inputs make which moves.
package patrollers

//go:generate go run homespun/rulesets/template/doors

import (
	"cmp"
	"slices"
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/patrollers"
	"homespun/printables/drawing"
	paper "homespun/printables/patrollers"
	"homespun/rulesets"
)

// Table is the tableau.Game of one match of Patrollers. A tenth of an inch is a millimetre of the scene.
type Table struct {
	tableau.Defaults
	game   *patrollers.Game
	teams  *teams
	tags   *tags
	tracks *tracks
	taps   *taps
	twines *twines
	troupe *troupe
	// mat is the table to scale, or a plain mat where the players measure. Cards and tokens are the sheets
	// that are chosen from.
	mat           *drawing.Drawing
	cards, tokens sheet
}

// teams are the figures of both sides, with what they are called and how they stand.
type teams struct {
	tableau.Terms
	game    *patrollers.Game
	lengths patrollers.Lengths
	roster  []patrollers.Fighter
	dress   tableau.Dress
}

var (
	_ tableau.Game    = (*Table)(nil)
	_ tableau.Dresser = (*Table)(nil)
)

// New returns the table of a match, in the words and icons of a theme.
func New(engine engines.Engine, voice tableau.Voice, theme *rulesets.Theme) *Table {
	return newTable(tableau.Terms{Engine: engine, Voice: voice, Theme: theme}, tableau.Dress{})
}

// In implements tableau.Dresser: the mat and the dog-tags have the colours of the sides.
func (t *Table) In(dress tableau.Dress) tableau.Game { return newTable(t.Terms, dress) }

func newTable(terms tableau.Terms, dress tableau.Dress) *Table {
	game := terms.Engine.Game().(*patrollers.Game)
	both := &teams{terms, game, game.Lengths(), game.Roster(), dress}
	t := &Table{Defaults: tableau.Defaults{Terms: terms}, game: game, teams: both, tracks: &tracks{both},
		tags: &tags{both, map[any]*drawing.Drawing{}}, taps: &taps{both}, troupe: &troupe{both}}
	t.twines = &twines{teams: both, tags: t.tags, taps: t.taps}
	top := &tabletop{both}
	if game.Measured() {
		t.mat = top.drawGround()
	} else {
		t.mat = top.drawMat()
	}
	t.cards, t.tokens = top.drawRoster(), top.drawTokens()
	return t
}

var positionOf = tableau.At[patrollers.Position]

// Scene implements tableau.Game. A seat sees its own tokens even where they have not been shown to all.
func (t *Table) Scene(position engines.Position, seat engines.Seat) *tableau.Scene {
	p := positionOf(position)
	s := t.lay(p, seat)
	t.pointOut(s, p)
	return s
}

// lay returns the scene without arrows and highlights. Its mat is the table, or the cards, tokens or dog-tags
// while these are chosen from or dialled.
func (t *Table) lay(p *patrollers.Position, seat engines.Seat) *tableau.Scene {
	s := &tableau.Scene{}
	switch {
	case p.Stage() == patrollers.DuePick && p.SettingUp():
		t.cards.lay(s)
		t.pickedOn(s, p)
	case p.Stage() == patrollers.DueToken, t.teams.unseals(p):
		t.tokens.lay(s)
	case t.teams.dials(p):
		t.tags.drawTags(p, t.Engine.Pending(*p).Who.Only()).lay(s)
		s.Tracks, s.Goals = t.tracks.tracks(p), t.tracks.goals(p)
		return s
	default:
		return t.layMat(p, seat)
	}
	t.addTags(s, p, seat)
	s.Tracks, s.Goals = t.tracks.tracks(p), t.tracks.goals(p)
	return s
}

// layMat returns the scene of the mat with all that lies on it and beside it, without arrows and highlights.
func (t *Table) layMat(p *patrollers.Position, seat engines.Seat) *tableau.Scene {
	s := &tableau.Scene{Mat: t.mat, Slot: 34}
	t.figures(s, p)
	t.explosives(s, p)
	t.waiting(s, p)
	t.addTags(s, p, seat)
	s.Tracks, s.Goals = t.tracks.tracks(p), t.tracks.goals(p)
	return s
}

// dials reports whether a dog-tag is to be dialled. Then the printed tags of the side lie on the table
// instead of the mat.
func (t *teams) dials(p *patrollers.Position) bool {
	return p.Stage() == patrollers.DueDial || p.Stage() == patrollers.DueElixir
}

// unseals reports whether a figure is dying whose token was sealed in it. The players then open it and enter
// which token it is.
func (t *teams) unseals(p *patrollers.Position) bool {
	u, dying := p.Dying()
	if !dying || p.Stage() != patrollers.DueReveal {
		return false
	}
	f, _ := t.game.Figure(p, u)
	return f.Token == "sealed"
}

// pointOut highlights the figure that has the turn, or the attacker and the target with an arrow between
// them.
func (t *Table) pointOut(s *tableau.Scene, p *patrollers.Position) {
	if b, ok := t.game.Battle(p); ok {
		light(s, b.From, b.At)
		aim(s, b.From, b.At)
		return
	}
	if u, ok := p.Dying(); ok {
		light(s, u)
	} else if u, _, ok := p.Acting(); ok {
		light(s, u)
	}
}

// light highlights figures, on the mat and by their tags.
func light(s *tableau.Scene, list ...int) {
	for _, u := range list {
		for i := range s.Pieces {
			if s.Pieces[i].ID == u {
				s.Pieces[i].Lit = true
			}
		}
		for i := range s.Tags {
			if s.Tags[i].Piece == u {
				s.Tags[i].Lit = true
			}
		}
	}
}

// aim adds a strong arrow from one figure to another, where both are on the mat at different places.
func aim(s *tableau.Scene, from, to int) {
	a, okA := s.Piece(from)
	b, okB := s.Piece(to)
	if okA && okB && a.Spot < 0 && b.Spot < 0 && a.At != b.At {
		s.Arrows = append(s.Arrows, tableau.Arrow{From: a.At, To: b.At, Seat: a.Seat, Strong: true})
	}
}

// Private implements tableau.SecretKeeper: only tokens are chosen out of the others' sight (PAT-28).
func (t *Table) Private(position engines.Position, _ bool) bool {
	return positionOf(position).Stage() == patrollers.DueToken
}

// Alias implements tableau.Game. A dog-tag stands for its figure. Where dog-tags are chosen from, a figure
// stands for its tag instead.
func (t *Table) Alias(position engines.Position, in tableau.Input) tableau.Input {
	p := positionOf(position)
	byTag := p.Stage() == patrollers.DueToken || t.teams.dials(p)
	switch u, tag := tagSpots.of(in); {
	case tag && !byTag:
		return tableau.APiece(u)
	case byTag && isFigure(in):
		return tagSpots.at(in.ID)
	}
	return in
}

// name returns what a player is called.
func (t *teams) name(who engines.Seat) string { return words.Sentence(t.Voice.Seat(who)) }

// number is the sign on a figure: its number in its team.
func number(u int) string { return strconv.Itoa(u%patrollers.MaxTeam + 1) }

// whose names a figure with its owner: "Ava's Ice Man".
func (t *teams) whose(p *patrollers.Position, u int) string {
	return t.Voice.Whose(t.game.FigureArg(p, u))
}

// thing names a figure without its owner: "Ice Man".
func (t *teams) thing(p *patrollers.Position, u int) string {
	return t.Voice.Thing(t.game.FigureArg(p, u))
}

// fighter returns the Patroller that a figure is.
func (t *teams) fighter(f patrollers.Figure) *patrollers.Fighter { return &t.roster[f.Who] }

// className returns what a class is called.
func (t *teams) className(id string) string {
	return cmp.Or(t.game.Rules().ClassActions[id].Name, id)
}

// tokenName returns what a token is called, by its id.
func (t *teams) tokenName(id string) string {
	switch id {
	case "none":
		return noToken
	case "sealed":
		return sealedToken
	}
	return cmp.Or(t.game.Rules().DeathTokens[id].Name, id)
}

// special returns the special action as the ruleset describes it, the zero value for none.
func (t *teams) special(s patrollers.Special) patrollers.SpecialAct {
	if s == 0 {
		return patrollers.SpecialAct{}
	}
	id := patrollers.SpecialIDs[s-1]
	act := t.game.Rules().SpecialActions[id]
	act.Name = cmp.Or(act.Name, id)
	return act
}

// icon returns the picture of a Patroller, as on its standee.
func (t *teams) icon(f *patrollers.Fighter) string {
	return paper.Figure(t.game, t.Theme,
		slices.IndexFunc(t.roster, func(other patrollers.Fighter) bool { return other.ID == f.ID }))
}

// figuresOf returns the figures of a side that have been picked.
func (t *teams) figuresOf(p *patrollers.Position, seat engines.Seat) (list []int) {
	for _, u := range t.game.Units(seat) {
		if _, ok := t.game.Figure(p, u); ok {
			list = append(list, u)
		}
	}
	return list
}

// sides are the two seats.
var sides = [patrollers.Players]engines.Seat{0, 1}
