// Package tabletest plays matches on the table screen in Fyne's test driver, as people do: by taps on places
// that the board reports, or by keys. It is for tests only.
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
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/games"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table"
	"homespun/companion/window/table/evening"
	"homespun/engines"
	"homespun/engines/record"
)

// Hand says whether a driver uses the pointer or the keyboard.
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
	// Hand is what the driver plays with.
	Hand Hand
	// Patient lets a story run to its end as time passes, in place of ending it.
	Patient bool
	// Heard is what was asked of the player and the voice.
	Heard Transcript
	// Tapped is how often something was tapped, and Took how many taps the last line of [Driver.Play] took.
	Tapped, Took int
	// OnLine is called before each line of [Driver.PlayFile]; nil is not.
	OnLine func(text string)
	// Pictures is the folder for the pictures, one for each new prompt; "" takes none.
	Pictures string

	t       testing.TB
	taken   int
	prompts string
	// timers are the functions that the screen has scheduled. Time passes only in [Driver.Pass].
	timers []*timer
	now    time.Duration
}

// timer is a scheduled function; gone means that it has run or was stopped.
type timer struct {
	at   time.Duration
	do   func()
	gone bool
}

// after schedules a function, in place of the window's clock; see [Driver.Pass].
func (d *Driver) after(wait time.Duration, do func()) (stop func()) {
	t := &timer{at: d.now + wait, do: do}
	d.timers = append(d.timers, t)
	return func() { t.gone = true }
}

// Pass lets time pass and runs the functions that become due.
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

// Clock returns how much time has passed.
func (d *Driver) Clock() time.Duration { return d.now }

// Hear goes through the running replay to its end. With Pictures it stops at each event for a picture.
func (d *Driver) Hear() {
	d.t.Helper()
	for d.Screen.Replaying() {
		switch d.prompted(); {
		case d.Patient:
			d.Pass(100 * time.Millisecond)
		case d.Pictures == "" && d.Hand == Keys:
			d.Key(fyne.KeyEscape)
		case d.Hand == Keys:
			d.Key(fyne.KeySpace)
		case d.Screen.Stage().Visible():
			d.TapIn(d.Screen.Stage(), fyne.NewPos(20, 20))
		default:
			d.TapIn(d.Screen.Board(), fyne.NewPos(1, 1))
		}
	}
	if d.Hand == Keys {
		d.Pass(time.Second) // a key that ends the replay is followed by a second in which it does nothing else
	}
}

// App starts the toolkit for a test. After the test the toolkit lets go of what it keeps of widgets that nobody has
// drawn for a minute: its test driver never does so by itself, and all windows of a whole round together need more
// memory than there is.
func App(t testing.TB) {
	test.NewTempApp(t)
	t.Cleanup(func() { software.NewCanvas().Capture() })
}

// Open opens a window of a size with the screen of a match. The settings say how the screen looks. Animations
// are over at once, as in all of the test driver.
func Open(t testing.TB, size fyne.Size, set settings.Settings, match evening.Match) *Driver {
	t.Helper()
	App(t)
	path := filepath.Join(t.TempDir(), "settings.toml")
	if err := set.Save(path); err != nil {
		t.Fatal(err)
	}
	d := &Driver{t: t, Window: test.NewTempWindow(t, nil)}
	d.Window.Resize(size)
	deps := shell.Deps{Games: games.All(), Folder: t.TempDir(), Settings: path,
		Start: func(do func()) { do() }, After: d.after, Sound: &d.Heard, Voice: &d.Heard}
	d.Shell = shell.New(deps, d.Window, func(sh *shell.Shell) shell.Screen {
		d.Screen = table.New(sh, match)
		return d.Screen
	})
	d.Window.Resize(size)
	return d
}

// PlayFile plays the lines of a match file without its front matter, WHO: MOVE. A file may have the answers
// of a reveal in any order; the screen asks for them in seat order.
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
			if d.OnLine != nil {
				d.OnLine(line)
			}
			d.Play(line)
		}
		lines = lines[n:]
	}
}

// Play plays one line. The test fails if the screen does not make that line.
func (d *Driver) Play(text string) {
	d.t.Helper()
	s := d.Screen.Session()
	line, err := s.Match().ReadLine(text)
	if err != nil {
		d.t.Fatalf("%s: %v", text, err)
	}
	d.Hear()
	before, tapped := len(s.Match().Steps()), d.Tapped
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
	d.Took = d.Tapped - tapped
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

// asksTable reports whether the screen asks the table for a move, as it does while people enter what they
// deal.
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

// roll enters the faces of real dice, by keys or by taps.
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

// typeFace types a face by its digits. Space ends a single digit that could begin a face of two digits.
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

// move makes the inputs of a move one by one. If the cover hides the table, it lifts it first.
func (d *Driver) move(m engines.Move) {
	d.t.Helper()
	position := d.Screen.Session().Position()
	// an optional move has a button of its own
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
	for range 10 { // first put down what is picked
		if len(d.Screen.Question().Inputs()) == 0 {
			break
		}
		d.Key(fyne.KeyEscape)
	}
	for _, in := range d.Screen.Game().Inputs(position, m) {
		d.Input(in)
	}
}

// Lift hands the laptop over if the screen waits for that, and then presses the button of the cover.
func (d *Driver) Lift() {
	d.t.Helper()
	for range 2 {
		b, ok := d.Window.Canvas().Focused().(*widgets.Button)
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

// choose chooses by button or number key.
func (d *Driver) choose(number int) {
	d.t.Helper()
	if d.Hand == Keys && number <= 10 {
		d.Rune('0' + rune(number%10))
		return
	}
	button := d.Screen.ChoiceButton(number)
	widgets.Reveal(button) // in a small window people scroll there
	d.TapIn(button, fyne.NewPos(8, 8))
}

// nudgeTo moves the point aimed at by arrow keys.
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
	d.Tapped++
	test.TapCanvas(d.Window.Canvas(), fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Add(at))
}

// Hover moves the pointer over an input of the board.
func (d *Driver) Hover(in tableau.Input) {
	if at, ok := d.Screen.Board().Where(in); ok {
		d.Screen.Board().MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}})
	}
}

// Key sends a key to the object with the focus, or else to the window.
func (d *Driver) Key(name fyne.KeyName) {
	key := &fyne.KeyEvent{Name: name}
	if focused := d.Window.Canvas().Focused(); focused != nil {
		focused.TypedKey(key)
	} else if d.Window.Canvas().OnTypedKey() != nil {
		d.Window.Canvas().OnTypedKey()(key)
	}
}

// Rune sends a character to the object with the focus.
func (d *Driver) Rune(r rune) {
	if focused := d.Window.Canvas().Focused(); focused != nil {
		focused.TypedRune(r)
	}
}

// shortcut undoes or redoes, by button or by keys.
func (d *Driver) shortcut(s fyne.Shortcut, button string) {
	d.t.Helper()
	if d.Hand == Keys {
		d.Shell.TypedShortcut(s)
	} else {
		d.Press(button)
	}
}

// Press taps the button with this text.
func (d *Driver) Press(text string) {
	d.t.Helper()
	b := d.Button(text)
	d.TapIn(b, fyne.NewPos(b.Size().Width/2, b.Size().Height/2))
}

// Button returns the button with this text, in the dialog if one is open. The test fails if there is none.
func (d *Driver) Button(text string) *widgets.Button {
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

// find returns the button with this text inside an object. It asks the existing renderers, because a second
// renderer of a Fyne label would take the text away from the first.
func find(o fyne.CanvasObject, text string) *widgets.Button {
	if !o.Visible() {
		return nil
	}
	var inside []fyne.CanvasObject
	switch o := o.(type) {
	case *widgets.Button:
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

// prompted takes a picture if the prompt has changed.
func (d *Driver) prompted() {
	if d.Pictures == "" || d.Screen.Prompt() == d.prompts {
		return
	}
	d.prompts = d.Screen.Prompt()
	d.taken++
	name := fmt.Sprintf("%03d", d.taken)
	if _, outcome, open := d.Screen.Stage().Showing(); open && outcome != "" {
		name += "-stage"
	}
	d.Picture(name)
}

// Picture saves what the window shows as NAME.png in the folder of the pictures.
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

// Where returns the place of an input of the board in the window, for a program that plays in the same window
// with the real mouse.
func (d *Driver) Where(in tableau.Input) (fyne.Position, bool) {
	at, ok := d.Screen.Board().Where(in)
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(d.Screen.Board()).Add(at), ok
}

// WhereFace returns the place in the window of a face in the tray.
func (d *Driver) WhereFace(face int) (fyne.Position, bool) {
	at, ok := d.Screen.Tray().WhereFace(face)
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(d.Screen.Tray()).Add(at), ok
}
