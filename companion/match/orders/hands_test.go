package orders_test

import (
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/orders"
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/enginetest/round"
	"homespun/printables/drawing"
)

// hands are those of somebody who hears what is to be done and does just that. They know what lies on each
// space by what it is called, where measured pieces stand, and nothing of the match.
type hands struct {
	on map[string][]string
	// one has the word for one of several things by the word for several.
	one map[string]string
	// stacked says that pieces are stacked on their spaces.
	stacked bool
	// stands is where measured pieces stand, in the millimetres of the scene.
	stands map[string]stand
	table  measure
}

// stand is how a measured piece stands on the table.
type stand struct {
	at           drawing.Point
	fallen, over bool
}

// measure is what the hands measure with, and how large the table is.
type measure struct{ length, base, wide, deep float64 }

var (
	put     = regexp.MustCompile(`^Put (.+) on ([^:,]+(?:, [^:,]+)*)\.$`)
	stack   = regexp.MustCompile(`^Stack (.+) on ([^:]+): level (\d+)\.$`)
	move    = regexp.MustCompile(`^Move (.+) from (.+) to (.+)\.$`)
	off     = regexp.MustCompile(`^Take (.+) off (\S+)\.$`)
	aside   = regexp.MustCompile(`^Take (.+) from (\S+) to the side: (.+)\.$`)
	pile    = regexp.MustCompile(`^Put (.+) aside: (.+)\.$`)
	unpile  = regexp.MustCompile(`^Put (.+) from (.+) back on (.+)\.$`)
	give    = regexp.MustCompile(`^Give (.+?) (\d+ .+)\.$`)
	lays    = regexp.MustCompile(`^Lay (\d+ .+) before (.+)\.$`)
	boxes   = regexp.MustCompile(`^Take (\d+ .+) from (.+), back into the box\.$`)
	colour  = regexp.MustCompile(`^Put (.+)'s (.+ card) face up\.$`)
	retake  = regexp.MustCompile(`^Give back (.+)'s (.+ card)\.$`)
	bears   = regexp.MustCompile(`^Put (\d+ .+) on (the dog-tag of .+)\.$`)
	bared   = regexp.MustCompile(`^Take (\d+ .+) off (the dog-tag of .+)\.$`)
	back    = regexp.MustCompile(`^Take (\d+ .+) back from (.+)\.$`)
	takes   = regexp.MustCompile(`^Take (.+) back from (.+)\.$`)
	arrives = regexp.MustCompile(`^Put (.+) on the table(?:, (a little|\S+ \S+) from (.+) and (a little|\S+ \S+) from (.+))?\.$`)
	leaves  = regexp.MustCompile(`^Take (.+) off the table(?:, (a little|\S+ \S+) from (.+) and (a little|\S+ \S+) from (.+))?\.$`)
	walks   = regexp.MustCompile(`^Move (.+) (a little|[0-9¼½¾]+ \S+)(?: \([0-9¼½¾]+ inch(?:es)?\))? (towards|away from) (.+)\.$`)
	goesTo  = regexp.MustCompile(`^Move (.+): (a little|\S+ \S+) from (.+) and (a little|\S+ \S+) from (.+)\.$`)
	falls   = regexp.MustCompile(`^Lay (.+) down where it stands\.$`)
	rises   = regexp.MustCompile(`^Stand (.+) up again\.$`)
	turns   = regexp.MustCompile(`^Turn the dog-tag of (.+) over\.$`)
	between = regexp.MustCompile(`^the middle between (.+) and (.+)$`)
	some    = regexp.MustCompile(`^(\d+) (.+)$`)
)

// do does what a sentence says.
func (h *hands) do(sentence string) error {
	said := func(form *regexp.Regexp) []string { return form.FindStringSubmatch(sentence) }
	if h.table != (measure{}) {
		if done, err := h.measured(said); done {
			return err
		}
	}
	if s := said(colour); s != nil {
		return h.put("1 "+s[2], []string{"before " + s[1]}, 0)
	}
	if s := said(retake); s != nil {
		return h.carry("1 "+s[2], "before "+s[1], "")
	}
	switch sentence {
	case "Leave the first cards face up on the table.":
		return h.put("1 first cards", []string{"before Everybody"}, 0)
	case "Everybody takes their cards back.":
		return h.carry("1 first cards", "before Everybody", "")
	}
	if s := said(bears); s != nil {
		return h.put(s[1], []string{s[2]}, 0)
	}
	if s := said(bared); s != nil {
		return h.carry(s[1], s[2], "")
	}
	if s := said(move); s != nil {
		return h.carry(s[1], s[2], s[3])
	}
	if s := said(aside); s != nil {
		if !h.stacked {
			s[3] = "" // what lies beside the board is not looked at
		}
		return h.carry(s[1], s[2], s[3])
	}
	if s := said(pile); s != nil {
		return h.put(s[1], []string{s[2]}, 0)
	}
	if s := said(unpile); s != nil {
		for _, place := range places(s[3]) {
			if err := h.carry("the "+h.each(s[1]), s[2], place); err != nil {
				return err
			}
		}
		return nil
	}
	if s := said(off); s != nil {
		return h.carry(s[1], s[2], "")
	}
	if s := said(takes); s != nil && len(h.on[s[2]]) > 0 {
		return h.carry(s[1], s[2], "")
	}
	if s := said(back); s != nil {
		return h.carry(s[1], "before "+s[2], "")
	}
	if s := said(boxes); s != nil {
		return h.carry(s[1], "before "+s[2], "")
	}
	if s := said(lays); s != nil {
		return h.put(s[1], []string{"before " + s[2]}, 0)
	}
	if s := said(give); s != nil {
		return h.put(s[2], []string{"before " + s[1]}, 0)
	}
	if s := said(stack); s != nil {
		level, _ := strconv.Atoi(s[3])
		return h.put(s[1], places(s[2]), level)
	}
	if s := said(put); s != nil {
		return h.put(s[1], places(s[2]), 1)
	}
	return fmt.Errorf("nobody knows what to do")
}

// places returns the places of a list: "a1, b2 and c3".
func places(list string) []string {
	return strings.Split(strings.ReplaceAll(list, " and ", ", "), ", ")
}

// put puts pieces on places, as the first, second … of a stack where pieces are stacked.
func (h *hands) put(what string, places []string, level int) error {
	n, name := h.called(what)
	if n != len(places) && len(places) > 1 {
		return fmt.Errorf("%d for %d places", n, len(places))
	}
	for _, place := range places {
		for range n / len(places) {
			h.on[place] = append(h.on[place], name)
		}
		if h.stacked && level > 0 && len(h.on[place]) != level {
			return fmt.Errorf("%s lies on level %d of %s", name, len(h.on[place]), place)
		}
	}
	return nil
}

// carry takes pieces from a space, the topmost first where they are stacked, and puts them on another; "" is
// beside the board. On a pile beside the board any may be taken.
func (h *hands) carry(what, from, to string) error {
	n, name := h.called(what)
	for range n {
		at := slices.Index(h.on[from], name)
		if h.stacked && at >= 0 && !beside(from) {
			if at = len(h.on[from]) - 1; h.on[from][at] != name {
				at = -1
			}
		}
		if at < 0 {
			return fmt.Errorf("no %s lies on %s: %v", name, from, h.on[from])
		}
		h.on[from] = slices.Delete(h.on[from], at, at+1)
		if to != "" {
			h.on[to] = append(h.on[to], name)
		}
	}
	return nil
}

// each returns what one of several things that are meant is called.
func (h *hands) each(what string) string {
	_, name := h.called(what)
	return name
}

// beside reports whether a place is beside the board: only those have names of several words.
func beside(place string) bool { return strings.Contains(place, " ") }

// called returns how many of which thing are meant.
func (h *hands) called(what string) (int, string) {
	if said := some.FindStringSubmatch(what); said != nil {
		n, _ := strconv.Atoi(said[1])
		if one := h.one[said[2]]; one != "" {
			return n, one
		}
		return n, said[2]
	}
	return 1, strings.TrimPrefix(what, "the ")
}

// measured does what a sentence says of a measured piece; false if it says nothing of one.
func (h *hands) measured(said func(*regexp.Regexp) []string) (bool, error) {
	change := func(name string, change func(*stand)) (bool, error) {
		piece, there := h.stands[bare(name)]
		if !there {
			return true, fmt.Errorf("%s does not stand on the table", name)
		}
		change(&piece)
		h.stands[bare(name)] = piece
		return true, nil
	}
	if s := said(leaves); s != nil {
		piece, there := h.stands[bare(s[1])]
		if delete(h.stands, bare(s[1])); !there {
			return true, fmt.Errorf("%s does not stand on the table", s[1])
		}
		at := h.table.from(s[2:])
		if s[2] != "" && math.Hypot(at.X-piece.at.X, at.Y-piece.at.Y) > 2*h.table.base {
			return true, fmt.Errorf("%s does not stand there", s[1])
		}
		return true, nil
	}
	if s := said(arrives); s != nil {
		h.stands[bare(s[1])] = stand{at: h.table.from(s[2:])}
		return true, nil
	}
	if s := said(goesTo); s != nil {
		return change(s[1], func(piece *stand) { piece.at = h.table.from(s[2:]) })
	}
	if s := said(walks); s != nil {
		goal, err := h.goal(bare(s[1]), s[4])
		if err != nil {
			return true, err
		}
		return change(s[1], func(piece *stand) {
			x, y := goal.X-piece.at.X, goal.Y-piece.at.Y
			far := h.table.far(s[2]) * sign(s[3] == "towards") / math.Hypot(x, y)
			piece.at = piece.at.Plus(x*far, y*far)
		})
	}
	if s := said(falls); s != nil {
		return change(s[1], func(piece *stand) { piece.fallen = true })
	}
	if s := said(rises); s != nil {
		return change(s[1], func(piece *stand) { piece.fallen = false })
	}
	if s := said(turns); s != nil {
		return change(s[1], func(piece *stand) { piece.over = !piece.over })
	}
	return false, nil
}

// goal returns where that is towards which a piece goes.
func (h *hands) goal(piece, what string) (drawing.Point, error) {
	at := h.stands[piece].at
	switch what {
	case "the left edge":
		return at.Plus(-1, 0), nil
	case "the right edge":
		return at.Plus(1, 0), nil
	case "the far edge":
		return at.Plus(0, -1), nil
	case "the near edge":
		return at.Plus(0, 1), nil
	}
	if s := between.FindStringSubmatch(what); s != nil {
		one, other := h.stands[bare(s[1])].at, h.stands[bare(s[2])].at
		return drawing.Point{X: (one.X + other.X) / 2, Y: (one.Y + other.Y) / 2}, nil
	}
	goal, there := h.stands[bare(what)]
	if !there {
		return at, fmt.Errorf("%s does not stand on the table", what)
	}
	return goal.at, nil
}

// bare is what a piece is called without its article.
func bare(name string) string { return strings.TrimPrefix(name, "the ") }

// from returns the place that is so far from one edge and so far from another.
func (m measure) from(said []string) (at drawing.Point) {
	across, side, along, end := m.far(said[0]), said[1], m.far(said[2]), said[3]
	if at.X = across; side == "the right edge" {
		at.X = m.wide - across
	}
	if at.Y = along; end == "the near edge" {
		at.Y = m.deep - along
	}
	return at
}

// far returns how long a length in quarters of the measure is: "2½".
func (m measure) far(length string) float64 {
	number, _, _ := strings.Cut(length, " ")
	if length == "a little" {
		return 0
	}
	n := 0.0
	for _, r := range number {
		switch part := strings.Index("¼½¾", string(r)); {
		case part >= 0:
			n += float64(part/2+1) / 4
		default:
			n = 10*n + float64(r-'0')
		}
	}
	return n * m.length
}

func sign(plus bool) float64 {
	if plus {
		return 1
	}
	return -1
}

// look has the hands see what lies on the table of a scene: so it should lie before them.
func look(s *tableau.Scene) hands {
	h := hands{on: map[string][]string{}, one: map[string]string{}, stands: map[string]stand{}}
	h.stacked = slices.ContainsFunc(s.Spots, func(p tableau.Place) bool { return p.Level > 0 })
	if m := s.Measure; m != nil {
		h.table = measure{m.Length, m.Base, s.Mat.Width, s.Mat.Height}
	}
	for _, piece := range s.Pieces {
		if piece.Many != "" {
			h.one[piece.Many] = piece.Name
		}
		if piece.Spot < 0 {
			h.stands[piece.Name] = stand{piece.At, piece.Faint, piece.Worn}
		}
		place, ok := h.place(s, piece)
		if !ok || piece.Faint {
			continue
		}
		for range max(1, piece.Count) {
			h.on[place] = append(h.on[place], piece.Name)
		}
	}
	for _, kept := range s.Kept {
		h.one[kept.Many] = kept.One
		at := "before " + kept.Who
		if kept.On != "" {
			at = "the " + kept.On + " of " + kept.Who
		}
		for range kept.Count {
			h.on[at] = append(h.on[at], kept.One)
		}
	}
	return h
}

// place returns where a piece lies: a space, or a pile beside a board on which pieces are stacked.
func (h *hands) place(s *tableau.Scene, piece tableau.Thing) (string, bool) {
	for _, tray := range s.Trays {
		if tray.Spot == piece.Spot {
			return tray.Name, h.stacked
		}
	}
	spot, ok := s.Spot(piece.Spot)
	return spot.Name, ok
}

// String says what lies where. Measured pieces are compared by their places.
func (h *hands) String() string {
	var list []string
	for place, names := range h.on {
		if len(names) > 0 {
			if names = slices.Clone(names); !h.stacked || beside(place) {
				slices.Sort(names)
			}
			list = append(list, place+": "+strings.Join(names, ", "))
		}
	}
	for name, piece := range h.stands {
		list = append(list, fmt.Sprint(name, " fallen ", piece.fallen, " over ", piece.over))
	}
	slices.Sort(list)
	return strings.Join(list, "; ")
}

// off returns which piece stands farthest from where it stands on another table, and how far, in bases.
func (h *hands) off(other *hands) (farthest string, bases float64) {
	for name, piece := range h.stands {
		at := other.stands[name].at
		if far := math.Hypot(piece.at.X-at.X, piece.at.Y-at.Y) / h.table.base; far > bases {
			farthest, bases = name, far
		}
	}
	return farthest, bases
}

// Hands that do what the sentences say, and nothing else, lay the table as the match has it, whether they
// hear of each line or of several at once, and whether the match goes on or back.
func TestHandsThatOnlyHearLayTheTable(t *testing.T) {
	for _, game := range games.List() {
		t.Run(game.Engine.Info.ID, func(t *testing.T) {
			random := rand.New(rand.NewPCG(38, 1))
			for range round.Many(2, 10, 100) {
				engine, table := gamestest.Table(t, game.Engine.Info.ID)
				playByEar(t, engine, table, random)
			}
		})
	}
}

// SAR-02, SAR-04: where players lay real cards, hands are told of the cards that lie face up too.
func TestHandsLayRealCards(t *testing.T) {
	all, h := games.All(), gamestest.Header(t, "saratoga", "standard")
	h.Rules = map[string]any{"entry": "open"}
	engine, err := all.Resolve(h)
	if err != nil {
		t.Fatal(err)
	}
	speaker, err := all.Speaker(h, engine, h.Seats)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(38, 2))
	for range round.Many(2, 10, 100) {
		playByEar(t, engine, all.Tables[h.Game](engine, speaker.OnScreen(), speaker.Theme), random)
	}
}

func playByEar(t *testing.T, engine engines.Engine, table tableau.Game, random *rand.Rand) {
	t.Helper()
	m := match{game: table}
	p := engine.Start()
	lies, past := p, []engines.Position{p}
	hearing := look(m.scene(p))
	for n := 0; n < 400 && !engine.Pending(p).Over(); n++ {
		switch undone := min(1+random.IntN(6), len(past)-1); {
		case random.IntN(8) == 0:
			past = past[:len(past)-undone]
		default:
			past = append(past, engine.Apply(p, engine.Sample(p, random), nil))
		}
		p = past[len(past)-1]
		if random.IntN(3) == 0 {
			continue // several lines at once
		}
		lay(t, m, &hearing, lies, p)
		lies = p
	}
}

// lay has the hands do what is to be done, and compares.
func lay(t *testing.T, m match, hearing *hands, from, to engines.Position) {
	t.Helper()
	is := look(m.scene(to))
	maps.Copy(hearing.one, is.one)
	var said []string
	for _, task := range orders.Tasks(orders.Between(m.scene(from), m.scene(to))) {
		said = append(said, task.Sentence())
		if err := hearing.do(task.Sentence()); err != nil {
			t.Fatalf("%q: %v", said, err)
		}
	}
	if hearing.String() != is.String() {
		t.Fatalf("after %q there lies\n%s\nnot\n%s", said, hearing, &is)
	}
	if is.table.length > 0 {
		// to the side, and by a quarter of the measure said
		if piece, bases := hearing.off(&is); bases > 1 {
			t.Fatalf("after %q %s stands %.2f bases off", said, piece, bases)
		}
		hearing.stands = is.stands
	}
}
