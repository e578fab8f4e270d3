package lab

import (
	"context"
	"maps"
	"math"
	"slices"
	"strings"
	"sync"
	"time"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/balance"
	"homespun/rulesets"
)

// A Question is what the lab is asked.
type Question struct {
	// Rules are the rules in question. Against are those that they are compared with; nil for none.
	Rules, Against *rulesets.Ruleset
	// Vary is a field of the rules with the values that are tried one after another, as [NewSweep] reads it; "" for
	// none. Then Against is not looked at.
	Vary string
	// Players is how many play; 0 is as many as is usual.
	Players int
	// Bots play by name, each in its seat or one in all, and then nothing is asked but who wins and how long
	// it takes. Where none are named, bots of each strength play.
	Bots []string
	// Matches is how many matches easy bots play by each ruleset. Bots that think play fewer; see [balance.Matches].
	Matches int
	// MaxLines ends a match that takes longer, Seed begins the dice, and Workers is how many matches are played at the
	// same time; 0 is one for each processor.
	MaxLines int
	Seed     uint64
	Workers  int
	// Hard has hard bots play too, which takes long. Switches tries each rule that can be turned off by itself too.
	Hard, Switches bool
	// Table makes what a match looks like, so that boards can be drawn; nil for no boards.
	Table tableau.Maker
	// Pace is how long a line takes at the family's own table; 0 if that is not known.
	Pace time.Duration
}

// closely is how often a match of easy bots is looked at closely, for what costs more than a counter. Where bots think,
// that costs more than a look, and every match is looked at.
const closely = 10

// Lab plays the matches that answer a question.
type Lab struct {
	question Question
	// rules are the rules in question, and before them those that they are compared with; in a sweep those with each
	// value. names are what they are called in answers.
	rules []*rulesets.Ruleset
	names []string
	sweep *Sweep // nil for none
	bots  []string
	// trials are all of them, in the order in which they are played. compared are those by all rules, by strength: a
	// single one, or one for each value of a sweep. skilled are those in which a stronger bot plays against weaker
	// ones, by its strength less one, and by ruleset; there are none in a sweep.
	trials   []*balance.Trial
	compared [][]*balance.Trial
	skilled  [][]*balance.Trial
	// helped are the trials of help. helpPlanned says that there will be no others.
	helped      []help
	helpPlanned bool
	switches    []switched
	// boards draw a board once, by ruleset; see [Lab.board].
	boards []func() *board
	// lock guards trials, helped and helpPlanned, which change while matches are played.
	lock sync.Mutex
}

// New returns a lab for a question. The error says why it cannot be played.
func New(q Question) (*Lab, error) {
	l, err := planned(q)
	if err != nil {
		return nil, err
	}
	for i, rules := range l.rules {
		l.boards = append(l.boards, sync.OnceValue(func() *board { return l.draw(rules, l.engine(i)) }))
	}
	return l, nil
}

// planned returns a lab with the trials that can be planned before any is played.
func planned(q Question) (*Lab, error) {
	l := &Lab{question: q, rules: []*rulesets.Ruleset{q.Rules}, bots: strengths(q.Hard)}
	if q.Vary != "" {
		return l, l.planSweep()
	}
	if q.Against != nil {
		l.rules = []*rulesets.Ruleset{q.Against, q.Rules}
		if q.Players == 0 {
			l.question.Players = commonPlayers(q.Against, q.Rules)
		}
	}
	for _, rules := range l.rules {
		l.names = append(l.names, rules.Name)
	}
	if l.named() {
		l.bots = []string{strings.Join(q.Bots, ", ")}
		trial, err := l.trial(l.rules, q.Bots, q.Matches, false)
		l.compared = [][]*balance.Trial{{trial}}
		return l, err
	}
	for _, bot := range l.bots {
		trial, err := l.trial(l.rules, []string{bot}, l.matches(bot), false)
		if err != nil {
			return nil, err
		}
		l.compared = append(l.compared, []*balance.Trial{trial})
	}
	for i, bot := range l.bots[1:] {
		var trials []*balance.Trial
		for n, rules := range l.rules {
			bots := slices.Repeat([]string{l.bots[i]}, len(l.engine(n).SeatIDs()))
			if bots[0] = bot; l.engine(n).Info().Together {
				break // there is nobody to play against
			}
			trial, err := l.trial([]*rulesets.Ruleset{rules}, bots, l.matches(bot), true)
			if err != nil {
				return nil, err
			}
			trials = append(trials, trial)
		}
		l.skilled = append(l.skilled, trials)
	}
	if q.Switches {
		return l, l.planSwitches()
	}
	return l, nil
}

// planSweep plans the trials of a sweep: the values one after another, so that there is something of each to see soon.
func (l *Lab) planSweep() (err error) {
	if l.sweep, err = NewSweep(l.question.Rules, l.question.Vary); err != nil {
		return err
	}
	l.rules, l.names, l.question.Against = l.sweep.Rules, l.sweep.names(), nil
	l.compared = make([][]*balance.Trial, len(l.bots))
	for i := range l.rules {
		for strength, bot := range l.bots {
			trial, err := l.trial(l.rules[i:i+1], []string{bot}, l.matches(bot), false)
			if err != nil {
				return err
			}
			l.compared[strength] = append(l.compared[strength], trial)
		}
	}
	return nil
}

// named reports whether the question names the bots.
func (l *Lab) named() bool { return len(l.question.Bots) > 0 }

// commonPlayers returns how many play by two rulesets: as many as is usual by the first, if the second allows
// it, else the nearest number that it allows.
func commonPlayers(first, second *rulesets.Ruleset) int {
	_, _, usual := first.Seats()
	least, most, _ := second.Seats()
	return max(least, min(most, usual))
}

// strengths returns the names of the bots that play, from the weakest to the strongest.
func strengths(hard bool) []string {
	if hard {
		return []string{"easy", "medium", "hard"}
	}
	return []string{"easy", "medium"}
}

// matches returns how many matches are played where this bot is the strongest.
func (l *Lab) matches(bot string) int {
	return balance.Matches(l.question.Rules.Game.Definition.Info, bot, l.question.Matches)
}

// trial plans a trial of so many matches of some bots by some rules.
func (l *Lab) trial(rules []*rulesets.Ruleset, bots []string, matches int, rotate bool) (*balance.Trial, error) {
	var setups []balance.Setup
	often := closely
	switch {
	case l.named():
		often = 0
	case bots[0] != "easy":
		often = 1
	}
	for _, r := range rules {
		engine, err := r.Compile(l.question.Players)
		if err != nil {
			return nil, err
		}
		setups = append(setups, balance.Setup{
			Engine: engine, Bots: bots, Matches: matches, MaxLines: l.question.MaxLines,
			Seed: l.question.Seed, Workers: l.question.Workers, Rotate: rotate, Closely: often,
		})
	}
	trial, err := balance.NewTrial(setups...)
	if err == nil {
		l.lock.Lock()
		defer l.lock.Unlock()
		l.trials = append(l.trials, trial)
	}
	return trial, err
}

// rounds is in how many rounds all trials are played, each of four times as many matches as the one before, so that
// there is something of everything to see soon.
const rounds = 4

// Run plays all matches. Which help would make the rules even is tried last, when it is known who wins less. The error
// is that of ctx, or of a bot.
func (l *Lab) Run(ctx context.Context) error {
	for round := range rounds {
		part := math.Pow(4, float64(round-rounds+1))
		for _, t := range l.played() {
			if err := t.PlayTo(ctx, int(math.Ceil(part*float64(t.Matches())))); err != nil {
				return err
			}
		}
	}
	if l.sweep != nil || l.named() {
		return nil
	}
	if err := l.planHelp(); err != nil {
		return err
	}
	for _, t := range l.played() {
		if err := t.Play(ctx); err != nil {
			return err
		}
	}
	return nil
}

// played returns the trials that are planned so far.
func (l *Lab) played() []*balance.Trial {
	l.lock.Lock()
	defer l.lock.Unlock()
	return slices.Clone(l.trials)
}

// Progress returns which part of the work has been done, and about how long the rest takes; ok is false as long as that
// cannot be told. A trial that has not begun counts like the others on average.
func (l *Lab) Progress() (part float64, left time.Duration, ok bool) {
	done, all, begun := 0.0, 0.0, 0
	trials := l.played()
	for _, t := range trials {
		played := t.Played()
		if played == 0 {
			continue
		}
		begun++
		took := float64(t.Took())
		whole := took * float64(t.Matches()) / float64(played)
		done, all = done+took, all+whole
	}
	if all == 0 {
		return 0, 0, false
	}
	all *= float64(len(trials)) / float64(begun)
	return done / all, time.Duration(all - done), begun == len(trials)
}

// Study returns what the comparison shows so far, nil where nothing is compared.
func (l *Lab) Study() *balance.Study {
	if l.question.Against == nil {
		return nil
	}
	var comparisons []*balance.Comparison
	var bots []string
	for i, trials := range l.compared {
		if t := trials[0]; t.Played() > 1 || l.named() {
			bots, comparisons = append(bots, l.bots[i]), append(comparisons, t.Compare())
		}
	}
	if len(comparisons) == 0 {
		return nil
	}
	return balance.NewStudy(bots, comparisons...)
}

// Bots returns the names of the bots that play, from the weakest to the strongest.
func (l *Lab) Bots() []string { return l.bots }

// Report returns what is known so far of a ruleset as bots of a strength play it: first the rules that are compared
// with, then the rules in question; in a sweep those with each value.
func (l *Lab) Report(rules, strength int) *balance.Report {
	if l.sweep != nil {
		return l.compared[strength][rules].Report(0)
	}
	return l.compared[strength][0].Report(rules)
}

// engine returns the engine of the rules of a number.
func (l *Lab) engine(rules int) engines.Engine {
	if l.sweep != nil {
		return l.compared[0][rules].Engine(0)
	}
	return l.compared[0][0].Engine(rules)
}

// A help is a trial of what helps the side that wins less, or all players where they win together.
type help struct {
	rules, steps int
	seat         int // -1 for all
	trial        *balance.Trial
}

// helpedMatches is how many matches are played for each step of help.
const helpedMatches = 200

// planHelp plans the trials of help by the field handicap for each ruleset, as bots play it that think: of help for the
// side that wins less, or for all where they win together.
func (l *Lab) planHelp() error {
	for i, rules := range l.rules {
		r := l.Report(i, thinking)
		seat := -1
		switch {
		case withoutHelp(r) != "":
			continue
		case r.Together:
		case r.Seats[0].Wins.Part < r.Seats[1].Wins.Part:
			seat = 0
		default:
			seat = 1
		}
		for steps := 1; steps <= engines.MostHandicap; steps++ {
			helped, ok := withHelp(rules, l.engine(i).SeatIDs(), seat, steps)
			if !ok {
				continue
			}
			trial, err := l.trial([]*rulesets.Ruleset{helped}, l.bots[thinking:thinking+1],
				min(l.matches(l.bots[thinking]), helpedMatches), false)
			if err != nil {
				return err
			}
			l.lock.Lock()
			l.helped = append(l.helped, help{i, steps, seat, trial})
			l.lock.Unlock()
		}
	}
	l.lock.Lock()
	defer l.lock.Unlock()
	l.helpPlanned = true
	return nil
}

// thinking is the strength of the first bots that think.
const thinking = 1

// apart returns how far apart two sides are in what they win, or how far from half the players are who win together.
func apart(r *balance.Report) float64 {
	if r.Together {
		return 2 * math.Abs(r.Seats[0].Wins.Part-0.5)
	}
	most, least := 0.0, 1.0
	for _, s := range r.Seats {
		most, least = max(most, s.Wins.Part), min(least, s.Wins.Part)
	}
	return most - least
}

// uneven reports whether two sides are so far apart that chance cannot explain all of it.
func uneven(r *balance.Report) bool {
	low, high := 0.0, 1.0 // the highest of the low ends, and the lowest of the high ends
	for _, s := range r.Seats {
		low, high = max(low, s.Wins.Low), min(high, s.Wins.High)
	}
	if r.Together {
		low, high = max(low, 0.5), min(high, 0.5)
	}
	return apart(r) >= unfair && low > high
}

// withoutHelp says why no help is tried where bots have played so; "" where it is. Helping one of several makes those
// no more even.
func withoutHelp(r *balance.Report) string {
	switch {
	case apart(r) < unfair:
		return words.LabEvenAlready
	case !uneven(r):
		return words.LabEvenUnclear
	case r.Together && r.Seats[0].Wins.Part > 0.5:
		return words.LabEvenEasy
	case !r.Together && len(r.Seats) > 2:
		return words.LabEvenSeveral
	}
	return ""
}

// withHelp returns the rules with some steps of help for a seat, or for all; false where somebody is helped already
// or the rules do not allow it.
func withHelp(rules *rulesets.Ruleset, ids []string, seat, steps int) (*rulesets.Ruleset, bool) {
	given, _ := rules.Value(engines.HandicapKey)
	table, _ := given.(map[string]any)
	for v := range maps.Values(table) {
		if v != int64(0) {
			return nil, false
		}
	}
	help := map[string]any{}
	for i, id := range ids {
		if seat < 0 || seat == i {
			help[id] = int64(steps)
		}
	}
	helped, err := rules.With(map[string]any{engines.HandicapKey: help})
	return helped, err == nil
}
