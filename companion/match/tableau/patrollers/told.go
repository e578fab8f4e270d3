package patrollers

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
	"homespun/printables/drawing"
	paper "homespun/printables/patrollers"
)

// sideText is one side of an attack as text: the sum, and what it is made of.
type sideText struct{ value, detail string }

// quiet are the events that are not replayed by themselves, because somebody has just done them by hand, the
// next event says the same, or a moment shows them ([Table.Moment]).
var quiet = []engines.Reason{
	patrollers.Picked.Reason, patrollers.Armed.Reason, patrollers.DeployedMeasured.Reason,
	patrollers.ExplosivesGoOff.Reason, patrollers.SoundNotMade.Reason,
	patrollers.RolledInitiative.Reason, patrollers.RoundBegins.Reason, patrollers.TurnEnded.Reason,
	patrollers.AttackTotal.Reason, patrollers.DefenceTotal.Reason,
}

// Show implements tableau.Narrator. Every move, attack and result is replayed by itself, the result with the
// sums of both sides. While setting up, only figures that are deployed are.
func (t *Table) Show(before, after engines.Position, message engines.Message,
	seat engines.Seat) (*tableau.Scene, bool) {
	was, p, reason := positionOf(before), positionOf(after), message.Reason
	if slices.Contains(quiet, reason) || p.SettingUp() && reason != patrollers.Deployed.Reason {
		return nil, false
	}
	u, isUnit := patrollers.UnitOf(message.Args[0])
	s := t.layMat(p, seat)
	if !isUnit || message.N == 0 {
		return s, true
	}
	light(s, u)
	other, both := patrollers.UnitOf(message.Args[1])
	both = both && message.N > 1 && message.Args[1].Kind == engines.PieceArg
	switch reason {
	case patrollers.Pushed.Reason: // a figure that moves by itself leaves its trace
		pushed(s, message, seatOf(u))
	case patrollers.Attacks.Reason, patrollers.GatlingFires.Reason, patrollers.GassedBy.Reason,
		patrollers.Operated.Reason, patrollers.Experimented.Reason, patrollers.OrdersIssued.Reason:
		if both {
			light(s, other)
			aim(s, u, other)
		}
	case patrollers.MayReroll.Reason:
		t.pointOut(s, p)
	case patrollers.Defended.Reason:
		light(s, other)
		aim(s, u, other)
		t.sumUp(s, was)
	case patrollers.Wounded.Reason, patrollers.Died.Reason, patrollers.MedKitUsed.Reason:
		t.sumUp(s, was)
		if b, ok := t.game.Battle(was); ok && b.From != u {
			light(s, b.From, u)
			aim(s, b.From, u)
		}
	case patrollers.ExplosiveGoesOff.Reason:
		t.burst(s, message)
	case patrollers.SelfDestructs.Reason:
		t.burstAt(s, p, u)
	}
	return s, true
}

// pushed adds an arrow from where a figure was to where it is.
func pushed(s *tableau.Scene, message engines.Message, seat engines.Seat) {
	x, y, okA := patrollers.PlaceOf(message.Args[1])
	toX, toY, okB := patrollers.PlaceOf(message.Args[2])
	from, to := drawing.Point{X: float64(x), Y: float64(y)}, drawing.Point{X: float64(toX), Y: float64(toY)}
	if okA && okB && from != to {
		s.Arrows = append(s.Arrows, tableau.Arrow{From: from, To: to, Seat: seat})
	}
}

// sumUp puts the sums of the attack whose outcome is shown at the end of the tracks; was is the position
// before the outcome, in which both dice lie there. They replace those of the attack that the position may
// already be in. The second wound of one attack comes without sums, as it comes without the attacker
// (PAT-26).
func (t *Table) sumUp(s *tableau.Scene, was *patrollers.Position) {
	b, ok := t.game.Battle(was)
	if !ok {
		return
	}
	tracks := t.tracks.battleTracks(was, b, [2]bool{true, true})
	s.Tracks = slices.DeleteFunc(s.Tracks, func(track tableau.Track) bool {
		return track.Name == tracks[0].Name || track.Name == tracks[1].Name
	})
	s.Tracks = append(s.Tracks, tracks...)
}

// sumTracks returns the tracks of the two sides of an attack.
func (t *tracks) sumTracks(attack, defence sideText) []tableau.Track {
	return []tableau.Track{
		{Name: abilityNames[patrollers.Attack], Value: attack.value, Detail: attack.detail,
			Seat: engines.Table, Icon: paper.AbilityIcons[patrollers.Attack]},
		{Name: abilityNames[patrollers.Defence], Value: defence.value, Detail: defence.detail,
			Seat: engines.Table, Icon: paper.AbilityIcons[patrollers.Defence]},
	}
}

// burst shows the blast of an explosive. Where the players measure there is none, because the app knows no
// distances.
func (t *Table) burst(s *tableau.Scene, message engines.Message) {
	if x, y, ok := patrollers.PlaceOf(message.Args[1]); ok && !t.game.Measured() {
		reach := float64(t.teams.special(patrollers.Explosives).Reach * t.teams.lengths.Twine)
		s.Layers = append(s.Layers, tableau.BlastAround(drawing.Point{X: float64(x), Y: float64(y)}, reach))
	}
}

// burstAt shows the blast of a figure that destroys itself.
func (t *Table) burstAt(s *tableau.Scene, p *patrollers.Position, u int) {
	if f, ok := t.game.Figure(p, u); ok && !t.game.Measured() {
		reach := float64(t.teams.lengths.Base)/2 + float64(t.game.Reach(p, u))
		s.Layers = append(s.Layers, tableau.BlastAround(t.teams.place(u, f.X, f.Y), reach))
	}
}

// explained are the events whose message contains its own reason: sums, and what came of them.
var explained = []engines.Reason{
	patrollers.AttackTotal.Reason, patrollers.DefenceTotal.Reason, patrollers.Defended.Reason,
	patrollers.Wounded.Reason, patrollers.Died.Reason, patrollers.RolledInitiativeCalculated.Reason,
	patrollers.StanceTaken.Reason, patrollers.GripHolds.Reason, patrollers.GasTakenOff.Reason,
	patrollers.RoundOver.Reason, patrollers.Stalemate.Reason, patrollers.Wins.Reason,
	patrollers.Draw.Reason, patrollers.NotPushed.Reason, patrollers.NobodyTakes.Reason,
}

// Why implements tableau.Narrator. An event in explained is its own reason, under its clause.
func (t *Table) Why(before engines.Position, message engines.Message) (why engines.Message, subject string,
	ok bool) {
	if !slices.Contains(explained, message.Reason) {
		return engines.Message{}, "", false
	}
	p := positionOf(before)
	if u, unit := patrollers.UnitOf(message.Args[0]); unit && message.N > 0 &&
		message.Args[0].Kind == engines.PieceArg {
		return message, t.teams.thing(p, u) + ": " + t.Voice.Clause(message.Clause).Title, true
	}
	return message, t.Voice.Clause(message.Clause).Title, true
}
