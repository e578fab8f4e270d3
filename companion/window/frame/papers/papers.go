// Package papers is the field that chooses a paper: one with a name, or a size that is typed.
package papers

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/paper"
)

// Choice is a row of papers and, for a size of one's own, an entry.
type Choice struct {
	// Field is the object to put on the screen.
	Field *fyne.Container

	pick    *widgets.Pick
	own     *widgets.Typed
	size    paper.Size
	changed func(paper.Size)
}

// New returns the field, for a page, with a paper chosen. Changed is called with each other paper that is
// chosen.
func New(page *widgets.Page, size paper.Size, focus func(fyne.Focusable), changed func(paper.Size)) *Choice {
	c := &Choice{changed: changed}
	var names []string
	for _, one := range paper.Sizes {
		names = append(names, one.Name)
	}
	other := len(names)
	c.own = widgets.NewTyped(page, words.OtherPaper, words.OtherHolder, c.typed)
	c.pick = widgets.NewPick(append(names, words.OtherPaper), -1, func(i int) {
		widgets.SetVisible(c.own.Content, i == other)
		page.Again()
		if i == other {
			focus(c.own.Entry)
			c.own.Read()
			return
		}
		c.take(paper.Sizes[i])
	})
	c.Show(size)
	c.Field = widgets.Field(words.PaperSize, "",
		container.New(widgets.Column{Gap: 8}, c.pick.Row, c.own.Content))
	return c
}

// Show marks a paper without calling changed.
func (c *Choice) Show(size paper.Size) {
	c.size = size
	at := slices.IndexFunc(paper.Sizes[:], func(one paper.Size) bool { return one.ID == size.ID })
	own := at < 0
	if own {
		at = len(paper.Sizes)
		c.own.Write(strings.Replace(size.ID, "x", " x ", 1))
	}
	c.pick.Set(at)
	widgets.SetVisible(c.own.Content, own)
}

// Wrong returns what is shown to be wrong with the typed size; "" if nothing is.
func (c *Choice) Wrong() string { return c.own.Wrong() }

// typed reads a size that was typed. It returns what is wrong with it, "" if nothing is.
func (c *Choice) typed(text string) string {
	if strings.TrimSpace(text) == "" {
		return ""
	}
	size, err := paper.ParseSize(text)
	if err == nil {
		err = paper.NewSheet(size).Check()
	}
	if err != nil {
		return words.Problem(err)
	}
	c.take(size)
	return ""
}

func (c *Choice) take(size paper.Size) {
	if size.ID != c.size.ID {
		c.size = size
		c.changed(size)
	}
}
