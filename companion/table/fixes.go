package table

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/board"
	"homespun/companion/kit"
	"homespun/companion/look"
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/printables/drawing"
)

// fixes is the panel of putting right: steppers for numbers, and what else can be set with one press. Pieces are moved on the board itself.
type fixes struct {
	screen  *Screen
	column  *fyne.Container
	buttons []*kit.Button
	done    *kit.Button
	content fyne.CanvasObject
}

func newFixes(s *Screen) *fixes {
	f := &fixes{screen: s, column: container.New(kit.Column{Gap: 8})}
	f.content = kit.Panel(f.column)
	f.content.Hide()
	return f
}

// putRight begins or ends putting right.
func (s *Screen) putRight(on bool) {
	if on && !s.fixes.can() {
		return
	}
	s.telling.drop()
	s.fixing, s.held, s.refused = on, nil, ""
	s.closed = s.closed || on && s.session.Over()
	s.update()
	s.session.Hush(false)
}

func (f *fixes) fixer() tableau.Fixer {
	fixer, _ := f.screen.game.(tableau.Fixer)
	return fixer
}

// can reports whether anything can be put right now: any fix at all would be allowed.
func (f *fixes) can() bool {
	fixer := f.fixer()
	if fixer == nil {
		return false
	}
	if f.screen.fixing {
		return true
	}
	p := f.screen.session.Position()
	for _, stepper := range fixer.Steppers(p) {
		if f.allowed(stepper.Less) || f.allowed(stepper.More) {
			return true
		}
	}
	for _, setting := range fixer.Settings(p) {
		if f.allowed(setting.Move) {
			return true
		}
	}
	scene := f.screen.board.Scene()
	measured, points := f.screen.game.(tableau.Measured)
	for _, piece := range scene.Pieces {
		in := tableau.APiece(piece.ID)
		if handled, ok := fixer.(tableau.Handled); ok && len(handled.Handles(p, in)) > 0 {
			return true
		}
		if points {
			if m, ok := fixer.Fix(p, []tableau.Input{in, measured.Snap(p, []tableau.Input{in}, piece.At)}); ok && f.allowed(m) {
				return true
			}
		}
		for _, spot := range scene.Spots {
			if m, ok := fixer.Fix(p, []tableau.Input{tableau.APiece(piece.ID), tableau.ASpot(spot.ID)}); ok && f.allowed(m) {
				return true
			}
		}
	}
	return false
}

func (f *fixes) allowed(m engines.Move) bool {
	return f.screen.session.Engine().Check(f.screen.session.Position(), m).OK()
}

func (f *fixes) update() {
	s := f.screen
	kit.SetVisible(f.content, s.fixing)
	at := f.focused()
	f.column.Objects, f.buttons = nil, nil
	if !s.fixing {
		return
	}
	p := s.session.Position()
	for _, stepper := range f.fixer().Steppers(p) {
		f.column.Add(f.stepper(stepper))
	}
	if settings := f.fixer().Settings(p); len(settings) > 0 {
		f.column.Add(kit.Line(words.WhoseTurn, theme.SizeNameText, look.Bold))
		row := kit.NewRow()
		for _, setting := range settings {
			row.Add(f.button(words.Short(setting.Name, 32), setting.Move))
		}
		f.column.Add(row)
	}
	if handled, ok := f.fixer().(tableau.Handled); ok && len(s.held) > 0 {
		if settings := handled.Handles(p, s.held[0]); len(settings) > 0 {
			f.column.Add(kit.Line(words.Sentence(s.game.Name(p, s.held[0])), theme.SizeNameText, look.Bold))
			row := kit.NewRow()
			for _, setting := range settings {
				row.Add(f.button(words.Short(setting.Name, 32), setting.Move))
			}
			f.column.Add(row)
		}
	}
	f.done = kit.NewMain(words.Done, theme.ConfirmIcon(), func() { s.putRight(false); s.shell.Refocus() })
	f.done.Tall = true
	f.column.Add(f.done)
	f.column.Refresh()
	f.focus(at)
}

// button is a button that makes a fix.
func (f *fixes) button(text string, m engines.Move) *kit.Button {
	button := kit.NewButton(text, nil, func() { f.make(m) })
	f.buttons = append(f.buttons, button)
	return button
}

// focused returns which button has the keys, -1 for none; focus gives them to the one that has come in its place.
func (f *fixes) focused() int {
	focused, _ := f.screen.shell.Window.Canvas().Focused().(*kit.Button)
	return slices.Index(f.buttons, focused)
}

func (f *fixes) focus(at int) {
	if at >= 0 && at < len(f.buttons) && f.screen.fixing {
		f.screen.shell.Window.Canvas().Focus(f.buttons[at])
	}
}

// stepper is a number with one less and one more at its sides.
func (f *fixes) stepper(st tableau.Stepper) fyne.CanvasObject {
	less, more := f.button("–", st.Less), f.button("+", st.More)
	less.Name, more.Name = st.Name+" –", st.Name+" +" // for those who cannot see which number they stand at
	less.SetEnabled(f.allowed(st.Less) && st.Value > 0)
	more.SetEnabled(f.allowed(st.More))
	value := kit.Line(strconv.Itoa(st.Value), look.SizePrompt, look.Title)
	value.Alignment = fyne.TextAlignCenter
	value.Truncation = fyne.TextTruncateOff
	name := kit.Line(words.Sentence(st.Name), theme.SizeNameText, look.Bold)
	mark := kit.NewMark(st.Seat, 26*look.Current().Text)
	mark.Hidden = st.Seat < 0
	return container.NewBorder(nil, nil, nil, container.NewHBox(less, container.NewGridWrap(fyne.NewSize(56*look.Current().Text, 48*look.Current().Text), container.NewCenter(value)), more), container.New(middling{}, container.New(markRow{}, mark, name)))
}

// middling stands an object in the middle of the height, as wide as there is room.
type middling struct{}

// Layout implements fyne.Layout.
func (middling) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		height := o.MinSize().Height
		o.Move(fyne.NewPos(0, (size.Height-height)/2))
		o.Resize(fyne.NewSize(size.Width, height))
	}
}

// MinSize implements fyne.Layout.
func (middling) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

// make writes a fix; refused ones speak in the prompt's place. A button that was pressed by a key has the keys again, to be pressed once more.
func (f *fixes) make(m engines.Move) {
	at := f.focused()
	f.screen.play(m)
	f.screen.shell.Refocus()
	if f.screen.shell.Window.Canvas().Overlays().Top() == nil {
		f.focus(at)
	}
}

// next are the pieces that can be taken up, or the spots where the one in the hand can be put.
func (f *fixes) next() []tableau.Input {
	s := f.screen
	scene := s.board.Scene()
	var list []tableau.Input
	if len(s.held) == 0 {
		return nil
	}
	for _, spot := range scene.Spots {
		in := tableau.ASpot(spot.ID)
		if m, ok := f.fixer().Fix(s.session.Position(), append(s.held[:1:1], in)); ok && f.allowed(m) {
			list = append(list, in)
		}
	}
	return list
}

// pieces are all pieces of the scene.
func (f *fixes) pieces() []tableau.Input {
	var list []tableau.Input
	for _, piece := range f.screen.board.Scene().Pieces {
		list = append(list, tableau.APiece(piece.ID))
	}
	return list
}

// tap takes a piece up, or puts the one in the hand down.
func (f *fixes) tap(inputs []tableau.Input) {
	s := f.screen
	s.refused = ""
	if len(s.held) > 0 {
		for i := len(inputs) - 1; i >= 0; i-- { // where a piece is put, the spot speaks before what lies on it
			if inputs[i] == s.held[0] {
				break
			}
			if m, ok := f.fixer().Fix(s.session.Position(), append(s.held[:1:1], inputs[i])); ok {
				if verdict := s.session.Engine().Check(s.session.Position(), m); !verdict.OK() {
					s.refuse(s.voice.Refusal(verdict), verdict.Note.Clause, verdict.Spaces, s.held[0].ID)
					return
				}
				f.make(m)
				return
			}
		}
		s.held = nil
	} else {
		for _, in := range inputs {
			if doubled, ok := s.game.(tableau.Doubled); ok && in.Kind != tableau.Piece { // a piece is taken up itself
				in = doubled.Stands(s.session.Position(), in)
			}
			if in.Kind == tableau.Piece {
				s.held = []tableau.Input{in}
				break
			}
		}
	}
	if _, ok := s.game.(tableau.Handled); ok {
		f.update()
		s.layout.again()
	}
	s.allow()
	s.words()
}

// measured returns the game where the piece in the hand can be put at a point.
func (f *fixes) measured() (tableau.Measured, bool) {
	s := f.screen
	measured, ok := s.game.(tableau.Measured)
	if !ok || len(s.held) == 0 {
		return nil, false
	}
	_, ok = f.fixer().Fix(s.session.Position(), append(s.held[:1:1], tableau.APoint(0, 0)))
	return measured, ok
}

// aim shows where the piece in the hand would be put.
func (f *fixes) aim() {
	s := f.screen
	measured, ok := f.measured()
	if !ok {
		s.board.Aim(nil, nil)
		return
	}
	p := s.session.Position()
	piece, there := s.board.Scene().Piece(s.held[0].ID)
	if s.aimed != s.held[0] {
		s.aimed, s.aim = s.held[0], measured.Snap(p, s.held, piece.At)
	}
	ghost := &board.Ghost{At: measured.Place(p, s.aim), Seat: int(piece.Seat), Size: 18, Mover: s.held[0], Words: s.game.Name(p, s.aim)}
	if there {
		ghost.Size = piece.Size
	}
	if m, ok := f.fixer().Fix(p, append(s.held[:1:1], s.aim)); ok {
		verdict := s.session.Engine().Check(p, m)
		if ghost.Good = verdict.OK(); !ghost.Good {
			ghost.Words = s.voice.Refusal(verdict)
		}
	}
	s.board.Aim(ghost, nil)
}

// point takes a place for the piece in the hand.
func (f *fixes) point(at drawing.Point, final bool) {
	s := f.screen
	measured, ok := f.measured()
	if !ok {
		return
	}
	s.aim = measured.Snap(s.session.Position(), s.held, at)
	if f.aim(); final {
		f.tap([]tableau.Input{s.aim})
	}
}

// nudge moves the place for the piece in the hand.
func (f *fixes) nudge(dx, dy int) {
	if measured, ok := f.measured(); ok {
		f.screen.aim = measured.Nudge(f.screen.session.Position(), f.screen.aim, dx, dy)
		f.aim()
	}
}
