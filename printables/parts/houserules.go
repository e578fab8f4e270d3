package parts

import (
	"fmt"
	"slices"
	"strings"

	"homespun/printables/drawing"
	"homespun/printables/headings"
	"homespun/rulesets"
)

// HouseRules adds a box with the differences of a set's rules from the standard, in a style, for a column of a width in
// millimetres. If it is too long for one column it continues in the next ones, without a frame.
func (f *Flow) HouseRules(set *Set, text drawing.Style, column float64) {
	differences := houseRules(set.Ruleset, set.Speaker())
	if len(differences) == 0 {
		return
	}
	const pad = 2.5
	width := column - 2*pad
	list := &Flow{}
	title := TitleStyle.Sized(text.Size + 2.5)
	list.Row(title.LineHeight(), func(d *drawing.Drawing, box drawing.Rectangle) {
		HouseStar(d, drawing.Point{X: box.X + 2, Y: box.Centre().Y})
		d.Label(drawing.Box(box.X+6, box.Y, box.Width-6, box.Height), "House rules in play", title, Smallest,
			drawing.Left)
	})
	for _, difference := range differences {
		list.Place = difference.clause
		list.Paragraph(difference.text, text, Dress{Indent: 3, Mark: "•"}, width)
	}
	height := list.Height()
	const longestBox = 110.0
	if height > longestBox {
		f.lines = append(f.lines, list.lines...)
	} else {
		f.Box(height+2*pad, func(d *drawing.Drawing, box drawing.Rectangle) {
			d.RoundedRect(box, 2, drawing.Filled(decisionColour.Mixed(drawing.White, 0.82)))
			d.Add(Moved(list.Column(width), box.X+pad, box.Y+pad).Marks...)
		})
	}
	f.Space(4)
}

// HouseStar draws the star that marks a house rule.
func HouseStar(d *drawing.Drawing, at drawing.Point) {
	d.Path(drawing.StarSign.Path(at, 1.8),
		drawing.Paint{Fill: decisionColour, Stroke: drawing.Line(0.2, drawing.Ink)})
}

// A houseRule says one difference from the standard, and names its clause; "" for none.
type houseRule struct{ text, clause string }

// houseRules says in which rules a ruleset differs from the standard, a line each. How many play is one of
// them; the order and the colour of things are seen where they are printed.
func houseRules(ruleset *rulesets.Ruleset, speaker *rulesets.Speaker) []houseRule {
	var lines []houseRule
	if standard, err := ruleset.Game.Standard(); err == nil && Players(ruleset) != Players(standard) {
		lines = append(lines, houseRule{text: "Players: " + Players(ruleset) + ", in the standard rules " +
			Players(standard)})
	}
	for _, difference := range headings.Called(ruleset.Differences(), speaker) {
		key := difference.Key
		if strings.HasPrefix(key, "seats.") || strings.HasSuffix(key, ".order") ||
			strings.HasSuffix(key, ".color") {
			continue
		}
		lines = append(lines, houseRule{differenceText(difference), difference.Clause})
	}
	return lines
}

// Players says how many can play: "2", "2 to 4".
func Players(ruleset *rulesets.Ruleset) string {
	least, most, _ := ruleset.Seats()
	if least == most {
		return fmt.Sprint(most)
	}
	return fmt.Sprintf("%d to %d", least, most)
}

// longDifference is how long a value may be, in bytes, to be said in the box.
const longDifference = 90

// differenceText says one difference: "Return on (monsters): 5, 6, in the standard rules 6 (SIT-13)".
func differenceText(d rulesets.Difference) string {
	text := d.Label + ": " + valueText(d)
	if d.Clause != "" {
		text += " (" + d.Clause + ")"
	}
	return text
}

// valueText says what a field is and what it was: things that have come or gone, such as a ring, without what
// the other rules say of them, and new ones of many values without these.
func valueText(d rulesets.Difference) string {
	is, was := d.IsText, d.WasText
	if _, thing := d.Is.(map[string]any); thing && d.Was == nil {
		if is = withoutLooks(is); strings.Contains(is, "(") || len(is) > longDifference {
			return "new"
		}
		return strings.TrimSuffix("new: "+is, ": ")
	}
	if _, thing := d.Was.(map[string]any); thing && d.Is == nil {
		return "left out"
	}
	if len(is) > longDifference {
		return "another one"
	}
	if was == "" || len(was) > longDifference {
		return is
	}
	return is + ", in the standard rules " + was
}

// withoutLooks returns the values of a thing but those that say how it looks and where it stands in lists.
func withoutLooks(text string) string {
	between := ", "
	if strings.Contains(text, "; ") {
		between = "; "
	}
	values := slices.DeleteFunc(strings.Split(text, between), func(value string) bool {
		return strings.HasPrefix(value, "color ") || strings.HasPrefix(value, "order ")
	})
	return strings.Join(values, between)
}
