package rulesets

import (
	"bytes"
	"errors"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
	"homespun/rulesets/household"
	"homespun/rulesets/values"
)

func TestChangesOfAFile(t *testing.T) {
	sitters, adventure := sittersGame(t), adventureGame(t)
	const head = "extends = \"sitters/standard\" # ours\n"
	const dungeon = "extends = \"adventure/standard\"\n"
	for _, c := range []struct {
		game       *Game
		text, key  string
		value      any
		want, fail string
	}{
		{sitters, head + "return_on = { collectors = [6], obstructors = [ 6 ] }\n", "return_on.obstructors", []any{int64(5), int64(6)},
			head + "return_on = { collectors = [6], obstructors = [ 5, 6 ] }\n", ""},
		{sitters, head, "may_pass", true, head + "may_pass = true\n", ""},
		{sitters, head + "may_pass = false # never\n", "may_pass", true, head + "may_pass = true # never\n", ""},
		{sitters, head + "par = 40", "par", int64(50), head + "par = 50", ""},
		{sitters, head, "par", int64(5000), "", "par is 5000"},
		{sitters, head, "parr", int64(5), "", `parr is not a field of SiTTeRS; did you mean "par"?`},
		{sitters, head, "return_on.me", []any{int64(5)}, "", "return_on.me is not a field of SiTTeRS"},
		{sitters, head, "turns", []any{"collectors", "obstructors"}, head + "turns = [\"collectors\", \"obstructors\"]\n", ""},
		{sitters, head, "board", "CCCCXO\n.X.XOS\n", "", ""},
		{sitters, head + "containers.collectors = 2\n", "containers.obstructors", int64(3),
			head + "containers.collectors = 2\ncontainers.obstructors = 3\n", ""},
		{sitters, head, "name", "Grandma's", head + "name = \"Grandma's\"\n", ""},
		{sitters, head, "clauses.SIT-11.source", "Nobody passes.",
			head + "clauses.SIT-11.source = \"Nobody passes.\"\n", ""},
		{adventure, dungeon, "monsters.zombie.steps", int64(3), dungeon + "monsters.zombie.steps = 3\n", ""},
		{adventure, dungeon, "monsters.zombie", false, "", ""},
		{adventure, dungeon, "monsters.zombie.figure", false, dungeon + "monsters.zombie.figure = false\n", ""},
		{adventure, dungeon, "monsters.zombie.climbs", false, dungeon + "monsters.zombie.climbs = false\n", ""},
		{adventure, dungeon + "[tiles]\nC = 3\n", "tiles.C", false, dungeon + "[tiles]\nC = false\n", ""},
		{adventure, dungeon + "events = { 6 = \"heal\", 7 = \"heal\" }\n", "events.7", false,
			dungeon + "events = { 6 = \"heal\" }\n", ""},
		{adventure, dungeon, "hearts", false, "", "hearts is false"},
		{adventure, dungeon + "[monsters.zombie]\n# slow\nsteps = 1\n", "monsters.zombie.steps", int64(4),
			dungeon + "[monsters.zombie]\n# slow\nsteps = 4\n", ""},
	} {
		r, findings := c.game.Read("Ours.toml", []byte(c.text))
		if r == nil {
			t.Fatalf("%q: %v", c.text, findings)
		}
		key := r.Parts(c.key)
		f, _ := c.game.FieldAt(key)
		got, r, _, err := c.game.Change("Ours.toml", []byte(c.text), Change{key, c.value})
		switch {
		case c.fail != "":
			if err == nil || !strings.Contains(err.Error(), c.fail) {
				t.Errorf("%s = %v: %v, want %q", c.key, c.value, err, c.fail)
			}
		case err != nil || c.want != "" && string(got) != c.want:
			t.Errorf("%s = %v: %v\n%s\nwant\n%s", c.key, c.value, err, got, c.want)
		default:
			now, ok := r.ValueIn(key)
			if out := values.TakesOut(f, c.value); ok == out || !out && !reflect.DeepEqual(now, values.Shaped(f, c.value)) {
				t.Errorf("%s = %v is read back as %v", c.key, c.value, now)
			}
		}
	}
}

// A thing that the standard has goes with false and comes back; a thing of the family's own goes with its table.
func TestThingsComeAndGo(t *testing.T) {
	g := adventureGame(t)
	text := []byte("extends = \"adventure/standard\"\n")
	change := func(key string, to any) *Ruleset {
		t.Helper()
		next, r, _, err := g.Change("Ours.toml", text, Change{strings.Split(key, "."), to})
		if err != nil {
			t.Fatalf("%s: %v", key, err)
		}
		text = next
		return r
	}
	zombie, _ := mustStandard(t, g).Value("monsters.zombie")
	r := change("monsters.ghoul", zombie)
	if ghoul, _ := r.Value("monsters.ghoul"); !reflect.DeepEqual(ghoul, zombie) {
		t.Errorf("a copy of the zombie is %v in\n%s", ghoul, text)
	}
	change("monsters.zombie", false)
	r = change("monsters.ghoul", false)
	if _, ok := r.Value("monsters.ghoul"); ok || bytes.Contains(text, []byte("ghoul")) {
		t.Errorf("the ghoul is still in\n%s", text)
	}
	if _, ok := r.Value("monsters.zombie"); ok || !bytes.Contains(text, []byte("zombie = false")) {
		t.Errorf("the zombie is still in\n%s", text)
	}
	other := maps.Clone(zombie.(map[string]any))
	other["supply"] = int64(1)
	r = change("monsters.zombie", other)
	if back, _ := r.Value("monsters.zombie"); !reflect.DeepEqual(back, other) {
		t.Errorf("another zombie comes back as %v in\n%s", back, text)
	}
	r = change("monsters.zombie", nil)
	if back, _ := r.Value("monsters.zombie"); !reflect.DeepEqual(back, zombie) ||
		string(bytes.TrimSpace(text)) != "extends = \"adventure/standard\"" {
		t.Errorf("the zombie comes back as %v in\n%s", back, text)
	}
}

// What was taken out can be added again, as it was or otherwise.
func TestWhatWasTakenOutIsAddedAgain(t *testing.T) {
	for _, c := range []struct {
		game      *Game
		key, like string
	}{
		{adventureGame(t), "monsters.spider", "monsters.zombie"},
		{geyserGame(t), "rings.5", "rings.1"},
		{patrollersGame(t), "special_actions.tiger-claw-grip", "special_actions.tiger-claw-grip"},
	} {
		key, text := strings.Split(c.key, "."), []byte("extends = \""+c.game.ID+"/standard\"\n")
		thing, there := mustStandard(t, c.game).Value(c.like)
		if !there {
			t.Fatalf("there is no %s", c.like)
		}
		text, _, _, err := c.game.Change("Ours.toml", text, Change{key, false})
		if err != nil {
			t.Fatal(err)
		}
		text, r, _, err := c.game.Change("Ours.toml", text, Change{key, thing})
		if err != nil {
			t.Errorf("%s is refused: %v", c.key, err)
		} else if now, _ := r.ValueIn(key); !reflect.DeepEqual(now, thing) {
			t.Errorf("%s is %v, not %v, in\n%s", c.key, now, thing, text)
		}
	}
}

// Two rules that exclude each other can be changed one after the other: the text is kept, with what is wrong.
func TestAClashIsAFindingAndNoRefusal(t *testing.T) {
	g := cubedGame(t)
	text, r, findings, err := g.Change("Ours.toml", []byte("extends = \"cubed/standard\"\n"),
		Change{[]string{"size"}, int64(3)})
	if err != nil || r == nil || !hasError(findings) {
		t.Fatalf("a cube of three with cubes for four: %v, %v", err, findings)
	}
	_, _, findings, err = g.Change("Ours.toml", text,
		Change{[]string{"cubes"}, map[string]any{"yellow": 1, "red": 6, "black": 20}})
	if err != nil || hasError(findings) {
		t.Errorf("and with 27 cubes: %v, %v", err, findings)
	}
}

// anyValue draws a value that a field can have by its schema.
func anyValue(t *rapid.T, f engines.Field) any {
	switch f.Kind {
	case engines.BoolField:
		return rapid.Bool().Draw(t, "bool")
	case engines.NumberField:
		return int64(rapid.IntRange(f.Min, max(f.Max, f.Min)).Draw(t, "number"))
	case engines.LengthField:
		return float64(rapid.IntRange(f.Min, f.Max).Draw(t, "tenths")) / 10
	case engines.ChoiceField:
		if len(f.Choices) > 0 {
			return rapid.SampledFrom(f.Choices).Draw(t, "choice")
		}
	case engines.ListField:
		list := []any{}
		for range rapid.IntRange(0, 4).Draw(t, "n") {
			list = append(list, anyValue(t, f.Element()))
		}
		return list
	}
	return rapid.SampledFrom([]string{"words", "", "two\nlines\n", "é \U0001f409 \u05d0", "'''", `"\`,
		"#"}).Draw(t, "text")
}

// anyKey draws the key of a field that has no fields below it.
func anyKey(t *rapid.T, r *Ruleset) ([]string, engines.Field) {
	fields := r.Game.recordFields()
	f := rapid.SampledFrom(fields).Draw(t, "field")
	key := []string{f.Key}
	for f.Kind == engines.TableField {
		v, _ := values.In(r.tree, key)
		table, _ := v.(map[string]any)
		keys := f.Keys
		if len(keys) == 0 || f.Of == engines.TableField {
			keys = values.Keys(f, table, nil)
		}
		if len(keys) == 0 {
			return nil, f
		}
		part := rapid.SampledFrom(keys).Draw(t, "entry")
		f, key = values.Inner(f, part), append(key, part)
	}
	return key, f
}

// Whatever is changed in whatever order, the file reads back as what was said, its remarks stay as they are, and
// the lines that say nothing of it too.
func TestRandomChangesOfRandomFiles(t *testing.T) {
	var all []*Ruleset
	t.Setenv(household.Variable, t.TempDir())
	for _, g := range shelf.All() {
		for _, l := range g.List() {
			all = append(all, l.Ruleset)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		base := rapid.SampledFrom(all).Draw(t, "base")
		text := Draft(base, "Ours")
		if rapid.Bool().Draw(t, "crlf") {
			text = bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n"))
		}
		remarks := remarkLines(text)
		r, _ := base.Game.Read("Ours.toml", text)
		for range 8 {
			key, f := anyKey(t, r)
			if key == nil {
				continue
			}
			value := anyValue(t, f)
			next, now, _, err := base.Game.Change("Ours.toml", text, Change{key, value})
			if err != nil {
				if errors.As(err, new(*engines.FieldError)) {
					continue // the checker knows more than the schema
				}
				t.Fatalf("%v = %v: %v in\n%s", key, value, err, text)
			}
			if read, _ := now.ValueIn(key); !reflect.DeepEqual(read, values.Shaped(f, value)) {
				t.Fatalf("%v = %v is read back as %v in\n%s", key, value, read, next)
			}
			if now := remarkLines(next); !slices.Equal(now, remarks) {
				t.Fatalf("%v = %v changes the remarks of\n%s", key, value, next)
			}
			text, r = next, now
		}
	})
}

func remarkLines(text []byte) (list []string) {
	for line := range bytes.Lines(text) {
		if bytes.HasPrefix(line, []byte("# ")) {
			list = append(list, string(line))
		}
	}
	return list
}
