package rulesets

import (
	"strings"
	"testing"
	"unicode/utf8"

	"homespun/engines/common/tomlfile"
	"homespun/rulesets/household"
	"homespun/rulesets/template"
)

// FuzzRuleset: whatever bytes a file has, it is a ruleset or a theme that can be used, or there is an error
// of one clear line.
func FuzzRuleset(f *testing.F) {
	f.Setenv(household.Variable, f.TempDir())
	for _, body := range []string{
		"", "par = 40\n", "may_backtrak = true\n", "return_on = { collectors = [6], obstructors = [5, 6] }\n",
		"return_on.obstructors = [5]\n",
		"[says]\ndefeated = \"{if piece}{whose piece}{else}x{end}\"\n", "[clauses.SIT-01]\ntitle = \"{a " +
			"container}\"\n", "board = '''\nC.XOS\n'''\n",
		"seats = { min = 1, max = 6, default = 3 }\n", "[[turns]]\n", "par = 1e400\n",
		"par = 2026-11-21T18:30:00Z\n", "\"\" = 1\n", "a.b.c.d = 1\n",
		"turns = [\"collectors\"]\nscoring = [[1], [2]]\nloot_rows = [0, 1]\ncollectors = 1\n",
	} {
		f.Add([]byte("extends = \"sitters/standard\"\n" + body))
	}
	f.Add([]byte(dragonCave))
	for _, body := range []string{
		"[monsters]\nspider = false\n", "[monsters.zombie]\nletter = \"🧟\"\n", "[monsters.\"a.b\"]\nletter = \"Q\"\n", "tiles = { W = 60 }\n", "events = { 7 = [] }\n",
		"[says]\nover = \"{each m in monsters}{list t in tiles}{if t = m.letter}{tiles.t} {a " +
			"m}{end}{else}none{end}{end}\"\n",
		"[says]\nwent = \"{some f in events}{if f has zombie}{and f} {monsters.piece.steps}{end}{end}\"\n",
		"[says]\nover = \"{each m in monsters}\"\n",
		"[clauses.ADV-22]\nsource = \"{lines m in monsters}{a m}{end}\"\n", "[clauses.ADV-23]\nsource = " +
			"\"{list m in monsters}{each o in monsters}{if o < m}{many o.figure}{end}{end}{end}\"\n",
	} {
		f.Add([]byte("extends = \"adventure/standard\"\n" + body))
	}
	f.Add([]byte("extends = \"sitters/themes/space\"\n[nouns.container]\none = \"box\"\n"))
	f.Add([]byte("\xef\xbb\xbfextends = \"sitters/team\"\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		findings := shelf.CheckBytes("ours.toml", text)
		lines := strings.Count(string(tomlfile.Newlines(text)), "\n") + 1
		for _, finding := range findings {
			line := finding.String()
			if !utf8.ValidString(line) || strings.ContainsAny(line, "\n\r\x00\x1b") ||
				finding.Message == "" || finding.Line < 0 || finding.Line > lines {
				t.Errorf("no clear line: %+q (line %d of %d)", line, finding.Line, lines)
			}
			if finding.Line == 0 && finding.Key != "" && finding.Key != "extends" {
				t.Errorf("no line for %+v", finding)
			}
		}
		src, _ := parse("ruleset", "ours.toml", "ours.toml", text)
		g, themes := shelf.belongs(src)
		if g == nil || themes || hasError(findings) {
			return
		}
		r, again := g.load(src)
		if r == nil {
			t.Fatalf("checked as %v and loaded as %v", findings, again)
		}
		speaker := r.Speaker(nil, nil, [][]string{{"Ava"}, {"Ben", "Cleo"}})
		for _, c := range speaker.Clauses() {
			if len(c.Source) > template.MaxSpoken+1 {
				t.Errorf("%s is %d letters long", c.ID, len(c.Source))
			}
		}
		base := r.Base()
		if back, err := base.With(r.Against(base)); err != nil || len(Diff(r, back)) > 0 {
			t.Errorf("a record of it has other rules: %v, %v", err, Diff(r, back))
		}
	})
}
