package parts

import (
	"fmt"
	"slices"
	"sync"

	"homespun/printables/drawing"
	"homespun/printables/headings"
	"homespun/printables/words"
	"homespun/rulesets"
)

// RulesID is the id of the rule sheet.
const RulesID = "rules"

// RuleSheet returns the rules in force as pages: for whom the game is, its aim and a turn, what differs from the
// standard in a box, every clause with its id, group by group, the code with which a house rule is given away, and the designer's
// credit. What concerns the screen alone is not on it.
func RuleSheet(set *Set) Part {
	given := sync.OnceValue(func() Gift { return GiftOf(set.Ruleset) })
	return Part{
		ID: RulesID, Title: "Rule sheet", Kind: Pages,
		Note: words.RuleSheetNote,
		Fill: func(width, height float64) []*drawing.Drawing { return ruleSheet(set, given(), width, height) },
	}
}

// ruleSheet sets the rules as large as can be without another page. The steps of a turn are left out where
// they alone would take one, since they stand on the turn card too. The aim never is.
func ruleSheet(set *Set, given Gift, width, height float64) []*drawing.Drawing {
	groups := set.Speaker().PaperGroups()
	told := func(how rulesets.HowTo, given Gift) (flow *Flow, columns Columns, pages int) {
		flow, columns = Largest([]float64{11, 10.5, 10, TextStyle.Size, Smallest},
			func(size float64) (*Flow, Columns) { return setRules(set, given, how, groups, width, height, size) })
		_, pages = flow.place(columns)
		return flow, columns, pages
	}
	how := set.Speaker().HowTo()
	aim := rulesets.HowTo{Aim: how.Aim}
	flow, columns, least := told(aim, given.small())
	if given.code != nil {
		if larger, in, pages := told(aim, given); pages <= least {
			flow, columns = larger, in
		} else {
			given = given.small()
		}
	}
	if fuller, in, pages := told(how, given); pages <= least {
		flow, columns = fuller, in
	}
	pages := flow.Pages(columns)
	Head(pages[0], drawing.Box(0, 0, width, HeadHeight), set.Ruleset.Game.Title,
		words.RulesOf(headings.Second(set.Ruleset)), set.Colour(), 0)
	return pages
}

// setRules sets the rules in a size, a little tighter in the smallest.
func setRules(set *Set, given Gift, how rulesets.HowTo, groups []rulesets.ClauseGroup, width, height, size float64) (
	*Flow, Columns) {
	ruleset, gap := set.Ruleset, 3.0
	if size == Smallest {
		gap = 1.4
	}
	columns, enlarged := ColumnsFor(width, height, HeadHeight+4)
	sheet := &rules{Flow: &Flow{}, column: columns.ColumnWidth(), text: TextStyle.Sized(size * enlarged),
		gap: gap, colour: set.Colour()}
	if ruleset.Summary != "" {
		sheet.Paragraph(ruleset.Summary, sheet.text.Sized(sheet.text.Size+1), Dress{}, sheet.column)
		sheet.Space(2.5)
	}
	sheet.howTo(ruleset, how)
	sheet.HouseRules(set, sheet.text, sheet.column)
	sheet.Decisions(groups, sheet.text, sheet.column)
	for _, group := range groups {
		sheet.group(group)
	}
	sheet.Give(given, sheet.text, sheet.column)
	sheet.Space(5)
	sheet.Paragraph(Credit(ruleset), sheet.text.In(drawing.Quiet), Dress{}, sheet.column)
	return sheet.Flow, columns
}

// Decisions adds what the bar of decisions means, where any clause of these groups has one.
func (f *Flow) Decisions(groups []rulesets.ClauseGroup, style drawing.Style, column float64) {
	if decisions(groups) {
		f.Paragraph(words.RuleSheetBars+" "+rulesets.DecisionMark, style.In(drawing.Quiet),
			DecisionDress(0), column)
	}
}

// DecisionDress is the look of how this table plays where the designer's text is silent, indented by so many
// millimetres.
func DecisionDress(indent float64) Dress {
	return Dress{Indent: indent + barIndent, Bar: decisionColour}
}

// decisions reports whether any clause says how this table plays where the designer's text is silent.
func decisions(groups []rulesets.ClauseGroup) bool {
	return slices.ContainsFunc(groups, func(g rulesets.ClauseGroup) bool {
		return slices.ContainsFunc(g.Clauses, func(c rulesets.ClauseText) bool { return c.Decision != "" })
	})
}

// rules is a rule sheet being set.
type rules struct {
	*Flow
	column float64 // mm
	text   drawing.Style
	gap    float64 // mm between clauses
	colour drawing.Colour
}

const (
	// HeadHeight is how high a title band stands on a page, in millimetres.
	HeadHeight     = 20.0
	barIndent      = 3.0
	decisionColour = drawing.PlayerE
)

// Head draws the title band of a page: a title and a second line on a game's colour, with so many millimetres
// left free at the right.
func Head(page *drawing.Drawing, box drawing.Rectangle, title, second string, colour drawing.Colour,
	free float64) {
	page.RoundedRect(box, 3, drawing.Paint{Fill: colour, Saver: drawing.Plain})
	inside := drawing.Box(box.X+6, box.Y+1.5, box.Width-12-free, box.Height-3)
	ink := drawing.TextOn(colour)
	page.Label(drawing.Box(inside.X, inside.Y, inside.Width, inside.Height*0.6), title,
		TitleStyle.Sized(24).In(ink), 12, drawing.Left)
	page.Label(drawing.Box(inside.X, inside.Y+inside.Height*0.6, inside.Width, inside.Height*0.4), second,
		BoldStyle.Sized(11).In(ink), Smallest, drawing.Left)
}

// howTo adds what somebody wants to know who has never played the game: for how many it is, how long it takes, its
// aim, and the steps of a turn.
func (r *rules) howTo(ruleset *rulesets.Ruleset, how rulesets.HowTo) {
	game := ruleset.Game
	r.Paragraph(words.RuleSheetFacts(headings.Players(ruleset), game.Minutes[0], game.Minutes[1], game.Age),
		BoldStyle.Sized(r.text.Size), Dress{}, r.column)
	r.Space(r.gap)
	head := TitleStyle.Sized(r.text.Size + 2.5)
	if how.Aim != "" {
		r.Heading("Aim", head)
		r.Paragraph(how.Aim, r.text.Sized(r.text.Size+0.5), Dress{}, r.column)
		r.Space(r.gap)
	}
	if len(how.Turn) > 0 {
		r.Heading(words.RuleSheetTurn, head)
		for i, step := range how.Turn {
			r.Paragraph(step, r.text.Sized(r.text.Size+0.5), Dress{Indent: 5, Mark: fmt.Sprintf("%d.", i+1)}, r.column)
			r.Space(0.6)
		}
		r.Space(r.gap)
	}
	if game.Own && len(how.Finer) > 0 { // as no sentence of the file says it
		r.Heading(words.OwnFiner, head)
		for _, said := range how.Finer {
			r.Paragraph(said, r.text, Dress{Indent: 5, Mark: "•"}, r.column)
		}
		r.Space(r.gap)
	}
}

// group adds the clauses of a group under its heading, from which a line runs to the right.
func (r *rules) group(group rulesets.ClauseGroup) {
	if group.Title != "" {
		r.Space(1.6 * r.gap)
		style := TitleStyle.Sized(r.text.Size + 2.5)
		r.Row(style.LineHeight(), func(d *drawing.Drawing, box drawing.Rectangle) {
			d.Label(box, group.Title, style, Smallest, drawing.Left)
			x := box.X + drawing.Measure(group.Title, style) + 2
			d.Line(drawing.Point{X: x, Y: box.Centre().Y}, drawing.Point{X: max(x, box.Right()), Y: box.Centre().Y},
				drawing.Line(0.5, r.colour))
		})
	}
	for i, clause := range group.Clauses {
		if i > 0 || group.Title == "" {
			r.Space(r.gap)
		}
		r.clause(clause)
	}
}

// clause adds one clause: its id and title, what the designer wrote, what this table decided.
func (r *rules) clause(clause rulesets.ClauseText) {
	size := r.text.Size
	id := BoldStyle.Sized(size - 0.5).In(drawing.TextOn(r.colour))
	if id.Size < Smallest {
		id.Size = Smallest
	}
	wide := drawing.Measure(clause.ID, id) + 2.5
	high := size * 0.52
	head, room, indent := high, r.column, 0.0
	if clause.Title == "" { // the text stands beside the id
		head, indent = 0, wide+2
		if clause.House {
			room -= high
		}
	}
	r.add(line{height: head, held: true, draw: func(d *drawing.Drawing, box drawing.Rectangle) {
		box.Height = high
		badge := drawing.Box(box.X, box.Y+0.4, wide+0.5, box.Height-0.8)
		d.RoundedRect(badge, 1, drawing.Filled(r.colour))
		d.Label(badge.Inset(0.3), clause.ID, id, Smallest, drawing.Centre)
		left, right := wide+2, 0.0
		if clause.House {
			right = box.Height
			HouseStar(d, drawing.Point{X: box.Right() - right/2, Y: box.Centre().Y})
		}
		d.Label(drawing.Box(box.X+left, box.Y, box.Width-left-right, box.Height), clause.Title,
			TitleStyle.Sized(size+1.5), Smallest, drawing.Left)
	}})
	if clause.Title != "" {
		r.Space(0.2 * r.gap)
	}
	if clause.Source != "" {
		r.Paragraph(clause.Source, r.text, Dress{Indent: indent}, room)
	}
	if clause.Decision != "" {
		r.Space(0.27 * r.gap)
		r.Paragraph(clause.Decision, r.text, DecisionDress(0), r.column)
	}
	r.lines[len(r.lines)-1].held = false
}

// Credit returns the sentence that names who made a game.
func Credit(ruleset *rulesets.Ruleset) string {
	game := ruleset.Game
	if game.Own {
		return words.OwnCredit(ruleset.Game.Title)
	}
	text := words.GameBy(game.Title, game.Designer)
	if game.Source != "" {
		text += " (" + game.Source + ")"
	}
	text += "; the rules are told here in words of our own."
	if game.Licence != "" {
		text += " Licence of the designer's text: " + game.Licence + "."
	}
	return text
}
