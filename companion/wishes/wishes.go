// Package wishes holds what the people at the table have chosen for one match: whether the owl may be asked,
// and what they leave to the app so that the match goes faster.
package wishes

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/kit"
	"homespun/companion/shell"
	"homespun/companion/tableau"
	"homespun/companion/words"
)

// Wishes are the choices for one match. They change no rule and are not in the record.
type Wishes struct {
	// Owl says that the owl may be asked for hints.
	Owl bool
	// Left says of each chore of the game, in its order, that it is left to the app.
	Left [Most]bool
}

// Most is how many chores a game can have.
const Most = 8

// of is the key under which a window keeps the wishes for a match file.
type of string

// Kept returns the wishes for a match file as they were when the match was left, while the window has been
// open. Without any, the owl may be asked and nothing is left to the app.
func Kept(sh *shell.Shell, path string) Wishes {
	if kept, ok := sh.Kept(of(path)).(Wishes); ok && path != "" {
		return kept
	}
	return Wishes{Owl: true}
}

// Keep keeps the wishes for a match file while the window is open.
func (w Wishes) Keep(sh *shell.Shell, path string) { sh.Keep(of(path), w) }

// Show opens a dialog with the switches. changed is called with the new wishes after each press.
func Show(sh *shell.Shell, game tableau.Game, w Wishes, changed func(Wishes)) {
	list := []fyne.CanvasObject{kit.Quiet(words.PaceHelp)}
	add := func(name string, on *bool) {
		list = append(list, kit.NewCheck(name, *on, func(now bool) {
			*on = now
			changed(w)
		}))
	}
	for i, chore := range game.Chores() {
		add(chore.Name, &w.Left[i])
	}
	add(words.OwlHelps, &w.Owl)
	sh.Show(words.Pace, container.New(kit.Column{Gap: 8}, list...))
}
