package draft_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/engines/common/files"
	"homespun/printables/deck"
	"homespun/printables/deck/draft"
)

// opened returns the draft of a file with a text.
func opened(t testing.TB, text string) *draft.Draft {
	t.Helper()
	path := filepath.Join(t.TempDir(), "dares.toml")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return again(t, path)
}

func again(t testing.TB, path string) *draft.Draft {
	t.Helper()
	d, err := draft.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func onDisk(t testing.TB, d *draft.Draft) string {
	t.Helper()
	text, err := os.ReadFile(d.Path())
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func do(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// A change is in the file at once and leaves all the rest of it; undo takes it back, also tomorrow.
func TestAChangeIsWrittenAndTakenBackTomorrow(t *testing.T) {
	first := string(deck.Example())
	d := opened(t, first)
	do(t, d.Change(func(c draft.Cards) error { return c.Set(0, "title", "Sleepy bat") }))
	want := strings.Replace(first, `"Sleepy owl"`, `"Sleepy bat"`, 1)
	if got := onDisk(t, d); got != want || d.Deck.Cards[0].Title != "Sleepy bat" {
		t.Errorf("the file is\n%s", got)
	}
	do(t, d.Change(func(c draft.Cards) error { c.Move(0, 2); c.Copy(2); return nil }))
	d = again(t, d.Path())
	for range 2 {
		if !d.CanUndo() {
			t.Fatal("it cannot be taken back tomorrow")
		}
		do(t, d.Undo())
	}
	if got := onDisk(t, d); got != first || d.CanUndo() {
		t.Errorf("undoing all gives\n%s", got)
	}
	do(t, d.Redo())
	if got := onDisk(t, d); got != want {
		t.Errorf("redo gives\n%s", got)
	}
}

// What could not be printed is refused, and nothing is written: a picture that is not there, the last card gone.
func TestWhatCannotBePrintedIsRefused(t *testing.T) {
	first := "[[card]]\ntitle = \"Owl\"\n"
	d := opened(t, first)
	for name, change := range map[string]func(c draft.Cards) error{
		"no picture": func(c draft.Cards) error { return c.Set(0, "image", "rex.png") },
		"no card":    func(c draft.Cards) error { c.Take(0); return nil },
		"too many":   func(c draft.Cards) error { return c.Set(0, "count", int64(deck.MaxCount+1)) },
	} {
		var broken *deck.Broken
		if err := d.Change(change); !errors.As(err, &broken) || onDisk(t, d) != first || d.CanUndo() {
			t.Errorf("%s: %v, and the file is\n%s", name, err, onDisk(t, d))
		}
	}
}

// What another program writes meanwhile is never written over. It is a change like others, and a mistake of it is told.
func TestAnotherProgramWritesTheFile(t *testing.T) {
	first := "[[card]]\ntitle = \"Owl\"\n"
	d := opened(t, first)
	other := func(text string) {
		t.Helper()
		do(t, os.WriteFile(d.Path(), []byte(text), 0o600))
	}
	other("[[card]]\ntitle = \"Tawny owl\"\n")
	bat := func(c draft.Cards) error { return c.Set(0, "title", "Bat") }
	if err := d.Change(bat); !errors.Is(err, files.ErrChanged) || !strings.Contains(onDisk(t, d), "Tawny") {
		t.Errorf("%v, and the file is\n%s", err, onDisk(t, d))
	}
	if err := d.Refresh(false); err != nil || d.Deck.Cards[0].Title != "Tawny owl" {
		t.Errorf("refreshed: %v, %q", err, d.Deck.Cards[0].Title)
	}
	do(t, d.Change(bat))
	other("[[card]]\ntitel = \"Owl\"\n")
	for range 2 {
		if err := d.Refresh(false); !errors.As(err, new(*deck.Broken)) {
			t.Errorf("refreshed: %v", err)
		}
		if err := d.Change(func(c draft.Cards) error { c.Copy(0); return nil }); !errors.Is(err, files.ErrChanged) {
			t.Errorf("changed: %v", err)
		}
	}
	if err := d.Undo(); !errors.Is(err, files.ErrChanged) || !strings.Contains(onDisk(t, d), "titel") {
		t.Errorf("%v, and the file is\n%s", err, onDisk(t, d))
	}
	other("[[card]]\ntitle = \"Barn owl\"\n")
	do(t, d.Refresh(false))
	for d.CanUndo() {
		do(t, d.Undo())
	}
	if got := onDisk(t, d); got != first {
		t.Errorf("undoing all gives\n%s", got)
	}
	do(t, os.Remove(d.Path()))
	if err := d.Change(bat); err == nil {
		t.Error("a file that is gone is written")
	}
}

// Pieces besides the cards stay as they are, byte for byte; a file that has nothing else is left to the editor.
func TestPiecesBesidesTheCardsStay(t *testing.T) {
	const above, below = "# mine\n[[token]]\ntitle='Gold'   # eight\n", "\n[box]\nwindow  =  true\n\n[[die]]\nfaces=[1,2]\n"
	d := opened(t, above+"\n[[card]]\ntitle = \"Owl\"\n"+below)
	do(t, d.Change(func(c draft.Cards) error { c.Copy(0); return c.Set(1, "title", "Bat") }))
	if got := onDisk(t, d); !strings.HasPrefix(got, above) || !strings.HasSuffix(got, below) || len(d.Deck.Cards) != 2 {
		t.Errorf("the file is\n%s", got)
	}
	path := filepath.Join(t.TempDir(), "tokens.toml")
	do(t, os.WriteFile(path, []byte(above), 0o600))
	if _, err := draft.Open(path); !errors.Is(err, draft.ErrElsewhere) {
		t.Errorf("a deck without cards: %v", err)
	}
}

// What cannot be changed card by card is left to the editor.
func TestCardsElsewhereAreLeftAlone(t *testing.T) {
	folder := t.TempDir()
	do(t, os.WriteFile(filepath.Join(folder, "cards.csv"), []byte("title\nOwl\n"), 0o600))
	for text, want := range map[string]error{"from = \"cards.csv\"\n": draft.ErrElsewhere,
		"card = [{ title = \"Owl\" }]\n": draft.ErrElsewhere, "titel = 1\n": nil, "": nil} {
		path := filepath.Join(folder, "deck.toml")
		do(t, os.WriteFile(path, []byte(text), 0o600))
		if _, err := draft.Open(path); err == nil || want != nil && !errors.Is(err, want) {
			t.Errorf("%q: %v, want %v", text, err, want)
		}
	}
}

func BenchmarkChange(b *testing.B) {
	var text strings.Builder
	for i := range 1000 {
		fmt.Fprintf(&text, "[[card]]\ntitle = \"Card %d\"\ntext = \"What it does, in a sentence.\"\nicon = \"owl\"\n\n", i)
	}
	d := opened(b, text.String())
	n := 0
	for b.Loop() {
		n++
		do(b, d.Change(func(c draft.Cards) error { return c.Set(500, "title", fmt.Sprint(n)) }))
	}
}
