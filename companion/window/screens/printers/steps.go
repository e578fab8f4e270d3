package printers

import (
	"math"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/papers"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/common/text"
	"homespun/printables/paper"
	"homespun/printables/printer"
)

// page returns the page of a step: a heading, an instruction, a button that prints its sheet, and the
// controls.
func (s *Screen) page(head, written string, sheet *widgets.Button,
	controls ...fyne.CanvasObject) *widgets.Page {
	page := widgets.NewPage(560)
	page.Margin = 16
	objects := []fyne.CanvasObject{widgets.Flush(widgets.Heading(head)), widgets.Flush(widgets.Text(written))}
	if sheet != nil {
		objects = append(objects, widgets.NewRow(sheet))
	}
	page.Set(append(objects, controls...)...)
	return page
}

// paperStep asks for the name and the paper.
func (s *Screen) paperStep() *widgets.Page {
	name := widgets.NewEntry(s.profile.Name, words.PrinterHolder)
	name.Name = words.PrinterCalled
	name.OnChanged = func(written string) {
		s.set(func(p *printer.Profile) { p.Name = printer.New(written, p.Paper).Name })
	}
	name.OnEnter = func() { s.show(1) }
	s.focus[0] = name
	page := s.page(words.PrinterCalled, words.PrinterStart, nil)
	size, err := s.profile.Size()
	if err != nil {
		size = paper.Sizes[1]
	}
	choice := papers.New(page, size, s.shell.Window.Canvas().Focus, func(size paper.Size) {
		s.set(func(p *printer.Profile) { p.Paper = size.ID })
	})
	page.Set(widgets.Flush(widgets.Heading(words.PrinterCalled)), name.Framed(), choice.Field,
		widgets.Flush(widgets.Quiet(words.PrinterStart)))
	return page
}

// marginStep asks for the margin.
func (s *Screen) marginStep() *widgets.Page {
	sheet := widgets.NewButton(words.OpenProbe, theme.DocumentPrintIcon(), func() { s.open(false) })
	margin := widgets.NewStepper(words.MarginName, s.profile.Margin, 0.5, 0, printer.MaxMargin,
		func(mm float64) {
			s.set(func(p *printer.Profile) { p.Margin = mm })
		})
	s.focus[1] = sheet
	return s.page(words.MarginHead, words.MarginSteps, sheet, widgets.Field(words.MarginName, "", margin.Row))
}

// scaleStep asks for the measured lengths of both rulers.
func (s *Screen) scaleStep() *widgets.Page {
	sheet := widgets.NewButton(words.OpenProbe, theme.DocumentPrintIcon(), func() { s.open(false) })
	s.focus[2] = sheet
	page := s.page(words.ScaleHead, words.ScaleSteps, sheet)
	across, down, err := s.drawable().Rulers()
	result := widgets.Text(words.Corrects(s.profile.ScaleX, s.profile.ScaleY))
	if err != nil {
		result.SetText(words.Problem(err))
	}
	ruler := func(name string, long, scale float64,
		take func(mm float64) (printer.Profile, error)) *widgets.Typed {
		line := widgets.NewTyped(page, name, strconv.FormatFloat(long, 'f', -1, 64),
			func(written string) string {
				if strings.TrimSpace(written) == "" {
					return ""
				}
				mm, ok := text.Number(strings.TrimSuffix(strings.TrimSpace(written), "mm"))
				if !ok || mm <= 0 {
					return words.GiveMillimetres
				}
				changed, err := take(mm)
				if err != nil {
					return words.Problem(err)
				}
				s.set(func(p *printer.Profile) { *p = changed })
				result.SetText(words.Corrects(changed.ScaleX, changed.ScaleY))
				return ""
			})
		if scale != 1 && scale > 0 { // the length that was measured last time
			line.Write(strconv.FormatFloat(math.Round(long/scale*10)/10, 'f', -1, 64))
		}
		return line
	}
	one := ruler(words.RulerAcross(across), across, s.profile.ScaleX,
		func(mm float64) (printer.Profile, error) {
			return s.profile.ScaledFrom(mm, 0)
		})
	two := ruler(words.RulerDown(down), down, s.profile.ScaleY, func(mm float64) (printer.Profile, error) {
		return s.profile.ScaledFrom(0, mm)
	})
	page.Set(widgets.Flush(widgets.Heading(words.ScaleHead)), widgets.Flush(widgets.Text(words.ScaleSteps)),
		widgets.NewRow(sheet),
		widgets.Field(words.RulerAcross(across), "", one.Content),
		widgets.Field(words.RulerDown(down), "", two.Content), widgets.Flush(result))
	return page
}

// backsStep asks over which edge the printer turns its sheets, and what the three scales of the back sheet
// show.
func (s *Screen) backsStep() *widgets.Page {
	sheet := widgets.NewButton(words.OpenBack, theme.DocumentPrintIcon(), func() { s.open(true) })
	s.focus[3] = sheet
	edges := []printer.Edge{printer.Long, printer.Short}
	at := 0
	if s.profile.Flip == printer.Short {
		at = 1
	}
	flip := widgets.NewPick([]string{words.FlipLong, words.FlipShort}, at, func(i int) {
		s.set(func(p *printer.Profile) { p.Flip = edges[i] })
	})
	turned := 0.0
	if distance, err := s.drawable().BackScales(); err == nil {
		turned = distance / 2 * math.Sin(s.profile.BackTurn*math.Pi/180)
	}
	tenths := func(mm float64) float64 { return math.Round(mm*10) / 10 }
	top, bottom, down := tenths(s.profile.BackX+turned), tenths(s.profile.BackX-turned), s.profile.BackY
	result := widgets.Text(words.MovesBack(s.profile.BackX, s.profile.BackY, s.profile.BackTurn))
	scale := func(name string, value *float64) fyne.CanvasObject {
		return widgets.Field(name, "",
			widgets.NewStepper(name, *value, 0.1, -printer.MaxOffset, printer.MaxOffset, func(mm float64) {
				*value = mm
				s.backs(top, bottom, down, result)
			}).Row)
	}
	return s.page(words.BacksHead, words.BacksSteps, sheet, widgets.Field(words.FlipName, "", flip.Row),
		widgets.NewGrid(196, 2, scale(words.BackTop, &top), scale(words.BackBottom, &bottom),
			scale(words.BackDown, &down)), container.New(widgets.Column{}, widgets.Flush(result)))
}

// backs stores what the three scales of the back sheet show, in millimetres, or says why the values are
// impossible.
func (s *Screen) backs(top, bottom, down float64, result *widget.Label) {
	p := s.drawable()
	changed, err := p.BackFrom(top, bottom, down)
	result.Importance = widget.MediumImportance
	if err != nil {
		result.Importance = widget.DangerImportance
		result.SetText(words.Problem(err))
		return
	}
	s.set(func(p *printer.Profile) {
		p.BackX, p.BackY, p.BackTurn = changed.BackX, changed.BackY, changed.BackTurn
	})
	result.SetText(words.MovesBack(changed.BackX, changed.BackY, changed.BackTurn))
}
