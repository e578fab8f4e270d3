//go:build cgo

package main

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/screens/newmatch"
	"homespun/companion/window/table"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// evening is a match to be begun: a game on the shelf, its rules and theme as they are called ("" for those
// that are offered), and who plays: names, or a bot of a level as bot:easy; none for those of the match
// before, who are offered again.
type evening struct {
	game, rules, theme string
	names              []string
	// app has the app roll; else the dice are real. real are real cards, or a real mat with its twine.
	app, real bool
	// screen are pieces on the screen; else they are where the family has them.
	screen bool
	// says are words to be read on the way, in a prompt or a track.
	says []string
	// broken is a file among the house rules that cannot be used, and is told of below the others.
	broken string
}

// begins begins a match from the shelf: everything is clicked, and only who is new types a name.
func (h *hand) begins(e evening) {
	h.t.Helper()
	h.tap(h.steady(e.game+" is on the shelf", func() fyne.CanvasObject {
		if b := h.buttonOf(e.game, words.Play); b != nil {
			return h.reached(b)
		}
		return nil
	}), fyne.NewPos(12, 12))
	h.until("a new match is asked for", func() bool { return h.label(words.WhoPlays) != nil })
	for _, choice := range []struct{ fold, name string }{ // the rules say how many can play
		{words.WhichTheme, e.theme}, {words.WhichRules, e.rules}} {
		if choice.name == "" {
			continue
		}
		h.unfolds(choice.fold+" can be opened", choice.fold)
		tile := h.tile(choice.name)
		h.tap(tile, fyne.NewPos(20, 14))
		h.until(choice.name+" is chosen", func() (chosen bool) {
			h.do(func() { chosen = tile.Chosen })
			return chosen
		})
	}
	if e.broken != "" {
		h.steady(e.broken+" is told of", func() fyne.CanvasObject {
			return h.reached(h.label(words.Facts(words.CannotBeUsed, e.broken)))
		})
		h.picture("broken")
	}
	h.seats(e.names)
	if e.screen {
		h.tap(h.tile(words.OnThisScreen), fyne.NewPos(20, 14))
	}
	switch {
	case h.button(words.RealDice) == nil: // a game without dice
	case e.app:
		h.choose(words.AppRolls)
	default:
		h.choose(words.RealDice)
	}
	for screen, byHand := range map[string]string{words.AppMeasures: words.WeMeasure,
		words.CardsOnScreen: words.CardsInHand} {
		switch {
		case h.button(screen) == nil: // a game without them
		case e.real:
			h.choose(byHand)
		default:
			h.choose(screen)
		}
	}
	h.picture("new-match")
	h.press(words.Play)
	h.until("the table is shown", func() bool { return h.table() != nil })
}

// unfolds clicks the button of some words, wherever on the page it lies.
func (h *hand) unfolds(what, text string) {
	h.t.Helper()
	h.tap(h.steady(what, func() fyne.CanvasObject {
		if b := h.button(text); b != nil {
			return h.reached(b)
		}
		return nil
	}), fyne.NewPos(12, 12))
}

// tile returns the tile of a name, once it lies in the window.
func (h *hand) tile(name string) *widgets.Tile {
	h.t.Helper()
	return h.steady("there is "+name, func() fyne.CanvasObject {
		if tile := h.tileOf(name); tile != nil {
			return h.reached(tile)
		}
		return nil
	}).(*widgets.Tile)
}

// tileOf returns the tile of a name, nil where there is none.
func (h *hand) tileOf(name string) (found *widgets.Tile) {
	h.do(func() {
		walk(h.shell.Window.Content(), func(o fyne.CanvasObject) {
			if tile, ok := o.(*widgets.Tile); ok && tile.Name == name && found == nil {
				found = tile
			}
		})
	})
	return found
}

// seats says how many play, has those of last time get up, and people and bots sit down, each on the next
// chair. Who has never played is asked for a name.
func (h *hand) seats(names []string) {
	h.t.Helper()
	if len(names) == 0 || slices.Equal(h.seated(), names) {
		return
	}
	if count := strconv.Itoa(len(names)); h.button(count) != nil {
		h.choose(count)
	}
	h.until("there is a chair for each", func() bool { return len(h.seated()) == len(names) })
	for i := len(names) - 1; i >= 0; i-- {
		if h.seated()[i] != "" {
			h.chair(i)
			h.until("the chair is free", func() bool { return h.seated()[i] == "" })
		}
	}
	h.chair(0) // it is the next one to be sat on
	for i, name := range names {
		level, bot := strings.CutPrefix(name, "bot:")
		switch {
		case bot:
			h.tap(h.tile(words.BotOf(level)), fyne.NewPos(20, 14))
		case h.tileOf(name) != nil:
			h.tap(h.tile(name), fyne.NewPos(20, 14))
		default:
			h.tap(h.tile(words.SomebodyNew), fyne.NewPos(20, 14))
			h.until("a name is asked for", func() bool {
				entry, asked := h.focused().(*widgets.Entry)
				return asked && entry.Name == words.PersonName
			})
			h.words(name)
			h.until(name+" is typed", func() (typed bool) {
				entry, asked := h.focused().(*widgets.Entry)
				h.do(func() { typed = asked && entry.Text == name })
				return typed
			})
			h.key("Return")
		}
		h.until(name+" sits", func() bool { return h.seated()[i] == name })
	}
}

// seated returns who sits on each chair: a name, a bot as bot:easy, or "".
func (h *hand) seated() (names []string) {
	h.do(func() {
		screen, ok := h.shell.Screen().(*newmatch.Screen)
		if !ok {
			return
		}
		for _, seat := range screen.Seats() {
			name := strings.Join(seat.Names, " and ")
			if seat.Bot != "" {
				name = "bot:" + seat.Bot
			}
			names = append(names, name)
		}
	})
	return names
}

// chair taps a chair.
func (h *hand) chair(number int) {
	h.t.Helper()
	h.tap(h.steady("there is a chair", func() fyne.CanvasObject {
		var tile *widgets.Tile
		h.do(func() { tile = h.shell.Screen().(*newmatch.Screen).Chair(number) })
		if tile == nil {
			return nil
		}
		return h.reached(tile)
	}), fyne.NewPos(20, 14))
}

// choose clicks the button of some words among several of which one counts, wherever on the page it lies.
func (h *hand) choose(text string) {
	h.t.Helper()
	button := h.steady("there is a button "+text, func() fyne.CanvasObject {
		if b := h.button(text); b != nil {
			return h.reached(b)
		}
		return nil
	}).(*widgets.Button)
	h.tap(button, fyne.NewPos(12, 12))
	h.until(text+" is chosen", func() (chosen bool) {
		h.do(func() { chosen = button.Chosen })
		return chosen
	})
}

// spends plays a recorded match from the shelf to its end and goes back to the shelf.
func (h *hand) spends(folder string, e evening, path string) {
	h.t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		h.t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		h.t.Fatal(err)
	}
	if len(e.says) > 0 { // what is told waits until it has been read
		h.sets(words.TellingTaps)
	}
	h.begins(e)
	h.awaits = slices.Clone(e.says)
	h.play(file.Lines)
	h.picture("end")
	for _, said := range h.awaits {
		h.t.Errorf("%q was never to be read", said)
	}
	h.ends(folder, path)
	if len(e.says) > 0 {
		h.sets(words.TellingCalm)
	}
}

// accompanies plays a match with bots from the shelf to its end and goes back to the shelf: what is on disk
// then is legal, and finished.
func (h *hand) accompanies(folder string, e evening) {
	h.t.Helper()
	h.begins(e)
	h.joins()
	h.hear(h.table())
	h.picture("end")
	path := h.leaves(folder)
	if got := record.VerifyFile(path, games.All().Resolve, games.All().Say); !got.OK || !got.Finished {
		h.t.Errorf("%s: %+v, %+v; want a finished match", path, got, got.Error)
	}
}

// ends leaves a match that is over, and compares what is on disk with the record that was played.
func (h *hand) ends(folder, path string) {
	h.t.Helper()
	sameEnd(h.t, h.leaves(folder), path)
}

// leaves goes back to the shelf from a match, and returns where it is kept.
func (h *hand) leaves(folder string) (played string) {
	h.t.Helper()
	h.do(func() { played = h.shell.Screen().(*table.Screen).Session().Path() })
	if filepath.Dir(played) != household.Folder(folder).Matches() ||
		!strings.HasSuffix(played, session.Ending) {
		h.t.Errorf("the match is kept in %s", played)
	}
	h.press(words.Back)
	h.steady("the shelf is shown", func() fyne.CanvasObject {
		if b := h.button(words.Play); b != nil {
			return b
		}
		return nil
	})
	return played
}

// house writes a family's house rules.
func (h *hand) house(folder, name, text string) {
	h.t.Helper()
	folders := []string{folder}
	if h.twin != nil {
		folders = append(folders, h.twin.family)
	}
	for _, folder := range folders {
		path := filepath.Join(household.Folder(folder).HouseRules(), name+".toml")
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			h.t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			h.t.Fatal(err)
		}
	}
}

// sets chooses something in the settings, and goes back to the shelf.
func (h *hand) sets(choice string) {
	h.t.Helper()
	h.press(words.Settings)
	h.choose(choice)
	h.press(words.Back)
	h.until("the shelf is shown", func() bool { return h.button(words.Play) != nil })
}

// resize makes the window another size.
func (h *hand) resize(width, height float32) {
	h.t.Helper()
	size := fyne.NewSize(width, height)
	h.do(func() { h.shell.Window.Resize(size) })
	h.until("the window has its size", func() (has bool) {
		h.do(func() { has = h.shell.Window.Canvas().Size() == size })
		return has
	})
}

// label returns the first line of some words, nil where there is none.
func (h *hand) label(text string) (found fyne.CanvasObject) {
	h.do(func() {
		walk(h.shell.Window.Content(), func(o fyne.CanvasObject) {
			if l, ok := o.(*widget.Label); ok && l.Text == text && found == nil {
				found = l
			}
		})
	})
	return found
}

// buttonOf returns the button of some words in the box of a game.
func (h *hand) buttonOf(game, text string) (found *widgets.Button) {
	here := false
	h.do(func() {
		walk(h.shell.Window.Content(), func(o fyne.CanvasObject) {
			if title, ok := o.(*canvas.Text); ok &&
				slices.ContainsFunc(games.All().All(), func(g *rulesets.Game) bool {
					return g.Title == title.Text
				}) {
				here = title.Text == game
			}
			if b, ok := o.(*widgets.Button); ok && here && b.Text == text && found == nil {
				found = b
			}
		})
	})
	return found
}

// reached turns the wheel until an object lies in the window, and returns it then.
func (h *hand) reached(o fyne.CanvasObject) fyne.CanvasObject {
	if o == nil {
		return nil
	}
	var at fyne.Position
	var size fyne.Size
	// what stays at the top and at the bottom of a screen, and how far it goes at once
	const head, notch = 80, 60
	foot := float32(110)
	h.do(func() {
		at = fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
		size = h.shell.Window.Canvas().Size()
		if h.shell.Screen().Title() == words.App { // nothing stays at the bottom of the shelf
			foot = 48
		}
	})
	wheel, far := "5", at.Y-size.Height+foot
	switch {
	case far > 0:
	case at.Y < head:
		wheel, far = "4", head-at.Y
	default:
		return o
	}
	h.xdo("mousemove", "640", "400", "click", "--repeat", strconv.Itoa(1+int(far/notch)), "--delay", "10",
		wheel)
	pause()
	return nil
}

// asksTable reports whether the screen asks the table for a move, as while it enters what it deals.
func (h *hand) asksTable(screen *table.Screen, m engines.Move) (asks bool) {
	h.do(func() {
		q, s := screen.Question(), screen.Session()
		asks = q != nil && q.Seat == engines.Table && slices.Contains(s.Engine().Moves(s.Position(), nil), m)
	})
	return asks
}

// hear hears what is told after a line: the first thing, with a picture of it, and one after another while
// words are waited for, and then straight to the end.
func (h *hand) hear(screen *table.Screen) {
	h.t.Helper()
	telling := func() (yes bool) {
		h.do(func() { yes = screen.Replaying() })
		return yes
	}
	if !telling() {
		return
	}
	if h.watches {
		h.until("everything is told", func() bool { return !telling() })
		return
	}
	h.picture("telling")
	for h.reads(screen); len(h.awaits) > 0 && telling(); h.reads(screen) {
		var before, now string
		h.do(func() { before = screen.Prompt() })
		h.key("space")
		h.until("the next thing is told", func() bool {
			h.do(func() { now = screen.Prompt() })
			return now != before || !telling()
		})
	}
	if !telling() { // told to its end meanwhile
		return
	}
	h.key("Escape")
	h.until("everything is told", func() bool { return !telling() })
}
