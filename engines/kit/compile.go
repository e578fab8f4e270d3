package kit

import (
	"cmp"
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/kit/phrase"
)

// Game is a family's game for a number of seats. It does not change.
type Game struct {
	rules  Rules
	ids    []string
	roll   engines.Roll
	code   []instruction
	conds  []condition
	chosen []choice
	// sentences are all lines of the rules, in the order of their clauses; texts are those and their branches.
	sentences []engines.Sentence
	texts     []string
	// turn, walk and meet are where these begin in the code, counts where a turn is over and nexts where the next
	// begins; 0 is nothing.
	turn, walk, meet, counts, nexts uint16
	// ends is the first line on the end, that of the turn where there is none.
	ends engines.Clause
	// land, pass and stop are what spaces do, by number.
	land, pass, stop [MaxSpaces + 1]uint16
	safe             [MaxSpaces + 1]bool
	// kinds are the spaces of a kind, counters and common the names of counters, all in the order of their names.
	kinds            [][]bool
	kindNames        []string
	counters, common []string
	// owner is, for each instruction, the one with which its list begins; that of what befalls somebody is a list of
	// its own.
	owner []uint16
	lines engines.Lines[word]
	stock
	board
	symbols
	// stops says that there are spaces where everybody has to stop.
	stops bool
	// setup is where the list of what happens before the first turn begins; 0 is nothing.
	setup uint16
}

// Sentences returns all lines of the rules, in the order of their clauses.
func (g *Game) Sentences() []engines.Sentence { return slices.Clone(g.sentences) }

// Nouns returns what the file calls a space and a piece.
func (g *Game) Nouns() []engines.Noun {
	list := make([]engines.Noun, 0, 2)
	for word, said := range map[string][]string{"space": g.rules.Word, "piece": g.rules.Piece} {
		noun := engines.Noun{Word: word}
		if len(said) > 0 {
			noun.One, noun.Many = said[0], said[len(said)-1]
		}
		if word == "piece" {
			noun.Icons = g.rules.Figures
		}
		list = append(list, noun)
	}
	return list
}

// Define returns the definition of the kit in a vocabulary, which is asked for with the first game.
func Define(language func() *phrase.Language) engines.Definition {
	return engines.Define(&info, func(decode func(into any) error, seats int) (*Game, error) {
		return Compile(language(), decode, seats)
	})
}

// Compile makes a game of a family's file. The error is a *[engines.FieldError].
func Compile(l *phrase.Language, decode func(into any) error, seats int) (*Game, error) {
	rules := Rules{Kit: 1, Pieces: 1, Dice: Faces{"d6"}, Exact: Lost, Home: HomeFinish, Ties: TieAgain, Together: true, Second: true}
	if err := decode(&rules); err != nil {
		return nil, err
	}
	rules.usual(l)
	if err := rules.check(seats); err != nil {
		return nil, err
	}
	c := compiler{Game: &Game{rules: rules, stock: stock{doing: map[uint16]bool{}}}, language: l}
	for i := range seats {
		c.ids = append(c.ids, string(rune('A'+i)))
	}
	err := c.throw()
	if err == nil {
		err = c.all()
	}
	if err != nil {
		return nil, err
	}
	cards, err := c.slugsOfCards()
	if err != nil {
		return nil, err
	}
	c.Game.lines = c.newLines(cards)
	return c.Game, nil
}

// A compiler makes the code of a game.
type compiler struct {
	*Game
	language *phrase.Language
	names    phrase.Names
	// kindsOf are, for each deck, what its cards and kinds are, by name.
	kindsOf []map[string]*what
	// unheld is the error of the first sentence that is about a hand which nobody has, unless some card is kept.
	unheld *engines.FieldError
	line   uint8
	// start is where the list begins that is being compiled.
	start uint16
}

func (c *compiler) all() error {
	if err := c.name(); err != nil {
		return err
	}
	c.straight = c.text(c.language.Usual("straight")[0])
	for i := range c.ways {
		c.ways[i].text = c.text(c.ways[i].name)
	}
	c.emit(instruction{op: opEnd}) // so that 0 is nothing
	c.start = 1
	c.walk = c.emit(instruction{op: opWalk})
	var err error
	if c.turn, err = c.list("turn", c.rules.Turn); err != nil {
		return err
	}
	last := len(c.code) - 1 // goes on with what follows every turn
	c.code, c.owner, c.start, c.ends = c.code[:last], c.owner[:last], c.turn, 1
	if !c.pauses(c.turn, uint16(len(c.code))) {
		return engines.Fieldf("turn", "asks for no roll and no decision, so that it would go on for ever")
	}
	c.counts = c.emit(instruction{op: opCount})
	if len(c.rules.End) > 0 {
		each := c.emit(instruction{op: opWho, b: int16(toAll)}) // and its list is that of the end
		c.ends = engines.Clause(len(c.sentences) + 1)
		if _, err := c.list("end", c.rules.End); err != nil {
			return err
		}
		c.code[each].to = uint16(len(c.code))
	}
	c.nexts = c.emit(instruction{op: opNext})
	if len(c.rules.Meet) > 0 {
		if c.meet, err = c.list("meet", c.rules.Meet); err != nil {
			return err
		}
	}
	for _, slot := range []struct {
		key  string
		says map[string][]string
		at   *[MaxSpaces + 1]uint16
	}{{"land", c.rules.Land, &c.land}, {"pass", c.rules.Pass, &c.pass}, {"stop", c.rules.Stop, &c.stop}} {
		if err := c.spaces(slot.key, slot.says, slot.at); err != nil {
			return err
		}
	}
	if err := c.happens(); err != nil {
		return err
	}
	if len(c.rules.Setup) > 0 {
		if c.setup, err = c.list("setup", c.rules.Setup); err != nil {
			return err
		}
		c.code[len(c.code)-1] = instruction{op: opJump, line: c.line, to: c.turn}
	}
	if err := c.does(); err != nil {
		return err
	}
	return c.loops()
}

// name gives spaces, kinds, counters and cards their numbers, and checks their names.
func (c *compiler) name() error {
	r := &c.rules
	add := func(key, kind, said string, value int) error {
		if c.language.Has(said) {
			return engines.Fieldf(key, "is called %q, which is a word of the rules; call it otherwise", said)
		}
		c.language.Add(&c.names, kind, said, value)
		return nil
	}
	for i := range r.shared() {
		c.language.Add(&c.names, "space", strconv.Itoa(i+1), i+1)
	}
	if n := r.Path; n > 0 {
		c.language.Add(&c.names, "space", "finish", n)
		c.language.Add(&c.names, "space", "end", n)
	}
	for _, word := range r.Word {
		c.names.Call(word, "space")
	}
	for _, said := range append([]string{"piece", "pieces"}, r.Piece...) {
		c.language.Add(&c.names, "piece", said, 0)
	}
	for _, key := range slices.Sorted(maps.Keys(r.Names)) {
		space, err := strconv.Atoi(key)
		if err != nil || space < 1 || space > r.all() {
			return engines.Fieldf("names."+key, "is of no space; there are 1 to %d", r.all())
		}
		if err := add("names."+key, "space", r.Names[key], space); err != nil {
			return err
		}
	}
	for i, kind := range slices.Sorted(maps.Keys(r.Kinds)) {
		if err := add("kinds."+kind, "kind", kind, i); err != nil {
			return err
		}
		of := make([]bool, MaxSpaces+1)
		for _, space := range r.Kinds[kind] {
			if space < 1 || space > r.shared() {
				return engines.Fieldf("kinds."+kind, "has %d; there are spaces 1 to %d", space, r.shared())
			}
			of[space] = true
		}
		c.kinds, c.kindNames = append(c.kinds, of), append(c.kindNames, kind)
	}
	if err := c.lay(); err != nil {
		return err
	}
	for _, space := range r.Safe {
		c.safe[space] = true
	}
	for _, counters := range []struct {
		key, slot string
		from      map[string]int
		names     *[]string
	}{{"counters", "counter", r.Counters, &c.counters}, {"common", "common", r.Common, &c.common}} {
		*counters.names = slices.Sorted(maps.Keys(counters.from))
		for i, said := range *counters.names {
			if err := add(counters.key+"."+said, counters.slot, said, i); err != nil {
				return err
			}
		}
	}
	return c.decks()
}

// spaces compiles what spaces do. What is said of a space by its number or name goes before what is said of its kind.
func (c *compiler) spaces(key string, says map[string][]string, at *[MaxSpaces + 1]uint16) error {
	for _, named := range []bool{false, true} {
		for _, where := range slices.SortedFunc(maps.Keys(says), byNumber) {
			kind := slices.Index(c.kindNames, where)
			if named == (kind >= 0) {
				continue
			}
			pc, err := c.list(key+"."+where, says[where])
			if err != nil {
				return err
			}
			space, ok := c.spaceOf(where)
			if kind < 0 && !ok {
				return engines.Fieldf(key+"."+where, "is no space and no kind; spaces are 1 to %d", c.rules.shared())
			}
			for i := range at {
				if ok && (i == space || space == ownFinish && i > 0 && slices.Contains(c.last[:], uint8(i))) ||
					kind >= 0 && c.kinds[kind][i] {
					at[i] = pc
				}
			}
		}
	}
	return nil
}

// byNumber compares keys so that spaces stand in their order.
func byNumber(a, b string) int {
	m, _ := strconv.Atoi(a)
	n, _ := strconv.Atoi(b)
	return cmp.Or(cmp.Compare(m, n), cmp.Compare(a, b))
}

// spaceOf finds a space by its number or name.
func (c *compiler) spaceOf(said string) (int, bool) {
	if n, err := strconv.Atoi(said); err == nil {
		return n, n >= 1 && n <= c.rules.shared()
	}
	return c.names.Find("space", c.language, said)
}

func (c *compiler) emit(in instruction) uint16 {
	in.line = c.line
	c.code, c.owner = append(c.code, in), append(c.owner, c.start)
	return uint16(len(c.code) - 1)
}

// mostCode is how many instructions a game can have. What two conditions with "or" between lead to stands there twice.
const mostCode = 20_000

var errTooMuch = errors.New("all lines together have too many branches; say less with or")

// list compiles sentences and returns where they begin.
func (c *compiler) list(key string, sentences []string) (uint16, error) {
	outer, start := c.start, uint16(len(c.code))
	defer func() { c.start = outer }()
	c.start = start
	for _, said := range sentences {
		if len(c.sentences) == MaxLines {
			return 0, engines.Fieldf(key, "has too many lines; all together can be %d", MaxLines)
		}
		_, of, _ := strings.Cut(key, ".")
		if _, card, ok := strings.Cut(of, ".do."); ok {
			of = card
		}
		word := ""
		if _, err := strconv.Atoi(of); err == nil && !strings.HasPrefix(key, "deck.") {
			word = "space"
		}
		c.sentences = append(c.sentences, engines.Sentence{Key: key, Of: of, Word: word, Text: said})
		c.line = uint8(len(c.sentences))
		clauses, err := c.language.Read(said, &c.names)
		if err == nil {
			err = c.clauses(clauses)
		}
		if len(c.code) > mostCode {
			err = errTooMuch
		}
		if err != nil {
			return 0, &engines.FieldError{Key: key, Problem: "says: " + err.Error()}
		}
	}
	c.emit(instruction{op: opEnd})
	return start, nil
}
