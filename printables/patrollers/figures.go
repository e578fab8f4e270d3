package patrollers

import (
	"fmt"
	"slices"

	engine "homespun/engines/patrollers"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// Bounds of figures, in millimetres: they stand on their base, and can be taken by hand.
const (
	figureLeast = 16.0
	figureMost  = 42.0
	// discLarge is how wide the disc of a base of a large set is at least, so that a large foot stands on it.
	discLarge = 54.0
)

// blankBase is what a base without a name is called.
const blankBase = "blank base"

// stand returns how large figures and their feet are on a base.
func (p *printer) stand() (stand parts.Stand, footWide, flap float64) {
	base := p.base()
	width := min(max(0.7*base, figureLeast), figureMost)
	if p.set.Standing == parts.Tents {
		width = min(max(0.6*base, figureLeast), figureMost) // a tent is deep too
	}
	stand = parts.Stand{Width: width, Height: width * 1.45, Foot: max(0.4*base, 12)}
	footWide, flap = min(max(0.5*base, 14), 40), min(max(0.14*base, 5), 10)
	if p.set.Large {
		stand = parts.Stand{Width: parts.LargeSide, Height: parts.LargeSide * 1.45, Foot: parts.LargeFoot}
		footWide = parts.LargeSide
	}
	return stand, footWide, flap
}

// figure returns the figure of one of the roster.
func (p *printer) figure(who int) parts.Figure {
	fighter := p.game.Fighter(who)
	return parts.Figure{Name: fighter.Name, Called: p.names[who], Side: parts.Nobody, Colour: p.set.Colour(),
		Icon: Figure(p.game, p.set.Theme, who)}
}

// standees are the figures of the whole roster (PAT-03). Sides are told by the bases.
func (p *printer) standees() parts.Part {
	stand, _, _ := p.stand()
	title := "Standing " + p.set.Theme.Noun(wordPatroller).Many
	what := words.RosterFigures(p.set.Counted(len(p.names), wordPatroller))
	var troop parts.Troop
	for who := range p.names {
		troop.Figures = append(troop.Figures, p.figure(who))
	}
	if p.set.Standing == parts.Tents {
		part := parts.Standees(title, what, []parts.Troop{troop}, stand, parts.Tents)
		part.Use = parts.Needed
		part.Steps = append(part.Steps, title+": stand each on a base; a bit of putty or tape holds it.")
		p.called(&part)
		return part
	}
	part := parts.Part{
		ID: "standees", Title: title, Kind: parts.Pieces, Stands: true,
		Note:  what + ", to be stuck in the feet of the bases.",
		Tools: []string{words.GlueStick, words.Scorer},
		Steps: []string{
			words.FiguresFold(title),
			title + ": when the glue is dry, cut the narrow slot from below through both layers.",
		},
	}
	part.Steps = slices.Insert(part.Steps, 1, parts.CutOutStep(title, []parts.Troop{troop})...)
	for i := range troop.Figures {
		part.Pieces = append(part.Pieces, stand.Slotted(&troop.Figures[i]))
	}
	if len(troop.Figures) > 0 {
		part.Made = []parts.Sequence{stand.SlottedSequence(title, &troop.Figures[0], false)}
	}
	p.called(&part)
	spare := parts.Figure{Side: parts.Nobody}
	blank := stand.Slotted(&spare)
	blank.Name, part.Blank = "blank figure", &blank
	return part
}

// called calls the figures of a part as lists do.
func (p *printer) called(part *parts.Part) {
	for who, name := range p.names {
		part.Pieces[who].Name = name
	}
}

// bases are the round bases of both sides, A1 to B5, each with a foot (PAT-01). They are true to size, as
// bases are measured from and touch.
func (p *printer) bases() parts.Part {
	diameter := p.base()
	base := parts.Base{Diameter: diameter, Disc: diameter}
	part := parts.Part{
		ID: "bases", Title: "Bases", Kind: parts.Pieces,
		Note:  words.BasesNote(p.figures(), millimetres(diameter)),
		Steps: []string{words.BasesGlue},
		Tools: []string{words.GlueStick, words.ThickCard},
	}
	if p.set.Large {
		base.Disc = max(diameter, discLarge)
		if base.Disc > diameter {
			part.Steps = append(part.Steps, words.BasesRims)
		}
	}
	stand, wide, flap := p.stand()
	for seat := range engine.Players {
		side := parts.Figure{Side: seat}
		for n := range p.rules.TeamSize {
			side.Name = engine.UnitName(seat*engine.MaxTeam + n)
			part.Pieces = append(part.Pieces, base.Piece(&side))
		}
		if p.set.Standing == parts.Slotted {
			part.Pieces = append(part.Pieces,
				stand.BasedFoot(&side, fmt.Sprintf("foot of side %c", 'A'+seat), wide, flap,
					p.rules.TeamSize))
		}
	}
	part.Made = []parts.Sequence{base.Sequence(part.Title, &parts.Figure{Name: "A1"}, stand, wide, flap,
		p.set.Standing == parts.Slotted)}
	if p.set.Standing == parts.Slotted {
		part.Steps = append(part.Steps,
			words.FeetFold,
			words.FeetSlot)
		part.Tools = append(part.Tools, words.Scorer)
	}
	spare := parts.Figure{Side: parts.Nobody}
	blank := base.Piece(&spare)
	blank.Name, part.Blank = blankBase, &blank
	if p.set.Standing == parts.Slotted {
		foot := stand.BasedFoot(&spare, "foot of a blank base", wide, flap, 1)
		part.BlankFoot = &foot
	}
	return part
}
