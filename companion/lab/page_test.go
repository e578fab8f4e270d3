package lab_test

import (
	"context"
	"testing"

	"homespun/companion/games"
	"homespun/companion/lab"
	"homespun/printables/drawing"
)

// asked returns a lab that has played some matches of a game by its standard rules against one with other rules.
func asked(t *testing.T) *lab.Lab {
	t.Helper()
	game, err := games.All().Game("sitters")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := game.Standard()
	if err != nil {
		t.Fatal(err)
	}
	l, err := lab.New(lab.Question{Rules: rules, Against: rules, Matches: 8, MaxLines: 5000, Seed: 3, Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	if err := l.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	return l
}

func TestPlotsAndThePageKeepTheirWordsInside(t *testing.T) {
	l := asked(t)
	var drawn []*drawing.Drawing
	for _, m := range l.Measures() {
		if plot := lab.Plot(m, 120); plot != nil {
			drawn = append(drawn, plot)
		}
	}
	if len(drawn) < 4 {
		t.Errorf("got %d plots, want one for nearly every measure", len(drawn))
	}
	for _, d := range append(drawn, l.Page("What does it do?")) {
		if err := d.Check(); err != nil {
			t.Error(err)
		}
		if out := d.Overflows(); len(out) > 0 {
			t.Errorf("words outside their box: %+v", out)
		}
	}
}

func TestEverySideGetsAVerdict(t *testing.T) {
	said := asked(t).Verdicts()
	if len(said) != 2 {
		t.Errorf("got %q, want a sentence for each of two sides", said)
	}
}

func TestNothingIsPlottedWithoutFigures(t *testing.T) {
	if d := lab.Plot(lab.Measure{Answers: []lab.Answer{{}}}, 120); d != nil {
		t.Errorf("got a plot of %d marks, want none", len(d.Marks))
	}
}
