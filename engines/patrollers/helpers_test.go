package patrollers

import (
	_ "embed"
	"fmt"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// standard are the rules of the page.
//
//go:embed testdata/standard.toml
var standard string

// The variants of the page, and the other kind of positions, as what they change; they stand before the
// tables of the standard rules.
const (
	basic    = "advanced = false"
	duel     = "team_size = 1"
	bigGuns  = "dial_budget = \"free\""
	measured = "positions = \"measured\""
)

// tryCompile compiles the standard rules with house rules written as TOML on top.
func tryCompile(seats int, rules ...string) (*Game, error) {
	return Compile(enginetest.TOML(append([]string{standard}, rules...)...), seats)
}

// compile is tryCompile for rules that can be played.
func compile(t testing.TB, rules ...string) *Game {
	t.Helper()
	g, err := tryCompile(Players, rules...)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// table is a game in a test.
type table struct {
	enginetest.Table[*Game, Position]
}

// begin begins a match with setting up.
func begin(t testing.TB, g *Game) *table { return &table{enginetest.NewTable(t, g)} }

// scene begins in the midst of a battle, where A is to give an order in round 2. Figures stand in it a line
// each, those of A first: "A1 mad-dog 10,8", and behind that what the front of the dog-tag shows, if not the
// lowest values ("3/2/2/2"), near-death, fallen, marked, gas, or the word for the token inside; a place of -
// is none. Rules are house rules; what looks like a key of a record's position (":round = 3") is one.
func scene(t testing.TB, figures string, rules ...string) *table {
	t.Helper()
	list := strings.Split(strings.TrimSpace(figures), "\n")
	var notes []string
	house := []string{fmt.Sprintf("team_size = %d", len(list)/2)}
	for _, rule := range rules {
		if note, ok := strings.CutPrefix(rule, ":"); ok {
			notes = append(notes, note)
		} else {
			house = append(house, rule)
		}
	}
	g := compile(t, house...)
	tab := begin(t, g)
	tab.Stand(g.Load(enginetest.Over(func(s *Saved) {
		*s = Saved{Round: 2, Due: "order", Turn: "A", Initiative: "A", Patrollers: map[string]SavedUnit{}}
		for _, line := range list {
			name, unit := figure(g, line)
			s.Patrollers[name] = unit
		}
	}, notes...)))
	// All tests but those of the arithmetic hear only what comes of an attack.
	tab.Quiet = func(n engines.Message) bool {
		return n.Reason == AttackTotal.Reason || n.Reason == DefenceTotal.Reason
	}
	return tab
}

// figure reads a line of a scene.
func figure(g *Game, line string) (name string, s SavedUnit) {
	words := strings.Fields(line)
	s = SavedUnit{Who: words[1], At: words[2]}
	if s.At == "-" {
		s.At = ""
	}
	if g.measured {
		s.Placed, s.At = s.At != "", ""
	}
	if g.hasTokens {
		s.Token = "none"
	}
	for _, f := range g.roster {
		if f.id == s.Who {
			for _, span := range f.spans {
				s.Dial = append(s.Dial, int(span.low))
			}
		}
	}
	for _, w := range words[3:] {
		switch {
		case strings.Contains(w, "/"):
			fmt.Sscanf(w, "%d/%d/%d/%d", &s.Dial[0], &s.Dial[1], &s.Dial[2], &s.Dial[3])
		case w == "near-death", w == "fallen":
			s.Side = w
		case w == "marked":
			s.Marked = true
		case w == "gas":
			s.Gas = true
		default:
			s.Token = w
		}
	}
	return words[0], s
}

// play makes lines that must be legal; several may stand in one text.
func (t *table) play(lines ...string) *table {
	t.Helper()
	for _, line := range lines {
		for l := range strings.SplitSeq(strings.TrimSpace(line), "\n") {
			t.Play(strings.TrimSpace(l))
		}
	}
	return t
}

// due checks what is due and whose it is.
func (t *table) due(want string) {
	t.Helper()
	pending := t.Game.Pending(&t.At)
	got := stages[t.At.stage]
	if !pending.Over() && !pending.Rolling() {
		got += " " + seatText(int8(pending.Who.Only()))
	}
	if pending.Optional != 0 {
		got += ", or " + seatText(int8(pending.Optional.Only()))
	}
	if got != want {
		t.Errorf("due: got %s, want %s", got, want)
	}
}

// unit returns a figure as a record writes it.
func (t *table) unit(name string) SavedUnit {
	t.Helper()
	return t.Game.Save(&t.At).(*Saved).Patrollers[name]
}

// is checks how a figure stands: "front", "near-death" or "fallen", then what it bears.
func (t *table) is(name, want string) {
	t.Helper()
	u := t.unit(name)
	words := []string{u.Side}
	if u.Side == "" {
		words[0] = "front"
	}
	for word, on := range map[string]bool{"marked": u.Marked, "gas": u.Gas} {
		if on {
			words = append(words, word)
		}
	}
	if got := strings.Join(append(words, u.Equipment...), " "); got != want {
		t.Errorf("%s: got %s, want %s", name, got, want)
	}
}

// at checks where a figure stands.
func (t *table) at(name, want string) {
	t.Helper()
	enginetest.Equal(t, name+" stands at", t.unit(name).At, want)
}

// ends checks the result.
func (t *table) ends(winner string, rounds int) {
	t.Helper()
	enginetest.Equal(t, "result", t.Game.Result(&t.At), any(Result{winner, rounds}))
}
