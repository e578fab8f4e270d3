package lab

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"strconv"

	"homespun/engines/balance"
)

// Figures returns all that is known so far, as programs read it: what the easy bots show, as a simulation of
// them alone, and beside it what the stronger ones show, the verdicts and the measures. Of bots that are
// named it is their report or comparison.
func (l *Lab) Figures() (any, error) {
	if l.sweep != nil {
		return map[string]any{"field": l.sweep.Field, "steps": l.Steps(), "measures": l.Measures()}, nil
	}
	study := l.Study()
	switch {
	case l.named() && study != nil:
		return study.Comparisons[0], nil
	case l.named():
		return l.Report(0, 0), nil
	}
	out := map[string]any{}
	for strength, bot := range l.Bots() {
		var shown any = l.Report(len(l.rules)-1, strength)
		if study != nil {
			if strength >= len(study.Comparisons) {
				break
			}
			shown = study.Comparisons[strength]
		}
		if strength > 0 {
			out[bot] = shown
			continue
		}
		text, err := json.Marshal(shown)
		if err == nil {
			err = json.Unmarshal(text, &out)
		}
		if err != nil {
			return nil, err
		}
	}
	if study != nil {
		out["rows"] = study.Rows
	}
	out["measures"] = l.Measures()
	if l.question.Switches {
		out["switches"] = l.Switches()
	}
	return out, nil
}

// Table returns the measures so far as CSV, a figure a line, with its 95 % interval; of lengths with the quartiles, of
// help with its steps. The names of the columns are those of the measures in JSON; "lengths" are the shares of the
// matches that took "20-39" turns, and so on; "entered" and "ended" are how often a match something comes to a space
// and ends there.
func (l *Lab) Table() ([]byte, error) {
	var text bytes.Buffer
	w := csv.NewWriter(&text)
	lines := [][]string{{"measure", "question", "rules", "bots", "of", "part", "low", "high", "steps"}}
	for _, m := range l.Measures() {
		for _, a := range m.Answers {
			line := func(measure string, p Part) {
				steps := ""
				if p.Steps > 0 {
					steps = strconv.Itoa(p.Steps)
				}
				lines = append(lines, []string{measure, m.Question, a.Rules, a.Bots, p.Of, number(p.Part.Part),
					number(p.Low), number(p.High), steps})
			}
			for _, p := range a.Parts {
				line(m.ID, p)
			}
			for _, length := range a.Lengths {
				line("lengths", share(fmt.Sprintf("%d-%d", length.From, length.To), length.Share))
			}
			for i, spaces := range [][]balance.Fired{a.Entered, a.Ended} {
				for _, space := range spaces {
					lines = append(lines, []string{[]string{"entered", "ended"}[i], m.Question, a.Rules, a.Bots, space.Of,
						number(space.Mean), "", "", ""})
				}
			}
		}
	}
	err := w.WriteAll(lines)
	return text.Bytes(), err
}

func number(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) }
