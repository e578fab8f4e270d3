package enginetest

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/engines"
	"homespun/engines/enginetest/toys"
)

type fault struct {
	check, name string
	engine      *faulty
	fixes       []string
}

// faults are toys that each break one thing; check is the check that has to find it.
var faults = []fault{
	{CheckPanic, "Check panics on a verb it does not know", sowing().with(func(f *faulty, e engines.Engine) {
		f.check = func(p engines.Position, m engines.Move) engines.Verdict {
			if m.Verb > 3 {
				panic("no such verb")
			}
			return e.Check(p, m)
		}
	}), nil},
	{CheckPanic, "Parse panics on what is not ASCII", sowing().with(func(f *faulty, e engines.Engine) {
		f.parse = func(who engines.Seat, words string) (engines.Move, error) {
			if strings.Contains(words, "🎲") {
				panic("what is this")
			}
			return e.Parse(who, words)
		}
	}), nil},
	{CheckInfo, "two reasons have one name", sowing().with(func(f *faulty, e engines.Engine) {
		f.info = func() *engines.Info {
			info := *e.Info()
			info.Reasons = append(slices.Clone(info.Reasons), info.Reasons[1])
			return &info
		}
	}), nil},
	{CheckInfo, "a field lacks its help", sowing().with(func(f *faulty, e engines.Engine) {
		f.info = func() *engines.Info {
			info := *e.Info()
			info.Fields = []engines.Field{{Key: "pits", Label: "Pits"}}
			return &info
		}
	}), nil},
	{CheckType, "a position holds a slice", sowing().with(func(f *faulty, e engines.Engine) {
		f.start = func() engines.Position { return struct{ Pits [2][]int }{} }
	}), nil},
	{CheckType, "a position holds a fraction", sowing().with(func(f *faulty, e engines.Engine) {
		f.start = func() engines.Position { return struct{ Seeds float64 }{} }
	}), nil},
	{CheckDue, "a decision of an unknown kind", boules().with(func(f *faulty, e engines.Engine) {
		f.due = func(p engines.Position) engines.Pending { d := e.Pending(p); d.Kind = 3; return d }
	}), nil},
	{CheckDue, "a roll without dice", boules().with(func(f *faulty, e engines.Engine) {
		f.due = func(p engines.Position) engines.Pending {
			d := e.Pending(p)
			d.Roll = engines.RollOf(engines.Die{Faces: 6})
			return d
		}
	}), nil},
	{CheckDue, "a seat that is not there owes", boules().with(func(f *faulty, e engines.Engine) {
		f.due = func(p engines.Position) engines.Pending {
			d := e.Pending(p)
			d.Who = d.Who.With(4)
			return d
		}
	}), nil},
	{CheckDue, "dice and a seat owe together", sowing().with(func(f *faulty, e engines.Engine) {
		f.due = func(p engines.Position) engines.Pending {
			d := e.Pending(p)
			if d.Rolling() {
				d.Who = d.Who.With(0)
			}
			return d
		}
	}), nil},
	{CheckDue, "a roll in a game without dice", sowing().with(func(f *faulty, e engines.Engine) {
		info := *e.Info()
		info.Diceless = true
		f.info = func() *engines.Info { return &info }
	}), nil},
	{CheckDue, "a die with a face that bears nothing", sowing().with(func(f *faulty, e engines.Engine) {
		f.due = func(p engines.Position) engines.Pending {
			d := e.Pending(p)
			if d.Rolling() {
				d.Roll.Die[0].Sides = [engines.MaxSides]uint8{1, 2, 3, 4, 5}
			}
			return d
		}
	}), nil},
	{CheckSecret, "an answer that should stay hidden is seen", lots().with(func(f *faulty, e engines.Engine) {
		f.view = func(p engines.Position, _ engines.Seat) engines.Position { return p }
	}), nil},
	{CheckMoves, "the list given is lost", sowing().with(func(f *faulty, e engines.Engine) {
		f.moves = func(p engines.Position, list []engines.Move) []engines.Move { return e.Moves(p, list[:0]) }
	}), nil},
	{CheckMoves, "the order is another each time", sowing().with(func(f *faulty, e engines.Engine) {
		turn := 0
		f.moves = func(p engines.Position, list []engines.Move) []engines.Move {
			list = e.Moves(p, list)
			if turn++; turn%2 == 0 && len(list) > 2 {
				list[1], list[2] = list[2], list[1]
			}
			return list
		}
	}), nil},
	{CheckMoves, "a move is listed twice", boules().with(func(f *faulty, e engines.Engine) {
		f.moves = func(p engines.Position, list []engines.Move) []engines.Move {
			if list = e.Moves(p, list); !e.Pending(p).Over() {
				list = append(list, list[len(list)-1])
			}
			return list
		}
	}), nil},
	{CheckMoves, "the moves of a seat are left out", signs().with(func(f *faulty, e engines.Engine) {
		f.moves = func(p engines.Position, list []engines.Move) []engines.Move {
			return slices.DeleteFunc(e.Moves(p, list), func(m engines.Move) bool {
				return m.Who == 1 && m.Verb == 1
			})
		}
	}), nil},
	{CheckMoves, "fixes are listed", boules().with(func(f *faulty, e engines.Engine) {
		f.moves = func(p engines.Position, list []engines.Move) []engines.Move {
			if fix := engines.NewMove(engines.Table, 3, 0, 10, 10); e.Check(p, fix).OK() {
				list = append(list, fix)
			}
			return e.Moves(p, list)
		}
	}), nil},
	{CheckRoll, "a face is missing", sowing().with(func(f *faulty, e engines.Engine) {
		f.moves = func(p engines.Position, list []engines.Move) []engines.Move {
			list = e.Moves(p, list)
			if e.Pending(p).Rolling() {
				list = list[:len(list)-1]
			}
			return list
		}
	}), nil},
	{CheckRoll, "a face is listed twice", sowing().with(func(f *faulty, e engines.Engine) {
		f.moves = func(p engines.Position, list []engines.Move) []engines.Move {
			list = e.Moves(p, list)
			if e.Pending(p).Rolling() {
				list = append(list, list[len(list)-1])
			}
			return list
		}
	}), nil},
	{CheckSample, "an illegal move is drawn", boules().with(func(f *faulty, e engines.Engine) {
		f.sample = func(p engines.Position, r *rand.Rand) engines.Move {
			return engines.NewMove(e.Sample(p, r).Who, 1, int16(r.IntN(20)), int16(r.IntN(80)))
		}
	}), nil},
	{CheckSample, "a draw takes other random numbers", boules().with(func(f *faulty, e engines.Engine) {
		own := rand.New(rand.NewPCG(1, 1))
		f.sample = func(p engines.Position, _ *rand.Rand) engines.Move { return e.Sample(p, own) }
	}), nil},
	{CheckSample, "one move is drawn more often than others",
		sowing().with(func(f *faulty, e engines.Engine) {
			f.sample = func(p engines.Position, r *rand.Rand) engines.Move {
				if m := e.Sample(p, r); r.IntN(2) == 0 {
					return m
				}
				return e.Moves(p, nil)[0]
			}
		}), nil},
	{CheckSample, "one move of a seat is drawn more often than others",
		signs().with(func(f *faulty, e engines.Engine) {
			f.walk = func(p engines.Position) engines.Walker {
				return &faultyWalker{Walker: e.Walk(p),
					sampleOf: func(w engines.Walker, seat engines.Seat, r *rand.Rand) engines.Move {
						return engines.NewMove(seat, 1, int16(max(1, r.IntN(6)-2)))
					}}
			}
		}), nil},
	{CheckSample, "a move of another seat is drawn", signs().with(func(f *faulty, e engines.Engine) {
		f.walk = func(p engines.Position) engines.Walker {
			return &faultyWalker{Walker: e.Walk(p),
				sampleOf: func(w engines.Walker, seat engines.Seat, r *rand.Rand) engines.Move {
					return w.Sample(r)
				}}
		}
	}), nil},
	{CheckDue, "a seat that has answered is due", signs().with(func(f *faulty, e engines.Engine) {
		f.walk = func(p engines.Position) engines.Walker {
			return &faultyWalker{Walker: e.Walk(p), due: func(w engines.Walker) (_, _ engines.SeatSet) {
				return engines.Seats(0, 1, 2), 0
			}}
		}
	}), nil},
	{CheckListed, "a listed move is refused", sowing().with(func(f *faulty, e engines.Engine) {
		f.check = func(p engines.Position, m engines.Move) engines.Verdict {
			if m.Who >= 0 && m.Verb == 1 && m.Args[0] == 3 {
				return engines.Refuse(NewMessage(10, 3, engines.Of(engines.SpaceArg, 3)))
			}
			return e.Check(p, m)
		}
	}), nil},
	{CheckUnlisted, "an empty pit may be sown", sowing().with(func(f *faulty, e engines.Engine) {
		f.check = func(p engines.Position, m engines.Move) engines.Verdict {
			if v := e.Check(p, m); v.Message.Reason != 10 {
				return v
			}
			return engines.Allowed()
		}
	}), nil},
	{CheckUnlisted, "the other seat may turn", sowing().with(func(f *faulty, e engines.Engine) {
		f.check = func(p engines.Position, m engines.Move) engines.Verdict {
			if e.Pending(p).Kind == 2 && m.Who >= 0 && m.Who < 2 {
				m.Who = e.Pending(p).Who.Only()
			}
			return e.Check(p, m)
		}
	}), nil},
	{CheckUnlisted, "arguments too many are overlooked", sowing().with(func(f *faulty, e engines.Engine) {
		f.check = func(p engines.Position, m engines.Move) engines.Verdict {
			if m.Who >= 0 && m.N == 2 {
				m.N, m.Args[1] = 1, 0
			}
			return e.Check(p, m)
		}
	}), nil},
	{CheckUnlisted, "anybody may throw", boules().with(func(f *faulty, e engines.Engine) {
		f.check = func(p engines.Position, m engines.Move) engines.Verdict {
			if pending := e.Pending(p); m.Who >= 0 && m.Who < 2 && !pending.Over() {
				m.Who = pending.Who.Only()
			}
			return e.Check(p, m)
		}
	}), nil},
	{CheckUnlisted, "it goes on after the end", sowing().with(func(f *faulty, e engines.Engine) {
		f.check = func(p engines.Position, m engines.Move) engines.Verdict {
			if v := e.Check(p, m); v.Message.Reason != 4 || m.Who != engines.Dice || m.N != 1 || m.Verb != 0 {
				return v
			}
			return engines.Allowed()
		}
	}), nil},
	{CheckVerdict, "a return is forgotten", sowing().with(func(f *faulty, e engines.Engine) {
		f.check = func(p engines.Position, m engines.Move) engines.Verdict {
			if v := e.Check(p, m); v.Message.Reason != 10 {
				return v
			}
			return engines.Verdict{}
		}
	}), nil},
	{CheckVerdict, "a refusal names no clause", sowing().with(func(f *faulty, e engines.Engine) {
		f.check = func(p engines.Position, m engines.Move) engines.Verdict {
			v := e.Check(p, m)
			v.Message.Clause = 0
			return v
		}
	}), nil},
	{CheckVerdict, "a legal move has a reason", sowing().with(func(f *faulty, e engines.Engine) {
		f.check = func(p engines.Position, m engines.Move) engines.Verdict {
			v := e.Check(p, m)
			v.Message.Reason = max(v.Message.Reason, 4)
			return v
		}
	}), nil},
	{CheckNote, "a clause that is not on the page", sowing().with(func(f *faulty, e engines.Engine) {
		f.prompt = func(p engines.Position) engines.Message { n := e.Prompt(p); n.Clause = 99; return n }
	}), nil},
	{CheckNote, "an event without a reason", sowing().with(func(f *faulty, e engines.Engine) {
		f.apply = func(p engines.Position, m engines.Move, emit func(engines.Message)) engines.Position {
			if emit != nil {
				emit(engines.Message{})
			}
			return e.Apply(p, m, emit)
		}
	}), nil},
	{CheckNote, "an event with an argument too few", sowing().with(func(f *faulty, e engines.Engine) {
		f.apply = func(p engines.Position, m engines.Move, emit func(engines.Message)) engines.Position {
			return e.Apply(p, m, func(n engines.Message) {
				if n.N--; emit != nil {
					emit(n)
				}
			})
		}
	}), nil},
	{CheckDescribe, "a thing without a name", sowing().with(func(f *faulty, e engines.Engine) {
		f.describe = func(a engines.Arg) engines.Description {
			if a.Kind == engines.SpaceArg {
				return engines.Description{}
			}
			return e.Describe(a)
		}
	}), nil},
	{CheckDescribe, "a noun that no theme has", sowing().with(func(f *faulty, e engines.Engine) {
		f.describe = func(a engines.Arg) engines.Description { d := e.Describe(a); d.Noun = "hole"; return d }
	}), nil},
	{CheckUnique, "two moves have one text", sowing().with(func(f *faulty, e engines.Engine) {
		f.format = func(m engines.Move) string { return strings.Replace(e.Format(m), "p2", "p1", 1) }
	}), nil},
	{CheckReadsBack, "two spaces are written", sowing().with(func(f *faulty, e engines.Engine) {
		f.format = func(m engines.Move) string { return strings.Replace(e.Format(m), " ", "  ", 1) }
	}), nil},
	{CheckReadsBack, "upper case is not read", sowing().with(func(f *faulty, e engines.Engine) {
		f.parse = func(who engines.Seat, words string) (engines.Move, error) {
			if strings.Contains(words, "SOW") {
				return engines.Move{}, engines.ErrUnreadable
			}
			return e.Parse(who, words)
		}
	}), nil},
	{CheckReadsBack, "one is read as another", sowing().with(func(f *faulty, e engines.Engine) {
		f.parse = func(who engines.Seat, words string) (engines.Move, error) {
			return e.Parse(who, strings.Replace(words, "p3", "p4", 1))
		}
	}), nil},
	{CheckReads, "another error than unreadable", sowing().with(func(f *faulty, e engines.Engine) {
		f.parse = func(who engines.Seat, words string) (engines.Move, error) {
			m, err := e.Parse(who, words)
			if err != nil {
				err = errors.New("what?")
			}
			return m, err
		}
	}), nil},
	{CheckReads, "a move is read as another seat's", sowing().with(func(f *faulty, e engines.Engine) {
		f.parse = func(who engines.Seat, words string) (engines.Move, error) {
			m, err := e.Parse(who, words)
			if m.Verb == 1 && strings.Contains(words, "z") {
				m.Who = 1 - who
			}
			return m, err
		}
	}), nil},
	{CheckSave, "a part of the position is not saved", sowing().with(func(f *faulty, e engines.Engine) {
		f.save = func(p engines.Position) any {
			q := p.(toys.SowingPosition)
			q.Taken[1] = 0
			return e.Save(q)
		}
	}), nil},
	{CheckSave, "what is saved is refused", sowing().with(func(f *faulty, e engines.Engine) {
		f.load = func(decode func(any) error) (engines.Position, error) {
			p, err := e.Load(decode)
			if err == nil && p.(toys.SowingPosition).Turn > 2 {
				err = engines.Fieldf("turn", "is too much")
			}
			return p, err
		}
	}), nil},
	{CheckLoad, "an error names no field", sowing().with(func(f *faulty, e engines.Engine) {
		f.load = func(decode func(any) error) (engines.Position, error) {
			p, err := e.Load(decode)
			if err != nil {
				err = errors.New("no")
			}
			return p, err
		}
	}), nil},
	{CheckLoad, "an error of the file is swallowed", sowing().with(func(f *faulty, e engines.Engine) {
		f.load = func(decode func(any) error) (engines.Position, error) {
			p, err := e.Load(decode)
			var field *engines.FieldError
			if err != nil && !errors.As(err, &field) {
				return e.Start(), nil
			}
			return p, err
		}
	}), nil},
	{CheckOutcome, "a position that cannot be is loaded", signs().with(func(f *faulty, e engines.Engine) {
		f.load = func(decode func(any) error) (engines.Position, error) {
			p, err := e.Load(decode)
			var field *engines.FieldError
			if errors.As(err, &field) {
				return toys.SignsPosition{Sign: [engines.MaxSeats]uint8{1, 1, 1}}, nil
			}
			return p, err
		}
	}), nil},
	{CheckApply, "who listens changes what happens", sowing().with(func(f *faulty, e engines.Engine) {
		f.apply = func(p engines.Position, m engines.Move, emit func(engines.Message)) engines.Position {
			q := e.Apply(p, m, emit).(toys.SowingPosition)
			if emit != nil {
				q.Taken[0]++
			}
			return q
		}
	}), nil},
	{CheckApply, "a move does something else once the end has been seen",
		sowing().with(func(f *faulty, e engines.Engine) {
			seen := false
			f.apply = func(p engines.Position, m engines.Move, emit func(engines.Message)) engines.Position {
				q := e.Apply(p, m, emit).(toys.SowingPosition)
				if seen {
					q.Taken[0]++
				}
				return q
			}
			f.result = func(p engines.Position) any { r := e.Result(p); seen = seen || r != nil; return r }
		}), nil},
	{CheckPast, "a past position changes", sowing().with(func(f *faulty, e engines.Engine) {
		seen := false
		f.save = func(p engines.Position) any {
			q := p.(toys.SowingPosition)
			if seen && q.Turn == 0 {
				q.Pit[0]++
			}
			return e.Save(q)
		}
		f.result = func(p engines.Position) any { r := e.Result(p); seen = seen || r != nil; return r }
	}), nil},
	{CheckAnswers, "who answers first has an advantage", signs().with(func(f *faulty, e engines.Engine) {
		f.apply = func(p engines.Position, m engines.Move, emit func(engines.Message)) engines.Position {
			q := e.Apply(p, m, emit).(toys.SignsPosition)
			if p.(toys.SignsPosition).Sign == ([engines.MaxSeats]uint8{}) {
				q.Points[m.Who]++
			}
			return q
		}
	}), nil},
	{CheckSecret, "everything is shown", signs().with(func(f *faulty, e engines.Engine) {
		f.view = func(p engines.Position, _ engines.Seat) engines.Position { return p }
	}), nil},
	{CheckSecret, "the table sees everything", signs().with(func(f *faulty, e engines.Engine) {
		f.view = func(p engines.Position, seat engines.Seat) engines.Position {
			if seat == engines.Table {
				return p
			}
			return e.View(p, seat)
		}
	}), nil},
	{CheckSecret, "a seat forgets what it has answered", signs().with(func(f *faulty, e engines.Engine) {
		f.view = func(p engines.Position, _ engines.Seat) engines.Position { return e.View(p, engines.Table) }
	}), nil},
	{CheckSecret, "the events tell the answer", signs().with(func(f *faulty, e engines.Engine) {
		f.apply = func(p engines.Position, m engines.Move, emit func(engines.Message)) engines.Position {
			if emit != nil && m.Verb == 1 {
				emit(NewMessage(7, 1, engines.Of(engines.SeatArg, m.Who),
					engines.Of(engines.WordArg, m.Args[0]-1)))
			}
			return e.Apply(p, m, emit)
		}
	}), nil},
	{CheckSecret, "the prompt tells an answer", signs().with(func(f *faulty, e engines.Engine) {
		f.prompt = func(p engines.Position) engines.Message {
			if p.(toys.SignsPosition).Sign[0] == 1 {
				return NewMessage(2, 1)
			}
			return e.Prompt(p)
		}
	}), nil},
	{CheckFix, "a fix that cannot be read", sowing(), []string{"fix pits p1 3"}},
	{CheckFix, "a fix that is never allowed", sowing(), []string{"fix pit p9 3"}},
	{CheckDue, "a fix leaves a position that cannot be", sowing().with(func(f *faulty, e engines.Engine) {
		f.due = func(p engines.Position) engines.Pending {
			d := e.Pending(p)
			if p.(toys.SowingPosition).Pit[0] == 100 {
				d.Kind = 9
			}
			return d
		}
	}), []string{"fix pit p1 100"}},
	{CheckOutcome, "there is a winner before the end", sowing().with(func(f *faulty, e engines.Engine) {
		f.outcome = func(p engines.Position) engines.Outcome {
			return engines.Outcome{Winners: engines.Seats(0)}
		}
	}), nil},
	{CheckOutcome, "the end has no result", sowing().with(func(f *faulty, e engines.Engine) {
		f.result = func(p engines.Position) any { return nil }
	}), nil},
	{CheckWalker, "a walker moves elsewhere", sowing().with(func(f *faulty, e engines.Engine) {
		f.walk = func(p engines.Position) engines.Walker {
			return &faultyWalker{Walker: e.Walk(p), apply: func(w engines.Walker, m engines.Move) {
				if w.Apply(m); m.Who == engines.Dice && m.Args[0] == 5 {
					w.Copy(e.Walk(e.Start()))
				}
			}}
		}
	}), nil},
	{CheckWalker, "a walker is its own clone", sowing().with(func(f *faulty, e engines.Engine) {
		f.walk = func(p engines.Position) engines.Walker {
			return &faultyWalker{Walker: e.Walk(p),
				clone: func(w engines.Walker) engines.Walker { return w }}
		}
	}), nil},
	{CheckAllocs, "a walker allocates", sowing().with(func(f *faulty, e engines.Engine) {
		f.walk = func(p engines.Position) engines.Walker {
			return &faultyWalker{Walker: e.Walk(p), apply: func(w engines.Walker, m engines.Move) {
				kept = new(engines.Move)
				w.Apply(m)
			}}
		}
	}), nil},
}

var kept *engines.Move

// options are those under which faults are looked for, and sound toys pass.
func (f fault) options() Options { return Options{Matches: 6, Fixes: f.fixes} }

func TestEveryFaultIsFoundByItsCheck(t *testing.T) {
	found := map[string]bool{}
	for _, f := range faults {
		err := Examine(f.engine, f.options())
		var failure *Failure
		if !errors.As(err, &failure) {
			t.Errorf("%s: not found", f.name)
			continue
		}
		if failure.Check != f.check {
			t.Errorf("%s: found by %q, want %q: %.300s", f.name, failure.Check, f.check, failure.Problem)
		}
		found[failure.Check] = true
	}
	for _, check := range []string{CheckPanic, CheckInfo, CheckType, CheckDue, CheckMoves, CheckRoll,
		CheckSample, CheckListed, CheckUnlisted,
		CheckVerdict, CheckNote, CheckDescribe, CheckUnique, CheckReadsBack, CheckReads, CheckSave, CheckLoad,
		CheckApply, CheckPast, CheckAnswers,
		CheckSecret, CheckFix, CheckOutcome, CheckWalker, CheckAllocs} {
		if !found[check] {
			t.Errorf("no fault has shown that %q can fail", check)
		}
	}
}

func TestFailureCanBeSeenAgain(t *testing.T) {
	look := func(o Options) *Failure {
		var failure *Failure
		engine := boules().with(func(f *faulty, e engines.Engine) {
			f.check = func(p engines.Position, m engines.Move) engines.Verdict {
				if v := e.Check(p, m); m.Verb != 1 || m.Args[0] != 60 {
					return v
				}
				return engines.Verdict{}
			}
		})
		if err := Examine(engine, o); !errors.As(err, &failure) {
			t.Fatal("the fault is not found")
		}
		return failure
	}
	first := look(Options{Seed: 6, Matches: 50})
	again := look(Options{Seed: first.Seed, Matches: first.Match + 1})
	if diff := cmp.Diff(first, again); diff != "" {
		t.Errorf("seed %d, match %d: another failure the second time:\n%s", first.Seed, first.Match, diff)
	}
	for _, want := range []string{CheckVerdict, "seed 6, match ", "throw ", "stones = ["} {
		if !strings.Contains(first.Error(), want) {
			t.Errorf("the message lacks %q:\n%v", want, first)
		}
	}
}

func TestTemplatesOfFixesStandForAll(t *testing.T) {
	for word, want := range map[string][]string{
		"put": {"put"}, "A|table": {"A", "table"}, "A..C": {"A", "B", "C"}, "8..11": {"8", "9", "10", "11"},
		"C1..C2|O4": {"C1", "C2", "O4"}, "a1..b2": {"a1", "a2", "b1", "b2"},
	} {
		if diff := cmp.Diff(want, alternatives(word)); diff != "" {
			t.Errorf("%q: %s", word, diff)
		}
	}
}
