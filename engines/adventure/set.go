package adventure

import (
	"slices"
	"strings"

	"homespun/engines"
)

// LoadSet makes a "fix set": it reads a position in which the table has changed one key by hand. before is
// the position without the change.
//
// It drops the same things as the other fixes. Another turn begins at the event roll. Another kind of
// decision drops what belonged to the old one. A dead player has no hearts and carries nothing. A winner ends
// the match. Then LoadSet works out anew what is due.
func (g *Game) LoadSet(before engines.Position, key string, decode func(into any) error,
	emit func(engines.Message)) (engines.Position, engines.Verdict, error) {
	if was := before.(Position); was.SettingUp() {
		return nil, FixSettingUp.Refuse(engines.TableClause), nil
	}
	return engines.LoadSet(decode, leftOut, key, func(top string, s *Saved) (Position, error) {
		switch top {
		case "turn":
			s.Due = stages[DueEvent]
			s.keepOnly(DueEvent)
		case "due":
			if stage := slices.Index(stages, s.Due); stage >= 0 {
				s.keepOnly(uint8(stage))
			}
			return g.load(s)
		case "winner":
			s.Due, s.Brought = stages[over], s.Banked
			s.keepOnly(over)
		case "kings", "monsters":
			s.dropGone()
		}
		p, err := g.loadParts(s)
		if err != nil {
			return p, err
		}
		g.settle(&p, emit)
		// What the fix has led to must be a position that can exist.
		return g.load(g.Save(&p).(*Saved))
	})
}

// keepOnly drops the keys that do not belong to the kind of decision that is due.
func (s *Saved) keepOnly(stage uint8) {
	if stage < DueAction || stage == over {
		s.Actions = 0
	}
	if stage != DueSpawn && stage != DueRespawn {
		s.Face, s.Part = 0, 0
	}
	if stage != DueGoes && stage != DueFight {
		s.Done = nil
	}
	if stage != DueFight {
		s.Fighter = ""
	} else if s.Fighter == "" {
		s.Fighter = s.Turn
	}
	if stage != DueExplode {
		s.Kind = ""
	}
	if stage != over {
		s.Winner, s.Brought = "", 0
	}
}

// dropGone drops the hearts and treasure of players, and the marks of monsters that have gone, if they are no
// longer on the board.
func (s *Saved) dropGone() {
	for id, place := range s.Kings {
		if strings.EqualFold(place, placeDead) {
			delete(s.Hearts, id)
			delete(s.Carried, id)
		}
	}
	s.Done = slices.DeleteFunc(s.Done, func(name string) bool { return s.Monsters[name] == "" })
}
