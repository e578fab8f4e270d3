package rulesets

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/rulesets/household"
)

// inFolder writes files into the folder of house rules of a test.
func inFolder(t testing.TB, files map[string]string) (dir string) {
	t.Helper()
	home, err := household.Home()
	if err != nil {
		t.Fatal(err)
	}
	if err := home.Make(); err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(home.HouseRules(), name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return home.HouseRules()
}

// TestBrokenFiles holds what is said of each way in which a file can be wrong: one clear line each.
func TestBrokenFiles(t *testing.T) {
	sittersGame(t)
	const head = "extends = \"sitters/standard\"\n"
	tests := []struct {
		name, text string
		want       []string
	}{
		{"fine", head + "name = \"Ours\"\npar = 40\n", nil},
		{"empty", "", []string{`this file does not say what it extends; begin with extends = "sitters/standard"`}},
		{"no extends", "par = 40\n",
			[]string{`this file does not say what it extends; begin with extends = "sitters/standard"`}},
		{"extends a number", "extends = 4\n",
			[]string{`line 1: extends is the number 4; it can be the name of a ruleset; begin with extends = "sitters/standard"`}},
		{"no such game", "extends = \"siters/standard\"\n",
			[]string{`line 1: extends is "siters/standard", which names no game there is; did you mean "sitters/standard"?`}},
		{"no such ruleset", "extends = \"sitters/standart\"\n",
			[]string{`line 1: extends "sitters/standart", which there is not; did you mean "sitters/standard"?`}},
		{"only a game", "extends = \"sitters\"\n",
			[]string{`line 1: extends "sitters", which is no ruleset of SiTTeRS; begin with extends = "sitters/standard"`}},
		{"no value", head + "par =\n",
			[]string{`line 2: there is no value behind “par”; write a number, true or false, or words in quotation marks: "like this"`}},
		{"no quotes", head + "name = Ours\n",
			[]string{`line 2: “Ours” are words without quotation marks; write "Ours"`}},
		{"open string", head + "name = \"Ours\npar = 4\n",
			[]string{`line 2: the quotation mark " opens here and is not closed on this line; write " where the words end`}},
		{"open list", head + "loot_rows = [0, 8\n",
			[]string{`line 2: the [ that opens here is never closed; write ] where it ends`}},
		{"twice", head + "par = 40\npar = 41\n",
			[]string{`line 3: par stands twice, the first time on line 2; keep one of the two and take the other out`}},
		{"no key", head + "= 4\n",
			[]string{`line 2: there is no name before the =; a line is the name of a field, = and a value`}},
		{"word alone", head + "hello\n",
			[]string{`line 2: “hello” has no =; a line is the name of a field, = and a value; a remark begins with #`}},
		{"deep", head + "name = '''\n[[[[\n'''\n# [[[[[[[[[[[[[[[[[[\npar = " + strings.Repeat("[", 20),
			[]string{`line 6: this is no ruleset: brackets stand too deep in one another`}},
		{"not UTF-8", head + "name = \"\xff\xfe\"\n",
			[]string{`line 2: this file is not UTF-8 (Notepad: ANSI), as the word “ÿþ” shows; save it as UTF-8 (Notepad: Save as, Encoding, UTF-8)`}},
		{"nul", head + "name = \"\x00\"\n",
			[]string{`line 2: there are bytes of zero here, which a power cut leaves in place of text; write anew what stood there`}},
		{"binary", "\x89PNG\r\n\x1a\n\x00\x00",
			[]string{`this is no text file`}},
		{"unknown key", head + "\nmay_backtrak = true\n",
			[]string{`line 3: "may_backtrak" is not a field of a SiTTeRS ruleset; did you mean "may_backtrack"?`}},
		{"large letters", head + "Par = 40\n",
			[]string{`line 2: "Par" is not a field of a SiTTeRS ruleset; did you mean "par"?`}},
		{"unknown without a guess", head + "xyzzy_plugh = 1\n",
			[]string{`line 2: "xyzzy_plugh" is not a field of a SiTTeRS ruleset`}},
		{"unknown entry", head + "return_on = { collector = [6] }\n",
			[]string{`line 2: "collector" is not a field of return_on; did you mean "collectors"?`}},
		{"dotted key", head + "return_on.obstructor = [6]\n",
			[]string{`line 2: "obstructor" is not a field of return_on; did you mean "obstructors"?`}},
		{"table by head", head + "\n[return_on]\n\nobstructors = [9]\n",
			[]string{`line 5: return_on.obstructors …`}},
		{"out of bounds", head + "die_faces = 60\n",
			[]string{`line 2: die_faces is 60; it can be a whole number from 2 to 12`}},
		{"out of bounds in a list", head + "return_on = { obstructors = [5, 60] }\n",
			[]string{`line 2: return_on.obstructors is 60; it can be a whole number from 1 to 12`}},
		{"far out of bounds", head + "par = 9223372036854775808\n",
			[]string{`line 2: “9223372036854775808” is too large; write a smaller number`}},
		{"word for a number", head + "par = \"40\"\n",
			[]string{`line 2: par is the word "40"; it can be a whole number from 0 to 1000; write par = 40`}},
		{"fraction", head + "par = 40.5\n",
			[]string{`line 2: par is the number 40.5; it can be a whole number from 0 to 1000; write par = 41`}},
		{"not a number", head + "par = nan\n",
			[]string{`line 2: par is the number NaN; it can be a whole number from 0 to 1000; such as par = 0`}},
		{"date", head + "par = 2026-11-21\n",
			[]string{`line 2: par is a date; it can be a whole number from 0 to 1000; such as par = 0`}},
		{"yes", head + "may_pass = \"yes\"\n",
			[]string{`line 2: may_pass is the word "yes"; it can be true or false; write may_pass = true`}},
		{"number for a list", head + "return_on = { obstructors = 5 }\n",
			[]string{`line 2: return_on.obstructors is the number 5; it can be a list of at most 12, each a whole number from 1 to 12; write obstructors = [5]`}},
		{"list for a table", head + "return_on = [5]\n",
			[]string{`line 2: return_on is a list; it can be a table by collectors and obstructors, each a list of at most 12, each a whole number from 1 to 12; such as return_on = { collectors = [1] }`}},
		{"table for a number", head + "par = { a = 1 }\n",
			[]string{`line 2: par is a table; it can be a whole number from 0 to 1000; such as par = 0`}},
		{"tables for a list", head + "[[turns]]\na = 1\n",
			[]string{`line 2: turns holds a table; it can be a list of at most 12, each "collectors" or "obstructors"; such as turns = ["collectors"]`}},
		{"choice", head + "turns = [\"collectors\", \"obstructor\"]\n",
			[]string{`line 2: turns is "obstructor"; it can be "collectors" or "obstructors"; did you mean "obstructors"?`}},
		{"long list", head + "turns = [" + strings.Repeat(`"collectors", `, 13) + "]\n",
			[]string{`line 2: turns has 13 entries; it can have at most 12`}},
		{"seats", head + "seats = { min = 4 }\n",
			[]string{"line 2: seats has min 4, default 2 and max 2, which must stand in that order"}},
		{"too many seats", head + "seats.max = 7\n",
			[]string{"line 2: seats.max is 7; it can be a whole number from 1 to 6"}},
		{"two things, by line", head + "zz = 1\npar = -1\naa = 1\n", []string{
			`line 2: "zz" is not a field of a SiTTeRS ruleset`,
			`line 3: par is -1; it can be a whole number from 0 to 1000`,
			`line 4: "aa" is not a field of a SiTTeRS ruleset`}},
		{"board without starts", head + "board = '''\n..S\n'''\n", []string{`line 2: board …`}},
		{"board too large", head + "board = '''\n" + strings.Repeat("CCCCCCCCCCC..XXXOOOS\n", 7) + "'''\n",
			[]string{"line 2: board has 140 signs; it can have at most 128"}},
		{"more markers than spaces", head + "\ncollectors = 8\n", []string{`line 3: …`}},
		{"removed what is no thing", head + "return_on.obstructors = false\n",
			[]string{`line 2: return_on.obstructors is false; it can be a list of at most 12, each a whole number from 1 to 12; such as obstructors = [1]`}},
		{"clause of another game", head + "[clauses.ADV-01]\ntitle = \"x\"\n",
			[]string{`line 2: "ADV-01" is not a field of clauses; did you mean "SIT-01"?`}},
		{"clause part", head + "[clauses.SIT-01]\ntitel = \"x\"\n",
			[]string{`line 3: "titel" is not a field of clauses.SIT-01; did you mean "title"?`}},
		{"number for a clause", head + "[clauses]\nSIT-01 = 4\n",
			[]string{`line 3: clauses.SIT-01 is the number 4; it can be a table; write [clauses.SIT-01] above its fields, or SIT-01 = false to take it out`}},
		{"sentence for nothing", head + "[says]\ncontainer-in-way = \"x\"\n",
			[]string{`line 3: "container-in-way" is not a field of says; did you mean "container-in-the-way"?`}},
		{"placeholder", head + "[says]\ndefeated = \"{pice} is off.\"\n",
			[]string{`line 3: says.defeated has {pice}, which is nothing that can stand there; did you mean "piece"?`}},
		{"brace", head + "[says]\ndefeated = \"{piece is off.\"\n",
			[]string{`line 3: says.defeated has a { without its }: {piece is off.`}},
		{"lone brace", head + "[says]\ndefeated = \"piece} is off.\"\n",
			[]string{`line 3: says.defeated has a } without its {`}},
		{"if without end", head + "[says]\ndefeated = \"{if piece}x\"\n",
			[]string{`line 3: says.defeated has {if piece} without {end}`}},
		{"loop without end", head + "[says]\ndefeated = \"{each row in loot_rows}x\"\n",
			[]string{`line 3: says.defeated has {each row in loot_rows} without {end}`}},
		{"loop of nothing", head + "[says]\ndefeated = \"{each row}x{end}\"\n",
			[]string{`line 3: says.defeated has {each row}: write {each name in field}`}},
		{"loop through an unknown field", head + "[says]\ndefeated = \"{list row in loot_row}x{end}\"\n",
			[]string{`line 3: says.defeated goes through loot_row, which is nothing that can stand there; did you mean "loot_rows"?`}},
		{"loop through a number", head + "[says]\ndefeated = \"{list row in par}x{end}\"\n",
			[]string{`line 3: says.defeated goes through par, which has no entries`}},
		{"loop with a taken name", head + "[says]\ndefeated = \"{list par in turns}x{end}\"\n",
			[]string{`line 3: says.defeated calls an entry of turns "par"; it can be a small word that means nothing else`}},
		{"name of a loop outside it", head + "[says]\ndefeated = \"{list row in turns}x{end}{row}\"\n",
			[]string{`line 3: says.defeated has {row}, which is nothing that can stand there`}},
		{"loops in loops",
			head + "[says]\ndefeated = \"{each a in turns}{each b in turns}{each c in " +
				"turns}x{end}{end}{end}\"\n",
			[]string{`line 3: says.defeated has more than 2 loops in one another`}},
		{"end without if", head + "[says]\ndefeated = \"x{end}\"\n",
			[]string{`line 3: says.defeated has {end} without {if …} or a loop before it`}},
		{"function", head + "[says]\ndefeated = \"{may piece}\"\n",
			[]string{`line 3: says.defeated has {may piece}: there is no word "may" before a value; did you mean "many"?`}},
		{"words missing", head + "[says]\ndefeated = \"{verb seat}\"\n",
			[]string{`line 3: says.defeated has {verb seat}: verb is followed by 3 words, not 1`}},
	}
	for _, test := range tests {
		findings := shelf.CheckBytes("ours.toml", []byte(test.text))
		var got []string
		for _, f := range findings {
			got = append(got, f.String())
			if !f.Error || f.Path != "ours.toml" || strings.ContainsAny(f.String(), "\n\x00") ||
				len(f.String()) > 300 {
				t.Errorf("%s: not one clear error: %+v", test.name, f)
			}
		}
		for i, want := range test.want { // what an engine says is held by its own tests
			if start, ok := strings.CutSuffix(want, "…"); ok && i < len(got) &&
				strings.HasPrefix(got[i], start) {
				got[i] = want
			}
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", test.name, diff)
		}
	}
}
