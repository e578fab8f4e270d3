package saratoga

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"testing"

	"homespun/engines"
	engine "homespun/engines/saratoga"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
	"homespun/rulesets"
	rules "homespun/rulesets/saratoga"
)

func set(t *testing.T, ruleset, theme string, house map[string]any) *parts.Set {
	t.Helper()
	return partstest.Set(t, rulesets.Source{Engine: engine.Definition, Files: rules.Files}, ruleset, theme,
		house)
}

func game(s *parts.Set) *engine.Game { return s.Engine.Game().(*engine.Game) }

func part(t *testing.T, s *parts.Set, id string) parts.Part {
	t.Helper()
	return partstest.Part(t, Parts, s, id)
}

// SAR-01: a space for each progress from 0 to the goal, neighbours side by side, from the east to the west.
func TestSAR01TheTrailGoesFromNothingToTheGoal(t *testing.T) {
	for goal := 1; goal <= engine.MaxStart; goal++ {
		s := set(t, "standard", "trail", map[string]any{"goal": goal, "progress": 0})
		mat, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
		if len(spaces) != goal+1 {
			t.Fatalf("%d spaces for a goal of %d", len(spaces), goal)
		}
		for i, space := range spaces {
			if space.Width != DefaultSpace || space.Height != DefaultSpace || space.X < 0 || space.Y < 0 ||
				space.Right() > mat.Width || space.Bottom() > mat.Height {
				t.Fatalf("goal %d: %d lies at %v", goal, i, space)
			}
			if i == 0 {
				continue
			}
			a, b := spaces[i-1].Centre(), space.Centre()
			if way := math.Abs(a.X-b.X) + math.Abs(a.Y-b.Y); math.Abs(way-DefaultSpace) > 1e-9 {
				t.Errorf("goal %d: it is %g mm from %d to %d", goal, way, i-1, i)
			}
			if slices.Contains(spaces[:i], space) {
				t.Errorf("goal %d: two spaces lie at %v", goal, space)
			}
		}
		if first, last := spaces[0], spaces[goal]; first.X < last.X || goal > 1 && spaces[goal-1].X < last.X {
			t.Errorf("goal %d: the trail does not end in the west", goal)
		}
	}
}

func TestTheTrailIsTrueToSize(t *testing.T) {
	s := set(t, "standard", "trail", nil)
	mat, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
	if mat.Width != 264 || mat.Height != 164 {
		t.Errorf("%g × %g mm, want 264 × 164", mat.Width, mat.Height)
	}
	for at, want := range map[int]drawing.Rectangle{0: drawing.Box(207, 107, 50, 50),
		5: drawing.Box(7, 57, 50, 50), 12: drawing.Box(107, 7, 50, 50)} {
		if got := spaces[at]; math.Abs(got.X-want.X)+math.Abs(got.Y-want.Y) > 1e-9 {
			t.Errorf("%d lies at %v, want %v", at, spaces[at], want)
		}
	}
	words := partstest.Words(mat)
	for _, want := range []string{"0", "5", "start", "12", "or more wins", "Saratoga", "Sabotage",
		"The trail west"} {
		if !slices.Contains(words, want) {
			t.Errorf("the trail lacks %q: %q", want, words)
		}
	}
}

// Up to six wagons stand on one space, none on another or on the number, and as large as they are on paper or
// larger.
func TestSixWagonsHaveRoomOnASpace(t *testing.T) {
	s := set(t, "standard", "trail", nil)
	mat, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
	for n := range len(spaces) * engine.MaxPlayers {
		at := n / engine.MaxPlayers
		space := spaces[at]
		berths := Berths(space, n%engine.MaxPlayers+1)
		for i, berth := range berths {
			if berth.X < space.X || berth.Y < space.Y || berth.Right() > space.Right() ||
				berth.Bottom() > space.Bottom() || berth.Width != berth.Height {
				t.Fatalf("berth %d of %d is %v in %v", i, at, berth, space)
			}
			if slices.ContainsFunc(berths[:i], berth.Overlaps) {
				t.Errorf("berth %d of %d lies on another", i, at)
			}
			for _, mark := range mat.Marks {
				if run, ok := mark.(drawing.Words); ok && run.Ink().Overlaps(berth) {
					t.Errorf("a wagon on %d hides %q", at, run.Text)
				}
			}
		}
		for _, token := range part(t, s, "tokens").Pieces {
			if width, height := token.Size(); width > berths[0].Width+1e-9 || height > berths[0].Height+1e-9 {
				t.Fatalf("%s is %g × %g mm, and there is room for %v", token.Name, width, height, berths[0])
			}
		}
	}
}

// No line between spaces runs through words, so that no seam does.
func TestLinesRunThroughNoWords(t *testing.T) {
	for _, space := range []float64{MinSpace, 50, 77, MaxSpace} {
		for _, goal := range []int{6, 9, 12, 40} {
			s := set(t, "standard", "trail", map[string]any{"goal": goal})
			s.Space = space
			partstest.LinesSpareWords(t, part(t, s, "board"))
		}
	}
}

// What waits at the goal, what starts and what land lies beyond are the theme's.
func TestTheTrailBearsThePicturesOfItsTheme(t *testing.T) {
	for _, theme := range []string{"trail", "high-seas"} {
		s := set(t, "standard", theme, nil)
		mat, _ := BoardSpaces(game(s), s.Theme, DefaultSpace)
		var used []string
		for _, mark := range mat.Marks {
			if use, ok := mark.(drawing.Use); ok {
				used = append(used, use.Symbol.Name)
			}
		}
		for _, icon := range []string{s.Theme.Icon(wordGoal, 1), s.Theme.Icon(wordWagon, 1),
			s.Theme.Icon(wordLand, 1), s.Theme.Icon(wordLand, 2)} {
			if icon == "" || !slices.ContainsFunc(used, func(name string) bool {
				return strings.Contains(name, icon)
			}) {
				t.Errorf("%s: there is no %q among %q", theme, icon, used)
			}
		}
	}
}

// SAR-02: six decks of eleven cards, the same fronts in each.
func TestSAR02ThereIsADeckForEachColour(t *testing.T) {
	for _, theme := range []string{"trail", "high-seas"} {
		s := set(t, "standard", theme, nil)
		cards := part(t, s, "cards")
		if len(cards.Pieces) != 66 || cards.Kind != parts.Cards {
			t.Fatalf("%s: %d cards", theme, len(cards.Pieces))
		}
		fronts := map[string]int{}
		for i, piece := range cards.Pieces {
			if width, height := piece.Size(); width != 63 || height != 88 || piece.Copies != 1 {
				t.Errorf("%s is %d × %g × %g mm", piece.Name, piece.Copies, width, height)
			}
			if first := cards.Pieces[i/11*11]; piece.Back == nil || piece.Back != first.Back {
				t.Errorf("%s has not the back of its deck", piece.Name)
			}
			fronts[strings.Join(partstest.Words(piece.Front), "|")]++
		}
		if len(fronts) != 11 {
			t.Errorf("%s: %d fronts", theme, len(fronts))
		}
		for front, count := range fronts {
			if count != 6 {
				t.Errorf("%s: %d decks have %q", theme, count, front)
			}
		}
		backs := map[*drawing.Drawing]string{}
		for i := 0; i < 66; i += 11 {
			backs[cards.Pieces[i].Back] = strings.Join(partstest.Words(cards.Pieces[i].Back), "|")
		}
		if got := slices.Sorted(maps.Values(backs)); strings.Join(got,
			" ") != "Black Blue Green Purple Red White" {
			t.Errorf("the backs say %q", got)
		}
	}
}

// SAR-02, SAR-06 to SAR-14: a card says in what place it is laid and what it does with each other, in the
// titles of the rules.
func TestCardsSayWhichPairsTheyMake(t *testing.T) {
	s := set(t, "standard", "trail", map[string]any{"titles": map[string]any{"raiders": "Not today"}})
	for name, want := range map[string]string{
		"move of red":    "Move|Action|Self: Head West|Another player: Convoy",
		"bullet of blue": "Bullet|Action or target|Self: Get Supplies|Another player: Sabotage|Defend: Git Off My Land",
		"raid of green":  "Raid|Action or target|Another player: Raid|Defend: Not today",
		"defend of red": "Defend|Action|Self: Circle the Wagons|Another player: You Scoundrel!|Bullet: " +
			"Git Off My Land|Raid: Not today",
		"self of white": "Self|Target|Move: Head West|Bullet: Get Supplies|Defend: Circle the Wagons",
		"black of red":  "Black|Target|Move: Convoy|Bullet: Sabotage|Raid: Raid|Defend: You Scoundrel!",
	} {
		cards := part(t, s, "cards").Pieces
		i := slices.IndexFunc(cards, func(p parts.Piece) bool { return p.Name == name })
		if i < 0 {
			t.Errorf("there is no %s", name)
			continue
		}
		if got := strings.Join(partstest.Words(cards[i].Front), "|"); got != want {
			t.Errorf("%s says %q, want %q", name, got, want)
		}
	}
}

// SAR-02: a colour of the family's is a deck, a wagon and a card in every deck.
func TestAnInventedColourIsPrinted(t *testing.T) {
	s := set(t, "standard", "trail",
		map[string]any{"colours": map[string]any{"black": false,
			"orange": map[string]any{"color": "#E69F00", "order": 1}}})
	cards := part(t, s, "cards").Pieces
	if len(cards) != 66 || cards[0].Name != "orange of orange" {
		t.Errorf("%d cards, the first is %s", len(cards), cards[0].Name)
	}
	if wagons := part(t, s, "tokens").Pieces; len(wagons) != 6 || wagons[0].Name != "orange wagon" {
		t.Errorf("the first of %d is %s", len(wagons), wagons[0].Name)
	}
	for _, part := range []parts.Part{part(t, s, "cards"), part(t, s, "tokens")} {
		for _, piece := range part.Pieces {
			if strings.Contains(piece.Name, "black") {
				t.Errorf("%s is printed", piece.Name)
			}
		}
	}
}

// SAR-01: there are chips enough for what each of six players can have near the goal.
func TestSAR01ChipsAreEnough(t *testing.T) {
	for _, goal := range []int{6, 9, 12, 99} {
		for _, supplies := range []int{0, 5, 8, 99} {
			s := set(t, "standard", "trail", map[string]any{"goal": goal, "supplies": supplies})
			sums := map[string]int{}
			for _, chip := range part(t, s, "chips").Pieces {
				var colour string
				var value int
				if _, err := fmt.Sscanf(chip.Name, "%s chip of %d", &colour, &value); err != nil {
					t.Fatal(err)
				}
				if !slices.Contains(partstest.Words(chip.Front), fmt.Sprint(value)) {
					t.Errorf("%s does not say what it is worth", chip.Name)
				}
				sums[colour] += value * chip.Copies
			}
			if sums["white"] < 6*goal || sums["blue"] < 6*(supplies+2) {
				t.Errorf("goal %d, supplies %d: %v", goal, supplies, sums)
			}
		}
	}
}

// SAR-06 to SAR-14: a card for each player says what every pair does, whole and as the rules in force have
// it.
func TestTheReferenceSaysWhatEveryPairDoes(t *testing.T) {
	for _, house := range []map[string]any{nil,
		{"raid": 3, "unattacked": 0, "convoy_cost": 2, "titles": map[string]any{"convoy": "Hand in hand"}}} {
		s := set(t, "standard", "trail", house)
		cards := part(t, s, "reference").Pieces
		if len(cards) != 1 || cards[0].Copies != 6 || cards[0].Front.Height > 180 {
			t.Fatalf("%d cards, %d of the first", len(cards), cards[0].Copies)
		}
		text := strings.Join(partstest.Words(cards[0].Front), " ")
		for clause := engines.Clause(6); clause <= 14; clause++ {
			c := s.Speaker().Clause(clause)
			if !strings.Contains(text, c.Title+" · "+c.ID+" "+c.Source) {
				t.Errorf("%v: the card lacks %s: %s", house, c.Title, text)
			}
		}
	}
}

// A family's rules and theme may hold anything.
func TestEverythingKeepsItsWordsInPlace(t *testing.T) {
	wild := map[string]any{"goal": 99, "progress": 98, "supplies": 99, "titles": map[string]any{},
		"colours": map[string]any{"black": false,
			"abcdefghijklmnopqrstuvwx": map[string]any{"color": "#FFFFFF", "order": 1}}}
	for _, id := range engine.PlayIDs() {
		wild["titles"].(map[string]any)[id] = strings.Repeat("W", engine.MaxTitle)
	}
	for _, noun := range []string{"", "🐉🐉", "محمد", "家庭", strings.Repeat("W", 40), "long-winded thing"} {
		theme := "trail"
		if noun != "" {
			theme = partstest.OwnTheme(t, "saratoga/themes/trail", engine.Definition.Info.Words, noun)
		}
		for _, house := range []map[string]any{nil, wild} {
			partstest.KeepsWordsInPlace(t, Parts, set(t, "standard", theme, house), 0.6, 1, 3)
		}
	}
}

func TestSpacesNobodyCanPlayOnAreRefused(t *testing.T) {
	partstest.RefusesSpaces(t, Parts, set(t, "standard", "trail", nil), 0.5, 4)
}

// Nothing is called by an empty name, and no two pieces of a part by the same.
func TestEveryPieceHasAName(t *testing.T) {
	for _, ruleset := range []string{"standard", "short-trail", "plenty"} {
		for _, theme := range []string{"trail", "high-seas"} {
			all, err := Parts(set(t, ruleset, theme, nil))
			if err != nil {
				t.Fatal(err)
			}
			partstest.HasNames(t, all)
		}
	}
}
