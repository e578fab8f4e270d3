package plays

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"homespun/engines/balance"
)

// Family is what the plays of a family say. It counts the matches that are over and at which people sat, each once ([Play.IsPlayed]). Shares have the score
// interval of Wilson (1927): where a person has won 7 of 10, the true part lies between 40 and 89 of 100 in 95 of
// 100 families. It says nothing of the cause: who plays the games in which they are good wins more.
type Family struct {
	Plays  int      `json:"plays"`
	People []Person `json:"people"`
	Games  []Game   `json:"games"`
	Dice   []Tossed `json:"dice"`
}

// Person is somebody who has played.
type Person struct {
	Name    string `json:"name"`
	Plays   int    `json:"plays"`
	Minutes int    `json:"minutes"`
	// Wins is the part won of those that somebody can win: not of those in which the person sat on several seats
	// that play against each other. A draw is not won; what a team or all win together, each has won. Streak is
	// how many of these, one after the other in the order in which they ended, the person has won last, and
	// BestStreak the most ever.
	Wins balance.Share `json:"wins"`
	// Winnable is of how many matches Wins is the part.
	Winnable   int `json:"-"`
	Streak     int `json:"streak"`
	BestStreak int `json:"best_streak"`
	// Most is with whom the person has played most. Rival is against whom most matches were decided, of equals the
	// one with whom the person is most nearly even. Game and Rules are what the person has played most; Rules are
	// house rules, with their game. All are nil for nothing.
	Most  *Often `json:"most_played_with,omitempty"`
	Rival *Rival `json:"rival,omitempty"`
	Game  *Often `json:"favourite_game,omitempty"`
	Rules *Often `json:"favourite_house_rule,omitempty"`
}

// Often says of something how many plays it has.
type Often struct {
	Name  string `json:"name"`
	Plays int    `json:"plays"`
}

// Rival is somebody against whom a person plays: in how many matches one of them has won and the other has not.
type Rival struct {
	Name string `json:"name"`
	Won  int    `json:"won"`
	Lost int    `json:"lost"`
}

// Game is a game that was played.
type Game struct {
	ID    string `json:"game"`
	Title string `json:"title"`
	Plays int    `json:"plays"`
	// Minutes is how long all matches took together whose files tell it; Timed counts these.
	Minutes int `json:"minutes"`
	Timed   int `json:"timed"`
	// Longest took most minutes, or has most lines where no file tells minutes. Closest has the least margin, and
	// among equals is the last; nil in games without points.
	Longest *Match `json:"longest,omitempty"`
	Closest *Match `json:"closest,omitempty"`
	// Seats says how fair the seats were, for each number of seats.
	Seats []Fairness `json:"seats,omitempty"`
}

// Match names a match by its file, with what it stands out by.
type Match struct {
	File    string `json:"file"`
	Minutes int    `json:"minutes,omitempty"`
	Lines   int    `json:"lines"`
	Margin  int    `json:"margin"`
}

// FamilyOf computes what plays say, in any order.
func FamilyOf(list *List) *Family {
	var played []*Play
	for i := range list.Plays {
		if p := &list.Plays[i]; p.IsPlayed() {
			played = append(played, p)
		}
	}
	slices.SortStableFunc(played, func(a, b *Play) int {
		return cmp.Or(a.end().Compare(b.end()), strings.Compare(a.File, b.File))
	})
	f := &Family{Plays: len(played), People: []Person{}, Games: []Game{}, Dice: tossed(played)}
	people, games := map[string]*person{}, map[string][]*Play{}
	for _, p := range played {
		at := p.sides()
		for name := range at {
			if people[fold(name)] == nil {
				people[fold(name)] = &person{Person: Person{Name: name}, with: map[string]int{}, games: map[string]int{},
					rules: map[string]int{}, rivals: map[string]Rival{}}
			}
			people[fold(name)].count(p, name, at)
		}
		games[p.Game+"\n"+p.Title] = append(games[p.Game+"\n"+p.Title], p)
	}
	for _, one := range people {
		f.People = append(f.People, one.done(people))
	}
	for _, matches := range games {
		f.Games = append(f.Games, gameOf(matches))
	}
	slices.SortFunc(f.People, func(a, b Person) int { return cmp.Or(b.Plays-a.Plays, strings.Compare(a.Name, b.Name)) })
	slices.SortFunc(f.Games, func(a, b Game) int { return cmp.Or(b.Plays-a.Plays, strings.Compare(a.Title, b.Title)) })
	return f
}

// end returns when a play ended; when it began where nothing is known of that.
func (p *Play) end() time.Time {
	if p.Ended.IsZero() {
		return p.Date
	}
	return p.Ended
}

// fold returns the key of a name: names that differ in the size of letters alone are one person's.
func fold(name string) string { return strings.ToLower(name) }

// side is where a person sat: on how many seats, and whether one of them has won.
type side struct {
	seats []int
	won   bool
}

// sides returns the people of a play, by their names as written first.
func (p *Play) sides() map[string]*side {
	written, at := map[string]string{}, map[string]*side{}
	for i, seat := range p.Seats {
		for _, name := range seat.Names {
			if written[fold(name)] == "" {
				written[fold(name)] = name
				at[name] = &side{}
			}
			s := at[written[fold(name)]]
			if !slices.Contains(s.seats, i) {
				s.seats, s.won = append(s.seats, i), s.won || seat.Won
			}
		}
	}
	return at
}

// person is a person while the plays are counted. The maps are by the keys of names.
type person struct {
	Person
	wins               int
	with, games, rules map[string]int
	rivals             map[string]Rival
}

// count counts a play, which ended later than those before it.
func (one *person) count(p *Play, name string, at map[string]*side) {
	one.Plays++
	one.Minutes += p.Minutes
	one.games[p.Title]++
	if p.Rules != "" {
		one.rules[p.Title+": "+p.Rules]++
	}
	me := at[name]
	for other := range at {
		if other != name {
			one.with[fold(other)]++
		}
	}
	if len(me.seats) > 1 && !p.Together {
		return
	}
	one.Winnable++
	one.Streak++
	if !me.won {
		one.Streak = 0
	} else {
		one.wins++
	}
	one.BestStreak = max(one.BestStreak, one.Streak)
	for other, s := range at {
		if len(s.seats) > 1 || s.won == me.won {
			continue
		}
		r := one.rivals[fold(other)]
		if me.won {
			r.Won++
		} else {
			r.Lost++
		}
		one.rivals[fold(other)] = r
	}
}

// done returns the person as all plays show them.
func (one *person) done(people map[string]*person) Person {
	p := one.Person
	p.Wins = balance.Wilson(one.wins, one.Winnable)
	p.Game, p.Rules = most(one.games), most(one.rules)
	if p.Most = most(one.with); p.Most != nil {
		p.Most.Name = people[p.Most.Name].Name
	}
	uneven := func(r Rival) int { return max(r.Won-r.Lost, r.Lost-r.Won) }
	for other, r := range one.rivals {
		r.Name = people[other].Name
		if p.Rival == nil || cmp.Or(p.Rival.Won+p.Rival.Lost-r.Won-r.Lost, uneven(r)-uneven(*p.Rival),
			strings.Compare(r.Name, p.Rival.Name)) < 0 {
			p.Rival = &r
		}
	}
	return p
}

// most returns what has most plays, of equals the first by name; nil if there is nothing.
func most(plays map[string]int) (best *Often) {
	for name, n := range plays {
		if best == nil || n > best.Plays || n == best.Plays && name < best.Name {
			best = &Often{name, n}
		}
	}
	return best
}

// gameOf returns a game from its plays, in the order in which they ended.
func gameOf(played []*Play) Game {
	g := Game{ID: played[0].Game, Title: played[0].Title, Plays: len(played), Seats: fairness(played)}
	for _, p := range played {
		margin, scored := p.Margin()
		m := &Match{p.File, p.Minutes, p.Lines, margin}
		if g.Minutes += p.Minutes; p.Minutes > 0 {
			g.Timed++
		}
		if g.Longest == nil || cmp.Or(m.Minutes-g.Longest.Minutes, m.Lines-g.Longest.Lines) > 0 {
			g.Longest = m
		}
		if scored && (g.Closest == nil || margin <= g.Closest.Margin) {
			g.Closest = m
		}
	}
	return g
}
