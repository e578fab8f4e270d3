package enginetest

import (
	"math/rand/v2"
	"slices"
	"strings"

	"homespun/engines"
)

// twins returns two sources that give the same random numbers.
func twins(seed uint64) (one, two *rand.Rand) {
	return rand.New(rand.NewPCG(seed, 1)), rand.New(rand.NewPCG(seed, 1))
}

// aside checks another position and then returns to the match. how says how the position came about, for a
// failure.
func (e *examiner) aside(p engines.Position, how string, look func()) {
	at, lines := e.at, len(e.lines)
	e.at, e.lines = p, append(e.lines, "# "+how)
	look()
	e.at, e.lines = at, e.lines[:lines]
}

// refuseOthers makes moves from legal ones of this match and of others, and checks that only listed moves are
// allowed.
func (e *examiner) refuseOthers(pending engines.Pending, list []engines.Move) {
	for range e.o.Mutants {
		var m engines.Move
		if n := len(list) + len(e.pool); n == 0 {
			m = engines.NewMove(0, 1)
		} else if i := e.r.IntN(n); i < len(list) {
			m = list[i]
		} else {
			m = e.pool[i-len(list)]
		}
		for range e.r.IntN(3) {
			m = e.mutate(m, list)
		}
		e.other(pending, list, m)
	}
}

// other checks that a move which is not listed is refused. Fixes may be allowed at any time, and so may moves
// that cannot be listed while their decision is pending.
func (e *examiner) other(pending engines.Pending, list []engines.Move, m engines.Move) {
	if v := e.verdict(m); !v.OK() || slices.Contains(list, m) {
		return
	}
	fix := m.Who == engines.Table && strings.HasPrefix(e.engine.Format(m), "fix ")
	open := pending.Open || e.o.OtherDice && pending.Rolling()
	if !fix && !(open && pending.Who.Has(m.Who)) {
		e.fail(CheckUnlisted, "%+v, %q, is allowed and not listed", m, e.line(m))
	}
	e.readBack(m)
	if q := e.apply(e.at, m); fix || e.r.IntN(4) == 0 {
		e.aside(q, e.line(m), func() { e.sound(false) })
	}
}

// mutate changes one thing in a move.
func (e *examiner) mutate(m engines.Move, list []engines.Move) engines.Move {
	i := e.r.IntN(max(1, int(m.N)))
	switch e.r.IntN(9) {
	case 0:
		m.Args[i]++
	case 1:
		m.Args[i]--
	case 2:
		m.Args[i] = []int16{0, -1, -2, 127, 128, 255, 256, -32768, 32767, engines.Unknown(3, 99),
			engines.Unknown(25, 999)}[e.r.IntN(11)]
	case 3:
		m.Args[i] = int16(e.r.IntN(100))
	case 4:
		m.Args[i], m.Args[0] = m.Args[0], m.Args[i]
	case 5:
		m.Who = engines.Seat(e.r.IntN(len(e.ids)+3) - 2)
	case 6:
		m.Verb = engines.Verb(max(0, int(m.Verb)+e.r.IntN(7)-3))
	case 7:
		m.N = uint8(min(engines.MaxArgs, max(0, int(m.N)+1-2*e.r.IntN(2))))
	case 8:
		if len(list) > 0 {
			m.Args[i] = list[e.r.IntN(len(list))].Args[i]
		}
	}
	if i >= int(m.N) && m.Args[i] != 0 && m.N < engines.MaxArgs {
		m.N = uint8(i + 1)
	}
	clear(m.Args[m.N:])
	return m
}

// readBack checks that a legal move has one text, on one line, that reads back, also in upper case and with
// more spaces.
func (e *examiner) readBack(m engines.Move) {
	text := e.engine.Format(m)
	if text == "" || strings.Join(strings.Fields(text), " ") != text {
		e.fail(CheckReadsBack, "%+v is written %q: empty, or spaces that do not belong there", m, text)
	}
	for _, as := range []string{text, strings.ToUpper(text),
		"  " + strings.ReplaceAll(text, " ", " \t  ") + " "} {
		got, err := e.engine.Parse(m.Who, as)
		switch {
		case err != nil:
			e.fail(CheckReadsBack, "%q, written for %+v, cannot be read: %v", as, m, err)
		case got != m:
			e.fail(CheckReadsBack, "%q, written for %+v, reads %+v", as, m, got)
		}
	}
}

// hostile are words that nobody means, to try in a line.
var hostile = []string{"", "?", "🎲", "مرحبا", "\x00", "fix", "undo", "-1", "00", "99999999999999999999", "1.",
	",", "z", "z999", "a0", "d99", "5-5-5", "1,1",
	strings.Repeat("a", 5000), "a1", "p3", "12.5,3", "0", "7"}

// readNearMisses changes a word in texts of legal moves. It checks that the result is read and judged, or
// called unreadable.
func (e *examiner) readNearMisses(pending engines.Pending, list []engines.Move) {
	from := func() engines.Move {
		if len(list) > 0 && (len(e.pool) == 0 || e.r.IntN(2) == 0) {
			return list[e.r.IntN(len(list))]
		} else if len(e.pool) > 0 {
			return e.pool[e.r.IntN(len(e.pool))]
		}
		return e.engine.Sample(e.at, e.r)
	}
	if len(list)+len(e.pool) == 0 && pending.Over() {
		return
	}
	for range e.o.Mutants {
		m := from()
		words := strings.Fields(e.engine.Format(m))
		i := e.r.IntN(len(words))
		other := strings.Fields(e.engine.Format(from()))
		switch e.r.IntN(7) {
		case 0:
			words[i] = hostile[e.r.IntN(len(hostile))]
		case 1:
			words[i] = other[e.r.IntN(len(other))]
		case 2:
			words = slices.Delete(words, i, i+1)
		case 3:
			words = append(words, other[len(other)-1])
		case 4:
			words[i] = strings.Map(func(r rune) rune {
				if r >= '0' && r <= '9' {
					return '0' + rune(e.r.IntN(10))
				}
				return r
			}, words[i])
		case 5:
			words[i] += hostile[e.r.IntN(len(hostile))]
		case 6:
			m.Who = engines.Seat(e.r.IntN(len(e.ids)+2) - 2)
		}
		e.read(pending, list, m.Who, strings.Join(words, " "), false)
	}
	for _, line := range e.o.Lines {
		id, words, _ := strings.Cut(line, ":")
		for who := engines.Table; int(who) < len(e.ids); who++ {
			if strings.EqualFold(e.id(who), strings.TrimSpace(id)) {
				e.read(pending, list, who, words, true)
			}
		}
	}
}

// read reads a text and checks that the move it stands for is judged rightly.
func (e *examiner) read(pending engines.Pending, list []engines.Move, who engines.Seat, words string,
	must bool) {
	m, err := e.engine.Parse(who, words)
	switch {
	case err != nil && (must || !isUnreadable(err)):
		e.fail(CheckReads, "%.100q of %s: %v", words, e.id(who), err)
	case err != nil:
		return
	case m.Who != who:
		e.fail(CheckReads, "%.100q of %s is read as a move of %s", words, e.id(who), e.id(m.Who))
	case e.engine.Format(m) == "":
		e.fail(CheckReads, "%.100q of %s is read as %+v, which has no text", words, e.id(who), m)
	case !m.Tidy():
		e.fail(CheckReads, "%.100q of %s is read as %+v, with arguments beyond their number", words,
			e.id(who), m)
	}
	e.other(pending, list, m)
}
