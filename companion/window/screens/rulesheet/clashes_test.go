package rulesheet

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets/manuscript"
)

// clashing are house rules with each clash there is, by game and name.
var clashing = map[string]map[string]string{
	"sitters": {
		"many-outcomes":         "die_faces = 12\nbattle_dice = { collectors = 2, obstructors = 2 }",
		"return-on-no-face":     "return_on = { collectors = [7] }",
		"few-collector-starts":  "collectors = 8",
		"few-obstructor-starts": "obstructors = 7",
		"few-container-spaces":  "board = 'CCCCOOOOOOS'",
		"rows-of-scoring":       "loot_rows = [0, 8]",
		"survivors-of-scoring":  "collectors = 3",
	},
	"adventure": {
		"same-letter":           "monsters.zombie.letter = 'S'",
		"shot-without-shooting": "monsters.zombie.target = 'shot'",
		"tile-of-none":          "monsters.zombie = false",
		"no-spawner":            "tiles = { Z = 0, S = 0, K = 0, C = 0 }",
		"many-taken-away":       "discard = 60",
		"event-of-no-face":      "event_die = 4",
		"event-of-none":         "monsters.zombie = false\ntiles.Z = 0",
	},
	"geyser": {
		"few-tokens":     "tokens = 3",
		"sum-of-ring":    "die_faces = 4",
		"sum-of-mother":  "mother_fires_on = [13]",
		"sum-of-two":     "rings.1.sums = [2, 3]",
		"always-fires":   "mother_fires_on = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]\nreentry = true",
		"geyser-of-none": "rings.5 = false",
		"few-starts":     "board = '''\nS.1..\n..2..\n.3M..\n.....\n....S\n'''",
		"far-geysers":    "mother_needs = 40",
	},
	"saratoga": {
		"low-goal":    "progress = 12",
		"no-way-west": "head_west = 0\nconvoy = 0",
		"few-colours": "colours.red = false",
	},
	"cubed": {"cubes-in-all": "size = 3"},
	"patrollers": {
		"no-gap":            "depth = 12\nstrip = 6",
		"no-room":           "width = 12\nteam_size = 5\nbase = 3",
		"small-roster":      "", // all but one are taken out, see below
		"wounded-of-none":   "special_ends_near_death = ['cook']",
		"class-of-none":     "roster.sarge.class = 'cook'",
		"gives-to-none":     "class_actions.leader.to = 'cook'",
		"counts-none":       "class_actions.leader.each = 'cook'",
		"counts-nothing":    "class_actions.cook = { name = 'Cook', attack = 1 }",
		"special-for-none":  "special_actions.issue-orders.class = 'cook'",
		"token-for-none":    "death_tokens.cup = { name = 'Cup', points = 1, effect = 'bonus', class = 'cook' }",
		"token-is-no-bonus": "death_tokens.med-pack.attack = 1",
	},
}

// Every clash of every game is marked at each of its places, each leads to the others, and Play and Print say
// why they cannot.
func TestClashesAreMarkedAtAllPlaces(t *testing.T) {
	for _, game := range games.All().All() {
		standard, err := game.Standard()
		if err != nil {
			t.Fatal(err)
		}
		b := open(t, standard, false)
		for name, fields := range game.Definition.Info.Clashes {
			t.Run(game.ID+"/"+name, func(t *testing.T) {
				b.TB = t
				text := clashing[game.ID][name]
				if name == "small-roster" {
					roster, _ := standard.Value("roster")
					for id := range roster.(map[string]any) {
						if id != "sarge" {
							text += "roster." + id + " = false\n"
						}
					}
				}
				b.clash(text, fields)
			})
		}
		if len(clashing[game.ID]) != len(game.Definition.Info.Clashes) {
			t.Errorf("%s has %d clashes", game.ID, len(game.Definition.Info.Clashes))
		}
	}
}

// clash shows house rules that clash in some fields.
func (b *bench) clash(text string, fields []string) {
	b.Helper()
	s := b.screen
	path := filepath.Join(b.TempDir(), "ours.toml")
	if err := os.WriteFile(path, []byte("extends = \""+b.now().game.ID+"/standard\"\n"+text+"\n"),
		0o644); err != nil {
		b.Fatal(err)
	}
	ours, err := manuscript.Open(b.now().game, path)
	if err != nil {
		b.Fatal(err)
	}
	s.desk.text = ours
	s.place.at, s.place.last = nil, nil
	s.reread()
	wrong, broken := b.problem()
	keys := append([]string{wrong.Key}, wrong.Also...)
	if !broken || !slices.EqualFunc(keys, fields, is) || strings.Contains(wrong.Message, "cannot be so") ||
		wrong.Line == 0 {
		b.Fatalf("found is %+v, want a sentence about %q and its line", wrong, fields)
	}
	why := words.Finding(0, wrong.Message, "")
	for _, button := range []*widgets.Button{s.standing.play, s.standing.print} {
		if !button.Disabled() || !strings.Contains(button.AccessibilityLabel(), wrong.Message) {
			b.Errorf("%s says %q", button.Text, button.AccessibilityLabel())
		}
	}
	if !s.standing.why.Visible() || !strings.Contains(s.standing.why.Text, wrong.Message) {
		b.Errorf("beside Play and Print stands %q", s.standing.why.Text)
	}
	places := b.now().named(wrong)
	for _, here := range places {
		c := b.cardOf(here[0])
		if !slices.Contains(textsIn(c.object), why) {
			b.Errorf("%s is not marked", here)
		}
		for _, there := range places {
			if !slices.Equal(there, here) && c.widget(there) == nil {
				b.Errorf("nothing leads from %s to %s", here, there)
			}
		}
		// the card of the thing is marked too
		if _, exists := b.now().rules.ValueIn(here); len(here) > 1 && exists {
			s.open(here[:2])
			if !slices.Contains(textsIn(s.page), why) {
				b.Errorf("%s is not marked on its card", here)
			}
			s.place.at = nil
			s.fill()
		}
	}
	for _, way := range b.cardOf(places[0][0]).buttons { // of fields on one card there is none
		if way.opener.(*widgets.Button).Icon == nil {
			continue
		}
		b.do(way.opener.(*widgets.Button))
		if !slices.Equal(s.place.last, way.key) || b.dialog() == nil && s.place.at == nil {
			b.Errorf("%q leads to %q", way.opener.(*widgets.Button).Text, s.place.last)
		}
		b.close()
		break
	}
	b.Log(why)
}

// is reports whether a key is one that a clash names, with * for any part.
func is(key, name string) bool {
	before, after, starred := strings.Cut(name, "*")
	return key == name || starred && strings.HasPrefix(key, before) && strings.HasSuffix(key, after)
}

// cardOf returns the card on the sheet that a field belongs to.
func (b *bench) cardOf(field string) *card {
	b.Helper()
	for clause, c := range b.screen.cards.shown {
		for _, f := range b.now().fields(clause) {
			if f.Key == field {
				return c
			}
		}
	}
	b.Fatalf("%s is on no card", field)
	return nil
}

// What a field brings along is told in its control before it is done, and nothing of one that clashes with nothing.
func TestWhatFollowsIsSaidBefore(t *testing.T) {
	rules, err := standardOf(t, "saratoga").With(map[string]any{"goal": int64(6)})
	if err != nil {
		t.Fatal(err)
	}
	b := open(t, rules, false)
	said := func(key string) string {
		f, _ := b.now().game.FieldAt([]string{key})
		return strings.Join(b.now().excluded(f, []string{key}), "\n")
	}
	if got, want := said("progress"), "6 needs this too. Goal: 7 instead of 6."; got != want {
		t.Errorf("of the progress it says %q, want %q", got, want)
	}
	if got := said("raid"); got != "" {
		t.Errorf("of the raid it says %q", got)
	}
}

// Five delvers: the dialog says what the scoring table gets, one tap does it, and one undo takes back both.
func TestFiveDelversAreOneTapMore(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), false)
	b.screen.open([]string{"collectors"})
	says := func(what string) bool {
		return slices.Contains(textsIn(b.shell.Window.Canvas().Overlays().Top()), what)
	}
	if before := "5 needs this too. Scoring table: one column more, with 60, 70, 80, 90, 100."; !says(before) {
		t.Errorf("before it is done the dialog does not say %q", before)
	}
	if wrong := b.change([]string{"collectors"}, int64(5)); wrong == "" {
		t.Fatal("five delvers play without a column more")
	}
	b.screen.opened.said(b.screen.desk.wrong(nil))
	if !says("Scoring table: one column more, with 60, 70, 80, 90, 100.") {
		t.Errorf("the dialog says %q", textsIn(b.shell.Window.Canvas().Overlays().Top()))
	}
	b.press(words.SheetAlong)
	if _, broken := b.problem(); broken {
		t.Error("with what follows it cannot be played")
	}
	b.screen.Undo()
	if n, _ := b.now().rules.Value("collectors"); n != int64(4) || b.now().differ > 0 {
		t.Errorf("one undo leaves %v delvers and %d differences", n, b.now().differ)
	}
}

// A ghost that is added gets a tile and a number on the event die by one tap.
func TestAGhostComesByOneTap(t *testing.T) {
	b := open(t, standardOf(t, "adventure"), false)
	b.screen.open([]string{"monsters"})
	b.named("Ghost")
	if said := textsIn(b.screen.page); !slices.Contains(said, words.SheetIdle) ||
		!slices.Contains(said, "Events, 4: spiders, ghost instead of spiders.") {
		t.Errorf("the card of the ghost says %q", said)
	}
	b.press(words.SheetAlong)
	if n, _ := b.now().rules.Value("tiles.A"); n != int64(1) {
		t.Errorf("there are %v tiles", n)
	}
	if brings, _ := b.now().rules.Value("events.4"); !slices.Equal(brings.([]any), []any{"spider", "ghost"}) {
		t.Errorf("a 4 brings %v", brings)
	}
	if slices.Contains(textsIn(b.screen.page), words.SheetIdle) {
		t.Error("it is said still")
	}
}
