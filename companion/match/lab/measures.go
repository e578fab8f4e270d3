package lab

import (
	"math"
	"slices"
	"time"

	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/balance"
	"homespun/rulesets"
)

// A Measure is a question that a family asks of rules, with an answer for each ruleset and strength of bots.
type Measure struct {
	// ID names the measure in JSON: "ends", "length", "fair", "skill", "open", "back", "choices", "judged", "even", "where".
	ID       string   `json:"measure"`
	Question string   `json:"question"`
	Answers  []Answer `json:"answers"`
}

// Alike reports whether all answers say the same, such as that all matches end. Then one of them says it all, and
// there is nothing to plot. A single answer with several figures has a plot.
func (m *Measure) Alike() bool {
	return len(m.Answers) > 0 && (len(m.Answers) > 1 || len(m.Answers[0].Parts) < 2) &&
		!slices.ContainsFunc(m.Answers, func(a Answer) bool { return a.Text != m.Answers[0].Text })
}

// An Answer is what bots of a strength show of rules.
type Answer struct {
	Rules string `json:"rules"`
	Bots  string `json:"bots"`
	Text  string `json:"text"`
	// Parts are the figures, from 0 to 1 where they are shares, with their 95 % intervals. In the measure "length" it
	// is the median number of turns with the quartiles.
	Parts []Part `json:"parts"`
	// Lengths are how many turns the matches took, in the measure "length".
	Lengths []Length `json:"lengths,omitempty"`
	// Entered and Ended are how often something came to each space, and how often something ended there, in the
	// measure "where".
	Entered []balance.Fired `json:"entered,omitempty"`
	Ended   []balance.Fired `json:"ended,omitempty"`

	report   *balance.Report // what is divided into lengths
	compared bool            // the rules are those that others are compared with
	value    any             // of a sweep
	board    *board          // nil where it is not known how it looks
}

// of says of an answer by which rules it is, by their number.
func (l *Lab) of(a *Answer, rules int) {
	a.Rules = l.names[rules]
	if l.sweep != nil {
		a.value = l.sweep.Values[rules]
	} else {
		a.compared = rules < len(l.rules)-1
	}
}

// Part is a figure of an answer.
type Part struct {
	Of string `json:"of,omitempty"`
	// Steps are those of help, in the measure "even".
	Steps int `json:"steps,omitempty"`
	balance.Part
}

// unfair is how far apart the shares of two sides may be that count as even.
const unfair = 0.10

// hundred returns how many of 100 a part is.
func hundred(part float64) int { return int(math.Round(100 * part)) }

// share returns a share as a figure.
func share(of string, s balance.Share) Part {
	return Part{Of: of, Part: balance.Part{Part: s.Part, Low: s.Low, High: s.High}}
}

// Measures returns the answers so far to what a family asks of the rules; of bots that are named nothing is
// asked.
func (l *Lab) Measures() []Measure {
	if l.named() {
		return nil
	}
	list := []Measure{
		l.measure("ends", words.LabEnds, l.ends),
		divided(l.measure("length", words.LabLength, l.length)),
		l.measure("fair", words.LabFair, l.fair),
		l.measure("open", words.LabOpen, turned(true)),
		l.measure("back", words.LabBack, turned(false)),
		l.measure("choices", words.LabChoices, choices),
	}
	if len(l.judgements(0)) > 0 {
		list = append(list, l.measure("judged", words.LabJudged, l.judged))
	}
	if l.sweep == nil { // else these would cost matches, or a board, for each value
		list = append(slices.Insert(list, 3, l.skill()), l.even())
		if len(l.engine(0).Info().Enters) > 0 {
			list = append(list, l.measure("where", words.LabWhere, l.where))
		}
	}
	return list
}

// measure asks a question of all rules at all strengths.
func (l *Lab) measure(id, question string, ask func(rules int, r *balance.Report) (Answer, bool)) Measure {
	m := Measure{ID: id, Question: question, Answers: []Answer{}}
	for i := range l.rules {
		for strength, bot := range l.bots {
			r := l.Report(i, strength)
			if r.Matches == 0 {
				continue
			}
			answer, ok := ask(i, r)
			if !ok {
				answer.Text = words.LabNotYet
			}
			answer.Bots = bot
			l.of(&answer, i)
			m.Answers = append(m.Answers, answer)
		}
	}
	return m
}

func (l *Lab) ends(_ int, r *balance.Report) (Answer, bool) {
	ended := balance.Wilson(r.Finished, r.Matches)
	of := hundred(ended.Part)
	if r.Finished > 0 && r.Finished < r.Matches { // neither none nor all
		of = min(max(of, 1), 99)
	}
	return Answer{Text: words.LabEnded(of), Parts: []Part{share("", ended)}}, true
}

func (l *Lab) length(_ int, r *balance.Report) (Answer, bool) {
	t := r.Turns
	if r.Finished == 0 {
		return Answer{}, false
	}
	a := Answer{report: r, Parts: []Part{
		{Part: balance.Part{Part: float64(t.Median), Low: float64(t.P25), High: float64(t.P75)}}}}
	if l.question.Pace == 0 {
		a.Text = words.LabTurns(t.P25, t.P75)
		return a, true
	}
	minutes := func(lines int) int {
		return max(1, int((time.Duration(lines)*l.question.Pace).Round(time.Minute)/time.Minute))
	}
	a.Text = words.LabMinutes(t.P25, t.P75, minutes(r.Lines.P25), minutes(r.Lines.P75))
	return a, true
}

func (l *Lab) fair(rules int, r *balance.Report) (Answer, bool) {
	if r.Finished == 0 {
		return Answer{}, false
	}
	if r.Together {
		wins := r.Seats[0].Wins
		return Answer{Text: words.LabTogether(hundred(wins.Part)), Parts: []Part{share("", wins)}}, true
	}
	var a Answer
	for seat, s := range r.Seats {
		who := l.seatName(rules, engines.Seat(seat))
		a.Parts = append(a.Parts, share(who, s.Wins))
		a.Text = words.Facts(a.Text, words.LabWins(who, hundred(s.Wins.Part)))
	}
	if draws := hundred(r.Nobody.Part); draws > 0 && l.sweep == nil { // a curve has the sides only
		a.Parts = append(a.Parts, share(words.LabNobody, r.Nobody))
		a.Text = words.Facts(a.Text, words.LabWins(words.LabNobody, draws))
	}
	return a, true
}

// turned asks who wins though behind: late at three quarters of the match, else at half time.
func turned(late bool) func(int, *balance.Report) (Answer, bool) {
	return func(_ int, r *balance.Report) (Answer, bool) {
		if r.Look == nil {
			return Answer{}, false
		}
		s, said := r.Look.Back, words.LabTurned
		if late {
			s, said = r.Look.Open, words.LabTurnedLate
		}
		a := Answer{Text: said(r.Together, hundred(s.Part)), Parts: []Part{share("", s)}}
		return a, s != balance.Wilson(0, 0)
	}
}

func choices(_ int, r *balance.Report) (Answer, bool) {
	if r.Look == nil {
		return Answer{}, false
	}
	c := r.Look.Choices
	if c.Part == 0 {
		return Answer{Text: words.LabNoChoice}, true
	}
	return Answer{Text: words.LabDecides(hundred(c.Part)), Parts: []Part{{Part: c}}}, true
}

// skill asks whether a bot that thinks more wins more.
func (l *Lab) skill() Measure {
	m := Measure{ID: "skill", Question: words.LabSkill, Answers: []Answer{}}
	for i := range l.rules {
		for strength, bot := range l.bots[1:] {
			a := Answer{Bots: bot, Text: words.LabNotYet}
			l.of(&a, i)
			weak, strong := l.Report(i, strength), l.Report(i, strength+1)
			switch {
			case weak.Look != nil && weak.Look.Choices.High == 0:
				a.Text = words.LabNoChoice
			case strong.Together && weak.Finished > 0 && strong.Finished > 0:
				wins := strong.Seats[0].Wins
				a.Text = words.LabSkilledTogether(hundred(wins.Part), hundred(weak.Seats[0].Wins.Part))
				a.Parts = []Part{share("", wins)}
			case !strong.Together:
				r := l.skilled[strength][i].Report(0)
				if decided := r.Finished - r.Nobody.Count; decided > 0 {
					wins, all := balance.Wilson(r.First.Wins.Count, decided), 0
					for _, s := range r.Seats {
						all += s.Wins.Count // shared ones for each
					}
					a.Text = words.LabSkilled(hundred(wins.Part), hundred(float64(all)/float64(len(r.Seats)*decided)))
					a.Parts = []Part{share("", wins)}
				}
			}
			m.Answers = append(m.Answers, a)
		}
	}
	return m
}

// even asks which help makes a game even, as bots play it that think.
func (l *Lab) even() Measure {
	m := Measure{ID: "even", Question: words.LabEven, Answers: []Answer{}}
	for i := range l.rules {
		a := Answer{Bots: l.bots[thinking], Text: words.LabNotYet}
		l.of(&a, i)
		if r := l.Report(i, thinking); r.Finished > 0 {
			l.evened(&a, i, r)
		}
		m.Answers = append(m.Answers, a)
	}
	return m
}

// evened says which steps of help make rules even, or most nearly so.
func (l *Lab) evened(a *Answer, rules int, r *balance.Report) {
	if why := withoutHelp(r); why != "" {
		a.Text = why
		return
	}
	l.lock.Lock()
	tried, planned := slices.Clone(l.helped), l.helpPlanned
	l.lock.Unlock()
	tried = slices.DeleteFunc(tried, func(h help) bool { return h.rules != rules })
	if planned && len(tried) == 0 {
		a.Text = words.LabEvenNone
	}
	least := apart(r)
	for _, h := range tried {
		helped := h.trial.Report(0)
		if helped.Finished == 0 {
			continue
		}
		if len(a.Parts) == 0 {
			a.Text = words.LabEvenNot
		}
		wins, who := helped.Seats[max(0, h.seat)].Wins, ""
		now := apart(helped)
		said := words.LabHelps(now < unfair, h.steps, hundred(wins.Part))
		if h.seat >= 0 {
			who = l.seatName(rules, engines.Seat(h.seat))
			said = words.LabHelpsOne(now < unfair, h.steps, who, hundred(wins.Part),
				l.seatName(rules, engines.Seat(1-h.seat)), hundred(helped.Seats[1-h.seat].Wins.Part))
		}
		part := share(who, wins)
		part.Steps = h.steps
		a.Parts = append(a.Parts, part)
		if now < least {
			least, a.Text = now, said
		}
	}
}

// seatName is what a seat is called where nobody sits on it.
func (l *Lab) seatName(rules int, seat engines.Seat) string {
	return SeatName(l.rules[rules], l.engine(rules), seat)
}

// SeatName is what a seat is called where nobody sits on it: by the theme's word, with its letter where other seats
// have that word too, and by its letter alone where the game has no word for it.
func SeatName(rules *rulesets.Ruleset, engine engines.Engine, seat engines.Seat) string {
	theme, err := rules.Game.FindTheme("")
	noun := func(seat int) string { return engine.Describe(engines.Seat(seat).Arg()).Noun }
	own := noun(int(seat))
	if err != nil || own == "" {
		return engine.SeatIDs()[seat]
	}
	for other := range engine.SeatIDs() {
		if other != int(seat) && noun(other) == own {
			return words.LabSeat(theme.Noun(own).One, engine.SeatIDs()[seat])
		}
	}
	return theme.Noun(own).Many
}
