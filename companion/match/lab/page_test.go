package lab_test

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/lab"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/balance"
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

// filled returns the boxes of what is filled with a colour in a drawing, and in those that it is made of.
func filled(d *drawing.Drawing, with drawing.Colour) (boxes []drawing.Rectangle) {
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Use:
			boxes = append(boxes, filled(m.Symbol.Drawing, with)...)
		case drawing.Shape:
			if m.Paint.Fill == with {
				boxes = append(boxes, m.Path.Bounds())
			}
		}
	}
	return boxes
}

// A curve has a sign for each value and side, further to the right the higher the value, and as high as the figure.
func TestACurveHasAPointForEachValue(t *testing.T) {
	l := answered(t, lab.Question{Rules: ruleset(t, "sitters", "standard"), Vary: "par=[20, 30, 50, 90]"})
	measures := l.Measures()
	ids := ""
	for _, m := range measures {
		ids += m.ID + " "
		if len(m.Answers) != 8 {
			t.Errorf("%s has %d answers, want one for each value and strength", m.Question, len(m.Answers))
		}
	}
	if ids != "ends length fair open back choices " {
		t.Errorf("a sweep answers %q", ids)
	}
	var easy lab.Measure
	for _, a := range measures[2].Answers {
		if a.Bots == "easy" {
			easy.Answers = append(easy.Answers, a)
		}
	}
	for seat, colour := range []drawing.Colour{drawing.PlayerA, drawing.PlayerB} {
		signs := filled(lab.Plot(easy, 120), colour)[1:] // the first one is in the legend
		if len(signs) != 4 {
			t.Fatalf("%d signs of seat %d, want 4", len(signs), seat)
		}
		for i, sign := range signs[1:] {
			at, before := sign.Centre(), signs[i].Centre()
			part := easy.Answers[i+1].Parts[seat].Part.Part - easy.Answers[i].Parts[seat].Part.Part
			if at.X <= before.X || part > 0 && at.Y >= before.Y || part < 0 && at.Y <= before.Y {
				t.Errorf("seat %d: the sign of %s is at %v, the one before at %v; the share is %g higher", seat,
					easy.Answers[i+1].Rules, at, before, part)
			}
		}
		if gap, wider := signs[1].X-signs[0].X, signs[3].X-signs[2].X; math.Abs(wider-4*gap) > 0.1 {
			t.Errorf("50 to 90 is %g mm, 20 to 30 %g mm", wider, gap)
		}
	}
	for _, d := range []*drawing.Drawing{lab.Plot(measures[2], 170), l.Page("What does it do?")} {
		if out := d.Overflows(); d.Check() != nil || len(out) > 0 {
			t.Errorf("%v, words outside their box: %+v", d.Check(), out)
		}
	}
}

// Every finished match is in one bar of the histogram, for all rules in the same places, and a bar is as high as its
// part of the matches.
func TestTheBarsOfAHistogramSumToTheMatches(t *testing.T) {
	for game, rules := range map[string]string{"sitters": "gentle", "cubed": "mini", "geyser": "small-island"} {
		l := answered(t, lab.Question{Rules: ruleset(t, game, rules), Against: ruleset(t, game, "standard")})
		m := l.Measures()[1]
		if len(m.Answers) != 4 {
			t.Fatalf("%s: %d answers to %s", game, len(m.Answers), m.Question)
		}
		for i, a := range m.Answers {
			report, matches := l.Report(i/2, i%2), 0
			for n, length := range a.Lengths {
				matches += length.Count
				other := m.Answers[i%2].Lengths[n]
				if other.From != length.From || other.To != length.To || n > 0 && a.Lengths[n-1].To+1 != length.From {
					t.Errorf("%s, %s: %+v is beside %+v", game, a.Rules, length, other)
				}
			}
			if matches != report.Finished || len(a.Lengths) > 16 {
				t.Errorf("%s, %s, %s: %d bars of %d matches, want %d", game, a.Rules, a.Bots, len(a.Lengths), matches,
					report.Finished)
			}
		}
		easy := lab.Measure{Answers: []lab.Answer{m.Answers[0], m.Answers[2]}}
		bars, highest := filled(lab.Plot(easy, 120), drawing.PlayerA), 0.0
		for _, bar := range bars {
			highest = max(highest, bar.Height)
		}
		if len(bars) == 0 {
			t.Fatalf("%s: no bars", game)
		}
		bars = bars[1:] // the first one is in the legend
		most := 0
		var counts []int
		for _, length := range m.Answers[2].Lengths {
			if length.Count > 0 {
				counts, most = append(counts, length.Count), max(most, length.Count)
			}
		}
		if len(bars) != len(counts) {
			t.Fatalf("%s: %d bars for %v", game, len(bars), counts)
		}
		for i, bar := range bars {
			if want := highest * float64(counts[i]) / float64(most); math.Abs(bar.Height-want) > 1e-6 {
				t.Errorf("%s: the bar of %d matches is %g mm high, want %g", game, counts[i], bar.Height, want)
			}
		}
	}
}

// The largest disc of a heat map lies on the space to which most come, the largest diamond on that where most end, and
// every space has its own on the board as the table shows it.
func TestAHeatMapMarksWhereMostCome(t *testing.T) {
	for game, other := range map[string]string{"sitters": "gentle", "adventure": "first-dungeon",
		"geyser": "small-island", "cubed": "mini"} {
		rules, table := ruleset(t, game, other), games.All().Tables[game]
		l := answered(t, lab.Question{Rules: rules, Against: ruleset(t, game, "standard"), Table: table})
		measures := l.Measures()
		m := measures[len(measures)-1]
		plot := lab.Plot(m, 170)
		if plot == nil || plot.Check() != nil {
			t.Fatalf("%s: no board is drawn, %v", game, plot.Check())
		}
		var boards []*drawing.Drawing
		for _, mark := range plot.Marks {
			if used, ok := mark.(drawing.Use); ok {
				boards = append(boards, used.Symbol.Drawing)
			}
		}
		if len(boards) != 2 {
			t.Fatalf("%s: %d boards, want one for each ruleset", game, len(boards))
		}
		engine, err := rules.Compile(0)
		if err != nil {
			t.Fatal(err)
		}
		theme, err := rules.Game.FindTheme("")
		if err != nil {
			t.Fatal(err)
		}
		scene := table(engine, rules.Speaker(theme, engine, nil).At(engine.Start()), theme).Scene(engine.Start(), engines.Table)
		answer := m.Answers[3] // by the rules in question, of bots that think
		if game == "sitters" { // there whatever ends on a space has come to it
			came := map[string]float64{}
			for _, space := range answer.Entered {
				came[space.Of] = space.Mean
			}
			for _, space := range answer.Ended {
				if space.Mean > came[space.Of]+1e-9 {
					t.Errorf("%s: %g a match end on %s, and %g come to it", game, space.Mean, space.Of, came[space.Of])
				}
			}
		}
		for i, spaces := range [][]balance.Fired{answer.Entered, answer.Ended} {
			most := slices.MaxFunc(spaces, func(a, b balance.Fired) int { return cmp.Compare(a.Mean, b.Mean) })
			marks := filled(boards[1], []drawing.Colour{drawing.PlayerE, drawing.PlayerA}[i])
			marks = marks[len(marks)-len(spaces):] // before them those of the board itself
			largest := slices.MaxFunc(marks, func(a, b drawing.Rectangle) int { return cmp.Compare(a.Width, b.Width) })
			on := slices.IndexFunc(scene.Spots, func(p tableau.Place) bool { return p.Name == most.Of })
			if on < 0 || !scene.Spots[on].Box.Contains(largest) || most.Mean <= 0 {
				t.Errorf("%s: the largest mark is at %v; most is on %+v", game, largest, most)
			}
		}
	}
}

func TestEverySideAndTheLengthGetAVerdict(t *testing.T) {
	said := answered(t, lab.Question{Rules: ruleset(t, "sitters", "gentle"),
		Against: ruleset(t, "sitters", "standard")}).Verdicts()
	for _, want := range []string{"Delvers: ", "Monsters: ", "A match is "} {
		if !slices.ContainsFunc(said, func(one string) bool { return strings.HasPrefix(words.Sentence(one), want) }) {
			t.Errorf("got %q, want one that begins with %q", said, want)
		}
	}
	if len(said) != 3 {
		t.Errorf("got %q, want a sentence for each of two sides and one for the length", said)
	}
}

// Where no seat wins more or less, one sentence says it for all.
func TestWhatIsSoForEverybodyIsSaidOnce(t *testing.T) {
	rules := ruleset(t, "saratoga", "standard")
	want := []string{"Everybody: as many wins as before, as far as these matches can tell.",
		"A match is as long as before, as far as these matches can tell."}
	if said := answered(t, lab.Question{Rules: rules, Against: rules}).Verdicts(); !slices.Equal(said, want) {
		t.Errorf("got %q", said)
	}
}

// Whoever wins, one or several, the sentence reads well aloud.
func TestVerdictsSpeakOfWins(t *testing.T) {
	for want, got := range map[string]string{
		"Delvers: about 18 fewer wins in 100 matches. That is sure: all bots say so.": words.LabVerdict("Delvers", -18, "agree"),
		"Tribe A: about 1 more win in 100 matches. Perhaps: the bots do not agree.":   words.LabVerdict("Tribe A", 1, "one"),
		"The players: as many wins as before, as far as these matches can tell.":      words.LabVerdict("The players", 3, "too-small"),
	} {
		if got != want {
			t.Errorf("it says %q, not %q", got, want)
		}
	}
}

// What all bots agree on comes first, and the page says it, with what differs and who has played.
func TestThePageSaysWhetherToKeepARule(t *testing.T) {
	l := answered(t, lab.Question{Rules: ruleset(t, "cubed", "mini"), Against: ruleset(t, "cubed", "standard")})
	var said []string
	var read func(d *drawing.Drawing)
	read = func(d *drawing.Drawing) {
		for _, mark := range d.Marks {
			switch m := mark.(type) {
			case drawing.Words:
				said = append(said, m.Text)
			case drawing.Use:
				read(m.Symbol.Drawing)
			}
		}
	}
	read(l.Page("What does it do?"))
	page := strings.Join(said, "\n")
	for _, want := range []string{"What differs: ", "% shorter. That is sure: all bots say so.",
		"playing at random: 60 matches by each ruleset."} {
		if !strings.Contains(page, want) {
			t.Errorf("the page does not say %q:\n%s", want, page)
		}
	}
}

func TestNothingIsPlottedWithoutFigures(t *testing.T) {
	if d := lab.Plot(lab.Measure{Answers: []lab.Answer{{}}}, 120); d != nil {
		t.Errorf("got a plot of %d marks, want none", len(d.Marks))
	}
}
