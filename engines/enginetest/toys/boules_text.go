package toys

import (
	"math"
	"strconv"

	"homespun/engines"
)

func compileBoules(decode func(any) error, seats int) (engines.Engine, error) {
	rules := struct {
		Stones int `toml:"stones"`
	}{3}
	if err := decode(&rules); err != nil {
		return nil, err
	}
	if err := within("stones", rules.Stones, 1, maxStones); err != nil {
		return nil, err
	}
	g := &boules{stones: rules.Stones}
	var err error
	g.table, err = newTable(boulesInfo, seats, []form{
		VerbThrow: {Word: "throw", Kinds: []engines.ArgKind{engines.TenthsArg}},
		VerbKeep:  {Word: "keep"},
		VerbFixStone: {By: engines.ByFix, Word: "stone",
			Kinds: []engines.ArgKind{engines.PieceArg, engines.TenthsArg}},
	}, map[engines.ArgKind]engines.Word{engines.PieceArg: engines.WordOf(engines.PieceArg, g.stoneAt,
		g.stoneText, nil)})
	return engines.Wrap(g), err
}

func square(x, y, toX, toY int16) int {
	dx, dy := int(x)-int(toX), int(y)-int(toY)
	return dx*dx + dy*dy
}

func (g *boules) Check(p *BoulesPosition, m engines.Move) engines.Verdict {
	switch {
	case m.Who == engines.Table && m.Verb == VerbFixStone && m.N == 3:
		if lies := g.lies(p, m.Args[0]); !lies {
			return BoulesNoStone.Refuse(engines.TableClause, piece(m.Args[0]))
		}
		return g.checkPlace(p, m.Args[1], m.Args[2], int(m.Args[0]), engines.TableClause, engines.TableClause)
	case g.over(p):
		return BoulesOver.Refuse(6)
	case m.Who != g.next(p):
		return BoulesOtherSeat.Refuse(1, seat(g.next(p)))
	case m.Verb == VerbKeep && m.N == 0:
		return engines.Allowed()
	case m.Verb != VerbThrow || m.N != 2:
		return BoulesOtherKind.Refuse(2, decision(0))
	case m.Args[0] < lineX && m.Args[0] >= 0:
		return BoulesTooShort.Refuse(4, tenths(lineX))
	}
	return g.checkPlace(p, m.Args[0], m.Args[1], -1, 3, 5)
}

// lies reports whether a stone is one of the match and lies on the pitch.
func (g *boules) lies(p *BoulesPosition, stone int16) bool {
	for n := range int(p.Gone) {
		if g.stone(n) == int(stone) {
			return p.X[stone] >= 0
		}
	}
	return false
}

func (g *boules) checkPlace(p *BoulesPosition, x, y int16, but int, pitch,
	near engines.Clause) engines.Verdict {
	if x < 0 || x > pitchWide || y < 0 || y > pitchDeep {
		return BoulesOffPitch.Refuse(pitch)
	}
	for n := range int(p.Gone) {
		if at := g.stone(n); at != but && p.X[at] >= 0 && square(x, y, p.X[at], p.Y[at]) < gap*gap {
			return BoulesTooNear.Refuse(near, piece(at), tenths(gap))
		}
	}
	return engines.Allowed()
}

// Value is how much nearer the seat's nearest stone lies to the jack than the best of the others.
func (g *boules) Value(p *BoulesPosition, seat engines.Seat) int {
	own, others := 1000.0, 1000.0
	for n := range int(p.Gone) {
		at := g.stone(n)
		away := math.Sqrt(float64(square(p.X[at], p.Y[at], jackX, jackY)))
		switch {
		case p.X[at] < 0:
		case at/maxStones == int(seat):
			own = min(own, away)
		default:
			others = min(others, away)
		}
	}
	return int(10 * (others - own))
}

func (g *boules) View(p *BoulesPosition, _ engines.Seat) BoulesPosition { return *p }
func (g *boules) Result(p *BoulesPosition) any                          { return g.result(g.Outcome(p)) }

// stoneAt reads a stone.
func (g *boules) stoneAt(word string) (int16, bool) {
	letter, number, ok := engines.Label(word)
	if !g.has(letter) || number < 1 || int(number) > g.stones {
		return engines.Unknown(letter, number), ok
	}
	return letter*maxStones + number - 1, ok
}

func (g *boules) stoneText(stone int16) string {
	if stone < 0 {
		return engines.UnknownText(stone)
	}
	return g.name(stone/maxStones) + strconv.Itoa(int(stone%maxStones)+1)
}

func (g *boules) Describe(a engines.Arg) engines.Description {
	d := engines.Description{Text: strconv.Itoa(int(a.Value)), Owner: engines.Table}
	switch a.Kind {
	case engines.SeatArg:
		d.Text, d.Owner = g.name(int16(a.Value)), g.owner(a.Value)
	case engines.PieceArg:
		d.Text, d.Noun = g.stoneText(int16(a.Value)), "stone"
		if a.Value >= 0 {
			d.Owner = g.owner(a.Value / maxStones)
		}
	case engines.DecisionArg:
		d.Text = boulesInfo.Decisions[a.Value]
	case engines.TenthsArg:
		d.Text = engines.TenthsText(int16(a.Value))
	}
	return d
}

// boulesSave lists the places of the stones in the order in which they were thrown; one that was kept is "".
type boulesSave struct {
	Stones []string `toml:"stones" json:"stones"`
}

func (g *boules) Save(p *BoulesPosition) any {
	s := &boulesSave{[]string{}}
	for n := range int(p.Gone) {
		text := ""
		if at := g.stone(n); p.X[at] >= 0 {
			text = engines.PointText(p.X[at], p.Y[at])
		}
		s.Stones = append(s.Stones, text)
	}
	return s
}

func (g *boules) Load(decode func(any) error) (BoulesPosition, error) {
	var s boulesSave
	p := BoulesPosition{}
	if err := decode(&s); err != nil {
		return p, err
	}
	if most := g.stones * len(g.ids); len(s.Stones) > most {
		return p, engines.Fieldf("stones", "are %d; at most %d can be", len(s.Stones), most)
	}
	for n, text := range s.Stones {
		at := g.stone(n)
		p.X[at] = -1
		if text != "" {
			x, y, ok := engines.Point(text)
			if !ok || !g.checkPlace(&p, x, y, -1, 3, 5).OK() {
				return p, engines.Fieldf("stones",
					"holds %.20q; a free place on the pitch such as 8.5,4 can be, or nothing", text)
			}
			p.X[at], p.Y[at] = x, y
		}
		p.Gone++
	}
	return p, nil
}
