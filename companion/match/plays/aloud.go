package plays

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"homespun/companion/match/words"
)

// Of returns the plays of a game by its title at which a person sat, of which all words of a text are told: names,
// rules, the file, the day. What is "" is any.
func (l *List) Of(person, title, text string) *List {
	of, sought := &List{}, strings.Fields(fold(text))
	for _, p := range l.Plays {
		told := fold(strings.Join([]string{p.Title, p.Rules, p.File, words.Day(p.Date), p.Who(everybody)}, " "))
		if (title == "" || p.Title == title) && (person == "" || p.seats(person)) &&
			!slices.ContainsFunc(sought, func(word string) bool { return !strings.Contains(told, word) }) {
			of.Plays = append(of.Plays, p)
		}
	}
	return of
}

func everybody(Seat) bool { return true }

// seats reports whether a person sat at a play.
func (p *Play) seats(person string) bool {
	return slices.ContainsFunc(p.Seats, func(s Seat) bool {
		return slices.ContainsFunc(s.Names, func(name string) bool { return fold(name) == fold(person) })
	})
}

// Aloud returns what a family likes to read aloud of plays, a sentence each: of a person, or of all for "". There is
// none where no play counts.
func Aloud(l *List, person string) (said []string) {
	f := FamilyOf(l)
	if f.Plays == 0 {
		return nil
	}
	add := func(sentence string) { said = append(said, sentence) }
	minutes, games := 0, f.Games
	for _, g := range games {
		minutes += g.Minutes
	}
	add(words.AlbumPlays(f.Plays, (minutes+30)/60))
	if i := slices.IndexFunc(f.People, func(p Person) bool { return fold(p.Name) == fold(person) }); i >= 0 {
		f.People[i].aloud(add)
	} else {
		f.aloud(add)
	}
	if len(games) > 1 && games[0].Plays > games[1].Plays {
		add(words.AlbumGame(games[0].Title, games[0].Plays))
	}
	play := func(m *Match) *Play {
		return &l.Plays[slices.IndexFunc(l.Plays, func(p Play) bool { return p.File == m.File })]
	}
	called := func(p *Play) string { return words.AlbumMatch(p.Title, p.Who(everybody), words.Day(p.Date)) }
	closest := least(games, func(g Game) *Match { return g.Closest }, func(m *Match) int { return m.Margin })
	if closest != nil {
		p := play(closest)
		add(words.AlbumClosest(closest.Margin, p.winner(), called(p)))
	}
	longest := least(games, func(g Game) *Match { return g.Longest }, func(m *Match) int { return -m.Minutes })
	if longest.Minutes > 0 {
		add(words.AlbumLongest(longest.Minutes, called(play(longest))))
	}
	for _, d := range f.Dice[:min(1, len(f.Dice))] {
		s := d.oddest()
		add(words.AlbumDice(d.By, s.ID, percent(s.Part), percent(s.Low), percent(s.High), string(s.Verdict), d.Rolls))
	}
	rules := map[string]int{}
	for i := range l.Plays {
		if p := &l.Plays[i]; p.Rules != "" && p.IsPlayed() {
			rules[p.Title+": "+p.Rules]++
		}
	}
	if best := most(rules); best != nil {
		add(words.AlbumRules(best.Name, best.Plays))
	}
	return said
}

// winner names who sat on the one seat that has won; "" if none has, or several have.
func (p *Play) winner() string {
	won := func(s Seat) bool { return s.Won }
	i := slices.IndexFunc(p.Seats, won)
	if i < 0 || slices.ContainsFunc(p.Seats[i+1:], won) {
		return ""
	}
	return p.Who(won)
}

func percent(part float64) int { return int(math.Round(100 * part)) }

// aloud tells of all people who has done most, where that is at least so much.
func (f *Family) aloud(add func(string)) {
	leads := func(most int, of func(Person) int, say func(names string, many, n int) string) {
		var names []string
		for _, p := range f.People {
			if n := of(p); n > most {
				names, most = []string{p.Name}, n
			} else if n == most {
				names = append(names, p.Name)
			}
		}
		const readable = 3 // names in a sentence
		if len(names) > 0 && len(names) <= readable {
			add(say(words.AndNames(names), len(names), most))
		}
	}
	leads(1, func(p Person) int { return p.Plays }, words.AlbumMost)
	leads(1, func(p Person) int { return p.Wins.Count }, words.AlbumWinners)
	leads(2, func(p Person) int { return p.BestStreak }, words.AlbumStreaks)
	var pair *Person
	for i, p := range f.People {
		if p.Most != nil && (pair == nil || p.Most.Plays > pair.Most.Plays) {
			pair = &f.People[i]
		}
	}
	if pair != nil {
		add(words.AlbumPair(words.AndNames([]string{pair.Name, pair.Most.Name}), pair.Most.Plays))
	}
}

// aloud tells of one person.
func (p *Person) aloud(add func(string)) {
	if p.Winnable > 0 { // of matches against oneself alone there is nothing to tell
		add(words.AlbumWins(p.Name, p.Wins.Count, p.Winnable))
	}
	if p.BestStreak > 1 {
		add(words.AlbumStreak(p.Name, p.BestStreak, p.Streak))
	}
	if p.Most != nil {
		add(words.AlbumPair(words.AndNames([]string{p.Name, p.Most.Name}), p.Most.Plays))
	}
	if p.Rival != nil {
		add(words.AlbumRival(p.Name, p.Rival.Name, p.Rival.Won, p.Rival.Lost))
	}
}

// least returns the match of some games that has the least of something; nil if there is none.
func least(games []Game, of func(Game) *Match, what func(*Match) int) (best *Match) {
	for _, g := range games {
		if m := of(g); m != nil && (best == nil || what(m) < what(best)) {
			best = m
		}
	}
	return best
}

// oddest returns the side that came furthest from what chance gives, by the width of its band.
func (t *Tossed) oddest() Share {
	far := func(s Share) float64 { return math.Abs(s.Part-s.Chance) / math.Sqrt(s.Chance*(1-s.Chance)+1e-9) }
	return slices.MaxFunc(t.Sides, func(a, b Share) int { return cmp.Compare(far(a), far(b)) })
}
