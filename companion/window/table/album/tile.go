package album

import (
	"image"
	"image/draw"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/people"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/board"
	"homespun/engines/record"
	"homespun/rulesets"
)

// NewTile returns a tile for a match: its picture, who plays, whose turn it is, and when it was played. Known
// are the people whose faces are known.
func NewTile(sh *shell.Shell, l *Leaf, known []people.Person, tapped func()) *widgets.Tile {
	picture := widgets.NewPicture(fyne.NewSize(148, pictureHigh), sh.Work, l.Picture)
	names := widgets.Line(words.Short(l.Names(), 200), theme.SizeNameText, look.Bold)
	now := widgets.Text(words.Short(l.Now, 90))
	facts := widgets.Line(words.Facts(l.Title, words.When(l.Modified, sh.Now())), theme.SizeNameCaptionText,
		fyne.TextStyle{})
	facts.Importance = widget.LowImportance
	var lines []fyne.CanvasObject
	who := container.NewBorder(nil, nil, faces(l.Players, known, len(l.Players)*6), nil, names)
	if l.Turn >= 0 && !l.Over && !l.WentOn {
		mark := widgets.NewMark(l.Turn, 28)
		mark.SetSeatIn(l.Turn, l.TurnColour, l.TurnSign)
		beside := widgets.Indent(8, container.NewCenter(mark))
		lines = append(lines, who, container.NewBorder(nil, nil, beside, nil, now), facts)
	} else {
		lines = append(lines, who, now, facts)
	}
	if l.Double != "" {
		lines = append(lines, widgets.Quiet(l.Double))
	}
	column := container.New(widgets.Column{Gap: -8}, lines...)
	content := container.NewBorder(nil, nil, picture, nil, container.New(widgets.Middle{}, column))
	return widgets.NewTile(words.Facts(l.Names(), l.Now, l.Title, l.Double), content, tapped)
}

// NewThin returns a thin tile for a match, of two lines: who plays, and whose turn it is in which game.
func NewThin(sh *shell.Shell, l *Leaf, known []people.Person, tapped func()) *widgets.Tile {
	picture := widgets.NewPicture(fyne.NewSize(64, 40), sh.Work, l.Picture)
	names := widgets.Line(words.Short(l.Names(), 200), theme.SizeNameText, look.Bold)
	now := widgets.Line(words.Facts(l.Title, words.Short(l.Now, 90)), theme.SizeNameCaptionText, fyne.TextStyle{})
	before := container.NewHBox(picture, faces(l.Players, known, 3))
	content := container.NewBorder(nil, nil, before, nil, container.New(twoLines{}, names, now))
	return widgets.NewTile(words.Facts(l.Names(), l.Now, l.Title), content, tapped)
}

// twoLines is the layout of two lines of words close to each other, in the middle of the height.
type twoLines struct{}

// Layout implements fyne.Layout.
func (twoLines) Layout(lines []fyne.CanvasObject, size fyne.Size) {
	white := 2 * look.Current().Size(theme.SizeNameInnerPadding) // above and below the words of a label
	first, second := lines[0].MinSize().Height, lines[1].MinSize().Height
	y := (size.Height - first - second + white) / 2
	widgets.Put(lines[0], fyne.NewPos(0, y), fyne.NewSize(size.Width, first))
	widgets.Put(lines[1], fyne.NewPos(0, y+first-white), fyne.NewSize(size.Width, second))
}

// MinSize implements fyne.Layout.
func (twoLines) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(80, 40) }

// faceSide is how large a face on a tile is, in pixels.
const faceSide = 26

// faces returns the faces of those who play, a row of so many at most.
func faces(players []record.Seat, known []people.Person, most int) fyne.CanvasObject {
	row := container.NewHBox()
	for _, seat := range players {
		for name := range max(1, len(seat.Names)) {
			if figure, paint := people.FaceOf(known, seat, name); figure != "" && len(row.Objects) < most {
				row.Add(widgets.NewFace(figure, paint, faceSide))
			}
		}
	}
	return widgets.Indent(4, row)
}

// NewPlace returns a place for a tile, as high as any tile, or an empty one for nil. So a row of tiles keeps
// its height from before the matches are read.
func NewPlace(tile *widgets.Tile) *fyne.Container {
	if tile == nil {
		return container.New(place{})
	}
	return container.New(place{}, tile)
}

// place is the layout of one object at the height of a tile: that of the picture, or of five lines of text.
type place struct{}

const pictureHigh, lines = 104, 5

// MinSize implements fyne.Layout.
func (place) MinSize([]fyne.CanvasObject) fyne.Size {
	line := fyne.MeasureText("X", look.Current().Size(theme.SizeNameText), look.Bold).Height
	return fyne.NewSize(200, max(pictureHigh+16, lines*(line+4)+24))
}

// Layout implements fyne.Layout.
func (place) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		widgets.Put(o, fyne.Position{}, size)
	}
}

// NewBroken returns a panel about a file that cannot be used. It shows the name and the problem, and opens
// the file in an editor, or its folder.
func NewBroken(l *Leaf, open func(path string)) fyne.CanvasObject {
	wrong := widgets.Text(l.Problem)
	name := widgets.Danger(widgets.Line(words.Facts(words.Unreadable,
		words.Short(filepath.Base(l.Path), 120)),
		theme.SizeNameText, look.Bold))
	return widgets.Panel(container.New(widgets.Column{Gap: 0}, name, wrong,
		widgets.Quiet(strings.TrimSpace(l.Double+" "+words.UnreadableHelp)),
		widgets.NewRow(
			widgets.NewButton(words.OpenFile, theme.DocumentCreateIcon(), func() { open(l.Path) }),
			widgets.NewButton(words.OpenFolder, theme.FolderOpenIcon(),
				func() { open(filepath.Dir(l.Path)) }))))
}

// NewTrouble returns a panel about several files that cannot be used, one a line, for places with little
// room.
func NewTrouble(leaves []*Leaf, all func()) fyne.CanvasObject {
	title := widgets.Danger(widgets.Line(words.Unreadable, theme.SizeNameText, look.Bold))
	column := container.New(widgets.Column{Gap: -8}, title)
	for _, l := range leaves {
		column.Add(widgets.Text(words.Does(words.Short(filepath.Base(l.Path), 60),
			words.Short(l.Problem, 160))))
	}
	button := widgets.NewButton(words.AllMatches, theme.HistoryIcon(), all)
	return widgets.Panel(container.NewBorder(nil, nil, nil, container.NewCenter(button), column))
}

// LidPicture draws the lid of a game's box. It returns nil if the game cannot be shown.
func LidPicture(games tableau.Games, rules *rulesets.Ruleset, t *rulesets.Theme, width,
	height int) image.Image {
	scene, err := Lid(games, rules, t)
	if err != nil {
		return nil
	}
	near, free := crowd(scene)
	if !free {
		return board.Picture(scene, width, height)
	}
	// The number of pixels for the whole mat at which the part to show fills the lid.
	scale := min(float64(width)/near.Width, float64(height)/near.Height)
	whole := board.Picture(scene, int(scene.Mat.Width*scale), int(scene.Mat.Height*scale))
	seen := image.NewRGBA(image.Rect(0, 0, int(near.Width*scale), int(near.Height*scale)))
	draw.Draw(seen, seen.Rect, whole, image.Pt(int(near.X*scale), int(near.Y*scale)), draw.Src)
	return seen
}
