package plays

import (
	"fmt"
	"strings"
	"time"

	"homespun/companion/match/words"
	"homespun/engines/balance"
)

// Table is part of what is told of a family, for people: heads and rows of as many cells.
type Table struct {
	Head []string
	Rows [][]string
}

// Tables returns all that is told of a family, and then the plays. Tables without rows are left out.
func Tables(f *Family, list []Play) []Table {
	people, games, seats, dice, each := headed(words.PlaysHeadPeople), headed(words.PlaysHeadGames),
		headed(words.PlaysHeadSeats), headed(words.PlaysHeadDice), headed(words.PlaysHeadPlays)
	for _, p := range f.People {
		rival := ""
		if p.Rival != nil {
			rival = words.PlaysRival(p.Rival.Name, p.Rival.Won, p.Rival.Lost)
		}
		part, band := "", "" // nothing of matches against oneself alone
		if p.Winnable > 0 {
			part, band = hundredths(p.Wins.Part), between(p.Wins)
		}
		people.add(p.Name, fmt.Sprint(p.Plays), part, band, fmt.Sprint(p.Streak),
			fmt.Sprint(p.BestStreak), p.Most.said(), rival, p.Game.said(), p.Rules.said())
	}
	for _, g := range f.Games {
		closest := ""
		if g.Closest != nil {
			closest = words.PlaysClosest(g.Closest.Margin, g.Closest.File)
		}
		games.add(g.Title, fmt.Sprint(g.Plays), known(g.Minutes), closest,
			words.PlaysLongest(g.Longest.Minutes, g.Longest.Lines, g.Longest.File))
		for _, table := range g.Seats {
			for _, s := range table.Seats {
				seats.add(s.ID, g.Title, fmt.Sprint(table.Plays), hundredths(s.Part), between(s.Share),
					hundredths(table.Expected), words.PlaysVerdict(string(s.Verdict)))
			}
		}
	}
	for _, d := range f.Dice {
		for _, s := range d.Sides {
			dice.add(words.PlaysDice(d.Faces), words.PlaysBy(d.By), s.ID, fmt.Sprint(s.Count), hundredths(s.Part),
				between(s.Share), words.PlaysVerdict(string(s.Verdict)))
		}
	}
	for _, p := range list {
		each.add(p.Date.Format(time.DateOnly), p.Title, p.Rules, p.Who(func(Seat) bool { return true }), p.Outcome(),
			known(p.Minutes), p.File)
	}
	var tables []Table
	for _, t := range []*Table{people, games, seats, dice, each} {
		if len(t.Rows) > 0 {
			tables = append(tables, *t)
		}
	}
	return tables
}

func headed(heads string) *Table { return &Table{Head: strings.Split(heads, "|")} }

func (t *Table) add(cells ...string) { t.Rows = append(t.Rows, cells) }

// said returns what is done most and how often; "" for nothing.
func (o *Often) said() string {
	if o == nil {
		return ""
	}
	return words.PlaysOften(o.Name, o.Plays)
}

func hundredths(part float64) string { return fmt.Sprintf("%.0f %%", 100*part) }

func between(s balance.Share) string { return fmt.Sprintf("%.0f–%.0f %%", 100*s.Low, 100*s.High) }

// Who names who sat on some of the seats; bots by what they are.
func (p *Play) Who(of func(Seat) bool) string {
	var names []string
	for _, s := range p.Seats {
		if !of(s) {
			continue
		}
		if s.Bot != "" {
			names = append(names, words.BotOf(s.Bot))
		}
		names = append(names, s.Names...)
	}
	return words.AndNames(names)
}

// Outcome says who has won, or why nobody has.
func (p *Play) Outcome() string {
	winners := p.Who(func(s Seat) bool { return s.Won })
	switch {
	case p.CopyOf != "":
		return words.PlaysCopy(p.CopyOf)
	case winners != "":
		return winners
	}
	return words.PlaysState(p.Over, p.GoesOnIn)
}
