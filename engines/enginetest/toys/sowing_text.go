package toys

import (
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
)

// maxSeeds is how many seeds a pit can hold: all of the match, and what fixes add.
const maxSeeds = 200

func compileSowing(decode func(any) error, seats int) (engines.Engine, error) {
	rules := struct {
		Pits  int `toml:"pits"`
		Seeds int `toml:"seeds"`
		Turns int `toml:"turns"`
	}{8, 3, 30}
	if err := decode(&rules); err != nil {
		return nil, err
	}
	for _, field := range sowingInfo.Fields {
		value := map[string]int{"pits": rules.Pits, "seeds": rules.Seeds, "turns": rules.Turns}[field.Key]
		if err := within(field.Key, value, field.Min, field.Max); err != nil {
			return nil, err
		}
	}
	g := &sowing{pits: rules.Pits, seeds: rules.Seeds, turns: rules.Turns}
	var err error
	g.table, err = newTable(sowingInfo, seats, sowingForms, map[engines.ArgKind]engines.Word{
		engines.SpaceArg: engines.SpaceWord(g.pitAt, g.pitText, rules.Pits),
		engines.WordArg:  engines.OneOf("left", "right")})
	return engines.Wrap(g), err
}

var sowingForms = []form{
	VerbSow:  {Word: "sow", Kinds: []engines.ArgKind{engines.SpaceArg}},
	VerbTurn: {Word: "turn", Kinds: []engines.ArgKind{engines.WordArg}},
	VerbFixPit: {By: engines.ByFix, Word: "pit",
		Kinds: []engines.ArgKind{engines.SpaceArg, engines.NumberArg}},
}

func (g *sowing) Start() SowingPosition {
	var p SowingPosition
	for pit := range g.pits {
		p.Pit[pit] = uint8(g.seeds)
	}
	return p
}

func (g *sowing) Check(p *SowingPosition, m engines.Move) engines.Verdict {
	pending := g.Pending(p)
	switch {
	case m.Who == engines.Table && m.Verb == VerbFixPit && m.N == 2:
		return g.checkFix(p, m)
	case pending.Over():
		return SowingOver.Refuse(7)
	case (m.Who == engines.Dice) != pending.Rolling() || m.Who == engines.Table ||
		m.Verb != engines.Verb(p.Phase):
		return SowingOtherKind.Refuse([...]engines.Clause{2, 3, 5}[p.Phase], decision(pending.Kind))
	case !pending.Who.Has(m.Who):
		return SowingOtherSeat.Refuse(1, seat(pending.Who.Only()))
	case pending.Rolling():
		if count, faces, bad := dice.Fits(&pending.Roll, m); !count {
			return SowingOneDie.Refuse(2)
		} else if !faces {
			return SowingNoFace.Refuse(2, numeral(m.Args[bad]))
		}
	case p.Phase == fork && (m.N != 1 || m.Args[0] < 0 || m.Args[0] > 1):
		return SowingOtherKind.Refuse(5, decision(pending.Kind))
	case p.Phase == pick && (m.N != 1 || m.Args[0] < 0 || int(m.Args[0]) >= g.pits):
		return SowingNoPit.Refuse(3, space(m.Args[0]))
	case p.Phase == pick && p.Pit[m.Args[0]] == 0:
		return SowingEmpty.Refuse(3, space(m.Args[0]))
	}
	return engines.Allowed()
}

// checkFix allows to say how many seeds lie in a pit, while no more than maxSeeds are in play.
func (g *sowing) checkFix(p *SowingPosition, m engines.Move) engines.Verdict {
	if m.Args[0] < 0 || int(m.Args[0]) >= g.pits {
		return SowingNoPit.Refuse(engines.TableClause, space(m.Args[0]))
	}
	sum := int(m.Args[1]) - int(p.Pit[m.Args[0]])
	for _, seeds := range p.Pit {
		sum += int(seeds)
	}
	if m.Args[1] < 0 || sum > maxSeeds {
		return SowingBadFix.Refuse(engines.TableClause, numeral(m.Args[1]))
	}
	return engines.Allowed()
}

func (g *sowing) Prompt(p *SowingPosition) engines.Message {
	mover := g.mover(p)
	switch p.Phase {
	case rolling:
		return SowingRoll.Message(2, mover)
	case pick:
		return SowingSow.Message(3, mover, numeral(p.Laps))
	}
	return SowingTurn.Message(5, g.Pending(p).Who.Only(), space(p.At))
}

func (g *sowing) Outcome(p *SowingPosition) engines.Outcome {
	if !g.over(p) {
		return engines.Outcome{}
	}
	return engines.Outcome{Over: true, Winners: best(p.Taken[:len(g.ids)])}
}

func (g *sowing) Result(p *SowingPosition) any { return g.result(g.Outcome(p)) }
func (g *sowing) Value(p *SowingPosition, seat engines.Seat) int {
	return lead(p.Taken[:len(g.ids)], seat)
}
func (g *sowing) View(p *SowingPosition, _ engines.Seat) SowingPosition { return *p }

// pitAt finds p1 as 0.
func (g *sowing) pitAt(column, row int) (pit int, ok bool) {
	return row, column == 'p'-'a' && row >= 0 && row < g.pits
}

func (g *sowing) pitText(pit int) string { return "p" + strconv.Itoa(pit+1) }

// Parse reads a line, and the face of the die.
func (g *sowing) Parse(who engines.Seat, words string) (engines.Move, error) {
	if who == engines.Dice {
		if m, _, ok := dice.Parse(strings.TrimSpace(words)); ok {
			return m, nil
		}
	}
	return g.table.Parse(who, words)
}

// Format writes a move or a roll.
func (g *sowing) Format(m engines.Move) string {
	if m.Who == engines.Dice {
		return dice.Format(m)
	}
	return g.table.Format(m)
}

func (g *sowing) Describe(a engines.Arg) engines.Description {
	d := engines.Description{Text: strconv.Itoa(int(a.Value)), Owner: engines.Table}
	switch a.Kind {
	case engines.SeatArg:
		d.Text, d.Owner = g.name(int16(a.Value)), g.owner(a.Value)
	case engines.SpaceArg:
		d.Text, _ = g.lines.Words[engines.SpaceArg].Write([]int16{int16(a.Value)})
		d.Noun = "pit"
	case engines.DecisionArg:
		d.Text = sowingInfo.Decisions[a.Value]
	}
	return d
}
