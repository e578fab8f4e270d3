package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// Typed is an entry that checks what was typed and shows below itself what is wrong with it.
type Typed struct {
	// Content is the object to put on the screen.
	Content *fyne.Container
	Entry   *Entry

	wrong   *widget.Label
	page    *Page
	take    func(text string) (problem string)
	writing bool
}

// NewTyped returns an empty entry on a page. Take is called with the text after each change and returns what
// is wrong with it, "" if nothing is.
func NewTyped(page *Page, name, holder string, take func(text string) (problem string)) *Typed {
	t := &Typed{Entry: NewEntry("", holder), wrong: Danger(Quiet("")), page: page, take: take}
	t.Entry.Name = name
	t.wrong.Hide()
	t.Entry.OnChanged = func(string) {
		if !t.writing {
			t.Read()
		}
	}
	t.Content = container.New(Column{Gap: 0}, t.Entry.Framed(), t.wrong)
	return t
}

// Read passes the present text to take, and shows the problem if there is one.
func (t *Typed) Read() { t.showProblem(t.take(t.Entry.Text)) }

// Write replaces the text without calling take, and removes the problem that was shown.
func (t *Typed) Write(text string) {
	t.writing = true
	if t.Entry.Text != text {
		t.Entry.SetText(text)
	}
	t.writing = false
	t.showProblem("")
}

// Wrong returns the problem that is shown, "" if there is none.
func (t *Typed) Wrong() string { return t.wrong.Text }

func (t *Typed) showProblem(problem string) {
	if t.wrong.Text != problem {
		t.wrong.SetText(problem)
	}
	if shown := problem != ""; shown != t.wrong.Visible() {
		SetVisible(t.wrong, shown)
		t.page.Again()
		if shown {
			Reveal(t.Content) // outside tests the window has not laid out the problem's line yet
		}
	}
}
