package rulesets

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// dragonCave is what a family might write: a monster of its own, one less of the others, and some rules of
// its own.
const dragonCave = `extends   = "adventure/standard"
name      = "Dragon cave"
summary   = "A dragon that shoots and climbs, and no spiders."
hearts    = 12
event_die = 8
ambiguity = "auto"
bank      = "entrance"
respawn   = false

[events]
4 = ["dragon", "heal"]
7 = ["zombie", "skeleton"]

[tiles]
S = 0
D = 1

[monsters]
spider = false

[monsters.dragon]
letter = "d"
figure = "thimble"
supply = 2
steps  = 3
climbs = true
target = "shot"
attack = "shoot"
range  = 6
damage = 3
kill   = 6
order  = 2
`

// adventureRules returns a ruleset that extends the standard with some TOML.
func adventureRules(t *testing.T, text string) *Ruleset {
	t.Helper()
	g := adventureGame(t)
	if !strings.HasPrefix(text, "extends") {
		text = "extends = \"adventure/standard\"\n" + text
	}
	inFolder(t, map[string]string{"Ours.toml": text})
	r, err := g.Find("Ours")
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestAdventureVariantsSayWhatIsDifferent(t *testing.T) {
	g := adventureGame(t)
	tests := []struct {
		ruleset  string
		low, max int
		clause   engines.Clause
		want     string
	}{
		{"standard", 1, 4, 4, "The players are A, B, C, D, in the order of their seats."},
		{"standard", 1, 4, 3, "All tiles are dealt."},
		{"first-dungeon", 1, 4, 3,
			"Before the deal 4 tiles, drawn face down, leave the game. The entrance and the walls are never taken away."},
		// C is a seat too
		{"four-heroes", 4, 4, 1, "2 S for spiders, 2 C for creepers, 2 K for skeletons and 2 Z for zombies."},
		{"four-heroes", 4, 4, 5, "Each player begins with 10 hearts"},
		{"four-heroes", 4, 4, 5, "The figures stand next to the entrance. Torches"},
		{"standard", 1, 4, 5,
			"The figures stand next to the entrance, one to its left and one to its right. Torches"},
		{"hardcore", 1, 4, 9, "Nobody comes back: a player who dies is out of the game."},
		{"hardcore", 1, 4, 7, "On a 6 nobody comes back (ADV-09)."},
		{"solo", 1, 1, 5, "The player begins with 15 hearts"},
		{"solo", 1, 1, 4, "The player is A."},
		{"solo", 1, 1, 7, "On a 6 nobody comes back (ADV-09)."},
		{"solo", 1, 1, 9, "Nobody comes back: when the player dies the game is lost (ADV-28)."},
	}
	for _, test := range tests {
		r, err := g.Find(test.ruleset)
		if err != nil {
			t.Fatal(err)
		}
		if low, most, _ := r.Seats(); low != test.low || most != test.max {
			t.Errorf("%s is for %d to %d seats", test.ruleset, low, most)
		}
		if c := r.Speaker(nil, nil, nil).Clause(test.clause); !strings.Contains(c.Source, test.want) {
			t.Errorf("%s: %s says %q, want %q", test.ruleset, c.ID, c.Source, test.want)
		}
	}
}

// What monsters do, they do to the theme's word for a player's figure; who chooses and whose turn it is are
// players in every theme.
func TestAdventureMonstersGoForTheFiguresOfTheTheme(t *testing.T) {
	g := adventureGame(t)
	theme, err := g.FindTheme("chess-set")
	if err != nil {
		t.Fatal(err)
	}
	speaker := mustStandard(t, g).Speaker(theme, nil, nil)
	for clause, want := range map[engines.Clause]string{
		4:  "The kings are A, B, C, D, in the order of their seats.",
		9:  "On a 6 every dead king comes back on the entrance",
		15: "A monster that can attack a king from where it stands does not move.",
		16: "Pawns go for the nearest king. Knights and rooks go for the nearest king they can see.",
		23: "first the kings, then pawns, knights, bishops and rooks. Every living king rolls a die with six faces once",
		24: "Each pawn takes 1 heart from every king next to it.",
		25: "A knight next to a king explodes and dies.",
		27: "A king with no hearts left dies",
		28: "It is lost when at the end of a turn no king lives.",
	} {
		if c := speaker.Clause(clause); !strings.Contains(c.Source, want) {
			t.Errorf("%s says %q, want %q", c.ID, c.Source, want)
		}
	}
	for clause := engines.Clause(14); clause <= 28; clause++ {
		c := speaker.Clause(clause)
		for _, odd := range []string{"nearest player", "a player", "every player", "any living player",
			"no player"} {
			if strings.Contains(strings.ToLower(c.Source+" "+c.Decision), odd) {
				t.Errorf("%s speaks of %q in a set of kings: %q %q", c.ID, odd, c.Source, c.Decision)
			}
		}
	}
}

// TestAdventureClausesFollowTheFields changes one field after another and reads the clause.
func TestAdventureClausesFollowTheFields(t *testing.T) {
	monster := func(id, field string, value any) map[string]any {
		return map[string]any{"monsters": map[string]any{id: map[string]any{field: value}}}
	}
	readChanged(t, adventureGame(t), []changedClause{
		{map[string]any{"tiles": map[string]any{"Z": 5, "W": 0}}, 1,
			"and 4 T for treasures. Monsters appear on spawners: 2 S for spiders, 2 C for creepers, 2 K for skeletons and " +
				"5 Z for zombies."},
		{map[string]any{"discard": 1}, 3, "Before the deal 1 tile, drawn face down, leaves the game"},
		{monster("zombie", "supply", 1), 4, "and 1 zombie Z1 (a rook). There are never more of them."},
		{map[string]any{"tiles": map[string]any{"Z": 0, "X": 2},
			"monsters": map[string]any{"zombie": map[string]any{"letter": "x"}}}, 4,
			"4 zombies X1 to X4 (rooks)"},
		{map[string]any{"hearts": 1}, 5, "Each player begins with 1 heart and"},
		{map[string]any{"actions": 1}, 6, "the event roll, one action, the monsters' move"},
		{map[string]any{"event_die": 8}, 6, "one die with 8 faces"},
		{map[string]any{"event_die": 8}, 7, "A face that is not named does nothing."},
		{map[string]any{"events": map[string]any{"3": []any{"zombie", "heal"}}}, 7,
			"On a 3 zombies appear and players heal (ADV-08)."},
		{map[string]any{"events": map[string]any{"3": []any{}}}, 7, "On a 3 nothing happens."},
		{
			map[string]any{"event_die": 4, "events": map[string]any{"5": []any{}, "6": []any{}}}, 7,
			"On a 4 spiders appear. Where monsters appear",
		},
		{map[string]any{"ambiguity": "auto"}, 7, "they get one in reading order."},
		{map[string]any{"events": map[string]any{"2": "heal"}}, 8, "On a 2 and on a 5 every living player"},
		{map[string]any{"events": map[string]any{"5": "zombie"}}, 8, "No face of the die heals."},
		{map[string]any{"events": map[string]any{"6": "zombie"}}, 9,
			"No face of the die brings anyone back."},
		{map[string]any{"respawn": false}, 9, "Nobody comes back"},
		{map[string]any{"actions": 3}, 10, "A turn has up to three actions."},
		{map[string]any{"bank": "entrance"}, 11, "The entrance is the only tile that may be stepped on (ADV-13)."},
		{map[string]any{"bank": "entrance"}, 13, "A player on the entrance brings out all carried treasures at once."},
		{map[string]any{"ambiguity": "auto"}, 14,
			"If several are equally near, the first in reading order goes first"},
		{monster("zombie", "target", "hears"), 16,
			"Spiders and zombies go for the nearest player. Creepers go for the nearest player they can see."},
		{monster("skeleton", "target", "sees"), 21,
			"No monster of this game looks for a space to shoot from."},
		{monster("spider", "target", "sees"), 17, "A monster that sees nobody stays where it is."},
		{monster("zombie", "steps", 0), 18, "skeletons up to two steps and zombies nowhere."},
		{monster("zombie", "climbs", true), 18,
			"Spiders and zombies climb over walls and spawners. Creepers and skeletons never enter"},
		{monster("skeleton", "range", 1), 20, "Skeletons shoot up to one space along a row or column"},
		{map[string]any{"ambiguity": "auto"}, 22,
			"Reading order also decides where monsters appear (ADV-07) and which explodes first (ADV-25)."},
		{monster("spider", "kill", 6), 23, "6 kills a spider, 4 or more kills a skeleton"},
		{monster("spider", "kill", 0), 23, "Nobody rolls for spiders and creepers, which cannot be killed"},
		{monster("zombie", "order", 1), 23,
			"first the players, then spiders, zombies, creepers and skeletons."},
		{monster("zombie", "order", 1), 24,
			"Each spider takes 1 heart from every player next to it. Each zombie takes 2 hearts from every player next to it."},
		{monster("spider", "range", 2), 24,
			"Each spider takes 1 heart from every player up to two steps away."},
		{monster("creeper", "range", 1), 25, "a square that reaches one space to each side"},
		{monster("creeper", "attack", "hit"), 25, "No monster of this game explodes."},
		{monster("skeleton", "damage", 4), 26,
			"Each skeleton takes 4 hearts from every player whom it can shoot."},
	})
}

// TestAnInventedMonsterStandsInTheRules: one more table is all that it takes, and one that is taken out is
// spoken of no more.
func TestAnInventedMonsterStandsInTheRules(t *testing.T) {
	r := adventureRules(t, dragonCave)
	want := map[engines.Clause]string{
		1:  "on spawners: 2 C for creepers, 1 D for dragons, 2 K for skeletons and 2 Z for zombies.",
		4:  "2 dragons D1 to D2 (thimbles)",
		7:  "On a 4 dragons appear and players heal (ADV-08).",
		16: "Dragons and skeletons go for the nearest space from which",
		18: "dragons up to three steps",
		20: "dragons shoot up to six spaces and skeletons shoot up to four spaces along a row or column",
		23: "6 kills a dragon",
		26: "Each dragon takes 3 hearts from every player whom it can shoot.",
	}
	gone := regexp.MustCompile(`(?i)\b(spider|pawn)`)
	for _, theme := range r.Game.Themes() {
		s := r.Speaker(theme.Theme, nil, nil)
		checkClauses(t, "Dragon cave, "+theme.ID, s)
		for _, c := range s.Clauses() {
			if text := c.Source + " " + c.Decision; gone.MatchString(text) {
				t.Errorf("%s speaks of a monster that is not there: %s", c.ID, text)
			}
		}
		if theme.ID != "blocks" {
			continue
		}
		for clause, part := range want {
			if c := s.Clause(clause); !strings.Contains(strings.ToLower(c.Source), strings.ToLower(part)) ||
				!c.House {
				t.Errorf("%s says %q (house %t), want %q", c.ID, c.Source, c.House, part)
			}
		}
	}
	s := r.Speaker(nil, nil, [][]string{{"Ava"}, {"Ben"}})
	for seed := range uint64(5) {
		playRandomly(t, s, seed)
	}
}

func TestAnInventedMonsterIsSpokenOfByItsName(t *testing.T) {
	g := adventureGame(t)
	dragon := slices.Index([]string{"creeper", "dragon", "skeleton", "zombie"}, "dragon")
	figure, kind := engines.Of(engines.PieceArg, dragon*16+1), engines.Of(engines.PieceArg, 300+dragon)
	at := engines.Of(engines.SpaceArg, 50)
	seat, number := engines.Of(engines.SeatArg, 0), engines.Of(engines.NumberArg, 3)
	s := adventureRules(t, dragonCave).Speaker(nil, nil, [][]string{{"Ava"}})
	for _, test := range []struct {
		reason, want string
		args         []engines.Arg
	}{
		{"appeared", "Dragon D2 appears on c4.", []engines.Arg{figure, at}},
		{"wounded", "Dragons take 3 hearts from Ava. 3 are left.", []engines.Arg{seat, kind, number, number}},
		{"prompt-spawn", "Ava, which spawner gets a dragon? 3 are still to come.",
			[]engines.Arg{seat, kind, number}},
		{"why-blind", "Dragon D2 finds no space to shoot from, so it stays.",
			[]engines.Arg{figure, at}},
	} {
		if got := s.Sentence(enginetest.NewMessage(reasonOf(t, g, test.reason), 0, test.args...)); got !=
			test.want {
			t.Errorf("%s: got %q, want %q", test.reason, got, test.want)
		}
	}
}

// TestWhyAMonsterGoesSaysWhoAndHowFar: the answer to "Why did it go there?".
func TestWhyAMonsterGoesSaysWhoAndHowFar(t *testing.T) {
	g := adventureGame(t)
	const creeper, skeleton, spider, zombie = 16, 32, 0, 48 // by the order of combat
	space := func(name string) engines.Arg {
		return engines.Of(engines.SpaceArg, int(name[0]-'a')+16*(int(name[1]-'0')-1))
	}
	number := func(n int) engines.Arg { return engines.Of(engines.NumberArg, n) }
	piece := func(n int) engines.Arg { return engines.Of(engines.PieceArg, n) }
	ava, nobody := engines.Of(engines.SeatArg, 0), engines.Of(engines.SeatArg, engines.Table)
	blocks := mustStandard(t, g).Speaker(nil, nil, [][]string{{"Ava"}, {"Ben", "Cleo"}})
	alone := mustStandard(t, g).Speaker(nil, nil, nil)
	for _, test := range []struct {
		s      *Speaker
		reason string
		args   []engines.Arg
		want   string
	}{
		{blocks, "why-goes",
			[]engines.Arg{piece(zombie + 1), space("g8"), space("f9"), number(5), number(2), ava},
			"Zombie Z2 goes to f9, towards Ava, the nearest it sees. It was 5 steps away, now it is 2."},
		{alone, "why-goes", []engines.Arg{piece(spider), space("g8"), space("f9"), number(5), number(2), ava},
			"Spider S1 goes to f9, towards player A, the nearest. It was 5 steps away, now it is 2."},
		{blocks, "why-goes",
			[]engines.Arg{piece(creeper), space("g8"), space("f9"), number(3), number(2),
				engines.Of(engines.SeatArg, 1)},
			"Creeper C1 goes to f9, towards Ben and Cleo, the nearest it sees. It was 3 steps away, now it is 2."},
		{blocks, "why-goes",
			[]engines.Arg{piece(skeleton), space("g8"), space("g8"), number(2), number(0), nobody},
			"Skeleton K1 goes to g8, 2 steps away, to shoot from there."},
		{blocks, "why-goes",
			[]engines.Arg{piece(skeleton), space("g8"), space("f9"), number(4), number(2), nobody},
			"Skeleton K1 goes to f9, to shoot from g8. It was 4 steps away, now it is 2."},
		{blocks, "why-stays", []engines.Arg{piece(zombie), space("g8"), number(1), ava},
			"Zombie Z1 stays. It cannot get closer to Ava, the nearest it sees, than 1 step."},
		{blocks, "why-blind", []engines.Arg{piece(zombie), space("g8")},
			"Zombie Z1 sees no player, so it stays."},
		{blocks, "why-attacks", []engines.Arg{piece(zombie), ava},
			"Zombie Z1 can attack Ava from here, so it stays."},
		{blocks, "goes-later", []engines.Arg{piece(zombie), piece(spider), number(4), number(1)},
			"Spider S1 goes first: it is nearer to a player than zombie Z1."},
		{alone, "prompt-event", []engines.Arg{ava}, "Player A rolls for the event."},
		{blocks, "step-taken", []engines.Arg{ava, space("g8"), piece(129)},
			"Ben and Cleo stand on g8. There is no room for Ava."},
	} {
		if got := test.s.Sentence(enginetest.NewMessage(reasonOf(t, g, test.reason), 0, test.args...)); got !=
			test.want {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}

func TestDifferencesOfMonstersNameTheClauseOfTheirField(t *testing.T) {
	r := adventureRules(t,
		"[monsters.zombie]\nsteps = 3\nkill = 2\n[monsters.ghost]\nletter = \"G\"\nfigure = \"\"\nsupply "+
			"= 1\nsteps = 1\n"+
			"climbs = true\ntarget = \"hears\"\nattack = \"hit\"\nrange = 1\ndamage = 1\nkill = 6\norder = "+
			"5\n[events]\n6 = [\"respawn\", \"ghost\"]\n")
	var got []string
	for _, d := range r.Differences() {
		got = append(got, fmt.Sprintf("%s %s: %s → %s", d.Clause, d.Label, d.WasText, d.IsText))
	}
	want := []string{
		"ADV-07 Events (6): respawn → respawn, ghost",
		"ADV-18 Monsters (zombie), steps: 2 → 3",
		"ADV-23 Monsters (zombie), roll to kill: 5 → 2",
		"ADV-18 Monsters (ghost): none → letter G, figure none, supply 1, steps 1, climbs yes, target " +
			"hears, attack hit, range 1, damage 1, kill 6, order 5",
	}
	if !slices.Equal(got, want) {
		t.Errorf("differences are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	base := r.Base()
	if back, err := base.With(r.Against(base)); err != nil || len(Diff(r, back)) > 0 {
		t.Errorf("a record of it has other rules: %v", err)
	}
}

// TestADraftTakesTheMonstersAsTheyAre: every line of a new file of house rules may lose its # without
// changing anything.
func TestADraftTakesTheMonstersAsTheyAre(t *testing.T) {
	g := adventureGame(t)
	text := string(Draft(mustStandard(t, g), "Ours"))
	line := regexp.MustCompile(`(?m)^# (\[[a-z.]+\]|[a-z_]+ = .+)$`)
	if strings.Count(text, "# [monsters.") != 4 ||
		!strings.Contains(text, "# [monsters.spider]\n# letter = \"S\"\n") {
		t.Errorf("the monsters are not in the draft:\n%s", text)
	}
	src, findings := parse("ruleset", "ours.toml", "", []byte(line.ReplaceAllString(text, "$1")))
	r, more := g.load(src)
	if r == nil || len(findings)+len(more) > 0 || len(r.Differences()) > 0 || len(src.tree) < 12 {
		t.Errorf("%v %v", findings, more)
	}
}

func TestTemplatesOfMonstersAreChecked(t *testing.T) {
	adventureGame(t)
	for text, want := range map[string]string{
		"{each m in monsters}{m.supply}{monsters.m.steps}{end}": "",
		"{if monsters.target has sees}x{end}":                   "",
		"{each m in monsters}{m.suply}{end}":                    `has {m.suply}, which is nothing that can stand there; did you mean "m.supply"?`,
		"{each m in monsters}{if m.target = smells}x{end}{end}": `asks whether m.target is "smells"; it can be "hears", "sees" or "shot"; did you mean "sees"?`,
		"{if bank = adjacnt}x{end}":                             `asks whether bank is "adjacnt"; it can be "adjacent" or "entrance"; did you mean "adjacent"?`,
		"{each m in monsters}{each f in m}x{end}{end}":          `goes through m, which has no entries`,
		"{each heart in monsters}x{end}":                        `calls an entry of monsters "heart"; it can be a small word that means nothing else`,
	} {
		var got []string
		for _, f := range shelf.CheckBytes("ours.toml",
			[]byte("extends = \"adventure/standard\"\n[says]\nover = \""+text+"\"\n")) {
			got = append(got, f.String())
		}
		if want != "" {
			want = "line 3: says.over " + want
		}
		if strings.Join(got, "\n") != want {
			t.Errorf("%s: got %q, want %q", text, got, want)
		}
	}
}

// TestBrokenDungeons holds what is said of each way in which the rules of a dungeon can be wrong.
func TestBrokenDungeons(t *testing.T) {
	adventureGame(t)
	const head = "extends = \"adventure/standard\"\n"
	dragon := "[monsters.dragon]\n" + dragonCave[strings.Index(dragonCave, "letter"):]
	swap := func(old, after string) string { return head + strings.Replace(dragon, old, after, 1) }
	tests := map[string]string{
		head + dragon: "",
		head + "event_die = 4\nevents = { 5 = [], 6 = [] }\n": "",
		head + "[monsters]\nspider = false\n[tiles]\nS = 0\n": `line 2: events.4 and monsters: 4 on the event die brings “spiders”, and there is no such monster`,
		head + "[monsters.zombie]\ntarget = \"smells\"\n":     `line 3: monsters.zombie.target is "smells"; it can be "hears", "sees" or "shot"; did you mean "sees"?`,
	}
	for text, want := range map[string]string{
		swap(`"d"`, `"Z"`):  `line 3: monsters.zombie.letter and monsters.dragon.letter: Zombies and dragon have the same letter`,
		swap(`"d"`, `"P"`):  `line 3: monsters.dragon.letter is P`,
		swap(`"d"`, `""`):   `line 3: monsters.dragon.letter is ""`,
		swap(`"d"`, `"DR"`): `line 3: monsters.dragon.letter has 2 signs`,
		swap(`"d"`, `"7"`):  `line 3: monsters.dragon.letter is "7"`,
		swap("supply = 2",
			"supply = 99"): `line 5: monsters.dragon.supply is 99; it can be a whole number from 1 to 16`,
		swap("supply = 2\n",
			""): `line 2: monsters.dragon has no supply; supply can be a whole number from 1 to 16`,
		head + "[monsters.dragon]\nletter = \"D\"\n": `line 2: monsters.dragon has no supply, steps, target, attack, range, damage, kill or order`,
		head + "heart = 4\n":                         `line 2: "heart" is not a field of an Adventure Mode Awesome ruleset`,
		head + "event_die = 4\n":                     `line 2: events.5 and event_die: 5 on the event die brings something, but that die has 4 faces`,
		swap("range  = 6",
			"reach  = 6"): `line 10: "reach" is not a field of monsters.dragon`,
		swap("attack = \"shoot\"",
			"attack = \"hit\""): `line 8: monsters.dragon.target and monsters.dragon.attack: Only who shoots can go after`,
		head + "[tiles]\nT = 0\n":                         `line 3: tiles.T is 0`,
		head + "[tiles]\nX = 2\n":                         `line 3: tiles.X and monsters: There are tiles X, and no monster has that letter`,
		head + "[tiles]\nP = 2\n":                         `line 3: tiles.P is 2`,
		head + "tiles = { Z = 0, S = 0, K = 0, C = 0 }\n": `line 2: tiles and monsters: No tile is a spawner`,
		head + "[tiles]\nW = 60\n":                        `line 2: tiles are 73 in all; there can be 64`,
		head + "[events]\n3 = \"dragon\"\n":               `line 3: events.3 and monsters: 3 on the event die brings “dragon”`,
		head + "[events]\n7 = \"zombie\"\n":               `line 3: events.7 and event_die: 7 on the event die brings something, but that die has 6 faces`,
		head + "[events]\nx = \"zombie\"\n":               `line 3: "x" is not a field of events`,
		head + "discard = 60\n":                           `line 2: discard and tiles: 60 tiles cannot be taken away`,
		head + "[monsters]\nspider = false\n":             `line 2: tiles.S and monsters: There are tiles S, and no monster has that letter`,
		head + "[monsters]\nzombie = 4\n":                 `line 3: monsters.zombie is the number 4; it can be a table`,
		head + "[monsters.\"a.b\"]\nletter = \"Q\"\n":     `line 2: "a.b" cannot be the name of a thing`,
		head + "[monsters.heal]\n" +
			dragon[len("[monsters.dragon]\n"):]: `line 2: monsters.heal cannot be the id of a monster`,
		head + "seats = { max = 6 }\n": `line 2: seats`,
	} {
		tests[text] = want
	}
	checkTexts(t, tests)
}
