package rulesets

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"homespun/engines"
)

func sittersGame(t testing.TB) *Game {
	t.Helper()
	t.Setenv(HomeVariable, t.TempDir())
	g, err := FindGame("sitters")
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestShippedRulesetsAndThemesCanBeUsed(t *testing.T) {
	g := sittersGame(t)
	var ids []string
	for _, l := range g.List() {
		ids = append(ids, l.ID)
		if l.Ruleset == nil || len(l.Findings) > 0 || l.Summary == "" {
			t.Errorf("%s: %v, %q", l.ID, l.Findings, l.Summary)
		}
	}
	if got, want := strings.Join(ids, " "), "standard delve gentle long-haul team"; got != want {
		t.Errorf("shipped rulesets are %q, want %q", got, want)
	}
	ids = nil
	for _, l := range g.Themes() {
		ids = append(ids, l.ID)
		if l.Theme == nil || len(l.Findings) > 0 || l.Summary == "" {
			t.Errorf("theme %s: %v", l.ID, l.Findings)
			continue
		}
		for _, n := range l.Theme.Nouns() {
			if _, ok := l.Theme.nouns[n.ID]; !ok || n.One == "" || n.A == "" || n.Many == "" || n.Icon == "" {
				t.Errorf("theme %s has no whole noun for %s: %+v", l.ID, n.ID, n)
			}
			for number := range 9 {
				icon := l.Theme.Icon(n.ID, number)
				if _, err := os.Stat(filepath.Join("..", "assets", "icons", icon+".svg")); err != nil {
					t.Errorf("theme %s: %s %d has the icon %q, which is not among the assets", l.ID, n.ID, number, icon)
				}
			}
		}
	}
	if got, want := strings.Join(ids, " "), "dungeon burglars plain space"; got != want {
		t.Errorf("shipped themes are %q, want %q", got, want)
	}
}

// TestStandardHoldsEveryNumber: no field may be left to the engine.
func TestStandardHoldsEveryNumber(t *testing.T) {
	g := sittersGame(t)
	r, err := g.Standard()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range Show(r) {
		if s.Value == nil || s.Text == "" || s.Label == "" || s.Help == "" || s.Bounds == "" || s.Changed {
			t.Errorf("%s is not whole: %+v", s.Key, s)
		}
		for _, key := range s.Keys {
			if _, ok := r.Value(s.Key + "." + key); !ok {
				t.Errorf("standard has no %s.%s", s.Key, key)
			}
		}
	}
}

// argsFor makes arguments for a reason, of the kinds that the engine gives it: the names say which.
func argsFor(names []string) []engines.Arg {
	var args []engines.Arg
	for i, name := range names {
		kind := map[string]engines.ArgKind{"piece": engines.PieceArg, "other": engines.PieceArg, "space": engines.SpaceArg, "target": engines.SpaceArg, "seat": engines.SeatArg}[name]
		switch kind {
		case engines.PieceArg:
			args = append(args, engines.Of(kind, i*7%16))
		case engines.SeatArg:
			args = append(args, engines.Of(kind, i%2))
		case engines.SpaceArg:
			args = append(args, engines.Of(kind, 3+i))
		default:
			args = append(args, engines.Of(engines.NumberArg, i+1))
		}
	}
	return args
}

// unsaid finds what must not be in a sentence: braces, doubled marks, gaps where a value was missing, exclamation marks, "you".
var unsaid = regexp.MustCompile(`[{}!]|\.\.|  | [.,:;]|%!|\b[Yy]ou(r|rs)?\b|^[a-z]{2}`)

func everySpeaker(t *testing.T, g *Game, do func(name string, s *Speaker)) {
	for _, l := range g.List() {
		engine, err := l.Ruleset.Compile(0)
		if err != nil {
			t.Fatal(err)
		}
		for _, theme := range g.Themes() {
			for _, names := range [][][]string{nil, {{"Ava"}, {"Ben", "Cleo"}}} {
				do(fmt.Sprintf("%s, %s, %v", l.ID, theme.ID, names), l.Ruleset.Speaker(theme.Theme, engine, names))
			}
		}
	}
}

func TestEveryReasonHasASentence(t *testing.T) {
	g := sittersGame(t)
	info := g.Definition.Info
	everySpeaker(t, g, func(name string, s *Speaker) {
		for i, reason := range info.Reasons {
			if reason.Name == "" {
				continue
			}
			if _, ok := s.Ruleset.Value("says." + reason.Name); !ok {
				t.Errorf("there is no sentence for %s", reason.Name)
			}
			text := s.Sentence(engines.NewNote(engines.Reason(i), 8, argsFor(reason.Args)...))
			if testing.Verbose() && strings.HasPrefix(name, "standard, dungeon, [[") {
				t.Logf("%s: %s", reason.Name, text)
			}
			if bad := unsaid.FindString(text); bad != "" || len(text) < 10 || !strings.HasSuffix(text, ".") {
				t.Errorf("%s: %s: %q has %q", name, reason.Name, text, bad)
			}
		}
	})
	says, _ := mustStandard(t, g).Value("says")
	for key := range says.(map[string]any) {
		if !slices.ContainsFunc(info.Reasons, func(r engines.ReasonInfo) bool { return r.Name == key }) {
			t.Errorf("the sentence %s is for nothing that the engine says", key)
		}
	}
}

func TestEveryClauseHasAText(t *testing.T) {
	g := sittersGame(t)
	everySpeaker(t, g, func(name string, s *Speaker) {
		list := s.Clauses()
		if len(list) != int(g.Definition.Info.Clauses) {
			t.Errorf("%s: %d clauses have a text, not %d", name, len(list), g.Definition.Info.Clauses)
		}
		for _, c := range list {
			if testing.Verbose() && strings.HasPrefix(name, "delve, space, []") {
				t.Logf("%s %s (%v): %s || %s", c.ID, c.Title, c.House, c.Source, c.Decision)
			}
			all := c.Title + " " + c.Source + " " + c.Decision
			if bad := unsaid.FindString(strings.TrimSpace(c.Source + c.Decision)); bad != "" || c.Title == "" || strings.Contains(all, "{") {
				t.Errorf("%s: %s: %q has %q", name, c.ID, all, bad)
			}
		}
	})
}

func mustStandard(t testing.TB, g *Game) *Ruleset {
	t.Helper()
	r, err := g.Standard()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestEmbeddedFilesAreAllTOML(t *testing.T) {
	err := fs.WalkDir(shippedFiles, ".", func(path string, d fs.DirEntry, err error) error {
		if !d.IsDir() && !isTOML(path) {
			t.Errorf("%s is shipped and is no TOML", path)
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}
