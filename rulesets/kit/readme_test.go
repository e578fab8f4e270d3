package kit_test

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"homespun/engines"
	"homespun/engines/enginetest/pages"
	"homespun/engines/kit"
	"homespun/engines/kit/phrase"
	"homespun/rulesets"
	"homespun/rulesets/household"
	kitrules "homespun/rulesets/kit"
)

var update = flag.Bool("update", false, "write the tables of the page anew")

const pageFile = "README.md"

func readPage(t *testing.T) pages.Page {
	t.Helper()
	text, err := os.ReadFile(pageFile)
	if err != nil {
		t.Fatal(err)
	}
	return pages.Page{Path: pageFile, Text: string(text)}
}

func newShelf(t *testing.T) *rulesets.Shelf {
	t.Helper()
	t.Setenv(household.Variable, t.TempDir())
	s, err := rulesets.NewShelf(rulesets.Source{Engine: kitrules.Define(), Files: kitrules.Files})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// games are the whole games of the page, which are without a mistake, and those that come with the program.
func games(t *testing.T, s *rulesets.Shelf, page pages.Page) (texts []string) {
	t.Helper()
	for _, b := range page.Blocks() {
		if b.Language != "toml" {
			continue
		}
		if found := s.CheckBytes("page.toml", []byte(b.Text)); len(found) > 0 {
			t.Errorf("%s\n\t%v", b.Text, found) // neither an error nor a notice
		}
		if strings.Contains(b.Text, "extends") {
			continue // house rules of a game
		}
		if lines := strings.Count(b.Text, "\n"); lines > 60 {
			t.Errorf("a game has %d lines", lines)
		}
		texts = append(texts, b.Text)
	}
	shipped, _ := filepath.Glob("*.toml")
	for _, file := range shipped {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if file != "blank.toml" && file != "game.toml" && regexp.MustCompile(`(?m)^kit\s*=`).Match(text) {
			texts = append(texts, string(text))
		}
	}
	return texts
}

// with returns the text of a game that says one more thing: on a space on which nothing happens, or in a turn.
func with(game, says string) string {
	says = strconv.Quote(says)
	first := "1"
	if strings.Contains(game, "squares") {
		first = "a1"
	}
	if strings.Contains(game, "[land]") {
		return strings.Replace(game, "[land]\n", "[land]\n"+first+" = ["+says+"]\n", 1)
	}
	return regexp.MustCompile(`(?m)^turn\s*= \[`).ReplaceAllLiteralString(game, "turn = ["+says+", ")
}

// rows are the rows of the tables of the page whose first head is a word, less the head: the cells of each.
func rows(page pages.Page, head string) (list [][]string) {
	within := false
	for line := range strings.Lines(page.Prose()) {
		line = strings.TrimSpace(line)
		cells := strings.Split(strings.ReplaceAll(strings.Trim(line, "| "), `\|`, "\x00"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(strings.ReplaceAll(cells[i], "\x00", "|"))
		}
		switch {
		case !strings.HasPrefix(line, "|"):
			within = false
		case cells[0] == head:
			within = true
		case within && !strings.HasPrefix(cells[0], "---"):
			list = append(list, cells)
		}
	}
	return list
}

var span = regexp.MustCompile("`([^`]+)`")

// Every line of the page can be said in one of its games, and every word of the vocabulary has one.
func TestEveryLineOfThePageWorks(t *testing.T) {
	page, s := readPage(t), newShelf(t)
	all := games(t, s, page)
	said, lines := map[string]bool{}, 0
	for _, row := range rows(page, "line") {
		for _, m := range span.FindAllStringSubmatch(strings.Join(row, " "), -1) {
			lines++
			say(t, s, all, m[1], said)
		}
	}
	if lines < 90 {
		t.Errorf("only %d lines were found", lines)
	}
	for table, ids := range words(t) {
		for _, id := range ids {
			if !said[table+id] {
				t.Errorf("no line of %s says %ss.%s; write one where one looks for it", pageFile, table, id)
			}
		}
	}
}

// words are the ids of the vocabulary, by table.
func words(t *testing.T) map[string][]string {
	t.Helper()
	v := vocabulary(t)
	return map[string][]string{"effect": slices.Sorted(maps.Keys(v.Effects)), "head": slices.Sorted(maps.Keys(v.Heads)),
		"condition": slices.Sorted(maps.Keys(v.Conditions)), "who": slices.Sorted(maps.Keys(v.Who))}
}

func vocabulary(t *testing.T) (v phrase.Vocabulary) {
	t.Helper()
	text, err := kitrules.Files.ReadFile("vocabulary.toml")
	if err == nil {
		err = toml.Unmarshal(text, &v)
	}
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// say says a sentence in the first game in which it can be said, and notes which words it has.
func say(t *testing.T, s *rulesets.Shelf, games []string, sentence string, said map[string]bool) {
	t.Helper()
	var wrong []rulesets.Finding
	for _, game := range games {
		text := with(game, sentence)
		found := s.CheckBytes("page.toml", []byte(text))
		if slices.ContainsFunc(found, func(f rulesets.Finding) bool { return f.Error }) {
			wrong = append(wrong, found[0])
			continue
		}
		game := compiled(t, s, text).Game().(*kit.Game)
		for i, one := range game.Sentences() {
			if one.Text == sentence {
				note(game.Read[i], said)
			}
		}
		return
	}
	t.Errorf("no game of the page can say %q: %v", sentence, wrong)
}

// compiled makes a game of a text, for as many as usually play.
func compiled(t *testing.T, s *rulesets.Shelf, text string) engines.Engine {
	t.Helper()
	path := filepath.Join(t.TempDir(), "page.toml")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	rules, err := s.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	_, _, usual := rules.Seats()
	engine, err := rules.Compile(usual)
	if err != nil {
		t.Fatal(err)
	}
	return engine
}

// note notes the words of clauses, as "effectgo-on".
func note(clauses []phrase.Clause, said map[string]bool) {
	var slots func(list []phrase.Slot)
	slots = func(list []phrase.Slot) {
		for _, slot := range list {
			said[slot.Kind+slot.Text] = true
			slots(slot.Of)
		}
	}
	for _, c := range clauses {
		said["effect"+c.ID], said["head"+c.ID] = true, true
		slots(c.Slots)
		for _, branch := range c.Branches {
			note(branch, said)
		}
	}
}

// The games of the page come to an end, mostly with somebody who has won.
func TestGamesOfThePageEnd(t *testing.T) {
	page, s := readPage(t), newShelf(t)
	rnd := rand.New(rand.NewPCG(1, 2))
	for _, text := range games(t, s, page) {
		engine, won := compiled(t, s, text), 0
		for range 20 {
			p := engine.Start()
			for moves := 0; !engine.Outcome(p).Over; moves++ {
				if moves > 3000 {
					t.Fatalf("this does not end: %s", text)
				}
				p = engine.Apply(p, engine.Sample(p, rnd), nil)
			}
			if engine.Outcome(p).Winners != 0 {
				won++
			}
		}
		if won == 0 {
			t.Errorf("nobody ever wins this: %s", text)
		}
	}
}

// What the page says is refused is refused so.
func TestWhatThePageRefusesIsRefused(t *testing.T) {
	page, s := readPage(t), newShelf(t)
	frogs := page.Blocks()[slices.IndexFunc(page.Blocks(), func(b pages.Block) bool {
		return strings.Contains(b.Text, "\"Frogs\"")
	})]
	for _, row := range rows(page, "written") {
		sentence := strings.Trim(row[0], "`")
		text := strings.Replace(frogs.Text, "[land]\n", "[land]\n5 = ['"+sentence+"']\n", 1)
		found := s.CheckBytes("page.toml", []byte(text))
		if len(found) != 1 || !strings.Contains(found[0].String(), row[1]) {
			t.Errorf("%s: %v, and not %s", sentence, found, row[1])
		}
	}
}

// The sentences of the page are short.
func TestSentencesOfThePageAreShort(t *testing.T) {
	prose := regexp.MustCompile(`(?s)<!--.*?<!-- end -->`).ReplaceAllString(readPage(t).Prose(), "")
	prose = span.ReplaceAllString(prose, "code")
	prose = regexp.MustCompile(`(?m)^(\|.*|#.*)$`).ReplaceAllString(prose, "")
	for _, part := range regexp.MustCompile(`\n\n|\n- |\n\d\. |[.:;?!]\**\s`).Split(prose, -1) {
		if n := len(strings.Fields(part)); n > 18 {
			t.Errorf("%d words: %s", n, strings.Join(strings.Fields(part), " "))
		}
	}
}

// The tables of all fields and words are those of the program; -update writes them anew.
func TestTablesOfThePageAreFresh(t *testing.T) {
	page, s := readPage(t), newShelf(t)
	fresh := page.Text
	for mark, table := range map[string]string{"every field": fieldTable(t, s), "every word": wordTable(t)} {
		part := regexp.MustCompile(`(?s)(<!-- ` + mark + ` -->\n).*?(<!-- end -->)`)
		if !part.MatchString(fresh) {
			t.Fatalf("there is no place for %s", mark)
		}
		fresh = part.ReplaceAllStringFunc(fresh, func(string) string {
			return "<!-- " + mark + " -->\n\n" + table + "\n<!-- end -->"
		})
	}
	if fresh == page.Text {
		return
	} else if !*update {
		t.Fatalf("%s has tables that are not fresh: go test ./rulesets/kit -update", pageFile)
	}
	if err := os.WriteFile(pageFile, []byte(fresh), 0o644); err != nil {
		t.Fatal(err)
	}
}

func fieldTable(t *testing.T, s *rulesets.Shelf) string {
	t.Helper()
	game, err := s.Own().Standard()
	if err != nil {
		t.Fatal(err)
	}
	cell := strings.NewReplacer("|", `\|`, "<", "&lt;")
	var b strings.Builder
	b.WriteString("| field | what it says | what it can be |\n|---|---|---|\n")
	for _, f := range rulesets.Show(game) {
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", f.Key, cell.Replace(f.Help), cell.Replace(f.Bounds))
		for _, e := range f.Entry {
			fmt.Fprintf(&b, "| `%s.….%s` | %s | %s |\n", f.Key, e.Key, cell.Replace(e.Help), cell.Replace(e.Bounds()))
		}
	}
	return b.String()
}

// slots are what the slots of patterns are called on the page.
var slots = map[string]string{"n": "N", "text": "\"WORDS\"", "condition": "…", "who": "SOMEBODY"}

// wordTable has all ways to say a thing, one row for each word of the vocabulary, in the order of its file.
func wordTable(t *testing.T) string {
	t.Helper()
	v := vocabulary(t)
	text, _ := kitrules.Files.ReadFile("vocabulary.toml")
	says := map[string][]string{}
	for id, row := range v.Effects {
		says["effects."+id] = row.Says
	}
	for id, row := range v.Heads {
		for _, said := range row.Says {
			says["heads."+id] = append(says["heads."+id], said+":")
		}
	}
	for id, row := range v.Conditions {
		for _, said := range row.Says {
			says["conditions."+id] = append(says["conditions."+id], "if "+said)
		}
	}
	for id, row := range v.Who {
		for _, said := range row.Says {
			says["who."+id] = append(says["who."+id], said+":")
		}
	}
	slot := regexp.MustCompile(`\{([a-z-]+)\}`)
	var b strings.Builder
	b.WriteString("| all ways to say it |\n|---|\n")
	for _, m := range regexp.MustCompile(`(?m)^\[((?:effects|heads|conditions|who)\.[a-z-]+)\]`).FindAllStringSubmatch(string(text), -1) {
		var ways []string
		for _, said := range says[m[1]] {
			said = slot.ReplaceAllStringFunc(said, func(s string) string {
				name := strings.Trim(s, "{}")
				if word := slots[name]; word != "" {
					return word
				}
				return strings.ToUpper(name)
			})
			ways = append(ways, "`"+strings.ReplaceAll(said, "|", "/")+"`")
		}
		b.WriteString("| " + strings.Join(ways, ", ") + " |\n")
	}
	return b.String()
}
