package patrollers_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/tableautest"
)

// intent returns what is asked when Ben's bot would make a move, and what can be answered: a name and a
// move, or a name alone where something else is asked then.
func (t *battle) intent(line string) *tableau.Intent {
	t.Helper()
	return t.Intent(t.p, tableautest.Read(t.TB, t.e, line))
}

// spelled spells an intent.
func (t *battle) spelled(intent *tableau.Intent) string {
	if intent == nil {
		return "nothing is asked"
	}
	list := []string{intent.Said}
	for _, upshot := range intent.Upshots {
		if upshot.Instead != nil {
			list = append(list, upshot.Name+" ...")
			continue
		}
		list = append(list, upshot.Name+" = "+t.e.Format(upshot.Move))
	}
	return strings.Join(list, "; ")
}

// then answers with what leads to another question.
func then(t *testing.T, intent *tableau.Intent, name string) *tableau.Intent {
	t.Helper()
	for _, upshot := range intent.Upshots {
		if upshot.Name == name && upshot.Instead != nil {
			return upshot.Instead()
		}
	}
	t.Fatalf("%q leads nowhere from %+v", name, intent)
	return nil
}

// twoAgainstTwo stands on a table that people measure. It is the turn of Ben's Sarge, who moves 2 twines and
// reaches 2.
func twoAgainstTwo(t *testing.T) *battle {
	tab := sit(t, "standard", map[string]any{"team_size": 2, "positions": "measured"}).stand(
		"A1 ballistic - 3/5/2/2\nA2 depth-charge - 2/5/2/2\nB1 sarge - 3/3/2/2\nB2 patches - 3/4/2/2")
	tab.play("A: order A1", "A: end", "B: order B1")
	return tab
}

// PAT-12: a bot knows no distances. People say whom its figure reaches; if that is nobody it goes nearer, and
// they say how far it came (PAT-10).
func TestPeopleSayWhatABotReaches(t *testing.T) {
	tab := twoAgainstTwo(t)
	strikes := tab.intent("B: attack B1 A2 1")
	tableautest.Equal(t, "an attack", tab.spelled(strikes),
		"Ben's Sarge attacks up to 2 twines away. Who is near enough?; Ava's Depth Charge = attack B1 A2 2; Ava's Ballistic = attack B1 A1 2; Nobody is so near ...")
	goes := then(t, strikes, "Nobody is so near")
	tableautest.Equal(t, "nobody", tab.spelled(goes),
		"Move Ben's Sarge 2 twines towards Ava's Ballistic. How far did it come?; 2 twines = move B1 2; 1 twine = move B1 1; It cannot move = end")
	tableautest.Equal(t, "a move", tab.spelled(tab.intent("B: move B1 1")),
		"Move Ben's Sarge 1 twine towards Ava's Ballistic. How far did it come?; 1 twine = move B1 1; It cannot move ...")
	tab.play("B: move B1 2", "B: move B1 2")
	tableautest.Equal(t, "after both moves", tab.spelled(tab.intent("B: end")), "nothing is asked")
}

// PAT-22: whether a special action reaches its target, and whom it hits besides, people say too.
func TestPeopleSayWhatASpecialActionReaches(t *testing.T) {
	tab := twoAgainstTwo(t)
	tab.play("B: end", "A: order A2", "A: special A2 2", "A: end", "B: order B2", "B: end", "dice: R3-R1")
	tableautest.Equal(t, "an explosive that goes off", tab.spelled(tab.intent("A: order A2")),
		"Who is hit?; That is all = order A2; Ava's Ballistic ...; Ava's Depth Charge ...; Ben's Sarge ...; Ben's Patches ...")
	hit := then(t, then(t, tab.intent("A: order A2"), "Ben's Patches"), "Ben's Sarge")
	tableautest.Equal(t, "two are hit", tab.spelled(hit),
		"Who else is hit?; That is all = order A2 B1 B2; Ava's Ballistic ...; Ava's Depth Charge ...")
	tab.play("A: order A1")
	fires := tab.intent("A: special A1 B1 2")
	tableautest.Equal(t, "a gun", tab.spelled(fires),
		"Gatling Gun on Ben's Sarge. Is it within 2 twines?; Yes ...; No, too far ...")
	tableautest.Equal(t, "who is hit besides", tab.spelled(then(t, then(t, fires, "Yes"), "Ben's Patches")),
		"Who else is hit?; That is all = special A1 B1 2 B2; Ava's Depth Charge ...")
}

// Whatever bots would do in random battles, every answer is a move that may be made, and every way of
// answering comes to one.
func TestEveryAnswerIsAMove(t *testing.T) {
	asked := 0
	for _, ruleset := range []string{"standard", "big-guns", "basic"} {
		tab := sit(t, ruleset, map[string]any{"positions": "measured"})
		r := rand.New(rand.NewPCG(39, 1))
		for p := tab.p; !tab.e.Pending(p).Over(); {
			m := tab.e.Sample(p, r)
			for intent := tab.Intent(p, m); m.Who >= 0 && intent != nil; asked++ {
				if asked > 100_000 {
					t.Fatal("it is asked without end")
				}
				upshot := intent.Upshots[r.IntN(len(intent.Upshots))]
				if upshot.Instead != nil {
					intent = upshot.Instead()
					continue
				}
				if m = upshot.Move; !tab.e.Check(p, m).OK() {
					t.Fatalf("%s: %s: %q is refused: %s", ruleset, intent.Said, upshot.Name,
						tab.voice.Refusal(tab.e.Check(p, m)))
				}
				intent = nil
			}
			p = tab.e.Apply(p, m, nil)
		}
	}
	if asked < 100 {
		t.Errorf("only %d questions were asked", asked)
	}
}
