package patrollers

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"homespun/engines"
	engine "homespun/engines/patrollers"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
	"homespun/rulesets"
)

// AbilityIcons are the pictures of the abilities, in the order in which they are dialled.
var AbilityIcons = [engine.Abilities]string{"crossed-swords", "shield", "hiking-boot", "bullseye"}

// classIcons are those of Patrollers that have no picture, by class. Other classes have the theme's.
var classIcons = map[string]string{
	"leader": "star", "grunt": "military-helmet", "mercenary": "crossed-swords", "specialist": "toolbox",
	"ninja": "ninja", "bizarre": "alien", "cyborg": "robot",
}

// Figure returns the name of the icon of a Patroller of the roster, by its place there: its own, else that of
// its class, else the theme's.
func Figure(game *engine.Game, theme *rulesets.Theme, who int) string {
	fighter := game.Fighter(who)
	for _, name := range []string{theme.Own(game.Rules().Roster[fighter.ID].Figure), classIcons[fighter.Class]} {
		if drawing.Picture(name) != nil {
			return name
		}
	}
	return theme.Icon("patroller", 1)
}

// DogTag returns one side of the dog-tag of a Patroller of the roster, by its place there, as it shows with
// these values dialled on the front; nil leaves the windows empty. With it come its windows, in the order of
// the abilities. It is 62 × 75 mm large, with words of 9 pt and more.
func DogTag(game *engine.Game, theme *rulesets.Theme, who int, dial []int, near bool) (*drawing.Drawing,
	[engine.Abilities]drawing.Rectangle) {
	return newTag(game, theme, who, usualTag).dialled(dial, near)
}

// front returns the front with the lowest values dialled.
func (t *tag) front() *drawing.Drawing {
	d, _ := t.dialled(t.Low[:], false)
	return d
}

// dialled returns a side as it shows with these values dialled, and its windows.
func (t *tag) dialled(dial []int, near bool) (*drawing.Drawing, [engine.Abilities]drawing.Rectangle) {
	d := t.face(near)
	var windows [engine.Abilities]drawing.Rectangle
	for a := range windows {
		windows[a] = t.shape.window(a, 1)
		d.RoundedRect(windows[a], 1, drawing.Outlined(drawing.White, 0.35, drawing.Ink))
		if a < len(dial) {
			if value, ok := t.value(a, dial[a], near); ok {
				number(d, windows[a], value)
			}
		}
	}
	return d, windows
}

// number writes a value as it stands on a slide, as large as its digits have room.
func number(d *drawing.Drawing, box drawing.Rectangle, value int) {
	const most, part = 22, 0.9
	high := box.Height * part
	box = drawing.Box(box.X, box.Centre().Y-high/2, box.Width, high)
	d.Label(box, strconv.Itoa(value), drawing.Style{Face: drawing.Title, Size: most, Colour: drawing.Ink},
		parts.Smallest, drawing.Centre)
}

// A tag is the dog-tag of one Patroller.
type tag struct {
	engine.Fighter
	game   *engine.Game
	rules  engine.Rules
	theme  *rulesets.Theme
	shape  shape
	colour drawing.Colour
	figure string
}

func newTag(game *engine.Game, theme *rulesets.Theme, who int, s shape) *tag {
	return &tag{
		Fighter: game.Fighter(who), game: game, rules: game.Rules(), theme: theme, shape: s,
		colour: parts.ThemeColour(theme), figure: Figure(game, theme, who),
	}
}

// values returns how many values an ability can be dialled to.
func (t *tag) values(ability int) int { return t.High[ability] - t.Low[ability] + 1 }

// value returns what a side shows of an ability with a value dialled on the front (PAT-05); ok is false where
// that lies outside the span.
func (t *tag) value(ability, dialled int, near bool) (value int, ok bool) {
	if dialled < t.Low[ability] || dialled > t.High[ability] {
		return 0, false
	}
	if near {
		return t.Near[ability][dialled-t.Low[ability]], true
	}
	return dialled, true
}

// span writes what a side can show of an ability: "2–4".
func (t *tag) span(ability int, near bool) string {
	low, high := t.Low[ability], t.High[ability]
	if near {
		low, high = t.Near[ability][0], t.Near[ability][high-low]
	}
	return Span(low, high)
}

// Span writes the least and the most of a number: "2–4".
func Span(low, high int) string {
	if low == high {
		return strconv.Itoa(low)
	}
	return fmt.Sprintf("%d–%d", low, high)
}

// steps says how many steps it may be dialled in all: "dial 4 steps"; "" if every step of its spans is
// allowed (PAT-05).
func (t *tag) steps() string {
	all := 0
	for a := range engine.Abilities {
		all += t.values(a) - 1
	}
	switch {
	case t.Budget >= all:
		return ""
	case t.Budget == 1:
		return words.DialOne
	}
	return words.Dial(t.Budget)
}

// class returns what its class is called and does; nothing of the latter where classes do not count (PAT-20).
func (t *tag) class() (name, text string) {
	class := t.rules.ClassActions[t.Class]
	if t.game.HasClasses() {
		text = class.Text
	}
	return parts.Capital(cmp.Or(class.Name, t.Class)), text
}

// special returns what its special action is called and does on a side of the dog-tag; nothing where it has
// none (PAT-22, PAT-23).
func (t *tag) special(near bool) (name, text string) {
	if !t.game.HasSpecials() || t.Special == 0 || near && !t.Keeps {
		return "", ""
	}
	id := engine.SpecialIDs[t.Special-1]
	act := t.rules.SpecialActions[id]
	return cmp.Or(act.Name, parts.Capital(strings.ReplaceAll(id, "-", " "))), act.Text
}

// die writes the sides of its own die; "" where it has that of all (PAT-04).
func (t *tag) die() string {
	if t.rules.Roster[t.ID].Die == "" {
		return ""
	}
	return DieText(t.Die)
}

// DieText writes the sides of a die: "R1 R1 R2 R3 Y4 B1 B2 B3".
func DieText(die engines.Die) string {
	var sides []string
	for _, side := range die.Sides[:engine.DieSides] {
		sides = append(sides, engine.FaceName(int16(side)))
	}
	return strings.Join(sides, " ")
}

// Measures of a side of a dog-tag, in millimetres.
const (
	tagInset = 2.0
	// bandInset and wordInset are how far the band of the name and all other words stay away from the edge.
	bandInset  = 3.2
	wordInset  = 4.2
	bandHigh   = 8.2
	pictureBox = 15.5
	// besideHigh is how high it is from the windows' middle to their labels, lineHigh a line of small words.
	besideHigh = cellHigh/2 + 0.3
	lineHigh   = 4.1
)

// small and strong are the words of a dog-tag.
var (
	small  = parts.TextStyle.Sized(parts.Smallest)
	strong = parts.BoldStyle.Sized(parts.Smallest)
)

// face draws a side without its windows.
func (t *tag) face(near bool) *drawing.Drawing {
	d := drawing.New(t.shape.wide(), tagHigh)
	rim := d.Area().Inset(tagInset / 2)
	paint := drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(0.5, t.colour)}
	band := drawing.Paint{Fill: t.colour}
	if near {
		edge := drawing.Paint{Fill: drawing.Refuse,
			Hatch:  drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.White, Gap: 1.4},
			Stroke: drawing.Line(0.3, drawing.Ink)}
		d.RoundedRect(d.Area().Inset(0.5), 2.5, edge)
		rim, paint.Stroke, band.Fill = d.Area().Inset(tagInset), drawing.Line(0.3, drawing.Ink),
			drawing.Refuse.Mixed(drawing.Ink, 0.35)
	}
	d.RoundedRect(rim, 2, paint)
	inside := d.Area().Inset(bandInset)
	t.head(d, drawing.Box(inside.X, inside.Y, inside.Width, bandHigh), band, near)
	middle, top := tagHigh/2, inside.Y+bandHigh+0.6
	inside = d.Area().Inset(wordInset)
	t.who(d, drawing.Box(inside.X, top, inside.Width, middle-besideHigh-lineHigh-0.5-top), near)
	for a := range engine.Abilities {
		left, right := t.shape.column(a)
		beside := drawing.Box(left-innerBar/2, 0, right-left+innerBar, lineHigh)
		if picture := drawing.Picture(AbilityIcons[a]); picture != nil {
			d.UseIn(picture, beside.Moved(0, middle-besideHigh-lineHigh-0.5))
		}
		d.Label(beside.Moved(0, middle+besideHigh), parts.Capital(engine.AbilityIDs[a]), strong, small.Size,
			drawing.Centre)
		d.Label(beside.Moved(0, middle+besideHigh+lineHigh-0.3), t.span(a, near), small.In(drawing.Quiet),
			small.Size, drawing.Centre)
	}
	top = middle + besideHigh + 2*lineHigh + 0.4
	t.foot(d, drawing.Box(inside.X, top, inside.Width, d.Height-bandInset-top), near)
	return d
}

// head draws the band with the name.
func (t *tag) head(d *drawing.Drawing, box drawing.Rectangle, paint drawing.Paint, near bool) {
	paint.Fill = paint.Fill.UnderWords()
	d.RoundedRect(box, 1.5, paint)
	ink := drawing.TextOn(paint.Fill)
	room := drawing.Box(box.X+2, box.Y, box.Width-4, box.Height)
	if near {
		const skullWide = 7.0
		if skull := drawing.Picture("skull"); skull != nil {
			d.UseIn(skull, drawing.Box(room.Right()-skullWide, box.Y+1, skullWide, box.Height-2))
		}
		room.Width -= skullWide + 1
		d.Label(drawing.Box(room.X, box.Bottom()-lineHigh+0.1, room.Width, lineHigh-0.6), words.NearDeath,
			small.In(ink), small.Size, drawing.Left)
		room.Height -= lineHigh - 0.6
	}
	style := parts.TitleStyle.Sized(15).In(ink)
	if near {
		style = style.Sized(12)
	}
	named(d, room, t.Name, style)
}

// named writes a name at the left of a box, or a plate to write on where there are no letters for it.
func named(d *drawing.Drawing, box drawing.Rectangle, name string, style drawing.Style) {
	if parts.Readable(name) {
		d.Label(box, name, style, parts.Smallest, drawing.Left)
		return
	}
	parts.WritingPlate(d, box.Inset(0.8))
}

// who draws the picture, and beside it the class and what it does.
func (t *tag) who(d *drawing.Drawing, box drawing.Rectangle, near bool) {
	if picture := drawing.Picture(t.figure); picture != nil {
		d.UseIn(picture, drawing.Box(box.X, box.Y, pictureBox, min(pictureBox, box.Height)))
	}
	box.X, box.Width = box.X+pictureBox+1.5, box.Width-pictureBox-1.5
	class, text := t.class()
	steps, taken := "", 0.0
	if !near {
		steps = t.steps()
		taken = drawing.Measure(steps, small) + 1.5
	}
	line := drawing.Box(box.X, box.Y, box.Width-taken, lineHigh)
	d.Label(line, class, t.heading(), parts.Smallest, drawing.Left)
	d.Label(drawing.Box(box.Right()-taken, box.Y, taken, lineHigh), steps, small.In(drawing.Quiet),
		small.Size, drawing.Right)
	room := drawing.Box(box.X, line.Bottom(), box.Width, box.Height-lineHigh)
	t.toTop(d, room, text)
}

// foot draws the special action, and the die where it has its own.
func (t *tag) foot(d *drawing.Drawing, box drawing.Rectangle, near bool) {
	if die := t.die(); die != "" {
		box.Height -= lineHigh
		d.Label(drawing.Box(box.X, box.Bottom(), box.Width, lineHigh), die, strong, small.Size,
			drawing.Centre)
	}
	special, text := t.special(near)
	if special == "" && text == "" {
		return
	}
	d.Line(drawing.Point{X: box.X, Y: box.Y}, drawing.Point{X: box.Right(), Y: box.Y},
		drawing.Line(0.25, drawing.Rule))
	line := drawing.Box(box.X, box.Y+0.4, box.Width, lineHigh)
	d.Label(line, special, t.heading(), parts.Smallest, drawing.Left)
	t.toTop(d, drawing.Box(box.X, line.Bottom(), box.Width, box.Bottom()-line.Bottom()), text)
}

// heading is the style of what a class or a special action is called.
func (t *tag) heading() drawing.Style { return parts.BoldStyle.Sized(t.shape.most - 1) }

// toTop sets a text from the top of a box, as large as has room, and cut short where small words have none.
func (t *tag) toTop(d *drawing.Drawing, box drawing.Rectangle, text string) {
	text = plain(text)
	style := parts.TextStyle.Sized(t.shape.most)
	for style.Size > small.Size && drawing.Height(text, style, box.Width) > box.Height {
		style.Size -= 0.5
	}
	box.Height = min(box.Height, drawing.Height(text, style, box.Width))
	d.ParagraphIn(box, text, style, small.Size, drawing.Left)
}
