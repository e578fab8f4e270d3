package games_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
	"homespun/rulesets"
)

// aloud are the texts that the screen shows of a game, by where they come from: "says.moved", "table hint".
type aloud map[string][]string

func (a aloud) add(from string, texts ...string) {
	for _, text := range texts {
		if text != "" && !slices.Contains(a[from], text) {
			a[from] = append(a[from], text)
		}
	}
}

// listener collects the texts of one match as one voice says them.
type listener struct {
	aloud
	engine engines.Engine
	said   *rulesets.Speaker
	build  tableau.Maker
	theme  *rulesets.Theme
	r      *rand.Rand
	args   map[string][]engines.Arg // the arguments seen, by their names
}

// readAloud returns the texts of a game: what its recorded matches say in every shipped theme, with the names
// of the players and without them, and what the table shows of them. Each position also refuses moves that
// are not legal there. Reasons that come up nowhere are filled with arguments that others had.
func readAloud(t *testing.T, game string) aloud {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("..", "..", "..", "engines", game, "testdata", "*.match"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no recorded match of %s: %v", game, err)
	}
	all := aloud{}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		file, err := record.Read(data)
		if err != nil {
			t.Fatal(err)
		}
		m, err := record.Replay(file, games.All().Resolve)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := games.All().Ruleset(m.Header())
		if err != nil {
			t.Fatal(err)
		}
		names := make([][]string, len(m.Seats()))
		for i, seat := range m.Seats() {
			names[i] = seat.Names
		}
		themes := rules.Game.Themes()
		if round.Quick() {
			themes = themes[:1]
		}
		for i, theme := range themes {
			for _, names := range [][][]string{nil, names} {
				if i > 0 && names != nil {
					continue // the names are the same in every theme
				}
				l := listener{all, m.Engine(), rules.Speaker(theme.Theme, m.Engine(), names).OnScreen(),
					games.All().Tables[game], theme.Theme, rand.New(rand.NewPCG(1, 2)), map[string][]engines.Arg{}}
				l.match(m)
			}
		}
	}
	return all
}

// match listens to a whole match.
func (l *listener) match(m *record.Match) {
	var pool []engines.Move
	for _, step := range m.Steps() {
		if step.Line.Kind == record.MoveLine {
			pool = append(pool, step.Line.Move)
		}
	}
	every := max(1, len(pool)/30) // what a table shows is much the same from line to line
	for i, step := range m.Steps() {
		if step.Line.Kind != record.MoveLine {
			continue
		}
		l.events(step)
		if i%every == 0 {
			l.refusals(step.Before, pool)
			l.table(step.Before)
		}
	}
	l.table(m.Position())
	l.unheard()
}

// sentence adds the sentence of a message in a position.
func (l *listener) sentence(p engines.Position, n engines.Message) {
	if n.Reason == 0 || l.strange(n) {
		return
	}
	reason := l.engine.Info().Reasons[n.Reason]
	for i, name := range reason.Args[:min(len(reason.Args), int(n.N))] {
		if arg := n.Args[i]; len(l.args[name]) < 50 && !slices.Contains(l.args[name], arg) {
			l.args[name] = append(l.args[name], arg)
		}
	}
	l.add("says."+reason.Name, l.said.At(p).Sentence(n))
}

// strange reports whether a message is about a piece that the match does not have. Nobody can tap one.
func (l *listener) strange(n engines.Message) bool {
	return slices.ContainsFunc(n.Args[:n.N], func(arg engines.Arg) bool {
		d := l.engine.Describe(arg)
		return arg.Kind == engines.PieceArg && d.Noun == "" && d.Name == "" && d.Plain == "" && d.Text != "" &&
			d.Text[0] >= 'A' && d.Text[0] <= 'Z'
	})
}

// events adds what a line says, and why.
func (l *listener) events(step record.Step) {
	voice := l.said.At(step.After)
	table := l.build(l.engine, voice, l.theme)
	before := step.Before
	l.engine.Watch(step.Before, step.Line.Move, func(n engines.Message, after engines.Position) {
		l.sentence(after, n)
		if why, subject, ok := table.Why(before, n); ok {
			l.sentence(after, why)
			l.add("table why", subject)
		}
		before = after
	})
	l.sentence(step.After, l.engine.Prompt(step.After))
}

// refusals adds why moves of the match, and such as mix two of them, cannot be made in a position. What
// nobody can tap or type on the screen, such as a piece that there is not, is left out.
func (l *listener) refusals(p engines.Position, pool []engines.Move) {
	for range 200 {
		m, other := pool[l.r.IntN(len(pool))], pool[l.r.IntN(len(pool))]
		if at := l.r.IntN(engines.MaxArgs); at < int(min(m.N, other.N)) && l.r.IntN(2) == 0 {
			m.Args[at] = other.Args[at]
		}
		v := l.engine.Check(p, m)
		name := l.engine.Info().Reasons[v.Message.Reason].Name
		if v.Status == engines.Refused && !unknown(name) {
			l.sentence(p, v.Message)
		}
	}
}

// unknown reports whether a reason is about something that there is not.
func unknown(reason string) bool {
	return strings.Contains(reason, "unknown") || strings.Contains(reason, "no-such")
}

// table adds what the table shows of a position.
func (l *listener) table(p engines.Position) {
	table := l.build(l.engine, l.said.At(p), l.theme)
	pending := l.engine.Pending(p)
	scene := table.Scene(p, engines.Table)
	for _, piece := range scene.Pieces {
		l.add("table piece", tableau.NameOf(table, p, scene, tableau.APiece(piece.ID)), piece.Name)
		l.add("table label", piece.Label)
	}
	for _, spot := range scene.Spots {
		l.add("table spot", tableau.NameOf(table, p, scene, tableau.ASpot(spot.ID)))
	}
	for _, tray := range scene.Trays {
		l.add("table tray", tray.Name, tray.Brief)
	}
	for _, track := range scene.Tracks {
		l.add("table track", track.Name, track.Brief, track.Value, track.Detail)
		for _, bead := range track.Beads {
			l.add("table track", bead.Name)
		}
	}
	for _, tag := range scene.Tags {
		l.add("table tag", tag.Name)
	}
	for _, reading := range table.Readings(p) {
		l.add("table track", reading.Name)
	}
	for _, stepper := range table.Steppers(p) {
		l.add("table fix", stepper.Name)
	}
	for _, setting := range table.Settings(p) {
		l.add("table fix", setting.Name)
	}
	if pending.Over() {
		ending := table.Ending(p)
		l.add("table ending", append(ending.Sum, ending.Title)...)
		return
	}
	for _, seat := range pending.Who.List() {
		view := l.engine.View(p, seat)
		l.add("table hint", table.Hint(view, seat))
		title, detail := table.Caption(view, seat, nil)
		l.add("table caption", title, detail)
		for _, m := range l.engine.Moves(view, nil) {
			inputs := table.Inputs(view, m)
			for i, in := range inputs {
				if in.Kind == tableau.Choice {
					l.add("table choice", table.Name(view, in))
				}
				title, detail := table.Caption(view, seat, inputs[:i+1])
				l.add("table caption", title, detail)
			}
		}
	}
}

// unheard fills the sentences that no match has brought up with arguments that others had.
func (l *listener) unheard() {
	for i, reason := range l.engine.Info().Reasons {
		if reason.Name == "" || len(l.aloud["says."+reason.Name]) > 0 || unknown(reason.Name) {
			continue
		}
		var args []engines.Arg
		for _, name := range reason.Args {
			if seen := l.args[name]; len(seen) > 0 {
				args = append(args, seen[l.r.IntN(len(seen))])
			}
		}
		if len(args) == len(reason.Args) {
			l.add("says."+reason.Name, l.said.Sentence(enginetest.NewMessage(engines.Reason(i), 0, args...)))
		}
	}
}
