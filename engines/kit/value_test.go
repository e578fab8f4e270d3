package kit

import (
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/enginetest"
	"homespun/engines/kit/outlook"
)

// How many turns a piece needs from the start, by hand: each roll is as likely.
func TestTurnsToTheFinish(t *testing.T) {
	for _, is := range []struct {
		rules string
		want  int
	}{
		{"path = 1", 1000},
		{"path = 2\ndice = \"d2\"", 1500},                                     // 1 and then 1 more, or 2
		{"path = 2\ndice = \"d2\"\nexact = \"stay\"", 2000},                   // from 1 on only with 1
		{"path = 2\ndice = \"d2\"\n[land]\n1 = [\"miss a turn\"]", 2000},      // every second time
		{"path = 2\ndice = \"d2\"\n[land]\n1 = [\"go to start\"]", 2000},      // only with 2
		{"path = 2\ndice = \"d2\"\n[land]\n1 = [\"go on 1\"]", 1000},          // always
		{"path = 2\ndice = \"d2\"\n[land]\n1 = [\"roll again\"]", 1000},       // without a turn more
		{"path = 2\ndice = \"d2\"\nenter = [2]", 3000},                        // 2 to come in, 1 to go on
		{"path = 2\ndice = \"d2\"\n[land]\n1 = [\"wait until 1\"]", 2500},     // and 2 turns more on 1
		{"path = 3\ndice = \"d2\"\n[ways]\nb = { from = 1, to = 3 }", 1500},   // from 1 on in a single step
		{"squares = [\"S . F\"]\ndice = \"d2\"", 1500},                        // 1 and then any, or 2
		{"squares = [\"S . . F\", \"# . . .\"]\ndice = \"d3\"", 1778},         // three steps, on the short way
		{"places = [\"1-2-3, 1>3\"]\nfinish = \"3\"", 1000},                   // a way for one direction
		{"path = 2\ndice = \"d2\"\npieces = 2", 3000},                         // one after the other
		{"path = 4\ndice = [\"2\", \"2\", \"4\"]", 1666},                      // faces of one's own
		{"path = 4\nturn = [\"roll on the table: go on 2 | go on 4\"]", 1500}, // and no dice that say how far
	} {
		head, tables, _ := strings.Cut(is.rules, "\n[")
		if tables != "" {
			tables = "\n[" + tables
		}
		if strings.Contains(head, "squares") {
			head += "\nsigns = { S = \"start\", F = \"finish\" }"
		}
		if !strings.Contains(head, "turn") {
			head += "\nturn = [\"roll\", \"move\"]"
		}
		g := compile(t, 2, head+"\nend = [\"if all yours are at the finish: win\"]"+tables)
		p := g.Start()
		o := g.outlook()
		got := g.until(&p, o, &o.Ends[0], 0)
		if got < is.want-20 || got > is.want+20 {
			t.Errorf("%s: %d turns, want %d thousandths", is.rules, got, is.want)
		}
	}
}

// What medium bots choose where there is little doubt.
func TestMediumChooses(t *testing.T) {
	for _, is := range []struct{ about, game, lines, want string }{
		{"stop where more is at stake than can be won", "nuts",
			"table: fix counter nuts A 20|dice: 6-5|A: yes|dice: 6-6|A: yes|dice: 6-5", "no"},
		{"go on with little", "nuts", "table: fix counter nuts A 20|dice: 3-2", "yes"},
		{"stop where that wins", "nuts", "table: fix counter nuts A 74|dice: 3-3", "no"},
		{"take of what is left most", "garden", "table: fix common beans 1|" +
			"table: fix common pumpkins 3|table: fix common carrots 2|dice: basket", "choose 3"},
		{"send somebody back who is far", "hedgehogs",
			"table: fix put A1 15|table: fix put A2 2|table: fix put B1 6|table: fix put C1 18|dice: 3", "move A1"},
		{"keep one of each", "buttons", "table: fix card red A|table: fix card red A|table: fix card blue A|" +
			"table: fix card green A|A: choose 1|table: draw yellow", "discard red"},
		{"play the card that brings furthest", "snail-post",
			"table: fix card 1 A|table: fix card 4 A|table: draw 2", "play 4"},
		{"go where something lies that is looked for", "torn-map",
			"table: fix put A1 c1|table: fix turn A|dice: 1", "move A1 d1"},
		{"go home with all of it", "torn-map",
			"table: fix put A1 e3|table: fix counter scraps A 3|table: fix turn A|dice: 1", "move A1 e4"},
		{"go on rather than send back who is at the start", "snail-post",
			"table: fix card rain A|table: fix card 3 A|table: draw 2", "play 3"},
	} {
		t.Run(is.about, func(t *testing.T) {
			g := compile(t, 3, shipped(t)[is.game])
			table := enginetest.NewTable(t, g)
			table.Play(strings.Split(is.lines, "|")...)
			medium, err := bots.New("medium")
			if err != nil {
				t.Fatal(err)
			}
			m, err := medium.Choose(t.Context(), engines.Wrap(g).Walk(table.At), 0, rand.New(rand.NewPCG(1, 2)))
			if got := g.Format(m); err != nil || got != is.want {
				t.Errorf("it chose %q, %v; want %q", got, err, is.want)
			}
		})
	}
}

// All win together where no line lets anybody win alone.
func TestTogether(t *testing.T) {
	games := shipped(t)
	for id, want := range map[string]bool{"garden": true, "nuts": false, "hedgehogs": false} {
		if got := compile(t, 3, games[id]).Info().Together; got != want {
			t.Errorf("%s: together is %v", id, got)
		}
	}
	if outlook.Together(compile(t, 2, snails).Program) {
		t.Error("whoever has most leaves wins alone")
	}
}
