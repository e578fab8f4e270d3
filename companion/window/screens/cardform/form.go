package cardform

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/deck"
)

// form is what can be changed of the card that is chosen.
type form struct {
	page    *widgets.Page
	heading *widget.Label
	title   *widgets.Entry
	text    *widgets.Prose
	picture *fyne.Container // the picture of the card, small
	look    *widgets.Button // for another picture
	count   *widgets.Stepper

	copy, earlier, later, out *widgets.Button

	begun   deck.Words // what stood on the card when it was shown
	writing bool       // the program writes into the entries
}

// newForm returns the form, whose buttons and numbers call the methods of the screen.
func newForm(s *Screen) *form {
	f := &form{page: widgets.NewPage(0), heading: widgets.Words("", theme.SizeNameSubHeadingText, look.Title),
		picture: container.NewStack()}
	f.page.Margin, f.page.Gap, f.page.Gutter = 16, 10, 8
	typed := func(string) {
		if !f.writing {
			s.typed()
		}
	}
	f.title = widgets.NewEntry("", "")
	f.title.Name, f.title.OnChanged, f.title.OnLeave = words.CardTitle, typed, s.commit
	f.title.OnEnter = func() { s.focus(f.text) }
	f.text = widgets.NewProse(words.CardWords, 5)
	f.text.OnChanged, f.text.OnLeave = typed, s.commit
	f.look = widgets.NewButton(words.CardPictureOther, theme.MediaPhotoIcon(), s.choosePicture)
	f.count = widgets.NewStepper(words.CardCount, 1, 1, 1, deck.MaxCount, func(n float64) { s.setCount(int(n)) })
	f.copy = widgets.NewButton(words.CardCopy, theme.ContentCopyIcon(), s.copy)
	f.earlier = widgets.NewButton(words.CardEarlier, theme.NavigateBackIcon(), func() { s.by(-1) })
	f.later = widgets.NewButton(words.CardLater, theme.NavigateNextIcon(), func() { s.by(1) })
	f.out = widgets.NewButton(words.CardOut, theme.DeleteIcon(), s.out)
	f.page.Set(f.heading,
		widgets.Field(words.CardTitle, "", f.title.Framed()),
		widgets.Field(words.CardPicture, "", container.NewBorder(nil, nil, f.picture, nil,
			container.New(widgets.Middle{}, widgets.NewRow(f.look)))),
		widgets.Field(words.CardWords, "", f.text),
		widgets.Field(words.CardCount, "", f.count.Row),
		widgets.NewGrid(132, 2, f.earlier, f.later, f.copy, f.out))
	return f
}

// words returns what stands in the entries.
func (f *form) words() deck.Words { return deck.Words{Title: f.title.Text, Text: f.text.Text} }

// show shows a card of a deck. If the same card is shown as before, words that are being typed stay where nothing else
// has changed them. Show reports whether words are lost.
func (f *form) show(from *deck.Deck, card int, same bool, picture fyne.CanvasObject) (lost bool) {
	is := &from.Cards[card]
	now := deck.Words{Title: is.Title, Text: is.Text}
	if !same || now != f.begun {
		lost = same && f.words() != f.begun
		f.begun, f.writing = now, true
		if f.title.Text != now.Title {
			f.title.SetText(now.Title)
		}
		f.title.CursorColumn = len([]rune(now.Title)) // where people go on
		if f.text.Text != now.Text {
			f.text.SetText(now.Text)
		}
		f.writing = false
	}
	f.heading.SetText(words.CardNth(card+1, len(from.Cards), ""))
	f.picture.RemoveAll()
	if picture != nil {
		f.picture.Add(picture)
	}
	if int(f.count.Value()) != is.Count {
		f.count.Set(float64(is.Count))
	}
	f.copy.SetEnabled(len(from.Cards) < deck.MaxCards)
	f.earlier.SetEnabled(card > 0)
	f.later.SetEnabled(card+1 < len(from.Cards))
	f.out.SetEnabled(len(from.Cards) > 1)
	f.page.Again()
	return lost
}
