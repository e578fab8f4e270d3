package parts

import (
	"fmt"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/headings"
	"homespun/printables/words"
	"homespun/rulesets"
)

// HouseRules adds a box with the differences of a set's rules from the standard, in a style, for a column of a width in
// millimetres. If it is too long for one column it continues in the next ones, without a frame.
func (f *Flow) HouseRules(set *Set, style drawing.Style, column float64) {
	differences := houseRules(set.Ruleset, set.Speaker())
	if len(differences) == 0 {
		return
	}
	const pad = 2.5
	width := column - 2*pad
	list := &Flow{}
	title := TitleStyle.Sized(style.Size + 2.5)
	list.Row(title.LineHeight(), func(d *drawing.Drawing, box drawing.Rectangle) {
		HouseStar(d, drawing.Point{X: box.X + 2, Y: box.Centre().Y})
		d.Label(drawing.Box(box.X+6, box.Y, box.Width-6, box.Height), words.HouseInPlay, title, Smallest,
			drawing.Left)
	})
	for _, difference := range differences {
		list.Place = difference.clause
		if difference.text != "" {
			list.Paragraph(difference.said(), style, Dress{Indent: 3, Mark: "•"}, width)
		}
		if difference.was != "" {
			was, mark := words.HouseWas(difference.was), ""
			if difference.text == "" {
				was, mark = words.HouseNot(difference.was), "•"
			}
			list.Paragraph(was, style.In(drawing.Quiet),
				Dress{Indent: 3, Mark: mark}, width)
		}
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

// longStandard is how long may be what the standard says, in bytes, to be said beside what differs from it.
const longStandard = 240

// A houseRule says one difference from the standard in sentences, what the standard says in its place, "" for
// nothing, and names its clause; "" for none.
type houseRule struct{ text, was, clause string }

// said returns the sentences with the clause.
func (r houseRule) said() string {
	if r.clause == "" {
		return r.text
	}
	return r.text + " (" + r.clause + ")"
}

// houseRules says in which rules a ruleset differs from the standard. How many play is one of them; the order
// and the colour of things are seen where they are printed.
func houseRules(ruleset *rulesets.Ruleset, speaker *rulesets.Speaker) (list []houseRule) {
	standard, err := ruleset.Game.Standard()
	if err != nil {
		return nil
	}
	if Players(ruleset) != Players(standard) {
		list = append(list, houseRule{text: words.HousePlayers(Players(ruleset)),
			was: words.HousePlayers(Players(standard))})
	}
	departures := headings.Departures(speaker)
	for _, d := range ruleset.Differences() {
		if strings.HasPrefix(d.Key, "seats.") || strings.HasSuffix(d.Key, ".order") || strings.HasSuffix(d.Key, ".color") ||
			headings.ScreenOnly(speaker, d) {
			continue
		}
		drawn := d.Field.Shape == engines.BoardShape // sentences may depend on it, but do not tell it
		if told := slices.ContainsFunc(departures, func(c headings.Departure) bool { return c.Tells(d) }); told && !drawn {
			continue
		}
		if rule := (houseRule{text: differs(d, speaker), clause: d.Clause}); !slices.Contains(list, rule) {
			list = append(list, rule)
		}
	}
	for _, c := range departures {
		if c.Gone {
			list = append(list, houseRule{text: words.HouseGone(c.Title), clause: c.Clause})
			continue
		}
		rule := houseRule{strings.Join(c.Is, " "), strings.Join(c.Was, " "), c.Clause}
		if rule.text != "" && len(rule.was) > longStandard {
			rule.was = ""
		}
		list = append(list, rule)
	}
	return list
}

// differs says what a difference is about: a thing of a table by its name, else the title of its clause; and
// whether it has come, or gone, or is another one.
func differs(d rulesets.Difference, speaker *rulesets.Speaker) string {
	parts := speaker.Ruleset.Parts(d.Key)
	table, _ := speaker.Ruleset.Game.FieldAt(parts[:1])
	if table.Kind == engines.TableField && table.Of == engines.TableField && len(parts) > 1 {
		_, is := d.Is.(map[string]any)
		_, was := d.Was.(map[string]any)
		switch what := text.Capital(speaker.Called(parts[:2])); {
		case len(parts) == 2 && is && d.Was == nil:
			return words.HouseNew(what)
		case len(parts) == 2 && was && d.Is == nil:
			return words.HouseGone(what)
		default:
			return words.HouseOther(what)
		}
	}
	for _, clause := range speaker.Clauses() {
		if clause.ID == d.Clause {
			return words.HouseOther(clause.Title)
		}
	}
	return words.HouseOther(d.Label)
}

// Players says how many can play: "2", "2 to 4".
func Players(ruleset *rulesets.Ruleset) string {
	least, most, _ := ruleset.Seats()
	return Between(least, most)
}

// Between says that so many can play: "2", "2 to 4".
func Between(least, most int) string {
	if least == most {
		return fmt.Sprint(most)
	}
	return fmt.Sprintf("%d to %d", least, most)
}
