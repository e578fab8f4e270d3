package printshop

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/kit"
)

// typed is a line to type in that says below itself what is wrong with what was typed.
type typed struct {
	content *fyne.Container
	entry   *kit.Entry
	wrong   *widget.Label
	page    *kit.Page
	take    func(text string) (problem string)
	writing bool
}

// newTyped returns an empty line on a page; take is told each text and returns what is wrong with it, "" for nothing.
func newTyped(page *kit.Page, name, holder string, take func(text string) (problem string)) *typed {
	t := &typed{entry: kit.NewEntry("", holder), wrong: kit.Quiet(""), page: page, take: take}
	t.entry.Name = name
	t.wrong.Importance = widget.DangerImportance
	t.wrong.Hide()
	t.entry.OnChanged = func(text string) {
		if !t.writing {
			t.read(text)
		}
	}
	t.content = container.New(kit.Column{Gap: 0}, t.entry.Framed(), t.wrong)
	return t
}

// read takes a text in, or says what is wrong with it.
func (t *typed) read(text string) {
	t.say(t.take(text))
}

func (t *typed) say(problem string) {
	if t.wrong.Text != problem {
		t.wrong.SetText(problem)
	}
	if shown := problem != ""; shown != t.wrong.Visible() {
		kit.SetVisible(t.wrong, shown)
		t.page.Again()
	}
}

// write puts a text there, without telling anybody.
func (t *typed) write(text string) {
	t.writing = true
	if t.entry.Text != text {
		t.entry.SetText(text)
	}
	t.writing = false
	t.say("")
}
