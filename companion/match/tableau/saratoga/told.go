package saratoga

import (
	"slices"

	"homespun/companion/match/sound"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/saratoga"
)

// Show implements tableau.Narrator. The cards are turned up player by player. Then every attack, defence,
// loss and gain is replayed by itself. Before play the table is shown while all are told that talk is public
// (SAR-20).
func (t *Table) Show(_, after engines.Position, told engines.Message, seat engines.Seat) (*tableau.Scene,
	bool) {
	p, reason := positionOf(after), told.Reason
	who := told.Args[0]
	switch {
	case reason == saratoga.ColourChosen.Reason:
		s := t.lay(p)
		s.Here = t.spotsOf(p, engines.Seat(who.Value))
		return s, true
	case slices.Contains(laid, reason):
		s := t.open(p, engines.Seat(who.Value), seat)
		s.Here = []int{trayOf + int(who.Value)}
		return s, true
	case reason == saratoga.PlayBegins.Reason, reason == saratoga.TalkIsPublic.Reason:
		return t.Scene(after, engines.Table), true
	case !slices.Contains(results, reason):
		return nil, false
	}
	s := t.open(p, engines.MaxSeats, seat)
	s.Here = t.spotsOf(p, engines.Seat(who.Value))
	if other := told.Args[1]; told.N > 1 && other.Kind == engines.SeatArg {
		t.point(s, p, engines.Seat(who.Value), engines.Seat(other.Value))
	}
	return s, true
}

// point highlights what one player does to another: both trays, and an arrow between their wagons where they
// stand on different spaces.
func (t *Table) point(s *tableau.Scene, p *saratoga.Position, who, other engines.Seat) {
	from, _ := s.Piece(int(who))
	to, _ := s.Piece(int(other))
	s.Here = append(t.spotsOf(p, other), trayOf+int(who))
	if from.Spot != to.Spot {
		s.Arrows = append(s.Arrows,
			tableau.Arrow{From: from.At, To: to.At, Seat: who, Colour: t.colour(p, who), Strong: true})
	}
}

// open returns the scene while cards are turned up, up to those of the seat upTo. With them it shows the hand
// of the seat that looks at the scene. After the turn the cards go back, and everyone has a hand again.
func (t *Table) open(p *saratoga.Position, upTo, seat engines.Seat) *tableau.Scene {
	s := t.lay(p)
	t.turnedUp(s, p, upTo)
	t.hand(s, p, seat)
	return s
}

// spotsOf returns the spots of a player to highlight: the tray, and the space of the wagon.
func (t *Table) spotsOf(p *saratoga.Position, who engines.Seat) []int {
	return []int{trayOf + int(who), t.space(p.Progress(who))}
}

// laid are the events that turn up the cards of a player.
var laid = []engines.Reason{
	saratoga.LaidNothing.Reason, saratoga.LaidHeadWest.Reason, saratoga.LaidConvoy.Reason,
	saratoga.LaidGetSupplies.Reason, saratoga.LaidSabotage.Reason, saratoga.LaidRaid.Reason,
	saratoga.LaidCircleTheWagons.Reason, saratoga.LaidGitOffMyLand.Reason, saratoga.LaidRaiders.Reason,
	saratoga.LaidYouScoundrel.Reason,
}

// results are the events that a turn leads to, and the end of the match. Each is replayed by itself, and has
// a clause and a sum that a player can ask for.
var results = []engines.Reason{
	saratoga.Sabotaged.Reason, saratoga.SabotageFendedOff.Reason, saratoga.SabotageTurnedBack.Reason,
	saratoga.Raided.Reason, saratoga.RaidFendedOff.Reason, saratoga.RaidTurnedBack.Reason,
	saratoga.RaidTooFew.Reason, saratoga.RaidTooFewFendedOff.Reason, saratoga.RaidTooFewTurnedBack.Reason,
	saratoga.LossDivided.Reason, saratoga.NeedlessCircleTheWagons.Reason,
	saratoga.NeedlessGitOffMyLand.Reason, saratoga.NeedlessRaiders.Reason, saratoga.LeftAlone.Reason,
	saratoga.Loses.Reason, saratoga.HeadedWest.Reason, saratoga.ConvoyMet.Reason,
	saratoga.ConvoyMissed.Reason, saratoga.GotSupplies.Reason, saratoga.Wins.Reason,
	saratoga.WinsBySupplies.Reason, saratoga.SharesTheWin.Reason,
}

// Why implements tableau.Narrator. The message of every result contains its own sum and clause, so that it is
// its own reason.
func (t *Table) Why(_ engines.Position, told engines.Message) (why engines.Message, subject string, ok bool) {
	if !slices.Contains(results, told.Reason) {
		return engines.Message{}, "", false
	}
	name := t.name(engines.Seat(told.Args[0].Value))
	return told, words.Their(t.Voice.Clause(told.Clause).Title, name), true
}

// Sound implements tableau.Narrator: cards that are turned up, wagons that roll, supplies.
func (t *Table) Sound(told engines.Message) sound.Sound {
	switch {
	case slices.Contains(laid, told.Reason):
		return sound.Card
	case told.Reason == saratoga.HeadedWest.Reason, told.Reason == saratoga.ColourChosen.Reason:
		return sound.Step
	case told.Reason == saratoga.GotSupplies.Reason:
		return sound.Coin
	}
	return sound.None
}
