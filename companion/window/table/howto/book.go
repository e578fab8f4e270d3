package howto

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/match/rulebook"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
	"homespun/printables/headings"
	"homespun/printables/raster"
	"homespun/printables/scene"
	"homespun/rulesets"
)

// Book is the rulebook of a ruleset in the words and pictures of a theme; nil is the game's own.
type Book struct {
	Ruleset *rulesets.Ruleset
	Theme   *rulesets.Theme
	// Change opens the rule sheet at a clause; nil where there is no way to it.
	Change func(clause string)
}

// cover returns the game's scene with its title, and the name of the rules on it; nil for a game without a scene.
func (b Book) cover(sh *shell.Shell) fyne.CanvasObject {
	if b.Theme == nil {
		return nil
	}
	drawn := scene.Titled(b.Theme, scene.Frame{Width: 160, Height: 56}, headings.Below(b.Ruleset, b.Theme))
	if drawn == nil {
		return nil
	}
	return widgets.NewDrawn(drawn, 0, sh.Work)
}

// open makes the booklet in the background and shows its pages below each other.
func (b Book) open(sh *shell.Shell, title string) {
	sh.Work(func() func() {
		pages, err := rulebook.OnScreen(sh.Games, b.Ruleset, b.Theme)
		return func() {
			if err != nil {
				sh.Say(title, words.Problem(err))
				return
			}
			b.show(sh, title, pages)
		}
	})
}

// show opens the dialog with the pages. Each is drawn when it is seen first.
func (b Book) show(sh *shell.Shell, title string, pages []*drawing.Drawing) {
	const gap = 14
	size := sh.Window.Canvas().Size()
	wide := min(size.Width-110, look.Current().Grow(620)*look.Current().Text)
	changed := map[string]bool{}
	for _, d := range b.Ruleset.Differences() {
		changed[d.Clause] = true
	}
	var dialog *widgets.Dialog
	list := container.New(widgets.Column{Gap: gap, Inset: 6})
	for _, page := range pages {
		high := wide * float32(page.Height/page.Width)
		picture := widgets.NewPicture(fyne.NewSize(wide, high), sh.Work, func(width, height int) image.Image {
			return raster.Fit(page, width, height)
		})
		if b.Change == nil {
			list.Add(picture)
			continue
		}
		list.Add(newLeaf(page, picture, changed, func(clause string) {
			dialog.Close()
			b.Change(clause)
		}))
	}
	scroll := container.NewVScroll(list)
	scroll.SetMinSize(fyne.NewSize(wide+12, max(160, size.Height-230)))
	dialog = sh.Show(title, scroll, widgets.Answer{Text: words.Close, Main: true})
	dialog.OnKey = func(key *fyne.KeyEvent) { widgets.ScrollBy(scroll, key) }
}
