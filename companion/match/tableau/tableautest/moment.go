package tableautest

import (
	"strings"

	"homespun/companion/match/tableau"
)

// Staged says in words what stands on the stage: "fight, 6 beats 4: Ava's wizard wins, the troll falls".
func Staged(m tableau.Moment) string {
	text := [...]string{"turning", "fight", "find", "home", "harm", "explosion", "gone", "won", "lost"}[m.Kind]
	if m.Sum != "" {
		text += ", " + m.Sum
	}
	var actors []string
	for _, actor := range m.Actors {
		fate := [...]string{"stays", "wins", "falls", "hurts"}[actor.Fate]
		actors = append(actors, strings.TrimSpace(actor.Said()+" "+fate))
	}
	if len(actors) == 0 {
		return text
	}
	return text + ": " + strings.Join(actors, ", ")
}
