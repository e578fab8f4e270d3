package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"homespun/companion/match/lab"
	"homespun/companion/match/words"
	"homespun/engines/balance"
	"homespun/engines/common/background"
	"homespun/engines/common/panics"
)

// simulation is what one call of the command simulates, and where it writes the results.
type simulation struct {
	question     lab.Question
	against      string
	detail       bool
	asJSON       *bool
	out, machine io.Writer
	progress     func(text string)
}

// progressOf returns a function that shows a text on one line of a terminal, in place of the one before; "" takes it
// away. Where w is no terminal it shows nothing.
func progressOf(w io.Writer) func(string) {
	file, ok := w.(*os.File)
	if !ok {
		return func(string) {}
	}
	info, err := file.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return func(string) {}
	}
	return func(text string) { fmt.Fprintf(file, "\r\x1b[K%s", text) }
}

// watch calls play while it shows how far that is. Whoever interrupts it gets what is known until then, unless that is
// nothing.
func (s *simulation) watch(ctx context.Context, play func(context.Context) error, far func() string,
	known func() bool) (err error) {
	done := make(chan error, 1)
	background.Go(func() { done <- play(ctx) }, func(fault *panics.Fault) { done <- fault })
	tick := time.NewTicker(time.Second / 2)
	defer tick.Stop()
	for {
		select {
		case err = <-done:
			s.progress("")
			if errors.Is(err, context.Canceled) && known() {
				return nil
			}
			return stopped(err)
		case <-tick.C:
			s.progress(far())
		}
	}
}

// stopped returns the error of a simulation. If somebody has interrupted it, the error suggests fewer
// matches, so that the next one ends by itself.
func stopped(err error) error {
	if errors.Is(err, context.Canceled) {
		return no(errors.New("stopped before the end: fewer matches, such as -n 100, take less time"))
	}
	return err
}

// run plays the matches of the question and writes what they show.
func (s *simulation) run(ctx context.Context) error {
	s.question.Switches = s.detail
	l, err := lab.New(s.question)
	if err != nil {
		return err
	}
	far := func() string {
		part, rest, ok := l.Progress()
		return words.LabProgress(part, rest, ok)
	}
	known := func() bool {
		return l.Report(0, 0).Matches > 0 && (s.question.Vary == "" || len(l.Steps()) > 0)
	}
	if err := s.watch(ctx, l.Run, far, known); err != nil {
		return err
	}
	if *s.asJSON {
		figures, err := l.Figures()
		if err != nil {
			return err
		}
		return writeJSON(s.machine, figures)
	}
	if s.question.Vary != "" {
		return writeSweep(s.out, s.question.Rules.Name, s.question.Vary, l.Steps())
	}
	if err := s.writeAnswer(l); err != nil {
		return err
	}
	if err := writeMeasures(s.out, l.Measures()); err != nil {
		return err
	}
	if s.detail {
		return s.writeDetail(l)
	}
	return nil
}

// writeAnswer writes who wins and how long it takes: what is compared, or else what bots of each strength
// show.
func (s *simulation) writeAnswer(l *lab.Lab) error {
	study := l.Study()
	switch {
	case study == nil:
		return s.writeReports(l)
	case len(s.question.Bots) > 0:
		return writeComparison(s.out, s.rulesets(), study)
	}
	return writeVerdicts(s.out, s.question, study)
}

// writeReports writes what bots of each strength show of each ruleset.
func (s *simulation) writeReports(l *lab.Lab) error {
	between := ""
	for i, name := range s.rulesets() {
		for strength := range l.Bots() {
			r := l.Report(i, strength)
			if r.Matches == 0 {
				continue
			}
			fmt.Fprint(s.out, between)
			if err := writeSimulation(s.out, name, r); err != nil {
				return err
			}
			between = "\n"
		}
	}
	return nil
}

// verdictHeads are the headings of the verdicts, in the order in which they are told.
var verdictHeads = []struct {
	verdict balance.Verdict
	head    string
}{
	{balance.Agree, words.LabHeadAgree},
	{balance.Disagree, words.LabHeadDisagree},
	{balance.One, words.LabHeadOne},
	{balance.TooSmall, words.LabHeadTooSmall},
	{balance.Unknown, words.LabHeadUnknown},
}

// writeVerdicts writes what a study shows: first what all bots agree on, then where they disagree.
func writeVerdicts(w io.Writer, q lab.Question, study *balance.Study) error {
	fmt.Fprintln(w, words.LabCompared(q.Rules.Name, q.Against.Name))
	for i, c := range study.Comparisons {
		fmt.Fprintf(w, "%s: %s\n", study.Bots[i], words.LabPlayed(c.Base.Matches, words.LabBots(study.Bots[i])))
	}
	for _, told := range verdictHeads {
		var rows []balance.Row
		for _, row := range study.Rows {
			if row.Verdict == told.verdict {
				rows = append(rows, row)
			}
		}
		if len(rows) == 0 {
			continue
		}
		fmt.Fprintf(w, "\n%s\n", told.head)
		t := newColumns(w)
		for _, row := range rows {
			cells := []string{"  " + row.Of}
			for i, d := range row.By {
				cells = append(cells, fmt.Sprintf("%s %s%s", study.Bots[i], differs(d, row.Share), sure(d, told.verdict)))
			}
			t.row(cells...)
		}
		if err := t.flush(); err != nil {
			return err
		}
	}
	return nil
}

// differs returns a difference with its interval.
func differs(d balance.Difference, share bool) string {
	if !d.Known {
		return words.LabUnknown
	}
	if share {
		return fmt.Sprintf("%+.1f points (%+.1f to %+.1f)", 100*d.Value, 100*d.Low, 100*d.High)
	}
	return fmt.Sprintf("%+.2f (%+.2f to %+.2f)", d.Value, d.Low, d.High)
}

// sure says of a difference on which bots disagree whether it is more than chance.
func sure(d balance.Difference, v balance.Verdict) string {
	if d.Known && (v == balance.Disagree || v == balance.One) {
		return ", " + chance(d)
	}
	return ""
}

// writeMeasures writes what a family asks of rules.
func writeMeasures(w io.Writer, measures []lab.Measure) error {
	t := newColumns(w)
	for _, m := range measures {
		if len(m.Answers) == 0 {
			continue
		}
		t.row("")
		t.row(m.Question)
		for _, a := range m.Answers {
			t.row("  "+a.Rules, a.Bots, a.Text+between(m, a))
		}
	}
	return t.flush()
}

// between returns the intervals of an answer's shares, of help each with its steps.
func between(m lab.Measure, a lab.Answer) string {
	if m.ID == "length" || len(a.Parts) == 0 {
		return ""
	}
	var spans []string
	for _, p := range a.Parts {
		span := fmt.Sprintf("%.0f–%.0f", 100*p.Low, 100*p.High)
		if p.Steps > 0 {
			span = words.LabSteps(p.Steps) + " " + span
		}
		spans = append(spans, span)
	}
	return fmt.Sprintf(" (95 %%: %s)", strings.Join(spans, ", "))
}

// writeDetail writes how often each clause and each space played a part, as bots of each strength play.
func (s *simulation) writeDetail(l *lab.Lab) error {
	for strength, bot := range l.Bots() {
		look := l.Report(len(s.rulesets())-1, strength).Look
		if look == nil {
			continue
		}
		if err := s.writeFired(words.LabClauses(look.Matches, words.LabBots(bot)), look.Clauses); err != nil {
			return err
		}
		fmt.Fprintf(s.out, "\n%s\n", words.LabSpaces(words.LabBots(bot)))
		t := newColumns(s.out)
		entered, ended := means(look.Entered), means(look.Ended)
		for _, f := range look.Spaces {
			t.row("  "+f.Of, fmt.Sprintf("%.2f", f.Mean), fmt.Sprintf("%.2f", entered[f.Of]),
				fmt.Sprintf("%.2f", ended[f.Of]))
		}
		if err := t.flush(); err != nil {
			return err
		}
		if err := s.writeFired(words.LabHarms(words.LabBots(bot)), look.Harms); err != nil {
			return err
		}
		if err := s.writeWorth(words.LabFirst(words.LabBots(bot)), look.First); err != nil {
			return err
		}
		if err := s.writeWorth(words.LabThings(words.LabBots(bot)), look.Things); err != nil {
			return err
		}
	}
	return s.writeSwitches(l)
}

// writeFired writes how often something happened; nothing where there is nothing of its kind.
func (s *simulation) writeFired(head string, list []balance.Fired) error {
	if len(list) == 0 {
		return nil
	}
	fmt.Fprintf(s.out, "\n%s\n", head)
	t := newColumns(s.out)
	for _, f := range list {
		t.row("  "+f.Of, fmt.Sprintf("%.2f", f.Mean), fmt.Sprintf("in %.0f %% of the matches", 100*f.Matches))
	}
	return t.flush()
}

// writeWorth writes what first moves or things are worth, those that were used a few times at least; nothing where
// there are none.
func (s *simulation) writeWorth(head string, used []balance.Used) error {
	const least = 5
	if !slices.ContainsFunc(used, func(u balance.Used) bool { return u.Times >= least }) {
		return nil
	}
	t := newColumns(s.out)
	fmt.Fprintf(s.out, "\n%s\n", head)
	for _, u := range used {
		if u.Times >= least {
			t.row("  "+u.Of, fmt.Sprint(u.Times), words.LabUsed(u.Wins.Part, u.Wins.Low, u.Wins.High, u.Usual))
		}
	}
	return t.flush()
}

// writeSwitches writes what happens where one rule is turned off or on by itself.
func (s *simulation) writeSwitches(l *lab.Lab) error {
	switches := l.Switches()
	if len(switches) == 0 {
		return nil
	}
	fmt.Fprintf(s.out, "\n%s\n", words.LabSwitches(s.question.Rules.Name, words.LabBots(l.Bots()[0])))
	t := newColumns(s.out)
	for _, one := range switches {
		if c := one.Comparison; c != nil {
			first := c.Seats[0]
			t.row("  "+one.Clause, fmt.Sprintf("%s = %v", one.Field, one.Turned),
				words.LabSwitched(c.Base.Together, first.Of, differs(first, true), chance(first)),
				fmt.Sprintf("%+.1f lines, %s", c.Lines.Value, chance(c.Lines)))
		}
	}
	return t.flush()
}

// means returns how often a match something was told of each space.
func means(spaces []balance.Fired) map[string]float64 {
	by := map[string]float64{}
	for _, f := range spaces {
		by[f.Of] = f.Mean
	}
	return by
}

// rulesets returns the names of the rulesets that are played.
func (s *simulation) rulesets() []string {
	if s.question.Against == nil {
		return []string{s.question.Rules.Name}
	}
	return []string{s.question.Against.Name, s.question.Rules.Name}
}

// writeSweep writes the values of a field with what bots of each strength show, and a bar for who wins.
func writeSweep(w io.Writer, name, varied string, steps []lab.Step) error {
	field, _, _ := strings.Cut(varied, "=")
	fmt.Fprintln(w, words.LabSweep(name, strings.TrimSpace(field)))
	for strength, bot := range steps[0].Bots {
		fmt.Fprintf(w, "\n%s\n", words.LabPlayed(steps[0].Reports[strength].Matches, words.LabBots(bot)))
		t := newColumns(w)
		for _, step := range steps {
			r := step.Reports[strength]
			cells := []string{"  " + fmt.Sprint(step.Value)}
			seats := r.Seats
			if r.Together {
				seats = seats[:1]
			}
			for _, seat := range seats {
				of := seat.ID
				if r.Together {
					of = "the players"
				}
				cells = append(cells, fmt.Sprintf("%s win %.1f %%", of, 100*seat.Wins.Part))
			}
			cells = append(cells, bar(seats[0].Wins), fmt.Sprintf("%.1f lines", r.Lines.Mean))
			if r.Unfinished > 0 {
				cells = append(cells, fmt.Sprintf("%d unfinished", r.Unfinished))
			}
			t.row(cells...)
		}
		if err := t.flush(); err != nil {
			return err
		}
	}
	return nil
}

// bar draws a share as a bar of twenty signs, with its interval in lighter ones.
func bar(s balance.Share) string {
	const signs = 20
	var b strings.Builder
	for i := range signs {
		switch at := (float64(i) + 0.5) / signs; {
		case at < s.Low:
			b.WriteRune('█')
		case at < s.High:
			b.WriteRune('▒')
		default:
			b.WriteRune('·')
		}
	}
	return b.String()
}
