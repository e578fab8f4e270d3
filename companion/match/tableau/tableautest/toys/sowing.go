package toys

import (
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/engines"
	engine "homespun/engines/enginetest/toys"
	"homespun/engines/reasons"
	"homespun/printables/drawing"
	paper "homespun/printables/printest/toys"
)

// sowing is the toy game with a ring of pits, a die, and a decision in the middle of a chain of events.
type sowing struct{ base }

// pits returns how many pits the rules lay out.
func (g sowing) pits() int { return engine.Pits(g.Engine) }

func (g sowing) pit(i int) drawing.Point { return paper.Pit(i, g.pits()) }

func (g sowing) Scene(p engines.Position, _ engines.Seat) *tableau.Scene {
	at := p.(engine.SowingPosition)
	s := &tableau.Scene{Mat: paper.Ring(g.pits())}
	for i := range g.pits() {
		centre := g.pit(i)
		s.Spots = append(s.Spots,
			tableau.Place{ID: i,
				Box: drawing.Box(centre.X-paper.PitRadius, centre.Y-paper.PitRadius, 2*paper.PitRadius,
					2*paper.PitRadius), Name: g.Name(nil, tableau.ASpot(i)), Round: true})
		if at.Pit[i] > 0 {
			s.Pieces = append(s.Pieces,
				tableau.Thing{ID: i, Name: strconv.Itoa(int(at.Pit[i])) + " seeds",
					Label: strconv.Itoa(int(at.Pit[i])), Seat: engines.Table,
					At: centre, Size: 22, Spot: i})
		}
	}
	s.Tracks = append([]tableau.Track{g.order(at)},
		g.points("seeds", func(seat engines.Seat) int { return int(at.Taken[seat]) })...)
	for i := range s.Tracks[1:] {
		s.Tracks[i+1].Icon, s.Tracks[i+1].Of, s.Tracks[i+1].Count = "seedling", 3*g.pits(), int(at.Taken[i])
	}
	return s
}

// order returns the track with the phases of a turn, with the present phase marked.
func (g sowing) order(at engine.SowingPosition) tableau.Track {
	track := tableau.Track{Name: "The turn", Seat: engines.Table, Strip: true}
	for phase, name := range g.Engine.Info().Decisions {
		track.Beads = append(track.Beads,
			tableau.Bead{Seat: engines.Table, Name: name, Now: phase == int(at.Phase)})
	}
	return track
}

func (g sowing) Name(_ engines.Position, in tableau.Input) string {
	if in.Kind == tableau.Choice {
		return [...]string{"Left", "Right"}[in.ID&1]
	}
	return "p" + strconv.Itoa(in.ID+1)
}

// Show implements tableau.Narrator. It shows each pit that is sown, with an arrow to the pit where its last
// seed falls, and each pit that is captured.
func (g sowing) Show(before, after engines.Position, told engines.Message, seat engines.Seat) (*tableau.Scene,
	bool) {
	scene := g.Scene(after, seat)
	switch told.Reason {
	case engine.SowingSown.Reason:
		at, seeds := engine.SowingSown.Args(told)
		from, step := int(at), int(seeds)
		if after.(engine.SowingPosition).Back {
			step = -step
		}
		pits := g.pits()
		to := ((from+step)%pits + pits) % pits
		scene.Arrows = append(scene.Arrows,
			tableau.Arrow{From: g.pit(from), To: g.pit(to), Seat: engines.Table, Strong: true})
	case engine.SowingTaken.Reason:
		_, at, _ := engine.SowingTaken.Args(told)
		box := scene.Spots[at].Box
		scene.Layers = append(scene.Layers, tableau.BlastOn(box.Inset(-6)))
	default:
		return nil, false
	}
	return scene, true
}

// Why implements tableau.Narrator. The reason for how far a pit was sown is the number of seeds that lay in
// it.
func (g sowing) Why(before engines.Position, told engines.Message) (engines.Message, string, bool) {
	if told.Reason != engine.SowingSown.Reason {
		return engines.Message{}, "", false
	}
	at, _ := engine.SowingSown.Args(told)
	return engine.SowingSown.Message(4, at, reasons.Number(before.(engine.SowingPosition).Pit[at])),
		g.Name(nil, tableau.ASpot(int(at))), true
}

// Steppers implements tableau.Fixer.
func (g sowing) Steppers(p engines.Position) []tableau.Stepper {
	at := p.(engine.SowingPosition)
	var list []tableau.Stepper
	for i := range g.pits() {
		list = append(list, tableau.Stepper{Name: g.Name(nil, tableau.ASpot(i)), Seat: engines.Table,
			Set: engines.NewMove(engines.Table, engine.VerbFixPit, int16(i), int16(at.Pit[i]))})
	}
	return list
}
