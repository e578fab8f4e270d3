package rulesets

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/rulesets/household"
)

func sittersGame(t testing.TB) *Game {
	t.Helper()
	return shippedGame(t, "sitters")
}

func adventureGame(t testing.TB) *Game {
	t.Helper()
	return shippedGame(t, "adventure")
}

// eachGame runs a test for every game there is, without files of a family's own.
func eachGame(t *testing.T, do func(t *testing.T, g *Game)) {
	t.Setenv(household.Variable, t.TempDir())
	for _, g := range shelf.All() {
		t.Run(g.ID, func(t *testing.T) { do(t, g) })
	}
}

func TestShippedRulesetsAndThemesCanBeUsed(t *testing.T) {
	shipped := map[string][2]string{
		"sitters":    {"standard delve gentle long-haul team", "dungeon burglars plain space"},
		"adventure":  {"standard first-dungeon four-heroes hardcore solo", "blocks chess-set"},
		"geyser":     {"standard kind-island restless-mother small-island", "island dragons fire-moon"},
		"saratoga":   {"standard plenty short-trail", "trail high-seas"},
		"cubed":      {"standard exact mini points-race", "cubes tower"},
		"patrollers": {"standard basic big-guns duel", "toys space-port"},
	}
	eachGame(t, func(t *testing.T, g *Game) {
		var ids []string
		for _, l := range g.List() {
			ids = append(ids, l.ID)
			if l.Ruleset == nil || len(l.Findings) > 0 || l.Summary == "" {
				t.Errorf("%s: %v, %q", l.ID, l.Findings, l.Summary)
			}
		}
		if got, want := strings.Join(ids, " "), shipped[g.ID][0]; got != want {
			t.Errorf("shipped rulesets are %q, want %q", got, want)
		}
		ids = nil
		for _, l := range g.Themes() {
			ids = append(ids, l.ID)
			if l.Theme == nil || len(l.Findings) > 0 || l.Summary == "" {
				t.Errorf("theme %s: %v", l.ID, l.Findings)
				continue
			}
			checkNouns(t, l.Theme)
		}
		if got, want := strings.Join(ids, " "), shipped[g.ID][1]; got != want {
			t.Errorf("shipped themes are %q, want %q", got, want)
		}
	})
}

func TestShippedRulesetsSayForHowManyTheyAre(t *testing.T) {
	others := map[string]string{"adventure/four-heroes": "4 to 4", "adventure/solo": "1 to 1",
		"geyser/small-island": "2 to 2"}
	usual := map[string]string{"sitters": "2 to 2", "adventure": "1 to 4", "geyser": "2 to 4",
		"saratoga": "4 to 6", "cubed": "2 to 2", "patrollers": "2 to 2"}
	eachGame(t, func(t *testing.T, g *Game) {
		for _, l := range g.List() {
			want := cmp.Or(others[g.ID+"/"+l.ID], usual[g.ID])
			if low, most, _ := l.Ruleset.Seats(); fmt.Sprintf("%d to %d", low, most) != want {
				t.Errorf("%s is for %d to %d, want %s", l.ID, low, most, want)
			}
		}
	})
}

// checkNouns holds that a theme names everything in all forms and has an icon for it.
func checkNouns(t *testing.T, theme *Theme) {
	for _, n := range theme.Nouns() {
		if _, ok := theme.nouns[n.ID]; !ok || n.One == "" || n.A == "" || n.Many == "" || n.Icon == "" {
			t.Errorf("theme %s has no whole noun for %s: %+v", theme.ID, n.ID, n)
		}
		for number := range 9 {
			icon := theme.Icon(n.ID, number)
			if _, err := os.Stat(filepath.Join("..", "assets", "icons", icon+".svg")); err != nil {
				t.Errorf("theme %s: %s %d has the icon %q, which is not among the assets", theme.ID, n.ID,
					number, icon)
			}
		}
	}
}

// TestStandardHoldsEveryNumber: no field may be left to the engine. Faces of a die that bring nothing are
// left out, and so is what a class, a special action or a token of Patrollers does not do.
func TestStandardHoldsEveryNumber(t *testing.T) {
	eachGame(t, func(t *testing.T, g *Game) {
		r := mustStandard(t, g)
		for _, s := range Show(r) {
			if s.Value == nil || s.Written() == "" || s.Label == "" || s.Help == "" || s.Bounds == "" ||
				s.Changed {
				t.Errorf("%s is not whole: %+v", s.Key, s)
			}
			for _, key := range s.Keys {
				if _, ok := r.Value(s.Key + "." + key); !ok && s.Key != "events" {
					t.Errorf("standard has no %s.%s", s.Key, key)
				}
			}
			things, _ := s.Value.(map[string]any)
			for id := range things {
				for _, f := range s.Entry {
					if _, ok := r.Value(s.Key + "." + id + "." + f.Key); !ok &&
						(f.Needed || g.ID != "patrollers") {
						t.Errorf("standard has no %s.%s.%s", s.Key, id, f.Key)
					}
				}
			}
		}
	})
}

// pieces are numbers of pieces of each kind that a game's sentences can be about.
var pieces = map[string][]int{
	"sitters":    {0, 1, 5, 16, 17, 20},
	"adventure":  {0, 17, 34, 63, 128, 129, 300, 302, 400, 401, 402, 405}, // monsters, players, kinds, tiles
	"saratoga":   {1, 2, 3, 4, 5, 6},                                      // colours
	"geyser":     {1, 3, 12, 1<<16 + 1, 1<<16 + 7, 1<<16 + 64},            // tokens of both players
	"cubed":      {1, 2, 3},                                               // colours
	"patrollers": {1 << 8, 2<<8 | 5, 9<<8 | 9},                            // figures
}

// argsFor makes arguments for a reason, of the kinds that the engine gives it: the names say which.
func argsFor(g *Game, names []string, round int) []engines.Arg {
	var args []engines.Arg
	for i, name := range names {
		kind := map[string]engines.ArgKind{
			"piece": engines.PieceArg, "other": engines.PieceArg, "kind": engines.PieceArg,
			"space": engines.SpaceArg, "target": engines.SpaceArg, "seat": engines.SeatArg,
			"geyser": engines.SpaceArg, "origin": engines.SpaceArg,
		}[name]
		if other, ok := argKinds[g.ID][name]; ok {
			kind = other
		}
		switch kind {
		case engines.PieceArg:
			args = append(args, engines.Of(kind, pieces[g.ID][(i*7+round)%len(pieces[g.ID])]))
		case engines.SeatArg:
			args = append(args, engines.Of(kind, (i+round)%2))
		case engines.SpaceArg:
			args = append(args, engines.Of(kind, 3+i))
		default:
			args = append(args, engines.Of(engines.NumberArg, (i+round)%7))
		}
	}
	return args
}

// argKinds are the kinds of arguments that a game's engine gives another kind than others do.
var argKinds = map[string]map[string]engines.ArgKind{
	"saratoga": {"target": engines.SeatArg, "card": engines.PieceArg, "action": engines.PieceArg,
		"other": engines.NumberArg},
}

// findUnsaid returns what must not be in a sentence. What the designers call a card, with whatever marks, is
// no sentence of ours.
func findUnsaid(s *Speaker, text string) string {
	titles, _ := s.Ruleset.Value("titles")
	table, _ := titles.(map[string]any)
	for _, title := range table {
		if title := title.(string); unsaid.MatchString(title) {
			text = strings.ReplaceAll(text, title, "A title")
		}
	}
	return unsaid.FindString(text)
}

// unsaid is what must not be in a sentence: braces, doubled marks, gaps where a value was missing,
// exclamation marks, "you".
var unsaid = regexp.MustCompile(`[{}!]|\.\.|  | [.,:;]|%!|\b[Yy]ou(r|rs)?\b|^[a-z]{2}`)

// findUnsaidOf is findUnsaid for the sentence of a reason. One that tells how a match ends may be called out.
func findUnsaidOf(s *Speaker, reason engines.Reason, text string) string {
	if endOfMatch.MatchString(s.Ruleset.Game.Definition.Info.Reasons[reason].Name) {
		text = strings.ReplaceAll(text, "!", ".")
	}
	return findUnsaid(s, text)
}

// endOfMatch finds the reasons that tell how a match ends, by their names.
var endOfMatch = regexp.MustCompile(`\b(wins?|won)\b|^(draw|stalemate|prompt-over)$`)

func everySpeaker(t *testing.T, g *Game, do func(name string, s *Speaker)) {
	for _, l := range g.List() {
		engine, err := l.Ruleset.Compile(0)
		if err != nil {
			t.Fatal(err)
		}
		for _, theme := range g.Themes() {
			for _, names := range [][][]string{nil, {{"Ava"}, {"Ben", "Cleo"}}} {
				do(fmt.Sprintf("%s, %s, %v", l.ID, theme.ID, names),
					l.Ruleset.Speaker(theme.Theme, engine, names))
			}
		}
	}
}

func TestEveryReasonHasASentence(t *testing.T) {
	eachGame(t, func(t *testing.T, g *Game) {
		info := g.Definition.Info
		everySpeaker(t, g, func(name string, s *Speaker) {
			for i, reason := range info.Reasons {
				if reason.Name == "" {
					continue
				}
				if _, ok := s.Ruleset.Value("says." + reason.Name); !ok {
					t.Errorf("there is no sentence for %s", reason.Name)
				}
				for round := range 12 {
					text := s.Sentence(
						enginetest.NewMessage(engines.Reason(i), 8, argsFor(g, reason.Args, round)...))
					if bad := findUnsaidOf(s, engines.Reason(i), text); bad != "" || len(text) < 5 ||
						!strings.ContainsAny(text[len(text)-1:], ".?!") {
						t.Errorf("%s: %s: %q has %q", name, reason.Name, text, bad)
					}
				}
			}
		})
		says, _ := mustStandard(t, g).Value("says")
		for key := range says.(map[string]any) {
			if !slices.ContainsFunc(info.Reasons, func(r engines.ReasonInfo) bool { return r.Name == key }) {
				t.Errorf("the sentence %s is for nothing that the engine says", key)
			}
		}
	})
}

// TestEveryClashHasASentence: the words of the file are about fields that there are.
func TestEveryClashHasASentence(t *testing.T) {
	eachGame(t, func(t *testing.T, g *Game) {
		r := mustStandard(t, g)
		for name, keys := range g.Definition.Info.Clashes {
			if _, ok := r.Value("clashes." + name); !ok {
				t.Errorf("there is no sentence for %s", name)
			}
			for _, key := range keys {
				top, _, _ := strings.Cut(key, ".")
				f, _ := g.FieldAt([]string{top})
				entry := append(slices.Clone(f.Keys), "1")[0]
				if _, ok := g.FieldAt(strings.Split(strings.Replace(key, "*", entry, 1), ".")); !ok {
					t.Errorf("%s is about %s, which is no field", name, key)
				}
			}
		}
	})
}

func TestEveryClauseHasAText(t *testing.T) {
	eachGame(t, func(t *testing.T, g *Game) {
		everySpeaker(t, g, func(name string, s *Speaker) { checkClauses(t, name, s) })
	})
}

// unused is how many numbers a page leaves out between its clauses: after PAT-16 comes PAT-20.
var unused = map[string]int{"patrollers": 3}

// unusedOf is how many numbers have no text under a ruleset: in Patrollers nothing is said of the parts of
// the advanced game that are off.
func unusedOf(r *Ruleset) int {
	n := unused[r.Game.ID]
	if r.Game.ID != "patrollers" {
		return n
	}
	on := func(key string) bool {
		v, _ := r.Value(key)
		return v == true
	}
	if !on("advanced") {
		return n + 9 // PAT-20 to PAT-28
	}
	for key, clauses := range map[string]int{"classes": 1, "specials": 2, "tokens": 5} {
		if !on(key) {
			n += clauses
		}
	}
	return n
}

// ofTheScreen are words of the program, which stand in no rule on paper.
var ofTheScreen = regexp.MustCompile(`(?i)\b(apps?|laptop|screen|refus\w+|breaks? this rule|a record|the log|put something ` +
	`right|is (said|named) even)\b`)

// checkClauses holds that every clause has a title and a text that is filled in.
func checkClauses(t *testing.T, name string, s *Speaker) {
	t.Helper()
	list := s.Clauses()
	if want := int(s.Ruleset.Game.Definition.Info.Clauses) - unusedOf(s.Ruleset); len(list) != want {
		t.Errorf("%s: %d clauses have a text, not %d", name, len(list), want)
	}
	for _, c := range list {
		for _, text := range []string{c.Title, c.Source, c.Decision, c.Screen} {
			if bad := findUnsaid(s, text); bad != "" || c.Title == "" {
				t.Errorf("%s: %s: %q has %q", name, c.ID, text, bad)
			}
		}
		if bad := ofTheScreen.FindString(c.Source + " " + c.Decision); bad != "" {
			t.Errorf("%s: %s says %q on paper, where nobody sees a screen", name, c.ID, bad)
		}
	}
}

func mustStandard(t testing.TB, g *Game) *Ruleset {
	t.Helper()
	r, err := g.Standard()
	if err != nil {
		t.Fatal(err)
	}
	return r
}
