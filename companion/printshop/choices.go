package printshop

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/kit"
	"homespun/companion/words"
	"homespun/printables"
	"homespun/printables/paper"
	"homespun/rulesets"
)

// choices is the column of all that can be chosen.
type choices struct {
	screen  *Screen
	content *kit.Page
	checks  *fyne.Container
	shown   string // the parts there are buttons for
	own     *kit.Entry
	frame   fyne.CanvasObject
	wrong   fyne.CanvasObject
}

func newChoices(s *Screen) *choices {
	c := &choices{screen: s, content: kit.NewPage(0), checks: kit.NewRow()}
	c.content.Margin = 16
	return c
}

// show fills the column with what there is.
func (c *choices) show(listings []rulesets.Listing, themes []rulesets.ThemeListing, wish Wish) {
	s := c.screen
	rules, at := []string{}, 0
	for i, one := range listings {
		rules = append(rules, words.Short(one.Name, 40))
		if wish.Ruleset != "" && (strings.EqualFold(one.ID, wish.Ruleset) || strings.EqualFold(one.Name, wish.Ruleset) || one.Path == wish.Ruleset) {
			at = i
		}
	}
	if wish.Rules != nil {
		at = -1
		for i, one := range listings {
			if one.ID == wish.Rules.ID && one.Shipped() == wish.Rules.Shipped() && len(rulesets.Diff(one.Ruleset, wish.Rules)) == 0 {
				at = i
			}
		}
		s.order.ruleset = wish.Rules
	}
	if at >= 0 && len(listings) > 0 {
		s.order.ruleset = listings[at].Ruleset
	}
	looks, look := []string{}, 0
	for i, one := range themes {
		looks = append(looks, words.Short(one.Name, 40))
		if strings.EqualFold(one.ID, wish.Theme) {
			look = i
		}
	}
	if len(themes) > 0 {
		s.order.theme = themes[look].Theme
	}
	papers, size := []string{}, 0
	for i, one := range paper.Sizes {
		papers = append(papers, one.Name)
		if one.ID == s.order.paper.ID {
			size = i
		}
	}
	c.own = kit.NewEntry("", words.OwnSizeHolder)
	c.own.OnChanged = c.ownScale
	c.own.OnEnter = s.saveAndOpen
	c.frame = c.own.Framed()
	c.frame.Hide()
	wrong := kit.Quiet("")
	wrong.Hide()
	c.wrong = wrong
	c.content.Set(
		kit.Field(words.WhatToPrint, "", c.checks),
		kit.Field(words.PaperSize, "", kit.NewPick(papers, size, func(i int) { s.order.paper = paper.Sizes[i]; s.lay() }).Row),
		kit.Field(words.ScaleName, "", container.New(kit.Column{Gap: 8},
			kit.NewPick([]string{words.TrueSize, words.FitSize, words.OwnSize}, 0, c.scale).Row, c.frame, wrong)),
		kit.Field(words.ThemeName, "", kit.NewPick(looks, look, func(i int) { s.order.theme = themes[i].Theme; s.lay() }).Row),
		kit.Field(words.RulesName, "", kit.NewPick(rules, at, func(i int) { s.order.ruleset = listings[i].Ruleset; s.lay() }).Row),
		kit.Field(words.InkName, "", kit.NewRow(kit.NewCheck(words.InkSaver, s.order.ink, func(on bool) { s.order.ink = on; s.lay() }))),
	)
}

// scale takes one of the three sizes.
func (c *choices) scale(i int) {
	kit.SetVisible(c.frame, i == 2)
	kit.SetVisible(c.wrong, false)
	c.content.Again()
	switch i {
	case 0:
		c.screen.order.scale = 1
	case 1:
		c.screen.order.scale = printables.Fit
	case 2:
		c.screen.shell.Window.Canvas().Focus(c.own)
		c.ownScale(c.own.Text)
		return
	}
	c.screen.lay()
}

// ownScale takes a size as it is typed, and says what is wrong with one that cannot be.
func (c *choices) ownScale(text string) {
	text = strings.Join(strings.Fields(text), "")
	if text == "" {
		return
	}
	if !strings.HasSuffix(text, "%") && !strings.Contains(text, ".") && len(text) > 1 {
		text += "%"
	}
	scale, err := printables.ParseScale(text)
	wrong := c.wrong.(interface{ SetText(string) })
	if err != nil {
		wrong.SetText(words.Problem(err))
	} else if scale != c.screen.order.scale {
		c.screen.order.scale = scale
		c.screen.lay()
	}
	kit.SetVisible(c.wrong, err != nil)
	c.content.Again()
}

// parts makes a button for each part there is, where they are others than before.
func (c *choices) parts(all []printables.Part) {
	ids := ""
	for _, part := range all {
		ids += part.ID + "\x00" + part.Title + "\x00"
	}
	if ids == c.shown {
		return
	}
	c.shown, c.checks.Objects = ids, nil
	for _, part := range all {
		c.checks.Add(kit.NewCheck(part.Title, !c.screen.order.without[part.ID], func(on bool) {
			if on {
				delete(c.screen.order.without, part.ID)
			} else {
				c.screen.order.without[part.ID] = true
			}
			c.screen.lay()
		}))
	}
	c.content.Again()
}
