//go:build cgo

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/words"
)

// A set and a deck of one's own are printed through the real window: what the family chooses by mouse and keyboard lies in their folder, and is opened.
func TestPrintsThroughTheRealWindow(t *testing.T) {
	needScreen(t)
	folder := family(t)
	h := open(t, folder)
	opened := make(chan string, 4)
	h.do(func() { h.shell.Open = func(path string) error { opened <- path; return nil } })

	h.press(words.Print)
	h.ready("the set is laid out")
	h.picture("set")
	h.press("Letter")
	h.press(words.SaveAndOpen)
	set := <-opened
	soundPDFs(t, folder, set)
	h.picture("set-saved")
	h.press(words.Back)

	cards := h.steady("there is a way to the family's own cards", func() fyne.CanvasObject { return h.tappable(words.OwnCards) })
	h.tap(cards, fyne.NewPos(40, 20))
	h.press(words.NewDeck)
	h.until("the deck's name can be typed", func() bool { return h.focused() != nil })
	h.words("Sunday")
	h.key("Return")
	if deck := <-opened; filepath.Dir(deck) != filepath.Join(folder, "Decks") {
		t.Errorf("the new deck is %s", deck)
	}
	h.picture("deck")
	h.press(words.Print)
	h.ready("the deck is laid out")
	h.picture("cards")
	h.key("Next")
	h.press(words.SaveAndOpen)
	soundPDFs(t, folder, <-opened)
	h.picture("cards-saved")
	h.close()
}

// ready waits until the pages are there and can be saved.
func (h *hand) ready(what string) {
	h.t.Helper()
	h.until(what, func() bool {
		save := h.button(words.SaveAndOpen)
		return save != nil && !save.Disabled()
	})
}

// soundPDFs says what is wrong with what was opened: a PDF in the family's folder of prints.
func soundPDFs(t *testing.T, folder, path string) {
	t.Helper()
	content, err := os.ReadFile(path)
	if err != nil || filepath.Dir(path) != filepath.Join(folder, "Prints") || !bytes.HasPrefix(content, []byte("%PDF-1.7")) || !bytes.Contains(content, []byte("%%EOF")) {
		t.Errorf("%s: %v, %d bytes that are no PDF among the prints", path, err, len(content))
	}
}
