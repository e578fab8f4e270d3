package toys

import (
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
)

func compileLots(decode func(any) error, seats int) (engines.Engine, error) {
	if err := decode(&struct{}{}); err != nil {
		return nil, err
	}
	t, err := newTable(lotsInfo, seats, []form{
		VerbDeal: {By: engines.ByTable, Word: "deal",
			Kinds: []engines.ArgKind{engines.SeatArg, engines.NumberArg}},
		VerbHides: {Word: "hides", Kinds: []engines.ArgKind{engines.WordArg}},
		VerbFixLot: {By: engines.ByFix, Word: "lot",
			Kinds: []engines.ArgKind{engines.SeatArg, engines.NumberArg}},
	}, map[engines.ArgKind]engines.Word{engines.WordArg: engines.WordOf(engines.WordArg, colourAt, colourText,
		nil)})
	return engines.Wrap(&lots{t}), err
}

// colourAt reads a colour that can be hidden.
func colourAt(word string) (int16, bool) {
	colour := slices.Index(colours, word)
	return int16(colour), colour == red || colour == blue
}

func (g *lots) Check(p *LotsPosition, m engines.Move) engines.Verdict {
	pending := g.Pending(p)
	switch {
	case m.Who == engines.Table && m.Verb == VerbFixLot:
		return g.checkLot(p, m, true)
	case pending.Over():
		return LotsOver.Refuse(4)
	case m.Who == engines.Dice != pending.Rolling(), m.Who == engines.Table != (pending.Kind == dealing),
		m.Verb != [...]engines.Verb{VerbDeal, VerbHides, engines.VerbRoll}[pending.Kind]:
		return LotsOtherKind.Refuse(engines.Clause(pending.Kind)+1, decision(pending.Kind))
	case !pending.Who.Has(m.Who):
		return LotsOtherSeat.Refuse(2, seat(pending.Who.Only()))
	case pending.Kind == dealing:
		return g.checkLot(p, m, false)
	case pending.Kind == hiding && (m.N != 1 || m.Args[0] != red && m.Args[0] != blue):
		return LotsOtherKind.Refuse(2, decision(pending.Kind))
	case pending.Rolling():
		if count, sides, _ := dice.Fits(&pending.Roll, m); !count {
			return LotsOneDie.Refuse(3)
		} else if !sides {
			return LotsNoSide.Refuse(3)
		}
	}
	return engines.Allowed()
}

// checkLot says whether a lot can be dealt to a seat, or changed by a fix.
func (g *lots) checkLot(p *LotsPosition, m engines.Move, fix bool) engines.Verdict {
	clause := engines.Clause(1)
	if fix {
		clause = engines.TableClause
	}
	switch {
	case m.N != 2 || m.Args[1] < 1 || m.Args[1] > 9 || !g.has(m.Args[0]):
		return LotsNoLot.Refuse(clause, numeral(m.Args[1]))
	case !fix && p.Lot[m.Args[0]] != 0:
		return LotsHasLot.Refuse(clause, seat(m.Args[0]))
	case fix && p.Lot[m.Args[0]] == 0:
		return LotsNoLotYet.Refuse(clause, seat(m.Args[0]))
	}
	return engines.Allowed()
}

func (g *lots) Prompt(p *LotsPosition) engines.Message {
	switch pending := g.Pending(p); {
	case pending.Over():
		return engines.Message{}
	case pending.Rolling():
		return LotsRoll.Message(3)
	case pending.Kind == hiding:
		return LotsHide.Message(2, seat(pending.Who.Only()))
	}
	return LotsDeal.Message(1, seat(g.lacking(&p.Lot)))
}

func (g *lots) Result(p *LotsPosition) any { return g.result(g.Outcome(p)) }

// Value is the seat's lot where its colour was shown or is likely to be.
func (g *lots) Value(p *LotsPosition, seat engines.Seat) int {
	if p.Hid[seat] == red && p.Shown == 0 || p.Shown != 0 && p.Hid[seat] == p.Shown {
		return int(p.Lot[seat])
	}
	return 0
}

// Parse reads a line, and the side of the die.
func (g *lots) Parse(who engines.Seat, words string) (engines.Move, error) {
	if who == engines.Dice {
		if m, _, ok := dice.ParseSides(strings.ToLower(strings.TrimSpace(words)), sideOf); ok {
			return m, nil
		}
	}
	return g.table.Parse(who, words)
}

// sideOf reads a letter that a side of the die can bear; others than its two are of no die.
func sideOf(text string) (int16, bool) {
	switch {
	case text == "r":
		return red, true
	case text == "b":
		return blue, true
	}
	return unknown, len(text) == 1 && text[0] >= 'a' && text[0] <= 'z'
}

// Format writes a move or a roll.
func (g *lots) Format(m engines.Move) string {
	if m.Who == engines.Dice {
		return dice.FormatSides(m, func(side int16) string { return strings.ToUpper(colourText(side)[:1]) })
	}
	return g.table.Format(m)
}

// colours are how colours are written; "" is none, "?" what a view leaves out.
var colours = []string{"", "red", "blue", "?"}

func colourText(colour int16) string {
	if colour == red || colour == blue {
		return colours[colour]
	}
	return colours[unknown]
}

func (g *lots) Describe(a engines.Arg) engines.Description {
	d := engines.Description{Text: strconv.Itoa(int(a.Value)), Owner: engines.Table}
	switch a.Kind {
	case engines.SeatArg:
		d.Text, d.Owner = g.name(int16(a.Value)), g.owner(a.Value)
	case engines.WordArg:
		d.Text, d.Noun = lotsInfo.Words[a.Value], lotsInfo.Words[a.Value]
	case engines.DecisionArg:
		d.Text = lotsInfo.Decisions[a.Value]
	}
	return d
}

// lotsSave lists what each seat has been dealt and has hidden.
type lotsSave struct {
	Lots  []int    `toml:"lots" json:"lots"`
	Hid   []string `toml:"hid" json:"hid"`
	Shown string   `toml:"shown" json:"shown"`
}

func (g *lots) Save(p *LotsPosition) any {
	s := &lotsSave{Shown: colours[p.Shown]}
	for seat := range g.ids {
		s.Lots, s.Hid = append(s.Lots, int(p.Lot[seat])), append(s.Hid, colours[p.Hid[seat]])
	}
	return s
}

func (g *lots) Load(decode func(any) error) (LotsPosition, error) {
	var s lotsSave
	var p LotsPosition
	if err := decode(&s); err != nil {
		return p, err
	}
	if len(s.Lots) != len(g.ids) || len(s.Hid) != len(g.ids) {
		return p, engines.Fieldf("lots", "and hid need %d entries", len(g.ids))
	}
	for seat := range g.ids {
		if err := within("lots", s.Lots[seat], 0, 9); err != nil {
			return p, err
		}
		p.Lot[seat] = uint8(s.Lots[seat])
		colour := slices.Index(colours, s.Hid[seat])
		if colour < 0 {
			return p, engines.Fieldf("hid", "holds %.20q; red, blue or nothing can be", s.Hid[seat])
		}
		if p.Hid[seat] = uint8(colour); colour > 0 && seat > 0 && p.Hid[seat-1] == 0 {
			return p, engines.Fieldf("hid", "goes by turns")
		}
	}
	shown := slices.Index(colours, s.Shown)
	switch dealt := g.lacking(&p.Lot) < 0; {
	case !dealt && p.Hid != [engines.MaxSeats]uint8{}:
		return p, engines.Fieldf("hid", "holds a colour before all lots are dealt")
	case shown < 0 || shown == unknown || shown > 0 && (!dealt || g.lacking(&p.Hid) >= 0):
		return p, engines.Fieldf("shown", "is %.20q; red or blue can be, once all have hidden a colour",
			s.Shown)
	}
	p.Shown = uint8(shown)
	return p, nil
}
