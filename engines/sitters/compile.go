package sitters

import (
	"slices"
	"strconv"

	"homespun/engines"
	"homespun/engines/grid"
)

// Definition is what package rulesets needs to know of the game.
var Definition = engines.Define[Position](&info, Compile)

// The two sides; there are always both, however many people play one.
const (
	Collectors  engines.Seat = 0
	Obstructors engines.Seat = 1
)

// Kind is the purpose of a space.
type Kind uint8

const (
	Plain Kind = iota
	CollectorStart
	ObstructorStart
	ContainerSpace
	SafeZone
)

// Game is SiTTeRS under one ruleset. It does not change and is safe for several goroutines.
type Game struct {
	lines engines.Lines[engines.ArgKind]
	rules Rules
	board *grid.Board
	turns []engines.Seat
	// returns has bit n set where the face n lets a side bring a marker back, for each side (SIT-13).
	returns [2]uint32
	count   [2]int
	// par is the score that is a draw on each board: the rule's, moved by the help that the sides get.
	par int
	// oneDie is the roll of each side's one die, for a turn (SIT-06) or for loot (SIT-14). battleDice is the
	// roll for a battle, the collectors' dice first (SIT-15).
	oneDie     [2]engines.Roll
	battleDice engines.Roll

	kinds  []Kind
	all    grid.Set
	starts [2]grid.Set
	boxes  grid.Set // container spaces
	safe   grid.Set
	// near holds the spaces one step away from each space. Two spaces of the safe zone are not a step apart:
	// each is entered from beside the zone (SIT-01).
	near [MaxSpaces]grid.Set
	// far is the number of steps between two spaces of an empty board, home the number from a space to the
	// safe zone. Both are unreachable where there is no way.
	far  [MaxSpaces][MaxSpaces]uint8
	home [MaxSpaces]uint8
	// within[n][s] holds the spaces to which a path of n steps from s is not ruled out: no further than n,
	// and at an even difference from it. The search for paths leaves out all others.
	within [MaxFaces + 1][MaxSpaces]grid.Set
}

// unreachable is the distance between spaces with no way between them.
const unreachable = 255

var _ engines.Game[Position] = (*Game)(nil)

// Compile reads a ruleset, checks that it can be played and returns its game. A value that is not allowed
// gives a *[engines.FieldError].
func Compile(decode func(into any) error, seats int) (*Game, error) {
	g := &Game{}
	if err := decode(&g.rules); err != nil {
		return nil, err
	}
	if seats != 2 {
		return nil, engines.Fieldf("seats", "must be 2 (%s and %s); several people can share a side",
			sides[0], sides[1])
	}
	for _, check := range []func() error{g.checkNumbers, g.readBoard, g.readTurns, g.checkScoring} {
		if err := check(); err != nil {
			return nil, err
		}
	}
	g.readDice()
	g.connect()
	if !g.zoneInReach() {
		return nil, engines.Fieldf("board", "has no way from a collector start (%c) to the safe zone (%c)",
			SignCollectorStart, SignSafe)
	}
	g.lines = g.newLines()
	return g, nil
}

// checkNumbers checks the plain numbers against their bounds and reads the faces of return_on.
func (g *Game) checkNumbers() error {
	r := &g.rules
	if err := engines.CheckNumbers(Fields, "", g.rules); err != nil {
		return err
	}
	help, err := r.Handicap.Of(Fields, sides)
	if err != nil {
		return err
	}
	g.par = max(0, r.Par+10*(help[Obstructors]-help[Collectors]))
	if n := g.Containers(); n > MaxContainers {
		return engines.Fieldf("containers", "are %d in all; a board holds at most %d", n, MaxContainers)
	}
	outcomes := 1
	for range r.BattleDice.Collectors + r.BattleDice.Obstructors {
		outcomes *= r.DieFaces
	}
	if outcomes > MaxOutcomes {
		return Clashes.Of("many-outcomes", strconv.Itoa(outcomes), strconv.Itoa(MaxOutcomes)).With(fewerOutcomes(g)...)
	}
	g.count = [2]int{r.Collectors, r.Obstructors}
	for side, id := range sides {
		for _, face := range r.ReturnOn.Of(side) {
			if face < 1 || face > r.DieFaces {
				return Clashes.Of("return-on-no-face", id, strconv.Itoa(face)).With(facesThatReturn(g)...)
			}
			g.returns[side] |= 1 << face
		}
	}
	return nil
}

// readDice makes the rolls.
func (g *Game) readDice() {
	for side := range engines.Seat(2) {
		die := engines.Die{Owner: side, Faces: uint8(g.rules.DieFaces)}
		g.oneDie[side] = engines.RollOf(die)
		for range g.rules.BattleDice.Of(int(side)) {
			g.battleDice.Die[g.battleDice.N] = die
			g.battleDice.N++
		}
	}
}

// readBoard reads the board and checks that it has room for all markers and containers, and a safe zone.
func (g *Game) readBoard() error {
	board, err := grid.Parse(g.rules.Board, signs, MaxSpaces)
	if err != nil {
		return engines.Fieldf("board", "%v", err)
	}
	g.board = board
	g.kinds = make([]Kind, board.Len())
	for i := range board.Len() {
		g.all.Add(i)
		switch board.Space(i).Sign {
		case SignCollectorStart:
			g.kinds[i] = CollectorStart
			g.starts[0].Add(i)
		case SignObstructorStart:
			g.kinds[i] = ObstructorStart
			g.starts[1].Add(i)
		case SignContainer:
			g.kinds[i] = ContainerSpace
			g.boxes.Add(i)
		case SignSafe:
			g.kinds[i] = SafeZone
			g.safe.Add(i)
		}
	}
	for side, clash := range []string{"few-collector-starts", "few-obstructor-starts"} {
		if n := g.starts[side].Len(); n < g.count[side] {
			return Clashes.Of(clash, strconv.Itoa(n)).With(
				moreSpaces(g, "CO"[side], g.count[side]-n), engines.FitOf(sides[side], n))
		}
	}
	if g.safe.Empty() {
		return engines.Fieldf("board", "needs at least one space of the safe zone (%c)", SignSafe)
	}
	if n := g.boxes.Len(); n < g.Containers() {
		return Clashes.Of("few-container-spaces", strconv.Itoa(n), strconv.Itoa(g.Containers())).With(
			moreSpaces(g, SignContainer, g.Containers()-n)).With(fewerContainers(g, n)...)
	}
	return nil
}

// readTurns reads the sides of the turns of a round. A side without a turn would have no part in the game, so
// each needs one.
func (g *Game) readTurns() error {
	if n := len(g.rules.Turns); n > MaxTurns {
		return engines.Fieldf("turns", "has %d turns; a round has at most %d", n, MaxTurns)
	}
	for _, id := range g.rules.Turns {
		side := slices.Index(sides, id)
		if side < 0 {
			return engines.Fieldf("turns", "has %q; a turn is of %q or %q", id, sides[0], sides[1])
		}
		g.turns = append(g.turns, engines.Seat(side))
	}
	for side, id := range sides {
		if !slices.Contains(g.turns, engines.Seat(side)) {
			return engines.Fieldf("turns", "needs at least one turn of the %s", id)
		}
	}
	return nil
}

// checkScoring checks the shape of the scoring table: a row for each of loot_rows, a number for each count of
// survivors.
func (g *Game) checkScoring() error {
	rows, table := g.rules.LootRows, g.rules.Scoring
	if len(rows) == 0 || rows[0] != 0 {
		return engines.Fieldf("loot_rows", "must begin with 0")
	}
	for i, loot := range rows {
		if err := engines.CheckNumber(Fields, "loot_rows", "loot_rows", loot); err != nil {
			return err
		}
		if i > 0 && loot <= rows[i-1] {
			return engines.Fieldf("loot_rows", "must rise: %d stands after %d", loot, rows[i-1]).With(risingRows(rows)...)
		}
	}
	if len(rows) > 12 {
		return engines.Fieldf("loot_rows", "has %d rows; the table has at most 12", len(rows))
	}
	if len(table) != len(rows) {
		return Clashes.Of("rows-of-scoring").With(scoringFits(g)...)
	}
	for i, row := range table {
		if len(row) != g.rules.Collectors+1 {
			return Clashes.Of("survivors-of-scoring", strconv.Itoa(i+1)).With(scoringFits(g)...)
		}
		for _, score := range row {
			if err := engines.CheckNumber(Fields, "scoring", "scoring", score); err != nil {
				return err
			}
		}
	}
	return nil
}

// connect works out near, far, home and within.
func (g *Game) connect() {
	for i := range g.board.Len() {
		for _, to := range g.board.Near(i) {
			if g.kinds[i] != SafeZone || g.kinds[to] != SafeZone {
				g.near[i].Add(int(to))
			}
		}
	}
	for i := range g.board.Len() {
		g.home[i] = unreachable
		for j := range g.far[i] {
			g.far[i][j] = unreachable
		}
		reached, front := grid.SetOf(i), grid.SetOf(i)
		for steps := 0; !front.Empty(); steps++ {
			var next grid.Set
			for space := range front.All() {
				g.far[i][space] = uint8(min(steps, unreachable-1))
				if g.safe.Has(space) && g.home[i] == unreachable {
					g.home[i] = g.far[i][space]
				}
				// No move leads through the safe zone, but a way may begin in it.
				if !g.safe.Has(space) || space == i {
					next = next.Or(g.near[space])
				}
			}
			front = next.Without(reached)
			reached = reached.Or(front)
		}
	}
	for steps := range g.within {
		for i := range g.board.Len() {
			for j := range g.board.Len() {
				if d := int(g.far[i][j]); d <= steps && (steps-d)%2 == 0 {
					g.within[steps][i].Add(j)
				}
			}
		}
	}
}

// zoneInReach reports whether there is a way from at least one collector start to the safe zone.
func (g *Game) zoneInReach() bool {
	for at := range g.starts[0].All() {
		if g.home[at] != unreachable {
			return true
		}
	}
	return false
}
