// Package tabletest plays matches through the table screen in Fyne's test driver, as people do: by taps where
// the board says that a spot is, or by keys. It is for tests only.
package tabletest

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"homespun/companion/games"
	"homespun/companion/kit"
	"homespun/companion/settings"
	"homespun/companion/shell"
	"homespun/companion/table"
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/record"
)

// Hand says how a driver plays.
type Hand uint8

const (
	// Taps plays with the pointer.
	Taps Hand = iota
	// Keys plays with the keyboard alone.
	Keys
)

// Driver plays on one table screen.
type Driver struct {
	Shell  *shell.Shell
	Screen *table.Screen
	Window fyne.Window
	// Hand is how it plays.
	Hand Hand
	// Pictures is the folder that a picture a prompt goes to; "" takes none.
	Pictures string

	t       testing.TB
	taken   int
	prompts string
	// timers are what the screen waits for; no time passes but by Pass.
	timers []*timer
	now    time.Duration
}

// timer is something to be done at a time, unless it is stopped before.
type timer struct {
	at   time.Duration
	do   func()
	gone bool
}

// after is the clock of the window: see [Driver.Pass].
func (d *Driver) after(wait time.Duration, do func()) (stop func()) {
	t := &timer{at: d.now + wait, do: do}
	d.timers = append(d.timers, t)
	return func() { t.gone = true }
}

// Pass lets time pass.
func (d *Driver) Pass(length time.Duration) {
	end := d.now + length
	for {
		d.timers = slices.DeleteFunc(d.timers, func(t *timer) bool { return t.gone })
		if len(d.timers) == 0 {
			break
		}
		next := slices.MinFunc(d.timers, func(a, b *timer) int { return int(a.at - b.at) })
		if next.at > end {
			break
		}
		d.now, next.gone = next.at, true
		next.do()
	}
	d.now = end
}

// Hear lets everything be told that is being told, with a picture of each thing where pictures are taken, and
// leaves the screen as it stands then.
func (d *Driver) Hear() {
	d.t.Helper()
	for d.Screen.Replaying() {
		switch d.prompted(); {
		case d.Pictures == "" && d.Hand == Keys:
			d.Key(fyne.KeyEscape)
		case d.Pictures == "":
			d.Button(words.Skip).Tapped(nil) // in a small window it may have been scrolled away
		case d.Hand == Keys:
			d.Key(fyne.KeySpace)
		default:
			d.Button(words.Next).Tapped(nil)
		}
	}
}

// Open opens a window of a size with the screen of a match in it. The settings say how it looks; motion is as
// the test driver has it, over at once.
func Open(t testing.TB, size fyne.Size, set settings.Settings, match table.Match) *Driver {
	t.Helper()
	test.NewTempApp(t)
	path := filepath.Join(t.TempDir(), "settings.toml")
	if err := set.Save(path); err != nil {
		t.Fatal(err)
	}
	d := &Driver{t: t, Window: test.NewTempWindow(t, nil)}
	d.Window.Resize(size)
	deps := shell.Deps{Games: games.All(), Folder: t.TempDir(), Settings: path,
		Start: func(do func()) { do() }, After: d.after}
	d.Shell = shell.New(deps, d.Window, func(sh *shell.Shell) shell.Screen {
		d.Screen = table.New(sh, match)
		return d.Screen
	})
	d.Window.Resize(size)
	return d
}

// PlayFile plays the lines of a match, WHO: MOVE, as a file has them after its front matter. Answers given in
// secret together may stand in any order in a file; the screen asks for them in seat order.
func (d *Driver) PlayFile(body string) {
	d.t.Helper()
	var lines []string
	for _, line := range strings.Split(body, "\n") {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			lines = append(lines, line)
		}
	}
	match := d.Screen.Session().Match()
	seat := func(text string) engines.Seat {
		line, _ := match.ReadLine(text)
		return line.Who()
	}
	for len(lines) > 0 {
		n := 1
		if pending := match.Pending(); pending.Secret && seat(lines[0]) >= 0 {
			n = min(pending.Who.Len(), len(lines))
			slices.SortStableFunc(lines[:n], func(a, b string) int { return int(seat(a)) - int(seat(b)) })
		}
		for _, line := range lines[:n] {
			d.Play(line)
		}
		lines = lines[n:]
	}
}

// Play plays one line, and fails the test where the screen does not come to where the line leads.
func (d *Driver) Play(text string) {
	d.t.Helper()
	s := d.Screen.Session()
	line, err := s.Match().ReadLine(text)
	if err != nil {
		d.t.Fatalf("%s: %v", text, err)
	}
	d.Hear()
	before := len(s.Match().Steps())
	switch {
	case line.Kind == record.UndoLine:
		d.shortcut(&fyne.ShortcutUndo{}, words.Undo)
	case line.Kind == record.RedoLine:
		d.shortcut(&fyne.ShortcutRedo{}, words.Redo)
	case line.Kind != record.MoveLine || line.Move.Who == engines.Table && !d.asksTable(line.Move):
		if err := s.PlayText(text); err != nil {
			d.t.Fatalf("%s: %v", text, err)
		}
	case line.Move.Who == engines.Dice:
		d.roll(line.Move)
	default:
		d.move(line.Move)
	}
	if _, laid := s.Sealed(line.Move.Who); laid && line.Kind == record.MoveLine {
		return
	}
	steps := s.Match().Steps()
	if len(steps) == before {
		d.t.Fatalf("%s: nothing was made; the screen says %q", text, d.Screen.Prompt())
	}
	if got := steps[len(steps)-1].Text; line.Kind == record.MoveLine && got != s.Match().FormatLine(line) &&
		!strings.Contains(allOf(steps[before:]), s.Match().FormatLine(line)) {
		d.t.Fatalf("%s: the screen made %s", text, got)
	}
	d.Hear()
	d.prompted()
}

// asksTable reports whether the screen asks the table for a move, as while it enters what it deals.
func (d *Driver) asksTable(m engines.Move) bool {
	q, s := d.Screen.Question(), d.Screen.Session()
	return q != nil && q.Seat == engines.Table && slices.Contains(s.Engine().Moves(s.Position(), nil), m)
}

func allOf(steps []record.Step) string {
	var text strings.Builder
	for _, step := range steps {
		text.WriteString(step.Text + "\n")
	}
	return text.String()
}

// roll types the faces of real dice, or taps them.
func (d *Driver) roll(m engines.Move) {
	d.t.Helper()
	pending := d.Screen.Session().Pending()
	for i, side := range m.Faces() {
		face := pending.Roll.Die[i].Face(side)
		if d.Hand == Keys {
			d.typeFace(face, int(pending.Roll.Die[i].Faces))
			continue
		}
		at, ok := d.Screen.Tray().WhereFace(face)
		if !ok {
			d.t.Fatalf("the tray shows no face %d", face)
		}
		d.TapIn(d.Screen.Tray(), at)
	}
}

// typeFace types a face by its digits; one digit that could begin a face of two is ended by Space.
func (d *Driver) typeFace(face, faces int) {
	if faces <= 10 {
		d.Rune('0' + rune(face%10))
		return
	}
	for _, digit := range strconv.Itoa(face) {
		d.Rune(digit)
	}
	if face*10 <= faces {
		d.Key(fyne.KeySpace)
	}
}

// move makes the inputs of a move, one by one, after lifting a cover that may lie over them.
func (d *Driver) move(m engines.Move) {
	d.t.Helper()
	position := d.Screen.Session().Position()
	// what may be said before what is due has a button of its own
	if pending := d.Screen.Session().Pending(); pending.Optional.Has(m.Who) && !pending.Who.Has(m.Who) {
		d.Button(words.Sentence(
			d.Screen.Game().Name(position, d.Screen.Game().Inputs(position, m)[0]))).Tapped(nil)
		return
	}
	if q := d.Screen.Question(); q == nil || q.Seat != m.Who {
		d.Lift()
	}
	if q := d.Screen.Question(); q == nil || q.Seat != m.Who {
		d.t.Fatalf("%s: the screen does not ask %s", d.Screen.Session().Engine().Format(m),
			d.Screen.Session().Engine().SeatIDs()[m.Who])
	}
	for range 10 { // what is picked already is laid down first
		if len(d.Screen.Question().Inputs()) == 0 {
			break
		}
		d.Key(fyne.KeyEscape)
	}
	for _, in := range d.Screen.Game().Inputs(position, m) {
		d.Input(in)
	}
}

// Lift has the laptop handed over where the table lies open, and presses the button of the cover, where there
// is one.
func (d *Driver) Lift() {
	d.t.Helper()
	for range 2 {
		b, ok := d.Window.Canvas().Focused().(*kit.Button)
		if !ok {
			return
		}
		d.prompted()
		if d.Hand == Keys {
			d.Key(fyne.KeyReturn)
		} else {
			d.TapIn(b, fyne.NewPos(10, 10))
		}
	}
}

// Input makes one input by taps or by keys.
func (d *Driver) Input(in tableau.Input) {
	d.t.Helper()
	board := d.Screen.Board()
	switch in.Kind {
	case tableau.Choice, tableau.Number:
		if d.Hand == Keys && in.Kind == tableau.Number && in.ID < 10 { // numbers have their own keys
			d.Rune('0' + rune(in.ID))
			return
		}
		number := 0
		for _, next := range d.Screen.Question().Next() {
			if next.Kind == tableau.Choice || next.Kind == tableau.Number {
				number++
				if next == in {
					break
				}
			}
		}
		d.choose(number)
	case tableau.Point:
		place := d.Screen.Game().Measurer().Place(d.Screen.Session().Position(), in)
		if d.Hand == Taps {
			d.TapIn(board, board.WherePoint(place))
			return
		}
		d.nudgeTo(in)
		d.Key(fyne.KeyReturn)
	default:
		if d.Hand == Taps {
			at, ok := board.Where(in)
			if !ok {
				d.t.Fatalf("%v is not on the board", in)
			}
			d.TapIn(board, at)
			return
		}
		for range 400 {
			if board.Cursor() == in && board.Pointing() {
				break
			}
			d.Key(fyne.KeyTab)
			if d.Window.Canvas().Focused() != fyne.Focusable(board) { // past the last: round again
				d.Window.Canvas().Focus(board)
			}
		}
		if board.Cursor() != in {
			d.t.Fatalf("Tab does not come to %v", in)
		}
		d.Key(fyne.KeyReturn)
	}
}

// choose presses the button of a choice, or its number key.
func (d *Driver) choose(number int) {
	d.t.Helper()
	if d.Hand == Keys && number <= 10 {
		d.Rune('0' + rune(number%10))
		return
	}
	d.TapIn(d.Screen.ChoiceButton(number), fyne.NewPos(8, 8))
}

// nudgeTo brings the point that is aimed at to another, by arrow keys.
func (d *Driver) nudgeTo(in tableau.Input) {
	d.t.Helper()
	key := map[bool]fyne.KeyName{}
	key[true], key[false] = fyne.KeyRight, fyne.KeyLeft
	for range 500 {
		if d.Screen.Aim().X == in.X {
			break
		}
		d.Key(key[d.Screen.Aim().X < in.X])
	}
	key[true], key[false] = fyne.KeyDown, fyne.KeyUp
	for range 500 {
		if d.Screen.Aim().Y == in.Y {
			break
		}
		d.Key(key[d.Screen.Aim().Y < in.Y])
	}
}

// TapIn taps a place of an object of the window.
func (d *Driver) TapIn(o fyne.CanvasObject, at fyne.Position) {
	d.t.Helper()
	test.TapCanvas(d.Window.Canvas(), fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Add(at))
}

// Hover moves the pointer over an input of the board.
func (d *Driver) Hover(in tableau.Input) {
	if at, ok := d.Screen.Board().Where(in); ok {
		d.Screen.Board().MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}})
	}
}

// Key types a key into what has the focus, or into the window.
func (d *Driver) Key(name fyne.KeyName) {
	key := &fyne.KeyEvent{Name: name}
	if focused := d.Window.Canvas().Focused(); focused != nil {
		focused.TypedKey(key)
	} else if d.Window.Canvas().OnTypedKey() != nil {
		d.Window.Canvas().OnTypedKey()(key)
	}
}

// Rune types a letter into what has the focus.
func (d *Driver) Rune(r rune) {
	if focused := d.Window.Canvas().Focused(); focused != nil {
		focused.TypedRune(r)
	}
}

// shortcut undoes or redoes by its button or by its keys.
func (d *Driver) shortcut(s fyne.Shortcut, button string) {
	d.t.Helper()
	if d.Hand == Keys {
		d.Shell.TypedShortcut(s)
	} else {
		d.Press(button)
	}
}

// Press taps the button with these words.
func (d *Driver) Press(text string) {
	d.t.Helper()
	b := d.Button(text)
	d.TapIn(b, fyne.NewPos(b.Size().Width/2, b.Size().Height/2))
}

// Button returns the button with these words, of the dialog where one is open.
func (d *Driver) Button(text string) *kit.Button {
	d.t.Helper()
	root := d.Window.Content()
	if top := d.Window.Canvas().Overlays().Top(); top != nil {
		root = top
	}
	if b := find(root, text); b != nil {
		return b
	}
	d.t.Fatalf("there is no button %q", text)
	return nil
}

// find returns the button with these words below an object. It asks the renderers there are: a second one
// would take the words of Fyne's labels away from the first.
func find(o fyne.CanvasObject, text string) *kit.Button {
	if !o.Visible() {
		return nil
	}
	var inside []fyne.CanvasObject
	switch o := o.(type) {
	case *kit.Button:
		if o.Text == text {
			return o
		}
	case *fyne.Container:
		inside = o.Objects
	case fyne.Widget:
		inside = test.WidgetRenderer(o).Objects()
	}
	for _, child := range inside {
		if b := find(child, text); b != nil {
			return b
		}
	}
	return nil
}

// prompted takes a picture where the prompt is another one than before.
func (d *Driver) prompted() {
	if d.Pictures == "" || d.Screen.Prompt() == d.prompts {
		return
	}
	d.prompts = d.Screen.Prompt()
	d.taken++
	d.Picture(fmt.Sprintf("%03d", d.taken))
}

// Picture saves what the window shows, as a PNG of a name in the folder of the pictures.
func (d *Driver) Picture(name string) {
	d.t.Helper()
	var picture bytes.Buffer
	if err := png.Encode(&picture, d.Window.Canvas().Capture()); err != nil {
		d.t.Fatal(err)
	}
	if d.Pictures == "" {
		return
	}
	if err := os.MkdirAll(d.Pictures, 0o755); err != nil {
		d.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(d.Pictures, name+".png"), picture.Bytes(), 0o644); err != nil {
		d.t.Fatal(err)
	}
}

// Where returns where an input of the board is in the window, for those who play the same window with the
// real mouse.
func (d *Driver) Where(in tableau.Input) (fyne.Position, bool) {
	at, ok := d.Screen.Board().Where(in)
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(d.Screen.Board()).Add(at), ok
}

// WhereFace returns where a face of the tray is in the window.
func (d *Driver) WhereFace(face int) (fyne.Position, bool) {
	at, ok := d.Screen.Tray().WhereFace(face)
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(d.Screen.Tray()).Add(at), ok
}
