package houserules

import (
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/headings"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// label returns the entry of a ruleset in the list: its name, and whether it is the family's or cannot be
// used. double is a sentence on the file of which they are a second copy.
func label(one rulesets.Listing, double string) fyne.CanvasObject {
	name := widgets.Line(words.Short(one.Name, 80), theme.SizeNameText, look.Bold)
	whose := words.FamilyRules
	switch {
	case one.Ruleset == nil:
		whose = words.CannotBeUsed
	case one.Shipped():
		whose = words.Shipped
	}
	second := widgets.Line(whose, theme.SizeNameCaptionText, fyne.TextStyle{})
	second.Importance = widget.LowImportance
	if one.Ruleset == nil {
		widgets.Danger(second)
	}
	column := container.New(widgets.Column{Gap: -10}, name, second)
	if double != "" {
		column.Add(widgets.Quiet(double))
	}
	return column
}

// about returns the contents of a ruleset's card.
func (s *Screen) about(one rulesets.Listing) []fyne.CanvasObject {
	head := container.New(widgets.Column{Gap: -4},
		widgets.Flush(widgets.Words(words.Short(one.Name, 60), theme.SizeNameHeadingText, look.Title)))
	if one.Summary != "" {
		head.Add(widgets.Flush(widgets.Text(words.Short(one.Summary, 400))))
	}
	cards := []fyne.CanvasObject{head}
	if len(one.Findings) > 0 {
		cards = append(cards, findings(one))
	}
	if one.Ruleset != nil {
		cards = append(cards, differences(one.Ruleset))
	}
	if one.Shipped() {
		return append(cards, widgets.Flush(widgets.Quiet(words.ShippedHelp)), widgets.NewRow(
			widgets.NewButton(words.OpenFolder, theme.FolderOpenIcon(), func() {
				s.ways.Show(household.Folder(s.shell.Folder).HouseRules())
			})))
	}
	row := widgets.NewRow(
		widgets.NewButton(words.EditFile, theme.DocumentCreateIcon(), func() { s.ways.Show(one.Path) }),
		widgets.NewButton(words.OpenFolder, theme.FolderOpenIcon(), func() {
			s.ways.Show(filepath.Dir(one.Path))
		}))
	if one.Ruleset != nil {
		row.Add(widgets.NewButton(words.GiveAway, theme.MailForwardIcon(),
			func() { s.ways.Give(one.Ruleset) }))
	}
	return append(cards, widgets.Panel(container.New(widgets.Column{Gap: 0},
		widgets.Words(words.FileIs, theme.SizeNameText, look.Bold),
		widgets.Text(one.Path),
		widgets.Quiet(words.ReadsAgain),
		widgets.Indent(8, row))))
}

// findings returns the list of what is wrong with a file: the line, the problem, and what may have been
// meant.
func findings(one rulesets.Listing) fyne.CanvasObject {
	title := widgets.Words(words.WorthKnowing, theme.SizeNameText, look.Bold)
	if one.Ruleset == nil {
		widgets.Danger(title).SetText(words.WhatIsWrong)
	}
	column := container.New(widgets.Column{Gap: -6}, title)
	for _, f := range one.Findings {
		column.Add(widgets.Text(words.Finding(f.Line, f.Message, f.Suggestion)))
	}
	return widgets.Panel(column)
}

// differences returns the table of the rules that differ: the rule, its value here, and its value in the
// standard.
func differences(r *rulesets.Ruleset) fyne.CanvasObject {
	column := container.New(widgets.Column{Gap: -6},
		widgets.Words(words.WhatDiffers, theme.SizeNameText, look.Bold))
	list := headings.Differences(r)
	if len(list) == 0 {
		text := words.AllStandard
		if r.Shipped() {
			text = words.AsStandard
		}
		column.Add(widgets.Text(text))
		return widgets.Panel(column)
	}
	column.Add(container.New(thirds{}, quiet(words.Rule), quiet(words.HereIs), quiet(words.IsStandard)))
	for _, d := range list {
		column.Add(widget.NewSeparator())
		is := widgets.Words(d.IsText, theme.SizeNameText, look.Bold)
		column.Add(container.New(thirds{}, widgets.Text(d.Label), is,
			widgets.Text(d.WasText)))
	}
	return widgets.Panel(column)
}

func quiet(text string) fyne.CanvasObject { return widgets.Quiet(text) }

// thirds is the layout of a row of that table. The first text gets half of the width, the other two a quarter
// each.
type thirds struct{}

// Layout implements fyne.Layout.
func (thirds) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	x := float32(0)
	for i, part := range [3]float32{0.5, 0.25, 0.25} {
		width := size.Width * part
		widgets.Put(objects[i], fyne.NewPos(x, 0), fyne.NewSize(width, size.Height))
		x += width
	}
}

// MinSize implements fyne.Layout.
func (thirds) MinSize(objects []fyne.CanvasObject) fyne.Size {
	height := float32(0)
	for _, o := range objects {
		height = max(height, o.MinSize().Height)
	}
	return fyne.NewSize(200, height)
}
