package manuscript

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
	"homespun/engines/adventure"
	"homespun/engines/common/files/filestest"
	"homespun/engines/sitters"
	"homespun/rulesets"
	adventurefiles "homespun/rulesets/adventure"
	"homespun/rulesets/household"
	sittersfiles "homespun/rulesets/sitters"
)

// standards returns the standard rules of two games, with a family's folder of the test's own.
func standards(t testing.TB) (s, a *rulesets.Ruleset) {
	t.Helper()
	t.Setenv(household.Variable, t.TempDir())
	shelf, err := rulesets.NewShelf(rulesets.Source{Engine: sitters.Definition, Files: sittersfiles.Files},
		rulesets.Source{Engine: adventure.Definition, Files: adventurefiles.Files})
	if err != nil {
		t.Fatal(err)
	}
	s, err = shelf.Find("sitters", "")
	if err != nil {
		t.Fatal(err)
	}
	a, err = shelf.Find("adventure", "")
	if err != nil {
		t.Fatal(err)
	}
	return s, a
}

func set(key string, to any) rulesets.Change { return rulesets.Change{Key: keyOf(key), Value: to} }

func keyOf(key string) []string { return (&rulesets.Ruleset{}).Parts(key) }

func mustChange(t testing.TB, m *Manuscript, key string, to any) {
	t.Helper()
	if err := m.Change(set(key, to)); err != nil {
		t.Fatalf("%s = %v: %v", key, to, err)
	}
}

// onDisk fails the test unless the file has the text of the manuscript.
func onDisk(t testing.TB, m *Manuscript) string {
	t.Helper()
	text, err := os.ReadFile(m.Path())
	if err != nil || !bytes.Equal(text, m.Text()) {
		t.Fatalf("%v: the file is\n%s\nand the manuscript\n%s", err, text, m.Text())
	}
	return string(text)
}

func TestTheFirstChangeMakesAFile(t *testing.T) {
	standard, _ := standards(t)
	m := Begin(standard)
	if m.Path() != "" || m.CanUndo() {
		t.Fatal("there is a file before the first change")
	}
	mustChange(t, m, "return_on.obstructors", []any{int64(5), int64(6)})
	onDisk(t, m)
	if filepath.Base(m.Path()) != "Our SiTTeRS.toml" || m.Rules.Name != "Our SiTTeRS" {
		t.Errorf("it is %s, called %s", m.Path(), m.Rules.Name)
	}
	again := Begin(standard)
	mustChange(t, again, "par", int64(40))
	if filepath.Base(again.Path()) != "Our SiTTeRS 2.toml" {
		t.Errorf("the second is %s", again.Path())
	}
	mustChange(t, m, "name", "Grandma's")
	if m.Rules.Name != "Grandma's" {
		t.Errorf("its name is %s", m.Rules.Name)
	}
}

func TestUndoAndRedoComeBackWithTheFile(t *testing.T) {
	standard, _ := standards(t)
	m := Begin(standard)
	mustChange(t, m, "par", int64(40))
	mustChange(t, m, "may_pass", true)
	mustChange(t, m, "par", int64(30))
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	two := onDisk(t, m)
	m, err := Open(m.game, m.Path())
	if err != nil || !m.CanUndo() || !m.CanRedo() {
		t.Fatalf("%v: coming back, undo is %v and redo %v", err, m.CanUndo(), m.CanRedo())
	}
	if err := m.Redo(); err != nil {
		t.Fatal(err)
	}
	if par, _ := m.Rules.Value("par"); par != int64(30) || m.CanRedo() {
		t.Errorf("made again, par is %v", par)
	}
	_ = m.Undo()
	if onDisk(t, m) != two {
		t.Errorf("taken back again, it is another text")
	}
	mustChange(t, m, "turns", []any{"collectors", "obstructors"})
	if m.CanRedo() {
		t.Error("a change leaves what was taken back to be made again")
	}
	for m.CanUndo() {
		if err := m.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if first := string(rulesets.Draft(standard, "Our SiTTeRS")); onDisk(t, m) != first {
		t.Error("undoing all does not give the first file")
	}
}

func TestWhatAnotherProgramWritesIsKept(t *testing.T) {
	standard, _ := standards(t)
	m := Begin(standard)
	mustChange(t, m, "par", int64(40))
	write := func(old, after string) {
		t.Helper()
		text := bytes.Replace(m.Text(), []byte(old), []byte(after), 1)
		if bytes.Equal(text, m.Text()) {
			t.Fatalf("there is no %q in\n%s", old, text)
		}
		if err := os.WriteFile(m.Path(), text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("\nextends", "\n# by hand\nmay_pass = true\nextends")
	mustChange(t, m, "collectors", int64(4))
	text := onDisk(t, m)
	pass, _ := m.Rules.Value("may_pass")
	if pass != true || !bytes.Contains([]byte(text), []byte("# by hand")) {
		t.Errorf("what was written by hand is gone:\n%s", text)
	}
	write("par = 40", "par = 45")
	err := m.Change(set("par", int64(50)))
	if par, _ := m.Rules.Value("par"); !errors.As(err, new(*ChangedError)) || par != int64(45) {
		t.Errorf("the same field: %v, and par is %v", err, par)
	}
	mustChange(t, m, "par", int64(50))
	for range 3 { // 50, the hand's 45, the number of collectors
		_ = m.Undo()
	}
	if par, _ := m.Rules.Value("par"); par != int64(40) {
		t.Errorf("taken back past what was written by hand, par is %v", par)
	}
	// A broken file can be taken back too.
	write("extends =", "extends")
	if _, err := m.Refresh(); err != nil {
		t.Fatal(err)
	}
	if _, broken := m.Problem(); !broken {
		t.Error("a broken file has no problem")
	}
	if err := m.Change(set("par", int64(50))); !errors.As(err, new(*rulesets.Broken)) {
		t.Errorf("a change of a broken file: %v", err)
	}
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	if _, broken := m.Problem(); broken {
		t.Error("it is still broken")
	}
}

func TestChangesToPlayAreAllOrNothing(t *testing.T) {
	standard, _ := standards(t)
	m := Begin(standard)
	mustChange(t, m, "par", int64(40))
	before := onDisk(t, m)
	err := m.ChangeToPlay(set("par", int64(45)), set("collectors", int64(2)))
	if !errors.As(err, new(*rulesets.Broken)) || onDisk(t, m) != before {
		t.Errorf("four start spaces for two: %v", err)
	}
	if err := m.ChangeToPlay(set("par", int64(45)), set("may_pass", true)); err != nil || onDisk(t, m) == before {
		t.Error(err)
	}
}

func TestTheWayBack(t *testing.T) {
	standard, dungeon := standards(t)
	gentle, err := standard.Game.Find("gentle")
	if err != nil {
		t.Fatal(err)
	}
	for _, base := range []*rulesets.Ruleset{standard, gentle, dungeon} {
		m := Begin(base)
		if base == dungeon {
			mustChange(t, m, "monsters.zombie.steps", int64(4))
			mustChange(t, m, "monsters.spider", false)
		} else {
			mustChange(t, m, "return_on.obstructors", []any{int64(4)})
			mustChange(t, m, "may_pass", true)
			mustChange(t, m, "clauses.SIT-13.source", "The monsters come back.")
			mustChange(t, m, "howto.aim", "Bring home more than all others.")
		}
		before := onDisk(t, m)
		if len(m.Rules.Differences()) == 0 {
			t.Fatal("nothing differs")
		}
		if err := m.Change(m.AllBack()...); err != nil {
			t.Fatal(err)
		}
		if left, texts := m.Rules.Differences(), m.Rules.Reworded(); len(left)+len(texts) > 0 {
			t.Errorf("from %s there still differ %v and %q in\n%s", base.ID, left, texts, m.Text())
		}
		if err := m.Undo(); err != nil || onDisk(t, m) != before {
			t.Errorf("%v: taken back, the file is\n%s\nnot\n%s", err, m.Text(), before)
		}
	}
}

// House rules that extend others go back to the standard all the same, whatever these say that it does not.
func TestTheWayBackOverOtherHouseRules(t *testing.T) {
	_, dungeon := standards(t)
	first := Begin(dungeon)
	for key, to := range map[string]any{"tiles.G": int64(4), "events.7": []any{"heal"}, "monsters.spider": false,
		"monsters.zombie.steps": int64(4), "clauses.ADV-01.decision": "Lay it out at leisure.", "hearts": int64(8)} {
		mustChange(t, first, key, to)
	}
	zombie, _ := dungeon.Value("monsters.zombie")
	ghoul := maps.Clone(zombie.(map[string]any))
	ghoul["letter"] = "G"
	mustChange(t, first, "monsters.ghoul", ghoul)
	path, err := rulesets.New(first.Rules, "On top")
	if err != nil {
		t.Fatal(err)
	}
	m, err := Open(dungeon.Game, path)
	if err != nil || len(m.Rules.Differences()) == 0 {
		t.Fatal(err)
	}
	before := onDisk(t, m)
	if err := m.Change(m.AllBack()...); err != nil {
		t.Fatal(err)
	}
	if left, texts := m.Rules.Differences(), m.Rules.Reworded(); len(left)+len(texts) > 0 {
		t.Errorf("there still differ %v and %q in\n%s", left, texts, m.Text())
	}
	for _, key := range []string{"tiles.G", "hearts", "monsters.zombie.steps"} {
		if back := m.Back(keyOf(key)); len(back) > 0 {
			t.Errorf("%s is as in the standard, and goes back with %v", key, back)
		}
	}
	if given, err := m.Rules.Given(); err != nil {
		t.Errorf("%v: it is given as\n%s", err, given)
	}
	if err := m.Undo(); err != nil || onDisk(t, m) != before {
		t.Errorf("%v: taken back, the file is\n%s", err, m.Text())
	}
}

// Where another program changes the same rules and writes to the same history, both go on.
func TestTwoProgramsKeepOneHistory(t *testing.T) {
	standard, _ := standards(t)
	path, err := rulesets.New(standard, "Ours")
	if err != nil {
		t.Fatal(err)
	}
	open := func() *Manuscript {
		t.Helper()
		m, err := Open(standard.Game, path)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	first := string(open().Text())
	sheet, command := open(), open()
	mustChange(t, command, "par", int64(40)) // this begins the history
	if changed, err := sheet.Refresh(); err != nil || !changed {
		t.Fatalf("after another program's first change: %v, %v", changed, err)
	}
	mustChange(t, sheet, "may_pass", true)
	mustChange(t, command, "par", int64(45))
	mustChange(t, sheet, "collectors", int64(4)) // without looking before
	mustChange(t, command, "par", int64(50))
	for name, m := range map[string]*Manuscript{"the sheet": sheet, "a new start": open()} {
		if _, err := m.Refresh(); err != nil || steps(m) != 5 || !m.CanUndo() {
			t.Errorf("%s knows %d of 5 changes: %v", name, steps(m), err)
		}
	}
	mustChange(t, command, "par", int64(55))
	if err := command.Undo(); err != nil { // the text is again as the sheet knows it, but not what led to it
		t.Fatal(err)
	}
	if _, err := sheet.Refresh(); err != nil || !sheet.CanRedo() {
		t.Errorf("what the other program took back cannot be made again: %v", err)
	}
	for sheet.CanUndo() {
		if err := sheet.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if onDisk(t, sheet) != first {
		t.Errorf("undoing all gives\n%s", sheet.Text())
	}
}

// A line that the disk did not take is written with the next.
func TestALineThatWasNotWrittenComesLater(t *testing.T) {
	standard, _ := standards(t)
	for at := 1; at < 40; at++ {
		t.Setenv(household.Variable, t.TempDir())
		m := Begin(standard)
		mustChange(t, m, "par", int64(40))
		mustChange(t, m, "par", int64(777))
		disk := filestest.New(t)
		disk.FailAt = at
		failed := m.Undo()
		filestest.New(t) // there is room again
		mustChange(t, m, "par", int64(35))
		text := onDisk(t, m)
		again, err := Open(m.game, m.Path())
		if err != nil || !again.CanUndo() {
			t.Fatalf("failed at %d (%v): %v, and the history is gone", at, disk.Done, err)
		}
		for again.CanUndo() {
			if err := again.Undo(); err != nil {
				t.Fatal(err)
			}
		}
		if first := string(rulesets.Draft(standard, "Our SiTTeRS")); onDisk(t, again) != first {
			t.Fatalf("failed at %d (%v), from\n%s\nundoing all gives\n%s", at, disk.Done, text, again.Text())
		}
		if failed == nil {
			return
		}
	}
	t.Error("there are more than 40 steps")
}

// A change that is refused, or changes nothing, begins no house rules.
func TestNoChangeMakesNoFile(t *testing.T) {
	standard, _ := standards(t)
	m := Begin(standard)
	for name, c := range map[string]rulesets.Change{"nothing": set("clauses.SIT-08.source", nil),
		"too much": set("par", int64(5000)), "a bad text": set("clauses.SIT-08.source", "a {"), "no field": set("parr", true)} {
		err := m.Change(c)
		if m.Path() != "" || (err == nil) != (c.Value == nil) {
			t.Errorf("%s begins %q: %v", name, m.Path(), err)
		}
	}
	if err := m.ChangeToPlay(set("collectors", int64(2))); !errors.As(err, new(*rulesets.Broken)) || m.Path() != "" {
		t.Errorf("what cannot be played begins %q: %v", m.Path(), err)
	}
	if err := m.ChangeToPlay(set("par", int64(45))); err != nil || m.Path() == "" {
		t.Errorf("a good change begins nothing: %v", err)
	}
}

// The family's folder may be a link: the file is called as lists of it call it, and follows the name of its rules.
func TestAFolderThatIsALink(t *testing.T) {
	standard, _ := standards(t)
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(t.TempDir(), link); err != nil {
		t.Skip(err)
	}
	t.Setenv(household.Variable, link)
	m := Begin(standard)
	mustChange(t, m, "par", int64(40))
	listed := func() {
		t.Helper()
		list := m.game.List()
		if last := list[len(list)-1]; last.Path != m.Path() || last.Path != m.Rules.Path {
			t.Errorf("the list says %s, the manuscript %s, its rules %s", last.Path, m.Path(), m.Rules.Path)
		}
	}
	listed()
	mustChange(t, m, "name", "Grandma's")
	if err := m.Follow(); err != nil || filepath.Base(m.Path()) != "Grandma's.toml" || !m.CanUndo() {
		t.Errorf("%v: it is %s", err, m.Path())
	}
	listed()
}

// Rules change with those they extend.
func TestWhatIsExtendedChanges(t *testing.T) {
	standard, _ := standards(t)
	first := Begin(standard)
	mustChange(t, first, "par", int64(40))
	path, err := rulesets.New(first.Rules, "On top")
	if err != nil {
		t.Fatal(err)
	}
	m, err := Open(standard.Game, path)
	if err != nil {
		t.Fatal(err)
	}
	refreshed := func(want, unreadable bool) {
		t.Helper()
		if changed, err := m.Refresh(); err != nil || changed != want || m.Unreadable != unreadable {
			t.Errorf("%v: it is %v that the rules changed, and %v that they cannot be read", err, changed, m.Unreadable)
		}
	}
	refreshed(false, false)
	mustChange(t, first, "par", int64(45))
	refreshed(true, false)
	if par, _ := m.Rules.Value("par"); par != int64(45) {
		t.Errorf("par is %v", par)
	}
	aside := first.Path() + ".aside"
	if err := os.Rename(first.Path(), aside); err != nil {
		t.Fatal(err)
	}
	refreshed(true, true)
	refreshed(false, true)
	if err := os.Rename(aside, first.Path()); err != nil {
		t.Fatal(err)
	}
	refreshed(true, false)
	refreshed(false, false)
}

// A copy that cannot be made leaves nothing behind.
func TestACopyThatCannotBeMade(t *testing.T) {
	standard, _ := standards(t)
	m := Begin(standard)
	mustChange(t, m, "par", int64(40))
	if err := os.WriteFile(m.Path(), []byte("extends"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Refresh(); err != nil {
		t.Fatal(err)
	}
	if path, err := Copy(m, "Twin"); err == nil || path != "" || m.game.Taken("Twin") != nil {
		t.Errorf("%v: it leaves %q", err, path)
	}
}

// The second history of a file has no name that the history of another file could have.
func TestHistoriesHaveNamesOfTheirOwn(t *testing.T) {
	standard, _ := standards(t)
	m := Begin(standard)
	mustChange(t, m, "par", int64(40))
	if err := os.WriteFile(m.past.Path(), []byte("my diary\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	m, err := Open(m.game, m.Path())
	if err != nil {
		t.Fatal(err)
	}
	mustChange(t, m, "par", int64(30))
	second := Begin(standard)
	mustChange(t, second, "par", int64(35))
	if m.past.Path() == second.past.Path() || steps(second) != 1 {
		t.Errorf("%s and %s share the history %s", m.Path(), second.Path(), second.past.Path())
	}
}

// A history that could not be read is read when it can be, and nothing that was done is lost meanwhile.
func TestAHistoryIsReadWhenItCanBe(t *testing.T) {
	standard, _ := standards(t)
	m := Begin(standard)
	mustChange(t, m, "par", int64(40))
	log := m.past.Path()
	if err := os.Rename(log, log+".away"); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(log, 0o755); err != nil { // a file that cannot be read
		t.Fatal(err)
	}
	m, err := Open(m.game, m.Path())
	if err == nil {
		t.Fatal("a folder is a history")
	}
	if m.CanUndo() || m.CanRedo() || len(m.Histories()) > 0 {
		t.Error("there are changes to take back without a history")
	}
	if err := m.Change(rulesets.Change{Key: []string{"par"}, Value: int64(41)}); err == nil {
		t.Error("a change without a history is no error")
	}
	if err := errors.Join(os.Remove(log), os.Rename(log+".away", log)); err != nil {
		t.Fatal(err)
	}
	mustChange(t, m, "par", int64(42))
	onDisk(t, m)
	if err := m.Undo(); err != nil { // both changes are one step: the history learns of them together
		t.Fatal(err)
	}
	if got, _ := m.Rules.Value("par"); got != int64(40) {
		t.Errorf("par is %v after undo, 40 before", got)
	}
}

// The file gets the name of its rules and takes its history along. It is never moved over another file or history, and
// stays where another file says its name.
func TestTheFileFollowsTheNameOfItsRules(t *testing.T) {
	standard, _ := standards(t)
	rename := func(m *Manuscript, name, want string) {
		t.Helper()
		mustChange(t, m, "name", name)
		if err := m.Follow(); err != nil {
			t.Fatal(err)
		}
		onDisk(t, m)
		if got := filepath.Base(m.Path()); got != want || m.Rules.Name != name {
			t.Errorf("called %q, the file is %s", name, got)
		}
	}
	m := Begin(standard)
	mustChange(t, m, "par", int64(40))
	old := m.Path()
	rename(m, "Grandma's: long / evenings?", "Grandma's long evenings.toml")
	for _, path := range []string{old, filepath.Join(filepath.Dir(old), "Our SiTTeRS.history")} {
		if _, err := os.Stat(path); err == nil {
			t.Errorf("%s is still there", path)
		}
	}
	for m.CanUndo() {
		if err := m.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if first := string(rulesets.Draft(standard, "Our SiTTeRS")); onDisk(t, m) != first {
		t.Error("undoing all does not give the first file")
	}
	second := Begin(standard)
	mustChange(t, second, "par", int64(30))
	rename(second, "Grandma's long evenings", "Grandma's long evenings 2.toml")
	rename(second, "Gentle", "Gentle 2.toml") // there are rules of the name in the game
	for name, text := range map[string]string{"Short.history": "ours",
		"On top.toml": "extends = \"sitters/our short ones\"\n"} {
		if err := os.WriteFile(filepath.Join(filepath.Dir(old), name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	rename(second, "Short", "Short 2.toml")
	rename(second, "Our short ones", "Our short ones.toml")
	rename(second, "Ours", "Our short ones.toml") // the other file extends it
	if !second.CanUndo() {
		t.Error("the history has gone")
	}
}

// A program that ends while it gives the file another name leaves it whole, with all of its history.
func TestAKillWhileTheFileFollows(t *testing.T) {
	standard, _ := standards(t)
	for at := 1; at < 200; at++ {
		t.Setenv(household.Variable, t.TempDir())
		m := Begin(standard)
		mustChange(t, m, "par", int64(40))
		mustChange(t, m, "name", "Grandma's")
		game, folder, text := m.game, filepath.Dir(m.Path()), string(m.Text())
		disk := filestest.New(t)
		disk.FailAt, disk.Dead = at, true
		err := m.Follow()
		filestest.New(t) // the next start
		found := 0
		for _, name := range []string{"Our SiTTeRS.toml", "Grandma's.toml"} {
			m, openErr := Open(game, filepath.Join(folder, name))
			if openErr != nil {
				continue
			}
			found++
			if string(m.Text()) != text {
				t.Fatalf("killed at %d (%v), %s is\n%s", at, disk.Done, name, m.Text())
			}
			for m.CanUndo() {
				if err := m.Undo(); err != nil {
					t.Fatal(err)
				}
			}
			if first := string(rulesets.Draft(standard, "Our SiTTeRS")); string(m.Text()) != first {
				t.Fatalf("killed at %d (%v), undoing all gives\n%s", at, disk.Done, m.Text())
			}
			break
		}
		if found == 0 {
			t.Fatalf("killed at %d (%v), the file is gone", at, disk.Done)
		}
		if err == nil {
			if at < 6 {
				t.Fatalf("it takes %d steps only: %v", at, disk.Done)
			}
			return
		}
	}
	t.Error("it takes more than 200 steps")
}

// A program that ends at any moment loses at most the change that was being made.
func TestAKillAtAnyMoment(t *testing.T) {
	standard, _ := standards(t)
	for at := 1; at < 200; at++ {
		home := t.TempDir()
		t.Setenv(household.Variable, home)
		m := Begin(standard)
		mustChange(t, m, "par", int64(40))
		game, path, before := m.game, m.Path(), string(m.Text())
		disk := filestest.New(t)
		disk.FailAt, disk.Dead = at, true
		err := m.Change(set("par", int64(45)))
		wanted := string(bytes.Replace([]byte(before), []byte("par = 40"), []byte("par = 45"), 1))
		filestest.New(t) // the next start
		m, openErr := Open(game, path)
		if openErr != nil {
			t.Fatalf("killed at %d (%v): %v", at, disk.Done, openErr)
		}
		now := string(m.Text())
		if now != before && now != wanted {
			t.Fatalf("killed at %d, the file is\n%s", at, now)
		}
		for m.CanUndo() {
			if err := m.Undo(); err != nil {
				t.Fatal(err)
			}
		}
		if first := string(rulesets.Draft(standard, "Our SiTTeRS")); string(m.Text()) != first {
			t.Fatalf("killed at %d (%v), undoing all gives\n%s", at, disk.Done, m.Text())
		}
		if err == nil {
			if at < 4 {
				t.Fatalf("a change takes %d steps only: %v", at, disk.Done)
			}
			return
		}
	}
	t.Error("a change takes more than 200 steps")
}

// TestUndoingRandomChanges makes and takes back random changes: undoing all gives the first file, and opening it
// anew goes on where it was.
func TestUndoingRandomChanges(t *testing.T) {
	game, dungeon := standards(t)
	folders := 0
	rapid.Check(t, func(rt *rapid.T) {
		folders++
		t.Setenv(household.Variable, filepath.Join(t.TempDir(), fmt.Sprint(folders)))
		m := Begin(rapid.SampledFrom([]*rulesets.Ruleset{game, dungeon}).Draw(rt, "base"))
		base := m.Rules
		changes := map[string][]rulesets.Change{
			"sitters": {set("par", int64(40)), set("par", int64(7)), set("may_pass", true),
				set("return_on.obstructors", []any{int64(5), int64(6)}), set("return_on.obstructors", []any{}),
				set("name", "\u05d0 \U0001f409 'é'"), set("board", "CCCCXX\nOOOOOO.S\n"), set("par", nil)},
			"adventure": {set("hearts", int64(3)), set("monsters.zombie.steps", int64(4)),
				set("monsters.zombie", false), set("monsters.zombie", nil), set("tiles.T", int64(5)),
				set("events.6", []any{"heal", "respawn"})},
		}[m.game.ID]
		for range rapid.IntRange(1, 12).Draw(rt, "steps") {
			switch rapid.IntRange(0, 5).Draw(rt, "what") {
			case 0:
				if err := m.Undo(); err != nil {
					rt.Fatal(err)
				}
			case 1:
				if err := m.Redo(); err != nil {
					rt.Fatal(err)
				}
			case 2:
				if m.Path() != "" {
					again, err := Open(m.game, m.Path())
					if err != nil || made(again) != made(m) || steps(again) != steps(m) {
						rt.Fatalf("%v: it comes back otherwise", err)
					}
					m = again
				}
			default:
				err := m.Change(rapid.SampledFrom(changes).Draw(rt, "change"))
				if err != nil && !errors.As(err, new(*engines.FieldError)) {
					rt.Fatal(err)
				}
			}
		}
		for m.CanUndo() {
			if err := m.Undo(); err != nil {
				rt.Fatal(err)
			}
		}
		if m.Path() != "" && string(m.Text()) != string(rulesets.Draft(base, "Our "+base.Game.Title)) {
			rt.Fatalf("undoing all gives\n%s", m.Text())
		}
	})
}

func TestAFileThatIsNoHistoryStays(t *testing.T) {
	standard, _ := standards(t)
	m := Begin(standard)
	mustChange(t, m, "par", int64(40))
	log := m.past.Path()
	if err := os.WriteFile(log, []byte("my diary\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	m, err := Open(m.game, m.Path())
	if err != nil {
		t.Fatal(err)
	}
	mustChange(t, m, "par", int64(30))
	if diary, _ := os.ReadFile(log); string(diary) != "my diary\n" || !m.CanUndo() {
		t.Errorf("the diary is %q", diary)
	}
}

// steps returns how many changes a manuscript knows, made how many of them are made.
func steps(m *Manuscript) int { all, _ := m.past.Steps(); return all }
func made(m *Manuscript) int  { _, at := m.past.Steps(); return at }

func BenchmarkChange(b *testing.B) {
	_, dungeon := standards(b)
	m := Begin(dungeon)
	n := int64(0)
	for b.Loop() {
		n++
		if err := m.Change(set("hearts", 5+n%5)); err != nil {
			b.Fatal(err)
		}
	}
}
