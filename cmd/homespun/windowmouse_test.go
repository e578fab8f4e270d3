//go:build cgo

package main

import (
	"strconv"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/companion/window/table"
	"homespun/engines"
	"homespun/printables/drawing"
)

// rolls types the faces of real dice, in turn.
func (h *hand) rolls(screen *table.Screen, m engines.Move) {
	h.t.Helper()
	var roll engines.Roll
	h.do(func() { roll = screen.Session().Pending().Roll })
	for i, side := range m.Faces() {
		face, faces := roll.Die[i].Face(side), int(roll.Die[i].Faces)
		if faces <= 10 {
			h.key(strconv.Itoa(face % 10))
			continue
		}
		h.words(strconv.Itoa(face))
		if face*10 <= faces { // it could begin a face of two digits
			h.key("space")
		}
	}
}

// chooses takes a choice or a number beside the board: by turns with the mouse, where its button is to be
// seen, and by its key.
func (h *hand) chooses(screen *table.Screen, in tableau.Input) {
	h.t.Helper()
	const edge = 16 // what is below it has been scrolled away
	number := 0
	var button fyne.CanvasObject
	var place fyne.Position
	seen := false
	h.until("there is a button of "+in.String()+", and stays where it is", func() (rests bool) {
		h.do(func() {
			number, button = 0, nil
			for _, next := range screen.Question().Next() {
				if next.Kind == tableau.Choice || next.Kind == tableau.Number {
					if number++; next == in {
						button = screen.ChoiceButton(number)
						break
					}
				}
			}
			if button != nil {
				now := fyne.CurrentApp().Driver().AbsolutePositionForObject(button)
				rests, place = now == place && !now.IsZero(), now
				seen = now.Y+button.Size().Height < h.shell.Window.Canvas().Size().Height-edge
			}
		})
		return rests
	})
	key := number % 10
	if in.Kind == tableau.Number { // it has its own key, wherever its button stands
		key = in.ID
	}
	h.puts(screen, in, func() {
		if h.clicks = !h.clicks; h.clicks && seen || number > 10 || key > 9 {
			h.tap(button, fyne.NewPos(12, 12))
		} else {
			h.key(strconv.Itoa(key))
		}
	})
}

// puts makes one input of a move, and waits until the screen has taken it.
func (h *hand) puts(screen *table.Screen, in tableau.Input, do func()) {
	h.t.Helper()
	before := h.came(screen)
	do()
	h.until("the screen has taken "+in.String(), func() bool { return h.came(screen) != before })
}

// progress is how far a match has come: the lines made, the seat that is asked for the next, and how much of
// it has been put in.
type progress struct{ lines, seat, inputs int }

func (h *hand) came(screen *table.Screen) progress {
	p := progress{lines: h.lines(screen), seat: -1}
	h.do(func() {
		if q := screen.Question(); q != nil {
			p.seat, p.inputs = int(q.Seat), len(q.Inputs())
		}
	})
	return p
}

// points clicks a point of the board.
func (h *hand) points(screen *table.Screen, in tableau.Input) {
	h.t.Helper()
	h.mouse(h.place(screen, in))
	h.aims(screen, in)
	h.xdo("click", "1")
}

// drags drags a figure along its twine to a point: the twine follows the mouse.
func (h *hand) drags(screen *table.Screen, twine tableau.Twine, in tableau.Input) {
	h.t.Helper()
	const steps = 4
	from, to := h.spot(screen, twine.From), h.place(screen, in)
	h.mouse(from)
	pause()
	h.xdo("mousedown", "1")
	for i := range steps {
		part := float32(i+1) / steps
		h.mouse(from.AddXY((to.X-from.X)*part, (to.Y-from.Y)*part))
		pause()
	}
	h.aims(screen, in)
	h.picture("twine")
	h.xdo("mouseup", "1")
}

// aims waits until the screen aims at a point, with the mouse on it.
func (h *hand) aims(screen *table.Screen, in tableau.Input) {
	h.t.Helper()
	h.until("the mouse aims at "+in.String(), func() (aims bool) {
		h.do(func() { aims = screen.Aim() == in })
		return aims
	})
}

// place returns where a point of the game lies in the window, and spot where one of the scene does.
func (h *hand) place(screen *table.Screen, in tableau.Input) fyne.Position {
	var at drawing.Point
	h.do(func() { at = screen.Game().Measurer().Place(screen.Session().Position(), in) })
	return h.spot(screen, at)
}

func (h *hand) spot(screen *table.Screen, at drawing.Point) (spot fyne.Position) {
	h.do(func() {
		spot = fyne.CurrentApp().Driver().AbsolutePositionForObject(screen.Board()).Add(
			screen.Board().WherePoint(at))
	})
	return spot
}
