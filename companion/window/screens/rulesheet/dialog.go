package rulesheet

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/rulesets"
	"homespun/rulesets/manuscript"
)

// fieldDialog is the dialog of a field with its control. Every change is made at once.
type fieldDialog struct {
	*mender
	field engines.Field
	key   []string

	box    *widgets.Dialog
	page   *widgets.Page
	column *fyne.Container
	// problem says what is wrong with the field, fits says what follows from it and has the button that does that too,
	// excluded says what it cannot be.
	problem        *widget.Label
	fits, excluded *fyne.Container
	says           struct{ brings, excludes []string }
	filled         int // how often: the controls before the last have gone, with what they held
	// stale says that the controls are to be filled anew; late is what is wrong with a change that came too
	// late.
	stale, closed bool
	late          string
}

// ask has something done with the manuscript, and finds out what the field brings in and excludes after it.
func (d *fieldDialog) ask(do deed, then func(was *reading, err error)) {
	says := d.says
	d.desk.ask(task{do: do, quiet: do == nil, things: d.field.Kind == engines.TableField,
		read: func(now *reading) {
			if says.excludes = now.excluded(d.field, d.key); do == nil {
				says.brings = now.brings(d.field, d.key)
			}
		},
		then: func(was *reading, err error) {
			d.says = says
			then(was, err)
		}})
}

// show shows the dialog. Closed is called when it is closed.
func (d *fieldDialog) show(closed func()) {
	d.fill()
	room := float32(0)
	if d.field.Shape == engines.BoardShape {
		room = studioWide() + 40
	}
	content, page := widgets.ScrolledIn(d.column, d.shell.Window.Canvas(), room)
	d.page = page
	answers := []widgets.Answer{{Text: words.SheetDone, Main: true}}
	if d.desk.now.changed(d.key) {
		answers = slices.Insert(answers, 0, widgets.Answer{Text: words.SheetBack, Icon: theme.HistoryIcon(),
			Do: func() { d.back(d.key) }})
	}
	d.box = d.shell.Show(d.desk.now.label(d.key), content, answers...)
	d.box.OnKey = func(key *fyne.KeyEvent) { page.Key(key) }
	back := d.box.OnClose
	d.box.OnClose = func() {
		d.closed = true
		closed()
		back()
	}
}

// fill shows the field as it is now.
func (d *fieldDialog) fill() {
	d.filled++
	d.column.RemoveAll()
	help := d.field.Help
	if d.field.Shape == engines.BoardShape { // how it is painted says more
		help = words.SheetPaintHelp
	}
	d.column.Add(widgets.Quiet(help))
	d.column.Add(d.control(d.filled))
	d.column.Add(d.problem)
	d.column.Add(d.fits)
	for _, said := range d.says.brings {
		d.column.Add(widgets.Text(said))
	}
	d.column.Add(d.excluded)
	if !isNaming(d.key) {
		d.column.Add(d.usual())
	}
	wrong := d.late // than which nothing is more urgent
	if wrong == "" && d.desk.now.concerns(d.key) {
		wrong = d.desk.wrong(nil)
	}
	d.tell(wrong)
}

// control returns the control of the field, filled for the nth time.
func (d *fieldDialog) control(filled int) fyne.CanvasObject {
	c := newControls(d.mender, func() { d.page.Again() })
	c.back = func(do deed, then func(well bool, board any)) {
		d.ask(d.desk.refreshed(do), func(_ *reading, err error) {
			board, _ := d.desk.now.rules.ValueIn(d.key)
			then(err == nil, board)
			d.said(d.desk.wrong(err))
		})
	}
	return c.control(d.field, d.key, func(at []string, to any) {
		if filled != d.filled { // its control has gone
			d.late = d.desk.now.problem(&manuscript.ChangedError{Key: strings.Join(at, ".")})
			return
		}
		d.ask(d.desk.changing(c.now, just(rulesets.Change{Key: at, Value: to})),
			func(was *reading, err error) {
				if c.kept != nil && overtaken([]other{{was.rules, d.desk.now.rules}}, at) {
					c.kept()
				}
				if draw := c.drawn[strings.Join(at, ".")]; draw != nil {
					draw()
				}
				d.said(cmp.Or(c.took(at, err), d.desk.wrong(nil)))
			})
	})
}

// said says what is wrong with a change, "" if nothing is, and what is excluded after it.
func (d *fieldDialog) said(wrong string) {
	if d.closed {
		d.desk.tellUnshown(wrong)
		return
	}
	if d.tell(wrong); d.stale && wrong != "" {
		d.late = wrong
	}
	d.page.Again()
	if len(d.fits.Objects) > 0 {
		d.box.Again()
		widgets.Reveal(d.fits)
	}
}

// tell says what is wrong with the field, offers what would not be, and says what is excluded.
func (d *fieldDialog) tell(wrong string) {
	d.problem.SetText(wrong)
	d.problem.Importance = widget.DangerImportance
	d.fits.RemoveAll()
	if now := d.desk.now; wrong != "" && now.concerns(d.key) {
		if along := d.along(d.anew); along != nil {
			d.fits.Add(along)
			d.problem.Importance = widget.MediumImportance // one tap mends it
		}
	}
	if idle := d.idle(d.key, d.anew); idle != nil && wrong == "" {
		d.fits.Add(idle)
	}
	d.problem.Refresh()
	d.excluded.RemoveAll()
	for _, said := range d.says.excludes {
		d.excluded.Add(widgets.Quiet(said))
	}
	d.excluded.Refresh()
}

// anew opens the dialog again with what has become of the field, unless it was closed meanwhile.
func (d *fieldDialog) anew() {
	if !d.closed {
		d.box.Close()
		d.open(d.place.from, d.key)
	}
}

// gone reports whether there is nothing any more that has the field.
func (d *fieldDialog) gone() bool {
	return len(d.key) > 1 && !has(d.desk.now.rules, d.key[:len(d.key)-1])
}

// renew shows what another program has written to the field since a reading, and says so if something was
// begun here. If what had the field has gone, so does the dialog.
func (d *fieldDialog) renew(since *reading) {
	if !overtaken(d.desk.now.others[len(since.others):], d.key) {
		return
	}
	d.filled++
	d.stale, d.late = true, ""
	d.shell.Window.Canvas().Unfocus()
	d.ask(nil, func(*reading, error) {
		if d.gone() {
			d.late = d.desk.now.problem(&manuscript.ChangedError{Key: strings.Join(d.key, ".")})
			d.box.Close()
		}
		if d.closed {
			d.desk.tell(d.late)
			return
		}
		d.fill()
		d.stale = false
		d.shell.Window.Canvas().FocusNext()
		d.page.Again()
	})
}

// usual says what the field is in the standard, and the clause it belongs to.
func (d *fieldDialog) usual() fyne.CanvasObject {
	now := d.desk.now
	clause := now.speaker.Clause(d.field.Clause).Title
	standard, err := now.game.Standard()
	if err != nil {
		return widgets.Quiet(clause)
	}
	was, _ := standard.ValueIn(d.key)
	return widgets.Quiet(words.SheetUsual(words.Short(now.inWords(d.field, was), 80), clause))
}
