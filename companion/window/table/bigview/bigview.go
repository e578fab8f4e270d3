// Package bigview is a second window for a television: the board, whose turn it is, the prompt and the dice,
// large enough to be read from three metres, and nothing to press. It shows what all may see.
package bigview

import (
	"image"
	"image/color"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/board"
	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/printables/drawing"
)

// State is what the view shows.
type State struct {
	Scene        *tableau.Scene
	Name, Prompt string
	// Goal is what the match is played for, and Standing how far each has come: "Mia: 12".
	Goal     string
	Standing []string
	// More is what else decides, such as hearts; where there is too little room, first the middle is left out.
	More []string
	// Danger is what is about to decide the match, in few words, in place of goal and standing; "" is
	// nothing.
	Danger string
	Mark   *widgets.Mark // of whoever is to play; nil for nobody
	// Figure is the face of whoever is to play, in that person's colour; "" for none.
	Figure string
	Colour drawing.Colour
	Dice   []image.Image
}

// Decide takes what decides the match from the goals of a scene, given the names of seats.
func (s *State) Decide(goals []tableau.Goal, name func(engines.Seat) string) {
	for _, goal := range goals {
		s.More = goal.More
		if s.Danger != "" {
			continue
		}
		if s.Goal = goal.Text; len(goals) > 1 {
			s.Standing = append(s.Standing, words.Does(name(goal.Seat), strconv.Itoa(goal.Have)))
		}
	}
}

// View is the window. Pieces do not glide in it: it is painted once for each thing that happens, since both
// windows are painted by one thread.
type View struct {
	window fyne.Window
	board  *board.Board
	ground *canvas.Rectangle
	column *fyne.Container
	now    State
}

// Open opens the window, over the whole of the second screen if there is one. Closed is called when people
// close it.
func Open(sh *shell.Shell, closed func()) *View {
	v := &View{window: fyne.CurrentApp().NewWindow(words.BigView), board: board.New(),
		ground: canvas.NewRectangle(color.Transparent), column: container.NewWithoutLayout()}
	v.board.Work, v.board.Moving = sh.Work, false
	v.window.SetContent(container.NewStack(v.ground, container.New(&wall{v}, v.board, v.column)))
	v.window.SetPadded(false)
	v.window.Resize(fyne.NewSize(1280, 720))
	v.window.SetOnClosed(closed)
	v.window.Canvas().SetOnTypedKey(func(key *fyne.KeyEvent) {
		switch key.Name {
		case fyne.KeyEscape:
			v.window.Close()
		case fyne.KeyF11:
			v.window.SetFullScreen(!v.window.FullScreen())
		}
	})
	if second, ok := v.window.(desktop.Window); ok && sh.Screens() > 1 {
		second.RequestFullScreenSecondary()
	}
	v.window.Show()
	sh.Window.RequestFocus()
	return v
}

// Close closes the window.
func (v *View) Close() { v.window.Close() }

// Window returns the window, for tests.
func (v *View) Window() fyne.Window { return v.window }

// Now returns what is shown, for tests.
func (v *View) Now() State { return v.now }

// Show shows a state.
func (v *View) Show(now State) {
	v.now = now
	v.ground.FillColor = look.Current().Table
	v.ground.Refresh()
	if now.Scene != nil && now.Scene != v.board.Scene() {
		v.board.SetScene(now.Scene)
		v.board.Allow(nil, nil, true)
	}
	v.fill()
}

// How large things are, as parts of the height of the window: the prompt, which shrinks to the smallest that
// can be read from three metres where it is long, and the dice. The column is so wide, as a part of the
// width.
const (
	largest  = 1.0 / 13
	smallest = 1.0 / 25
	dieSide  = 1.0 / 6
	wide     = 0.34
)

// fill puts the texts and the dice into the column, below each other.
func (v *View) fill() {
	size := v.column.Size()
	v.column.Objects = nil
	if size.Width < 20 || size.Height < 20 {
		return
	}
	ink, y := look.Current().Ink, size.Height*0.06
	write := func(said string, high float32, style fyne.TextStyle, ink color.Color) {
		if said == "" {
			return
		}
		for _, line := range widgets.Lines(said, high, style, size.Width) {
			t := canvas.NewText(text.InOrder(line), ink)
			t.TextSize, t.TextStyle = high, style
			widgets.Put(t, fyne.NewPos(0, y), t.MinSize())
			v.column.Add(t)
			y += high * 1.3
		}
	}
	name := size.Height / 20
	if v.now.Mark != nil {
		widgets.Put(v.now.Mark, fyne.NewPos(0, y), fyne.NewSquareSize(size.Height/9))
		v.column.Add(v.now.Mark)
		if v.now.Figure != "" { // the face is large, the mark a small sign behind it
			side := size.Height / 9
			face := widgets.NewFace(v.now.Figure, v.now.Colour, side)
			widgets.Put(face, fyne.NewPos(0, y), fyne.NewSquareSize(side))
			widgets.Put(v.now.Mark, fyne.NewPos(side*1.15, y+side/4), fyne.NewSquareSize(side/2))
			v.column.Add(face)
		}
		y += size.Height / 8
	}
	write(v.now.Name, name, look.Bold, ink)
	y += name * 0.4
	high := size.Height * largest
	for high > size.Height*smallest &&
		(float32(len(widgets.Lines(v.now.Prompt, high, look.Title, size.Width)))*
			high*1.3 > size.Height*0.42 || tooWide(v.now.Prompt, high, size.Width)) {
		high = max(size.Height*smallest, high*0.94)
	}
	write(v.now.Prompt, high, look.Title, ink)
	if v.now.Goal != "" || len(v.now.Standing) > 0 {
		y += name * 0.4
		write(v.now.Goal, name*0.8, look.Bold, ink)
		write(strings.Join(v.now.Standing, ", "), name*0.8, look.Title, ink)
	}
	if v.now.Danger != "" {
		y += name * 0.4
		write(v.now.Danger, name, look.Bold, look.Current().Warn)
	}
	side := size.Height * dieSide
	more := v.fitting(size, size.Height-y-v.diceHeight(size.Width, side)-high*0.4-name*0.8)
	if len(more) > 0 {
		y += name * 0.4
	}
	for _, said := range more {
		write(said, size.Height*smallest, fyne.TextStyle{}, ink)
	}
	y, x := y+high*0.4, float32(0)
	for _, die := range v.now.Dice {
		if x > 0 && x+side > size.Width {
			x, y = 0, y+side*1.1
		}
		picture := canvas.NewImageFromImage(die)
		widgets.Put(picture, fyne.NewPos(x, y), fyne.NewSquareSize(side))
		v.column.Add(picture)
		x += side * 1.15
	}
	v.column.Refresh()
}

// diceHeight returns how high the dice are that lie below each other in a width.
func (v *View) diceHeight(width, side float32) float32 {
	row := max(1, int((width-side)/(side*1.15))+1)
	return float32((len(v.now.Dice)+row-1)/row) * side * 1.1
}

// fitting returns as much of what else decides as fits into a height: the first and the last stay longest.
func (v *View) fitting(size fyne.Size, room float32) []string {
	list := slices.Clone(v.now.More)
	for len(list) > 0 {
		lines, high := 0, size.Height*smallest
		for _, said := range list {
			lines += len(widgets.Lines(said, high, fyne.TextStyle{}, size.Width))
		}
		if float32(lines)*high*1.3 <= room {
			break
		}
		list = slices.Delete(list, len(list)/2, len(list)/2+1)
	}
	return list
}

// tooWide reports whether a line of a text is wider than the column, because of a long word.
func tooWide(said string, size, width float32) bool {
	return slices.ContainsFunc(widgets.Lines(said, size, look.Title, width), func(line string) bool {
		return fyne.MeasureText(line, size, look.Title).Width > width
	})
}

// wall is the layout of the window: the board beside the column.
type wall struct{ view *View }

// MinSize implements fyne.Layout.
func (*wall) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(480, 270) }

// Layout implements fyne.Layout.
func (w *wall) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	gap, column := size.Height*0.03, size.Width*wide
	widgets.Put(objects[0], fyne.NewPos(gap, gap), fyne.NewSize(size.Width-column-3*gap, size.Height-2*gap))
	widgets.Put(objects[1], fyne.NewPos(size.Width-column-gap, 0), fyne.NewSize(column, size.Height))
	w.view.fill()
}
