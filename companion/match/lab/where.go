package lab

import (
	"cmp"
	"math"
	"slices"

	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/balance"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// A board is what is drawn of a match's board, with the boxes of its spaces by their names in match files.
type board struct {
	mat    *drawing.Drawing
	spaces map[string]drawing.Rectangle
}

// board returns the board at the start of a match by the rules of a number; nil where it is not known how it looks.
// It is drawn when somebody asks for it first, and others who ask meanwhile wait for it; the matches go on.
func (l *Lab) board(rules int) *board {
	if l.question.Table == nil {
		return nil
	}
	return l.boards[rules]()
}

func (l *Lab) draw(rules *rulesets.Ruleset, engine engines.Engine) *board {
	theme, err := rules.Game.FindTheme("")
	if err != nil {
		return nil
	}
	voice := rules.Speaker(theme, engine, nil).OnScreen().At(engine.Start())
	scene := l.question.Table(engine, voice, theme).Scene(engine.Start(), engines.Table)
	if scene.Mat == nil {
		return nil
	}
	b := &board{mat: scene.Mat, spaces: map[string]drawing.Rectangle{}}
	for _, spot := range scene.Spots {
		if _, there := b.spaces[spot.Name]; !there && scene.Mat.Area().Contains(spot.Box) {
			b.spaces[spot.Name] = spot.Box
		}
	}
	return b
}

// where asks where on the board something happens.
func (l *Lab) where(rules int, r *balance.Report) (Answer, bool) {
	if r.Look == nil || len(r.Look.Entered) == 0 {
		return Answer{}, false
	}
	a := Answer{Entered: r.Look.Entered, Ended: r.Look.Ended, board: l.board(rules)}
	a.Text = words.LabEntered(most(a.Entered).Of)
	if len(a.Ended) > 0 {
		a.Text = words.LabEnteredEnded(most(a.Entered).Of, most(a.Ended).Of)
	}
	return a, true
}

// most returns the space where most happens.
func most(spaces []balance.Fired) balance.Fired {
	return slices.MaxFunc(spaces, func(a, b balance.Fired) int { return cmp.Compare(a.Mean, b.Mean) })
}

// heatMaps draws the boards of some answers beside each other, as the strongest bots play: on each space a disc for how
// often something comes to it, and on that a diamond for how often something ends there, both by their area.
func heatMaps(answers []Answer, width float64) *drawing.Drawing {
	if len(answers) == 0 {
		return nil
	}
	strongest := answers[len(answers)-1].Bots
	answers = slices.DeleteFunc(slices.Clone(answers), func(a Answer) bool {
		return a.board == nil || a.Bots != strongest
	})
	if len(answers) == 0 {
		return nil
	}
	highest := [2]float64{1e-9, 1e-9}
	for _, a := range answers {
		highest[0] = max(highest[0], most(a.Entered).Mean)
		if len(a.Ended) > 0 {
			highest[1] = max(highest[1], most(a.Ended).Mean)
		}
	}
	d := drawing.New(width, 0)
	legend(d, []string{words.LabEnteredHere, words.LabEndedHere}, func(i int, box drawing.Rectangle) {
		heat(d, i, box.Centre(), box.Height/2, 1)
	})
	each := columnWidth(width)
	top, left := d.Height, 0.0
	for _, a := range answers {
		if left > 0 && left+each > width {
			top, left = d.Height, 0
		}
		d.Label(drawing.Box(left, top, each, lineHeight), words.Facts(a.Rules, words.LabBots(a.Bots)), rowStyle, smallest,
			drawing.Left)
		panel := a.heated(highest)
		scale := min(each/panel.Width, mapHeight/panel.Height)
		d.Use(&drawing.Symbol{Name: "map", Drawing: panel}, drawing.Point{X: left + scale*panel.Width/2,
			Y: top + lineHeight + scale*panel.Height/2}, scale, 0)
		d.Height = max(d.Height, top+lineHeight+scale*panel.Height+2)
		left += each + panelGap
	}
	return d
}

// mapHeight is the most that a board is high on a plot, in millimetres.
const mapHeight = 60.0

// heated returns the board with its discs and diamonds.
func (a *Answer) heated(highest [2]float64) *drawing.Drawing {
	d := drawing.New(a.board.mat.Width, a.board.mat.Height)
	d.Use(&drawing.Symbol{Name: "board", Drawing: a.board.mat}, d.Area().Centre(), 1, 0)
	for kind, spaces := range [2][]balance.Fired{a.Entered, a.Ended} {
		for _, space := range spaces {
			if box, ok := a.board.spaces[space.Of]; ok {
				heat(d, kind, box.Centre(), 0.48*min(box.Width, box.Height), space.Mean/highest[kind])
			}
		}
	}
	return d
}

// heat draws how much happens on a space, as a part of the most: a disc, or a diamond that is smaller.
func heat(d *drawing.Drawing, kind int, at drawing.Point, most, part float64) {
	radius := most * math.Sqrt(part)
	if kind == 0 {
		d.Circle(at, radius, drawing.Outlined(drawing.PlayerE, most/20, drawing.Ink))
		return
	}
	d.Path(drawing.DiamondSign.Path(at, 0.7*radius), drawing.Outlined(drawing.PlayerA, most/20, drawing.Ink))
}
