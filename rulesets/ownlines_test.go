package rulesets

import (
	"strings"
	"testing"
)

// brook is a game that house rules change line by line.
const brook = `
kit    = 1
name   = "The brook"
path   = 12
counters = { flies = 1 }
turn   = ["roll", "[leap] move"]
end    = ["if all yours are at the finish: win"]
[land]
7  = ["go to 3", "gain a fly"]
10 = ["miss a turn"]
`

// sheet writes the sentences of rules with their numbers, in order; those of house rules have a star.
func sheet(r *Ruleset) string {
	var lines []string
	for _, c := range r.Speaker(nil, nil, nil).Clauses() {
		star := ""
		if c.House {
			star = "*"
		}
		lines = append(lines, strings.TrimPrefix(c.ID, "KIT-")+star+" "+c.Source)
	}
	return strings.Join(lines, "; ")
}

// A line keeps its number when house rules change it, one that they take out leaves a gap, and those that they add count on
// behind the last.
func TestHouseRulesChangeSingleLines(t *testing.T) {
	s, folder := own(t)
	base, err := s.Open(write(t, folder, "brook.toml", brook))
	if err != nil {
		t.Fatal(err)
	}
	const ends = "03 If all yours are at the finish: win.; "
	if got, want := sheet(base), "01 Roll.; 02 Move.; "+ends+"04 Go to 3.; 05 Gain a fly.; 06 Miss a turn."; got != want {
		t.Fatalf("%s\nand not %s", got, want)
	}
	write(t, folder, "night.toml", "extends = \"kit/brook\"\n[lines]\nturn.3 = \"gain a fly\"\n")
	for _, w := range []struct{ lines, want string }{
		{"turn.3 = \"gain a fly\"", "01 Roll.; 02 Move.; " + ends + "04 Go to 3.; 05 Gain a fly.; 06 Miss a turn.; 07* Gain a fly."},
		{"\"turn.3\" = \"roll again\"", "01 Roll.; 02 Move.; " + ends + "04 Go to 3.; 05 Gain a fly.; 06 Miss a turn.; 07* Roll again."},
		{"land.7 = \"go to 4\"", "01 Roll.; 02 Move.; " + ends + "04* Go to 4.; 05 Gain a fly.; 06 Miss a turn."},
		{"land.7.1 = false", "01 Roll.; 02 Move.; " + ends + "05 Gain a fly.; 06 Miss a turn."},
		{"\"land.7.2\" = \"\"", "01 Roll.; 02 Move.; " + ends + "04 Go to 3.; 06 Miss a turn."},
		{"leap = \"go on 2\"", "01 Roll.; 02* Go on 2.; " + ends + "04 Go to 3.; 05 Gain a fly.; 06 Miss a turn."},
		{"land.7.3 = \"roll again\"\nland.8 = \"gain 2 flies\"\nland.11 = \"lose a fly\"", "01 Roll.; 02 Move.; " + ends +
			"04 Go to 3.; 05 Gain a fly.; 06 Miss a turn.; 07* Roll again.; 08* Gain 2 flies.; 09* Lose a fly."},
		{"meet = \"whoever is here: lose a fly\"\nend.2 = \"if you have 9 flies: win\"", "01 Roll.; 02 Move.; " + ends +
			"04 Go to 3.; 05 Gain a fly.; 06 Miss a turn.; 07* If you have 9 flies: win.; 08* Whoever is here: lose a fly."},
	} {
		r, err := s.Open(write(t, folder, "house.toml", "extends = \"kit/brook\"\n[lines]\n"+w.lines+"\n"))
		if err != nil {
			t.Errorf("%s: %v", w.lines, err)
		} else if got := sheet(r); got != w.want {
			t.Errorf("%s: %s\n\tand not: %s", w.lines, got, w.want)
		}
	}
	twice, err := s.Open(write(t, folder, "late.toml", "extends = \"kit/night\"\n[lines]\nland.10 = false\nturn.4 = \"roll again\"\n"))
	if err != nil {
		t.Fatal(err)
	}
	const want = "01 Roll.; 02 Move.; " + ends + "04 Go to 3.; 05 Gain a fly.; 07* Gain a fly.; 08* Roll again."
	if got := sheet(twice); got != want {
		t.Errorf("house rules of house rules: %s\n\tand not: %s", got, want)
	}
	for _, b := range []struct{ lines, want string }{
		{"turn.9 = false", `line 3: lines.turn.9 takes out what is not there; turn has 2 of these`},
		{"\"turn.2\" = \"moev\"", `line 3: lines.turn.2 says: "moev": "moev" is no word here; did you mean "move"`},
		{"land.7.3 = \"gain a coin\"", `line 3: lines.land.7.3 says: "gain a coin": there is no counter "coin"; write counters = { coin = 0 } to have one`},
		{"turns.2 = \"move\"", `line 3: lines.turns.2 is no line; write turn.2, land.12 or land.12.2, by the list and the place in it`},
		{"turn.0 = \"move\"", `line 3: lines.turn.0 is no line; write turn.2, land.12 or land.12.2, by the list and the place in it`},
		{"jump = \"move\"", `line 3: lines.jump is no line; write turn.2, land.12 or land.12.2, by the list and the place in it`},
		{"turn.2 = 3", `line 3: lines.turn.2 is the number 3; it can be words in quotation marks; such as 2 = "words"`},
		{"land.lily = \"move\"", `line 3: lines.land.lily is no space and no kind; spaces are 1 to 12`},
		{"turn.1 = false\nturn.2 = false", `line 2: turn asks for no roll and no decision, so that it would go on for ever`},
	} {
		found := s.Check(write(t, folder, "house.toml", "extends = \"kit/brook\"\n[lines]\n"+b.lines+"\n"))
		if len(found) != 1 || found[0].String() != b.want {
			t.Errorf("%s: %v\n\tand not: %s", b.lines, found, b.want)
		}
	}
}

// What can be said and does nothing useful is noticed, and the game can be played.
func TestWhatIsOfNoUseIsNoticed(t *testing.T) {
	s, folder := own(t)
	for _, b := range []struct{ old, new, want string }{
		{"flies = 1", "flies = 1, hats = 0", `line 19: land.9 says "may: pay a hat and go on 1", and nobody ever has any hats`},
		{"flies = 1 }", "flies = 1, hats = 0 }\nprices = { hats = \"2 flies\" }",
			`line 9: prices.hats is there, and no line sells that: "buy something" lets the players choose`},
		{"draw a card", "change a fly for 2 flies", `line 18: land.9 says "change a fly for 2 flies", and gives flies for the same`},
		{"\"move\"]", "\"move by each die\"]", `line 12: turn says "move by each die", and there is one die; dice = "2d6" are two`},
		{"draw a card", "swap flies with somebody", ""},
		{"draw a card", "go on up to 2 and take a fly from the leader", ""},
	} {
		text := strings.Replace(pond, b.old, b.new, 1)
		if strings.Contains(b.want, "pay a hat") {
			text = strings.Replace(text, "9    =", "10 = [\"lose all hats\"]\n9    = [\"may: pay a hat and go on 1\"]\n11 =", 1)
		} else if strings.Contains(b.new, "prices") {
			text = strings.Replace(text, "draw a card", "gain a hat", 1)
		}
		path := write(t, folder, "frogs.toml", text)
		found := s.Check(path)
		if b.want == "" && len(found) > 0 || b.want != "" && (len(found) != 1 || found[0].Error || found[0].String() != b.want) {
			t.Errorf("%s: %v\n\tand not: %s", b.new, found, b.want)
		}
		if _, err := s.Open(path); err != nil {
			t.Error(err)
		}
	}
}

// What a line sells stands with its price on the sheet.
func TestPricesStandOnTheSheet(t *testing.T) {
	s, folder := own(t)
	r, err := s.Open(write(t, folder, "brook.toml", strings.NewReplacer("flies = 1 }", "flies = 1, hats = 0, cakes = 0 }\n"+
		"prices = { hats = \"2 flies\", cakes = \"a fly\" }", "go to 3", "buy something", "miss a turn", "may: buy a hat").Replace(brook)))
	if err != nil {
		t.Fatal(err)
	}
	const want = "01 Roll.; 02 Move.; 03 If all yours are at the finish: win.; 04 Buy something. Cakes for a fly, hats for 2 flies.; " +
		"05 Gain a fly.; 06 May: buy a hat. Hats for 2 flies."
	if got := sheet(r); got != want {
		t.Errorf("%s\n\tand not: %s", got, want)
	}
}
