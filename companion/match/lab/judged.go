package lab

import (
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/balance"
)

// judgements are what rules leave to the people at the table, by their number; none for most games.
func (l *Lab) judgements(rules int) []engines.Judgement {
	if game, ok := l.engine(rules).Game().(engines.Judging); ok {
		return game.Judgements()
	}
	return nil
}

// judged says how often bots took it that the table said yes.
func (l *Lab) judged(rules int, _ *balance.Report) (a Answer, known bool) {
	for _, j := range l.judgements(rules) {
		if a.Text != "" {
			a.Text += " "
		}
		a.Text += words.LabJudgedSo(words.Short(j.Question, 40), j.Yes, j.Of)
	}
	return a, a.Text != ""
}
