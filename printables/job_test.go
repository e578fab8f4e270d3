package printables_test

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"homespun/companion/match/games"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/printest"
	"homespun/rulesets"
)

// fataler is what tests and property tests have in common.
type fataler interface {
	Helper()
	Errorf(string, ...any)
	Fatal(...any)
	Fatalf(string, ...any)
}

func ruleset(t fataler, name string, house map[string]any) *rulesets.Ruleset {
	t.Helper()
	return gameRuleset(t, "sitters", name, house)
}

func gameRuleset(t fataler, game, name string, house map[string]any) *rulesets.Ruleset {
	t.Helper()
	found, err := games.All().Find(game, name)
	if err != nil {
		t.Fatal(err)
	}
	if found, err = found.With(house); err != nil {
		t.Fatal(err)
	}
	return found
}

func sheet(t fataler, id string) paper.Sheet {
	t.Helper()
	size, err := paper.SizeByID(id)
	if err != nil {
		t.Fatal(err)
	}
	return paper.NewSheet(size)
}

func printJob(t fataler, rules *rulesets.Ruleset, theme string, options printables.Options) *printables.Job {
	t.Helper()
	engine, err := rules.Compile(0)
	if err != nil {
		t.Fatal(err)
	}
	chosen, err := rules.Game.FindTheme(theme)
	if err != nil {
		t.Fatal(err)
	}
	job, err := games.All().Paper.New(rules, engine, chosen, options)
	if err != nil {
		t.Fatal(err)
	}
	return job
}

// house is a table of house rules on unusual boards.
var house = map[string]map[string]any{
	"standard": nil,
	"one row": {"board": "CXOS", "collectors": 1, "obstructors": 1,
		"containers": map[string]any{"collectors": 1, "obstructors": 0}, "loot_rows": []any{0},
		"scoring": []any{[]any{0, 100}}},
	"largest": {"board": strings.TrimSuffix(strings.Repeat("CCXXXXXXXXXX.OOS\n", 8), "\n"), "collectors": 8,
		"obstructors": 8, "die_faces": 12,
		"containers": map[string]any{"collectors": 8, "obstructors": 8}, "boards": 9,
		"scoring": []any{[]any{0, 1, 2, 3, 4, 5, 6, 7, 1000}}, "loot_rows": []any{0}},
	"three faces": {"die_faces": 3,
		"return_on": map[string]any{"collectors": []any{3}, "obstructors": []any{1, 2, 3}}},
	"long": {"board": "CX......................S\nO", "collectors": 1, "obstructors": 1,
		"containers": map[string]any{"collectors": 1, "obstructors": 0}, "scoring": []any{[]any{0, 100}},
		"loot_rows": []any{0}},
}

// printLiesWell checks a print of some rules in one of some themes, with options of any kind.
func printLiesWell(t *rapid.T, rules *rulesets.Ruleset, themes []string) {
	options := printables.Options{
		Sheet:    anySheet(t, 15),
		Scale:    printables.Scale(rapid.SampledFrom([]float64{1, 0.7, 1.3}).Draw(t, "scale")),
		InkSaver: rapid.Bool().Draw(t, "ink saver"),
		Names:    [][]string{{"Ava"}, {"Ben", "Şule"}},
		Faces:    map[string]string{"Ava": "unicorn", "Şule": "dragon"},
		Large:    rapid.IntRange(0, 4).Draw(t, "large") == 0,
		Standing: parts.Standing(rapid.IntRange(0, 1).Draw(t, "standing")),
		Join:     paper.Join(rapid.IntRange(0, 1).Draw(t, "join")),
	}
	engine, err := rules.Compile(0)
	if err != nil {
		t.Fatal(err)
	}
	theme, err := rules.Game.FindTheme(rapid.SampledFrom(themes).Draw(t, "theme"))
	if err != nil {
		t.Fatal(err)
	}
	all, err := games.All().Paper.Parts(rules, engine, theme, options)
	if err == nil && slices.ContainsFunc(all, func(part printables.Part) bool {
		return part.Kind == parts.Cards
	}) {
		options.Backs = rapid.SampledFrom(
			[]paper.Backs{paper.FoldOver, paper.LongEdge, paper.ShortEdge, paper.NoBacks}).Draw(t, "backs")
		options.Bleed = anyBleed(t)
	}
	if rapid.IntRange(0, 3).Draw(t, "lost pieces") == 0 {
		if err != nil {
			return // said below, where it is no wonder
		}
		options.Only = anyOnly(t, all)
	} else {
		options.Copies, options.Spares = rapid.IntRange(0, 2).Draw(t, "copies"),
			rapid.IntRange(0, 3).Draw(t, "spares")
	}
	job, err := games.All().Paper.New(rules, engine, theme, options)
	if small := min(options.Sheet.Width(), options.Sheet.Height())-2*options.Sheet.Margin < 180; err != nil &&
		(small || options.Large) {
		clearLine(t, err) // a large scoring table needs larger paper, and is told so
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	check(t, job, options)
}

// clearLine checks that an error is one line that people can read.
func clearLine(t fataler, err error) {
	t.Helper()
	if text := err.Error(); strings.Contains(text, "\n") || len([]rune(text)) > 250 || len(text) < 20 {
		t.Errorf("%q is no clear line", text)
	}
}

// check reports what does not hold of a job.
func check(t fataler, job *printables.Job, options printables.Options) {
	t.Helper()
	if !printest.Check(t, job, options) {
		t.Fatalf("%s, on %s", job.Title, options.Sheet.Size.Name)
	}
}

// eachWord calls with all words of a drawing and of what it uses.
func eachWord(d *drawing.Drawing, scale float64, call func(drawing.Words, float64)) {
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			call(m, scale)
		case drawing.Use:
			eachWord(m.Symbol.Drawing, scale*m.Scale, call)
		}
	}
}

func TestEveryWordOfTheBoardIsOnSomeTile(t *testing.T) {
	for _, id := range []string{"a4", "letter", "a3", "a5"} {
		job := printJob(t, ruleset(t, "", nil), "dungeon",
			printables.Options{Sheet: sheet(t, id), Parts: []string{"board"}})
		var board []string
		for _, mark := range job.Parts[0].Pieces[0].Front.Marks {
			if words, ok := mark.(drawing.Words); ok {
				board = append(board, words.Text)
			}
		}
		tiles := map[string]int{}
		for _, page := range job.Pages {
			for _, placement := range page.Placements {
				if placement.Part == "board" {
					eachWord(page.Drawing, 1, func(words drawing.Words, _ float64) { tiles[words.Text]++ })
				}
			}
		}
		for _, text := range board {
			if tiles[text] == 0 {
				t.Errorf("%s: %q is on no tile", id, text)
			}
		}
	}
}

// SIT-01 to SIT-18 stand on the sheet, whatever the paper, and what differs from the standard in the box. SIT-19 says
// which rule a refusal names, which is for the screen only.
func TestTheRuleSheetHasEveryClause(t *testing.T) {
	for _, name := range []string{"standard", "gentle", "long-haul", "team", "delve"} {
		for _, id := range []string{"a4", "letter", "a3", "a5"} {
			job := printJob(t, ruleset(t, name, nil), "",
				printables.Options{Sheet: sheet(t, id), Parts: []string{"rules"}})
			seen := map[string]int{}
			for _, page := range job.Pages {
				eachWord(page.Drawing, 1, func(words drawing.Words, _ float64) { seen[words.Text]++ })
			}
			for clause := 1; clause <= 19; clause++ {
				want := 1
				if clause == 19 {
					want = 0
				}
				if text := fmt.Sprintf("SIT-%02d", clause); seen[text] != want {
					t.Errorf("%s on %s: %s stands there %d times", name, id, text, seen[text])
				}
			}
			if boxed := seen["House rules in play"] == 1; boxed !=
				(len(ruleset(t, name, nil).Differences()) > 0) {
				t.Errorf("%s on %s: the box with house rules is there: %v", name, id, boxed)
			}
		}
	}
}

// Rules longer than a page go on over as many as they need.
func TestManyHouseRulesFlowOn(t *testing.T) {
	rules := *ruleset(t, "", house["largest"])
	rules.Summary = strings.Repeat("A long story about our house and its rules. ", 110)
	options := printables.Options{Sheet: sheet(t, "a5"), Parts: []string{"rules"}}
	job := printJob(t, &rules, "", options)
	check(t, job, options)
	if len(job.Pages) < 5 {
		t.Errorf("%d pages", len(job.Pages))
	}
}

func TestThePartsAskedForArePrinted(t *testing.T) {
	options := printables.Options{Parts: []string{"tokens", " DIE ", ""}}
	job := printJob(t, ruleset(t, "", nil), "", options)
	check(t, job, options)
	var ids []string
	for _, page := range job.Pages {
		for _, placement := range page.Placements {
			if !slices.Contains(ids, placement.Part) {
				ids = append(ids, placement.Part)
			}
		}
	}
	slices.Sort(ids)
	if diff := cmp.Diff([]string{"die", "tokens"}, ids); diff != "" {
		t.Error(diff)
	}
}

func TestFitPrintsTheBoardOnOneSheet(t *testing.T) {
	for _, name := range []string{"standard", "largest", "long"} {
		for _, id := range []string{"a4", "letter", "a3"} {
			options := printables.Options{Sheet: sheet(t, id), Scale: printables.Fit}
			rules := ruleset(t, "", house[name])
			engine, err := rules.Compile(0)
			if err != nil {
				t.Fatal(err)
			}
			job, err := games.All().Paper.New(rules, engine, nil, options)
			if err != nil {
				t.Fatalf("%s on %s: %v", name, id, err)
			}
			check(t, job, options)
			if pages := slices.Collect(titles(job, "Board")); len(pages) != 1 || len(job.Notices) == 0 ||
				!strings.Contains(job.Notices[0], "mm") {
				t.Errorf("%s on %s: pages %q, notices %q", name, id, pages, job.Notices)
			}
		}
	}
}

// titles are those of pages that begin with a word.
func titles(job *printables.Job, prefix string) func(func(string) bool) {
	return func(yield func(string) bool) {
		for _, page := range job.Pages {
			if strings.HasPrefix(page.Title, prefix) && !yield(page.Title) {
				return
			}
		}
	}
}

func TestBadInputIsOneClearLine(t *testing.T) {
	rules := ruleset(t, "", nil)
	engine, err := rules.Compile(0)
	if err != nil {
		t.Fatal(err)
	}
	narrow := sheet(t, "a5")
	narrow.Margin = 40
	for name, options := range map[string]printables.Options{
		"unknown part":    {Parts: []string{"board", strings.Repeat("🎲", 5000)}},
		"tiny scale":      {Scale: 0.01},
		"tiny spaces":     {Scale: 0.1},
		"huge spaces":     {Space: 5000},
		"negative space":  {Space: -1},
		"negative scale":  {Scale: -0.5},
		"margin too wide": {Sheet: narrow},
		"board too large": {Sheet: sheet(t, "a5"), Scale: 3},
		"no room for fit": {Sheet: sheet(t, "a5"), Space: 1, Scale: printables.Fit},
	} {
		_, err := games.All().Paper.New(rules, engine, nil, options)
		if err == nil {
			t.Errorf("%s was accepted", name)
			continue
		}
		if text := err.Error(); strings.Contains(text, "\n") || len([]rune(text)) > 250 || len(text) < 20 {
			t.Errorf("%s: %q is no clear line", name, text)
		}
	}
	var part *printables.UnknownPartError
	if _, err := games.All().Paper.Parts(rules, engine, nil,
		printables.Options{Parts: []string{"tokns"}}); !errors.As(err, &part) ||
		!strings.Contains(err.Error(), "tokens") {
		t.Errorf("tokns: %v", err)
	}
}

func TestScalesAreRead(t *testing.T) {
	for text, want := range map[string]printables.Scale{"1": 1, "0.9": 0.9, "0,9": 0.9, "½": 0.5, "90%": 0.9, "90 %": 0.9,
		" FIT ": printables.Fit, "2": 2} {
		if got, err := printables.ParseScale(text); err != nil || got != want {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "0", "-1", "x", "NaN", "inf", "0.05", "5", "1e9", "%",
		strings.Repeat("9", 5000)} {
		var scale *printables.ScaleError
		if _, err := printables.ParseScale(text); !errors.As(err, &scale) || len(err.Error()) > 200 {
			t.Errorf("%.20q: %v", text, err)
		}
	}
}

var hostile = map[string]string{
	"emoji": "🐉🎲👨‍👩‍👧", "Arabic": "لعبة العائلة", "Chinese": "家庭游戏", "long": strings.Repeat("Marmalade", 555),
	"lines": "a\nb\x00\x1b[31m", "empty": "", "Hungarian": "Győző és Şule",
}

func TestHostileNamesBreakNothing(t *testing.T) {
	for kind, text := range hostile {
		rules := *ruleset(t, "delve", nil)
		game := *rules.Game
		game.Title, game.Designer, game.Source = text, text, text
		rules.Game, rules.Name, rules.Summary = &game, text, text
		options := printables.Options{Names: [][]string{{text, "Ava"}, {text}, {text}}}
		engine, err := rules.Compile(0)
		if err != nil {
			t.Fatal(err)
		}
		theme, err := rules.Game.FindTheme("plain")
		if err != nil {
			t.Fatal(err)
		}
		named := *theme
		named.Name, named.Game = text, &game
		job, err := games.All().Paper.New(&rules, engine, &named, options)
		if err != nil {
			t.Errorf("%s: %v", kind, err)
			continue
		}
		check(t, job, options)
		file, err := job.PDF()
		if err != nil || len(file) > 1<<20 {
			t.Errorf("%s: %d bytes, %v", kind, len(file), err)
		}
		if told := strings.Contains(strings.Join(job.Notices, " "),
			"cannot be printed"); told == drawing.Settable(text) {
			t.Errorf("%s: notices %q", kind, job.Notices)
		}
	}
}

func TestTheSamePrintGivesTheSameBytes(t *testing.T) {
	for _, saver := range []bool{false, true} {
		var files [2][]byte
		for i := range files {
			var err error
			if files[i], err = printJob(t, ruleset(t, "long-haul", nil), "space",
				printables.Options{InkSaver: saver}).PDF(); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(files[0], files[1]) {
			t.Errorf("ink saver %v: two files of %d and %d bytes differ", saver, len(files[0]), len(files[1]))
		}
	}
}

// BenchmarkSet prints the whole set; the aim is half a second and 1 MB.
func BenchmarkSet(b *testing.B) {
	rules := ruleset(b, "", nil)
	engine, err := rules.Compile(0)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		job, err := games.All().Paper.New(rules, engine, nil, printables.Options{})
		if err != nil {
			b.Fatal(err)
		}
		file, err := job.PDF()
		if err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(float64(len(file)), "bytes")
	}
	b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N), "ms/set")
}
