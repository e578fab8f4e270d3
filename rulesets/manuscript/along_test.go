package manuscript

import (
	"reflect"
	"testing"
)

// Five collectors need a column more, and the two are taken back by one undo, and made again by one.
func TestWhatFollowsIsTakenBackTogether(t *testing.T) {
	s, _ := standards(t)
	m := Begin(s)
	mustChange(t, m, "par", int64(40))
	before := onDisk(t, m)
	mustChange(t, m, "collectors", int64(5))
	mustChange(t, m, "collectors", int64(6)) // two steps of a stepper
	offers := m.Along()
	if len(offers) != 1 {
		t.Fatalf("offered is %v", offers)
	}
	if err := m.Settle(offers); err != nil {
		t.Fatal(err)
	}
	if f, broken := m.Problem(); broken {
		t.Errorf("it cannot be played: %v", f)
	}
	scoring, _ := m.Rules.Value("scoring")
	row := []any{int64(10), int64(20), int64(30), int64(40), int64(50), int64(60), int64(70)}
	if got := scoring.([]any)[0]; !reflect.DeepEqual(got, any(row)) {
		t.Errorf("the first row is %v, want %v", got, row)
	}
	settled := onDisk(t, m)
	if err := m.Undo(); err != nil || onDisk(t, m) != before {
		t.Errorf("undo leads to %v\n%s", err, m.Text())
	}
	if err := m.Redo(); err != nil || onDisk(t, m) != settled {
		t.Errorf("redo leads to %v\n%s", err, m.Text())
	}
	again, err := Open(m.game, m.Path())
	if err != nil || again.Undo() != nil || onDisk(t, again) != before {
		t.Errorf("%v: tomorrow undo leads to\n%s", err, again.Text())
	}
}

// What else was changed meanwhile stays when the offer is taken back: another number, a name, a number beside it, and
// what was made again after an undo.
func TestOtherChangesAreNotTakenBackWithAnOffer(t *testing.T) {
	for what, change := range map[string]func(m *Manuscript){
		"a number":  func(m *Manuscript) { mustChange(t, m, "par", int64(40)) },
		"a summary": func(m *Manuscript) { mustChange(t, m, "summary", "For Grandma") },
		"a clause":  func(m *Manuscript) { mustChange(t, m, "clauses.SIT-08.title", "Roll and walk") },
		"two changes made again": func(m *Manuscript) {
			mustChange(t, m, "par", int64(40))
			for _, again := range []func() error{m.Undo, m.Undo, m.Redo, m.Redo} {
				if err := again(); err != nil {
					t.Fatal(err)
				}
			}
		},
	} {
		t.Run(what, func(t *testing.T) {
			s, _ := standards(t)
			m := Begin(s)
			mustChange(t, m, "collectors", int64(5))
			change(m)
			between := onDisk(t, m)
			if err := m.Settle(m.Along()); err != nil {
				t.Fatal(err)
			}
			if err := m.Undo(); err != nil || onDisk(t, m) != between {
				t.Errorf("undo leads to %v\n%s", err, m.Text())
			}
		})
	}
}

// Rules of which nothing is known but the file are compared with those that they build on.
func TestAnOpenedFileThatCannotBePlayedIsOfferedWhatFollows(t *testing.T) {
	s, _ := standards(t)
	m := Begin(s)
	mustChange(t, m, "collectors", int64(5))
	again, err := Open(m.game, m.Path())
	if err != nil || len(again.Along()) != 1 {
		t.Fatalf("%v: offered is %v", err, again.Along())
	}
	if mustChange(t, again, "scoring", again.Along()[0][0].Value); again.Along() != nil {
		t.Errorf("of what can be played is offered %v", again.Along())
	}
}
