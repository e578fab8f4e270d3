package enginetest

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"testing"

	"homespun/engines"
)

// FuzzParse is the fuzz target for the text of a line. Any text of any seat is read or called unreadable.
// What is read is written and read back the same, and is judged rightly in a position of each kind that a
// match comes to. texts are lines to begin with, without "WHO:".
func FuzzParse(f *testing.F, texts []string, games ...engines.Engine) {
	for _, text := range texts {
		for who := engines.Table; int(who) <= len(games[0].SeatIDs()); who++ {
			f.Add(text, int8(who))
		}
	}
	places := make([][]place, len(games))
	for i, engine := range games {
		places[i] = placesOf(engine)
	}
	f.Fuzz(func(t *testing.T, text string, who int8) {
		for i, engine := range games {
			if m, err := engine.Parse(engines.Seat(who), text); err == nil {
				if again, err := engine.Parse(m.Who, engine.Format(m)); err != nil || again != m {
					t.Fatalf("%q: %+v, written %q and read back as %+v, %v", text, m, engine.Format(m), again,
						err)
				}
			}
			examine(t, newExaminer(engine, Options{}), func(e *examiner) {
				for _, place := range places[i] {
					e.at = place.at
					e.read(place.pending, place.list, engines.Seat(who), text, false)
				}
			})
		}
	})
}

// place is a position with its pending decision and its legal moves.
type place struct {
	at      engines.Position
	pending engines.Pending
	list    []engines.Move
}

// placesOf returns a position for each kind of decision, and one after the end, as random matches reach them.
func placesOf(engine engines.Engine) []place {
	var places []place
	seen := map[int]bool{}
	wander(engine, 40, 400, func(p engines.Position, _ int) {
		pending := engine.Pending(p)
		what := int(pending.Kind)
		if pending.Over() {
			what = -1
		}
		if !seen[what] {
			seen[what] = true
			places = append(places, place{p, pending, engine.Moves(p, nil)})
		}
	})
	return places
}

// FuzzLoad is the fuzz target for the position of a record, as JSON. A position that can be read can be
// played on with any mix of moves and fixes (see [Options]), and is read back the same. look makes further
// checks of each position; it may be nil.
func FuzzLoad(f *testing.F, fixes []string, look func(engines.Engine, engines.Position),
	games ...engines.Engine) {
	for i, engine := range games {
		wander(engine, 6, 200, func(p engines.Position, line int) {
			if line%13 == 0 {
				text, err := json.Marshal(engine.Save(p))
				if err != nil {
					f.Fatal(err)
				}
				f.Add(string(text), uint64(line*len(games)+i))
			}
		})
	}
	f.Fuzz(func(t *testing.T, text string, seed uint64) {
		engine := games[seed%uint64(len(games))]
		p, err := engine.Load(func(into any) error { return json.Unmarshal([]byte(text), into) })
		if err != nil {
			return
		}
		examine(t, newExaminer(engine, Options{Fixes: fixes}), func(e *examiner) {
			e.at, e.r = p, rand.New(rand.NewPCG(seed, 1))
			e.sound(false)
			for range 60 {
				e.saved()
				engine.Prompt(e.at)
				engine.Walk(e.at).Value(0)
				if look != nil {
					look(engine, e.at)
				}
				over := engine.Pending(e.at).Over()
				fixing := len(fixes) > 0 && (over || e.r.IntN(3) == 0)
				if fixing {
					if fix, ok := e.drawFix(); ok {
						e.at = e.apply(e.at, fix)
					}
				} else if !over {
					m := engine.Sample(e.at, e.r)
					if v := engine.Check(e.at, m); !v.OK() {
						e.fail(CheckSample, "%q is drawn and refused: %s", e.line(m), e.reason(v.Message))
					}
					e.at = e.apply(e.at, m)
				}
			}
		})
	})
}

// saved checks that the position is the same after Save and Load. It leaves out the text in between, so that
// it is cheap.
func (e *examiner) saved() {
	saved := e.engine.Save(e.at)
	back, err := e.engine.Load(func(into any) error {
		reflect.ValueOf(into).Elem().Set(reflect.ValueOf(saved).Elem())
		return nil
	})
	if err != nil || back != e.at {
		e.fail(CheckSave, "saved and read it is\n%s%v", e.toml(back), err)
	}
}

// examine runs checks and fails the test if one of them fails.
func examine(t *testing.T, e *examiner, look func(*examiner)) {
	t.Helper()
	if err := func() (err error) {
		defer e.caught(&err)
		look(e)
		return nil
	}(); err != nil {
		t.Fatal(err)
	}
}

// wander plays matches at random. It calls show with each position and the number of lines before it.
func wander(engine engines.Engine, matches, lines int, show func(p engines.Position, line int)) {
	r := rand.New(rand.NewPCG(3, 4))
	for range matches {
		p := engine.Start()
		for line := range lines {
			show(p, line)
			if engine.Pending(p).Over() {
				break
			}
			p = engine.Apply(p, engine.Sample(p, r), nil)
		}
	}
}
