package geyser

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/grid"
)

// Definition is what package rulesets needs to know of the game.
var Definition = engines.Define[Position](&info, Compile)

// Kind is the purpose of a space.
type Kind uint8

const (
	Plain Kind = iota
	Start
	Geyser
	Mother
)

// Game is Geyser under one ruleset. It does not change and is safe for several goroutines.
type Game struct {
	lines   engines.Lines[word]
	rules   Rules
	board   *grid.Board
	players int
	ids     []string
	// limit is how many tokens a player may have on the board.
	limit int

	kinds   []Kind
	rings   []string // by space: the id of the geyser's ring, "" elsewhere
	order   []string // the ids of the rings in their order
	starts  grid.WideSet
	geysers grid.WideSet
	mother  int
	// near holds the spaces side by side with each space. around holds the spaces where a new token can come
	// in when a geyser is landed on (GEY-05).
	near   [MaxSpaces]grid.WideSet
	around [MaxSpaces]grid.WideSet
	// fires holds the spaces that each sum of the dice destroys. ringOfSum is one more than the index in
	// order of the ring that a sum belongs to, and 0 if there is none.
	fires     [MaxSum + 1]grid.WideSet
	ringOfSum [MaxSum + 1]int8
	ways      [MaxSpaces]int // in how many ways the dice destroy a space
	// far is the number of steps between two spaces when nobody may enter the Mother Geyser. home is the
	// number of steps to her. Both are unreachable where there is no way.
	far  [MaxSpaces][MaxSpaces]uint8
	help [engines.MaxSeats]int // of each player (GEY-07)
	home [MaxSpaces]uint8
}

// unreachable is the distance between spaces with no way between them.
const unreachable = 255

var _ engines.Game[Position] = (*Game)(nil)

// Compile reads a ruleset, checks that it can be played and returns its game. A value that is not allowed
// gives a *[engines.FieldError].
func Compile(decode func(into any) error, seats int) (*Game, error) {
	g := &Game{players: seats}
	if err := decode(&g.rules); err != nil {
		return nil, err
	}
	if seats < MinPlayers || seats > MaxPlayers {
		return nil, engines.Fieldf("seats", "must be %d to %d", MinPlayers, MaxPlayers)
	}
	g.ids = strings.Split("ABCD", "")[:seats]
	var err error
	if g.help, err = g.rules.Handicap.Of(Fields, g.ids); err != nil {
		return nil, err
	}
	for _, check := range []func() error{g.checkNumbers, g.readRings, g.readBoard, g.readMother} {
		if err := check(); err != nil {
			return nil, err
		}
	}
	g.connect()
	if err := g.checkWays(); err != nil {
		return nil, err
	}
	g.lines = g.newLines()
	return g, nil
}

// checkNumbers checks the plain fields against their bounds and choices.
func (g *Game) checkNumbers() error {
	r := &g.rules
	if err := engines.CheckNumbers(Fields, "", g.rules, "around"); err != nil {
		return err
	}
	g.limit = MaxTokens
	if r.Tokens > 0 {
		g.limit = r.Tokens
	}
	if r.Around != 8 && r.Around != 4 {
		return engines.Fieldf("around", "is %d; it can be 8 or 4", r.Around)
	}
	if err := engines.CheckChoices(Fields, "", g.rules); err != nil {
		return err
	}
	if g.limit <= r.MotherNeeds {
		return Clashes.Of("few-tokens").With(engines.FitOf("tokens", r.MotherNeeds+1),
			engines.FitOf("mother_needs", g.limit-1))
	}
	return nil
}

var colorShape = regexp.MustCompile(`^(#[0-9A-Fa-f]{6})?$`)

// readRings reads the rings, their order and the sums of the dice that belong to each.
func (g *Game) readRings() error {
	for _, id := range slices.Sorted(maps.Keys(g.rules.Rings)) {
		ring, path := g.rules.Rings[id], "rings."+id
		if len(id) != 1 || id[0] < '1' || id[0] > '9' {
			return engines.Fieldf(path,
				"cannot be the id of a ring; a ring is a digit from 1 to 9, as the board is drawn with")
		}
		if ring.Order == 0 {
			return engines.Fieldf(path+".order",
				"is missing; it says when the ring is named among all, such as order = %s", id)
		}
		if err := engines.CheckNumbers(ringFields, path+".", ring); err != nil {
			return err
		}
		if !colorShape.MatchString(ring.Color) {
			return engines.Fieldf(path+".color", "is %.20q, which is no colour; write it like \"#3E7C8C\"",
				ring.Color)
		}
		g.order = append(g.order, id)
	}
	slices.SortStableFunc(g.order, func(a, b string) int {
		return g.rules.Rings[a].Order - g.rules.Rings[b].Order
	})
	for i, id := range g.order {
		for _, sum := range g.rules.Rings[id].Sums {
			if !g.shows(sum) {
				return Clashes.Of("sum-of-ring", id, strconv.Itoa(sum)).With(sumsThatShow(g)...)
			}
			switch other := g.ringOfSum[sum]; {
			case int(other) == i+1:
				return engines.Fieldf("rings."+id+".sums", "has %d twice", sum)
			case other > 0:
				return Clashes.Of("sum-of-two", id, g.order[other-1]).With(sumsOfOne(g)...)
			}
			g.ringOfSum[sum] = int8(i + 1)
		}
	}
	return nil
}

// shows reports whether the two dice can show a sum.
func (g *Game) shows(sum int) bool { return sum >= 2 && sum <= 2*g.rules.DieFaces }

// readBoard reads the board and checks that the Mother Geyser and enough start squares are on it (GEY-01).
func (g *Game) readBoard() error {
	board, err := grid.Parse(g.rules.Board, signs, MaxSpaces)
	if err != nil {
		return engines.Fieldf("board", "%v", err)
	}
	if min(board.Columns, board.Rows) < MinSide || max(board.Columns, board.Rows) > MaxSide {
		return engines.Fieldf("board", "has %d columns and %d rows; it can be %d to %d each way",
			board.Columns, board.Rows, MinSide, MaxSide)
	}
	g.board, g.mother = board, -1
	g.kinds, g.rings = make([]Kind, board.Len()), make([]string, board.Len())
	for i := range board.Len() {
		switch sign := board.Space(i).Sign; sign {
		case SignPlain:
		case SignStart:
			g.kinds[i] = Start
			g.starts.Add(i)
		case SignMother:
			if g.mother >= 0 {
				return engines.Fieldf("board", "has a Mother Geyser (%c) on %s and on %s; there is one",
					SignMother, board.Name(g.mother), board.Name(i))
			}
			g.kinds[i], g.mother = Mother, i
		default:
			id := string(rune(sign))
			ring, ok := g.rules.Rings[id]
			if !ok {
				return Clashes.Of("geyser-of-none", id, board.Name(i)).With(ringOrNone(g, sign)...)
			}
			g.kinds[i], g.rings[i] = Geyser, id
			g.geysers.Add(i)
			for _, sum := range ring.Sums {
				g.fires[sum].Add(i)
			}
		}
	}
	switch n := g.starts.Len(); {
	case g.mother < 0:
		return engines.Fieldf("board", "needs the Mother Geyser (%c)", SignMother)
	case n < g.players:
		return Clashes.Of("few-starts", strconv.Itoa(n), strconv.Itoa(g.players)).With(
			moreSpaces(g, SignStart, g.players-n), fewerPlayers(n))
	}
	return nil
}

// readMother reads the sums on which the Mother Geyser fires (GEY-12). With re-entry the only way to win is
// to stand on her after a firing (GEY-13, GEY-14), so she must not fire on every sum.
func (g *Game) readMother() error {
	for _, sum := range g.rules.MotherFiresOn {
		if !g.shows(sum) {
			return Clashes.Of("sum-of-mother", strconv.Itoa(sum)).With(sumsThatShow(g)...)
		}
		if g.fires[sum].Has(g.mother) {
			return engines.Fieldf("mother_fires_on", "has %d twice", sum)
		}
		g.fires[sum].Add(g.mother)
	}
	if g.rules.Reentry && len(g.rules.MotherFiresOn) == 2*g.rules.DieFaces-1 {
		return Clashes.Of("always-fires").With(engines.FitOf("reentry", false),
			engines.FitOf("mother_fires_on", slices.DeleteFunc(slices.Sorted(slices.Values(g.rules.MotherFiresOn)),
				func(sum int) bool { return sum == g.rules.DieFaces+1 })))
	}
	return nil
}

// connect works out near, around, ways, far and home.
func (g *Game) connect() {
	for i := range g.board.Len() {
		s := g.board.Space(i)
		for sum := 2; sum <= 2*g.rules.DieFaces; sum++ {
			if g.fires[sum].Has(i) {
				g.ways[i] += g.waysTo(sum)
			}
		}
		for _, to := range g.board.Near(i) {
			g.near[i].Add(int(to))
		}
		for column := s.Column - 1; column <= s.Column+1; column++ {
			for row := s.Row - 1; row <= s.Row+1; row++ {
				to, ok := g.board.At(column, row)
				if ok && (g.kinds[to] == Plain || g.kinds[to] == Start) &&
					(g.rules.Around == 8 || g.near[i].Has(to)) {
					g.around[i].Add(to)
				}
			}
		}
		g.around[i].Remove(i)
	}
	for i := range g.board.Len() {
		for j := range g.far[i] {
			g.far[i][j] = unreachable
		}
		g.home[i] = unreachable
		reached, front := grid.WideSetOf(i), grid.WideSetOf(i)
		for steps := 0; !front.Empty(); steps++ {
			var next grid.WideSet
			for space := range front.All() {
				g.far[i][space] = uint8(min(steps, unreachable-1))
				if space == g.mother {
					g.home[i] = g.far[i][space]
				}
				if space != g.mother || space == i {
					next = next.Or(g.near[space])
				}
			}
			front = next.Without(reached)
			reached = reached.Or(front)
		}
	}
}

// checkWays checks that from every start square there is a way to enough geysers, and to the Mother Geyser.
func (g *Game) checkWays() error {
	for start := range g.starts.All() {
		if g.home[start] == unreachable {
			return engines.Fieldf("board", "has no way from the start square %s to the Mother Geyser (%c)",
				g.board.Name(start), SignMother)
		}
		n := 0
		for all := g.geysers; !all.Empty(); {
			if g.far[start][all.Take()] != unreachable {
				n++
			}
		}
		if n < g.rules.MotherNeeds {
			return Clashes.Of("far-geysers", strconv.Itoa(n), g.board.Name(start)).With(
				engines.FitOf("mother_needs", n), moreGeysers(g, g.rules.MotherNeeds-n))
		}
	}
	return nil
}
