package window_test

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/board"
	"homespun/companion/window/table/evening"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/rulesets/household"
)

// lying names where the pieces of a scene lie.
func lying(scene *tableau.Scene) (all []string) {
	for _, piece := range scene.Pieces {
		all = append(all, fmt.Sprint(piece.ID, " on ", piece.Spot))
	}
	slices.Sort(all)
	return all
}

// board returns the board that is shown.
func (d *desk) board() *board.Board {
	d.Helper()
	for _, o := range test.LaidOutObjects(d.shell.Window.Content()) {
		if b, ok := o.(*board.Board); ok {
			return b
		}
	}
	d.Fatal("there is no board")
	return nil
}

// The board is that after the line that is named, and lines that were taken back are no part of what is looked through.
func TestTheBoardIsThatAfterTheLine(t *testing.T) {
	var path string
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		path = keep(t, folder, 24, 0, seated("Ava"), seated("Ben"))
		s, err := session.Open(path, session.Options{Resolve: games.All().Resolve})
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		for range 3 {
			if err := s.Undo(); err != nil {
				t.Fatal(err)
			}
		}
	})
	s, err := session.Open(path, session.Options{Resolve: games.All().Resolve})
	if err != nil {
		t.Fatal(err)
	}
	match, err := evening.Of(games.All(), s)
	if err != nil {
		t.Fatal(err)
	}
	game := match.Game(match.Speak(s.Seats(), engines.Table, 0))
	lies := func(at engines.Position) []string {
		return lying(game.Scene(s.Engine().View(at, engines.Table), engines.Table))
	}
	want := [][]string{lies(s.Match().Start())}
	standing := s.Match().Active()
	for _, step := range standing {
		if step.Line.Kind == record.MoveLine {
			want = append(want, lies(step.After))
		}
	}
	d.press(words.Matches)
	d.button(words.AlbumGames).Tapped(nil)
	d.key(fyne.KeyEscape)
	d.press(words.Facts(words.LookThrough, "Ava and Ben"))
	said := words.LookStart(len(standing))
	if !d.says(said) {
		t.Fatalf("%q is not said: %q", said, d.allTexts())
	}
	for n, lie := range want {
		if n > 0 && !d.says(fmt.Sprintf("%d of %d: ", n, len(standing))) {
			t.Fatalf("it is not line %d: %q", n, d.allTexts())
		}
		if got := lying(d.board().Scene()); !slices.Equal(got, lie) {
			t.Errorf("after line %d: got %q, want %q", n, got, lie)
		}
		d.key(fyne.KeyRight)
	}
}
