package saratoga

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"homespun/engines"
)

// Definition is the game for package rulesets.
var Definition = engines.Define[Position](&info, Compile)

// Game is Saratoga Sabotage under one ruleset. It does not change and is safe for several goroutines.
type Game struct {
	lines   engines.Lines[word]
	rules   Rules
	players int
	ids     []string
	// colours are the ids of the colours in order; the card of the first is 1.
	colours []string
	// cards are the words for all cards by number. A number without a card has "".
	cards [cards]string
	// cost is how many supplies a player needs to lay each play. damage is how much progress each attack
	// takes.
	cost, damage [plays]int32
	outlook      outlook
	// help is how many supplies more each player begins with (SAR-01).
	help [engines.MaxSeats]int
}

var _ engines.Game[Position] = (*Game)(nil)

// Compile reads a ruleset, checks that it can be played and returns its game. The error of a value that
// cannot be is a *[engines.FieldError].
func Compile(decode func(into any) error, seats int) (*Game, error) {
	g := &Game{players: seats, cards: cardIDs}
	if err := decode(&g.rules); err != nil {
		return nil, err
	}
	if seats < MinPlayers || seats > MaxPlayers {
		return nil, engines.Fieldf("seats", "must be %d to %d", MinPlayers, MaxPlayers)
	}
	g.ids = strings.Split("ABCDEF", "")[:seats]
	var err error
	if g.help, err = g.rules.Handicap.Of(Fields, g.ids); err != nil {
		return nil, err
	}
	for _, check := range []func() error{g.checkNumbers, g.checkTitles, g.readColours} {
		if err := check(); err != nil {
			return nil, err
		}
	}
	r := &g.rules
	g.cost = [plays]int32{PlayConvoy: int32(r.ConvoyCost), PlaySabotage: int32(r.SabotageCost),
		PlayRaid: int32(r.RaidCost)}
	g.damage = [plays]int32{PlaySabotage: int32(r.Sabotage), PlayRaid: int32(r.Raid)}
	g.outlook = outlookOf(r)
	g.lines = g.newLines()
	return g, nil
}

// checkNumbers checks the plain fields against their bounds and against one another.
func (g *Game) checkNumbers() error {
	r := &g.rules
	if err := engines.CheckNumbers(Fields, "", g.rules); err != nil {
		return err
	}
	switch {
	case r.Goal <= r.Progress:
		return Clashes.Of("low-goal").With(engines.FitOf("goal", r.Progress+1), engines.FitOf("progress", r.Goal-1))
	case r.HeadWest == 0 && r.Convoy == 0:
		return Clashes.Of("no-way-west").With(engines.FitOf("head_west", 1), engines.FitOf("convoy", 1))
	}
	return engines.CheckChoices(Fields, "", g.rules)
}

// checkTitles checks that every play has a title.
func (g *Game) checkTitles() error {
	for _, key := range slices.Sorted(maps.Keys(g.rules.Titles)) {
		if !slices.Contains(PlayIDs(), key) {
			return engines.Fieldf("titles."+key, "is no play; there are %s", strings.Join(PlayIDs(), ", "))
		}
	}
	for _, key := range PlayIDs() {
		switch signs := utf8.RuneCountInString(strings.Join(strings.Fields(g.rules.Titles[key]), "")); {
		case signs == 0:
			return engines.Fieldf("titles."+key, "needs a title")
		case signs > MaxTitle:
			return engines.Fieldf("titles."+key, "has %d signs besides blanks; it can have %d", signs,
				MaxTitle)
		}
	}
	return nil
}

var (
	colourWord = regexp.MustCompile(fmt.Sprintf(`^[a-z](-?[a-z]){0,%d}$`, MaxName-1))
	colourHex  = regexp.MustCompile(`^#[0-9A-Fa-f]{6}$`)
)

// readColours reads the colours and puts them in order.
func (g *Game) readColours() error {
	switch n := len(g.rules.Colours); {
	case n > MaxColours:
		return engines.Fieldf("colours", "has %d colours; there can be %d", n, MaxColours)
	case n < g.players:
		return Clashes.Of("few-colours", strconv.Itoa(n), strconv.Itoa(g.players)).With(moreColours(g, g.players-n),
			engines.FitOf("seats.max", n))
	}
	for _, id := range slices.Sorted(maps.Keys(g.rules.Colours)) {
		c, path := g.rules.Colours[id], "colours."+id
		switch {
		case !colourWord.MatchString(id):
			return engines.Fieldf(path, "is no word for a colour; it can have up to %d letters from a to z",
				MaxName)
		case slices.Contains(cardIDs[Self:], id) || id == forms[VerbPass].Word:
			return engines.Fieldf(path, "cannot be the word for a colour; another card is called so")
		case !colourHex.MatchString(c.Color):
			return engines.Fieldf(path+".color", "is %q; it can be a colour such as #0072B2", c.Color)
		}
		if err := engines.CheckNumbers(colourFields, path+".", c); err != nil {
			return err
		}
		g.colours = append(g.colours, id)
	}
	slices.SortStableFunc(g.colours, func(a, b string) int {
		return cmp.Compare(g.rules.Colours[a].Order, g.rules.Colours[b].Order)
	})
	copy(g.cards[1:], g.colours)
	return nil
}
