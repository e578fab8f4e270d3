package durability_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/engines/common/files"
	"homespun/engines/common/files/crashtest"
	"homespun/engines/common/history"
	"homespun/engines/enginetest/round"
	"homespun/printables/deck"
	"homespun/printables/deck/draft"
	"homespun/rulesets"
	"homespun/rulesets/household"
	"homespun/rulesets/manuscript"
)

// A page is what was shown of a file with a history after a step: its text, and those that undo leads back to,
// the last first.
type page struct {
	text string
	back []string
}

// edited are the pages of a file that was changed, taken back and made again.
type edited struct {
	pages []page
	open  func(path string) error
	// in is the folder of the files, as it is called in the family's folder.
	in string
}

// show adds a page.
func (e *edited) show(d *crashtest.Disk, text string, back []string) {
	e.pages = append(e.pages, page{text, slices.Clone(back)})
	d.Show(len(e.pages))
}

// check opens the files after a crash: each has the text that was shown last, or the next, and as many steps to
// take back as were shown with it.
func (e *edited) check(folder string, s crashtest.State) error {
	found := 0
	for name, data := range s.Files {
		if filepath.Dir(name) != e.in || filepath.Ext(name) != ".toml" {
			continue
		}
		found++
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := e.open(path); err != nil {
			return err
		}
		if s.Shown == 0 {
			continue
		}
		now := slices.IndexFunc(e.pages[s.Shown-1:min(s.Shown+1, len(e.pages))], func(p page) bool {
			return p.text == string(data)
		})
		if now < 0 {
			return fmt.Errorf("after step %d the text is\n%.300s", s.Shown, data)
		}
		before := e.pages[s.Shown-1]
		past, err := history.Open(path, data)
		if err != nil {
			return err
		}
		_, made := past.Steps()
		want := []int{len(before.back)}
		if now > 0 { // the step is in the history, or it is found as a change made elsewhere
			want = []int{len(e.pages[s.Shown].back), len(before.back) + 1}
			if len(before.back) == 0 { // the history begins after the first change
				want = append(want, 0)
			}
		}
		if !slices.Contains(want, made) {
			return fmt.Errorf("after step %d of %q there are %d steps to take back, want %v", s.Shown, path, made, want)
		}
		if made == 0 || now > 0 {
			continue
		}
		if back := string(past.Before(data)); back != before.back[0] {
			return fmt.Errorf("after step %d undo leads to\n%.300s", s.Shown, back)
		}
	}
	if found == 0 && s.Shown > 0 {
		return errors.New("the file is gone")
	}
	return nil
}

// House rules that are changed, taken back, made again and renamed open in each state, with their history.
func TestHouseRulesLoseNoChange(t *testing.T) {
	folder := t.TempDir()
	t.Setenv(household.Variable, filepath.Join(folder, "Homespun"))
	d := crashtest.New(t, folder)
	game, err := games.All().Game("sitters")
	if err != nil {
		t.Fatal(err)
	}
	standard, err := game.Standard()
	if err != nil {
		t.Fatal(err)
	}
	m, e := manuscript.Begin(standard), &edited{in: "Homespun/House rules"}
	var back, again []string
	change := func(key string, value any) {
		t.Helper()
		before := string(m.Text())
		if err := m.Change(rulesets.Change{Key: standard.Parts(key), Value: value}); err != nil {
			t.Fatal(err)
		}
		if before == "" {
			before = string(rulesets.Draft(standard, m.Rules.Name))
		}
		back, again = slices.Insert(back, 0, before), nil
		e.show(d, string(m.Text()), back)
	}
	turn := func(do func() error, from, to *[]string) {
		t.Helper()
		*to = slices.Insert(*to, 0, string(m.Text()))
		if err := do(); err != nil {
			t.Fatal(err)
		}
		*from = (*from)[1:]
		e.show(d, string(m.Text()), back)
	}
	for i := range 4 {
		change("par", int64(40+i))
		change("summary", strings.Repeat("For Grandma and us. ", 10*i+1))
		change("clauses.SIT-08.title", fmt.Sprint("Roll and walk ", i))
		turn(m.Undo, &back, &again)
		turn(m.Undo, &back, &again)
		turn(m.Redo, &again, &back)
	}
	change("name", "Summer rules")
	if err := m.Follow(); err != nil {
		t.Fatal(err)
	}
	e.show(d, string(m.Text()), back)
	change("par", int64(50))
	d.Close()
	e.open = func(path string) error {
		os.Setenv(household.Variable, filepath.Dir(filepath.Dir(path)))
		m, err := manuscript.Open(game, path)
		if _, broken := m.Problem(); err == nil && broken {
			err = errors.New("the rules cannot be played")
		}
		return err
	}
	t.Logf("%d states", d.Check(t, 1, round.Many(50, 250, 2_000), e.check))
}

// A deck whose cards are changed opens in each state, with its history.
func TestADeckLosesNoChange(t *testing.T) {
	folder := t.TempDir()
	d := crashtest.New(t, folder)
	path := filepath.Join(folder, "Decks", "dares.toml")
	if err := errors.Join(files.MakeFolder(filepath.Dir(path)), files.WriteNew(path, deck.Example())); err != nil {
		t.Fatal(err)
	}
	e := &edited{in: "Decks", open: func(path string) error {
		_, err := draft.Open(path)
		return err
	}}
	text := func() string {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	e.show(d, text(), nil)
	cards, err := draft.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	var back []string
	for i := range 12 {
		before := text()
		err := cards.Change(func(c draft.Cards) error {
			c.Copy(0)
			return c.Set(0, "title", fmt.Sprint("Sleepy owl ", i))
		})
		if err != nil {
			t.Fatal(err)
		}
		back = slices.Insert(back, 0, before)
		e.show(d, text(), back)
		if i%3 < 2 {
			continue
		}
		if err := cards.Undo(); err != nil {
			t.Fatal(err)
		}
		back = back[1:]
		e.show(d, text(), back)
	}
	d.Close()
	t.Logf("%d states", d.Check(t, 1, round.Many(50, 250, 2_000), e.check))
}
