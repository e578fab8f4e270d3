package toys

import (
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
)

const (
	VerbShows engines.Verb = iota + 1
	VerbFixPoints
)

func compileSigns(decode func(any) error, seats int) (engines.Engine, error) {
	rules := struct {
		Rounds int `toml:"rounds"`
	}{5}
	if err := decode(&rules); err != nil {
		return nil, err
	}
	if err := within("rounds", rules.Rounds, 1, 99); err != nil {
		return nil, err
	}
	t, err := newTable(signsInfo, seats, []form{
		VerbShows: {Word: "shows", Kinds: []engines.ArgKind{engines.WordArg}},
		VerbFixPoints: {By: engines.ByFix, Word: "points",
			Kinds: []engines.ArgKind{engines.SeatArg, engines.NumberArg}},
	}, map[engines.ArgKind]engines.Word{engines.WordArg: engines.WordOf(engines.WordArg, signAt, signText,
		nil)})
	return engines.Wrap(&signs{t, uint8(rules.Rounds)}), err
}

// signWords are the words for signs, by number: 0 is no sign yet, 1 to 3 are the signs, 4 is not a sign.
var signWords = []string{"", "rock", "paper", "scissors", "?"}

// signAt reads a sign; any word may be meant for one.
func signAt(word string) (int16, bool) {
	if sign := slices.Index(signWords, word); sign >= 1 {
		return int16(sign), true
	}
	return 4, true
}

func signText(sign int16) string { return signWords[min(max(sign, 0), 4)] }

func (g *signs) Describe(a engines.Arg) engines.Description {
	d := engines.Description{Text: strconv.Itoa(int(a.Value)), Owner: engines.Table}
	switch a.Kind {
	case engines.SeatArg:
		d.Text, d.Owner = g.name(int16(a.Value)), g.owner(a.Value)
	case engines.WordArg:
		d.Text = signsInfo.Words[a.Value]
		d.Noun = d.Text
	}
	return d
}

type signsSave struct {
	Round  int      `toml:"round" json:"round"`
	Signs  []string `toml:"signs" json:"signs"`
	Points []int    `toml:"points" json:"points"`
}

func (g *signs) Save(p *SignsPosition) any {
	s := &signsSave{Round: int(p.Round)}
	for seat := range g.ids {
		s.Signs = append(s.Signs, signWords[p.Sign[seat]])
		s.Points = append(s.Points, int(p.Points[seat]))
	}
	return s
}

func (g *signs) Load(decode func(any) error) (SignsPosition, error) {
	var s signsSave
	if err := decode(&s); err != nil {
		return SignsPosition{}, err
	}
	if len(s.Signs) != len(g.ids) || len(s.Points) != len(g.ids) {
		return SignsPosition{},
			engines.Fieldf("signs", "and points need one entry for each of the %d seats", len(g.ids))
	}
	if err := within("round", s.Round, 0, int(g.rounds)); err != nil {
		return SignsPosition{}, err
	}
	p := SignsPosition{Round: uint8(s.Round)}
	for seat := range g.ids {
		sign := slices.Index(signWords[:4], strings.ToLower(s.Signs[seat]))
		if sign < 0 || sign > 0 && p.Round == g.rounds {
			return p, engines.Fieldf("signs",
				"holds %q; rock, paper, scissors or nothing can be, and nothing at the end", s.Signs[seat])
		}
		if err := within("points", s.Points[seat], 0, 999); err != nil {
			return p, err
		}
		p.Sign[seat], p.Points[seat] = uint8(sign), int16(s.Points[seat])
	}
	if !slices.Contains(p.Sign[:len(g.ids)], 0) {
		return p, engines.Fieldf("signs", "cannot be all shown: the round would be over")
	}
	return p, nil
}

func (g *signs) checkFix(m engines.Move) engines.Verdict {
	if !g.has(m.Args[0]) {
		return SignsNoSeat.Refuse(engines.TableClause, seat(m.Args[0]))
	}
	if m.Args[1] < 0 || m.Args[1] > 999 {
		return SignsBadPoints.Refuse(engines.TableClause, numeral(m.Args[1]))
	}
	return engines.Allowed()
}
