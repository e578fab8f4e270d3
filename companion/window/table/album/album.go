// Package album makes the pictures and texts by which people recognise a match: its board, its players, whose
// turn it is. It reads files, so call it in the background.
package album

import (
	"image"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"homespun/companion/match/doubles"
	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/table/board"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/podium"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// Leaf describes one saved match.
type Leaf struct {
	Path string
	// Title names the game and its house rules. Colour is the game's colour.
	Title  string
	Colour drawing.Colour
	// Said are the names of the seats' players, one entry a seat. A seat without names has what the theme
	// calls it.
	Said []string
	// Players are the seats with those who play them.
	Players []record.Seat
	// Now says what is pending, or how the match ended. Turn is whose turn it is; Table if that is nobody or
	// several seats.
	Now  string
	Turn engines.Seat
	Over bool
	// TurnColour and TurnSign are those of the seat whose turn it is; None stands for its usual ones.
	TurnColour drawing.Colour
	TurnSign   drawing.Sign
	// WentOn says that the match goes on by other rules in another file.
	WentOn   bool
	Winners  []engines.Seat
	Modified time.Time
	Lines    int
	// Double is a sentence on the file of which this is a second copy; "" if it is none.
	Double string
	// Problem is a sentence on what is wrong with the file; "" if it can be read.
	Problem string

	scene *tableau.Scene
}

// dated are the names that the app gives to match files, which begin with the day.
var dated = regexp.MustCompile(`^\d{4}-\d\d-\d\d `)

// Names joins the players: "Ava and Ben".
func (l *Leaf) Names() string { return words.Sentence(words.AndNames(l.Said)) }

// Picture draws the board with its pieces, as large as fits into a width and height in physical pixels. It
// returns nil if the match could not be read.
func (l *Leaf) Picture(width, height int) image.Image {
	if l.scene == nil {
		return nil
	}
	return board.Picture(l.scene, width, height)
}

// Of reads a match file and describes it. known are the people whose faces and colours are known.
func Of(games tableau.Games, saved session.Saved, known []people.Person) *Leaf {
	l := &Leaf{Path: saved.Path, Modified: saved.Modified, Lines: saved.Lines, Over: saved.Over,
		WentOn: saved.GoesOnIn != "", Turn: engines.Table, Colour: drawing.Ink, Double: doubles.Sentence(saved.Path)}
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
	if err := l.fill(games, s, known); err != nil {
		l.Problem = words.Problem(err)
	}
	return l
}

func (l *Leaf) fill(games tableau.Games, s *session.Session, known []people.Person) error {
	m, err := evening.Of(games, s)
	if err != nil {
		return err
	}
	m.People = known
	l.Title, l.Colour = m.Title, m.Colour
	if name := strings.TrimSuffix(filepath.Base(l.Path), filepath.Ext(l.Path)); !dated.MatchString(name) {
		l.Title = words.Facts(words.Short(name, 40), l.Title) // somebody has given the file a name
	}
	position, seats := s.Position(), s.Seats()
	l.Turn = turn(s.Pending())
	name := 0
	if l.Turn >= 0 {
		name = s.AtTurn(l.Turn)
	}
	l.Players = seats
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
	if l.WentOn {
		l.Now = words.WentOn
	}
	if l.Over {
		l.Now = podium.Of(s, m.Game(all), all, nil).Result().Title
	}
	game := m.Dressed(voice)
	l.scene = game.Scene(position, engines.Table)
	l.TurnColour, l.TurnSign = game.SeatLook(position, l.Turn)
	return nil
}

// turn returns the seat that owes a decision, or whose roll is pending.
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

// Lid returns the scene for the lid of a game's box: the board some way into a match. The match is played at
// random, with a fixed seed, so that the picture is always the same.
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
	m, err := evening.Of(games, s)
	if err != nil {
		return nil, err
	}
	game := m.Game(m.Speak(s.Seats(), engines.Table, 0))
	// The numbers count lines. After 34 every piece is on the board and the sides have met.
	const into, longest, step = 34, 400, 10
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
