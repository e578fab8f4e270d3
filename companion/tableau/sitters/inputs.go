package sitters

import (
	"fmt"
	"strings"

	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/sitters"
)

// read makes a move of the notation of the game; what the table does means the same words.
func (t *Table) read(seat engines.Seat, format string, args ...any) (engines.Move, bool) {
	m, err := t.engine.Parse(seat, fmt.Sprintf(format, args...))
	return m, err == nil
}

// Inputs implements tableau.Game: a container is laid on a spot, a marker is placed on one while setting up, a marker and a spot are a move or a
// return, and a pass is a choice.
func (t *Table) Inputs(_ engines.Position, m engines.Move) []tableau.Input {
	verb, _, _ := strings.Cut(t.engine.Format(m), " ")
	switch {
	case m.Who < 0:
		return nil
	case verb == "container":
		return []tableau.Input{tableau.ASpot(int(m.Args[0]))}
	case verb == "start":
		return []tableau.Input{tableau.ASpot(int(m.Args[1]))}
	case verb == "pass":
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
	case len(in) == 1 && in[0].Kind == tableau.Choice:
		return t.read(seat, "pass")
	case len(in) == 1 && in[0].Kind == tableau.Spot:
		space, ok := t.spaceName(in[0].ID)
		switch {
		case !ok:
			return engines.Move{}, false
		case due == sitters.DueContainer:
			return t.read(seat, "container %s", space)
		case due == sitters.DueStart:
			return t.read(seat, "start %s %s", sitters.MarkerName(t.nextInHand(p)), space)
		}
	case len(in) == 1 && in[0].Kind == tableau.Piece && p.SettingUp():
		return engines.Move{}, false
	case len(in) == 1 && in[0].Kind == tableau.Piece && in[0].ID < boxStore:
		m := in[0].ID
		state, space := p.State(m)
		if sitters.Side(m) == seat && state != sitters.Survivor {
			return engines.Move{}, false
		}
		name, ok := t.spaceName(space)
		if !ok {
			name = t.game.Board().Name(0)
		}
		return t.read(seat, "move %s %s", sitters.MarkerName(m), name)
	case len(in) == 2 && in[0].Kind == tableau.Piece && in[0].ID < boxStore:
		space := in[1].ID
		if in[1].Kind == tableau.Piece { // a piece stands for the space it is on
			space = t.spaceOf(p, in[1].ID)
		}
		name, ok := t.spaceName(space)
		if !ok {
			return engines.Move{}, false
		}
		if state, _ := p.State(in[0].ID); state == sitters.Defeated {
			return t.read(seat, "return %s %s", sitters.MarkerName(in[0].ID), name)
		}
		return t.read(seat, "move %s %s", sitters.MarkerName(in[0].ID), name)
	}
	return engines.Move{}, false
}

func (t *Table) spaceName(spot int) (string, bool) {
	if spot < 0 || spot >= t.game.Board().Len() {
		return "", false
	}
	return t.game.Board().Name(spot), true
}

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
		if name, ok := t.spaceName(in.ID); ok {
			return name
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
	space, onBoard := t.spaceName(spot)
	switch {
	case piece == boxStore && onBoard:
		return t.read(engines.Table, "fix container %s", space)
	case piece >= boxOn && spot >= trayOf:
		name, _ := t.spaceName(piece - boxOn)
		return t.read(engines.Table, "fix no-container %s", name)
	case piece >= boxStore:
		return engines.Move{}, false
	case onBoard:
		return t.read(engines.Table, "fix put %s %s", sitters.MarkerName(piece), space)
	case spot == traySafe:
		return t.read(engines.Table, "fix safe %s", sitters.MarkerName(piece))
	case spot == trayOf || spot == trayOf+1:
		return t.read(engines.Table, "fix off %s", sitters.MarkerName(piece))
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
	less, _ := t.read(engines.Table, "fix loot %d", max(0, loot-1))
	more, _ := t.read(engines.Table, "fix loot %d", loot+1)
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
		if m, ok := t.read(engines.Table, "fix turn %s %d", t.engine.SeatIDs()[side], count[side]); ok {
			list = append(list, tableau.Setting{Name: name, Seat: side, Move: m})
		}
	}
	return list
}
