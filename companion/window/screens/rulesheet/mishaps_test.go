package rulesheet

import (
	"os"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets"
)

// button returns the button of a text in the dialog that is open; nil if there is none.
func (b *bench) button(text string) *widgets.Button {
	for _, f := range b.dialog() {
		if button, ok := f.(*widgets.Button); ok && button.Text == text {
			return button
		}
	}
	return nil
}

// What rules are called tells them from others: it has no way back to what the standard is called, as other
// fields have.
func TestANameHasNoWayBack(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), true)
	if wrong := b.change([]string{"par"}, int64(40)); wrong != "" {
		t.Fatal(wrong)
	}
	for key, want := range map[string]bool{"par": true, "name": false, "summary": false} {
		b.screen.open([]string{key})
		if b.button(words.SheetDone) == nil || (b.button(words.SheetBack) != nil) != want {
			t.Errorf("%s: it is not %v that it can be put back", key, want)
		}
		b.close()
	}
}

// Words that are being typed when the window is closed are in the file.
func TestWordsTypedLastAreKept(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), true)
	b.screen.open([]string{"summary"})
	at := slices.IndexFunc(b.dialog(), func(f fyne.Focusable) bool { _, ok := f.(*widgets.Entry); return ok })
	entry := b.dialog()[at].(*widgets.Entry)
	b.shell.Window.Canvas().Focus(entry)
	entry.SetText("")
	test.Type(entry, "Ours for Sundays")
	b.shell.Close()
	if text, err := os.ReadFile(b.now().path); err != nil || !strings.Contains(string(text),
		"Ours for Sundays") {
		t.Errorf("the words are lost (%v):\n%s", err, text)
	}
}

// While the file cannot be read, that is said once, and the sheet goes on looking at it.
func TestAFileThatCannotBeReadIsWatched(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), true)
	s := b.screen
	b.change([]string{"par"}, int64(40))
	path, text := b.now().path, strings.Replace(string(b.now().written), "par = 40", "par = 45", 1)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(path, 0o755); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		s.reread()
	}
	if said := len(b.shell.Window.Canvas().Overlays().List()); said != 1 {
		t.Errorf("it is said %d times", said)
	}
	b.close()
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	s.reread()
	if par, _ := b.now().rules.Value("par"); par != int64(45) || s.said != "" {
		t.Errorf("it is back, and par is %v; said is %q", par, s.said)
	}
}

// A quick stroke tells only few places on its way, and paints all spaces between them.
func TestAQuickStrokeLeavesNoSpaceOut(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), true)
	b.screen.open([]string{"board"})
	at := slices.IndexFunc(b.dialog(), func(f fyne.Focusable) bool { _, ok := f.(*easel); return ok })
	e := b.dialog()[at].(*easel)
	e.brush = 2 // a start of the monsters
	side := e.side()
	from, to := fyne.NewPos(1.5*side, 0.5*side), fyne.NewPos(2.5*side, 6.5*side)
	e.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-from.X, to.Y-from.Y)})
	e.DragEnd()
	for row, cells := range e.cells {
		if cells[1] != 'O' && cells[2] != 'O' {
			t.Errorf("row %d has been left out: %s", row+1, string(cells))
		}
	}
	v, _ := b.now().rules.Value("board")
	if board, _ := v.(string); strings.Count(board, "O") < 6+7 {
		t.Errorf("the stroke is not kept:\n%s", board)
	}
}

// The strip says what bots can do before anything is changed: with rules of the family's own that somebody
// comes back to, and with some that cannot be played yet.
func TestTheStripSaysWhatBotsCanDo(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), true)
	says := func(want string) {
		t.Helper()
		if got := b.screen.strip.text.Text; got != want {
			t.Errorf("the strip says %q, not %q", got, want)
		}
	}
	says(words.SheetStripEmpty)
	b.change([]string{"par"}, int64(40))
	b.screen.Content() // somebody comes back
	says(words.SheetStripAsk)
	b.change([]string{"obstructors"}, int64(7))
	says(words.SheetStripBroken)
	b.screen.Undo()
	says(words.SheetStripWaits)
}

// A change has its way back wherever it is said: at each clause that says a number, and under More where the
// clause has gone with it.
func TestAChangeGoesBackWhereverItIsSaid(t *testing.T) {
	for _, c := range []struct {
		game, key, clause string
		is                any
	}{
		{"saratoga", "goal", "SAR-01", int64(9)},
		{"saratoga", "goal", "SAR-19", int64(9)},
		{"patrollers", "tokens", "", false},
	} {
		b := open(t, standardOf(t, c.game), true)
		was, _ := b.now().rules.Value(c.key)
		if wrong := b.change([]string{c.key}, c.is); wrong != "" {
			t.Fatal(wrong)
		}
		card := inside(b.screen.cards.shown[c.clause].object)
		at := slices.IndexFunc(card, func(f fyne.Focusable) bool {
			button, ok := f.(*widgets.Button)
			return ok && button.Text == words.SheetBack
		})
		if at < 0 {
			t.Errorf("%s: %q says %s and has no way back", c.game, c.clause, c.key)
			continue
		}
		b.do(card[at])
		if f := b.shell.Window.Canvas().Focused(); c.clause != "" &&
			!slices.Contains(inside(b.screen.cards.shown[c.clause].object), f) {
			t.Errorf("%s: put back at %q, the keys are elsewhere: %v", c.game, c.clause, f)
		}
		if now, _ := b.now().rules.Value(c.key); now != was {
			t.Errorf("%s: put back at %q, %s is %v", c.game, c.clause, c.key, now)
		}
	}
}

// What says only that there are spiders does not say how many there are.
func TestOnlyWhatSaysAChangeIsMarked(t *testing.T) {
	b := open(t, standardOf(t, "adventure"), true)
	if wrong := b.change([]string{"monsters", "spider", "supply"}, int64(12)); wrong != "" {
		t.Fatal(wrong)
	}
	for clause, want := range map[string]bool{"ADV-01": false, "ADV-04": true} {
		card, marked, back := b.screen.cards.shown[clause], false, false
		for _, sentence := range card.sentences {
			for _, m := range sentence.marks {
				marked = marked || m.changed
			}
		}
		for _, f := range inside(card.object) {
			button, ok := f.(*widgets.Button)
			back = back || ok && button.Text == words.SheetBack
		}
		if marked != want || back != want {
			t.Errorf("%s: marked %v, with a way back %v, want %v", clause, marked, back, want)
		}
	}
}

// A new thing comes after all others, which stay in their places, and has no way back to a standard that it
// never had.
func TestANewThingComesLast(t *testing.T) {
	b := open(t, standardOf(t, "adventure"), true)
	monsters, _ := b.now().game.FieldAt([]string{"monsters"})
	old, _ := b.now().rules.Value("monsters")
	ids := rulesets.Keys(monsters, old)
	b.screen.open([]string{"monsters"})
	b.screen.tables.begin(monsters, nil)
	at := slices.IndexFunc(b.dialog(), func(f fyne.Focusable) bool { _, ok := f.(*widgets.Entry); return ok })
	entry := b.dialog()[at].(*widgets.Entry)
	if entry.PlaceHolder != "" {
		t.Errorf("a monster is to be called %q", entry.PlaceHolder)
	}
	test.Type(entry, "Ghost")
	b.do(b.button(words.SheetNewThing))
	now, _ := b.now().rules.Value("monsters")
	if got, want := rulesets.Keys(monsters, now), append(slices.Clone(ids), "ghost"); !slices.Equal(got, want) {
		t.Errorf("the monsters are %v, not %v", got, want)
	}
	for _, f := range inside(b.screen.page) {
		if button, ok := f.(*widgets.Button); ok && button.Text == words.SheetBack {
			t.Error("the ghost can be put back to what it never was")
		}
	}
}

// A field that counts things of the theme is called what its sentence calls them.
func TestFieldsSpeakTheWordsOfTheTheme(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), true)
	for key, want := range map[string]string{"obstructors": "Monsters", "collectors": "Delvers", "containers": "Chests",
		"par": "Points for a draw"} {
		if got := b.now().label([]string{key}); got != want {
			t.Errorf("%s is called %q, not %q", key, got, want)
		}
	}
	b = open(t, standardOf(t, "adventure"), true)
	if got := b.now().label([]string{"monsters", "spider", "figure"}); got != "Monsters, spiders, figure" {
		t.Errorf("the figure of the spiders is called %q", got)
	}
}

// prose returns the entries for the words of a clause in the dialog that is open, by their names.
func (b *bench) prose() map[string]*prose {
	entries := map[string]*prose{}
	for _, f := range b.dialog() {
		if p, ok := f.(*prose); ok {
			entries[p.AccessibilityLabel()] = p
		}
	}
	return entries
}

// A clause is rewritten in the parts that it has: what is for the screen only is one of them.
func TestEveryPartOfAClauseIsRewritten(t *testing.T) {
	b := open(t, standardOf(t, "cubed"), false)
	key := []string{"clauses", "CUB-11", "screen"}
	usual, _ := b.now().rules.ValueIn(key)
	b.screen.cards.rewrite("CUB-11", "")
	if entry := b.prose()["For the screen only"]; entry == nil || entry.written() != usual || len(b.prose()) != 1 {
		t.Fatal("it is not only what is for the screen that can be rewritten")
	}
	b.prose()["For the screen only"].SetText("One rule is named.")
	b.do(b.button(words.SheetKeep))
	if now, _ := b.now().rules.ValueIn(key); now != "One rule is named." {
		t.Errorf("it says %v", now)
	}
	b.screen.cards.rewrite("CUB-11", "")
	b.do(b.button(words.SheetOldWords))
	if now, _ := b.now().rules.ValueIn(key); now != usual {
		t.Errorf("the old words are %v", now)
	}
	b.screen.cards.rewrite("CUB-01", "")
	if len(b.prose()) != 2 {
		t.Errorf("there are %d entries for a rule and how this table plays it", len(b.prose()))
	}
}

// Of the words of a clause only those are written that were changed here; what another program has changed
// meanwhile is not written over, and nobody types twice.
func TestWordsOfAnotherProgramAreKept(t *testing.T) {
	b := open(t, standardOf(t, "cubed"), false)
	key := func(part string) []string { return []string{"clauses", "CUB-08", part} }
	says := func(part string) any { v, _ := b.now().rules.ValueIn(key(part)); return v }
	b.change(key("decision"), "First.")
	b.screen.cards.rewrite("CUB-08", "")
	b.writes("First.", "Second.")
	b.screen.reread()
	b.prose()["The rule"].SetText("Ours.")
	b.do(b.button(words.SheetKeep))
	if says("source") != "Ours." || says("decision") != "Second." {
		t.Errorf("the rule is %v, and at this table %v", says("source"), says("decision"))
	}
	b.screen.cards.rewrite("CUB-08", "")
	b.writes("Second.", "Third.")
	b.screen.reread()
	b.prose()["This table"].SetText("Fourth.")
	b.do(b.button(words.SheetKeep))
	said := strings.Join(textsIn(b.shell.Window.Canvas().Overlays().Top()), "\n")
	if says("decision") != "Third." || !strings.Contains(said, words.SheetChanged("This table")) {
		t.Fatalf("at this table %v, and it is said\n%s", says("decision"), said)
	}
	if got := b.prose()["This table"].Text; got != "Fourth." {
		t.Errorf("what was typed is %q now", got)
	}
	b.do(b.button(words.SheetKeep))
	if says("decision") != "Fourth." {
		t.Errorf("kept once more, at this table it is %v", says("decision"))
	}
}

// Enter in an entry that nobody has changed makes no rules of the family's own.
func TestEnterAloneChangesNothing(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), false)
	b.screen.open([]string{"name"})
	at := slices.IndexFunc(b.dialog(), func(f fyne.Focusable) bool { _, ok := f.(*widgets.Entry); return ok })
	entry := b.dialog()[at].(*widgets.Entry)
	b.shell.Window.Canvas().Focus(entry)
	entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if path := b.now().path; path != "" {
		t.Fatalf("there is a file: %s", path)
	}
	test.Type(entry, "!")
	entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if name := b.now().rules.Name; name != "!Standard" {
		t.Errorf("with a sign more they are called %s", name)
	}
}

// Rules on which others build are not put into the bin without a word.
func TestTheBinSaysWhoNeedsTheRules(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), false)
	b.change([]string{"par"}, int64(40))
	said := func() string {
		b.screen.throw()
		defer b.close()
		return strings.Join(textsIn(b.shell.Window.Canvas().Overlays().Top()), "\n")
	}
	const needed = "Other house rules build on these"
	if strings.Contains(said(), needed) {
		t.Error("nobody needs them")
	}
	if _, err := rulesets.New(b.now().rules, "Sundays"); err != nil {
		t.Fatal(err)
	}
	if text := said(); !strings.Contains(text, needed) {
		t.Errorf("it says only\n%s", text)
	}
}
