package sitters

import (
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/sitters"
)

// Inputs implements tableau.Game: a container is laid on a spot, a marker is placed on one while setting up, a marker and a spot are a move or a
// return, and a pass is a choice.
func (t *Table) Inputs(_ engines.Position, m engines.Move) []tableau.Input {
	switch {
	case m.Who < 0:
		return nil
	case m.Verb == sitters.VerbContainer:
		return []tableau.Input{tableau.ASpot(int(m.Args[0]))}
	case m.Verb == sitters.VerbStart:
		return []tableau.Input{tableau.ASpot(int(m.Args[1]))}
	case m.Verb == sitters.VerbPass:
		return []tableau.Input{tableau.AChoice(passChoice)}
	}
	return []tableau.Input{tableau.APiece(int(m.Args[0])), tableau.ASpot(int(m.Args[1]))}
}

// Meaning implements tableau.Game. A marker that is not the side's own, and one that is safe, mean a move to where they stand: what speaks against
// them does so before any space is named (SIT-19).
func (t *Table) Meaning(position engines.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	p := t.position(position)
	due := t.engine.Due(position).What
	switch {
	case seat < 0:
		return engines.Move{}, false
	case len(in) == 1 && in[0].Kind == tableau.Choice:
		return tableau.Made(seat, sitters.VerbPass)
	case len(in) == 1 && in[0].Kind == tableau.Spot:
		switch space := in[0].ID; {
		case !t.isSpace(space):
			return engines.Move{}, false
		case due == sitters.DueContainer:
			return tableau.Made(seat, sitters.VerbContainer, space)
		case due == sitters.DueStart:
			return tableau.Made(seat, sitters.VerbStart, t.nextInHand(p), space)
		}
	case len(in) == 1 && in[0].Kind == tableau.Piece && p.SettingUp():
		return engines.Move{}, false
	case len(in) == 1 && in[0].Kind == tableau.Piece && in[0].ID < boxStore:
		m := in[0].ID
		state, space := p.State(m)
		if sitters.Side(m) == seat && state != sitters.Survivor {
			return engines.Move{}, false
		}
		if !t.isSpace(space) {
			space = 0
		}
		return tableau.Made(seat, sitters.VerbMove, m, space)
	case len(in) == 2 && in[0].Kind == tableau.Piece && in[0].ID < boxStore:
		space := in[1].ID
		if in[1].Kind == tableau.Piece { // a piece stands for the space it is on
			space = t.spaceOf(p, in[1].ID)
		}
		if !t.isSpace(space) {
			return engines.Move{}, false
		}
		if state, _ := p.State(in[0].ID); state == sitters.Defeated {
			return tableau.Made(seat, sitters.VerbReturn, in[0].ID, space)
		}
		return tableau.Made(seat, sitters.VerbMove, in[0].ID, space)
	}
	return engines.Move{}, false
}

func (t *Table) isSpace(spot int) bool { return spot >= 0 && spot < t.game.Board().Len() }

func (t *Table) spaceOf(p *sitters.Position, piece int) int {
	if piece >= boxOn {
		return piece - boxOn
	}
	if piece == boxStore {
		return -1
	}
	_, space := p.State(piece)
	return space
}

func (t *Table) nextInHand(p *sitters.Position) sitters.Marker {
	for _, m := range t.game.Markers() {
		if state, _ := p.State(m); state == sitters.InHand {
			return m
		}
	}
	return 0
}

// Name implements tableau.Game.
func (t *Table) Name(position engines.Position, in tableau.Input) string {
	switch in.Kind {
	case tableau.Choice:
		return words.Pass
	case tableau.Spot:
		if t.isSpace(in.ID) {
			return t.game.Board().Name(in.ID)
		}
	case tableau.Piece:
		if in.ID < boxStore {
			if piece, ok := t.marker(t.position(position), in.ID); ok {
				return piece.Name
			}
		}
	}
	return ""
}

// Fix implements tableau.Fixer: a marker laid on a space, in its side's tray or on the safe one; a container from the store onto a space, or back.
func (t *Table) Fix(position engines.Position, in []tableau.Input) (engines.Move, bool) {
	if len(in) != 2 || in[0].Kind != tableau.Piece {
		return engines.Move{}, false
	}
	p, piece, spot := t.position(position), in[0].ID, in[1].ID
	if in[1].Kind == tableau.Piece {
		spot = t.spotOf(p, in[1].ID)
	}
	onBoard := t.isSpace(spot)
	switch {
	case piece == boxStore && onBoard:
		return tableau.Made(engines.Table, sitters.VerbFixBox, spot)
	case piece >= boxOn && spot >= trayOf:
		return tableau.Made(engines.Table, sitters.VerbFixNoBox, piece-boxOn)
	case piece >= boxStore:
		return engines.Move{}, false
	case onBoard:
		return tableau.Made(engines.Table, sitters.VerbPut, piece, spot)
	case spot == traySafe:
		return tableau.Made(engines.Table, sitters.VerbSafe, piece)
	case spot == trayOf || spot == trayOf+1:
		return tableau.Made(engines.Table, sitters.VerbOff, piece)
	}
	return engines.Move{}, false
}

// spotOf returns the spot that a piece lies on, a tray too.
func (t *Table) spotOf(p *sitters.Position, piece int) int {
	if piece == boxStore {
		return trayStore
	}
	if space := t.spaceOf(p, piece); space >= 0 {
		return space
	}
	if state, _ := p.State(piece); state == sitters.Survivor {
		return traySafe
	}
	return trayOf + int(sitters.Side(piece))
}

// Steppers implements tableau.Fixer.
func (t *Table) Steppers(position engines.Position) []tableau.Stepper {
	loot := t.position(position).Loot()
	less, _ := tableau.Made(engines.Table, sitters.VerbFixLoot, max(0, loot-1))
	more, _ := tableau.Made(engines.Table, sitters.VerbFixLoot, loot+1)
	return []tableau.Stepper{{Name: words.Sentence(t.loot()), Seat: engines.Table, Value: loot, Less: less, More: more}}
}

// Settings implements tableau.Fixer: whose turn of the round it is.
func (t *Table) Settings(engines.Position) []tableau.Setting {
	var list []tableau.Setting
	var count, total [2]int
	for _, side := range t.game.Turns() {
		total[side]++
	}
	for _, side := range t.game.Turns() {
		count[side]++
		name := t.voice.Seat(side)
		if total[side] > 1 {
			name = turnOf(name, count[side])
		}
		if m, ok := tableau.Made(engines.Table, sitters.VerbFixTurn, int(side), count[side]); ok {
			list = append(list, tableau.Setting{Name: name, Seat: side, Move: m})
		}
	}
	return list
}
