package enginetest

import (
	"cmp"
	"encoding/json"
	"maps"
	"math"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
)

// look makes all checks of the position and returns its legal moves. wide and deep ask for more expensive
// checks.
func (e *examiner) look(wide, deep bool) []engines.Move {
	list := e.sound(deep)
	pending := e.engine.Pending(e.at)
	e.sample(pending, list)
	if deep {
		e.allEven(pending, list)
	}
	if wide || pending.Over() {
		e.refuseOthers(pending, list)
		e.readNearMisses(pending, list)
		e.tryFixes()
	}
	if pending.Who.Len() > 1 {
		e.answers(pending, list)
	}
	if pending.Hidden {
		e.hidden(pending, list)
	}
	if deep {
		e.save()
		e.loadWrong()
	}
	return list
}

// sound checks what must hold of every position that can be reached or loaded. It makes no wrong moves,
// unlike look. It returns the legal moves.
func (e *examiner) sound(deep bool) []engines.Move {
	pending := e.engine.Pending(e.at)
	e.due(pending)
	if n := e.engine.Prompt(e.at); n.Reason != 0 || !pending.Over() {
		e.message(subject{what: "prompt"}, n)
	}
	e.danger(pending)
	list := e.list(pending)
	e.spell(pending, list, deep)
	for seat := range e.ids {
		view := e.engine.View(e.at, engines.Seat(seat))
		if again := e.engine.View(view, engines.Seat(seat)); again != view {
			e.fail(CheckSecret, "what %s may know of its view is not the view, but\n%s",
				e.id(engines.Seat(seat)), e.toml(again))
		}
		e.engine.Walk(e.at).Value(engines.Seat(seat))
	}
	return list
}

// due checks that the parts of what is pending agree with one another and with the outcome.
func (e *examiner) due(pending engines.Pending) {
	if again := e.engine.Pending(e.at); again != pending {
		e.fail(CheckDue, "asked twice it is %+v and %+v", pending, again)
	}
	outcome, result := e.engine.Outcome(e.at), e.engine.Result(e.at)
	for _, seat := range (pending.Who | pending.Optional | outcome.Winners).List() {
		if seat < 0 && (outcome.Winners|pending.Optional).Has(seat) || int(seat) >= len(e.ids) {
			e.fail(CheckDue, "%s is no seat of this match", e.id(seat))
		}
	}
	if outcome.Over != pending.Over() {
		e.fail(CheckOutcome, "over is %t, and %d seats owe a decision", outcome.Over, pending.Who.Len())
	}
	if !outcome.Over && outcome.Winners != 0 {
		e.fail(CheckOutcome, "there are winners before the end")
	}
	if outcome.Over != (result != nil) {
		e.fail(CheckOutcome, "over is %t, and the result %+v", outcome.Over, result)
	}
	if text, err := json.Marshal(result); err != nil || outcome.Over && text[0] != '{' {
		e.fail(CheckOutcome, "the result is no JSON object: %s %v", text, err)
	}
	if pending.Over() {
		if pending != (engines.Pending{}) {
			e.fail(CheckDue, "nobody owes anything, but %+v is due", pending)
		}
		return
	}
	if int(pending.Kind) >= len(e.engine.Info().Decisions) {
		e.fail(CheckDue, "kind %d has no name in Info.Dues", pending.Kind)
	}
	alone := pending.Who.Len() == 1
	if (pending.Rolling() || pending.Who.Has(engines.Table)) && !alone {
		e.fail(CheckDue, "dice or table owe a decision beside others: %v", pending.Who.List())
	}
	if (pending.Secret || pending.Hidden) && (pending.Rolling() || pending.Who.Has(engines.Table)) &&
		(pending.Seen == 0 || pending.Secret) {
		e.fail(CheckDue, "dice and table have no secrets of their own")
	}
	if pending.Seen != 0 && !pending.Hidden {
		e.fail(CheckDue, "some see an answer that is not hidden: %v", pending.Seen.List())
	}
	if pending.Rolling() && e.engine.Info().Diceless {
		e.fail(CheckDue, "a roll is due in a game that is said to have no dice")
	}
	rest := pending.Roll
	clear(rest.Die[:min(int(rest.N), engines.MaxDice)])
	if pending.Rolling() != (pending.Roll.N > 0) || pending.Roll.N > engines.MaxDice ||
		rest.Die != [engines.MaxDice]engines.Die{} {
		e.fail(CheckDue, "rolling is %t, and the roll %+v", pending.Rolling(), pending.Roll)
	}
	for _, die := range pending.Roll.Dice() {
		if die.Faces < 1 || die.Owner < engines.Dice || int(die.Owner) >= len(e.ids) ||
			!die.Plain() && !blankless(die) {
			e.fail(CheckDue, "%+v is no die of this match", die)
		}
	}
}

// blankless reports whether a die bears something on each of its faces, and nothing beyond them.
func blankless(die engines.Die) bool {
	if die.Faces > engines.MaxSides {
		return false
	}
	for i, side := range die.Sides {
		if (side != 0) != (i < int(die.Faces)) {
			return false
		}
	}
	return true
}

// list returns the legal moves. It checks that they are listed well and that Check allows them.
func (e *examiner) list(pending engines.Pending) []engines.Move {
	kept := engines.NewMove(3, 7, 1, 2, 3)
	list := e.engine.Moves(e.at, []engines.Move{kept})
	if len(list) == 0 || list[0] != kept {
		e.fail(CheckMoves, "the list given is not kept")
	}
	list = list[1:]
	if again := e.engine.Moves(e.at, nil); !slices.Equal(list, again) {
		e.fail(CheckMoves, "asked twice there are %d moves and %d, or in another order", len(list),
			len(again))
	}
	if pending.Rolling() {
		may := 0
		for may < len(list) && list[may].Who == engines.Dice {
			may++
		}
		e.roll(pending, list[:may])
		if movers := e.movers(list[may:]); movers != pending.Optional {
			e.fail(CheckMoves, "beside the roll %v may say something, and the moves listed are of %v",
				pending.Optional.List(), movers.List())
		}
		return list
	}
	seen := make(map[engines.Move]bool, len(list))
	for _, m := range list {
		if !(pending.Who | pending.Optional).Has(m.Who) {
			e.fail(CheckMoves, "%q is listed, and %s owes nothing", e.line(m), e.id(m.Who))
		}
		if seen[m] {
			e.fail(CheckMoves, "%q is listed twice", e.line(m))
		}
		seen[m] = true
	}
	movers := e.movers(list)
	if !pending.Open && movers != pending.Who|pending.Optional {
		e.fail(CheckMoves, "%v owe a decision, and the moves listed are of %v",
			(pending.Who | pending.Optional).List(), movers.List())
	}
	return list
}

// movers checks that listed moves are allowed, and returns the seats that make them.
func (e *examiner) movers(list []engines.Move) (who engines.SeatSet) {
	for _, m := range list {
		who = who.With(m.Who)
		e.allowed(m)
	}
	return who
}

// allowed checks that Check allows a listed move.
func (e *examiner) allowed(m engines.Move) {
	if v := e.verdict(m); !v.OK() {
		e.fail(CheckListed, "%q is listed and refused for %s", e.line(m), e.reason(v.Message))
	}
}

// some is how many outcomes of a roll are checked one by one, since several dice have very many.
const some = 64

// roll checks that every outcome of a roll is listed once.
func (e *examiner) roll(pending engines.Pending, list []engines.Move) {
	want := dice.Outcomes(&pending.Roll, nil)
	if !slices.Equal(list, want) {
		list = slices.SortedFunc(slices.Values(list), compare)
		for i, m := range slices.SortedFunc(slices.Values(want), compare) {
			if i == len(list) || list[i] != m {
				e.fail(CheckRoll, "%v is not listed, or something else is twice", m.Faces())
			}
		}
		if len(list) != len(want) {
			e.fail(CheckRoll, "%d outcomes are listed; the dice have %d", len(list), len(want))
		}
	}
	for range min(some, len(list)) {
		e.allowed(list[e.r.IntN(len(list))])
	}
}

// compare orders moves of dice by their faces, and others behind them.
func compare(a, b engines.Move) int {
	return cmp.Or(cmp.Compare(b.Who, a.Who), cmp.Compare(a.Verb, b.Verb), cmp.Compare(a.N, b.N),
		slices.Compare(a.Args[:], b.Args[:]))
}

// sample checks that a sample is legal, is listed if all moves are, and is the same for the same random
// numbers.
func (e *examiner) sample(pending engines.Pending, list []engines.Move) {
	if pending.Over() {
		return
	}
	for range 2 {
		one, two := twins(e.r.Uint64())
		m := e.engine.Sample(e.at, one)
		if again := e.engine.Sample(e.at, two); again != m {
			e.fail(CheckSample, "%q and %q were drawn with the same random numbers", e.line(m), e.line(again))
		}
		if v := e.verdict(m); !v.OK() || !(pending.Who | pending.Optional).Has(m.Who) {
			e.fail(CheckSample, "%q was drawn and is not legal: %s", e.line(m), e.reason(v.Message))
		}
		if !pending.Open && !slices.Contains(list, m) {
			e.fail(CheckSample, "%q was drawn and is not listed", e.line(m))
		}
		e.readBack(m)
	}
	w := e.engine.Walk(e.at)
	for _, seat := range (pending.Who | pending.Optional).List() {
		switch m, ok := w.SampleOf(seat, e.r); {
		case !ok || m.Who != seat || !e.verdict(m).OK():
			e.fail(CheckSample, "%q was drawn for %s and is not legal", e.line(m), e.id(seat))
		case !pending.Open && !slices.Contains(list, m):
			e.fail(CheckSample, "%q was drawn for %s and is not listed", e.line(m), e.id(seat))
		}
	}
}

// allEven checks that samples of moves that can be listed are drawn evenly. Bots that play at random depend
// on it.
func (e *examiner) allEven(pending engines.Pending, list []engines.Move) {
	if pending.Over() || pending.Open || pending.Who.Has(engines.Table) {
		return
	}
	if pending.Optional == 0 && pending.Who.Len() == 1 {
		e.even(list, func() engines.Move { return e.engine.Sample(e.at, e.r) })
	}
	w := e.engine.Walk(e.at)
	for _, seat := range (pending.Who &^ pending.Optional).List() {
		own := slices.DeleteFunc(slices.Clone(list), func(m engines.Move) bool { return m.Who != seat })
		e.even(own, func() engines.Move {
			m, _ := w.SampleOf(seat, e.r)
			return m
		})
	}
}

// even checks that each of the moves listed is drawn as often.
func (e *examiner) even(list []engines.Move, draw func() engines.Move) {
	n := len(list)
	if n < 2 || n > 20 {
		return
	}
	const each = 30
	count, want := make(map[engines.Move]int, n), make(map[engines.Move]int, n)
	for _, m := range list {
		want[m] += each // a roll may be listed several times
	}
	for range each * n {
		count[draw()]++
	}
	chi := 0.0
	for m, wanted := range want {
		d := float64(count[m] - wanted)
		chi += d * d / float64(wanted)
	}
	// About one in a million fair draws exceeds this limit, for any number of moves up to 20.
	if free := float64(n - 1); chi > free+6*math.Sqrt(2*free)+15 {
		e.fail(CheckSample, "of %d samples each of the %d moves should be about %d, and they are %v", each*n,
			n, each, slices.Collect(maps.Values(count)))
	}
}

// spell checks that the texts of a seat's listed moves differ from one another and read back.
func (e *examiner) spell(pending engines.Pending, list []engines.Move, deep bool) {
	if pending.Rolling() {
		for range min(some, len(list)) {
			e.readBack(list[e.r.IntN(len(list))])
		}
		return
	}
	texts := make(map[string]engines.Move, len(list))
	for i, m := range list {
		text := e.line(m)
		if other, twice := texts[text]; twice {
			e.fail(CheckUnique, "%q is the text of %+v and of %+v", text, other, m)
		}
		texts[text] = m
		if m.Who == engines.Table && strings.HasPrefix(e.engine.Format(m), "fix") {
			e.fail(CheckMoves, "%q is a fix and listed", text)
		}
		if deep || i%8 == e.r.IntN(8) {
			e.readBack(m)
		}
	}
}
