package podium_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"homespun/companion/games"
	"homespun/companion/podium"
	"homespun/companion/session"
	"homespun/companion/table"
	"homespun/companion/tableau"
	"homespun/engines"
)

func golden(t testing.TB, path string) *podium.Match {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "engines", filepath.FromSlash(path)))
	if err != nil {
		t.Fatal(err)
	}
	return opened(t, string(data))
}

func opened(t testing.TB, file string) *podium.Match {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a.match")
	if err := os.WriteFile(path, []byte(file), 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := session.Open(path, session.Options{Resolve: games.All().Resolve, Say: games.All().Say})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	m, err := table.MatchOf(games.All(), s)
	if err != nil {
		t.Fatal(err)
	}
	voice := m.Speak(s.Seats(), engines.Table, 0)
	return podium.Of(s, m.Game(voice), voice)
}

func names(actors []tableau.Actor) string {
	var list []string
	for _, a := range actors {
		list = append(list, a.Name)
	}
	return strings.Join(list, ", ")
}

func TestPrint(t *testing.T) {
	paths, _ := filepath.Glob("../../engines/*/testdata/*.match")
	for _, path := range paths {
		m := golden(t, strings.TrimPrefix(filepath.ToSlash(path), "../../engines/"))
		r := m.Result()
		begin := time.Now()
		facts := m.Facts()
		t.Log(path, len(m.Lines), time.Since(begin), "\n", r.Title, "|", r.How, "\n first", names(r.First), "beside", names(r.Beside), "\n", strings.Join(facts, "\n "))
	}
}
