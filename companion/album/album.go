// Package album makes the pictures and words by which a match is known again: what lies on its table, who
// plays, whose turn it is. It reads files; call it beside the window.
package album

import (
	"image"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"time"

	"homespun/companion/board"
	"homespun/companion/session"
	"homespun/companion/table"
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// Leaf is one match as it stands.
type Leaf struct {
	Path string
	// Title names the game and its house rules, Colour is the game's.
	Title  string
	Colour drawing.Colour
	// Names are who plays, one a seat, "" where nobody is named; Said is what the seats are called then too.
	Said []string
	// Now is what the match waits for, or how it ended; Turn whose turn it is, Table where that is nobody or
	// several.
	Now      string
	Turn     engines.Seat
	Over     bool
	Winners  []engines.Seat
	Modified time.Time
	Lines    int
	// Problem is what is wrong with the file, as one sentence; "" where nothing is.
	Problem string

	scene *tableau.Scene
}

// Names joins who plays: "Ava and Ben".
func (l *Leaf) Names() string { return words.Sentence(words.AndNames(l.Said)) }

// Picture draws what lies on the table, as large as fits into so many real pixels; nil where there is nothing
// to show.
func (l *Leaf) Picture(width, height int) image.Image {
	if l.scene == nil {
		return nil
	}
	return board.Picture(l.scene, width, height)
}

// Of returns the leaf of a match file.
func Of(games tableau.Games, saved session.Saved) *Leaf {
	l := &Leaf{Path: saved.Path, Modified: saved.Modified, Lines: saved.Lines, Over: saved.Over,
		Turn: engines.Table, Colour: drawing.Ink}
	l.Title = strings.TrimSuffix(filepath.Base(saved.Path), filepath.Ext(saved.Path))
	if saved.Problem != nil {
		l.Problem = words.Problem(saved.Problem)
		return l
	}
	s, err := session.Open(saved.Path, games.Options())
	if err != nil {
		l.Problem = words.Problem(err)
		return l
	}
	defer s.Close()
	if err := l.fill(games, s); err != nil {
		l.Problem = words.Problem(err)
	}
	return l
}

func (l *Leaf) fill(games tableau.Games, s *session.Session) error {
	m, err := table.MatchOf(games, s)
	if err != nil {
		return err
	}
	l.Title, l.Colour = m.Title, m.Colour
	position, seats := s.Position(), s.Seats()
	l.Turn = turn(s.Pending())
	name := 0
	if l.Turn >= 0 {
		name = s.AtTurn(l.Turn)
	}
	all := m.Speak(seats, engines.Table, 0)
	for i := range seats {
		l.Said = append(l.Said, all.Seat(engines.Seat(i)))
	}
	voice := m.Speak(seats, l.Turn, name)
	l.Now = voice.Prompt(position)
	for _, seat := range s.Engine().Outcome(position).Winners.List() {
		if l.Over && seat >= 0 {
			l.Winners = append(l.Winners, seat)
		}
	}
	l.scene = m.Game(voice).Scene(position, engines.Table)
	return nil
}

// turn returns whose turn it is: who owes a decision, or whose dice are due.
func turn(pending engines.Pending) engines.Seat {
	if pending.Rolling() {
		owner := engines.Table
		for i, die := range pending.Roll.Dice() {
			if i > 0 && die.Owner != owner {
				return engines.Table
			}
			owner = die.Owner
		}
		return max(engines.Table, owner)
	}
	if pending.Who.Len() == 1 {
		return max(engines.Table, pending.Who.Only())
	}
	return engines.Table
}

// Lid returns the scene on the lid of a game's box: its board as it looks some way into a match, always the
// same one.
func Lid(games tableau.Games, rules *rulesets.Ruleset, theme *rulesets.Theme) (*tableau.Scene, error) {
	engine, err := rules.Compile(0)
	if err != nil {
		return nil, err
	}
	h := session.HeaderOf(rules, nil)
	if theme != nil {
		h.Theme = theme.ID
	}
	for _, id := range engine.SeatIDs() {
		h.Seats = append(h.Seats, record.Seat{ID: id})
	}
	s, err := session.Create("", h, games.Options())
	if err != nil {
		return nil, err
	}
	defer s.Close()
	m, err := table.MatchOf(games, s)
	if err != nil {
		return nil, err
	}
	game := m.Game(m.Speak(s.Seats(), engines.Table, 0))
	const into, longest, step = 34, 400, 10 // lines: every piece is on the board and the sides have met
	random := rand.New(rand.NewPCG(6, 2))
	position := engine.Start()
	for line := 0; line < longest; line++ {
		if line >= into && line%step == into%step {
			if scene := game.Scene(position, engines.Table); !apart(scene) {
				return scene, nil
			}
		}
		next := engine.Pending(position)
		if next.Over() {
			break
		}
		after := engine.Apply(position, engine.Sample(position, random), nil)
		if engine.Pending(after).Over() {
			break
		}
		position = after
	}
	return game.Scene(position, engines.Table), nil
}

// Colour returns the colour of a game on paper.
func Colour(g *rulesets.Game) drawing.Colour { return parts.Colour(g.Color, drawing.Ink) }
