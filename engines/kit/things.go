package kit

import (
	"maps"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/kit/program"
)

// lieCode is a thing that lies on a space, as positions hold it: space, thing, and the number of whose it is, 0 for nobody.
func lieCode(space, thing int, owner uint8) uint16 {
	return uint16(space)<<8 | uint16(thing)<<4 | uint16(owner)
}

// A Lie is what lies somewhere: a thing by its number, on a space, and whose it is; the table is nobody.
type Lie struct {
	Thing, Space int
	Owner        engines.Seat
}

// Lies returns all that lies on the board, in the order of spaces.
func (g *Game) Lies(p *Position) []Lie {
	list := make([]Lie, p.Lying)
	for i, code := range p.Lie[:p.Lying] {
		list[i] = Lie{int(code >> 4 & 15), int(code >> 8), engines.Table}
		if owner := engines.Seat(code & 15); owner > 0 {
			list[i].Owner = owner - 1
		}
	}
	return list
}

// lay lets a thing lie on a space, as often as it is said and there is room on the board; it returns how often.
func (p *Position) lay(code uint16, times int) int {
	times = min(times, program.MaxLying-int(p.Lying))
	if times <= 0 {
		return 0
	}
	at, _ := slices.BinarySearch(p.Lie[:p.Lying], code)
	copy(p.Lie[at+times:], p.Lie[at:p.Lying])
	for i := range times {
		p.Lie[at+i] = code
	}
	p.Lying += uint8(times)
	return times
}

// lift takes away what lies on a space of a thing, of somebody, as often as is said at most; it returns how often.
func (p *Position) lift(space, thing, whose int, me engines.Seat, times int) (n int) {
	kept := 0
	for _, code := range p.Lie[:p.Lying] {
		if n < times && lies(code, space, thing, whose, me) {
			n++
			continue
		}
		p.Lie[kept] = code
		kept++
	}
	clear(p.Lie[kept:p.Lying])
	p.Lying = uint8(kept)
	return n
}

// lies reports whether what lies somewhere is on a space, of a thing and somebody.
func lies(code uint16, space, thing, whose int, me engines.Seat) bool {
	owner := engines.Seat(code&15) - 1
	return int(code>>8) == space && int(code>>4&15) == thing &&
		(whose == program.Anybodys || whose == program.Ones && owner == me || whose == program.Anothers && owner >= 0 && owner != me)
}

// lying is how many of a thing lie on a space, of somebody.
func (p *Position) lying(space, thing, whose int, me engines.Seat) (n int) {
	for _, code := range p.Lie[:p.Lying] {
		if lies(code, space, thing, whose, me) {
			n++
		}
	}
	return n
}

// spot is the space where what lies there can be taken: that where an effect happens, or else that of the only piece.
func (g *Game) spot(p *Position, f *frame) int {
	if at := g.here(p, f); at > 0 || g.Rules.Pieces != 1 {
		return at
	}
	return int(p.Place[f.me][0])
}

// takeUp lets somebody take what lies where they are, as far as they can have it.
func (g *Game) takeUp(p *Position, f *frame, in *program.Instruction, tell listener) {
	for thing := range g.Tokens {
		if int(in.B) != thing && in.B != program.AnySpace {
			continue
		}
		counter := g.Tokens[thing].Counter
		has := &p.Own[f.me][counter]
		n := p.lift(g.spot(p, f), thing, int(in.To), f.me, min(int(in.A), g.Mosts[counter]-int(*has)))
		if *has += int16(n); n > 0 {
			TookUp.Emit(tell, engines.Clause(in.Line), f.me, number(n), g.thingOf(thing, n))
		}
	}
}

// targets are the spaces on one of which the instruction on top puts a thing, or on each; none where there is nothing
// to put.
func (g *Game) targets(p *Position, f *frame, in *program.Instruction) (list program.Area) {
	if in.Op == program.OpPutDown && p.Own[f.me][g.Tokens[in.B].Counter] == 0 || p.Lying == program.MaxLying {
		return list
	}
	switch to := int(in.To); {
	case to >= program.PutAnywhere:
		return g.Everywhere
	case to >= program.PutOnEach:
		return g.KindAreas[to-program.PutOnEach]
	case to >= program.PutOnAny:
		return g.KindAreas[to-program.PutOnAny]
	case to > program.PutHere:
		list.Add(g.Spot(f.me, int16(to)))
	case g.spot(p, f) > 0:
		list.Add(g.spot(p, f))
	}
	return list
}

// puts carries out the instruction on top, which puts a thing somewhere. It reports whether somebody has to say where.
func (g *Game) puts(p *Position, f *frame, in *program.Instruction, tell listener) (asks bool) {
	targets := g.targets(p, f, in)
	each := in.To >= program.PutOnEach && in.To < program.PutAnywhere
	if !each && targets.Len() > 1 {
		return true
	}
	for space := targets.After(0); space > 0; space = targets.After(space) {
		g.put(p, f, in, space, tell)
	}
	f.pc++
	return false
}

// put puts a thing on a space: one's own, as many as one has, or new ones.
func (g *Game) put(p *Position, f *frame, in *program.Instruction, space int, tell listener) {
	token, n, owner := &g.Tokens[in.B], int(in.A), uint8(0)
	has := &p.Own[f.me][token.Counter]
	if in.Op == program.OpPutDown {
		n = min(n, int(*has))
	}
	if token.Own {
		owner = uint8(f.me) + 1
	}
	n = p.lay(lieCode(space, int(in.B), owner), n)
	clause, thing := engines.Clause(in.Line), g.thingOf(int(in.B), n)
	switch {
	case n == 0:
	case in.Op == program.OpPutNew:
		Appeared.Emit(tell, clause, number(n), thing, spaceOf(space))
	default:
		*has -= int16(n)
		PutDown.Emit(tell, clause, f.me, number(n), thing, spaceOf(space))
	}
}

// isLying reports whether a condition on what lies somewhere is so.
func (g *Game) isLying(p *Position, f *frame, c *program.Condition) bool {
	if c.Is == program.NoneLies {
		return !slices.ContainsFunc(p.Lie[:p.Lying], func(code uint16) bool { return int16(code>>4&15) == c.B })
	}
	return p.lying(g.spot(p, f), int(c.B), int(c.Is-program.LiesHere), f.me) >= int(c.A)
}

// checkPut says whether a thing may be put on a space.
func (g *Game) checkPut(p *Position, f *frame, in *program.Instruction, m *engines.Move) engines.Verdict {
	clause, to := engines.Clause(in.Line), int(m.Args[1])
	targets := g.targets(p, f, in)
	switch {
	case to < 1 || to > g.Rules.All():
		return NoSpace.Refuse(clause, space(to))
	case m.Args[0] != in.B, !targets.Has(to):
		return CannotPut.Refuse(clause, g.thingOf(int(min(max(m.Args[0], 0), int16(len(g.Tokens)-1))), 1), space(to))
	}
	return engines.Allowed()
}

// fixLie puts right how many of a thing lie on a space: of one that is somebody's, those of a seat.
func (g *Game) fixLie(p *Position, m *engines.Move, tell listener) {
	thing, to, n := int(m.Args[0]), int(m.Args[1]), int(m.Args[2])
	whose, owner, me := program.Anybodys, uint8(0), engines.Seat(0)
	if g.Tokens[thing].Own {
		me = p.mover()
		if m.N > 3 {
			me = engines.Seat(m.Args[3])
		}
		whose, owner = program.Ones, uint8(me)+1
	}
	p.lift(to, thing, whose, me, program.MaxLying)
	n = p.lay(lieCode(to, thing, owner), n)
	FixedLie.Emit(tell, engines.TableClause, number(n), g.thingOf(thing, n), spaceOf(to))
}

// checkFixLie says whether what lies somewhere can be put right so.
func (g *Game) checkFixLie(p *Position, m *engines.Move) engines.Verdict {
	clause, thing, to := engines.TableClause, int(m.Args[0]), int(m.Args[1])
	there := p.lying(to, thing, program.Anybodys, 0)
	switch {
	case to < 1 || to > g.Rules.All():
		return NoSpace.Refuse(clause, space(to))
	case m.N > 3 && (int(m.Args[3]) >= len(g.IDs) || !g.Tokens[thing].Own):
		return NoSeat.Refuse(clause, engines.Seat(m.Args[3]))
	case int(m.Args[2]) > program.MaxLying-int(p.Lying)+there:
		return TooMuch.Refuse(clause, number(program.MaxLying-int(p.Lying)+there))
	}
	return engines.Allowed()
}

// lieKey is how the position calls a thing that lies somewhere: "fence A" where it is somebody's.
func (g *Game) lieKey(l Lie) string {
	if name := g.Tokens[l.Thing].Name; l.Owner >= 0 {
		return name + " " + g.IDs[l.Owner]
	} else {
		return name
	}
}

func (g *Game) saveLies(p *Position, s *Saved) {
	s.Lie = map[string]map[string]int{}
	for _, l := range g.Lies(p) {
		key := g.lieKey(l)
		if s.Lie[key] == nil {
			s.Lie[key] = map[string]int{}
		}
		s.Lie[key][g.spaceText(int16(l.Space))]++
	}
}

// loadLies reads what lies on the board; without it nothing does.
func (g *Game) loadLies(s *Saved, p *Position) error {
	p.Lie, p.Lying = [program.MaxLying]uint16{}, 0
	for _, key := range slices.Sorted(maps.Keys(s.Lie)) {
		l := Lie{Thing: -1, Owner: engines.Table}
		for i := range g.Tokens {
			name := g.Tokens[i].Name
			if key == name {
				l.Thing = i
			} else if of := slices.Index(g.IDs, strings.TrimPrefix(key, name+" ")); of >= 0 && g.Tokens[i].Own {
				l.Thing, l.Owner = i, engines.Seat(of)
			}
		}
		if l.Thing < 0 {
			return engines.Fieldf("lie."+key, "is no thing of this game")
		}
		for _, where := range slices.Sorted(maps.Keys(s.Lie[key])) {
			n := s.Lie[key][where]
			for l.Space = g.Rules.All(); l.Space > 0 && g.spaceText(int16(l.Space)) != where; l.Space-- {
			}
			if l.Space == 0 || n < 1 || n > program.MaxLying-int(p.Lying) {
				return engines.Fieldf("lie."+key+"."+where, "needs a space of the board, and not more than %d things on all of it",
					program.MaxLying)
			}
			p.lay(lieCode(l.Space, l.Thing, uint8(l.Owner+1)*uint8(bit(l.Owner >= 0))), n)
		}
	}
	return nil
}

// thingOf is what so many of a thing are called; these stand behind the faces.
func (g *Game) thingOf(thing, n int) text { return g.faceOf(len(g.Faces) + 2*thing + bit(n != 1)) }

// counted is what so many of a counter are called: as the file says, but one of a thing or several of it.
func (g *Game) counted(counter int16, n int16) text {
	for i := range g.Tokens {
		if g.Tokens[i].Counter == int(counter) {
			return g.thingOf(i, int(n))
		}
	}
	return g.counterOf(counter)
}

// thingNames are the names of things, of each one and several.
func (g *Game) thingNames() (names []string) {
	for i := range g.Tokens {
		names = append(names, g.Tokens[i].One, g.Tokens[i].Many)
	}
	return names
}
