// Package wishes holds what the people at the table have chosen for one match: how it sounds, who has things
// read aloud, whether the owl may be asked, and what they leave to the app so that the match goes faster.
package wishes

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/sound"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/engines/record"
)

// Wishes are the choices for one match. They change no rule and are not in the record.
type Wishes struct {
	// Owl says that the owl may be asked for hints.
	Owl bool
	// Aloud are the seats that have things read aloud.
	Aloud engines.SeatSet
	// Roller is who rolls the dice, one of settings.Rollers; "" as the match began.
	Roller string
	// Pieces says where the pieces lie, one of Places; "" as the match says.
	Pieces string
	// Left says of each chore of the game, in its order, that it is left to the app.
	Left [Most]bool
}

// Most is how many chores a game can have.
const Most = 8

// of is the key under which a window keeps the wishes for a match file.
type of string

// Kept returns the wishes for a match file as they were when the match was left, while the window has been
// open. Without any, the owl may be asked, nothing is left to the app, and things are read aloud to the seats
// in aloud, or to all people if the settings say so.
func Kept(sh *shell.Shell, path string, people []engines.Seat, aloud engines.SeatSet) Wishes {
	if kept, ok := sh.Kept(of(path)).(Wishes); ok && path != "" {
		return kept
	}
	w := Wishes{Owl: true, Aloud: aloud}
	if sh.Settings().Voice == "on" {
		for _, seat := range people {
			w.Aloud = w.Aloud.With(seat)
		}
	}
	return w
}

// Keep keeps the wishes for a match file while the window is open.
func (w Wishes) Keep(sh *shell.Shell, path string) { sh.Keep(of(path), w) }

// A Reader is a person who may have things read aloud.
type Reader struct {
	Seat engines.Seat
	Name string
}

// Places are where the pieces can lie.
var Places = []string{record.OnScreen, record.OnTable}

// Now is how the match is played now.
type Now struct {
	// Roller is who rolls, "" in a game without dice. Pieces is where the pieces lie, "" in a game that
	// cannot say what is to be done with real ones.
	Roller, Pieces string
	// Check shows how the family's own table lies. Print goes to print what is missing there; nil where that cannot be
	// done.
	Check, Print func()
}

// ShowSound opens a dialog with the volume, and who has things read aloud. changed is called with the new
// wishes after each press.
func ShowSound(sh *shell.Shell, readers []Reader, w Wishes, changed func(Wishes)) {
	at := slices.Index(settings.Volumes, sh.Settings().Sound)
	volume := widgets.NewPick(words.Volumes(), at, func(i int) {
		set(sh, func(to *settings.Settings) { to.Sound = settings.Volumes[i] })
		sh.Sound.Play(sound.Coin, settings.Volumes[i])
		changed(w)
	})
	content := container.New(widgets.Column{Gap: 8}, volume.Row)
	if sh.Voice.Has() && len(readers) > 0 {
		row := widgets.NewRow()
		for _, reader := range readers {
			row.Add(widgets.NewCheck(words.Short(reader.Name, 24), w.Aloud.Has(reader.Seat), func(on bool) {
				if w.Aloud = w.Aloud.Without(reader.Seat); on {
					w.Aloud = w.Aloud.With(reader.Seat)
				}
				changed(w)
			}))
		}
		content.Add(title(words.ReadAloud))
		content.Add(row)
	}
	sh.Show(words.Sound, content)
}

// ShowMatch opens a dialog with what decides how the match is played, which is played as is says. changed is
// called with the new wishes after each press.
func ShowMatch(sh *shell.Shell, game tableau.Game, is Now, w Wishes, changed func(Wishes)) {
	content := container.New(widgets.Column{Gap: 8})
	row := widgets.NewRow()
	add := func(name string, on *bool) {
		row.Add(widgets.NewCheck(name, *on, func(now bool) {
			*on = now
			changed(w)
		}))
	}
	for i, chore := range game.Chores() {
		add(chore.Name, &w.Left[i])
	}
	add(words.OwlHelps, &w.Owl)
	content.Add(row)
	pick := func(heading string, names []string, at int, choose func(i int)) {
		content.Add(title(heading))
		content.Add(widgets.NewPick(names, at, func(i int) {
			choose(i)
			changed(w)
		}).Row)
	}
	now := sh.Settings()
	if is.Roller != "" {
		pick(words.WhoRolls, []string{words.AppRolls, words.RealDice},
			slices.Index(settings.Rollers, is.Roller), func(i int) { w.Roller = settings.Rollers[i] })
	}
	if is.Pieces != "" {
		pick(words.WherePieces, []string{words.OnThisScreen, words.OnOurTable},
			slices.Index(Places, is.Pieces), func(i int) { w.Pieces = Places[i] })
	}
	var d *widgets.Dialog
	if is.Pieces == record.OnTable {
		away := func(text string, icon fyne.Resource, do func()) *widgets.Button {
			return widgets.NewButton(text, icon, func() {
				d.Close()
				do()
			})
		}
		row := widgets.NewRow(away(words.StillTheSame, theme.SearchIcon(), is.Check))
		if is.Print != nil {
			row.Add(away(words.Print, theme.DocumentPrintIcon(), is.Print))
		}
		content.Add(row)
		pick(words.OrdersTitle, []string{words.OrdersList, words.OrdersEach, words.OrdersTold},
			slices.Index(settings.Orders, now.Orders), func(i int) {
				set(sh, func(to *settings.Settings) { to.Orders = settings.Orders[i] })
			})
	}
	pick(words.TellingSpeed, words.Tellings(), slices.Index(settings.Tellings, now.Telling), func(i int) {
		set(sh, func(to *settings.Settings) { to.Telling = settings.Tellings[i] })
	})
	scrolled, _ := widgets.Scrolled(content, sh.Window.Canvas())
	d = sh.Show(words.ThisMatch, scrolled)
}

// set changes a setting.
func set(sh *shell.Shell, change func(*settings.Settings)) {
	now := sh.Settings()
	change(&now)
	sh.SetSettings(now)
}

// title returns the heading of a part of the dialog.
func title(text string) fyne.CanvasObject { return widgets.Words(text, theme.SizeNameText, look.Bold) }
