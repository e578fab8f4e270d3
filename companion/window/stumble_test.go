package window_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/table"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/common/panics"
	"homespun/engines/record"
	"homespun/rulesets/household"
)

// A fault in the middle of a match, of whatever the window does later or beside itself, leads back to the
// shelf, which says so; the file of the match is whole, and from the shelf the match goes on where it stood.
// It can happen twice in a row, and to who looks at pages too.
func TestAStumbleLeadsBackToTheShelf(t *testing.T) {
	small := fyne.NewSize(800, 600)
	for name, set := range map[string]settings.Settings{"light": look("light", 100),
		"dark": look("dark", 100), "twice": look("light", 200)} {
		t.Run(name, func(t *testing.T) {
			var path string
			d := open(t, small, set, func(folder household.Folder) {
				path = keep(t, folder, 30, 0, seated("Ava"), seated("Ben"))
			})
			d.shell.Faulted = func(*panics.Fault) {}
			lines := 30
			for n, fault := range []func(do func()){
				func(do func()) { d.shell.Post(do) },
				func(do func()) { d.shell.Work(func() func() { do(); return nil }) },
				func(do func()) {
					d.shell.After(0, do)
					d.timers[len(d.timers)-1]()
				},
			} {
				d.key(fyne.KeyReturn) // the match last played has the keys
				screen, ok := d.shell.Screen().(*table.Screen)
				if !ok {
					t.Fatalf("%q is shown instead of the table", d.shell.Screen().Title())
				}
				s := screen.Session()
				if got := len(s.Match().Steps()); got != lines {
					t.Fatalf("the match goes on at line %d, want %d", got, lines)
				}
				// in the midst of a move, which is written and of which not everybody has heard
				fault(func() {
					s.Subscribe(func(session.Change) { panic("nobody foresaw this") })
					moves := s.Engine().Moves(s.Position(), nil)
					if err := s.Play(moves[0]); err != nil {
						t.Fatal(err)
					}
				})
				lines++
				d.picture("stumbled")
				said := tabletest.Said(d.shell.Window.Canvas())
				if d.shell.Screen().Title() != words.App || !strings.Contains(said, words.Stumbled) {
					t.Fatalf("%d: on %q the window says %q", n, d.shell.Screen().Title(), said)
				}
				d.key(fyne.KeyReturn)
				if said := tabletest.Said(d.shell.Window.Canvas()); said != "" {
					t.Errorf("Return leaves %q", said)
				}
				file, _, err := record.Open(path)
				if err != nil || file.Cut() || len(file.Lines) != lines {
					t.Fatalf("the file has %d lines, want %d; cut: %v, %v", len(file.Lines), lines,
						file.Cut(), err)
				}
				if _, err := record.Replay(file, games.All().Resolve); err != nil {
					t.Fatal(err)
				}
			}
			reports, _ := filepath.Glob(filepath.Join(d.folder.Reports(), "*"))
			if len(reports) == 0 {
				t.Fatal("there is no report")
			}
			data, _ := os.ReadFile(reports[0])
			if text := string(data); !strings.Contains(text, "Screen:  table.Screen\n") ||
				strings.Contains(text, "Ava") || strings.Contains(text, "Ben") {
				t.Errorf("the report is\n%s", text)
			}
		})
	}
}
