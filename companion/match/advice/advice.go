// Package advice says what the owl would do: it puts the move that a bot advises into half a sentence and an
// arrow on the board. It is made of what the advised seat may see, and tells nothing else.
package advice

import (
	"cmp"
	"slices"
	"strings"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/common/panics"
)

// Advice is a move as it is shown to the player who has asked for it.
type Advice struct {
	// Sentence says what the owl would do.
	Sentence string
	// Arrows lead from the piece to where it would go.
	Arrows []tableau.Arrow
	// Spots and Pieces are those that the move is about.
	Spots, Pieces []int
}

// Of returns the advice to make a legal move. view is the position as the viewer may know it. The fault is of
// the engine, which could not make the move in the view; nil if it could. The advice then says and shows
// less.
func Of(engine engines.Engine, game tableau.Game, voice tableau.Voice, view engines.Position,
	viewer engines.Seat, m engines.Move) (Advice, *panics.Fault) {
	inputs := game.Inputs(view, m)
	what, silent := what(engine, game, voice, view, m, inputs)
	a := Advice{Sentence: words.OwlWould(strings.TrimSuffix(what, "."))}
	pointless := a.point(engine, game, view, viewer, m, inputs)
	return a, cmp.Or(silent, pointless)
}

// On returns a scene with the advice on it. The scene that is given stays as it is.
func (a Advice) On(scene *tableau.Scene) *tableau.Scene {
	advised := *scene
	advised.Arrows = slices.Concat(scene.Arrows, a.Arrows)
	advised.Here = slices.Concat(scene.Here, a.Spots)
	advised.Pieces = slices.Clone(scene.Pieces)
	for i, piece := range advised.Pieces {
		advised.Pieces[i].Lit = piece.Lit || slices.Contains(a.Pieces, piece.ID)
	}
	return &advised
}

// what says what a move is: the game's title for it, or its first event, or else the names of its inputs.
func what(engine engines.Engine, game tableau.Game, voice tableau.Voice, view engines.Position,
	m engines.Move, inputs []tableau.Input) (string, *panics.Fault) {
	pending := engine.Pending(view)
	if title, _ := game.Caption(view, m.Who, inputs); title != "" && pending.Secret {
		return words.Does(words.Sentence(named(game, view, inputs)), title), nil
	}
	first, ok, fault := firstEvent(engine, view, m)
	// The event of a hidden answer says only that there is one.
	if ok && !pending.Secret && !pending.Hidden {
		if sentence := voice.Sentence(first); sentence != "" {
			return sentence, fault
		}
	}
	if names := named(game, view, inputs); names != "" {
		return names, fault
	}
	return engine.Format(m), fault
}

// named joins the names of inputs.
func named(game tableau.Game, view engines.Position, inputs []tableau.Input) string {
	var names []string
	for _, in := range inputs {
		if name := tableau.NameOf(game, view, &tableau.Scene{}, in); name != "" {
			names = append(names, name)
		}
	}
	return words.AndNames(names)
}

// firstEvent returns the first event of a move in a view, which is mostly the move itself.
func firstEvent(engine engines.Engine, view engines.Position, m engines.Move) (first engines.Message,
	ok bool, fault *panics.Fault) {
	// No engine promises that every move can be made in a view, which lacks what is hidden.
	fault = panics.Try(func() {
		engine.Apply(view, m, func(event engines.Message) {
			if !ok {
				first, ok = event, true
			}
		})
	})
	return first, ok, fault
}

// point points at what would be tapped on the board. An arrow leads from a piece to a place that follows it,
// to the only place from the piece that would go there, or to the only piece from the one that acts on it.
func (a *Advice) point(engine engines.Engine, game tableau.Game, view engines.Position, viewer engines.Seat,
	m engines.Move, inputs []tableau.Input) (fault *panics.Fault) {
	var from tableau.Input
	comes := func(there func(tableau.Thing) bool) tableau.Input {
		if from.Kind != 0 {
			return from
		}
		piece, trouble := comesThere(engine, game, view, viewer, m, there)
		fault = cmp.Or(fault, trouble)
		return piece
	}
	for _, in := range inputs {
		arrow := tableau.Arrow{Seat: m.Who, Strong: true}
		switch in.Kind {
		case tableau.Piece:
			a.Pieces = append(a.Pieces, in.ID)
			from = in
			continue
		case tableau.Spot:
			a.Spots = append(a.Spots, in.ID)
			arrow.End = in
			arrow.Begin = comes(func(piece tableau.Thing) bool { return piece.Spot == in.ID })
		case tableau.Point:
			if game.Measurer() == nil {
				continue
			}
			arrow.To = game.Measurer().Place(view, in)
			arrow.Begin = comes(func(piece tableau.Thing) bool { return piece.At == arrow.To })
		default:
			continue
		}
		if arrow.Begin.Kind != 0 {
			a.Arrows = append(a.Arrows, arrow)
		}
	}
	if len(a.Arrows) > 0 || len(a.Pieces) != 1 {
		return fault
	}
	if by, ok := acts(game.Scene(view, viewer), m.Who, a.Pieces[0]); ok {
		a.Arrows = []tableau.Arrow{{Begin: by, End: from, Seat: m.Who, Strong: true}}
	}
	return fault
}

// acts returns the piece of a seat that the scene points out and that acts on a piece of somebody else.
func acts(scene *tableau.Scene, seat engines.Seat, on int) (by tableau.Input, ok bool) {
	for _, piece := range scene.Pieces {
		switch {
		case piece.ID == on && piece.Seat == seat:
			return by, false
		case piece.Lit && piece.Seat == seat:
			by, ok = tableau.APiece(piece.ID), true
		}
	}
	return by, ok
}

// comesThere returns the first piece that a move brings to a place; of kind 0 if it brings none there.
func comesThere(engine engines.Engine, game tableau.Game, view engines.Position, viewer engines.Seat,
	m engines.Move, there func(tableau.Thing) bool) (piece tableau.Input, fault *panics.Fault) {
	fault = panics.Try(func() {
		before := game.Scene(view, viewer)
		after := game.Scene(engine.View(engine.Apply(view, m, nil), viewer), viewer)
		for _, came := range after.Pieces {
			if was, lay := before.Piece(came.ID); lay && there(came) && !there(was) {
				piece = tableau.APiece(came.ID)
				return
			}
		}
	})
	return piece, fault
}
