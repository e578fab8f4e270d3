//go:build cgo

package main

import (
	"bytes"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/enginetest/watchdog"
)

// prints prints a set and a deck of one's own, from the shelf and back to it: what the family chooses by
// mouse and keyboard lies in their folder, and is opened.
func (h *hand) prints(folder string) {
	h.t.Helper()
	opened := make(chan string, 4)
	h.do(func() { h.shell.Open = func(path string) error { opened <- path; return nil } })

	h.press(words.Print)
	h.ready("the set is laid out")
	h.picture("set")
	h.press("Letter")
	h.press(words.SaveAndOpen)
	h.soundPDF(folder, watchdog.Receive(h.t, "the print is opened", opened))
	h.picture("set-saved")
	h.press(words.Back)

	cards := h.steady("there is a way to the family's own cards", func() fyne.CanvasObject {
		return h.reached(h.tappable(words.OwnCards))
	})
	h.tap(cards, fyne.NewPos(40, 20))
	h.press(words.NewDeck)
	h.until("the deck's name can be typed", func() bool {
		_, yes := h.focused().(*widgets.Entry)
		return yes
	})
	h.words("Sunday")
	h.key("Return")
	form := func() fyne.CanvasObject {
		if b := h.button(words.DeckAsText); b != nil {
			return b
		}
		return nil
	}
	h.steady("the cards of the new deck are shown", form)
	if _, err := os.Stat(filepath.Join(folder, "Decks", "Sunday.toml")); err != nil {
		h.t.Errorf("the new deck: %v", err)
	}
	h.picture("deck")
	h.press(words.Print)
	h.ready("the deck is laid out")
	h.key("Next")
	h.press(words.SaveAndOpen)
	h.soundPDF(folder, watchdog.Receive(h.t, "the print is opened", opened))
	h.picture("cards-saved")
	h.press(words.Back)
	h.steady("the cards are shown again", form)
	h.press(words.Back)
	h.steady("the decks are shown", func() fyne.CanvasObject {
		if b := h.button(words.NewDeck); b != nil {
			return b
		}
		return nil
	})
	h.press(words.Back)
}

// ready waits until the pages are there and can be saved.
func (h *hand) ready(what string) {
	h.t.Helper()
	h.until(what, func() bool {
		save := h.button(words.SaveAndOpen)
		return save != nil && !save.Disabled()
	})
}

// soundPDF says what is wrong with what was opened: a PDF in the family's folder of prints.
func (h *hand) soundPDF(folder, path string) {
	h.t.Helper()
	content, err := os.ReadFile(path)
	if err != nil || filepath.Dir(path) != filepath.Join(folder, "Prints") ||
		!bytes.HasPrefix(content, []byte("%PDF-1.7")) || !bytes.Contains(content, []byte("%%EOF")) {
		h.t.Errorf("%s: %v, %d bytes that are no PDF among the prints", path, err, len(content))
	}
}
