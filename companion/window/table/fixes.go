package table

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/board"
	"homespun/engines"
)

// fixes is the panel for fixes: steppers for numbers, and buttons for other settings. Pieces are moved on the
// board itself.
type fixes struct {
	*hands
	board   *board.Board
	on      bool          // fixes are being made: the panel is open
	held    tableau.Input // the piece picked up, of kind 0 for none
	column  *fyne.Container
	buttons []*widgets.Button
	done    *widgets.Button
	content fyne.CanvasObject
}

func newFixes(h *hands, b *board.Board) *fixes {
	f := &fixes{hands: h, board: b, column: widgets.NewColumn()}
	f.content = widgets.Panel(f.column)
	f.content.Hide()
	return f
}

// holds reports whether a piece is picked up.
func (f *fixes) holds() bool { return f.held.Kind != 0 }

// can reports whether any fix is allowed now.
func (f *fixes) can() bool {
	if on, _ := f.session.Writing.On(); on {
		return false
	}
	p := f.session.Position()
	steps := func(s tableau.Stepper) bool { return f.allowed(s.By(-1)) || f.allowed(s.By(1)) }
	sets := func(s tableau.Setting) bool { return f.allowed(s.Move) }
	if f.on || slices.ContainsFunc(f.game.Steppers(p), steps) ||
		slices.ContainsFunc(f.game.Settings(p), sets) {
		return true
	}
	scene := f.board.Scene()
	if ground := f.game.WholeTable(p, engines.Table); ground != nil {
		scene = ground
	}
	movable := func(piece tableau.Thing) bool { return f.moves(scene, piece, f.allowed) }
	return slices.ContainsFunc(scene.Pieces, movable)
}

// moves reports whether a piece has settings, or can be moved somewhere by a fix that fits accepts.
func (f *fixes) moves(scene *tableau.Scene, piece tableau.Thing, fits func(engines.Move) bool) bool {
	p, in := f.session.Position(), tableau.APiece(piece.ID)
	puts := func(to tableau.Input) bool {
		m, ok := f.game.Fix(p, in, to)
		return ok && fits(m)
	}
	onSpot := func(spot tableau.Place) bool { return puts(tableau.ASpot(spot.ID)) }
	measurer := f.game.Measurer()
	return len(f.game.PieceSettings(p, in)) > 0 ||
		measurer != nil && puts(measurer.Snap(p, []tableau.Input{in}, piece.At)) ||
		slices.ContainsFunc(scene.Spots, onSpot)
}

// put returns the fix that moves the picked piece to a place, with its verdict; ok is false if no piece is
// picked or it cannot lie there.
func (f *fixes) put(to tableau.Input) (m engines.Move, verdict engines.Verdict, ok bool) {
	p := f.session.Position()
	if !f.holds() {
		return m, verdict, false
	}
	if m, ok = f.game.Fix(p, f.held, to); ok {
		verdict = f.session.Engine().Check(p, m)
	}
	return m, verdict, ok
}

func (f *fixes) allowed(m engines.Move) bool {
	return f.session.Engine().Check(f.session.Position(), m).OK()
}

func (f *fixes) update() {
	widgets.SetVisible(f.content, f.on)
	at := f.focused()
	f.column.Objects, f.buttons = nil, nil
	if !f.on {
		return
	}
	p := f.session.Position()
	if f.holds() {
		f.settings(words.Sentence(f.game.Name(p, f.held)), f.game.PieceSettings(p, f.held))
	}
	steppers := container.New(widgets.Column{}) // close together: there can be many
	for _, stepper := range f.game.Steppers(p) {
		steppers.Add(f.stepper(stepper))
	}
	if len(steppers.Objects) > 0 {
		f.column.Add(steppers)
	}
	f.choosing(p)
	f.settings(words.WhoseTurn, f.game.Settings(p))
	f.done = widgets.NewMain(words.Done, theme.ConfirmIcon(), func() { f.putRight(false); f.shell.Refocus() })
	f.done.Tall = true
	f.column.Add(f.done)
	f.column.Refresh()
	f.focus(at)
}

// settings adds a heading and a row of buttons; nothing if the list is empty.
func (f *fixes) settings(heading string, list []tableau.Setting) {
	if len(list) == 0 {
		return
	}
	row := widgets.NewRow()
	for _, setting := range list {
		row.Add(f.button(words.Short(setting.Name, 32), setting.Now, func() { f.fix(setting.Move) }))
	}
	f.column.Add(widgets.Line(heading, theme.SizeNameText, look.Bold))
	f.column.Add(row)
}

// choosing adds a row of buttons to choose among the pieces of the pile on which the picked piece lies.
func (f *fixes) choosing(p engines.Position) {
	pile := f.pile()
	if len(pile) == 0 {
		return
	}
	row := widgets.NewRow()
	for i, named := range pile {
		row.Add(f.button(named.Name, named.Input == f.held, func() { f.choose(i) }))
	}
	f.column.Add(widgets.Line(words.WhichOfPile, theme.SizeNameText, look.Bold))
	f.column.Add(row)
}

// choose picks another piece of the pile instead, counted from 0 at the top.
func (f *fixes) choose(i int) {
	if pile := f.pile(); i >= 0 && i < len(pile) {
		f.held = pile[i].Input
		f.taken()
	}
}

// pile returns the pile on which the picked piece lies, the topmost first; none if it lies alone.
func (f *fixes) pile() []tableau.Named {
	if !f.holds() {
		return nil
	}
	return f.game.Pile(f.session.Position(), f.held)
}

// top returns the piece that is visible at a piece's place: the topmost of its pile, or the piece itself.
func (f *fixes) top(in tableau.Input) tableau.Input {
	if pile := f.game.Pile(f.session.Position(), in); len(pile) > 0 {
		return pile[0].Input
	}
	return in
}

// raised returns the piece that the board shows as picked: the top of the picked piece's pile, since only
// that is on the scene.
func (f *fixes) raised() []tableau.Input {
	if !f.holds() {
		return nil
	}
	return []tableau.Input{f.top(f.held)}
}

// again reports whether a tap is on the piece that is picked already.
func (f *fixes) again(inputs []tableau.Input) bool {
	raised := f.raised()
	return len(raised) > 0 && slices.ContainsFunc(inputs, func(in tableau.Input) bool {
		return f.top(in) == raised[0]
	})
}

// taken updates the screen after another piece was picked or put down.
func (f *fixes) taken() {
	f.update()
	f.updateInputs()
}

// button returns a button of the list, marked if it stands for what is so now.
func (f *fixes) button(text string, now bool, tapped func()) *widgets.Button {
	button := widgets.NewButton(text, nil, tapped)
	button.Chosen = now
	f.buttons = append(f.buttons, button)
	return button
}

// focused returns the index of the button with the keyboard focus, -1 for none. After an update has made the
// buttons again, focus gives the focus to the button at the same index.
func (f *fixes) focused() int {
	focused, _ := f.shell.Window.Canvas().Focused().(*widgets.Button)
	return slices.Index(f.buttons, focused)
}

func (f *fixes) focus(at int) {
	if at >= 0 && at < len(f.buttons) && f.on {
		f.shell.Window.Canvas().Focus(f.buttons[at])
	}
}

// stepper returns a number between a button for one less and one for one more.
func (f *fixes) stepper(st tableau.Stepper) fyne.CanvasObject {
	less := f.button("–", false, func() { f.fix(st.By(-1)) })
	more := f.button("+", false, func() { f.fix(st.By(1)) })
	whole, shown := words.Sentence(st.Name), words.Sentence(st.Name)
	if st.Seat >= 0 { // the name of the seat stands below
		player := f.capital(st.Seat)
		whole, shown = words.Their(st.Name, player), shown+"\n"+words.Short(player, 24)
	}
	less.Name, more.Name = whole+" –", whole+" +" // read aloud by screen readers
	less.SetEnabled(f.allowed(st.By(-1)) && st.Value() > 0)
	more.SetEnabled(f.allowed(st.By(1)))
	value := widgets.Line(strconv.Itoa(st.Value()), look.SizePrompt, look.Title)
	value.Alignment = fyne.TextAlignCenter
	value.Truncation = fyne.TextTruncateOff
	name := widgets.Line(shown, theme.SizeNameText, look.Bold)
	mark := f.mark(st.Seat, 24*look.Current().Text)
	mark.Hidden = st.Seat < 0
	width := float32(56)
	if f.small {
		width = 40
	}
	return container.NewBorder(nil, nil, nil,
		container.NewHBox(less,
			container.NewGridWrap(fyne.NewSize(width*look.Current().Text, 48*look.Current().Text),
				container.NewCenter(value)), more),
		container.New(widgets.Middle{}, container.New(widgets.MarkRow{}, mark, name)))
}

// fix makes a fix. If there are sealed answers it asks first, because a fix drops them.
func (f *fixes) fix(m engines.Move) {
	if !f.dropsLaid(words.FixLaid, words.PutRight, func() { f.write(m) }) {
		f.write(m)
	}
}

// write makes a fix; a refusal is shown in place of the prompt. A button that was pressed by a key gets the
// focus again, to be pressed once more.
func (f *fixes) write(m engines.Move) {
	at := f.focused()
	f.play(m)
	f.shell.Refocus()
	if f.shell.Window.Canvas().Overlays().Top() == nil {
		f.focus(at)
	}
}

// next returns the spots to which the picked piece may be moved.
func (f *fixes) next() (list []tableau.Input) {
	for _, spot := range f.board.Scene().Spots {
		if _, verdict, ok := f.put(tableau.ASpot(spot.ID)); ok && verdict.OK() {
			list = append(list, tableau.ASpot(spot.ID))
		}
	}
	return list
}

// pieces returns the pieces of the scene that a fix could move, allowed or not, or that have settings.
func (f *fixes) pieces() (list []tableau.Input) {
	scene := f.board.Scene()
	for _, piece := range scene.Pieces {
		if f.moves(scene, piece, func(engines.Move) bool { return true }) {
			list = append(list, tableau.APiece(piece.ID))
		}
	}
	return list
}

// tap picks a piece up, or moves the picked one to what was tapped.
func (f *fixes) tap(inputs []tableau.Input) {
	f.refused.text = ""
	switch {
	case f.again(inputs):
		f.held = tableau.Input{} // tapped again: put it down
	case f.holds():
		// a piece is put on the spot rather than on the piece there
		for _, in := range slices.Backward(inputs) {
			m, verdict, ok := f.put(in)
			switch {
			case ok && verdict.OK():
				f.fix(m)
				return
			case ok:
				f.refuse(refusalOf(f.core, verdict, []tableau.Input{f.held}, []tableau.Input{in}))
				return
			}
		}
		f.held = tableau.Input{}
	default:
		movable := f.pieces()
		for _, in := range inputs {
			if in.Kind != tableau.Piece { // a piece stands for itself
				in = f.game.Alias(f.session.Position(), in)
			}
			if slices.Contains(movable, in) {
				f.held = f.top(in)
				break
			}
		}
	}
	f.taken()
}
