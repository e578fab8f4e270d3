package orders_test

import (
	"fmt"
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
)

// hands are those of somebody who hears what is to be done and does just that. They know what lies on each
// space by what it is called, and nothing of the match.
type hands struct {
	on map[string][]string
	// one has the word for one of several things by the word for several.
	one map[string]string
}

var (
	put  = regexp.MustCompile(`^Put (.+) on ([^:]+)\.$`)
	move = regexp.MustCompile(`^Move (.+) from (\S+) to (\S+)\.$`)
	off  = regexp.MustCompile(`^Take (.+) (?:off|from) (\S+?)(?: to the side: .+)?\.$`)
	some = regexp.MustCompile(`^(\d+) (.+)$`)
)

// do does what a sentence says.
func (h *hands) do(sentence string) error {
	if said := move.FindStringSubmatch(sentence); said != nil {
		return h.carry(said[1], said[2], said[3])
	}
	if said := off.FindStringSubmatch(sentence); said != nil {
		return h.carry(said[1], said[2], "")
	}
	said := put.FindStringSubmatch(sentence)
	if said == nil {
		return fmt.Errorf("nobody knows what to do")
	}
	places := strings.Split(strings.ReplaceAll(said[2], " and ", ", "), ", ")
	n, name := h.called(said[1])
	if n != len(places) && len(places) > 1 {
		return fmt.Errorf("%d for %d places", n, len(places))
	}
	for _, place := range places {
		for range n / len(places) {
			h.on[place] = append(h.on[place], name)
		}
	}
	return nil
}

// carry takes pieces from a space, and puts them on another; "" is beside the board.
func (h *hands) carry(what, from, to string) error {
	n, name := h.called(what)
	for range n {
		at := slices.Index(h.on[from], name)
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

// look has the hands see what lies on the board of a scene: so it should lie before them.
func look(s *tableau.Scene) hands {
	h := hands{map[string][]string{}, map[string]string{}}
	for _, piece := range s.Pieces {
		spot, ok := s.Spot(piece.Spot)
		if h.one[piece.Many] = piece.Name; !ok || piece.Faint || onTray(s, piece.Spot) {
			continue
		}
		for range max(1, piece.Count) {
			h.on[spot.Name] = append(h.on[spot.Name], piece.Name)
		}
	}
	return h
}

func onTray(s *tableau.Scene, spot int) bool {
	return slices.ContainsFunc(s.Trays, func(t tableau.Tray) bool { return t.Spot == spot })
}

// String says what lies where.
func (h *hands) String() string {
	var list []string
	for place, names := range h.on {
		if len(names) > 0 {
			names = slices.Clone(names)
			slices.Sort(names)
			list = append(list, place+": "+strings.Join(names, ", "))
		}
	}
	slices.Sort(list)
	return strings.Join(list, "; ")
}

// Hands that do what the sentences say, and nothing else, lay the table as the match has it, whether they
// hear of each line or of several at once.
func TestHandsThatOnlyHearLayTheTable(t *testing.T) {
	for _, game := range games.List() {
		t.Run(game.Engine.Info.ID, func(t *testing.T) {
			random := rand.New(rand.NewPCG(38, 1))
			for range round.Many(2, 10, 100) {
				playByEar(t, game.Engine.Info.ID, random)
			}
		})
	}
}

func playByEar(t *testing.T, id string, random *rand.Rand) {
	t.Helper()
	all := games.All()
	h := gamestest.Header(t, id, "standard")
	engine, err := all.Resolve(h)
	if err != nil {
		t.Fatal(err)
	}
	speaker, err := all.Speaker(h, engine, h.Seats)
	if err != nil {
		t.Fatal(err)
	}
	table := all.Tables[id](engine, speaker.OnScreen(), speaker.Theme)
	if !table.Placed() {
		t.Skip("its pieces do not all lie on spots yet")
	}
	m := match{game: table}
	p := engine.Start()
	lies := p
	hearing := look(m.scene(p))
	for n := 0; n < 400 && !engine.Pending(p).Over(); n++ {
		p = engine.Apply(p, engine.Sample(p, random), nil)
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
	hearing.one = is.one
	var said []string
	for _, task := range orders.Tasks(orders.Between(m.scene(from), m.scene(to))) {
		said = append(said, task.Sentence())
		if err := hearing.do(task.Sentence()); err != nil {
			t.Fatalf("%s %v", task.Sentence(), err)
		}
	}
	if hearing.String() != is.String() {
		t.Fatalf("after %q there lies\n%s\nnot\n%s", said, hearing, &is)
	}
}
