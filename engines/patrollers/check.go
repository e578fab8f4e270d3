package patrollers

import (
	"cmp"

	"homespun/engines"
	"homespun/engines/dice"
)

// blame adds to a refusal the figures in the way, by their numbers, so that the screen can mark them.
func blame(v engines.Verdict, others ...int8) engines.Verdict {
	for _, u := range others {
		v.Spaces = append(v.Spaces, int16(u))
	}
	return v
}

// shaped reports whether a move can be written as a line at all. If not, it is of the wrong kind.
func (g *Game) shaped(m *engines.Move) bool {
	if m.Verb == VerbRoll {
		return m.Who == engines.Dice && m.N >= 1 && m.N <= 2 && m.Tidy()
	}
	return g.lines.Shaped(m)
}

// Check says whether a move may be made. A refusal names the first clause broken, in the order of PAT-16.
func (g *Game) Check(p *Position, m engines.Move) engines.Verdict {
	shaped := g.shaped(&m)
	switch {
	case m.Who == engines.Table && !shaped:
		return NoSuchFix.Refuse(engines.TableClause)
	case m.Who == engines.Table:
		return g.checkFix(p, &m)
	case p.stage == over:
		return Over.Refuse(14)
	case !shaped:
		return g.wants(p)
	}
	if v := g.checkSwitches(&m); !v.OK() {
		return v
	}
	if g.mayRage(p, &m) {
		return engines.Allowed()
	}
	if v := g.checkKind(p, &m); !v.OK() {
		return v
	}
	if m.Verb == VerbRoll {
		return g.checkSides(p, &m)
	}
	if v := g.checkWho(p, &m); !v.OK() {
		return v
	}
	return g.judge(p, &m)
}

// checkSides refuses sides that a die lacks (PAT-04). For initiative each side may roll the die of any of its
// figures in play (PAT-07), although only the rolls of the best die are listed.
func (g *Game) checkSides(p *Position, m *engines.Move) engines.Verdict {
	roll := g.dueDice(p)
	_, ok, bad := dice.Fits(&roll, *m)
	if !ok && p.stage == DueInitiative {
		bad = 0
		for bad < Players && g.canRoll(p, int8(bad), m.Args[bad]) {
			bad++
		}
		ok = bad == Players
	}
	if !ok {
		return NoSuchFace.Refuse(4, face(m.Args[bad]))
	}
	return engines.Allowed()
}

// checkSwitches refuses a line of a part of the advanced game that the ruleset switches off (PAT-16).
func (g *Game) checkSwitches(m *engines.Move) engines.Verdict {
	switch verb := m.Verb; {
	case verb == VerbSound && !g.hasClasses:
		return ClassesOff.Refuse(20)
	case (isSpecial(verb) || verb == VerbReroll || verb == VerbKeep) && !g.hasSpecials:
		return SpecialsOff.Refuse(22)
	case (verb == VerbToken || verb == VerbReveal) && !g.hasTokens:
		return TokensOff.Refuse(24)
	case verb == VerbGive && !g.hasTokens:
		return TokensOff.Refuse(26)
	}
	return engines.Allowed()
}

// mayRage reports whether a line takes the second turn of a Berserker Attack.
func (g *Game) mayRage(p *Position, m *engines.Move) bool {
	return p.raging >= 0 && m.Verb == VerbSpecial && m.Args[0] == int16(p.raging) &&
		int8(m.Who) == seatOf(p.raging)
}

// isSpecial reports whether a line is a special action.
func isSpecial(v engines.Verb) bool { return v >= VerbSpecial && v <= VerbSpecialDial }

// answersOf are the kinds of decision that each verb answers, a bit each. A verb without any answers DueTurn.
var answersOf = [verbs]uint16{
	VerbPick: 1 << DuePick, VerbToken: 1 << DueToken, VerbDeploy: 1<<DueDeploy | 1<<DueSecret,
	VerbDeployed: 1<<DueDeploy | 1<<DueSecret, VerbDial: 1<<DueDial | 1<<DueElixir, VerbOrder: 1 << DueOrder,
	VerbSound: 1 << DueSound, VerbReroll: 1 << DueReroll, VerbKeep: 1 << DueReroll,
	VerbReveal: 1 << DueReveal,
	VerbGive:   1 << DueGive,
}

// isDue reports whether a line answers the pending decision, from any seat, with the right number of dice.
func (p *Position) isDue(m *engines.Move) bool {
	if m.Verb == VerbRoll {
		return (p.stage == DueInitiative || p.stage == DueAttack) && m.N == 2 ||
			p.stage == DueRerolled && m.N == 1
	}
	return cmp.Or(answersOf[m.Verb], 1<<DueTurn)>>p.stage&1 != 0
}

// checkKind refuses a line that does not answer the pending decision (PAT-16).
func (g *Game) checkKind(p *Position, m *engines.Move) engines.Verdict {
	asks := p.stage == DueSound || p.stage == DueReroll || p.stage == DueReveal || p.stage == DueGive ||
		p.stage == DueElixir || p.stage == DueSecret
	switch verb := m.Verb; {
	case p.isDue(m):
		return engines.Allowed()
	case verb == VerbRoll && !g.Pending(p).Rolling():
		return NoRollDue.Refuse(13)
	case verb == VerbOrder && p.stage == DueTurn:
		return SecondOrder.Refuse(8, g.piece(p, p.now.actor))
	case verb >= VerbPick && verb <= VerbDial && !p.SettingUp():
		u, deploys := m.Args[0], verb == VerbDeploy || verb == VerbDeployed
		if deploys && u >= 0 && g.there(int8(u)) && !p.units[u].placed {
			return DeploysLater.Refuse(22, g.named(p, u))
		}
		return SetUpAlready.Refuse(9)
	case asks:
	case verb == VerbSound:
		return NoSoundDue.Refuse(20)
	case verb == VerbReroll || verb == VerbKeep:
		return NoRerollDue.Refuse(22)
	case verb == VerbReveal:
		return NoRevealDue.Refuse(24)
	case verb == VerbGive:
		return NoGiveDue.Refuse(26)
	}
	return g.wants(p)
}

// wants returns the refusal that asks for the pending decision instead (PAT-16).
func (g *Game) wants(p *Position) engines.Verdict {
	who := seat(p.owes())
	switch p.stage {
	case DuePick:
		return WantsPick.Refuse(6, who)
	case DueToken:
		return WantsToken.Refuse(6, who)
	case DueDeploy:
		return WantsDeploy.Refuse(6, who)
	case DueDial:
		return WantsDial.Refuse(6, who)
	case DueInitiative:
		return WantsInitiative.Refuse(7)
	case DueSecret:
		return WantsSecretDeployment.Refuse(22, g.piece(p, g.nextToDeploy(p)))
	case DueTurn:
		return WantsTurn.Refuse(8, g.piece(p, p.now.actor))
	case DueSound:
		return WantsSound.Refuse(20, g.piece(p, p.top().from))
	case DueAttack:
		return WantsAttackRoll.Refuse(13, g.piece(p, p.top().from), g.piece(p, p.top().at))
	case DueReroll:
		return WantsReroll.Refuse(22, g.piece(p, p.top().from))
	case DueRerolled:
		return WantsAttackDie.Refuse(13, g.piece(p, p.top().from))
	case DueReveal:
		return WantsReveal.Refuse(24, who, g.piece(p, p.dying))
	case DueGive:
		return WantsGive.Refuse(26, who, tokenArg(p.units[p.dying].chosen()))
	case DueElixir:
		return WantsElixirDial.Refuse(25, who)
	}
	return WantsOrder.Refuse(8, who)
}

// checkWho refuses a line of the wrong side, a line about the other side's Patroller, and one about a
// Patroller that does not exist (PAT-16).
func (g *Game) checkWho(p *Position, m *engines.Move) engines.Verdict {
	clause := choose(p.SettingUp(), engines.Clause(6), 8)
	if owes := p.owes(); int8(m.Who) != owes {
		return OtherSeat.Refuse(clause, seat(owes))
	}
	f := &forms[m.Verb]
	if len(f.Kinds) == 0 || f.Kinds[0] != unitWord {
		return g.checkTargets(p, m)
	}
	u := m.Args[0]
	switch {
	case u < 0 || !g.there(int8(u)):
		return UnknownPatroller.Refuse(clause, g.named(p, u))
	case seatOf(int8(u)) != int8(m.Who):
		return OtherPatroller.Refuse(clause, g.named(p, u), seat(seatOf(int8(u))))
	}
	return g.checkTargets(p, m)
}

// checkTargets refuses targets that do not exist in this match.
func (g *Game) checkTargets(p *Position, m *engines.Move) engines.Verdict {
	switch m.Verb {
	case VerbAttack, VerbAttacks, VerbSpecialOn, VerbSpecialDial:
		if u := m.Args[1]; u < 0 || !g.there(int8(u)) {
			return UnknownTarget.Refuse(13, g.named(p, u))
		}
	}
	first := firstHits(m)
	for _, mask := range m.Args[first:max(first, int(m.N))] {
		for u := range figures(mask).all() {
			if u == unknownFigure || !g.there(u) {
				return UnknownTarget.Refuse(13,
					g.named(p, choose(u == unknownFigure, engines.Unknown(Players, 1), int16(u))))
			}
		}
	}
	return engines.Allowed()
}
