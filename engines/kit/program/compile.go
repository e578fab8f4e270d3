// Package program compiles the file of a family's own game: its sentences become instructions, and its spaces, cards and
// dice tables of numbers. Package kit plays what comes out.
package program

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

// Program is what was compiled of a family's file for a number of seats. It does not change.
type Program struct {
	Rules  Rules
	IDs    []string
	Roll   engines.Roll
	Code   []Instruction
	Conds  []Condition
	Chosen []choice
	// sentences are all lines of the rules, in the order of their clauses; Texts are those and their branches.
	sentences []engines.Sentence
	Texts     []string
	// Read is what was read of each sentence.
	Read [][]phrase.Clause
	// Turn, Walk and Meet are where these begin in the code, Counts where a turn is over and Nexts where the next
	// begins; 0 is nothing.
	Turn, Walk, Meet, Counts, Nexts uint16
	// EndsAt is the first line on the end, that of the turn where there is none.
	EndsAt engines.Clause
	// Land, Pass and Stop are what spaces do, by number.
	Land, Pass, Stop [MaxSpaces + 1]uint16
	SafeAt           [MaxSpaces + 1]bool
	// titles are what spaces are called in the file besides by where they are; "" is nothing.
	titles [MaxSpaces + 1]string
	// KindsAt are the spaces of a kind, OwnNames and CommonNames the names of counters, all in the order of their names.
	KindsAt               [][]bool
	kindNames             []string
	OwnNames, CommonNames []string
	// Tokens are the things that lie on spaces, Mosts how many of each counter somebody can have.
	Tokens []Token
	Mosts  [MaxCounters]int
	// Offers are the clauses that buy what has a price, in the order of the names.
	Offers []phrase.Clause
	// Help is how many steps of help each seat gets, Helps what one step is: OpGain, or OpGo from the start.
	Help  [engines.MaxSeats]int
	Helps []Instruction
	// Owner is, for each instruction, the one with which its list begins; that of what befalls somebody is a list of
	// its own.
	Owner []uint16
	stock
	board
	field
	Symbols
	// Stops says that there are spaces where everybody has to stop.
	Stops bool
	// Setup is where the list of what happens before the first turn begins; 0 is nothing.
	Setup uint16
	// CardSlugs are the names of all cards as lines write them.
	CardSlugs []string
}

// Sentences returns all lines of the rules, in the order of their clauses. The caller must not change them.
func (g *Program) Sentences() []engines.Sentence { return g.sentences }

// Nouns returns what the file calls a space and a piece.
func (g *Program) Nouns() []engines.Noun {
	list := make([]engines.Noun, 0, 2)
	for word, said := range map[string][]string{"space": g.Rules.Word, "piece": g.Rules.Piece} {
		noun := engines.Noun{Word: word}
		if len(said) > 0 {
			noun.One, noun.Many = said[0], said[len(said)-1]
		}
		if word == "piece" {
			noun.Icons = g.Rules.Figures
		}
		list = append(list, noun)
	}
	return list
}

// New makes a program of a family's file. The error is a *[engines.FieldError].
func New(l *phrase.Language, decode func(into any) error, seats int) (*Program, error) {
	rules := Rules{Kit: 1, Pieces: 1, Dice: Faces{"d6"}, Exact: Lost, Home: HomeFinish, Ties: TieAgain, Together: true, Second: true, Steps: UpTo, Past: true}
	if err := decode(&rules); err != nil {
		return nil, err
	}
	c := compiler{Program: &Program{Rules: rules, stock: stock{Doing: map[uint16]bool{}}}, language: l}
	if err := cmp.Or(c.survey(), c.Rules.count()); err != nil {
		return nil, err
	}
	c.Rules.usual(l)
	if err := c.Rules.check(seats); err != nil {
		return nil, err
	}
	for i := range seats {
		c.IDs = append(c.IDs, string(rune('A'+i)))
	}
	err := c.amend()
	if err == nil {
		err = c.throw()
	}
	if err == nil {
		err = c.all()
	}
	if err == nil {
		err = c.assist()
	}
	if field := (*engines.FieldError)(nil); errors.As(err, &field) && c.begun[field.Key] != "" {
		field.Key = c.begun[field.Key]
	}
	if err != nil {
		return nil, err
	}
	if c.CardSlugs, err = c.slugsOfCards(); err != nil {
		return nil, err
	}
	return c.Program, nil
}

// A compiler makes the code of a game.
type compiler struct {
	*Program
	language *phrase.Language
	names    phrase.Names
	// kindsOf are, for each deck, what its cards and kinds are, by name.
	kindsOf []map[string]*What
	// unheld is the error of the first sentence that is about a hand which nobody has, unless some card is kept.
	unheld *engines.FieldError
	line   uint8
	// prices are what things cost, by kind and number.
	prices map[string]amount
	changes
	// start is where the list begins that is being compiled.
	start uint16
}

func (c *compiler) all() error {
	if err := c.name(); err != nil {
		return err
	}
	c.straight = c.text(c.language.Usual("straight")[0])
	for i := range c.Byways {
		c.Byways[i].text = c.text(c.Byways[i].name)
	}
	c.emit(Instruction{Op: OpEnd}) // so that 0 is nothing
	c.start = 1
	c.Walk = c.emit(Instruction{Op: OpWalk})
	var err error
	if c.Turn, err = c.list("turn", c.Rules.Turn); err != nil {
		return err
	}
	last := len(c.Code) - 1 // goes on with what follows every turn
	c.Code, c.Owner, c.start, c.EndsAt = c.Code[:last], c.Owner[:last], c.Turn, 1
	if !c.pauses(c.Turn, uint16(len(c.Code))) {
		return engines.Fieldf("turn", "asks for no roll and no decision, so that it would go on for ever")
	}
	c.Counts = c.emit(Instruction{Op: OpCount})
	if c.has("round", c.Rules.Round) {
		if err := c.given([]Condition{{Is: RoundIsOver}}, func() error {
			each := c.emit(Instruction{Op: OpWho}) // who had the last turn of it
			_, err := c.list("round", c.Rules.Round)
			c.Code[each].To = uint16(len(c.Code))
			return err
		}); err != nil {
			return err
		}
	}
	if c.has("end", c.Rules.End) {
		each := c.emit(Instruction{Op: OpWho, B: int16(ToAll)}) // and its list is that of the end
		c.EndsAt = engines.Clause(c.counted + 1)
		if len(c.Rules.End) == 0 {
			c.EndsAt = engines.Clause(c.more["end"][0].line)
		}
		if _, err := c.list("end", c.Rules.End); err != nil {
			return err
		}
		c.Code[each].To = uint16(len(c.Code))
	}
	c.Nexts = c.emit(Instruction{Op: OpNext})
	if c.has("meet", c.Rules.Meet) {
		if c.Meet, err = c.list("meet", c.Rules.Meet); err != nil {
			return err
		}
	}
	for _, slot := range []struct {
		key  string
		says map[string][]string
		at   *[MaxSpaces + 1]uint16
	}{{"land", c.Rules.Land, &c.Land}, {"pass", c.Rules.Pass, &c.Pass}, {"stop", c.Rules.Stop, &c.Stop}} {
		if err := c.spaces(slot.key, slot.says, slot.at); err != nil {
			return err
		}
	}
	for space, pc := range c.Stop {
		if pc > 0 {
			c.StopAt.Add(space)
		}
	}
	if err := c.happens(); err != nil {
		return err
	}
	if c.has("setup", c.Rules.Setup) {
		if c.Setup, err = c.list("setup", c.Rules.Setup); err != nil {
			return err
		}
		c.Code[len(c.Code)-1] = Instruction{Op: OpJump, Line: c.line, To: c.Turn}
	}
	if err := c.does(); err != nil {
		return err
	}
	return c.loops()
}

// name gives spaces, kinds, counters and cards their numbers, and checks their names.
func (c *compiler) name() error {
	r := &c.Rules
	add := func(key, kind, said string, value int) error {
		if taken := c.language.Taken(&c.names, kind, said); taken != "" && (key == "signs" || key == "places") {
			return engines.Fieldf(key, "have %q, %s; call it otherwise", said, taken)
		} else if taken != "" {
			return engines.Fieldf(key, "is called %q, %s; call it otherwise", said, taken)
		}
		c.language.Add(&c.names, kind, said, value)
		return nil
	}
	if c.Roam {
		c.names.Where = c.where()
	}
	for i := range r.shared() {
		called := strconv.Itoa(i + 1)
		if c.Roam {
			called = c.called[i]
		}
		if len(r.Places) == 0 {
			c.language.Add(&c.names, "space", called, i+1)
		} else if !strings.EqualFold(called, startName) && !strings.EqualFold(called, finishName) {
			if err := add("places", "space", called, i+1); err != nil {
				return err
			}
		}
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
		space, ok := c.spaceOf(key)
		if n, err := strconv.Atoi(key); err == nil && !c.Roam {
			space, ok = n, n >= 1 && n <= r.All() // those of lanes too
		}
		if !ok && c.Roam {
			return engines.Fieldf("names."+key, "is of no space; %s", c.where())
		} else if !ok {
			return engines.Fieldf("names."+key, "is of no space; there are 1 to %d", r.All())
		}
		if err := add("names."+key, "space", r.Names[key], space); err != nil {
			return err
		}
		c.titles[space] = r.Names[key]
	}
	for _, means := range slices.Sorted(maps.Keys(c.signed)) {
		if of := c.signed[means]; len(of) > 1 || r.Kinds[means] != nil {
			continue // a kind
		} else if err := add("signs", "space", means, of[0]); err != nil {
			return err
		} else {
			c.titles[of[0]] = means
			delete(c.signed, means)
		}
	}
	kinds := maps.Clone(r.Kinds)
	for means := range c.signed {
		if kinds == nil {
			kinds = map[string]Spots{}
		}
		kinds[means] = append(Spots{}, r.Kinds[means]...)
	}
	for i, kind := range slices.Sorted(maps.Keys(kinds)) {
		key := "kinds." + kind
		if r.Kinds[kind] == nil {
			key = "signs"
		}
		if err := add(key, "kind", kind, i); err != nil {
			return err
		}
		of := make([]bool, MaxSpaces+1)
		for _, said := range kinds[kind].said() {
			space, ok := c.spaceOf(said)
			if _, err := strconv.Atoi(said); !ok && err == nil && !c.Roam {
				return engines.Fieldf(key, "has %s; there are spaces 1 to %d", said, r.shared())
			} else if !ok {
				return c.noSpace(key, said)
			}
			of[space] = true
		}
		for _, space := range c.signed[kind] {
			of[space] = true
		}
		c.KindsAt, c.kindNames = append(c.KindsAt, of), append(c.kindNames, kind)
	}
	if err := c.settle(); err != nil {
		return err
	}
	if err := c.lay(); err != nil {
		return err
	}
	c.beside()
	for _, said := range r.Safe.said() {
		space, ok := c.spaceOf(said)
		if !ok {
			return c.noSpace("safe", said)
		}
		c.SafeAt[space] = true
	}
	for _, counters := range []struct {
		key, slot string
		from      map[string]int
		names     *[]string
	}{{"counters", "counter", r.Counters, &c.OwnNames}, {"common", "common", r.Common, &c.CommonNames}} {
		*counters.names = slices.Sorted(maps.Keys(counters.from))
		for i, said := range *counters.names {
			key := counters.key + "." + said
			if _, thing := r.Things[said]; thing && counters.slot == "counter" {
				key = "thing." + said
			}
			if err := add(key, counters.slot, said, i); err != nil {
				return err
			}
		}
	}
	if err := c.things(); err != nil {
		return err
	} else if err := c.narrow(); err != nil {
		return err
	}
	if err := c.decks(); err != nil {
		return err
	}
	return c.price()
}

// spaces compiles what spaces do. What is said of a space by its number or name goes before what is said of its kind.
func (c *compiler) spaces(key string, says map[string][]string, at *[MaxSpaces + 1]uint16) error {
	for _, named := range []bool{false, true} {
		for _, where := range slices.SortedFunc(maps.Keys(says), byNumber) {
			if named == slices.Contains(c.kindNames, where) {
				continue
			}
			pc, err := c.list(key+"."+where, says[where])
			if err != nil {
				return err
			}
			area, ok := c.areaOf(where)
			if !ok {
				return engines.Fieldf(key+"."+where, "%s",
					phrase.NoPlace(where, c.kindNames, c.titles[:], c.where()))
			}
			for _, space := range area.List() {
				if !named && at[space] > 0 {
					return engines.Fieldf(key+"."+where, "is said of space %s, of which another kind says something too; say both under one of them",
						c.Called(space))
				}
				at[space] = pc
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
	if c.Roam && strings.EqualFold(said, startName) {
		return ownStart, true
	} else if n, err := strconv.Atoi(said); err == nil && !c.Roam {
		return n, n >= 1 && n <= c.Rules.shared()
	}
	return c.names.Find("space", c.language, said)
}

func (c *compiler) emit(in Instruction) uint16 {
	in.Line = c.line
	c.Code, c.Owner = append(c.Code, in), append(c.Owner, c.start)
	return uint16(len(c.Code) - 1)
}

// mostCode is how many instructions a game can have. What two conditions with "or" between lead to stands there twice.
const mostCode = 20_000

var errTooMuch = errors.New("all lines together have too many branches; say less with or")

// list compiles sentences and returns where they begin.
func (c *compiler) list(key string, sentences []string) (uint16, error) {
	outer, start := c.start, uint16(len(c.Code))
	defer func() { c.start = outer }()
	c.start = start
	for _, now := range c.lines(key, sentences) {
		if now.line > MaxLines {
			return 0, engines.Fieldf(now.key, "has too many lines; all together can be %d", MaxLines)
		}
		_, of, _ := strings.Cut(key, ".")
		if _, card, ok := strings.Cut(of, ".do."); ok {
			of = card
		}
		word := ""
		if _, err := strconv.Atoi(of); err == nil && !strings.HasPrefix(key, "deck.") {
			word = "space"
		}
		_, said := named(now.said)
		c.line = uint8(now.line)
		c.sentences[now.line-1] = engines.Sentence{Key: key, At: now.at, Of: of, Word: word, Text: said}
		clauses, err := c.language.Read(said, &c.names)
		c.sentences[now.line-1].Icon, c.sentences[now.line-1].More = c.language.Icon(clauses), c.priced(clauses)
		if c.Read[now.line-1] = clauses; err == nil {
			err = phrase.In(said, c.clauses(clauses))
		}
		if len(c.Code) > mostCode {
			err = errTooMuch
		}
		if err != nil {
			return 0, &engines.FieldError{Key: now.key, Problem: "says: " + err.Error(), Words: []string{now.said}}
		}
	}
	c.emit(Instruction{Op: OpEnd})
	return start, nil
}
