package shelf

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/companion/window/table/howto"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// box is the panel of a game: a lid in the game's colour with a picture, the game's name, a few facts, and
// buttons for what can be done with it.
type box struct {
	widget.BaseWidget
	game    *rulesets.Game
	colour  drawing.Colour
	fits    int           // how well it fits tonight
	why     *widget.Label // why it does not quite
	tapped  func()
	picture *widgets.Picture
	play    *widgets.Button
	title   *canvas.Text
	words   *fyne.Container
}

var (
	_ widgets.Holder     = (*box)(nil)
	_ fyne.Tappable      = (*box)(nil)
	_ desktop.Cursorable = (*box)(nil)
)

func newBox(s *Screen, game *rulesets.Game) *box {
	b := &box{game: game, colour: album.Colour(game), title: canvas.NewText(game.Title, nil),
		why: widgets.Words("", theme.SizeNameText, look.Bold)}
	b.picture = widgets.NewPicture(fyne.NewSize(200, 150), s.shell.Work, lid(s.shell.Games, game))
	low, high := 0, 0
	if rules, err := game.Standard(); err == nil {
		low, high, _ = rules.Seats()
	}
	b.tapped = func() { s.ways.Play(game) }
	b.play = widgets.NewMain(words.Play, theme.MediaPlayIcon(), b.tapped)
	toPrint := widgets.NewButton(words.Print, theme.DocumentPrintIcon(), func() { s.ways.Print(game) })
	house := widgets.NewButton(words.HouseRules, theme.DocumentCreateIcon(),
		func() { s.ways.House(game, "", "") })
	compare := widgets.NewButton(words.CompareRules, theme.SearchIcon(), func() { s.ways.Compare(game) })
	how := widgets.NewButton(words.HowToPlay, theme.QuestionIcon(), func() {
		if rules, err := game.Standard(); err == nil {
			t, _ := game.FindTheme("") // nil, on an error, leaves the engine's own words
			howto.Of(s.shell, rules, t, s.ways.House)
		}
	})
	facts := widgets.Words(
		words.Facts(words.Players(low, high), words.Minutes(game.Minutes[0], game.Minutes[1]),
			words.Age(game.Age)), theme.SizeNameText, look.Bold)
	credit := widgets.Quiet(words.By(game.Designer))
	b.why.Hide()
	b.words = container.New(footed{}, b.why, widgets.Text(game.Summary), facts, credit,
		widgets.Indent(8, widgets.NewRow(b.play, how, toPrint, house, compare)))
	b.ExtendBaseWidget(b)
	return b
}

// fit shows how well the game fits tonight.
func (b *box) fit(how int, why string) {
	b.fits, b.why.Importance = how, widget.MediumImportance
	if how == fails {
		b.why.Importance = widget.WarningImportance
	}
	b.why.SetText(why)
	widgets.SetVisible(b.why, why != "")
}

// footed is a column whose last object is at the bottom, so that the buttons of neighbouring boxes are level.
type footed struct{ widgets.Column }

// Layout implements fyne.Layout.
func (f footed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.Column.Layout(objects, size)
	last := objects[len(objects)-1]
	last.Move(fyne.NewPos(last.Position().X, max(last.Position().Y, size.Height-last.Size().Height)))
}

// Tapped implements fyne.Tappable: a tap anywhere on the box plays its game.
func (b *box) Tapped(*fyne.PointEvent) { b.tapped() }

// Cursor implements desktop.Cursorable.
func (b *box) Cursor() desktop.Cursor { return desktop.PointerCursor }

// Inside implements widgets.Holder.
func (b *box) Inside() fyne.CanvasObject { return b.words }

// MinSize implements fyne.CanvasObject.
func (b *box) MinSize() fyne.Size {
	return fyne.NewSize(280, b.heightAt(max(280, b.Size().Width)))
}

// The measures of a box, in px.
const (
	edge   = 16
	lidGap = 12
)

// beside reports whether a box is wide enough for the words to stand beside the picture.
func beside(width float32) bool { return width >= 640*look.Current().Text }

func (b *box) band() float32 { return b.title.MinSize().Height + 12 }

// pictureIn returns the size of the lid's picture in a width.
func (b *box) pictureIn(width float32) fyne.Size {
	if beside(width) {
		w := fyne.Min((width-3*edge)*0.52, look.Current().Grow(860))
		return fyne.NewSize(w, w*0.66)
	}
	w := width - 2*lidGap
	return fyne.NewSize(w, fyne.Min(w*0.66, look.Current().Grow(340)))
}

func (b *box) heightAt(width float32) float32 {
	b.style()
	picture := b.pictureIn(width)
	if beside(width) {
		text := widgets.HeightAt(b.words, width-picture.Width-2*lidGap-2*edge)
		return max(picture.Height+2*lidGap, text+b.band()+2*edge)
	}
	return b.band() + picture.Height + 2*lidGap + widgets.HeightAt(b.words, width-2*edge) + 2*edge
}

func (b *box) style() {
	t := look.Current()
	size := t.Size(theme.SizeNameHeadingText)
	if wide, room := fyne.MeasureText(b.title.Text, size, look.Title).Width,
		b.Size().Width-2*edge; room > edge && wide > room && !beside(b.Size().Width) {
		size *= room / wide // shrunk, because a long name does not fit on a narrow box
	}
	if b.title.TextSize != size {
		b.title.TextStyle, b.title.TextSize = look.Title, size
		b.title.Refresh()
	}
	ink := look.On(t.Header(b.colour))
	if beside(b.Size().Width) { // then the title stands on paper and not on the coloured lid
		ink = t.Ink
	}
	if b.title.Color != color.Color(ink) {
		b.title.Color = ink
		b.title.Refresh() // outside tests Fyne keeps the text as it was drawn before
	}
}

// CreateRenderer implements fyne.Widget.
func (b *box) CreateRenderer() fyne.WidgetRenderer {
	r := &boxRenderer{box: b, ground: canvas.NewRectangle(nil), lid: canvas.NewRectangle(nil),
		rim: canvas.NewRectangle(nil)}
	return widgets.Kept(b, b.MinSize, r.place, r.paint, r.ground, r.lid, r.rim, b.picture, b.title, b.words)
}

type boxRenderer struct {
	box              *box
	ground, lid, rim *canvas.Rectangle
}

func (r *boxRenderer) paint() {
	t := look.Current()
	lid := t.Header(r.box.colour)
	r.box.style()
	r.ground.FillColor, r.ground.StrokeColor, r.ground.StrokeWidth, r.ground.CornerRadius = t.Paper, t.Line,
		1, 12
	r.lid.FillColor, r.lid.CornerRadius = lid, 12
	r.rim.FillColor, r.rim.CornerRadius = lid.Mixed(drawing.Black, 0.18), 6
	if t.Palette == &look.Contrast {
		r.rim.FillColor = drawing.Black
	}
}

func (r *boxRenderer) place(size fyne.Size) {
	b := r.box
	put := func(o fyne.CanvasObject, x, y, width, height float32) {
		widgets.Put(o, fyne.NewPos(x, y), fyne.NewSize(max(0, width), max(0, height)))
	}
	put(r.ground, 0, 0, size.Width, size.Height)
	b.style()
	picture := b.pictureIn(size.Width)
	title := b.title.MinSize()
	if beside(size.Width) {
		lid := picture.Width + 2*lidGap
		put(r.lid, 0, 0, lid, size.Height)
		top := (size.Height - picture.Height) / 2
		put(b.picture, lidGap, top, picture.Width, picture.Height)
		put(r.rim, lidGap/2, lidGap/2, picture.Width+lidGap, size.Height-lidGap)
		x := lid + edge
		width := size.Width - x - edge
		height := widgets.HeightAt(b.words, width)
		y := max(edge, (size.Height-height-b.band())/2)
		put(b.title, x+8, y, title.Width, title.Height)
		put(b.words, x, y+b.band(), width, height)
		return
	}
	head := b.band() + picture.Height + 2*lidGap
	put(r.lid, 0, 0, size.Width, head)
	put(b.title, edge, 6, title.Width, title.Height)
	put(r.rim, lidGap/2, b.band()+lidGap/2, size.Width-lidGap, picture.Height+lidGap)
	put(b.picture, lidGap, b.band()+lidGap, picture.Width, picture.Height)
	put(b.words, edge, head+edge, size.Width-2*edge, size.Height-head-2*edge)
}
