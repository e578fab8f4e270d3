// Package howto is the dialog that says how a game is played: what one wants, the steps of a turn, and all rules
// by their clauses. Another says by which of them something came about.
package howto

import (
	"cmp"
	"image/color"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets"
)

// Rules say how a game is played; [rulesets.Speaker] implements them.
type Rules interface {
	HowTo() rulesets.HowTo
	Groups() []rulesets.ClauseGroup
}

// Show opens the dialog, with all rules scrolled to the clause of an id; "" begins with the aim. The answers
// stand below, beside the button that closes it and the one that opens the rulebook of a ruleset and a theme.
func Show(sh *shell.Shell, title string, rules Rules, book Book, clause string, answers ...widgets.Answer) {
	var at fyne.CanvasObject
	var dialog *widgets.Dialog
	// changeable puts a button beside what differs from the standard, which opens the rule sheet at its clause.
	changeable := func(item fyne.CanvasObject, clause string) fyne.CanvasObject {
		if clause == "" || book.Change == nil {
			return item
		}
		change := widgets.NewButton("", theme.DocumentCreateIcon(), func() {
			dialog.Close()
			book.Change(clause)
		})
		change.Plain, change.Name = true, words.BookOpens(clause)
		return container.NewBorder(nil, nil, nil, container.New(widgets.Column{}, change), item)
	}
	list := container.New(widgets.Column{Gap: 12, Inset: 6})
	if cover := book.cover(sh); cover != nil {
		list.Add(cover)
	}
	list.Add(aim(rules.HowTo(), changeable))
	list.Add(widgets.Words(words.AllRules, theme.SizeNameSubHeadingText, look.Title))
	for _, group := range rules.Groups() {
		if group.Title != "" {
			list.Add(widgets.Words(group.Title, theme.SizeNameText, look.Title))
		}
		for _, text := range group.Clauses {
			item := Clause(text, text.ID == clause)
			if text.House {
				item = changeable(item, text.ID)
			}
			list.Add(item)
			if text.ID == clause {
				at = item
			}
		}
	}
	size := sh.Window.Canvas().Size()
	scroll := container.NewVScroll(list)
	scroll.SetMinSize(fyne.NewSize(200, max(160, size.Height-260)))
	answers = append(answers, widgets.Answer{Text: words.WithPictures, Icon: theme.FileImageIcon(),
		Do: func() { book.open(sh, title) }}, widgets.Answer{Text: words.Close, Main: !slices.ContainsFunc(answers,
		func(answer widgets.Answer) bool { return answer.Main })})
	dialog = sh.Show(title, scroll, answers...)
	dialog.OnKey = func(key *fyne.KeyEvent) { widgets.ScrollBy(scroll, key) }
	if at != nil {
		list.Layout.Layout(list.Objects, list.Size())
		scroll.ScrollToOffset(fyne.NewPos(0, max(0, at.Position().Y-8)))
	}
}

// Of opens the dialog for a ruleset, in the words of a theme; nil is the engine's own words. House opens its rule
// sheet at a clause, and play plays by it.
func Of(sh *shell.Shell, rules *rulesets.Ruleset, t *rulesets.Theme, house House, play func()) {
	title := words.HowTo(rules.Game.Title)
	name := cmp.Or(rules.Path, rules.ID)
	Show(sh, title, rules.Speaker(t, nil, nil).OnScreen(), Book{rules, t,
		func(clause string) { house(rules.Game, name, clause) }}, "",
		widgets.Answer{Text: words.Play, Icon: theme.MediaPlayIcon(), Main: true, Do: play})
}

// House opens the house rules of a game: the rule sheet of a ruleset at a clause. "" is the ruleset in force, and the
// beginning.
type House func(game *rulesets.Game, ruleset, clause string)

// aim returns what one wants, and the steps of a turn with their numbers, each changeable at the clause of what differs
// in it.
func aim(how rulesets.HowTo, changeable func(o fyne.CanvasObject, clause string) fyne.CanvasObject) fyne.CanvasObject {
	said := func(text string) fyne.CanvasObject { return changeable(widgets.Text(text), how.Changed[text]) }
	column := container.New(widgets.Column{Gap: 4},
		widgets.Words(words.Aim, theme.SizeNameSubHeadingText, look.Title),
		said(how.Aim), widgets.Words(words.ATurn, theme.SizeNameSubHeadingText, look.Title))
	for i, step := range how.Turn {
		column.Add(container.NewBorder(nil, nil, container.New(widgets.Column{Inset: 4}, number(i+1)), nil,
			said(step)))
	}
	return widgets.Panel(column)
}

// number returns the number of a step in a disc.
func number(n int) fyne.CanvasObject {
	now := look.Current()
	size := now.Size(theme.SizeNameText)
	disc := canvas.NewCircle(now.Accent)
	text := canvas.NewText(strconv.Itoa(n), look.On(now.Accent))
	text.TextSize, text.TextStyle = size, look.Bold
	side := canvas.NewRectangle(color.Transparent)
	side.SetMinSize(fyne.NewSquareSize(1.7 * size))
	return container.NewCenter(container.NewStack(side, disc, container.NewCenter(text)))
}

// Clause returns a clause: its title and id, the designer's rule in our words, and how the app plays where that
// rule is silent, and what is only true of the app. Here marks it as the one that is meant.
func Clause(text rulesets.ClauseText, here bool) fyne.CanvasObject {
	parts := []fyne.CanvasObject{widgets.Words(words.ClauseHead(text.Title, text.ID), "text", look.Bold)}
	if text.House {
		house := widgets.Quiet(words.House)
		house.Importance = widget.WarningImportance
		parts = append(parts, house)
	}
	if text.Source != "" {
		parts = append(parts, widgets.Text(text.Source))
	}
	if text.Decision != "" {
		parts = append(parts, widgets.Text(text.Decision), widgets.Quiet(rulesets.DecisionMark))
	}
	if text.Screen != "" {
		parts = append(parts, widgets.Text(text.Screen), widgets.Quiet(words.OnScreenOnly))
	}
	column := container.New(widgets.Column{Gap: -10}, parts...)
	if !here {
		return column
	}
	now := look.Current()
	ground := canvas.NewRectangle(look.Clear(now.Focus, 0.12))
	ground.StrokeColor, ground.StrokeWidth, ground.CornerRadius = now.Focus, 2, 12
	return container.NewStack(ground, column)
}
