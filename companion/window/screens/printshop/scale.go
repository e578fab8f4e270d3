package printshop

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/printables"
)

// scaleChoice is the choice of the size of the board.
type scaleChoice struct {
	field  *fyne.Container
	set    func(printables.Scale)
	fitted *widgets.Button // the button that scales the board to one sheet
	own    *widgets.Typed
	// offer holds saving, which says at which scale the board takes fewer sheets, and take, the button that
	// takes that scale; offered is the scale.
	offer   *fyne.Container
	saving  *widget.Label
	take    *widgets.Button
	offered printables.Scale
}

// newScaleChoice returns the choice of a size that is now chosen. Set is called with another one.
func newScaleChoice(now printables.Scale, page *widgets.Page, focus func(fyne.Focusable),
	set func(printables.Scale)) *scaleChoice {
	c := &scaleChoice{set: set, saving: widgets.Quiet("")}
	c.own = widgets.NewTyped(page, words.OwnSize, words.OwnSizeHolder, c.typed)
	chosen := 2
	switch now {
	case 1:
		chosen = 0
	case printables.Fit:
		chosen = 1
	default:
		c.own.Write(percent(now))
	}
	widgets.SetVisible(c.own.Content, chosen == 2)
	pick := widgets.NewPick([]string{words.TrueSize, words.FitSize, words.OwnSize}, chosen, func(i int) {
		widgets.SetVisible(c.own.Content, i == 2)
		page.Again()
		if i == 2 {
			focus(c.own.Entry)
			c.own.Read()
			return
		}
		set([]printables.Scale{1, printables.Fit}[i])
	})
	c.fitted = pick.Buttons[1]
	c.take = widgets.NewButton("", nil, func() {
		pick.Set(2)
		widgets.SetVisible(c.own.Content, true)
		c.own.Write(percent(c.offered))
		page.Again()
		set(c.offered)
	})
	c.offer = widgets.NewColumn(c.saving, widgets.NewRow(c.take))
	c.offer.Hide()
	c.field = widgets.Field(words.ScaleName, "",
		container.New(widgets.Column{Gap: 8}, pick.Row, c.own.Content, c.offer))
	return c
}

// percent returns a scale as people type it.
func percent(scale printables.Scale) string { return fmt.Sprintf("%.4g %%", float64(scale)*100) }

// propose offers a scale at which the board takes fewer sheets.
func (c *scaleChoice) propose(offer printables.Offer) {
	c.offered = offer.Scale
	c.saving.SetText(offer.String())
	c.take.SetText(words.AtPercent(offer.Percent()))
}

// typed reads a size as people type it: 90, 90 % or 0.9. It returns what is wrong with it, "" if nothing is.
func (c *scaleChoice) typed(text string) string {
	text = strings.ReplaceAll(strings.Join(strings.Fields(text), ""), ",", ".")
	if text == "" {
		return ""
	}
	if !strings.HasSuffix(text, "%") && !strings.Contains(text, ".") && len(text) > 1 {
		text += "%"
	}
	scale, err := printables.ParseScale(text)
	if err != nil {
		return words.Problem(err)
	}
	c.set(scale)
	return ""
}
