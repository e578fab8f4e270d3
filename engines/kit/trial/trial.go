// Package trial finds by trial matches what in a family's game may not be meant so: matches that do not end, lines of
// rules to which it never comes, somebody who never wins, and ties that nobody decides. Everybody plays as somebody does who mostly knows
// what is good and does not think long.
package trial

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/engines/kit"
	"homespun/engines/kit/outlook"
	"homespun/engines/kit/program"
)

// How many matches are played by the first of several numbers of players and by the others, and how many lines a match
// has at most.
const (
	first  = 120
	others = 50
	lines  = 3000
)

// few is the part of the matches that may end without an end or a single winner, one of so many.
const few = 40

// A trial is the matches of one game for several numbers of players.
type trial struct {
	game *kit.Game // for the first of these numbers
	// matches is how many were played; endless of them did not end, several were won by several and none by nobody.
	matches, endless, several, none int
	// wins are those of each seat in the matches of the first number.
	wins [engines.MaxSeats]int
	// used is how often each line was used, stuck how often in matches without an end.
	used, stuck [program.MaxLines + 1]int
	found       []engines.Notice
}

// Notices plays matches of a game, a [*kit.Game] for each number of players, and returns what they show. The same
// random numbers show the same. Once ctx is done it returns nothing.
func Notices(ctx context.Context, games []any, r *rand.Rand) []engines.Notice {
	if len(games) == 0 {
		return nil
	}
	t := &trial{game: games[0].(*kit.Game)}
	if len(outlook.Of(t.game.Program).Ends) == 0 && !t.emptyEnds() {
		return nil // reading alone tells that
	}
	for i, game := range games {
		matches := others
		if i == 0 {
			matches = first
		}
		for range matches {
			if ctx.Err() != nil {
				return nil
			}
			t.play(game.(*kit.Game), i == 0, r)
		}
	}
	t.tell()
	return t.found
}

// emptyEnds reports whether an empty pile ends the match.
func (t *trial) emptyEnds() bool {
	return slices.ContainsFunc(t.game.Decks, func(d program.Pack) bool { return d.Empty == program.EmptyEnds })
}

// play plays a match.
func (t *trial) play(game *kit.Game, counts bool, r *rand.Rand) {
	counting, often := game.Counting()
	p := counting.Start()
	for n := 0; n < lines && !p.Over; n++ {
		counting.Apply(&p, choose(game, &p, r), nil)
	}
	t.matches++
	switch {
	case !p.Over:
		t.endless++
	case p.Winners == 0:
		t.none++
	case p.Winners.Len() > 1:
		t.several++
	}
	for seat := range game.IDs {
		if counts && p.Winners.Has(engines.Seat(seat)) {
			t.wins[seat]++
		}
	}
	for pc, times := range often {
		switch in := &game.Code[pc]; in.Op {
		case program.OpEnd, program.OpJump, program.OpIf, program.OpWho, program.OpFight, program.OpNext, program.OpCount:
		default:
			t.used[in.Line] += times
			if !p.Over && holdsUp(in) {
				t.stuck[in.Line] += times
			}
		}
	}
}

// draws is how many moves somebody looks at, to make the best of them; once in so many times they make any.
const (
	draws   = 3
	atTimes = 4
)

// choose draws a move.
func choose(game *kit.Game, p *kit.Position, r *rand.Rand) engines.Move {
	best := game.Sample(p, r)
	if best.Who < 0 || r.IntN(atTimes) == 0 {
		return best
	}
	value := func(m engines.Move) int {
		after := *p
		game.Apply(&after, m, nil)
		return game.Value(&after, m.Who)
	}
	most, known := 0, false
	for range draws - 1 {
		m := game.Sample(p, r)
		if m == best {
			continue
		}
		if !known {
			most, known = value(best), true
		}
		if v := value(m); v > most {
			best, most = m, v
		}
	}
	return best
}

// holdsUp reports whether an instruction can keep somebody from getting to an end.
func holdsUp(in *program.Instruction) bool {
	switch in.Op {
	case program.OpGo:
		return in.A < 0
	case program.OpGoTo, program.OpGoToStart, program.OpGoBackToLast, program.OpHold, program.OpMiss, program.OpLose,
		program.OpLoseAll, program.OpSwap:
		return true
	}
	return false
}

// say adds a notice about a line, or about the end where there is none.
func (t *trial) say(line int, problem string, args ...any) {
	if line > 0 {
		said := t.game.Sentences()[line-1]
		t.found = append(t.found, engines.Notice{Key: said.Key, Words: []string{said.Text},
			Problem: fmt.Sprintf("says %q, and ", said.Text) + fmt.Sprintf(problem, args...)})
		return
	}
	key := "turn"
	if len(t.game.Rules.End) > 0 {
		key = "end"
	}
	t.found = append(t.found, engines.Notice{Key: key, Problem: fmt.Sprintf(problem, args...)})
}

// tell says what the matches have shown.
func (t *trial) tell() {
	lets, loses, wins := t.together()
	if t.endless*few > t.matches {
		most := 0
		for line, times := range t.stuck {
			if times > t.stuck[most] {
				most = line
			}
		}
		if most > 0 {
			t.say(most, "%d of %d trial matches did not end", t.endless, t.matches)
		} else {
			t.say(0, "leaves %d of %d trial matches without an end", t.endless, t.matches)
		}
	}
	for line := 1; line <= len(t.game.Sentences()); line++ {
		if read := t.game.Read[line-1]; len(read) == 1 && read[0].ID == "by-hand" {
			continue // it may stand there only to be printed
		}
		if t.used[line] == 0 && (t.endless+t.none < t.matches || t.game.Sentences()[line-1].Key != "end") {
			t.say(line, "it came to that in none of %d trial matches", t.matches)
		}
	}
	won, never := 0, []string{}
	for seat, id := range t.game.IDs {
		if won += t.wins[seat]; t.wins[seat] == 0 {
			never = append(never, "player "+id)
		}
	}
	if len(never) > 0 && won >= first/2 {
		t.say(0, "lets %s win none of %d trial matches", text.Join(never, "and"), first)
	}
	if t.several*few > t.matches && !wins {
		t.say(0, "leaves %d of %d trial matches to several winners, and nothing decides between them", t.several, t.matches)
	}
	if t.none*few > t.matches && !loses && lets {
		t.say(0, "leaves %d of %d trial matches without a winner", t.none, t.matches)
	}
}

// together reports whether some line lets somebody win, whether one lets all lose, and whether one lets all win.
func (t *trial) together() (lets, loses, wins bool) {
	for i := range t.game.Code {
		switch t.game.Code[i].Op {
		case program.OpAllLose:
			loses = true
		case program.OpAllWin:
			lets, wins = true, true
		case program.OpWin, program.OpMost, program.OpFurthest, program.OpMostCards, program.OpMostWorth:
			lets = true
		}
	}
	return lets, loses, wins
}
