package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// Typed is a line to type in that says below itself what is wrong with what was typed.
type Typed struct {
	// Content is what is shown.
	Content *fyne.Container
	Entry   *Entry

	wrong   *widget.Label
	page    *Page
	take    func(text string) (problem string)
	writing bool
}

// NewTyped returns an empty line on a page; take is told each text and returns what is wrong with it, "" for
// nothing.
func NewTyped(page *Page, name, holder string, take func(text string) (problem string)) *Typed {
	t := &Typed{Entry: NewEntry("", holder), wrong: Quiet(""), page: page, take: take}
	t.Entry.Name = name
	t.wrong.Importance = widget.DangerImportance
	t.wrong.Hide()
	t.Entry.OnChanged = func(string) {
		if !t.writing {
			t.Read()
		}
	}
	t.Content = container.New(Column{Gap: 0}, t.Entry.Framed(), t.wrong)
	return t
}

// Read takes in what stands there, or says what is wrong with it.
func (t *Typed) Read() { t.say(t.take(t.Entry.Text)) }

// Write puts a text there, without telling anybody.
func (t *Typed) Write(text string) {
	t.writing = true
	if t.Entry.Text != text {
		t.Entry.SetText(text)
	}
	t.writing = false
	t.say("")
}

// Wrong returns what is said to be wrong, "" for nothing.
func (t *Typed) Wrong() string { return t.wrong.Text }

func (t *Typed) say(problem string) {
	if t.wrong.Text != problem {
		t.wrong.SetText(problem)
	}
	if shown := problem != ""; shown != t.wrong.Visible() {
		SetVisible(t.wrong, shown)
		t.page.Again()
		if shown {
			Reveal(t.Content) // the real window does not know what is wrong yet
		}
	}
}
