package plays_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/plays"
)

// won makes a play of a game of two in which each name sits alone; the first has won, unless it is "-", and then nobody.
func won(day int, game, rules string, names ...string) plays.Play {
	p := plays.Play{ID: fmt.Sprint(day), File: fmt.Sprintf("%02d.match", day), Game: game, Title: game, Rules: rules,
		Date: began.AddDate(0, 0, day), Minutes: 10 * day, Lines: 100, Over: true}
	for i, name := range names {
		if name != "-" {
			p.Seats = append(p.Seats, plays.Seat{ID: string(rune('A' + len(p.Seats))), Names: []string{name}, Won: i == 0})
		}
	}
	return p
}

func withScores(p plays.Play, scores ...int) plays.Play {
	for i := range p.Seats {
		p.Seats[i].Score = &scores[i]
	}
	return p
}

func familyOf(list ...plays.Play) *plays.Family { return plays.FamilyOf(&plays.List{Plays: list}) }

func near(t *testing.T, what string, got, want float64) {
	t.Helper()
	if math.Abs(got-want) > 0.0005 {
		t.Errorf("%s is %.4f, want %.4f", what, got, want)
	}
}

// What is read aloud was counted by hand: of all, of a person, and of what is sought.
func TestReadAloud(t *testing.T) {
	one := withScores(won(1, "Cubed", "Mini", "Ava", "Ben"), 7, 6)
	one.Dice = []plays.Dice{{Faces: 6, Counts: []int{10, 10, 10, 10, 10, 50}}}
	running := won(9, "Cubed", "Mini", "Cleo", "Ava")
	running.Over = false
	list := &plays.List{Plays: []plays.Play{one, withScores(won(2, "Geyser", "", "Ava", "Ben"), 9, 2),
		withScores(won(3, "Cubed", "", "Ben", "Ava"), 5, 5), running}}
	for _, c := range []struct {
		person, title, text string
		found               int
		want                []string
	}{
		{"", "", "", 4, []string{"3 matches played to the end, in 1 hour at the table.",
			"Ava and Ben have played most: 3 matches each.", "Ava has won most: 2 matches.",
			"Ava has won 2 in a row, the longest streak.", "Ava and Ben have played most with each other: 3 matches.",
			"The favourite game is Cubed: 2 matches.",
			"The closest match was won by Ben at equal points: Cubed, Ben and Ava, 4 November 2026.",
			"The longest match took 30 minutes: Cubed, Ben and Ava, 4 November 2026.",
			"The dice: 6 came 50 times in 100; chance gives 7 to 26. In 100 rolls that is more than chance.",
			"The favourite house rule is Cubed: Mini: 1 match."}},
		{"ben", "Cubed", "", 2, []string{"2 matches played to the end, in 1 hour at the table.",
			"Ben has won 1 of 2 matches.", "Ben and Ava have played most with each other: 2 matches.",
			"Ben against Ava: 1 to 1.",
			"The closest match was won by Ben at equal points: Cubed, Ben and Ava, 4 November 2026.",
			"The longest match took 30 minutes: Cubed, Ben and Ava, 4 November 2026.",
			"The dice: 6 came 50 times in 100; chance gives 7 to 26. In 100 rolls that is more than chance.",
			"The favourite house rule is Cubed: Mini: 1 match."}},
		{"", "", "MINI cleo", 1, nil},
		{"Dan", "", "", 0, nil},
	} {
		found := list.Of(c.person, c.title, c.text)
		if len(found.Plays) != c.found {
			t.Errorf("%+v: %d plays are found", c, len(found.Plays))
		}
		if diff := cmp.Diff(c.want, plays.Aloud(found, c.person)); diff != "" {
			t.Errorf("%q, %q (-want +got):\n%s", c.person, c.title, diff)
		}
	}
}

// An evening in five matches, counted by hand.
func TestAFamilyCountedByHand(t *testing.T) {
	bot := won(6, "Cubed", "", "Ava")
	bot.Seats = append(bot.Seats, plays.Seat{ID: "B", Bot: "hard"})
	together := won(7, "Dungeon", "", "Ben")
	together.Together = true
	together.Seats = append(together.Seats, plays.Seat{ID: "B", Names: []string{"Ava", "Cleo"}, Won: true})
	running, twin, alone := won(8, "Cubed", "", "Cleo", "Ava"), won(1, "Cubed", "", "Ava", "Ben"), won(9, "Cubed", "", "-")
	running.Over, twin.CopyOf = false, "01.match"
	alone.Seats = []plays.Seat{{ID: "A", Bot: "easy", Won: true}, {ID: "B", Bot: "easy"}}
	f := familyOf(twin, bot, together, running, alone,
		withScores(won(5, "Cubed", "", "-", "Ava", "Ben"), 12, 12),
		withScores(won(4, "Cubed", "Mini", "Ava", "Ben"), 20, 9),
		withScores(won(3, "Cubed", "Mini", "Ben", "Ava"), 9, 11),
		withScores(won(2, "Cubed", "", "ava", "Cleo"), 30, 1),
		withScores(won(1, "Cubed", "", "Ava", "Ben"), 7, 6))
	if f.Plays != 7 || len(f.People) != 3 || len(f.Games) != 2 {
		t.Fatalf("%+v", f)
	}
	type counts struct {
		plays, wins, streak, best, minutes int
		most, rival, game, rules           string
	}
	want := map[string]counts{
		// 1 won, 2 won, 3 lost, 4 won, 5 drawn, 6 won against a bot, 7 won together
		"Ava": {7, 5, 2, 2, 280, "Ben 5", "Ben 2:1", "Cubed 6", "Cubed: Mini 2"},
		// 1 lost, 3 won, 4 lost, 5 drawn, 7 won together
		"Ben": {5, 2, 1, 1, 200, "Ava 5", "Ava 1:2", "Cubed 4", "Cubed: Mini 2"},
		// 2 lost, 7 won together
		"Cleo": {2, 1, 1, 1, 90, "Ava 2", "Ava 0:1", "Cubed 1", ""},
	}
	said := func(o *plays.Often) string {
		if o == nil {
			return ""
		}
		return fmt.Sprint(o.Name, " ", o.Plays)
	}
	for _, p := range f.People {
		got := counts{p.Plays, p.Wins.Count, p.Streak, p.BestStreak, p.Minutes, said(p.Most),
			fmt.Sprintf("%s %d:%d", p.Rival.Name, p.Rival.Won, p.Rival.Lost), said(p.Game), said(p.Rules)}
		if got != want[p.Name] {
			t.Errorf("%s: %+v, want %+v", p.Name, got, want[p.Name])
		}
	}
	cubed := f.Games[0]
	if cubed.Title != "Cubed" || cubed.Plays != 6 || cubed.Minutes != 210 || cubed.Timed != 6 ||
		cubed.Longest.File != "06.match" || cubed.Closest.File != "05.match" || cubed.Closest.Margin != 0 {
		t.Errorf("%+v, longest %+v, closest %+v", cubed, cubed.Longest, cubed.Closest)
	}
	// Wilson (1927) for 5 of 7: (5/7 + z²/14 ± z·√(10/343 + z²/196)) / (1 + z²/7), z = 1.96
	near(t, "Ava's low", f.People[0].Wins.Low, 0.3589)
	near(t, "Ava's high", f.People[0].Wins.High, 0.9178)
}

// Whoever plays both sides of a match has played it, and has won and lost nothing.
func TestAloneOnBothSides(t *testing.T) {
	p := familyOf(won(1, "Cubed", "", "Ava", "ava")).People
	if len(p) != 1 || p[0].Plays != 1 || p[0].Wins.Count != 0 || p[0].Wins.High != 1 || p[0].Rival != nil || p[0].Most != nil {
		t.Errorf("%+v", p)
	}
}

// Of who has only played against herself no wins are told, and else they are of the matches that can be won.
func TestMatchesAgainstOneselfAreNoneToWin(t *testing.T) {
	alone := won(1, "Cubed", "", "Ava", "Ava")
	told := func(list ...plays.Play) string {
		all := &plays.List{Plays: list}
		for _, row := range plays.Tables(plays.FamilyOf(all), nil)[0].Rows {
			if row[0] == "Ava" && (row[2] == "") != (len(list) == 1) {
				t.Errorf("of %d matches the table tells %q", len(list), row)
			}
		}
		return strings.Join(plays.Aloud(all, "Ava"), "\n")
	}
	if said := told(alone); strings.Contains(said, "has won") {
		t.Error(said)
	}
	for i, want := range []string{"Ava has won 1 of 1 match.", "Ava has won 0 of 1 match."} {
		names := []string{"Ava", "Ben"}
		if said := told(alone, won(2, "Cubed", "", names[i], names[1-i])); !strings.Contains(said, want) {
			t.Errorf("%q is not in\n%s", want, said)
		}
	}
}

// A match of equal points is level only if nobody has won it alone.
func TestEqualPointsThatOneHasWon(t *testing.T) {
	for _, c := range []struct {
		won  string // of three
		want string
	}{
		{"", "was level:"}, {"B", "was won by Ben at equal points:"}, {"AB", "was level:"},
	} {
		p := withScores(won(1, "Saratoga", "", "Ava", "Ben", "Cleo"), 9, 9, 3)
		for i := range p.Seats {
			p.Seats[i].Won = strings.Contains(c.won, p.Seats[i].ID)
		}
		said := strings.Join(plays.Aloud(&plays.List{Plays: []plays.Play{p}}, ""), "\n")
		if !strings.Contains(said, "The closest match "+c.want+" Saratoga, Ava, Ben and Cleo") {
			t.Errorf("%q have won: %s", c.won, said)
		}
	}
}

// A streak goes by when matches were won: one that lay for a week while others were played ends it.
func TestStreaksGoByWhenMatchesEnded(t *testing.T) {
	lay := won(1, "Cubed", "", "Ben", "Ava")
	lay.Ended = began.AddDate(0, 0, 9)
	second, third := won(2, "Cubed", "", "Ava", "Ben"), won(3, "Cubed", "", "Ava", "Ben")
	for _, p := range familyOf(lay, second, third).People {
		if want := map[string][2]int{"Ava": {0, 2}, "Ben": {1, 1}}[p.Name]; want != [2]int{p.Streak, p.BestStreak} {
			t.Errorf("%s has won %d and at best %d, want %v", p.Name, p.Streak, p.BestStreak, want)
		}
	}
}

// Who sits on several seats of a team has won with it, and once.
func TestSeveralSeatsOfATeam(t *testing.T) {
	p := won(1, "Dungeon", "", "Ava", "Ava", "Ben")
	p.Together = true
	for i := range p.Seats {
		p.Seats[i].Won = true
	}
	for _, one := range familyOf(p).People {
		if one.Plays != 1 || one.Wins.Count != 1 || one.Streak != 1 {
			t.Errorf("%+v", one)
		}
	}
}

// The margin is that of the best before the next, and of equally close matches the last is the closest.
func TestTheClosestMatch(t *testing.T) {
	g := familyOf(withScores(won(3, "Cubed", "", "Ava", "Ben"), 9, 5),
		withScores(won(2, "Cubed", "", "Ava", "Ben", "Cleo"), 9, 8, 1),
		withScores(won(1, "Cubed", "", "Ava", "Ben"), 4, 5)).Games[0]
	if g.Closest.File != "02.match" || g.Closest.Margin != 1 {
		t.Errorf("%+v", g.Closest)
	}
}

// The order of the files changes nothing.
func TestTheOrderOfTheFilesChangesNothing(t *testing.T) {
	var list []plays.Play
	r := rand.New(rand.NewPCG(1, 1))
	for day := range 60 {
		names := []string{"Ava", "Ben", "Cleo", "Dan"}
		r.Shuffle(4, func(i, j int) { names[i], names[j] = names[j], names[i] })
		p := won(day/2, []string{"Cubed", "Geyser"}[r.IntN(2)], []string{"", "Mini"}[r.IntN(2)], names[:2+r.IntN(3)]...)
		p.File = fmt.Sprint(day)
		list = append(list, p)
	}
	want := familyOf(list...)
	for range 5 {
		r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		if diff := cmp.Diff(want, familyOf(slices.Clone(list)...)); diff != "" {
			t.Fatal(diff)
		}
	}
}

// The first seat wins so many of so many matches of two: what is said of it.
func TestTheFairnessOfSeats(t *testing.T) {
	for _, c := range []struct {
		first, of int
		want      plays.Verdict
		low, high float64
	}{
		// z for two intervals at once is Φ⁻¹(1-0.05/4) = 2.2414
		{0, 0, "", 0, 0}, {1, 1, plays.Few, 0.1660, 1}, {4, 8, plays.Few, 0.1893, 0.8107},
		{20, 40, plays.Even, 0.3330, 0.6670}, {30, 40, plays.More, 0.5748, 0.8694}, {10, 40, plays.Less, 0.1306, 0.4252},
	} {
		var list []plays.Play
		for i := range c.of {
			p := won(1, "Cubed", "", "Ava", "Ben")
			p.ID, p.Seats[0].Won, p.Seats[1].Won = fmt.Sprint(i), i < c.first, i >= c.first
			list = append(list, p)
		}
		// None of these says anything of the seats.
		bot, alone, together := won(1, "Cubed", "", "Ava"), won(1, "Cubed", "", "Ava", "Ava"), won(1, "Cubed", "", "Ava", "Ben")
		bot.Seats = append(bot.Seats, plays.Seat{ID: "B", Bot: "hard"})
		together.Together = true
		seats := familyOf(append(list, bot, alone, together)...).Games[0].Seats
		if c.of == 0 {
			if len(seats) != 0 {
				t.Errorf("%+v", seats)
			}
			continue
		}
		first, second := seats[0].Seats[0], seats[0].Seats[1]
		if seats[0].Plays != c.of || seats[0].Expected != 0.5 || first.Count != c.first || first.Verdict != c.want {
			t.Errorf("%d of %d: %+v", c.first, c.of, seats)
		}
		if c.want == plays.More && second.Verdict != plays.Less {
			t.Errorf("the other seat is %s", second.Verdict)
		}
		near(t, fmt.Sprintf("low of %d of %d", c.first, c.of), first.Low, c.low)
		near(t, fmt.Sprintf("high of %d of %d", c.first, c.of), first.High, c.high)
	}
}

func rolled(by string, d plays.Dice) plays.Play {
	p := won(1, "Cubed", "", "Ava", "Ben")
	p.DiceBy, p.Dice = by, []plays.Dice{d}
	return p
}

// Dice with pips against chance: the band of 600 rolls, by hand, and what is outside.
func TestDiceAgainstChance(t *testing.T) {
	fair := plays.Dice{Faces: 6, Counts: []int{100, 90, 110, 95, 105, 100}}
	loaded := plays.Dice{Faces: 6, Counts: []int{60, 100, 100, 100, 100, 140}}
	f := familyOf(rolled("app", fair), rolled("table", loaded), rolled("", plays.Dice{Faces: 6, Counts: []int{9, 0, 0, 0, 0, 0}}))
	if len(f.Dice) != 3 {
		t.Fatalf("%+v", f.Dice)
	}
	for _, d := range f.Dice {
		switch d.By {
		case "app":
			// z for six sides at once is Φ⁻¹(1-0.05/12) = 2.6383; 1/6 ± z·√(5/36/600)
			near(t, "low", d.Sides[0].Low, 0.1265)
			near(t, "high", d.Sides[0].High, 0.2068)
			near(t, "mean", d.Mean, (100+180+330+380+525+600)/600.)
			if d.Verdict != plays.Even || d.Rolls != 600 {
				t.Errorf("%+v", d)
			}
		case "table":
			if d.Verdict != plays.More || d.Sides[0].Verdict != plays.Less || d.Sides[5].Verdict != plays.More ||
				d.Sides[2].Verdict != plays.Even {
				t.Errorf("%+v", d)
			}
		default:
			if d.Verdict != plays.Few {
				t.Errorf("%+v", d)
			}
		}
	}
	// Four times as many rolls halve the band.
	var more []plays.Play
	for range 4 {
		more = append(more, rolled("app", fair))
	}
	d := familyOf(more...).Dice[0]
	near(t, "low of 2,400", d.Sides[0].Low, (0.1265+1/6.)/2)
}

// A side that stands on several faces comes by chance as often as it has faces.
func TestDiceWithSidesOfTheirOwn(t *testing.T) {
	d := familyOf(rolled("", plays.Dice{Faces: 4, Sides: []string{"R", "R", "B", "R"}, Counts: []int{73, 0, 27, 0}})).Dice[0]
	if len(d.Sides) != 2 || d.Sides[0].ID != "R" || d.Sides[0].Chance != 0.75 || d.Sides[1].Chance != 0.25 ||
		d.Rolls != 100 || d.Verdict != plays.Even || d.Mean != 0 {
		t.Errorf("%+v", d)
	}
}

// Of a thousand families with fair dice nineteen of twenty see no side outside its band, as the comment says.
func TestTheBandHoldsWhatItSays(t *testing.T) {
	r, outside := rand.New(rand.NewPCG(3, 4)), 0
	const families = 1000
	for range families {
		d := plays.Dice{Faces: 6, Counts: make([]int, 6)}
		for range 300 {
			d.Counts[r.IntN(6)]++
		}
		if familyOf(rolled("", d)).Dice[0].Verdict != plays.Even {
			outside++
		}
	}
	if outside < 20 || outside > 75 { // 5 % are 50, with a standard deviation of 7
		t.Errorf("%d of %d are outside", outside, families)
	}
}

// People are joined and renamed, and no file changes for it.
func TestPeopleAreJoined(t *testing.T) {
	first := won(1, "Cubed", "", "Mama", "Ben")
	list := &plays.List{Plays: []plays.Play{first, won(2, "Cubed", "", "Mia", "Ben"), won(3, "Cubed", "", "Zed", "MIA")}}
	list.Plays[2].Seats[0].Names = []string{"Mama", "Mia"}
	list.Call(func(name string) string {
		if name == "Mama" || name == "MIA" {
			return "Mia"
		}
		return name
	})
	if got := list.Plays[2].Seats[0].Names; !slices.Equal(got, []string{"Mia"}) {
		t.Errorf("%v", got)
	}
	people := plays.FamilyOf(list).People
	if len(people) != 2 || people[0].Name != "Mia" || people[0].Plays != 3 || people[0].Rival.Won != 2 {
		t.Errorf("%+v", people)
	}
	if first.Seats[0].Names[0] != "Mama" {
		t.Error("what was read has changed")
	}
}
