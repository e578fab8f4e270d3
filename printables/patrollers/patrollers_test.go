package patrollers

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"testing"

	engine "homespun/engines/patrollers"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
	"homespun/rulesets"
	rules "homespun/rulesets/patrollers"
)

func set(t testing.TB, ruleset, theme string, house map[string]any) *parts.Set {
	t.Helper()
	return partstest.Set(t, rulesets.Source{Engine: engine.Definition, Files: rules.Files}, ruleset, theme,
		house)
}

func game(s *parts.Set) *engine.Game { return s.Engine.Game().(*engine.Game) }

func part(t testing.TB, s *parts.Set, id string) parts.Part {
	t.Helper()
	return partstest.Part(t, Parts, s, id)
}

// PAT-01, PAT-06: what is measured with is true to size, whatever the ruleset says, and so are the rulers of
// both edges from their first inch to their last.
func TestPAT01LengthsAreTrueToSize(t *testing.T) {
	for _, test := range []struct {
		house              map[string]any
		scale              float64
		base, twine, strip float64 // mm
	}{
		{nil, 1, 38.1, 50.8, 101.6},
		{map[string]any{"base": 2, "twine": 3.5, "strip": 6}, 1, 50.8, 88.9, 152.4},
		{map[string]any{"twine": 0.5}, 1, 38.1, 12.7, 101.6},
		{nil, 0.5, 19.05, 25.4, 50.8},
	} {
		s := set(t, "standard", "toys", test.house)
		s.Scale = test.scale
		for _, piece := range part(t, s, "bases").Pieces {
			if box := piece.Outline.Bounds(); piece.Outline != nil &&
				(!near(box.Width, test.base) || !near(box.Height, test.base)) {
				t.Errorf("%v: %s is %g × %g mm, want %g", test.house, piece.Name, box.Width, box.Height,
					test.base)
			}
		}
		long := map[string]float64{}
		for _, piece := range part(t, s, "gauges").Pieces {
			name := piece.Name
			if edge, _, ruler := strings.Cut(piece.Name, " edge "); ruler {
				name = edge + " edge"
				var from, to float64
				if _, err := fmt.Sscanf(piece.Name, name+" %g to %g", &from, &to); err != nil ||
					!near((to-from)*25.4*test.scale, piece.Front.Width) {
					t.Errorf("%s is %g mm", piece.Name, piece.Front.Width)
				}
			}
			long[name] += piece.Front.Width
			if piece.Front.Width > gaugeLong {
				t.Errorf("%s is %g mm long", piece.Name, piece.Front.Width)
			}
		}
		count := math.Round(long["gauge"] / test.twine)
		if count < 1 || !near(long["gauge"], count*test.twine) ||
			count > 1 && !near(long["single gauge"], test.twine) ||
			!near(long["strip to begin in"], test.strip) {
			t.Errorf("%v: %v", test.house, long)
		}
		if !near(long["upper edge"], 36*25.4*test.scale) || !near(long["side edge"], 24*25.4*test.scale) {
			t.Errorf("rulers of %v mm", long)
		}
	}
}

// near says whether two lengths are the same to within a thousandth of a millimetre.
func near(a, b float64) bool { return math.Abs(a-b) < 0.001 }

// Halves and quarters of a twine stand along one edge of the gauge, tenths of an inch along the other.
func TestTheGaugeHasHalvesQuartersAndTenths(t *testing.T) {
	s := set(t, "standard", "toys", nil)
	gauge := part(t, s, "gauges").Pieces[0].Front
	upper, lower := map[float64]bool{}, map[float64]bool{}
	for _, mark := range gauge.Marks {
		if shape, ok := mark.(drawing.Shape); ok && len(shape.Path) == 2 {
			box := shape.Path.Bounds()
			if box.Y == 0 {
				upper[math.Round(box.X/12.7*1000)/1000] = true
			} else {
				lower[math.Round(box.X/2.54)] = true
			}
		}
	}
	for n := range 12 { // quarters of three twines; twines themselves are told by their edges
		if quarter := float64(n); upper[quarter] != (n%4 != 0) {
			t.Errorf("quarter %d: %v", n, upper[quarter])
		}
	}
	for tenth := range 61 {
		if !lower[float64(tenth)] {
			t.Errorf("no mark at %d tenths", tenth)
		}
	}
	if words := partstest.Words(gauge); strings.Join(words, ", ") != "1 twine, 2 twines, 3 twines" {
		t.Errorf("the gauge says %q", words)
	}
}

// A figure and its foot stand within their base.
func TestFiguresFitTheirBases(t *testing.T) {
	for _, base := range []float64{0.8, 1, 1.5, 2, 3} {
		for _, standing := range []parts.Standing{parts.Slotted, parts.Tents} {
			for _, large := range []bool{false, true} {
				s := set(t, "standard", "toys", map[string]any{"base": base})
				s.Standing, s.Large = standing, large
				disc := part(t, s, "bases").Pieces[0].Front.Width
				figure := part(t, s, "standees").Pieces[0].Front
				deep := 0.0
				if standing == parts.Tents {
					deep = figure.Height - 8 - 2*figure.Width*1.45 // what the lap and both faces leave
				}
				if reach := math.Hypot(figure.Width, deep); reach > disc+1e-9 {
					t.Errorf("%v, large %v: a figure of %g × %g mm on a base of %g mm", standing, large,
						figure.Width, deep, disc)
				}
				for _, piece := range part(t, s, "bases").Pieces {
					if !strings.HasPrefix(piece.Name, "foot") {
						continue
					}
					p := &printer{set: s, game: game(s), rules: game(s).Rules(), unit: inch}
					_, wide, flap := p.stand()
					if reach := math.Hypot(wide, 2*flap); reach > disc+1e-9 {
						t.Errorf("large %v: a foot of %g × %g mm on a base of %g mm", large, wide, 2*flap,
							disc)
					}
				}
			}
		}
	}
}

// What a base is called is seen from either side once its foot is glued on.
func TestNamesOfBasesAreSeenBesideTheFoot(t *testing.T) {
	for _, base := range []float64{1, 1.5, 2, 3} {
		s := set(t, "standard", "toys", map[string]any{"base": base})
		disc := part(t, s, "bases").Pieces[0].Front
		p := &printer{set: s, game: game(s), rules: game(s).Rules(), unit: inch}
		_, _, flap := p.stand()
		seen := map[float64]int{} // by how it is turned
		for _, mark := range disc.Marks {
			use, ok := mark.(drawing.Use)
			if !ok {
				continue
			}
			for _, inner := range use.Symbol.Drawing.Marks {
				if words, ok := inner.(drawing.Words); ok &&
					math.Abs(use.At.Y-disc.Height/2)-words.Ink().Height/2 > flap {
					seen[use.Turn]++
				}
			}
		}
		if seen[0] == 0 || seen[0] != seen[180] {
			t.Errorf("a base of %g inches: %v names beside its foot", base, seen)
		}
	}
}

// PAT-03: every Patroller of the roster has a dog-tag, a figure and a card, with the picture of its own, else
// that of its class; and so has one that a family invents.
func TestPAT03EverybodyOfTheRosterIsPrinted(t *testing.T) {
	s := set(t, "standard", "toys", wide)
	everybody := game(s).Roster()
	if len(everybody) != 16 {
		t.Fatalf("%d in the roster", len(everybody))
	}
	for _, id := range []string{"tags", "standees", "cards"} {
		var names []string
		for _, piece := range part(t, s, id).Pieces {
			names = append(names, strings.TrimSuffix(piece.Name, " tag"))
		}
		for _, fighter := range everybody {
			if !slices.Contains(names, fighter.Name) {
				t.Errorf("the %s lack %s", id, fighter.Name)
			}
		}
	}
	for who, want := range map[string]string{"Mad Dog": "toy-dog", "Rex": "military-helmet"} {
		i := slices.IndexFunc(everybody, func(f engine.Fighter) bool { return f.Name == who })
		if got := Figure(game(s), s.Theme, i); got != want {
			t.Errorf("%s looks like a %s, want %s", who, got, want)
		}
	}
}

// PAT-04: two of the die of all, with its eight sides, and one of every other die.
func TestPAT04DiceBearTheSidesOfTheRules(t *testing.T) {
	own := map[string]any{"mad-dog": map[string]any{"die": "B9 Y9 Y9 Y9 R0 B9 B9 B9"},
		"sarge":   map[string]any{"die": "B9 Y9 Y9 Y9 R0 B9 B9 B9"},
		"riptide": map[string]any{"die": "R5 R5 R5 R5 R5 R5 R5 B4"}}
	s := set(t, "standard", "toys", map[string]any{"roster": own})
	want := map[string]string{
		"action die": "2 × B1 B2 B3 R1 R1 R2 R3 Y4", "die of Mad Dog": "1 × B9 B9 B9 B9 R0 Y9 Y9 Y9",
		"die of Riptide": "1 × B4 R5 R5 R5 R5 R5 R5 R5",
	}
	got := map[string]string{}
	for _, piece := range part(t, s, "die").Pieces {
		// a letter is that of a tab
		sides := slices.DeleteFunc(partstest.Words(piece.Front),
			func(word string) bool { return len(word) < 2 })
		slices.Sort(sides)
		got[piece.Name] = fmt.Sprintf("%d × %s", piece.Copies, strings.Join(sides, " "))
	}
	if !maps.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// PAT-24, PAT-28: every kind of token lies there for each side and one that is none for each figure, all with
// the same back; their fronts say what they cost and do, whole.
func TestPAT24TokensHaveBacksAlike(t *testing.T) {
	s := set(t, "standard", "toys", nil)
	tokens := part(t, s, "tokens")
	if tokens.Kind != parts.Cards || len(tokens.Pieces) != 15 {
		t.Fatalf("%d tokens", len(tokens.Pieces))
	}
	for i, id := range game(s).TokenIDs() {
		piece, token := tokens.Pieces[i], game(s).Rules().DeathTokens[id]
		words := partstest.Words(piece.Front)
		if piece.Name != token.Name || piece.Copies != 2 || words[0] != fmt.Sprint(token.Points) ||
			!strings.HasSuffix(strings.Join(words, " "), token.Text) {
			t.Errorf("%d × %s: %q", piece.Copies, piece.Name, words)
		}
		if piece.Back == nil || piece.Back != tokens.Pieces[0].Back {
			t.Errorf("%s has a back of its own", piece.Name)
		}
	}
	if none := tokens.Pieces[14]; none.Copies != 6 || none.Back != tokens.Pieces[0].Back {
		t.Errorf("%d × %s", none.Copies, none.Name)
	}
}

// What a ruleset does without is not printed.
func TestOnlyWhatTheRulesNeedIsPrinted(t *testing.T) {
	for ruleset, want := range map[string]string{
		"standard": "tags standees bases markers tokens gauges die cards reference rules roster: order marker, " +
			"gas marker, explosive A, explosive B",
		"basic": "tags standees bases markers gauges die cards reference rules roster: order marker",
	} {
		s := set(t, ruleset, "toys", nil)
		all, err := Parts(s)
		if err != nil {
			t.Fatal(err)
		}
		var ids, markers []string
		for _, one := range all {
			ids = append(ids, one.ID)
			for _, piece := range one.Pieces {
				if one.ID == "markers" {
					markers = append(markers, piece.Name)
				}
			}
		}
		if got := strings.Join(ids, " ") + ": " + strings.Join(markers, ", "); got != want {
			t.Errorf("%s: %s", ruleset, got)
		}
		words := strings.Join(partstest.Words(part(t, s, "tags").Pieces[0].Front), " ")
		if said := strings.Contains(words, "Berserker"); said != (ruleset == "standard") {
			t.Errorf("%s: a dog-tag says %q", ruleset, words)
		}
	}
	gone := set(t, "standard", "toys",
		map[string]any{"roster": map[string]any{"plague-bringer": false}, "positions": "measured"})
	for _, piece := range slices.Concat(part(t, gone, "markers").Pieces, part(t, gone, "gauges").Pieces) {
		if strings.Contains(piece.Name, "gas") || strings.Contains(piece.Name, "edge") {
			t.Errorf("%s is printed", piece.Name)
		}
	}
}

// PAT-23: who loses the special action at near death does not have it on that side of the dog-tag, and its
// card says so.
func TestPAT23ASpecialThatEndsIsNotOnTheNearDeathSide(t *testing.T) {
	s := set(t, "standard", "toys", map[string]any{"special_ends_near_death": []any{"mad-dog"}})
	for near, want := range map[bool]bool{false: true, true: false} {
		tag, windows := DogTag(game(s), s.Theme, 0, []int{2, 3, 1, 2}, near)
		words := partstest.Words(tag)
		if slices.Contains(words, "Berserker Attack") != want {
			t.Errorf("near death %v: %q", near, words)
		}
		if windows[3].Right() > tag.Width || slices.ContainsFunc(windows[:3], windows[3].Overlaps) {
			t.Errorf("windows at %v", windows)
		}
	}
	if words := strings.Join(partstest.Words(part(t, s, "cards").Pieces[0].Front),
		" "); !strings.Contains(words, "Not at near death.") {
		t.Errorf("the card says %q", words)
	}
}

// The dog-tag on the screen shows what is dialled, or at near death what that is worth; a value that the dial
// has not shows nothing.
func TestADogTagShowsWhatIsDialled(t *testing.T) {
	s := set(t, "standard", "toys", nil)
	shown := func(dial []int, near bool) string {
		tag, windows := DogTag(game(s), s.Theme, 4, dial, near) // Ice Man
		var texts []string
		for _, window := range windows {
			for _, mark := range tag.Marks {
				if w, ok := mark.(drawing.Words); ok && window.Overlaps(w.Ink()) {
					texts = append(texts, w.Text)
				}
			}
		}
		return strings.Join(texts, " ")
	}
	for _, test := range []struct {
		dial []int
		near bool
		want string
	}{
		{[]int{7, 0, 3, 3}, false, "7 0 3 3"}, {[]int{7, 0, 3, 3}, true, "2 0 2 1"}, {nil, false, ""},
		{[]int{8, 0}, true, "0"},
	} {
		if got := shown(test.dial, test.near); got != test.want {
			t.Errorf("%v, near death %v: %q, want %q", test.dial, test.near, got, test.want)
		}
	}
}
