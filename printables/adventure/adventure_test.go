package adventure

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	engine "homespun/engines/adventure"
	"homespun/engines/common/files"
	"homespun/engines/enginetest/round"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
	"homespun/rulesets"
	rules "homespun/rulesets/adventure"
	"homespun/rulesets/household"
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

// dragon is a monster that a family made up, with its tiles and its face.
func dragon() map[string]any {
	return map[string]any{
		"tiles":  map[string]any{"D": 3},
		"events": map[string]any{"6": []any{"respawn", "dragon"}},
		"monsters": map[string]any{"dragon": map[string]any{
			"letter": "D", "figure": "dragon", "supply": 2, "steps": 4, "climbs": true, "target": "sees",
			"attack": "hit", "range": 2, "damage": 3, "kill": 6, "order": 5,
		}},
	}
}

// crowd is as much of everything as there can be: 8 kinds of 16, 64 tiles, 30 hearts, a die of 20 faces with
// several things on each.
func crowd() map[string]any {
	tiles, monsters, events := map[string]any{"T": 16, "W": 11}, map[string]any{}, map[string]any{}
	names := []string{"brontosaurus", "flying-teapot", "grue", "hippogriff"}
	for i, id := range names {
		letter := string("BFGH"[i])
		tiles[letter] = 7
		monsters[id] = map[string]any{
			"letter": letter, "figure": strings.Repeat("W", 24), "supply": 16, "steps": 8, "climbs": true,
			"target": []string{"shot", "sees", "hears", "sees"}[i],
			"attack": []string{"shoot", "explode", "hit", "explode"}[i], "range": 15, "damage": 30, "kill": i,
			"order": 99,
		}
	}
	for face := 1; face <= 20; face++ {
		events[fmt.Sprint(face)] = []any{names[face%4], names[(face+1)%4], "respawn", "heal"}
	}
	for _, id := range []string{"zombie", "skeleton", "creeper", "spider"} {
		monsters[id] = map[string]any{"supply": 16}
	}
	for face, id := range map[string]string{"1": "zombie", "3": "skeleton", "5": "creeper", "7": "spider"} {
		events[face] = []any{id}
	}
	return map[string]any{"hearts": 30, "event_die": 20, "tiles": tiles, "monsters": monsters,
		"events": events}
}

// ADV-01: 16 × 16 spaces of 25 mm are 400 mm square, and the margin around.
func TestADV01BoardIsTrueToSize(t *testing.T) {
	s := set(t, "standard", "blocks", nil)
	board, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
	if board.Width != 418 || board.Height != 418 || len(spaces) != 256 {
		t.Errorf("%g × %g mm with %d spaces, want 418 × 418 with 256", board.Width, board.Height, len(spaces))
	}
	for name, want := range map[string]drawing.Rectangle{"a1": drawing.Box(9, 9, 25, 25),
		"p1": drawing.Box(384, 9, 25, 25), "c16": drawing.Box(59, 384, 25, 25)} {
		space, ok := game(s).Board().Find(name)
		if !ok || spaces[space] != want {
			t.Errorf("%s lies at %v, want %v", name, spaces[space], want)
		}
	}
	part := part(t, s, "board")
	if len(part.Columns) != 17 || part.Columns[0] != 9 || part.Rows[16] != 409 {
		t.Errorf("the board is cut at %v and %v", part.Columns, part.Rows)
	}
}

// Tiles are laid on the spaces: all words and pictures are in the margin.
func TestSpacesAreBare(t *testing.T) {
	for _, theme := range []string{"blocks", "chess-set"} {
		s := set(t, "standard", theme, nil)
		board, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
		count, pictures := 0, 0
		floor := floorOf(&parts.Mat{Drawing: board})
		for _, mark := range append(floor.Marks, board.Marks...) {
			switch m := mark.(type) {
			case drawing.Words:
				count++
				if slices.ContainsFunc(spaces, m.Ink().Overlaps) {
					t.Errorf("%q is printed on a space", m.Text)
				}
			case drawing.Use:
				if m.Symbol.Drawing == floor {
					continue
				}
				pictures++
				wide, high := m.Symbol.Drawing.Width*m.Scale, m.Symbol.Drawing.Height*m.Scale
				if slices.ContainsFunc(spaces, drawing.Box(m.At.X-wide/2, m.At.Y-high/2, wide, high).Overlaps) {
					t.Errorf("%s is printed on a space", m.Symbol.Name)
				}
			}
		}
		if count != 4*16 {
			t.Errorf("%s: %d coordinates, want 64", theme, count)
		}
		if pictures == 0 {
			t.Errorf("%s: nothing stands around the board", theme)
		}
	}
}

// No line between spaces runs through words, so that no seam does.
func TestLinesRunThroughNoWords(t *testing.T) {
	for _, space := range []float64{MinSpace, 25, 49, MaxSpace} {
		s := set(t, "standard", "blocks", nil)
		s.Space = space
		partstest.LinesSpareWords(t, part(t, s, "board"))
	}
}

// ADV-01: as many tiles of each letter as the rules say, each with its letter and its name.
func TestADV01TilesAreThoseOfTheRules(t *testing.T) {
	for _, house := range []map[string]any{nil, dragon(), crowd(),
		{"tiles": map[string]any{"W": 0, "T": 7}}} {
		s := set(t, "standard", "blocks", house)
		tiles, at, total := part(t, s, "tiles"), 0, 0
		for _, letter := range letters(game(s)) {
			count := game(s).Rules().Tiles[letter]
			if count == 0 {
				continue
			}
			piece := tiles.Pieces[at]
			at++
			total += count
			if piece.Copies != count || !slices.Contains(partstest.Words(piece.Front), letter) {
				t.Errorf("tile %d is %d × %s, want %d × %s", at, piece.Copies, piece.Name, count, letter)
			}
		}
		if at != len(tiles.Pieces) || !strings.HasPrefix(tiles.Note, fmt.Sprintf("%d tiles", total)) {
			t.Errorf("%d kinds of tiles, want %d: %s", len(tiles.Pieces), at, tiles.Note)
		}
	}
}

// letters are those of the tiles, the spawners' behind the others.
func letters(g *engine.Game) []string {
	list := []string{"P", "T", "W"}
	for k := range g.Kinds() {
		list = append(list, g.Monster(k).Letter)
	}
	return list
}

// ADV-02: tiles are dealt face down, and nothing tells one from another: all have one back, of one size, cut
// at the same place.
func TestADV02TilesHaveOneBack(t *testing.T) {
	for _, large := range []bool{false, true} {
		s := set(t, "standard", "chess-set", dragon())
		s.Large = large
		tiles := part(t, s, "tiles")
		first := tiles.Pieces[0]
		for _, piece := range append(tiles.Pieces, *tiles.Blank) {
			if piece.Back != first.Back || piece.Back == nil || piece.Bleed != first.Bleed ||
				piece.Outline != nil {
				t.Errorf("%s has a back of its own", piece.Name)
			}
			if piece.Front.Width != first.Front.Width || piece.Front.Height != first.Front.Width ||
				piece.Back.Width != piece.Front.Width {
				t.Errorf("%s is %g × %g mm", piece.Name, piece.Front.Width, piece.Front.Height)
			}
		}
		if wide, _ := first.Size(); !large && wide != 23 {
			t.Errorf("tiles of %g mm on spaces of 25", wide)
		}
	}
}

// ADV-04: kings of all players and monsters as many as the supply, as standees and as tokens.
func TestADV04FiguresAreThoseOfTheRules(t *testing.T) {
	for _, test := range []struct {
		ruleset string
		house   map[string]any
		want    string
	}{
		{"standard", nil, "A B S1–16 C1–4 K1–4 Z1–4"},
		{"four-heroes", map[string]any{"monsters": map[string]any{"spider": map[string]any{"supply": 3}}},
			"A B C D S1–3 C1–4 K1–4 Z1–4"},
		{"solo", dragon(), "A S1–16 C1–4 K1–4 Z1–4 D1–2"},
	} {
		var want []string
		for name := range strings.FieldsSeq(test.want) {
			from, to, many := strings.Cut(name, "–")
			if !many {
				want = append(want, name)
				continue
			}
			var last int
			fmt.Sscan(to, &last)
			for n := range last {
				want = append(want, fmt.Sprintf("%c%d", from[0], n+1))
			}
		}
		s := set(t, test.ruleset, "blocks", test.house)
		for _, id := range []string{"standees", "tokens"} {
			var names []string
			feet := 0
			for _, piece := range part(t, s, id).Pieces {
				if strings.HasPrefix(piece.Name, "foot") {
					feet += piece.Copies
					continue
				}
				names = append(names, piece.Name)
				if !slices.Contains(partstest.Words(piece.Front), piece.Name) {
					t.Errorf("%s of the %s does not bear its name", piece.Name, id)
				}
			}
			if !slices.Equal(names, want) {
				t.Errorf("%s, %s: %s, want %s", test.ruleset, id, names, want)
			}
			if id == "standees" && feet != len(want) {
				t.Errorf("%d feet for %d figures", feet, len(want))
			}
		}
	}
}

// ADV-05: a heart for every heart of every player, a torch for every spawner, and a track from 1 to all
// hearts.
func TestADV05HeartsAndTorchesAreEnough(t *testing.T) {
	for _, test := range []struct {
		ruleset                 string
		house                   map[string]any
		seats, hearts, spawners int
	}{{"standard", nil, 2, 10, 8}, {"four-heroes", nil, 4, 10, 8}, {"solo", dragon(), 1, 15, 11},
		{"standard", crowd(), 2, 30, 36}} {
		s := set(t, test.ruleset, "blocks", test.house)
		counters := part(t, s, "counters").Pieces
		if counters[0].Copies != test.seats*test.hearts || counters[1].Copies != test.spawners {
			t.Errorf("%s: %d hearts and %d torches, want %d and %d", test.ruleset, counters[0].Copies,
				counters[1].Copies, test.seats*test.hearts, test.spawners)
		}
		tracks := part(t, s, "tracks").Pieces
		if len(tracks) != 2*test.seats {
			t.Errorf("%s: %d tracks and markers, want %d", test.ruleset, len(tracks), 2*test.seats)
		}
		texts := partstest.Words(tracks[0].Front)
		for heart := range test.hearts + 1 {
			if slices.Contains(texts, fmt.Sprint(heart)) != (heart > 0) {
				t.Errorf("%s: %d hearts on the track: %q", test.ruleset, heart, texts)
			}
		}
		if slices.Contains(texts, fmt.Sprint(test.hearts+1)) {
			t.Errorf("%s: more than %d hearts on the track", test.ruleset, test.hearts)
		}
	}
}

func TestTracksHaveNamesOrLines(t *testing.T) {
	s := set(t, "standard", "blocks", nil)
	s.Names = [][]string{{"Ava", "Győző"}, {"🐉"}}
	tracks := part(t, s, "tracks").Pieces
	if texts := partstest.Words(tracks[0].Front); !slices.Contains(texts, "Ava, Győző") {
		t.Errorf("%q", texts)
	}
	if texts := partstest.Words(tracks[1].Front); slices.ContainsFunc(texts, func(text string) bool {
		return strings.ContainsAny(text, "?🐉")
	}) {
		t.Errorf("%q", texts)
	}
}

// A track bears the faces that its players have chosen, also where no font can set the name.
func TestTracksHaveFaces(t *testing.T) {
	s := set(t, "standard", "blocks", nil)
	s.Names = [][]string{{"Ava", "Ben"}, {"🐉"}, {"Cem"}}
	s.Faces = map[string]string{"Ava": "unicorn", "🐉": "dragon", "Dad": "owl"}
	var faces []string
	for _, piece := range part(t, s, "tracks").Pieces {
		for _, mark := range piece.Front.Marks {
			for _, icon := range []string{"unicorn", "dragon", "owl"} {
				if use, ok := mark.(drawing.Use); ok && use.Symbol == drawing.Picture(icon) {
					faces = append(faces, icon)
				}
			}
		}
	}
	// a name that is an emoji is drawn too
	if want := []string{"unicorn", "dragon", "dragon"}; !slices.Equal(faces, want) {
		t.Errorf("the tracks have the faces %q, not %q", faces, want)
	}
}

// ADV-06, ADV-23: one die serves for events and fights where both have six faces.
func TestDiceHaveTheRulesFaces(t *testing.T) {
	for faces, want := range map[int]string{6: "die", 8: "die fight-die", 20: "die fight-die"} {
		all, err := Parts(set(t, "standard", "blocks", map[string]any{"event_die": faces}))
		if err != nil {
			t.Fatal(err)
		}
		var dice []string
		for _, part := range all {
			if strings.HasSuffix(part.ID, "die") {
				dice = append(dice, part.ID)
			}
		}
		if got := strings.Join(dice, " "); got != want {
			t.Errorf("%d faces: %s, want %s", faces, got, want)
		}
	}
}

// The theme's icon goes first, then the figure's, then that of the id; else the letter stands for a monster.
func TestAMonsterHasAnIconOrItsLetter(t *testing.T) {
	for _, test := range []struct{ theme, id, figure, want string }{
		{"blocks", "zombie", "rook", "zombie"}, {"chess-set", "zombie", "rook", "chess-rook"},
		{"blocks", "wyrm", "Dragon", "dragon"},
		{"blocks", "horse", "knight", "chess-knight"}, {"blocks", "fly", "crystal ball", ""},
		{"blocks", "bat", "thimble", "bat"},
		{"blocks", "mind eater", "alien monster", "alien-monster"}, {"blocks", "x", "", ""},
		{"blocks", "x", "../../LICENSE", ""},
	} {
		if got := KindIcon(set(t, "standard", test.theme, nil).Theme, test.id,
			test.figure, 1); got != test.want {
			t.Errorf("%s, a %s %s: %q, want %q", test.theme, test.figure, test.id, got, test.want)
		}
	}
	s := set(t, "standard", "blocks", nil)
	s.Theme = s.Theme.Pick("zombie", 1, "no-such-icon")
	if got := KindIcon(s.Theme, "zombie", "rook", 1); got != "chess-rook" {
		t.Errorf("a theme's icon that is not there leaves %q", got)
	}
}

// A monster has a picture of one's own that the theme has for it, each figure another where there are several; one that
// rules name as its figure goes before it.
func TestAMonsterHasAPictureOfOnesOwn(t *testing.T) {
	home := t.TempDir()
	t.Setenv(household.Variable, home)
	folder := filepath.Join(home, "House rules")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z" fill="#b03020"/></svg>`
	for name, text := range map[string]string{"rex.svg": svg, "ava.svg": svg, "worm.svg": svg,
		"dinos.toml": "extends = \"adventure/themes/blocks\"\n[nouns.zombie]\nicons = [\"rex.svg\", \"ava.svg\"]\n"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s := set(t, "standard", "blocks", map[string]any{"monsters": map[string]any{"spider": map[string]any{
		"figure": "worm.svg"}}})
	theme, err := s.Ruleset.Game.FindTheme("dinos")
	if err != nil {
		t.Fatal(err)
	}
	s.Theme = theme
	for _, test := range []struct {
		id, want string
		number   int
	}{{"zombie", "rex.svg", 1}, {"zombie", "ava.svg", 2}, {"zombie", "rex.svg", 3}, {"spider", "worm.svg", 1}} {
		figure := game(s).Monster(slices.Index(game(s).Kinds(), test.id)).Figure
		got, _ := files.PicturePath(KindIcon(theme, test.id, figure, test.number))
		if filepath.Base(got) != test.want {
			t.Errorf("%s %d: %q, want %s", test.id, test.number, got, test.want)
		}
	}
	var pictures []string
	for _, piece := range part(t, s, "tokens").Pieces {
		for _, mark := range piece.Front.Marks {
			if use, ok := mark.(drawing.Use); ok && use.Symbol.Pixels() != nil {
				pictures = append(pictures, use.Symbol.Name)
			}
		}
	}
	for _, want := range []string{"rex.svg", "ava.svg", "worm.svg"} {
		if !slices.Contains(pictures, want) {
			t.Errorf("no token shows %s: %v", want, pictures)
		}
	}
}

// A family's rules and theme may hold anything.
func TestEverythingKeepsItsWordsInPlace(t *testing.T) {
	round.Long(t)
	for _, noun := range []string{"", "🐉🐉", "محمد", "家庭", strings.Repeat("W", 40), "long-winded thing"} {
		theme := "chess-set"
		if noun != "" {
			theme = partstest.OwnTheme(t, "adventure/themes/blocks", engine.Definition.Info.Words, noun)
		}
		for _, house := range []map[string]any{nil, crowd()} {
			s := set(t, "standard", theme, house)
			s.Names = [][]string{{strings.Repeat("Wilhelmina ", 40)}, {noun}}
			partstest.KeepsWordsInPlace(t, Parts, s, 0.5, 1, 3)
		}
	}
}

func TestSpacesNobodyCanPlayOnAreRefused(t *testing.T) {
	partstest.RefusesSpaces(t, Parts, set(t, "standard", "blocks", nil), 0.4, 4)
}

// Without a theme's words a set still speaks: nothing is called by an empty name.
func TestEveryPieceHasAName(t *testing.T) {
	for _, ruleset := range []string{"standard", "first-dungeon", "four-heroes", "hardcore", "solo"} {
		for _, theme := range []string{"blocks", "chess-set"} {
			s := set(t, ruleset, theme, dragon())
			all, err := Parts(s)
			if err != nil {
				t.Fatal(err)
			}
			for _, part := range all {
				for _, piece := range part.Pieces {
					if piece.Name == "" || piece.Copies < 1 || rulesets.CleanName(piece.Name) != piece.Name {
						t.Errorf("%s, %s: a piece of the %s is %d × %q", ruleset, theme, part.ID,
							piece.Copies, piece.Name)
					}
				}
			}
		}
	}
}
