package offers

import (
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/adventure"
	"homespun/engines/cubed"
	"homespun/engines/enginetest/round"
	"homespun/engines/geyser"
	"homespun/engines/patrollers"
	"homespun/engines/saratoga"
	"homespun/engines/sitters"
	"homespun/rulesets"
	adventurerules "homespun/rulesets/adventure"
	cubedrules "homespun/rulesets/cubed"
	geyserrules "homespun/rulesets/geyser"
	"homespun/rulesets/household"
	patrollersrules "homespun/rulesets/patrollers"
	saratogarules "homespun/rulesets/saratoga"
	sittersrules "homespun/rulesets/sitters"
)

// shelf holds all games.
var shelf = func() *rulesets.Shelf {
	s, err := rulesets.NewShelf(
		rulesets.Source{Engine: sitters.Definition, Files: sittersrules.Files},
		rulesets.Source{Engine: adventure.Definition, Files: adventurerules.Files},
		rulesets.Source{Engine: geyser.Definition, Files: geyserrules.Files},
		rulesets.Source{Engine: saratoga.Definition, Files: saratogarules.Files},
		rulesets.Source{Engine: cubed.Definition, Files: cubedrules.Files},
		rulesets.Source{Engine: patrollers.Definition, Files: patrollersrules.Files})
	if err != nil {
		panic(err)
	}
	return s
}()

// eachGame runs a test for every game there is, without files of a family's own.
func eachGame(t *testing.T, do func(t *testing.T, g *rulesets.Game)) {
	t.Setenv(household.Variable, t.TempDir())
	for _, g := range shelf.All() {
		t.Run(g.ID, func(t *testing.T) { do(t, g) })
	}
}

// nudge is a change of one number of rules by one step, up or down.
type nudge struct {
	rulesets.Change
	of *rulesets.Ruleset
	at string // the number for people: "scoring[1][4]"
	up bool
	// stops says that the control of the number stops there: it is a bound of its field.
	stops bool
}

// nudges returns the changes by one step of every number that rules have, up and down, in the order of the fields.
func nudges(r *rulesets.Ruleset) (list []nudge) {
	for _, shown := range rulesets.Show(r) {
		if v, ok := r.Value(shown.Key); ok {
			list = nudgesOf(list, r.Game, []string{shown.Key}, v)
		}
	}
	for i := range list {
		list[i].of = r
	}
	return list
}

// nudgesOf adds those of one field.
func nudgesOf(list []nudge, g *rulesets.Game, key []string, v any) []nudge {
	f, _ := g.FieldAt(key)
	if table, ok := v.(map[string]any); ok {
		for _, entry := range rulesets.Keys(f, v) {
			if inner, ok := table[entry]; ok {
				list = nudgesOf(list, g, append(slices.Clone(key), entry), inner)
			}
		}
		return list
	}
	name := strings.Join(key, ".")
	eachNumber(f, v, func(place string, low, high float64, with func(by float64) any, is float64) {
		for _, by := range []float64{1, -1} {
			if f.Kind == engines.LengthField {
				by /= 2
			} else if f.Step > 0 {
				by *= float64(f.Step)
			}
			n := nudge{Change: rulesets.Change{Key: key}, at: name + place, up: by > 0, stops: is+by < low || is+by > high}
			if !n.stops {
				n.Value = with(by)
			}
			list = append(list, n)
		}
	})
	return list
}

// eachNumber calls do with each number in a value that is no table: its place in lists, its bounds, and the whole value
// with it moved.
func eachNumber(f engines.Field, v any,
	do func(place string, low, high float64, with func(by float64) any, is float64)) {
	low, high := float64(f.Min), float64(f.Max)
	switch v := v.(type) {
	case int64:
		if low == 0 && high == 0 {
			high = 9999
		}
		do("", low, high, func(by float64) any { return v + int64(by) }, float64(v))
	case float64:
		do("", low/10, high/10, func(by float64) any { return v + by }, v)
	case []any:
		for i, e := range v {
			eachNumber(f.Element(), e, func(place string, low, high float64, with func(by float64) any, is float64) {
				do(fmt.Sprintf("[%d]%s", i, place), low, high, func(by float64) any {
					out := slices.Clone(v)
					out[i] = with(by)
					return out
				}, is)
			})
		}
	case string:
		if f.Shape != engines.DieShape {
			return
		}
		sides := strings.Fields(v)
		for i, side := range sides {
			n, _ := strconv.Atoi(side[1:])
			do(fmt.Sprintf("[%d]", i), 0, 9, func(by float64) any {
				out := slices.Clone(sides)
				out[i] = side[:1] + strconv.Itoa(n+int(by))
				return strings.Join(out, " ")
			}, float64(n))
		}
	}
}

// What becomes of a change of one number.
const (
	plays = iota
	bound
	offered // it plays after offers
	refused
	outcomes
)

// became returns what becomes of changes of rules that can be played: whether they play, after which offers, or what
// stands against them.
func became(r *rulesets.Ruleset, changes ...rulesets.Change) (what int, list []Offer, wrong rulesets.Finding) {
	_, list, err := Bring(r, changes...)
	var broken *rulesets.Broken
	switch errors.As(err, &broken); {
	case broken == nil && len(list) == 0:
		return plays, nil, wrong
	case broken == nil:
		return offered, list, wrong
	}
	wrong = broken.Findings[0]
	for _, c := range changes { // the field itself cannot be so, whatever the others are
		if key := strings.Join(c.Key, "."); len(wrong.Also) == 0 &&
			(wrong.Key == key || strings.HasPrefix(key, wrong.Key+".")) {
			return bound, nil, wrong
		}
	}
	return refused, nil, wrong
}

// Every number of every game goes up and down by one, from the standard and from each variant: it plays, stands at a
// bound that is said, or plays after at most three offers. HOMESPUN_ROUND=all with -v prints the table by field.
func TestEveryNumberGoesUpAndDown(t *testing.T) {
	round.Long(t)
	eachGame(t, func(t *testing.T, g *rulesets.Game) {
		table := map[string]*[2][outcomes]int{}
		var order []string
		var list []nudge
		for _, l := range g.List() {
			list = append(list, nudges(l.Ruleset)...)
		}
		for _, n := range round.Sample(t, 60, list) {
			field := columnOf(n.of, n.Key)
			if table[field] == nil {
				table[field] = new([2][outcomes]int)
				order = append(order, field)
			}
			direction, what := 0, bound
			if !n.up {
				direction = 1
			}
			if !n.stops {
				var list []Offer
				var wrong rulesets.Finding
				if what, list, wrong = became(n.of, n.Change); what == refused {
					t.Errorf("%s of %s cannot be %v: %s", n.at, n.of.ID, n.Value, wrong)
				}
				if what == offered {
					keepsTheChange(t, n, list)
				}
			}
			table[field][direction][what]++
		}
		total := [outcomes]int{}
		for _, field := range order {
			up, down := table[field][0], table[field][1]
			t.Logf("%-32s up: plays %3d, bound %3d, offers %3d; down: plays %3d, bound %3d, offers %3d", field, up[plays],
				up[bound], up[offered], down[plays], down[bound], down[offered])
			for what := range outcomes {
				total[what] += up[what] + down[what]
			}
		}
		t.Logf("%s: %d play, %d at a bound, %d with offers, %d refused", g.ID, total[plays], total[bound], total[offered],
			total[refused])
	})
}

// keepsTheChange fails the test unless a number is what it was made, with at most three offers.
func keepsTheChange(t *testing.T, n nudge, list []Offer) {
	t.Helper()
	with, _, err := Bring(n.of, n.Change)
	if err != nil || len(list) > Most {
		t.Errorf("%s: %v, %d offers", n.at, err, len(list))
		return
	}
	was, _ := n.of.ValueIn(n.Key)
	if is, _ := with.ValueIn(n.Key); !kept(was, n.Value, is) {
		t.Errorf("%s was to be %v, and is %v", n.at, n.Value, is)
	}
}

// clashRules are house rules for each clash there is, by game and name: for each of its fields some in which that is what
// was changed.
var clashRules = map[string]map[string][]string{
	"sitters": {
		"many-outcomes":         {"die_faces = 12\nbattle_dice.collectors = 3", "die_faces = 12\nbattle_dice = { collectors = 2, obstructors = 2 }"},
		"return-on-no-face":     {"return_on = { collectors = [7] }", "die_faces = 4"},
		"few-collector-starts":  {"collectors = 8", "board = '''\nCCCXXXXXOOOOOO\nXXXXXXSSS\n'''"},
		"few-obstructor-starts": {"obstructors = 7", "board = '''\nCCCCXXXXXOO\nXXXXXXSSS\n'''"},
		"few-container-spaces":  {"board = 'CCCCOOOOOOS'", "containers = { collectors = 8, obstructors = 8 }\nboard = '''\nCCCCXXXXXOOOOOO\nSXXXX........\n'''"},
		"rows-of-scoring":       {"loot_rows = [0, 8]", "loot_rows = [0, 8, 16, 24, 32, 40]", "scoring = [[10, 20, 30, 40, 50]]"},
		"survivors-of-scoring":  {"collectors = 3", "collectors = 7", "scoring = [[1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 2, 3]]"},
	},
	"adventure": {
		"same-letter":           {"monsters.zombie.letter = 'S'", "monsters.spider.letter = 'Z'"},
		"shot-without-shooting": {"monsters.zombie.target = 'shot'", "monsters.skeleton.attack = 'hit'"},
		"tile-of-none":          {"monsters.zombie = false", "monsters.zombie.letter = 'Q'"},
		"no-spawner":            {"tiles = { Z = 0, S = 0, K = 0 }\ntiles.C = 0"},
		"many-taken-away":       {"discard = 60", "discard = 10\ntiles.T = 2"},
		"event-of-no-face":      {"event_die = 4", "events.7 = 'spider'"},
		"event-of-none":         {"monsters.zombie = false\ntiles.Z = 0"},
	},
	"geyser": {
		"few-tokens":     {"tokens = 3", "tokens = 5\nmother_needs = 5"},
		"sum-of-ring":    {"die_faces = 4", "rings.1.sums = [2, 12, 14]"},
		"sum-of-mother":  {"mother_fires_on = [13]"},
		"sum-of-two":     {"rings.1.sums = [2, 3]", "rings.5.sums = [2, 8]"},
		"always-fires":   {"mother_fires_on = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]\nreentry = true"},
		"geyser-of-none": {"rings.5 = false", "board = '''\nS...S\n.9...\n..M..\n...5.\nS...S\n'''\nmother_needs = 1"},
		"few-starts":     {"board = '''\nS.1..\n..2..\n.3M..\n.....\n....S\n'''"},
		"far-geysers":    {"mother_needs = 40", "board = '''\nS...S\n.1...\n..M..\n...5.\nS...S\n'''"},
	},
	"saratoga": {
		"low-goal":    {"progress = 12", "goal = 3\nprogress = 3", "goal = 20\nprogress = 20"},
		"no-way-west": {"head_west = 0\nconvoy = 0"},
		"few-colours": {"colours.red = false", "colours.red = false\ncolours.black = false"},
	},
	"cubed": {"cubes-in-all": {"size = 3", "cubes.yellow = 10", "cubes.red = 1", "size = 2\ncubes.yellow = 4"}},
	"patrollers": {
		"no-gap":            {"depth = 12\nstrip = 6", "strip = 40"},
		"no-room":           {"width = 12\nteam_size = 5\nbase = 3", "base = 3\nwidth = 12", "width = 12\nteam_size = 5\nbase = 2"},
		"small-roster":      {"", "team_size = 5"},
		"wounded-of-none":   {"special_ends_near_death = ['cook']"},
		"class-of-none":     {"class_actions.leader = false", "class_actions.grunt = false"},
		"gives-to-none":     {"class_actions.leader.to = 'cook'"},
		"counts-none":       {"class_actions.leader.each = 'cook'"},
		"counts-nothing":    {"class_actions.cook = { name = 'Cook', attack = 1 }"},
		"special-for-none":  {"special_actions.issue-orders.class = 'cook'"},
		"token-for-none":    {"death_tokens.cup = { name = 'Cup', points = 1, effect = 'bonus', class = 'cook' }"},
		"token-is-no-bonus": {"death_tokens.med-pack.attack = 1"},
	},
}

// Every clash of every game plays after at most three offers, whichever of its fields was changed.
func TestEveryClashIsMendedByOffers(t *testing.T) {
	eachGame(t, func(t *testing.T, g *rulesets.Game) {
		standard, err := g.Standard()
		if err != nil {
			t.Fatal(err)
		}
		for name := range g.Definition.Info.Clashes {
			if len(clashRules[g.ID][name]) == 0 {
				t.Errorf("no rules clash by %s", name)
			}
			for _, text := range clashRules[g.ID][name] {
				if name == "small-roster" {
					roster, _ := standard.Value("roster")
					for id := range roster.(map[string]any) {
						if id != "sarge" && id != "mad-dog" {
							text += "\nroster." + id + " = false"
						}
					}
				}
				r, findings := g.Read("ours.toml", []byte("extends = \""+g.ID+"/standard\"\n"+text+"\n"))
				if _, broken := rulesets.Problem(findings); r == nil || !broken {
					t.Errorf("%s: %q is no clash: %v", name, text, findings)
					continue
				}
				list, ok := Along(standard, r)
				kept := ok
				if !ok { // all fields of the clash were changed
					list, ok = Along(r, r)
				}
				if !ok || len(list) == 0 || len(list) > Most {
					t.Errorf("%s: %q is offered %v, for %s", name, text, list, findings[0])
				}
				t.Logf("%s, %.40q: %d offers, what was changed stays: %v", name, text, len(list), kept)
			}
		}
	})
}

// Two numbers of the fields of a clash at once, each up or down by one: they play, are at a bound that is said, or play
// after at most three offers.
func TestEveryPairOfAClashGoesUpAndDown(t *testing.T) {
	round.Long(t)
	eachGame(t, func(t *testing.T, g *rulesets.Game) {
		var pairs [][2]nudge
		for _, l := range g.List() {
			list := nudges(l.Ruleset)
			for _, name := range slices.Sorted(maps.Keys(g.Definition.Info.Clashes)) {
				concerned := slices.DeleteFunc(slices.Clone(list), func(n nudge) bool {
					return n.stops || !n.in(g.Definition.Info.Clashes[name])
				})
				for i, one := range concerned {
					for _, other := range concerned[i+1:] {
						if !slices.Equal(one.Key, other.Key) {
							pairs = append(pairs, [2]nudge{one, other})
						}
					}
				}
			}
		}
		counts := [outcomes]int{}
		for _, pair := range round.Sample(t, 60, pairs) {
			what, _, wrong := became(pair[0].of, pair[0].Change, pair[1].Change)
			if what == refused && len(wrong.Fits) > 0 { // both were changed, so one of them is offered again
				next, _ := pair[0].of.Try(pair[0].Change, pair[1].Change)
				if _, ok := Along(next, next); ok {
					what = offered
				}
			}
			if counts[what]++; what == refused {
				t.Errorf("%s and %s of %s cannot be %v and %v: %s", pair[0].at, pair[1].at, pair[0].of.ID, pair[0].Value,
					pair[1].Value, wrong)
			}
		}
		t.Logf("%s: %d pairs: %d play, %d at a bound, %d with offers, %d refused", g.ID, len(pairs), counts[plays],
			counts[bound], counts[offered], counts[refused])
	})
}

// in reports whether the number belongs to one of the fields of a clash; of tables of things only to those that it names.
func (n nudge) in(fields []string) bool {
	return slices.ContainsFunc(fields, func(field string) bool {
		before, after, starred := strings.Cut(field, "*")
		key := strings.Join(n.Key, ".")
		if starred {
			return strings.HasPrefix(key, before) && strings.HasSuffix(key, after)
		}
		f, _ := n.of.Game.FieldAt([]string{field})
		return key == field || strings.HasPrefix(key, field+".") && f.Of != engines.TableField
	})
}

// columnOf returns the key of a field with a star for the thing that it belongs to.
func columnOf(r *rulesets.Ruleset, key []string) string {
	out := slices.Clone(key)
	if f, _ := r.Game.FieldAt(key[:1]); f.Of == engines.TableField && len(key) > 2 {
		out[1] = "*"
	}
	return strings.Join(out, ".")
}

// A new monster has no tile and comes by no event: both are offered, and so is something for a face that an event die
// gets. Of the rules that come with a game everything comes into play.
func TestWhatNeverComesIntoPlayIsOffered(t *testing.T) {
	eachGame(t, func(t *testing.T, g *rulesets.Game) {
		for _, l := range g.List() {
			if idle := Idle(l.Ruleset); len(idle) > 0 {
				t.Errorf("in %s nothing comes of %v", l.ID, idle)
			}
		}
	})
	t.Setenv(household.Variable, t.TempDir())
	g, err := shelf.Game("adventure")
	if err != nil {
		t.Fatal(err)
	}
	r, findings := g.Read("ours.toml", []byte(`extends = "adventure/standard"
event_die = 7
[monsters.ghost]
letter = "G"
supply = 4
steps = 2
climbs = true
target = "hears"
attack = "hit"
range = 1
damage = 1
kill = 6
order = 5
`))
	if r == nil || len(findings) > 0 {
		t.Fatal(findings)
	}
	list := func(ids ...any) []any { return ids }
	want := map[string]Offer{
		"monsters.ghost": {{Key: []string{"tiles", "G"}, Value: int64(1)}, {Key: []string{"events", "7"}, Value: list("ghost")}},
		"event_die":      {{Key: []string{"events", "7"}, Value: list("ghost")}},
	}
	if got := Idle(r); !reflect.DeepEqual(got, want) {
		t.Errorf("offered is %v, want %v", got, want)
	}
}
