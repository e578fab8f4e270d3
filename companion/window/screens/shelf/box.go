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
	"homespun/companion/match/workshop"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/companion/window/table/howto"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// box is the panel of a game: a lid in the game's colour with the game's name and its cover, and below it a few
// facts and buttons for what can be done with it.
type box struct {
	widget.BaseWidget
	game    *rulesets.Game
	colour  drawing.Colour
	fits    int           // how well it fits tonight
	why     *widget.Label // why it does not quite
	tapped  func()
	picture *widgets.Picture
	high    float32 // how high the cover is
	play    *widgets.Button
	title   *canvas.Text
	letters *widgets.Picture // the title in the letters of the cover, which take its place; nil where there are none
	drawn   bool             // they are
	words   *fyne.Container
	making  *widgets.Button // beside the cover: to where things of the family's own are made; nil where there are none
	inside  *fyne.Container // the words and that button
}

var (
	_ widgets.Holder     = (*box)(nil)
	_ fyne.Tappable      = (*box)(nil)
	_ desktop.Cursorable = (*box)(nil)
)

func newBox(s *Screen, game *rulesets.Game) *box {
	b := &box{game: game, colour: album.Colour(game), title: canvas.NewText(game.Title, nil), high: leastCover,
		why: widgets.Words("", theme.SizeNameText, look.Bold)}
	b.picture = widgets.NewPicture(fyne.NewSize(200, leastCover), s.shell.Work, Lid(s.shell.Games, game))
	if draw := lettering(game); draw != nil {
		b.letters = widgets.NewPicture(fyne.NewSquareSize(1), s.shell.Work, draw)
		b.letters.OnDrawn = func() { b.drawn = true; b.name() }
	}
	low, high := 0, 0
	if rules, err := game.Standard(); err == nil {
		low, high, _ = rules.Seats()
	}
	b.tapped = func() { s.ways.Play(game) }
	b.play = widgets.NewMain(words.Play, theme.MediaPlayIcon(), b.tapped)
	door := func(text string, icon fyne.Resource, open func()) *widgets.Button {
		button := widgets.NewButton(text, icon, open)
		button.Plain = true
		return button
	}
	doors := widgets.NewRow(
		door(words.HowToPlay, theme.QuestionIcon(), func() {
			if rules, err := game.Standard(); err == nil {
				t, _ := game.FindTheme("") // nil, on an error, leaves the engine's own words
				howto.Of(s.shell, rules, t, s.ways.House, b.tapped)
			}
		}),
		door(words.Print, theme.DocumentPrintIcon(), func() { s.ways.Print(game) }),
		door(words.HouseRules, theme.DocumentCreateIcon(), func() { s.ways.House(game, "", "") }))
	facts := widgets.Words(words.Facts(words.Players(low, high), words.Minutes(game.Minutes[0], game.Minutes[1]))+
		"\n"+words.Sentence(words.Age(game.Age)), theme.SizeNameText, look.Bold)
	b.why.Hide()
	b.words = container.New(footed{}, b.why,
		container.NewBorder(nil, nil, b.play, nil, container.New(widgets.Middle{}, facts)), doors)
	b.inside = container.NewWithoutLayout(b.words)
	if kind := workshop.In(game); kind != nil {
		b.making = widgets.NewButton(kind.Door, theme.ContentAddIcon(), func() { s.ways.Make(game) })
		b.inside.Add(b.making)
	}
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

// footed is a column whose last two objects are at the bottom, so that the buttons of neighbouring boxes are level.
type footed struct{ widgets.Column }

// Layout implements fyne.Layout.
func (f footed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.Column.Layout(objects, size)
	last := objects[len(objects)-1]
	by := max(0, size.Height-last.Size().Height-last.Position().Y)
	for _, o := range objects[len(objects)-2:] {
		o.Move(o.Position().AddXY(0, by))
	}
}

// Tapped implements fyne.Tappable: a tap anywhere on the box plays its game.
func (b *box) Tapped(*fyne.PointEvent) { b.tapped() }

// Cursor implements desktop.Cursorable.
func (b *box) Cursor() desktop.Cursor { return desktop.PointerCursor }

// Inside implements widgets.Holder.
func (b *box) Inside() fyne.CanvasObject { return b.inside }

// MinSize implements fyne.CanvasObject.
func (b *box) MinSize() fyne.Size {
	return fyne.NewSize(280, b.heightAt(max(280, b.Size().Width)))
}

// The measures of a box, in px.
const (
	edge       = 16
	lidGap     = 8
	leastCover = 104
)

func (b *box) band() float32 { return b.title.MinSize().Height + 4 }

// heightAt returns how high the box is in a width, with its cover.
func (b *box) heightAt(width float32) float32 { return b.restAt(width) + b.high }

// restAt returns how high the box is in a width, without its cover.
func (b *box) restAt(width float32) float32 {
	b.style()
	return b.band() + 2*lidGap + widgets.HeightAt(b.words, width-2*lidGap) + 2*lidGap
}

func (b *box) style() {
	t := look.Current()
	size := t.Size(look.SizePrompt)
	if wide, room := fyne.MeasureText(b.title.Text, size, look.Title).Width,
		b.Size().Width-2*edge; room > edge && wide > room {
		size *= room / wide // shrunk, because a long name does not fit on a narrow box
	}
	if b.title.TextSize != size {
		b.title.TextStyle, b.title.TextSize = look.Title, size
		b.title.Refresh()
	}
	b.name()
}

// name shows the title in the letters of the cover once they are drawn, and in black and white as plain words. The
// words stay below the letters, unseen, for those who are read to.
func (b *box) name() {
	ink := color.Color(look.On(look.Current().Header(b.colour)))
	if b.letters != nil {
		plain := look.Current().Palette == &look.Contrast
		if widgets.SetVisible(b.letters, !plain); b.drawn && !plain {
			ink = color.Transparent
		}
	}
	if b.title.Color != ink {
		b.title.Color = ink
		b.title.Refresh() // outside tests Fyne keeps the text as it was drawn before
	}
}

// CreateRenderer implements fyne.Widget.
func (b *box) CreateRenderer() fyne.WidgetRenderer {
	r := &boxRenderer{box: b, ground: canvas.NewRectangle(nil), lid: canvas.NewRectangle(nil),
		rim: canvas.NewRectangle(nil)}
	objects := []fyne.CanvasObject{r.ground, r.lid, r.rim, b.picture, b.title, b.inside}
	if b.letters != nil {
		objects = append(objects, b.letters)
	}
	return widgets.Kept(b, b.MinSize, r.place, r.paint, objects...)
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
	title := b.title.MinSize()
	head := b.band() + b.high + 2*lidGap
	put(r.lid, 0, 0, size.Width, head)
	put(b.title, (size.Width-title.Width)/2, 2, title.Width, title.Height)
	if b.letters != nil {
		put(b.letters, edge, 1, size.Width-2*edge, b.band()-1)
	}
	put(r.rim, lidGap/2, b.band()+lidGap/2, size.Width-lidGap, b.high+lidGap)
	cover := size.Width - 2*lidGap
	put(b.inside, 0, 0, size.Width, size.Height)
	if b.making != nil { // beside the cover, so that it hides no figure
		least := b.making.MinSize()
		wide := fyne.Min(least.Width, cover)
		put(b.making, size.Width-lidGap-wide, b.band()+lidGap+(b.high-least.Height)/2, wide, least.Height)
		if beside := cover - wide - lidGap; beside >= leastCover {
			cover = beside
		}
	}
	put(b.picture, lidGap, b.band()+lidGap, cover, b.high)
	put(b.words, lidGap, head+lidGap, size.Width-2*lidGap, size.Height-head-2*lidGap)
}
