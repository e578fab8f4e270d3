package games_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"homespun/companion/match/games"
)

// most is how many words a sentence has at most.
const most = 18

// What no sentence of the screen may contain. The spaces of boards are written in small letters, so a capital
// with a number is a piece or the face of a die, and nobody sees these codes on the table.
var (
	clauseID = regexp.MustCompile(`\b[A-Z]{3}-\d\d\b`)
	code     = regexp.MustCompile(`\b[A-Z]\d+\b`)
	leftOver = regexp.MustCompile(`[{}]|\b[a-z]+_[a-z]+\b|\b(the|a|an) (the|a|an)\b`)
	// program is what programs and systems say to each other.
	program = regexp.MustCompile(`(?i)\bexec\b|\berrno\b|panic|goroutine|nil pointer|\.go:\d|0x[0-9a-f]{4}|` +
		`no such file or directory|\$PATH|exit status`)
	// numbered is a place of a template that a clause's number fills.
	numbered  = regexp.MustCompile(`\{(clause|clauses|ids?)(:\w+)?\}`)
	filled    = regexp.MustCompile(`\{[^}]*\}`)
	sentences = regexp.MustCompile(`[.?!:]["”)]*(\s|$)|\n`)
)

// Every sentence that the window says of the recorded matches can be read to a seven-year-old: it is short,
// in plain words, and calls things by their names. Texts of clauses are excepted; they are the rulebook.
// testdata/exceptions.txt says of what else may be otherwise, and why.
//
// HOMESPUN_ALOUD=sitters prints all that is said of a game, HOMESPUN_ALOUD=words the window's own sentences.
func TestSentencesAreForPeople(t *testing.T) {
	idioms := lines(t, "idioms.txt")
	known := slices.Concat(lines(t, "exceptions.txt"), lines(t, "offenders.txt"))
	for i, line := range known {
		known[i], _, _ = strings.Cut(line, " = ")
	}
	said := map[string]aloud{"words": catalogue(t, "../words/english.toml")}
	for _, game := range games.List() {
		id := game.Engine.Info.ID
		said[id] = readAloud(t, id)
		for from, texts := range catalogue(t, "../tableau/"+id+"/english.toml") {
			said[id].add("table "+from, texts...)
		}
		for from, texts := range catalogue(t, "../../../rulesets/"+id+"/texts.toml") {
			if _, heard := said[id]["says."+from]; !heard {
				said[id].add("unheard "+from, texts...)
			}
		}
	}
	for _, id := range slices.Sorted(maps.Keys(said)) {
		found := map[string]string{}
		for _, from := range slices.Sorted(maps.Keys(said[id])) {
			for _, text := range said[id][from] {
				if os.Getenv("HOMESPUN_ALOUD") == id {
					t.Logf("%-28s %s", from, text)
				}
				written := strings.Contains(text, "{")
				for _, problem := range wrong(text, idioms, written) {
					if key := id + " " + from + ": " + problem; found[key] == "" {
						found[key] = text
					}
				}
			}
		}
		for _, key := range slices.Sorted(maps.Keys(found)) {
			if !slices.Contains(known, key) {
				t.Errorf("%s\n\t%q", key, found[key])
			}
		}
	}
}

// wrong returns what is wrong with a text. Written says that it is a template that was not filled in.
func wrong(text string, idioms []string, written bool) (problems []string) {
	low := strings.ToLower(filled.ReplaceAllString(text, "…"))
	for _, idiom := range idioms {
		if strings.Contains(low, idiom) {
			problems = append(problems, strconv.Quote(idiom))
		}
	}
	if clauseID.MatchString(text) {
		problems = append(problems, "a clause")
	}
	if numbered.MatchString(text) {
		problems = append(problems, "a place for a clause")
	}
	if program.MatchString(text) {
		problems = append(problems, "program text")
	}
	if written {
		return problems
	}
	if code.MatchString(text) {
		problems = append(problems, "a code")
	}
	if leftOver.MatchString(text) {
		problems = append(problems, "no English")
	}
	for _, sentence := range sentences.Split(text, -1) {
		if len(strings.Fields(sentence)) > most {
			return append(problems, fmt.Sprintf("longer than %d words", most))
		}
	}
	return problems
}

// catalogue returns the sentences of a file by their names. Of the texts of a game these are what it says,
// and not its clauses.
func catalogue(t *testing.T, path string) aloud {
	t.Helper()
	data, err := os.ReadFile(filepath.FromSlash(path))
	if err != nil {
		t.Fatal(err)
	}
	list, clauses := aloud{}, false
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "[") {
			clauses = strings.HasPrefix(line, "[clauses")
		}
		name, quoted, _ := strings.Cut(line, "=")
		if text, err := strconv.Unquote(strings.TrimSpace(quoted)); err == nil && !clauses {
			list.add(strings.TrimSpace(name), text)
		}
	}
	if len(list) == 0 {
		t.Fatalf("%s has no sentence", path)
	}
	return list
}

// lines returns the lines of a file of testdata without remarks.
func lines(t *testing.T, name string) (list []string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			list = append(list, line)
		}
	}
	return list
}
