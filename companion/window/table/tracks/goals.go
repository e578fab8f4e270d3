package tracks

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
)

// Goals is the strip with what the match is played for. Its first line is the goal, with how far everybody
// has come after the words. Below stands what else decides, where there is room, and how far each seat has come.
type Goals struct {
	widget.BaseWidget
	// Name returns the name of a seat, for screen readers.
	Name func(engines.Seat) string

	tracks *Tracks // which draws icons and marks
	list   []tableau.Goal
	danger tableau.Told
	room   int // the most lines of what else decides
}

// NewGoals returns a strip without goals.
func NewGoals(mark func(engines.Seat, float32) *widgets.Mark, name func(engines.Seat) string) *Goals {
	g := &Goals{Name: name, tracks: New(mark), room: AllLines}
	g.ExtendBaseWidget(g)
	return g
}

// Set shows the goals of a scene; without any the strip is hidden. What is about to decide the match stands
// in the place of the goal until it is over; "" is nothing.
func (g *Goals) Set(list []tableau.Goal, danger tableau.Told) {
	g.list, g.danger = list, danger
	widgets.SetVisible(g, len(list) > 0)
	g.Refresh()
}

// AllLines is the room for all that else decides.
const AllLines = 1 << 10

// Room leaves room for so many lines of what else decides; with fewer than there are, the last ones stay.
func (g *Goals) Room(lines int) {
	if g.room != lines {
		g.room = lines
		g.Refresh()
	}
}

// more returns what else decides, as far as there is room for it.
func (g *Goals) more() []string {
	if len(g.list) == 0 {
		return nil
	}
	list := g.list[0].More
	return list[max(0, len(list)-g.room):]
}

// whole returns as many of the sentences of a line as fit into a width, and always the first.
func whole(line string, size, width float32) string {
	for {
		end := strings.LastIndex(line, ". ")
		if end < 0 || len([]rune(line)) <= lineLength &&
			fyne.MeasureText(line, size, fyne.TextStyle{}).Width <= width {
			return line
		}
		line = line[:end+1]
	}
}

// Text returns the goal in words, or what is about to decide the match.
func (g *Goals) Text() string {
	if g.danger.Whole != "" {
		return g.danger.Whole
	}
	if len(g.list) == 0 {
		return ""
	}
	return g.list[0].Text
}

// several reports whether the goals are the standings of several seats.
func (g *Goals) several() bool { return len(g.list) > 1 }

// AccessibilityLabel implements fyne.Accessible.
func (g *Goals) AccessibilityLabel() string {
	facts := []string{g.Text()}
	if g.danger.Whole == "" && len(g.list) > 0 {
		facts = append(facts, g.list[0].More...)
	}
	if g.several() {
		for _, goal := range g.list {
			facts = append(facts, words.Does(g.Name(goal.Seat), strconv.Itoa(goal.Have)))
		}
	}
	return strings.Join(slices.DeleteFunc(facts, func(fact string) bool { return fact == "" }), "; ")
}

// AccessibilityRole implements fyne.Accessible.
func (g *Goals) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// Measures of the strip: the margin inside it, the heights of its first and last line and of those between
// them in text sizes, and the least width of the bar.
const (
	goalInset                    = 5
	goalLine, goalMore, goalLast = 1.4, 1.2, 1.25
	leastBar                     = 48
)

// MinSize implements fyne.CanvasObject.
func (g *Goals) MinSize() fyne.Size {
	lines := goalLine + goalMore*float32(len(g.more()))
	if g.several() {
		lines += goalLast
	}
	return fyne.NewSize(160, look.Current().Size(theme.SizeNameText)*lines+2*goalInset)
}

// CreateRenderer implements fyne.Widget.
func (g *Goals) CreateRenderer() fyne.WidgetRenderer { return widgets.Painted(g, g.draw) }

func (g *Goals) draw(p *widgets.Painter) {
	if len(g.list) == 0 || p.Size.Width == 0 {
		return
	}
	d := newRows(p, g.tracks, false)
	now := d.now
	ground := p.Plate(now.Paper, fyne.Position{}, p.Size, 12)
	ground.StrokeColor, ground.StrokeWidth = now.Line, 1
	text := now.Size(theme.SizeNameText)
	left, y := float32(goalInset+4), float32(goalInset)
	if g.danger.Whole != "" {
		ground.StrokeColor, ground.StrokeWidth = now.Warn, 2
		d.danger(g, left, y)
		return
	}
	width, caption := p.Size.Width-left-goalInset, now.Size(theme.SizeNameCaptionText)
	for i, said := range g.more() {
		d.line(whole(said, caption, width), left, y+text*(goalLine+goalMore*float32(i)), width, caption,
			fyne.TextStyle{}, now.Ink, -1)
	}
	last := y + text*(goalLine+goalMore*float32(len(g.more()))) // where the standings are
	if first := g.list[0]; isIcon(first.Icon) {
		d.icon(first.Icon, fyne.NewPos(left, y), text*goalLine-2)
		left += text*goalLine + 6
	}
	high, wide := text, fyne.MeasureText(measured(g.Text()), text, look.Bold).Width
	if wide > p.Size.Width-left-goalInset {
		high = now.Size(theme.SizeNameCaptionText)
	}
	d.line(g.Text(), left, y+(text-high)/2, p.Size.Width-left-goalInset, high, look.Bold, now.Ink, -1)
	if g.several() {
		d.standings(g.list, last, text)
	} else {
		d.bar(g.list[0], fyne.NewPos(left+wide+12, y+text*0.5), text*0.6)
	}
}

// danger draws what is about to decide the match, in the room of the goal, so that nothing moves: in as many
// lines as there are, the last of which are the standings if one is left, or else without what goes with it.
func (r *rows) danger(g *Goals, left, y float32) {
	text, width := r.now.Size(theme.SizeNameText), r.Size.Width-left-goalInset
	lines, high, room := []string{g.danger.Whole}, text, 1+len(g.more())
	if g.several() {
		room++
	}
	if fyne.MeasureText(g.danger.Whole, text, look.Bold).Width > width {
		high = r.now.Size(theme.SizeNameCaptionText)
		lines = widgets.Lines(g.danger.Whole, high, look.Bold, width)
		if len(lines) > room {
			lines = []string{g.danger.Brief}
		}
	}
	for i, line := range lines {
		r.line(line, left, y+float32(i)*text*goalLine+(text-high)/2, width, high, look.Bold, r.now.Warn, -1)
	}
	row, caption := float32(len(lines)), r.now.Size(theme.SizeNameCaptionText)
	for _, said := range g.below(room - len(lines)) {
		r.line(whole(said, caption, width), left, y+text*(goalLine+goalMore*(row-1)), width, caption,
			fyne.TextStyle{}, r.now.Ink, -1)
		row++
	}
	if g.several() && len(lines) < room {
		r.standings(g.list, y+text*(goalLine+goalMore*float32(room-2)), text)
	}
}

// below returns what still stands below a danger in so many lines: the goal, and then the last of what else
// decides, such as how one loses.
func (g *Goals) below(lines int) (list []string) {
	if g.several() {
		lines-- // the last one has the standings
	}
	said := append(slices.Clone(g.more()), g.list[0].Text)
	slices.Reverse(said)
	return said[:max(0, min(lines, len(said)))]
}

// bar draws how far everybody has come on the way to the goal, if there is room for it.
func (r *rows) bar(goal tableau.Goal, at fyne.Position, height float32) {
	width := r.Size.Width - at.X - goalInset - 6
	if goal.Need <= 0 || width < leastBar {
		return
	}
	whole := r.Plate(r.now.Table, at, fyne.NewSize(width, height), height/2)
	whole.StrokeColor, whole.StrokeWidth = r.now.Quiet, 1
	if part := width * float32(min(max(0, goal.Have), goal.Need)) / float32(goal.Need); part > 0 {
		if goal.Have < goal.Need {
			part = min(part, width-height) // what is missing is seen beside the round end
		}
		r.Plate(r.now.Ink, at, fyne.NewSize(max(part, height), height), height/2)
	}
}

// standings draws how far each seat has come.
func (r *rows) standings(list []tableau.Goal, y, text float32) {
	room := r.Size.Width - 2*goalInset - 8
	step := min(room/float32(len(list)), text*4.5)
	side := min(text*1.15, step*0.5)
	for i, goal := range list {
		left := goalInset + 4 + float32(i)*step
		r.mark(goal.Seat, fyne.NewPos(left, y), side)
		r.line(strconv.Itoa(goal.Have), left+side+5, y+(side-text*1.3)/2, step-side-5, text, look.Title,
			r.now.Ink, -1)
	}
}
