package program

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"homespun/engines"
)

// Spots are spaces as a file says them: numbers, and texts that are names.
type Spots []any

// UnmarshalTOML reads one alone too.
func (s *Spots) UnmarshalTOML(is any) error {
	list, several := is.([]any)
	if *s = list; !several {
		*s = Spots{is}
	}
	return nil
}

// said are the spaces as texts.
func (s Spots) said() []string {
	list := make([]string, len(s))
	for i, one := range s {
		list[i] = fmt.Sprint(one)
	}
	return list
}

// The values of Steps: a walk takes as many steps as somebody likes of those that there are, or all of them.
const (
	UpTo     = "up to"
	AllSteps = "all"
)

// The signs of squares that mean the same in every file: one of which nothing is said, and none at all.
const (
	plainSign = "."
	noSquare  = "#"
)

// What signs can mean besides names and kinds, and places be called.
const (
	startName  = "start"
	finishName = "finish"
)

// MaxSide is how many columns and rows a board of squares can have.
const MaxSide = 26

// A field is a board on which pieces go where they like: squares, or places and the ways between them.
type field struct {
	// Roam says that the board is such a one.
	Roam bool
	// called are what its spaces are called, in their order; SpaceSlugs the same as lines write it.
	called, SpaceSlugs []string
	// cells are the columns and rows of squares, from 0 on, and columns and rows how many there are.
	cells         [][2]int
	columns, rows int
	// Leads are the spaces to which a step leads. Near are those beside a space, on boards of every kind.
	Leads, Near [MaxSpaces + 1]Area
	// Starts are the spaces on which seats begin, also those of a ring; finishes those that are theirs.
	Starts, finishes []int
	// StopAt are the spaces where everybody has to stop, Roomy those where all have room, by seat.
	StopAt Area
	Roomy  [engines.MaxSeats]Area
	// Everywhere are all spaces, KindAreas those of each kind.
	Everywhere Area
	KindAreas  []Area
	// Narrow says that not everybody can be on every space. Gates are what is needed for some.
	Narrow bool
	Gates  []Gate
	// signed are the spaces of each thing that a sign means.
	signed map[string][]int
}

// survey finds the spaces of a board of squares or of places. The error is a *[engines.FieldError].
func (c *compiler) survey() error {
	r := &c.Rules
	var boards []string
	for key, there := range map[string]bool{"path": r.Path > 0, "ring": r.Ring > 0, "squares": len(r.Squares) > 0,
		"places": len(r.Places) > 0} {
		if there {
			boards = append(boards, key)
		}
	}
	if slices.Sort(boards); len(boards) > 1 {
		return engines.Fieldf(boards[1], "and %s cannot be together; a game has one board", boards[0])
	}
	c.signed = map[string][]int{}
	var err error
	switch {
	case len(r.Squares) > 0:
		err = c.squares()
	case len(r.Signs) > 0:
		return engines.Fieldf("signs", "are of squares, and there are none; write squares = [\". . .\", \". # .\"]")
	case r.Diagonal:
		return engines.Fieldf("diagonal", "is for squares; write squares = [\". . .\", \". . .\"] to have some")
	case len(r.Places) > 0:
		err = c.places()
	case r.Steps == AllSteps, r.Finish != "":
		key := "steps"
		if r.Finish != "" {
			key = "finish"
		}
		return engines.Fieldf(key, "is for squares, or places; on a path or ring leave it out")
	}
	r.laid, c.Roam = len(c.called), len(c.called) > 0
	return err
}

// squares reads the rows of a board of squares.
func (c *compiler) squares() error {
	r := &c.Rules
	meaning, err := c.signs()
	if err != nil {
		return err
	}
	at := map[[2]int]int{}
	for row, said := range r.Squares {
		column := 0
		for _, sign := range said {
			if unicode.IsSpace(sign) || unicode.In(sign, unicode.M, unicode.Cf) {
				continue
			}
			cell := [2]int{column, row}
			column++
			switch means, known := meaning[string(sign)]; {
			case string(sign) == noSquare:
				continue
			case !known:
				return engines.Fieldf("squares", "have the sign \"%c\", of which signs say nothing; write signs = { \"%c\" = \"bush\" }",
					sign, sign)
			case len(at) == MaxSpaces:
				return engines.Fieldf("squares", "are too many; there can be %d besides those that are %s", MaxSpaces, noSquare)
			default:
				c.cells = append(c.cells, cell)
				if at[cell] = len(c.cells); means != "" {
					c.signed[means] = append(c.signed[means], len(c.cells))
				}
			}
		}
		c.columns = max(c.columns, column)
	}
	if c.rows = len(r.Squares); c.rows > MaxSide || c.columns > MaxSide {
		return engines.Fieldf("squares", "are %d columns and %d rows; there can be %d of each", c.columns, c.rows, MaxSide)
	} else if len(c.cells) < 2 {
		return engines.Fieldf("squares", "are fewer than two; write a sign for each, as in [\"S . . .\", \". # . F\"]")
	}
	for i, cell := range c.cells {
		c.called = append(c.called, fmt.Sprintf("%c%d", 'a'+cell[0], cell[1]+1))
		for across := -1; across <= 1; across++ {
			for down := -1; down <= 1; down++ {
				to := at[[2]int{cell[0] + across, cell[1] + down}]
				if to > 0 && to != i+1 && (r.Diagonal || across == 0 || down == 0) {
					c.Leads[i+1].Add(to)
				}
			}
		}
	}
	c.SpaceSlugs = c.called
	c.Starts, c.finishes = c.signed[startName], c.signed[finishName]
	delete(c.signed, startName)
	delete(c.signed, finishName)
	return nil
}

// signs returns what each sign means; "" is nothing.
func (c *compiler) signs() (map[string]string, error) {
	meaning := map[string]string{plainSign: ""}
	for _, sign := range slices.Sorted(maps.Keys(c.Rules.Signs)) {
		means := strings.TrimSpace(c.Rules.Signs[sign])
		letters := strings.Map(func(r rune) rune {
			if unicode.IsSpace(r) || unicode.In(r, unicode.M, unicode.Cf) {
				return -1
			}
			return r
		}, sign)
		switch key := "signs." + sign; {
		case sign == plainSign || sign == noSquare:
			return nil, engines.Fieldf(key, "has its meaning already: %s is a plain square, %s is none", plainSign, noSquare)
		case len([]rune(letters)) != 1:
			return nil, engines.Fieldf(key, "is %q, and a sign is one letter or mark, as in signs = { b = \"bush\" }", sign)
		case means == "":
			return nil, engines.Fieldf(key, "means nothing; write what such a square is, as in signs = { b = \"bush\" }")
		case strings.EqualFold(means, startName), strings.EqualFold(means, finishName):
			means = strings.ToLower(means)
		}
		meaning[letters] = means
	}
	return meaning, nil
}

// places reads places and the ways between them.
func (c *compiler) places() error {
	number := func(name string) (int, error) {
		if name == "" {
			return 0, engines.Fieldf("places", "have a way without a place at its end; write \"Harbour - Bay\"")
		} else if i := slices.IndexFunc(c.called, func(s string) bool { return strings.EqualFold(s, name) }); i >= 0 {
			return i + 1, nil
		} else if len(c.called) == MaxSpaces {
			return 0, engines.Fieldf("places", "are too many; there can be %d", MaxSpaces)
		}
		c.called = append(c.called, name)
		return len(c.called), nil
	}
	for _, said := range c.Rules.Places {
		for chain := range strings.SplitSeq(said, ",") {
			names, both := cutWays(chain)
			for i, name := range names {
				to, err := number(name)
				if err != nil {
					return err
				} else if i == 0 {
					continue
				}
				from, _ := number(names[i-1])
				if from == to {
					return engines.Fieldf("places", "have a way from %q to itself", name)
				}
				if c.Leads[from].Add(to); both[i-1] {
					c.Leads[to].Add(from)
				}
			}
		}
	}
	if len(c.called) < 2 {
		return engines.Fieldf("places", "are fewer than two; write \"Harbour - Bay\" for two and a way between them")
	}
	c.SpaceSlugs = Slugs(c.called)
	for i, slug := range c.SpaceSlugs {
		if slug == "" {
			return engines.Fieldf("places", "have %q, a name without a letter and a digit; call it otherwise", c.called[i])
		} else if slices.Contains(c.SpaceSlugs[:i], slug) {
			return engines.Fieldf("places", "have %q, which is written as another is; call it otherwise", c.called[i])
		}
	}
	for i, name := range c.called {
		if strings.EqualFold(name, startName) {
			c.Starts = []int{i + 1}
		} else if strings.EqualFold(name, finishName) {
			c.finishes = []int{i + 1}
		}
	}
	return nil
}

// cutWays cuts places with ways between them: "Harbour - Bay > Island"; both says of each way that it leads back too.
// The marks have blanks around them, or numbers.
func cutWays(chain string) (names []string, both []bool) {
	letters, from := []rune(chain), 0
	for i, r := range letters {
		if r != '-' && r != '>' {
			continue
		}
		before, after := ' ', ' '
		if i > 0 {
			before = letters[i-1]
		}
		if i+1 < len(letters) {
			after = letters[i+1]
		}
		if unicode.IsSpace(before) && unicode.IsSpace(after) || unicode.IsDigit(before) && unicode.IsDigit(after) {
			names, both = append(names, strings.TrimSpace(string(letters[from:i]))), append(both, r == '-')
			from = i + 1
		}
	}
	return append(names, strings.TrimSpace(string(letters[from:]))), both
}

// settle finds out where seats begin and end on a board of squares or places, once its names are known, and on every
// board which spaces lie beside each other.
func (c *compiler) settle() error {
	r := &c.Rules
	for _, list := range []struct {
		key  string
		said []string
		to   *[]int
	}{{"starts", r.Starts.said(), &c.Starts}, {"finish", []string{r.Finish}, &c.finishes}} {
		if len(list.said) == 0 || list.said[0] == "" {
			continue
		}
		*list.to = nil
		for _, said := range list.said {
			space, ok := c.spaceOf(said)
			if !ok {
				return c.noSpace(list.key, said)
			}
			*list.to = append(*list.to, space)
		}
	}
	if c.Roam && len(c.Starts) == 0 {
		c.Starts = []int{1}
	}
	if n := len(c.finishes); n > 0 {
		value := c.finishes[0]
		if n > 1 {
			value = ownFinish
		}
		c.language.Add(&c.names, "space", finishName, value)
		for seat := range c.Last {
			c.Last[seat] = uint8(c.finishes[seat%n])
			if len(c.Starts) > 0 && seat < len(c.IDs) && c.FirstOf(engines.Seat(seat)) == int(c.Last[seat]) {
				return engines.Fieldf("finish", "is where a player begins; let it be another space")
			}
		}
	}
	return nil
}

// noSpace is the error of what is no space.
func (c *compiler) noSpace(key, said string) error {
	if _, err := strconv.Atoi(said); err == nil && !c.Roam {
		return engines.Fieldf(key, "has %s, and there is no such space", said)
	}
	return engines.Fieldf(key, "has %q, which is no space; %s", said, c.where())
}

// where says what spaces are called, as the rest of a sentence.
func (c *compiler) where() string {
	switch {
	case c.columns > 0:
		return fmt.Sprintf("squares are called by letter and number, as in %s", c.called[0])
	case c.Roam:
		return fmt.Sprintf("places are called as under places, such as %q", c.called[0])
	}
	return fmt.Sprintf("spaces are 1 to %d", c.Rules.shared())
}

// beside says which spaces lie beside each other.
func (c *compiler) beside() {
	join := func(from, to int) {
		if from > 0 && to > 0 && from != to {
			c.Near[from].Add(to)
			c.Near[to].Add(from)
		}
	}
	for from := range c.Leads {
		for to := c.Leads[from].After(0); to > 0; to = c.Leads[from].After(to) {
			join(from, to)
		}
	}
	if c.Roam {
		return
	}
	for seat := range c.IDs {
		for at := 1; at <= c.Rules.All(); at++ {
			if !c.Foreign(engines.Seat(seat), at) {
				join(at, int(c.Ahead[seat][at]))
			}
		}
	}
	for _, w := range c.Byways {
		join(w.From, w.first)
	}
}

// Grid returns how many columns and rows a board of squares has; 0 where there is none.
func (g *Program) Grid() (columns, rows int) { return g.columns, g.rows }

// Cell returns the column and row of a square, from 0 on, from the left and the top.
func (g *Program) Cell(space int) (column, row int) { return g.cells[space-1][0], g.cells[space-1][1] }

// Neighbours returns the spaces beside one, in their order, whichever way one can go between them.
func (g *Program) Neighbours(space int) []int { return g.Near[space].List() }

// OneWay reports whether a way leads from a place to another and not back.
func (g *Program) OneWay(from, to int) bool { return g.Leads[from].Has(to) && !g.Leads[to].Has(from) }

// Start returns the space on which a seat begins on a board of squares or places; 0 on others, beside which pieces begin.
func (g *Program) Start(seat int) int {
	if !g.Roam {
		return 0
	}
	return g.First(seat)
}

// IsStart reports whether a seat begins on a space.
func (g *Program) IsStart(space int) bool { return g.Roam && slices.Contains(g.Starts, space) }
