package saratoga

import (
	"fmt"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/enginetest/round"
)

// SAR-19: whoever would win if the round ended now is said to win, and does, unless set back or overtaken.
func TestDangers(t *testing.T) {
	for seats := MinPlayers; seats <= MaxPlayers; seats++ {
		t.Run(fmt.Sprint(seats), func(t *testing.T) {
			g := compile(t, seats, nil)
			said := enginetest.Foretell(t, engines.Wrap(g), round.Many(10, 100, 1000), uint64(seats),
				func(p engines.Position) bool { at := p.(Position); return at.stage == DueLay },
				func(d engines.Danger, after engines.Position) bool {
					at := after.(Position)
					return changed(g, &at, d)
				})
			said.Check(t, map[string]int{})
		})
	}
}

// changed reports whether one of those who are said to win was set back, or another has come up to them, or
// has more supplies than the one with whom the win was to be shared.
func changed(g *Game, p *Position, d engines.Danger) bool {
	told := d.Args[d.N-1].Value // the progress
	first := p.supplies[d.Wins.First()]
	for who := range engines.Seat(g.players) {
		if d.Wins.Has(who) && (p.progress[who] != told || p.supplies[who] != first) || !d.Wins.Has(who) && p.progress[who] >= told {
			return true
		}
	}
	return false
}

// SAR-19: who is ahead at the goal, and who is one pair of cards from it, is said in the second turn alone.
func TestWhatIsSaidOfDangers(t *testing.T) {
	g := compile(t, 4, nil)
	for _, c := range []struct {
		progress [4]int32
		turn     uint8
		want     string
	}{
		{[4]int32{12, 5, 5, 5}, 1, "SAR-19 danger-wins seat=A progress=12"},
		{[4]int32{12, 13, 5, 5}, 2, "SAR-19 danger-wins seat=B progress=13"},
		{[4]int32{12, 12, 5, 5}, 2, "SAR-19 danger-share winners=2 progress=12"},
		{[4]int32{5, 5, 10, 5}, 2, "SAR-19 danger-near seat=C need=2"},
		{[4]int32{5, 5, 10, 5}, 1, ""},
		{[4]int32{5, 5, 9, 5}, 2, ""},
	} {
		p, got := Position{round: 3, turn: c.turn, stage: DueLay, colour: [MaxPlayers]Card{1, 2, 3, 4}}, ""
		copy(p.progress[:], c.progress[:])
		if d, ok := g.Danger(&p); ok {
			got = enginetest.Say(g, d.Message)
		}
		enginetest.Equal(t, fmt.Sprint(c.progress, c.turn), got, c.want)
	}
}
