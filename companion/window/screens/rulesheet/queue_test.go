package rulesheet

import (
	"os"
	"strings"
	"testing"

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

// value returns what a field is on the sheet.
func (b *bench) value(key ...string) any { v, _ := b.now().rules.ValueIn(key); return v }

// What another program writes while a change of another field is on its way to the disk is kept too: what was tapped
// on before it was seen does not write over it.
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
