package lab_test

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/match/lab"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/balance"
	"homespun/engines/enginetest/round"
	"homespun/engines/enginetest/watchdog"
	"homespun/rulesets"
)

func ruleset(t *testing.T, game, name string) *rulesets.Ruleset {
	t.Helper()
	of, err := games.All().Game(game)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := of.Find(name)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

func answered(t *testing.T, q lab.Question) *lab.Lab {
	t.Helper()
	q.Matches, q.MaxLines, q.Seed = 60, 600, 7
	l, err := lab.New(q)
	if err != nil {
		t.Fatal(err)
	}
	if err := l.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	return l
}

// Every game has an answer to every question, by both strengths of bots, with the standard beside the house rule.
func TestEveryQuestionIsAnsweredInEveryGame(t *testing.T) {
	others := map[string]string{"sitters": "long-haul", "adventure": "first-dungeon",
		"geyser": "small-island", "saratoga": "short-trail", "cubed": "mini", "patrollers": "duel"}
	for game, other := range round.SampleMap(t, round.Many(2, len(others), len(others)), others) {
		l := answered(t, lab.Question{Rules: ruleset(t, game, other), Against: ruleset(t, game, "standard")})
		ids, where := "", ""
		if game != "saratoga" && game != "patrollers" { // those have no spaces
			where = "where "
		}
		for _, m := range l.Measures() {
			ids += m.ID + " "
			want := 4
			if m.ID == "skill" || m.ID == "even" {
				want = 2 // of the bots that think
			}
			if len(m.Answers) != want {
				t.Errorf("%s, %s: %d answers, want %d", game, m.Question, len(m.Answers), want)
			}
			for _, a := range m.Answers {
				if a.Text == "" || strings.Contains(a.Text, "{") {
					t.Errorf("%s, %s: answered %q", game, m.Question, a.Text)
				}
				if m.ID == "even" && a.Text == words.LabNotYet {
					t.Errorf("%s: it is told at the end that nothing can be told yet", game)
				}
			}
		}
		if want := "ends length fair skill open back choices even " + where; ids != want {
			t.Errorf("%s is asked %q, want %q", game, ids, want)
		}
		if part, _, ok := l.Progress(); part < 1 || !ok {
			t.Errorf("%s: %g of it is done at the end", game, part)
		}
	}
}

// The same seed gives the same answers with one worker and with three; rules compared with themselves differ by nothing.
func TestTheSameSeedGivesTheSameAnswers(t *testing.T) {
	rules := ruleset(t, "cubed", "mini")
	var first string
	for _, workers := range []int{1, 3} {
		l := answered(t, lab.Question{Rules: rules, Against: rules, Workers: workers})
		for _, row := range l.Study().Rows {
			for _, d := range row.By {
				if d.Value != 0 || d.Real || row.Verdict != balance.TooSmall {
					t.Errorf("the same rules: %+v", row)
				}
			}
		}
		text, err := json.Marshal(l.Measures())
		if err != nil {
			t.Fatal(err)
		}
		if first == "" {
			first = string(text)
		} else if diff := cmp.Diff(first, string(text)); diff != "" {
			t.Errorf("with %d workers:\n%s", workers, diff)
		}
	}
}

// Whoever stops the lab keeps what is known until then.
func TestWhatIsKnownIsKept(t *testing.T) {
	rules := ruleset(t, "sitters", "standard")
	l, err := lab.New(lab.Question{Rules: rules, Matches: 1 << 20, MaxLines: 600, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	done := make(chan error)
	go func() { done <- l.Run(ctx) }()
	for l.Report(0, 0).Matches == 0 {
	}
	stop()
	if err := <-done; !errors.Is(err, context.Canceled) {
		t.Errorf("stopped with %v", err)
	}
	if r := l.Report(0, 0); r.Matches == 0 || r.Matches >= 1<<20 || len(l.Measures()) == 0 {
		t.Errorf("%d matches are known", r.Matches)
	}
}

// Where nobody has a choice the lab says so, and turns count in which only dice are rolled.
func TestAGameOfChanceIsToldSo(t *testing.T) {
	l := answered(t, lab.Question{Rules: ruleset(t, "kit", "beanstalks")})
	told := map[string]string{}
	for _, m := range l.Measures() {
		told[m.ID] = m.Answers[0].Text
	}
	if told["choices"] != words.LabNoChoice || told["skill"] != words.LabNoChoice {
		t.Errorf("it says %q and %q", told["choices"], told["skill"])
	}
	if turns := l.Report(0, 0).Turns.Median; turns < 20 {
		t.Errorf("half of the matches take %d turns", turns)
	}
	for _, m := range answered(t, lab.Question{Rules: ruleset(t, "kit", "nuts")}).Measures() {
		if m.Answers[0].Text == words.LabNoChoice {
			t.Errorf("%s: whoever rolls can stop", m.ID)
		}
	}
}

func TestValuesThatCannotBeTriedAreRefused(t *testing.T) {
	rules := ruleset(t, "sitters", "standard")
	for spec, want := range map[string]string{
		"par":               `"par" is no field with values: write it like par=[40, 50, 60]`,
		"par=40":            `the values of "par" are no TOML list: write them like [40, 50, 60]`,
		"parr=[40]":         `Standard has no field "parr"; homespun rules show sitters lists them`,
		`par=[40, "x"]`:     `par is the word "x"; it can be a whole number from 0 to 1000`,
		"return_on.x=[[6]]": `Standard has no field "return_on.x"; homespun rules show sitters lists them`,
	} {
		if _, err := lab.NewSweep(rules, spec); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", spec, err, want)
		}
	}
}

// Every field that is offered can be varied with the values that are offered, the present one among them.
func TestWhatIsOfferedCanBeVaried(t *testing.T) {
	offered := map[string]string{}
	for _, game := range games.All().All() {
		rules := ruleset(t, game.ID, "standard")
		for _, v := range lab.Variables(rules) {
			sweep, err := lab.NewSweep(rules, v.Key+"=["+v.Values+"]")
			if err != nil {
				t.Errorf("%s: %s", game.ID, err)
				continue
			}
			now, _ := rules.Value(v.Key)
			if !slices.ContainsFunc(sweep.Values, func(value any) bool { return cmp.Equal(value, now) }) {
				t.Errorf("%s: %s is %v, and %v are offered", game.ID, v.Key, now, sweep.Values)
			}
			offered[game.ID+" "+v.Key] = v.Values
		}
	}
	for field, want := range map[string]string{"sitters return_on.obstructors": "[6], [5, 6]",
		"sitters par": "26, 38, 50, 62, 74", "adventure hearts": "6, 8, 10, 12, 14", "geyser reentry": "false, true",
		"cubed place.red": "1, 2, 3, 4"} {
		if offered[field] != want {
			t.Errorf("%s is offered with %q, want %q", field, offered[field], want)
		}
	}
}

// A sweep of lists plays the rules with each value: who may come back on more faces does so more often.
func TestASweepPlaysEachValue(t *testing.T) {
	q := lab.Question{Rules: ruleset(t, "sitters", "standard"), Vary: "return_on.obstructors=[[], [4, 5, 6]]",
		Matches: 300, MaxLines: 2000, Seed: 3}
	l, err := lab.New(q)
	if err != nil {
		t.Fatal(err)
	}
	if err := l.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	steps := l.Steps()
	if part, _, ok := l.Progress(); len(steps) != 2 || part < 1 || !ok {
		t.Fatalf("%d steps, %g done", len(steps), part)
	}
	never, often := steps[0].Reports[0].Seats[1].Wins, steps[1].Reports[0].Seats[1].Wins
	if never.High >= often.Low {
		t.Errorf("obstructors who come back win %+v, others %+v", often, never)
	}
}

// Things have a worth: both sides of Patrollers pick some, and whoever has picked one wins so many of 100. What all do
// in every match is left out.
func TestThingsHaveAWorth(t *testing.T) {
	l := answered(t, lab.Question{Rules: ruleset(t, "patrollers", "duel"), Switches: true})
	look := l.Report(0, 1).Look
	picks := map[string]int{}
	for _, used := range look.Things {
		verb, thing, _ := strings.Cut(used.Of, " ")
		if verb == "pick" {
			picks[thing] = used.Times
		}
		if verb == "deploy" {
			t.Errorf("%s is told, though each side does so in every match", used.Of)
		}
		if used.Wins.Part < 0 || used.Wins.Part > 1 || used.Usual <= 0 || used.Usual >= 1 {
			t.Errorf("%+v", used)
		}
	}
	if len(picks) != 7 {
		t.Errorf("%d Patrollers have a worth, of a roster of 7: %v", len(picks), picks)
	}
	first := 0
	for _, used := range look.First {
		first += used.Times
	}
	if first != look.Matches {
		t.Errorf("%d first moves of %d matches", first, look.Matches)
	}
	fields := map[string]string{}
	for _, one := range l.Switches() {
		fields[one.Field] = one.Clause
		if one.Comparison == nil || one.Comparison.Base.Matches != 200 {
			t.Errorf("%s was not tried", one.Field)
		}
	}
	want := map[string]string{"advanced": "PAT-20", "classes": "PAT-20", "specials": "PAT-22", "tokens": "PAT-24"}
	if diff := cmp.Diff(want, fields); diff != "" {
		t.Errorf("rules that can be turned (-want +got):\n%s", diff)
	}
}

// Monsters have a cost: the hearts that each kind takes. One that takes none has none.
func TestMonstersHaveACost(t *testing.T) {
	rules, err := ruleset(t, "adventure", "standard").With(
		map[string]any{"monsters": map[string]any{"creeper": map[string]any{"damage": int64(0)}}})
	if err != nil {
		t.Fatal(err)
	}
	var costly []string
	for _, harm := range answered(t, lab.Question{Rules: rules}).Report(0, 1).Look.Harms {
		costly = append(costly, harm.Of)
		if harm.Mean <= 0 || harm.Matches <= 0 || harm.Matches > 1 {
			t.Errorf("%+v", harm)
		}
	}
	if diff := cmp.Diff([]string{"skeleton", "spider", "zombie"}, costly); diff != "" {
		t.Errorf("monsters that take hearts (-want +got):\n%s", diff)
	}
}

// While a board is drawn, matches go on being played and counted: nobody waits for the picture.
func TestAllGoesOnWhileABoardIsDrawn(t *testing.T) {
	var l *lab.Lab
	drawn := 0
	table := func(engine engines.Engine, voice tableau.Voice, theme *rulesets.Theme) tableau.Game {
		drawn++
		asked := make(chan bool)
		go func() { _, _, _ = l.Progress(); close(asked) }()
		watchdog.Receive(t, "how far the matches are", asked)
		return games.All().Tables["geyser"](engine, voice, theme)
	}
	var err error
	l, err = lab.New(lab.Question{Rules: ruleset(t, "geyser", "small-island"), Matches: 20, MaxLines: 600,
		Seed: 7, Table: table})
	if err == nil {
		err = l.Run(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	l.Measures()
	if l.Measures(); drawn != 1 {
		t.Errorf("the board was drawn %d times", drawn)
	}
}
