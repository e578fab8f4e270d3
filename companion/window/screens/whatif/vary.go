package whatif

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/lab"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
)

// vary is what is chosen where other values of one rule are tried: the field, and its values as they are typed.
type vary struct {
	on     bool
	field  lab.Variable
	values string
}

// asked returns what the lab is asked, "" for nothing.
func (v *vary) asked() string {
	if !v.on || v.field.Key == "" {
		return ""
	}
	return v.field.Key + "=[" + v.values + "]"
}

// ready reports whether what is chosen can be played.
func (s *Screen) ready() bool {
	if !s.vary.on {
		return true
	}
	_, err := lab.NewSweep(s.rules, s.vary.asked())
	return err == nil
}

// fillVaried shows the choices of a rule and its values, where other values are to be tried.
func (s *Screen) fillVaried() {
	s.varied.RemoveAll()
	widgets.SetVisible(s.varied, s.vary.on)
	s.run.SetEnabled(s.ready())
	name := cmp.Or(s.vary.field.Label, words.LabVaryChoose)
	s.varied.Add(widgets.Field(words.LabVaryRule, "",
		widgets.NewRow(widgets.NewButton(words.Short(name, 60), theme.ListIcon(),
			s.chooseField))))
	if s.vary.field.Key == "" {
		return
	}
	values := widgets.NewTyped(s.page, words.LabVaryValues, s.vary.field.Values, func(text string) string {
		s.vary.values = text
		_, err := lab.NewSweep(s.rules, s.vary.asked())
		s.run.SetEnabled(err == nil)
		if err != nil {
			return words.Problem(err)
		}
		return ""
	})
	values.Write(s.vary.values)
	s.varied.Add(widgets.Field(words.LabVaryValues, words.LabVaryHelp, values.Content))
}

// chooseField asks which rule is varied.
func (s *Screen) chooseField() {
	rules := s.rules
	s.shell.Work(func() func() {
		fields := lab.Variables(rules)
		return func() {
			if rules != s.rules {
				return
			}
			var d *widgets.Dialog
			column := container.New(widgets.Column{Gap: 6})
			for _, field := range fields {
				b := widgets.NewButton(words.Short(field.Label, 60), nil, func() {
					d.Close()
					s.vary.field, s.vary.values = field, field.Values
					s.fillVaried()
					s.again()
					s.shell.Refocus()
				})
				b.Leading = true
				column.Add(b)
			}
			content, page := widgets.Scrolled(column, s.shell.Window.Canvas())
			d = s.shell.Show(words.LabVaryRule, content, widgets.Answer{Text: words.Cancel})
			d.OnKey = func(key *fyne.KeyEvent) { page.Key(key) }
		}
	})
}
