package record_test

import (
	"encoding/json"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/engines/record"
)

func TestReportsAreTheObjectsThatRecordsDescribe(t *testing.T) {
	start := `"position":{"turn":0,"due":"roll","laps":0,"at":0,"back":false,"pits":[2,2,2,2],"taken":[0,0]}`
	rolled := `"position":{"turn":0,"due":"sow","laps":1,"at":0,"back":false,"pits":[2,2,2,2],"taken":[0,0]}`
	say := func(_ *record.Match, r *record.Refused) string { return "not now: " + r.Problem }
	for _, c := range []struct {
		text, want string
		exit       int
	}{
		{sowing(), `{"file":"x.match","ok":true,"moves":0,"finished":false,` + start + `}`, 0},
		{sowing("# a remark", "dice: 1"),
			`{"file":"x.match","ok":true,"moves":1,"finished":false,` + rolled + `}`, 0},
		{sowing("# at 2026-11-22T18:00:00Z", "dice: 1", "# at 2026-11-22T18:47:00Z"),
			`{"file":"x.match","ok":true,"moves":1,"finished":false,"minutes":47,` + rolled + `}`, 0},
		{sowing("dice: 1", "table: undo"),
			`{"file":"x.match","ok":true,"moves":2,"finished":false,` + start + `}`, 0},
		{sowing("dice: 1", "# so", "b:  Sow P3"),
			`{"file":"x.match","ok":false,"moves":1,"finished":false,` + rolled +
				`,"error":{"line":13,"who":"b","move":"Sow P3","clause":"SOW-01","message":"not now: refused: other-seat"}}`, 1},
		{sowing("table: undo"), `{"file":"x.match","ok":false,"moves":0,"finished":false,` + start +
			`,"error":{"line":11,"who":"table","move":"undo","clause":"table","message":"there is nothing to undo"}}`, 1},
		{sowing("dice: 1", "A: hop p3"), `{"file":"x.match","ok":false,"moves":1,"finished":false,` + rolled +
			`,"error":{"line":12,"who":"A","move":"hop p3","clause":"","message":"“hop p3” cannot be read as a line of A"}}`, 2},
		{"nonsense", `{"file":"x.match","ok":false,"moves":0,"finished":false,"position":{},` +
			`"error":{"line":1,"who":"","move":"","clause":"","message":"a match file begins with a line of +++, then what is played in TOML, then +++ again"}}`, 2},
	} {
		report := record.Verify("x.match", []byte(c.text), resolveToys, say)
		if diff := cmp.Diff(asAny(t, []byte(c.want)), asAny(t, asJSON(t, report))); diff != "" ||
			report.Exit() != c.exit {
			t.Errorf("%s\nexit %d, want %d; report (-want +got):\n%s", c.text, report.Exit(), c.exit, diff)
		}
	}
}

func TestAResultStaysWhereALineAfterTheEndIsRefused(t *testing.T) {
	text := sowing("dice: 1", "A: sow p3", "dice: 1", "B: sow p2", "dice: 1", "A: sow p3", "dice: 1")
	report := record.Verify("x.match", []byte(text), resolveToys, nil)
	if !report.Finished || report.Result == nil || report.Moves != 6 || report.OK ||
		report.Error.Clause != "SOW-07" {
		t.Errorf("got %s", asJSON(t, report))
	}
}

func TestAFileThatIsNotThereIsUnreadable(t *testing.T) {
	report := record.VerifyFile(filepath.Join(t.TempDir(), "none.match"), resolveToys, nil)
	if report.Exit() != 2 || report.Error == nil || report.Error.Message == "" {
		t.Errorf("got %s", asJSON(t, report))
	}
}

func TestListingsSayWhoseTurnItIsAndWhatIsLegal(t *testing.T) {
	for text, want := range map[string]string{
		sowing(): `{"turn":["dice"],"moves":[{"who":"dice","move":"1"},{"who":"dice","move":"2"},{"who":"dice","move":"3"},{"who":"dice","move":"4"},{"who":"dice","move":"5"},{"who":"dice","move":"6"}]}`,
		sowing("table: fix pit p1 0", "table: fix pit p2 0",
			"dice: 4"): `{"turn":["A"],"moves":[{"who":"A","move":"sow p3"},{"who":"A","move":"sow p4"}]}`,
		sowing("table: fix set turn 4"):    `{"turn":[],"moves":[]}`,
		front("signs") + "B: shows rock\n": `{"turn":["A"],"moves":[{"who":"A","move":"shows rock"},{"who":"A","move":"shows paper"},{"who":"A","move":"shows scissors"}]}`,
		front("boules"):                    `{"turn":["A"],"moves":[{"who":"A","move":"keep"}]}`,
	} {
		if got := string(asJSON(t, whole(t, text).List())); got != want {
			t.Errorf("%s\ngot  %s\nwant %s", text, got, want)
		}
	}
}

func asJSON(t *testing.T, v any) []byte {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func asAny(t *testing.T, text []byte) (v any) {
	t.Helper()
	if err := json.Unmarshal(text, &v); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	return v
}
