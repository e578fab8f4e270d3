package workshop_test

import (
	"reflect"
	"strings"
	"testing"

	"homespun/assets"
	"homespun/companion/match/games"
	"homespun/companion/match/workshop"
	"homespun/engines/enginetest/round"
	"homespun/rulesets"
	"homespun/rulesets/household"
	"homespun/rulesets/manuscript"
)

func standard(t *testing.T, id string) (*workshop.Kind, *rulesets.Ruleset) {
	t.Helper()
	game, err := games.All().Game(id)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := game.Standard()
	if err != nil {
		t.Fatal(err)
	}
	return workshop.In(game), rules
}

// Every answer and every power makes a thing that can be played, in every ruleset that comes with its game, and nothing
// of the things that were there changes.
func TestWhateverIsChosenPlays(t *testing.T) {
	for _, id := range []string{"adventure", "patrollers"} {
		kind, rules := standard(t, id)
		for _, listed := range round.Sample(t, 1, rules.Game.List()) {
			rules := listed.Ruleset
			was, _ := rules.Value(kind.Table)
			try := func(wish workshop.Wish) {
				d, err := kind.Draft(rules, wish)
				if err != nil {
					t.Errorf("%s, %+v: %v", rules.ID, wish, err)
					return
				}
				is, _ := d.Rules.Value(kind.Table)
				for name, thing := range was.(map[string]any) {
					if !reflect.DeepEqual(thing, is.(map[string]any)[name]) {
						t.Errorf("%s: %s is another", rules.ID, name)
					}
				}
			}
			for i, slider := range kind.Sliders {
				for at := range slider.Steps {
					wish := kind.Begin()
					wish.Steps[i] = at
					try(wish)
				}
			}
			for power := range kind.Of(rules) {
				wish := kind.Begin()
				wish.Power = power
				try(wish)
			}
		}
	}
}

// A ghost goes over walls and falls to a 6 alone. It gets a tile of its own and a number of the die, and the others keep
// theirs.
func TestAGhostComesIn(t *testing.T) {
	kind, rules := standard(t, "adventure")
	wish := kind.Begin()
	wish.Steps[2], wish.Power = 4, 1
	d, err := kind.Draft(rules, wish)
	if err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string]any{"monsters.ghost.climbs": true, "monsters.ghost.kill": int64(6),
		"monsters.ghost.letter": "G", "monsters.ghost.figure": "ghost", "tiles.G": int64(1), "tiles.Z": int64(2)} {
		if now, _ := d.Rules.Value(key); now != want {
			t.Errorf("%s is %v", key, now)
		}
	}
	events, _ := d.Rules.Value("events")
	called := 0
	for _, brings := range events.(map[string]any) {
		if list, ok := brings.([]any); ok && reflect.DeepEqual(list, []any{"spider", "ghost"}) {
			called++
		}
	}
	if called != 1 || len(events.(map[string]any)) != 6 {
		t.Errorf("the die brings %v", events)
	}
}

// A toy that goes one twine at most can be harder to knock over than any other.
func TestAnElephantIsSlowAndHardToKnockOver(t *testing.T) {
	kind, rules := standard(t, "patrollers")
	wish := kind.Begin()
	wish.Name, wish.Steps[0], wish.Steps[2] = "Elephant", 0, 4
	d, err := kind.Draft(rules, wish)
	if err != nil {
		t.Fatal(err)
	}
	all, _ := d.Rules.Value("roster")
	highest := func(thing any, field string) int64 {
		value := thing.(map[string]any)[field].(map[string]any)["front"].([]any)
		return value[1].(int64)
	}
	own := all.(map[string]any)["elephant"]
	if highest(own, "move") != 1 || own.(map[string]any)["name"] != "Elephant" {
		t.Errorf("the elephant is %v", own)
	}
	for id, other := range all.(map[string]any) {
		if id != "elephant" && highest(other, "defence") >= highest(own, "defence") {
			t.Errorf("%s is as hard to knock over", id)
		}
	}
}

// Two of a name are both there, and one undo takes a thing back with all that came along.
func TestAThingIsKeptAndTakenBackAsOne(t *testing.T) {
	folder := household.Folder(t.TempDir())
	t.Setenv(household.Variable, string(folder))
	if err := folder.Make(); err != nil {
		t.Fatal(err)
	}
	kind, rules := standard(t, "adventure")
	text := manuscript.Begin(rules)
	for i, want := range []string{"ghost", "ghost-2"} {
		key, err := kind.Keep(text, kind.Begin())
		if err != nil || key[1] != want {
			t.Fatalf("number %d is %q, %v", i+1, key, err)
		}
	}
	if err := text.Undo(); err != nil {
		t.Fatal(err)
	}
	if _, there := text.Rules.Value("monsters.ghost-2"); there {
		t.Error("the second is still there")
	}
	if tiles, _ := text.Rules.Value("tiles"); len(tiles.(map[string]any)) != 8 {
		t.Errorf("the tiles are %v", tiles)
	}
	if _, there := text.Rules.Value("monsters.ghost"); !there {
		t.Error("the first has gone too")
	}
}

// Every picture that is shown is there, and what people call some finds them.
func TestPicturesAreThere(t *testing.T) {
	source := workshop.Icons()
	for _, shelf := range source.Shelves() {
		for _, name := range shelf.Pictures {
			if _, ok := assets.Icon(name); !ok {
				t.Errorf("%s has no picture %s", shelf.Title, name)
			}
		}
	}
	for typed, want := range map[string]string{"teddy": "teddy-bear", "Bunny": "rabbit-face", "dino": "dragon",
		"teddy bear": "teddy-bear"} {
		if !strings.Contains(strings.Join(source.Find(typed), " "), want) {
			t.Errorf("%q does not find %s", typed, want)
		}
	}
	if found := source.Find("elephant"); len(found) > 0 {
		t.Errorf("elephant finds %q", found)
	}
	for sign, name := range workshop.Signs() {
		if _, ok := assets.Icon(name); !ok {
			t.Errorf("%s stands for %s, which is no picture", sign, name)
		}
	}
}
