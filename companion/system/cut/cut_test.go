package cut

import (
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/printables"
	"homespun/rulesets/household"
)

// What is cut out of a game is remembered, beside that of the others, and forgotten when it is empty.
func TestWhatIsCutIsRemembered(t *testing.T) {
	folder := household.Folder(t.TempDir())
	want := printables.Cut{"tokens": {"0a": 2, "ff": 1}, "board": {"1e2": 1}}
	for game, cut := range map[string]printables.Cut{"sitters": want, "cubed": {"mat": {"77": 1}}} {
		if err := Save(folder, game, cut); err != nil {
			t.Fatal(err)
		}
	}
	got, err := Load(folder, "sitters")
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Errorf("%v: %s", err, diff)
	}
	if err := Save(folder, "sitters", printables.Cut{}); err != nil {
		t.Fatal(err)
	}
	if got, err := Load(folder, "sitters"); len(got) > 0 || err != nil {
		t.Errorf("%v is still cut out, %v", got, err)
	}
	if got, err := Load(folder, "cubed"); len(got) != 1 || err != nil {
		t.Errorf("of the other game %v is cut out, %v", got, err)
	}
}

// A file that cannot be read counts as none, and is not written over.
func TestABrokenFileIsLeftAsItIs(t *testing.T) {
	folder := household.Folder(t.TempDir())
	const broken = "[sitters\ntokens = 3"
	if err := os.WriteFile(Path(folder), []byte(broken), 0o644); err != nil {
		t.Fatal(err)
	}
	if got, err := Load(folder, "sitters"); len(got) > 0 || err == nil {
		t.Errorf("read as %v, %v", got, err)
	}
	if err := Save(folder, "sitters", printables.Cut{"tokens": {"0a": 2}}); err == nil {
		t.Error("it is written over")
	}
	if text, err := os.ReadFile(Path(folder)); string(text) != broken || err != nil {
		t.Errorf("it is now %q, %v", text, err)
	}
}
