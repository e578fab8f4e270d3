package patrollers

import (
	"slices"

	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
	"homespun/printables/drawing"
	paper "homespun/printables/patrollers"
)

// sideText is one side of an attack as text: the sum, and what it is made of.
type sideText struct{ value, detail string }

// attackText is an attack as text: the attacker, the target, and the sums of attack and defence.
type attackText struct {
	from, at int
	sums     [2]sideText
}

// quiet are the events that are not replayed by themselves, because somebody has just done them by hand, the
// next event says the same, or a moment shows them ([Table.Moment]).
var quiet = []engines.Reason{
	patrollers.Picked.Reason, patrollers.Armed.Reason, patrollers.DeployedMeasured.Reason,
	patrollers.ExplosivesGoOff.Reason, patrollers.SoundNotMade.Reason,
	patrollers.RolledInitiative.Reason, patrollers.RoundBegins.Reason, patrollers.TurnEnded.Reason,
}

// Show implements tableau.Narrator. Every move, attack and result is replayed by itself, the result with the
// sums of both sides. While setting up, only figures that are deployed are.
func (t *Table) Show(before, after engines.Position, message engines.Message,
	seat engines.Seat) (*tableau.Scene, bool) {
	was, p, reason := t.position(before), t.position(after), message.Reason
	if slices.Contains(quiet, reason) || p.SettingUp() && reason != patrollers.Deployed.Reason {
		return nil, false
	}
	u, isUnit := patrollers.UnitOf(message.Args[0])
	if reason == patrollers.AttackTotal.Reason || reason == patrollers.DefenceTotal.Reason {
		t.spellOut(was, message, u)
		return nil, false
	}
	s := t.layMat(p, seat)
	if !isUnit || message.N == 0 {
		return s, true
	}
	t.light(s, u)
	other, both := patrollers.UnitOf(message.Args[1])
	both = both && message.N > 1 && message.Args[1].Kind == engines.PieceArg
	switch reason {
	case patrollers.Pushed.Reason: // a figure that moves by itself leaves its trace
		t.pushed(s, message, seatOf(u))
	case patrollers.Attacks.Reason, patrollers.GatlingFires.Reason, patrollers.GassedBy.Reason,
		patrollers.Operated.Reason, patrollers.Experimented.Reason, patrollers.OrdersIssued.Reason:
		if both {
			t.light(s, other)
			t.aim(s, u, other)
		}
	case patrollers.MayReroll.Reason:
		t.pointOut(s, p)
	case patrollers.Defended.Reason:
		t.light(s, other)
		t.aim(s, u, other)
		t.sumUp(s)
	case patrollers.Wounded.Reason, patrollers.Died.Reason, patrollers.MedKitUsed.Reason:
		t.sumUp(s)
		t.aimLast(s)
	case patrollers.ExplosiveGoesOff.Reason:
		t.burst(s, message)
	case patrollers.SelfDestructs.Reason:
		t.burstAt(s, p, u)
	}
	return s, true
}

// pushed adds an arrow from where a figure was to where it is.
func (t *Table) pushed(s *tableau.Scene, message engines.Message, seat engines.Seat) {
	x, y, okA := patrollers.PlaceOf(message.Args[1])
	toX, toY, okB := patrollers.PlaceOf(message.Args[2])
	from, to := drawing.Point{X: float64(x), Y: float64(y)}, drawing.Point{X: float64(toX), Y: float64(toY)}
	if okA && okB && from != to {
		s.Arrows = append(s.Arrows, tableau.Arrow{From: from, To: to, Seat: seat})
	}
}

// spellOut keeps one side of an attack with its sum: "R1 + 3 = 4". The position before the event says who
// attacks whom.
func (t *Table) spellOut(was *patrollers.Position, message engines.Message, u int) {
	side, ability := 0, patrollers.Attack
	if message.Reason == patrollers.DefenceTotal.Reason {
		side, ability = 1, patrollers.Defence
	}
	// DefenceTotal has the same arguments
	_, _, counts, dialled, bonus, total := patrollers.AttackTotal.Args(message)
	if side == 0 {
		t.last = attackText{from: u, at: u}
		if b, ok := t.game.Battle(was); ok {
			t.last.at = b.At
		}
	}
	names, amounts := t.added(was, u, ability, patrollers.Sum{Dialled: int(dialled), Class: int(bonus)})
	if b, ok := t.game.Battle(was); ok && side == 0 {
		names, amounts = t.added(was, u, ability, b.Attack)
	}
	t.last.sums[side] =
		sideText{attackSum(int(counts), int(dialled+bonus), int(total)),
			madeOf(int(dialled), names, amounts)}
}

// aimLast adds an arrow from the attacker to the target of the attack that was replayed last.
func (t *Table) aimLast(s *tableau.Scene) {
	if t.last.sums[0].value != "" && t.last.from != t.last.at {
		t.light(s, t.last.from, t.last.at)
		t.aim(s, t.last.from, t.last.at)
	}
}

// sumUp puts the sums of the attack that was replayed last at the end of the tracks. They replace those of
// the attack that the position may already be in.
func (t *Table) sumUp(s *tableau.Scene) {
	if t.last.sums[0].value == "" {
		return
	}
	tracks := t.sumTracks(t.last.sums[0], t.last.sums[1])
	s.Tracks = slices.DeleteFunc(s.Tracks, func(track tableau.Track) bool {
		return track.Name == tracks[0].Name || track.Name == tracks[1].Name
	})
	s.Tracks = append(s.Tracks, tracks...)
}

// sumTracks returns the tracks of the two sides of an attack.
func (t *Table) sumTracks(attack, defence sideText) []tableau.Track {
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
		reach := float64(t.special(patrollers.Explosives).Reach * t.lengths.Twine)
		s.Layers = append(s.Layers, tableau.BlastAround(drawing.Point{X: float64(x), Y: float64(y)}, reach))
	}
}

// burstAt shows the blast of a figure that destroys itself.
func (t *Table) burstAt(s *tableau.Scene, p *patrollers.Position, u int) {
	if f, ok := t.game.Figure(p, u); ok && !t.game.Measured() {
		s.Layers = append(s.Layers,
			tableau.BlastAround(t.place(u, f.X, f.Y), float64(t.lengths.Base)/2+float64(t.game.Reach(p, u))))
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
	p := t.position(before)
	if u, unit := patrollers.UnitOf(message.Args[0]); unit && message.N > 0 &&
		message.Args[0].Kind == engines.PieceArg {
		return message, t.thing(p, u) + ": " + t.Voice.Clause(message.Clause).Title, true
	}
	return message, t.Voice.Clause(message.Clause).Title, true
}
