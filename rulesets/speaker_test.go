package rulesets

import (
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/rulesets/template"
)

func sittersSpeaker(t *testing.T, ruleset, theme string, names ...[]string) *Speaker {
	t.Helper()
	g := sittersGame(t)
	r, err := g.Find(ruleset)
	if err != nil {
		t.Fatal(err)
	}
	th, err := g.FindTheme(theme)
	if err != nil {
		t.Fatal(err)
	}
	return r.Speaker(th, nil, names)
}

// TestSIT13SaysTheFacesOfTheRuleset: engine, refusal and sheet read the same field.
func TestSIT13SaysTheFacesOfTheRuleset(t *testing.T) {
	tests := []struct {
		rules map[string]any
		want  string
	}{
		{nil, "On a 6 a side may bring a defeated marker back"},
		{map[string]any{"return_on": map[string]any{"obstructors": []int64{5, 6}}},
			"On a 6 the delvers may bring a defeated marker back instead of moving. On a 5 or 6 the " +
				"monsters may bring"},
		{map[string]any{"return_on": map[string]any{"obstructors": []any{}}}, "Defeated monsters never come back."},
		{map[string]any{"return_on": map[string]any{"collectors": []any{}, "obstructors": []any{}}},
			"A defeated marker never comes back."},
		{map[string]any{"die_faces": 8,
			"return_on": map[string]any{"collectors": []int{8, 1}, "obstructors": []int{8, 1}}},
			"On an 8 or 1 a side may bring"},
	}
	g := sittersGame(t)
	for _, test := range tests {
		r, err := mustStandard(t, g).With(test.rules)
		if err != nil {
			t.Error(err)
			continue
		}
		c := r.Speaker(nil, nil, nil).Clause(13)
		if !strings.Contains(c.Source, test.want) || c.House != (test.rules != nil) {
			t.Errorf("%v: %q (house %v), want %q", test.rules, c.Source, c.House, test.want)
		}
	}
}

func TestClausesFollowTheFields(t *testing.T) {
	readChanged(t, sittersGame(t), []changedClause{
		{map[string]any{"may_backtrack": true}, 7, "a marker may enter the same space twice."},
		{map[string]any{"may_pass": true}, 11, "A side may pass, even if it could move."},
		{map[string]any{"exact_arrival": true}, 12, "The last step of the roll must lead there exactly."},
		{map[string]any{"battle_dice": map[string]any{"collectors": 3}}, 15,
			"the delvers roll three dice, and the monsters roll one. Of several dice the best one counts."},
		{map[string]any{"boards": 2}, 16, "up to two in all"},
		{map[string]any{"par": 60}, 18, "With more than 60 points the delvers win."},
		{map[string]any{"turns": []string{"obstructors", "collectors"}}, 5,
			"A round is one turn of the monsters, then one turn of the delvers."},
		{map[string]any{"loot_rows": []any{0, 5, 10, 15, 20}}, 17, "The rows begin at 0, 5, 10, 15 and 20."},
		{map[string]any{"die_faces": 8}, 2, "one die with 8 faces"},
		{map[string]any{"rotate": true}, 2, "Several people take the turns of their side one after the other."},
	})
}

// reasonOf finds a reason by its name.
func reasonOf(t *testing.T, g *Game, name string) engines.Reason {
	t.Helper()
	for i, r := range g.Definition.Info.Reasons {
		if r.Name == name {
			return engines.Reason(i)
		}
	}
	t.Fatalf("the engine has no reason %s", name)
	return 0
}

func TestRefusalNamesPiecesPlayersAndClause(t *testing.T) {
	piece := func(n int) engines.Arg { return engines.Of(engines.PieceArg, n) }
	space := func(n int) engines.Arg { return engines.Of(engines.SpaceArg, n) }
	tests := []struct {
		theme string
		names [][]string
		want  string
	}{
		{"dungeon", [][]string{{"Ava"}, {"Ben"}},
			"A chest is in the way, on d1. Ava's elf C2 can go there and open it (SIT-08)."},
		{"dungeon", [][]string{{"Ava", "Chris"}, {"Ben"}},
			"A chest is in the way, on d1. Ava and Chris's elf C2 can go there and open it (SIT-08)."},
		{"burglars", [][]string{{"Ava", "Ben", "Cleo"}},
			"A house is in the way, on d1. Ava, Ben and Cleo's detective C2 can go there and open it (SIT-08)."},
		{"space", nil, "A control panel is in the way, on d1. Alien C2 can go there and open it (SIT-08)."},
		{"plain", [][]string{{"\u202eevil\nname\x00" + strings.Repeat("x", 5000)}},
			"A box is in the way, on d1. evil namexxxxxxxxxxxxxxx…'s blue marker C2 can go there and open it (SIT-08)."},
		{"plain", [][]string{{"  \u200b "}},
			"A box is in the way, on d1. Blue marker C2 can go there and open it (SIT-08)."},
		{"plain", [][]string{{"عائشة"}},
			"A box is in the way, on d1. عائشة's blue marker C2 can go there and open it (SIT-08)."},
		{"plain", [][]string{{"{piece} 🐉"}},
			"A box is in the way, on d1. {piece} 🐉's blue marker C2 can go there and open it (SIT-08)."},
	}
	for _, test := range tests {
		s := sittersSpeaker(t, "standard", test.theme, test.names...)
		v := engines.Refuse(
			enginetest.NewMessage(reasonOf(t, s.Ruleset.Game, "container-in-the-way"), 8, piece(1), space(3),
				space(5)), 3)
		if got := s.Refusal(v); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

func TestSeatsAreNamedWithTheirVerbs(t *testing.T) {
	seat := engines.Of(engines.SeatArg, engines.Seat(0))
	names := [][]string{{"Ava", "Ben"}, {"cleo"}}
	team := sittersSpeaker(t, "team", "dungeon", names...)
	if !team.Ruleset.Rotates() {
		t.Error("the team ruleset does not rotate")
	}
	tests := []struct {
		speaker *Speaker
		seat    engines.Arg
		want    string
	}{
		{team, seat, "Ava and Ben roll. Turn 1 of 2."},
		{team.Acting(0, 1), seat, "Ben rolls. Turn 1 of 2."},
		{team.Acting(0, 2), seat, "Ava rolls. Turn 1 of 2."},
		{team, engines.Of(engines.SeatArg, 1), "cleo rolls. Turn 1 of 2."},
		{sittersSpeaker(t, "standard", "dungeon"), seat, "The delvers roll. Turn 1 of 2."},
		{team, engines.Of(engines.SeatArg, engines.Dice), "The dice roll. Turn 1 of 2."},
		{team, engines.Of(engines.SeatArg, 99), "99 rolls. Turn 1 of 2."},
	}
	for _, test := range tests {
		n := enginetest.NewMessage(reasonOf(t, test.speaker.Ruleset.Game, "prompt-roll"), 6, test.seat,
			engines.Of(engines.NumberArg, 1), engines.Of(engines.NumberArg, 2))
		if got := test.speaker.Sentence(n); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

func TestTemplates(t *testing.T) {
	s := sittersSpeaker(t, "standard", "dungeon", []string{"Ava"}, []string{"Ben", "Cleo"})
	names := []string{"piece", "n", "seat", "left"}
	args := []engines.Arg{
		engines.Of(engines.PieceArg, 1), engines.Of(engines.NumberArg, 3), engines.Of(engines.SeatArg, 1),
		engines.Of(engines.NumberArg, 1),
	}
	tests := []struct{ text, want string }{
		{"{piece} and {a piece}", "Elf C2 and a delver"},
		{"{whose piece} of {owner piece}, {owner's piece} own", "Ava's elf C2 of Ava, Ava's own"},
		{"{seat's} turn: {seat} {is seat} {n}", "Ben and Cleo's turn: Ben and Cleo are 3"},
		{"{count n container}, {count left container}, {number n}, {ordinal n}",
			"3 chests, 1 chest, three, third"},
		{"the {n}{plural n st nd}", "The 3nd"},
		{"{if n = 3}three{else}other{end}{if n != 3}!{end}{if n > 2} more{end}{if n < 2} less{end}",
			"Three more"},
		{"{if not may_pass}no pass{end}{if may_pass}pass{end}", "No pass"},
		{"{if turns has collectors}c{end}{if turns has nobody}n{end}", "C"},
		{"{if len turns > 2}long{end} {len turns} {first loot_rows} {last loot_rows}", "Long 3 0 32"},
		{"{or return_on.collectors} {and loot_rows} {and turns}",
			"6 0, 8, 16, 24 and 32 the delvers, the delvers and the monsters"},
		{"{if n = 3}{if left = 2}a{else}b{end}{end}", "B"},
		{"{{braces}}", "{braces}"},
		{"so. {a container} is here. {piece} goes", "So. A chest is here. Elf C2 goes"},
		{"{verb seat 'has to' 'have to'} go", "Have to go"},
		{"{rules.par} {noun.loot}", "50 gold"},
		{"  many   spaces\nand lines ", "Many spaces and lines"},
		{"{list row in loot_rows}{row}{end} loot", "0, 8, 16, 24 and 32 loot"},
		{"{list row in loot_rows}{if row > 20}{ordinal row}{end}{end}", "24th and 32nd"},
		{"{each side in turns}{many side} go. {end}", "Delvers go. Delvers go. Monsters go."},
		{"so {each side in turns}{a side} {end}", "So a delver a delver a monster"},
		{"{each side in containers}{containers.side} of {many side}. {end}", "4 of delvers. 4 of monsters."},
		{"{some row in loot_rows}{if row > 20}{row}{end}{end}", "24"},
		{"{list row in loot_rows}{if row > 99}{row}{end}{else}none{end}", "None"},
		{"{list side in battle_dice}{list row in loot_rows}{if row < n}{row} {side}{end}{end}{end}",
			"0 delver and 0 monster"},
		{"{lines row in loot_rows}{if row > 20}{row} is much{end}{end}", "24 is much 32 is much"},
		{"{large piece} {if containers has 4}four{end}{if containers has 5}five{end}", "ELF C2 four"},
	}
	for _, test := range tests {
		parsed, err := template.Parse(test.text)
		if err != nil {
			t.Errorf("%q: %v", test.text, err)
			continue
		}
		if got := strings.ReplaceAll(parsed.Speak(scope{s, names, args}).Text, "\n", " "); got != test.want {
			t.Errorf("%q: %q, want %q", test.text, got, test.want)
		}
	}
}

// TestClausesHaveParagraphs: each entry of a loop of lines, and what stands between blank lines, is a line of
// the clause; a sentence is always one.
func TestClausesHaveParagraphs(t *testing.T) {
	g := sittersGame(t)
	text := `"So it goes.{lines row in loot_rows}{if row > 20}{row} is much{end}{end} An end,\nof it\n \nAnd another"`
	inFolder(t, map[string]string{"Ours.toml": "extends = \"sitters/standard\"\n[clauses.SIT-01]\nsource = " +
		text + "\n[says]\nover = " + text + "\n"})
	r, err := g.Find("Ours")
	if err != nil {
		t.Fatal(err)
	}
	s := r.Speaker(nil, nil, nil)
	if got, want := s.Clause(1).Source,
		"So it goes.\n24 is much.\n32 is much.\nAn end, of it.\nAnd another."; got != want {
		t.Errorf("the clause is %q, want %q", got, want)
	}
	if got := s.Sentence(enginetest.NewMessage(reasonOf(t, g, "over"), 0)); strings.Contains(got, "\n") {
		t.Errorf("the sentence is %q", got)
	}
}

// TestLongFieldsDoNotMakeLongSentences: a template may repeat the longest field there is.
func TestLongFieldsDoNotMakeLongSentences(t *testing.T) {
	s := sittersSpeaker(t, "standard", "dungeon")
	parsed, err := template.Parse(strings.Repeat("{board}", 500))
	if err != nil {
		t.Fatal(err)
	}
	if text := parsed.Speak(scope{Speaker: s}).Text; len(text) > template.MaxSpoken {
		t.Errorf("a sentence of %d bytes", len(text))
	}
}
