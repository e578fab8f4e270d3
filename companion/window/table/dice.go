package table

import (
	"slices"

	"homespun/companion/match/words"
	"homespun/companion/window/table/tray"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/drawing"
)

// dice are the dice to be rolled, or those rolled last, in their tray.
type dice struct {
	*hearing
	tray   *tray.Tray
	replay *replay
}

func newDice(r *replay) *dice {
	d := &dice{hearing: r.hearing, tray: tray.New(), replay: r}
	d.tray.OnRoll, d.tray.OnFaces, d.tray.Bears, d.tray.Name = d.roll, d.faces, d.bears, d.seatName
	d.tray.Mark = d.mark
	d.tray.Colour = func(seat engines.Seat) drawing.Colour { return colourOf(d.core, seat) }
	return d
}

// roll makes the pending roll: by the app, or with the faces of an undone roll, whose dice still lie there.
func (d *dice) roll() {
	by := thrown
	if _, kept := d.session.UndoneRoll(); kept {
		by = laid
	}
	d.rolled(by, func() error { _, err := d.session.Roll(); return err })
}

// faces makes the pending roll with the faces of real dice. It translates each face into what that face
// bears.
func (d *dice) faces(faces []int16) {
	pending := d.session.Pending()
	for i := range faces[:min(len(faces), int(pending.Roll.N))] {
		faces[i] = pending.Roll.Die[i].Side(int(faces[i]))
	}
	d.rolled(laid, func() error { return d.session.Faces(faces...) })
}

func (d *dice) rolled(by origin, do func() error) {
	d.hush()
	d.as(by, do)
	d.shell.Refocus()
}

// update shows the pending dice, or those rolled last, unless they say nothing of what a person decides.
func (d *dice) update() {
	d.tray.Words = ""
	if d.phase.pending.Rolling() && d.phase.live() {
		d.ask(d.phase.pending.Roll)
		return
	}
	if d.phase.is == telling && d.replay.now().rolls {
		thing := d.replay.now()
		if thing.moment != nil && thing.tumble > 0 { // they tumble on the stage
			thing.faces, thing.tumble = nil, 0
		}
		d.tray.Lie(thing.roll, thing.faces, thing.tumble)
		return
	}
	if step, ok := d.lastRoll(); ok && (d.phase.is != asking || d.game.Rolled(d.phase.position)) {
		d.tray.Lie(step.Pending.Roll, shown(step.Pending.Roll, step.Line.Move), 0)
		return
	}
	d.tray.Clear()
}

// ask asks for the dice of a roll, in the app or on the table, if people roll them.
func (d *dice) ask(roll engines.Roll) {
	if d.session.BotsTurn() && !d.session.BotsWait() {
		d.tray.Words = words.RollsItself
		d.tray.Lie(roll, nil, 0)
		return
	}
	kept, lies := d.session.UndoneRoll()
	byHand := d.session.Roller() == "table"
	var faces []int16
	d.tray.Words, d.tray.Real = words.TapToRoll, words.WeRolled
	if die := roll.Die[0]; !die.Plain() && die.Faces <= 10 { // a face's key is its number
		d.tray.Real = words.WeRolledKeys(int(die.Faces))
	}
	switch {
	case lies:
		faces, d.tray.Words = shown(roll, kept), words.TheyLieThere
	case byHand:
		d.tray.Words = words.OrTheApp
	case roll.N > 1:
		d.tray.Words = words.TapToRollMany
	}
	d.tray.Ask(roll, faces, byHand)
}

// shown returns the faces of a roll that was made, counted from 1.
func shown(roll engines.Roll, made engines.Move) []int16 {
	sides := made.Faces()
	faces := make([]int16, min(len(sides), int(roll.N)))
	for i := range faces {
		faces[i] = int16(roll.Die[i].Face(sides[i]))
	}
	return faces
}

// bears returns the sign and colour of a die's face without pips: as the game paints it, or else as in the
// notation.
func (d *dice) bears(die engines.Die, face int) (string, drawing.Colour) {
	side := die.Side(face)
	if sign, plate := d.game.DieSide(die, side); sign != "" {
		return sign, plate
	}
	return d.session.Engine().Format(engines.NewMove(engines.Dice, engines.VerbRoll, side)), drawing.None
}

// lastRoll returns the last active roll before the position that is shown.
func (d *dice) lastRoll() (record.Step, bool) {
	for _, step := range slices.Backward(d.session.Match().Active()) {
		if d.phase.past && step.Index > d.phase.looked ||
			d.phase.is == telling && step.Index > d.replay.now().line {
			continue
		}
		if step.Line.Kind == record.MoveLine && step.Line.Move.Who == engines.Dice {
			return step, true
		}
	}
	return record.Step{}, false
}
