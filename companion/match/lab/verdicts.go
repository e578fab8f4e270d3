package lab

import (
	"slices"

	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/balance"
)

// Verdicts says in sentences who wins more or less by the rules in question, and whether a match is longer, and what bots
// of different strength make of it: first what they agree on, then where they disagree, then what is too small to tell.
// Rules by which no match ends yet cannot be compared.
func (l *Lab) Verdicts() []string {
	study := l.Study()
	if study == nil {
		return nil
	}
	length := slices.IndexFunc(study.Rows, func(r balance.Row) bool { return r.Of == lines })
	if study.Rows[length].Verdict == balance.Unknown {
		return []string{words.LabNoneEnds(l.names[l.endless()])}
	}
	var said []string
	alike := l.nobodyDiffers(study)
	for _, verdict := range []balance.Verdict{balance.Agree, balance.Disagree, balance.One, balance.TooSmall} {
		for i, row := range study.Rows {
			who, wins := l.winner(row.Of)
			switch {
			case row.Verdict != verdict:
			case i == length:
				said = append(said, words.LabLonger(hundred(shown(row).Relative()), verdict.String()))
			case wins && row.Of != together && alike:
				if i == 0 { // once for all seats
					said = append(said, words.LabVerdict(words.LabEverybody, 0, verdict.String()))
				}
			case wins:
				said = append(said, words.LabVerdict(who, hundred(shown(row).Value), verdict.String()))
			}
		}
	}
	return said
}

// shown returns the difference that the strongest bots show; where only some show any, the strongest of those.
func shown(row balance.Row) balance.Difference {
	for _, d := range slices.Backward(row.By) {
		if d.Real || row.Verdict != balance.One {
			return d
		}
	}
	return balance.Difference{}
}

// nobodyDiffers reports whether it is too small to tell for each seat.
func (l *Lab) nobodyDiffers(study *balance.Study) bool {
	return !slices.ContainsFunc(study.Rows, func(r balance.Row) bool {
		_, wins := l.winner(r.Of)
		return wins && r.Verdict != balance.TooSmall
	})
}

// The rows that tell how long matches are, and who wins where all win together.
const lines, together = "lines", "win"

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
	if of == together {
		return words.LabAll, true
	}
	for seat, id := range l.engine(0).SeatIDs() {
		if id == of {
			return l.seatName(0, engines.Seat(seat)), true
		}
	}
	return "", false
}
