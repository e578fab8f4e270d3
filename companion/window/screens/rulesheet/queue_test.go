package rulesheet

import (
	"os"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets"
	"homespun/rulesets/manuscript"
)

// program has another program make changes to the file.
func (b *bench) program(changes ...rulesets.Change) {
	b.Helper()
	text, err := manuscript.Open(b.now().game, b.now().path)
	if err == nil {
		err = text.Change(changes...)
	}
	if err != nil {
		b.Fatal(err)
	}
}

// press presses the button of a name on the page or in the dialog that is open.
func (b *bench) press(name string) {
	b.Helper()
	for _, f := range append(b.dialog(), inside(b.screen.page)...) {
		if button, ok := f.(*widgets.Button); ok && button.AccessibilityLabel() == name {
			button.OnTapped()
			return
		}
	}
	b.Fatalf("nothing is called %q", name)
}

// entry returns the first entry of the dialog that is open; nil if it has none.
func (b *bench) entry() *widgets.Entry {
	for _, f := range b.dialog() {
		if entry, ok := f.(*widgets.Entry); ok {
			return entry
		}
	}
	return nil
}

// value returns what a field is on the sheet.
func (b *bench) value(key ...string) any { v, _ := b.now().rules.ValueIn(key); return v }

// What another program writes while a change of another field is on its way to the disk is kept too: what was
// tapped on before it was seen does not write over it.
func TestWhatIsWrittenBetweenLookAndWriteIsKept(t *testing.T) {
	for name, do := range map[string]func(*manuscript.Manuscript) error{
		"a change": func(text *manuscript.Manuscript) error {
			return text.Change(change("loot_rows", []any{int64(1)}))
		},
		"a name": func(text *manuscript.Manuscript) error { return text.Change(change("name", "Sundays")) },
	} {
		t.Run(name, func(t *testing.T) {
			l := slowly(t, "sitters")
			l.field("par")
			l.more()
			l.all()
			l.screen.desk.ask(task{do: l.screen.desk.refreshed(func(text *manuscript.Manuscript) error {
				l.program(change("par", int64(30)))
				return do(text)
			})})
			l.more()
			l.all()
			if l.par() != int64(30) || !strings.Contains(l.said(), words.SheetChanged("Points for a draw")) {
				t.Errorf("par is %v, and it is said\n%s", l.par(), l.said())
			}
		})
	}
}

// A change is shown also where the task behind it has nothing of its own to show.
func TestAChangeIsShownWhateverComesBehindIt(t *testing.T) {
	l := slowly(t, "sitters")
	l.screen.desk.change(func(string) {}, change("par", int64(60)))
	l.screen.reread()
	l.all()
	if l.screen.standing.undo.Disabled() || !l.cardOf("par").says.changed() {
		t.Error("the sheet does not show the change")
	}
}

// What is asked for after the sheet has been left, by words that lose the keys only then, is written as well.
func TestWordsThatComeAfterTheSheetIsLeftAreWritten(t *testing.T) {
	l := slowly(t, "sitters")
	l.screen.desk.change(func(string) {}, change("par", int64(60)))
	shown := l.jobs[0]()
	l.jobs = nil
	l.screen.Leave()
	l.screen.desk.change(func(string) {}, change("par", int64(70)))
	shown()
	l.all()
	if text, err := os.ReadFile(l.now().path); err != nil || !strings.Contains(string(text), "\npar = 70\n") {
		t.Errorf("it says, with %v\n%s", err, text)
	}
}

// The same trouble of several changes is said in one dialog.
func TestTheSameTroubleIsSaidOnce(t *testing.T) {
	for name, left := range map[string]bool{"on the sheet": false, "left": true} {
		t.Run(name, func(t *testing.T) {
			l := slowly(t, "sitters")
			l.screen.desk.change(func(string) {}, change("par", int64(60)))
			l.all()
			if err := os.Remove(l.now().path); err != nil {
				t.Fatal(err)
			}
			for n := range 3 {
				l.screen.desk.change(l.screen.desk.tell, change("par", int64(70+n)))
			}
			if left {
				l.screen.Leave()
			}
			l.all()
			if n := len(l.shell.Window.Canvas().Overlays().List()); n != 1 {
				t.Errorf("there are %d dialogs", n)
			}
			l.close()
			if l.screen.desk.tell("trouble"); l.said() == "" {
				t.Error("after it was closed, nothing is said any more")
			}
		})
	}
}

// A board shows what has been painted on it, also if that was while a stroke before was taken back.
func TestABoardIsPaintedWhileAStrokeIsTakenBack(t *testing.T) {
	l := slowly(t, "sitters")
	l.field("board")
	at := slices.IndexFunc(l.dialog(), func(f fyne.Focusable) bool { _, ok := f.(*easel); return ok })
	e := l.dialog()[at].(*easel)
	e.brush = 2
	paint := func(x float32) {
		e.Tapped(&fyne.PointEvent{Position: fyne.NewPos((x+0.5)*e.side(), e.side()/2)})
	}
	paint(0)
	l.all()
	e.undo.OnTapped()
	paint(1)
	l.all()
	if got := l.value("board"); got != e.text() {
		t.Errorf("the file has\n%s\nand the board shows\n%s", got, e.text())
	}
}

// Two quick taps move a card by two places.
func TestTapsMoveACardFasterThanTheyAreWritten(t *testing.T) {
	l := slowly(t, "adventure")
	l.screen.open([]string{"monsters"})
	l.all()
	l.press("Later: spiders")
	l.press("Later: spiders")
	l.all()
	f, _ := l.now().game.FieldAt([]string{"monsters"})
	got := strings.Join(rulesets.Keys(f, l.value("monsters")), " ")
	if got != "creeper skeleton spider zombie" {
		t.Errorf("the monsters are %s", got)
	}
}

// A new thing takes no other's place, neither that of one that is on its way nor one of another program.
func TestANewThingTakesNoOthersPlace(t *testing.T) {
	l := slowly(t, "adventure")
	l.screen.desk.change(func(string) {},
		rulesets.Change{Key: []string{"monsters", "spider", "supply"}, Value: int64(9)})
	l.screen.open([]string{"monsters"})
	l.all()
	monsters, _ := l.now().game.FieldAt([]string{"monsters"})
	begin := func() {
		l.screen.tables.begin(monsters, nil)
		l.entry().SetText("Ghost")
	}
	begin()
	theirs := map[string]any{}
	for key, v := range l.value("monsters", "spider").(map[string]any) {
		theirs[key] = v
	}
	theirs["supply"] = int64(7)
	l.program(rulesets.Change{Key: []string{"monsters", "ghost"}, Value: theirs})
	l.screen.reread()
	l.all()
	l.press(words.SheetNewThing)
	begin()
	l.press(words.SheetNewThing)
	l.all()
	if supply := l.value("monsters", "ghost", "supply"); supply != int64(7) {
		t.Errorf("the ghost of another program has %v", supply)
	}
	if table := l.value("monsters").(map[string]any); table["ghost-2"] == nil || table["ghost-3"] == nil {
		t.Error("of two new ghosts there are not two")
	}
}

// The old words come back only in the place of those that somebody has seen.
func TestOldWordsDoNotReplaceThoseOfAnotherProgram(t *testing.T) {
	b := open(t, standardOf(t, "cubed"), false)
	key := []string{"clauses", "CUB-08", "decision"}
	b.change(key, "First.")
	b.screen.cards.rewrite("CUB-08", "")
	b.writes("First.", "Second.")
	b.screen.reread()
	b.do(b.button(words.SheetOldWords))
	now := b.value(key...)
	if now != "Second." || !strings.Contains(b.said(), words.SheetChanged("This table")) {
		t.Errorf("at this table %v, and it is said\n%s", now, b.said())
	}
}

// The dialog of a field whose thing another program takes out closes, and says so.
func TestADialogClosesWithItsThing(t *testing.T) {
	l := slowly(t, "adventure")
	l.screen.desk.change(func(string) {},
		rulesets.Change{Key: []string{"monsters", "spider", "supply"}, Value: int64(9)})
	for _, key := range [][]string{{"monsters"}, {"monsters", "spider"}, {"monsters", "spider", "figure"}} {
		l.screen.open(key)
		l.all()
	}
	l.program(rulesets.Change{Key: []string{"monsters", "spider"}, Value: false})
	l.screen.reread()
	l.all()
	if l.screen.opened != nil || len(l.screen.place.at) != 1 {
		t.Errorf("the dialog is open, and %v is shown", l.screen.place.at)
	}
	if !strings.Contains(l.said(), "Another program") {
		t.Errorf("it is said\n%s", l.said())
	}
	l.close()
	l.screen.open([]string{"monsters", "spider", "figure"})
	if l.all(); l.screen.opened != nil {
		t.Error("a field opens of what is not there")
	}
}

// Words that were begun in a field that another program writes meanwhile do not go without a word, and the
// keys stay in the dialog.
func TestWordsBegunHereDoNotGoUnsaid(t *testing.T) {
	l := slowly(t, "sitters")
	l.screen.desk.change(func(string) {}, change("summary", "First."))
	l.all()
	l.field("summary")
	l.shell.Window.Canvas().Focus(l.entry())
	l.entry().SetText("Ours for Sundays")
	l.program(change("summary", "Second."))
	l.screen.reread()
	l.all()
	if !strings.Contains(l.said(), words.SheetChanged("Summary")) || l.entry().Text != "Second." {
		t.Errorf("the entry says %q, and it is said\n%s", l.entry().Text, l.said())
	}
	if f := l.shell.Window.Canvas().Focused(); !slices.Contains(l.dialog(), f) {
		t.Errorf("the keys are at %T", f)
	}
}

// What is wrong with a control that shows what was refused is said until it shows what is in the file.
func TestWhatWasRefusedIsSaidUntilItIsMended(t *testing.T) {
	l := slowly(t, "patrollers")
	for _, key := range [][]string{{"death_tokens"}, {"death_tokens", "med-pack"}} {
		l.screen.open(key)
		l.all()
	}
	at := slices.IndexFunc(inside(l.screen.page), func(f fyne.Focusable) bool {
		entry, ok := f.(*widgets.Entry)
		return ok && strings.HasSuffix(entry.Name, ", name")
	})
	entry := inside(l.screen.page)[at].(*widgets.Entry)
	was := entry.Text
	says := func() bool {
		return strings.Contains(strings.Join(textsIn(l.screen.page), "\n"),
			"Kinds of death tokens, Med-Pack, name ")
	}
	entry.SetText(strings.Repeat("x", 2000))
	entry.OnLeave()
	l.all()
	if !says() {
		t.Fatal("it is not refused")
	}
	at = slices.IndexFunc(inside(l.screen.page), func(f fyne.Focusable) bool {
		button, ok := f.(*widgets.Button)
		return ok && strings.HasSuffix(button.Name, "points +")
	})
	inside(l.screen.page)[at].(*widgets.Button).OnTapped()
	if l.all(); !says() {
		t.Error("the control shows what was refused, and nothing says so")
	}
	entry.SetText(was)
	entry.OnLeave()
	if l.all(); says() {
		t.Error("it is mended, and said all the same")
	}
}

// Whoever has gone on is not fetched back when a thing is taken out.
func TestAThingIsTakenOutBehindTheBack(t *testing.T) {
	l := slowly(t, "adventure")
	for _, key := range [][]string{{"monsters"}, {"monsters", "spider"}} {
		l.screen.open(key)
		l.all()
	}
	l.press(words.SheetOut)
	l.screen.tables.up()
	l.screen.tables.up()
	if l.all(); l.screen.place.at != nil || has(l.now().rules, []string{"monsters", "spider"}) {
		t.Errorf("%v is shown", l.screen.place.at)
	}
}

// Rules whose ground is gone are not read anew with each look.
func TestRulesWhoseGroundIsGoneStayAsTheyAre(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), false)
	b.change([]string{"par"}, int64(60))
	path, err := rulesets.New(b.now().rules, "Sundays")
	if err != nil {
		t.Fatal(err)
	}
	text, err := manuscript.Open(b.now().game, path)
	if err != nil {
		t.Fatal(err)
	}
	ground := b.now().path
	text.Taken, b.screen.desk.text = b.screen.desk.text.Taken, text
	b.change([]string{"par"}, int64(61))
	os.Remove(ground)
	b.screen.reread()
	b.close()
	was := b.now()
	for range 3 {
		b.screen.reread()
	}
	if b.now() != was || len(b.now().others) > 1 {
		t.Errorf("it was read again; %d others", len(b.now().others))
	}
}

// The page of a thing shows what another program has written to other fields of it, also if a tap finds it.
func TestATapShowsWhatAnotherProgramHasWritten(t *testing.T) {
	l := slowly(t, "patrollers")
	l.screen.desk.change(func(string) {}, rulesets.Change{Key: []string{"rotate"}, Value: true})
	for _, key := range [][]string{{"death_tokens"}, {"death_tokens", "med-pack"}} {
		l.screen.open(key)
		l.all()
	}
	l.program(rulesets.Change{Key: []string{"death_tokens", "med-pack", "name"}, Value: "First Aid"})
	at := slices.IndexFunc(inside(l.screen.page), func(f fyne.Focusable) bool {
		button, ok := f.(*widgets.Button)
		return ok && strings.HasSuffix(button.Name, "points +")
	})
	was := l.value("death_tokens", "med-pack", "points").(int64)
	inside(l.screen.page)[at].(*widgets.Button).OnTapped()
	l.all()
	if now := l.value("death_tokens", "med-pack", "points"); now != was+1 {
		t.Errorf("the points are %v", now)
	}
	for _, f := range inside(l.screen.page) {
		if entry, ok := f.(*widgets.Entry); ok && strings.HasSuffix(entry.Name, ", name") &&
			entry.Text != "First Aid" {
			t.Errorf("the name is shown as %q", entry.Text)
		}
	}
}
