package lab

import (
	"slices"

	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/balance"
)

// Verdicts says in sentences who wins more or less by the rules in question, and whether a match is longer, and what bots
// of different strength make of it: first what they agree on, then where they disagree, then what is too small to tell.
// The figures are those of the strongest bots that show a difference. Rules by which no match ends yet cannot be
// compared.
func (l *Lab) Verdicts() []string {
	study := l.Study()
	if study == nil {
		return nil
	}
	if i := slices.IndexFunc(study.Rows, func(r balance.Row) bool { return r.Of == lines }); study.Rows[i].Verdict ==
		balance.Unknown {
		return []string{words.LabNoneEnds(l.names[l.endless()])}
	}
	var said []string
	for _, verdict := range []balance.Verdict{balance.Agree, balance.Disagree, balance.One, balance.TooSmall} {
		for _, row := range study.Rows {
			if row.Verdict != verdict {
				continue
			}
			last := row.By[len(row.By)-1]
			for _, d := range row.By {
				if d.Real && verdict == balance.One {
					last = d
				}
			}
			if who, ok := l.winner(row.Of); ok {
				said = append(said, words.LabVerdict(who, hundred(last.Value), verdict.String()))
			} else if row.Of == lines {
				said = append(said, words.LabLonger(hundred(last.Relative()), verdict.String()))
			}
		}
	}
	return said
}

// lines is the row that tells how long matches are.
const lines = "lines"

// endless returns the rules, by their number, by which fewest matches have come to an end.
func (l *Lab) endless() (least int) {
	ended := make([]int, len(l.rules))
	for i := range l.rules {
		for strength := range l.bots {
			ended[i] += l.Report(i, strength).Finished
		}
	}
	return slices.Index(ended, slices.Min(ended))
}

// winner returns who wins the matches that a row counts, false for a row of something else.
func (l *Lab) winner(of string) (string, bool) {
	if of == "win" {
		return words.LabAll, true
	}
	for seat, id := range l.engine(0).SeatIDs() {
		if id == of {
			return l.seatName(0, engines.Seat(seat)), true
		}
	}
	return "", false
}
