package lab

import (
	"homespun/companion/match/words"
	"homespun/printables/drawing"
	"homespun/printables/headings"
	"homespun/rulesets"
)

// The page in millimetres.
const (
	pageWidth, pageHeight, pageMargin = 210.0, 297.0, 12.0
	pageGap                           = 1.5
	questionHeight                    = 6.0
)

// Page returns what is known so far as one page of A4 under a title: what differs, the verdicts, who has played, and then
// the questions with what the strongest bots answer and with their plots. What is too high for the page is made as much
// wider as it must shrink.
func (l *Lab) Page(title string) *drawing.Drawing {
	const width, height = pageWidth - 2*pageMargin, pageHeight - 2*pageMargin
	summary, measures := l.summary(), l.Measures() // read once, while bots may go on
	content := contents(title, summary, measures, width)
	for range 2 {
		content = contents(title, summary, measures, width*max(1, content.Height/height))
	}
	page := drawing.New(pageWidth, pageHeight)
	scale := min(width/content.Width, height/content.Height)
	page.Use(&drawing.Symbol{Name: "page", Drawing: content},
		drawing.Point{X: pageWidth / 2, Y: pageMargin + scale*content.Height/2}, scale, 0)
	return page
}

// A line is a sentence at the top of the page.
type line struct {
	text  string
	style drawing.Style
}

// boldStyle is what the page says loudest.
var boldStyle = drawing.Style{Face: drawing.Bold, Size: 11, Colour: drawing.Ink}

// summary returns what differs, the verdicts, who has played and how a bar is read.
func (l *Lab) summary() (said []line) {
	if differs := l.differing(); differs != "" {
		said = append(said, line{differs, rowStyle.Sized(10)})
	}
	for _, verdict := range l.Verdicts() {
		said = append(said, line{words.Sentence(verdict), boldStyle})
	}
	for strength, bot := range l.bots {
		if played := l.Report(len(l.rules)-1, strength).Matches; played > 0 {
			said = append(said, line{words.LabPagePlayed(words.LabBots(bot), played), rowStyle})
		}
	}
	if l.sweep != nil {
		return append(said, line{words.LabIntervalCurve, rowStyle})
	}
	return append(said, line{words.LabInterval, rowStyle})
}

// contents returns what stands on the page, of a width in millimetres.
func contents(title string, summary []line, measures []Measure, width float64) *drawing.Drawing {
	d := drawing.New(width, 0)
	for _, said := range append([]line{{title, rowStyle.Sized(16)}}, summary...) {
		height := drawing.Height(said.text, said.style, width)
		d.Paragraph(drawing.Box(0, d.Height, width, height), said.text, said.style, drawing.Left)
		d.Height += height + pageGap
	}
	for _, m := range measures {
		if len(m.Answers) == 0 {
			continue
		}
		last := m.Answers[len(m.Answers)-1]
		said := last.Text
		if !m.Alike() {
			said = words.Facts(last.Rules, words.LabBots(last.Bots), said)
		}
		left := drawing.Measure(m.Question, boldStyle) + 4
		d.Label(drawing.Box(0, d.Height, left, questionHeight), m.Question, boldStyle, smallest, drawing.Left)
		d.Label(drawing.Box(left, d.Height, width-left, questionHeight), said, rowStyle, smallest, drawing.Left)
		d.Height += questionHeight
		if plot := Plot(m, width); plot != nil && !m.Alike() {
			d.UseAt(&drawing.Symbol{Name: m.ID, Drawing: plot}, drawing.Point{Y: d.Height})
			d.Height += plot.Height
		}
		d.Height += pageGap
	}
	return d
}

// mostDiffering is how many rules are named that differ.
const mostDiffering = 4

// differing says in what the rules in question differ from those that they are compared with; "" for in nothing.
func (l *Lab) differing() string {
	if l.question.Against == nil {
		return ""
	}
	differences := headings.Called(rulesets.Diff(l.question.Against, l.question.Rules),
		l.question.Rules.Speaker(nil, l.engine(0), nil))
	var rules []string
	for _, d := range differences[:min(len(differences), mostDiffering)] {
		rules = append(rules, words.LabDiffer(d.Label, words.Short(d.IsText, 40), words.Short(d.WasText, 40)))
	}
	if len(rules) == 0 {
		return ""
	}
	return words.LabDiffers(rules, len(differences)-len(rules))
}
