package houserules

import (
	"errors"
	"image"
	"image/draw"
	"io/fs"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/engines/common/files"
	"homespun/printables/drawing"
	"homespun/printables/parcel"
	"homespun/printables/qrcode"
	"homespun/printables/raster"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// Giving is the screen that gives a house rule away: it shows its code large, copies it as text, and saves it.
type Giving struct {
	shell *shell.Shell
	rules *rulesets.Ruleset
	given parcel.Parcel
	code  *qrcode.Code // nil where there is none
	page  *widgets.Page
	first *widgets.Button
	where *shell.Place
	foot  fyne.CanvasObject
	root  *fyne.Container
	gone  bool
}

var (
	_ shell.Screen   = (*Giving)(nil)
	_ shell.Coloured = (*Giving)(nil)
	_ shell.Keyed    = (*Giving)(nil)
)

// NewGiving returns the screen for a house rule.
func NewGiving(sh *shell.Shell, rules *rulesets.Ruleset) *Giving {
	g := &Giving{shell: sh, rules: rules, page: widgets.NewPage(0), where: sh.NewPlace()}
	var err error
	if g.given, err = parcel.Of(rules); err != nil {
		g.first = widgets.NewMain(words.Back, theme.NavigateBackIcon(), sh.Back)
		g.foot = widgets.Footer(nil, g.first)
		g.say(words.Problem(err))
		return g
	}
	g.code, _ = g.given.Code()
	ending := ".toml"
	if g.given.Pictured() {
		ending = parcel.BundleEnding
	}
	file := widgets.NewButton(words.SaveFile, theme.DocumentSaveIcon(), func() { g.save(ending) })
	if g.first = file; g.code == nil {
		file.Main = true
		g.foot = widgets.Footer(nil, g.where.Button, file)
		g.say(words.GiveTooLong, g.what())
		return g
	}
	g.first = widgets.NewMain(words.CopyText, theme.ContentCopyIcon(), func() {
		sh.SetClipboard(g.given.Copied())
		g.say(words.GiveHow, g.what(), words.TextCopied)
	})
	picture := widgets.NewButton(words.SavePicture, theme.FileImageIcon(), func() { g.save(".png") })
	g.foot = widgets.Footer(nil, g.where.Button, file, picture, g.first)
	g.say(words.GiveHow, g.what())
	return g
}

// what says what goes along.
func (g *Giving) what() string {
	if g.given.Pictured() {
		return words.GiveWhat + " " + words.GivePictures
	}
	return words.GiveWhat
}

// say writes some texts beside the code, below the name of the house rule. What comes after the first two has happened
// just now, and stands before them, so that it is seen in a small window too.
func (g *Giving) say(texts ...string) {
	column := container.New(widgets.Column{Gap: -4},
		widgets.Flush(widgets.Words(words.Short(g.rules.Name, 60), theme.SizeNameHeadingText, look.Title)))
	for _, news := range texts[min(2, len(texts)):] {
		column.Add(widgets.Flush(widgets.Words(news, theme.SizeNameText, look.Bold)))
	}
	for _, text := range texts[:min(2, len(texts))] {
		column.Add(widgets.Flush(widgets.Text(text)))
	}
	g.page.Set(column)
	g.page.Top()
}

// Title implements shell.Screen.
func (g *Giving) Title() string { return g.rules.Game.Title + ": " + words.GiveAway }

// Colour implements shell.Coloured.
func (g *Giving) Colour() drawing.Colour { return album.Colour(g.rules.Game) }

// Focus implements shell.Screen.
func (g *Giving) Focus() fyne.Focusable { return g.first }

// Leave implements shell.Screen.
func (g *Giving) Leave() { g.gone = true }

// Key implements shell.Keyed: the arrows scroll the texts.
func (g *Giving) Key(key *fyne.KeyEvent) bool { return g.page.Key(key) }

// Content implements shell.Screen.
func (g *Giving) Content() fyne.CanvasObject {
	if g.code == nil {
		g.root = container.NewBorder(nil, g.foot, nil, nil, g.page)
		return g.root
	}
	picture := widgets.NewPicture(fyne.NewSize(120, 120), g.shell.Work, g.draw)
	g.root = container.NewBorder(nil, g.foot, nil, nil, container.New(square{}, picture, g.page))
	return g.root
}

// draw draws the code in the middle of white, each module of as many whole pixels as there is room for, so that a camera
// sees it sharp.
func (g *Giving) draw(width, height int) image.Image {
	out := image.NewRGBA(image.Rect(0, 0, width, height))
	draw.Draw(out, out.Rect, image.White, image.Point{}, draw.Src)
	pixels := min(width, height) / g.code.Side()
	if pixels < 1 {
		return out
	}
	shown := raster.Page(g.code.Drawing(1), float64(pixels))
	corner := image.Pt((width-shown.Rect.Dx())/2, (height-shown.Rect.Dy())/2)
	draw.Draw(out, shown.Rect.Add(corner), shown, image.Point{}, draw.Src)
	return out
}

// save writes the house rule into the family's folder under a name that is free, as a file or as a picture of the code,
// and says where it lies.
func (g *Giving) save(ending string) {
	folder := household.Folder(g.shell.Folder).Prints()
	g.shell.Work(func() func() {
		content, err := g.given.File(ending)
		path := ""
		if err == nil {
			path, err = saved(folder, files.SafeName(g.rules.Name), ending, content)
		}
		return func() {
			switch {
			case err != nil:
				g.shell.Say(words.CannotSave, words.Problem(err))
			case !g.gone:
				how := words.GiveHow
				if g.code == nil {
					how = words.GiveTooLong
				}
				g.say(how, g.what(), words.GiftSaved(path))
				g.where.Set(path)
				g.foot.Refresh()
				g.root.Refresh()
			}
		}
	})
}

// saved writes a new file.
func saved(folder, name, ending string, content []byte) (path string, err error) {
	if err := files.MakeFolder(folder); err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		path = files.Numbered(filepath.Join(folder, name), ending, n)
		if err := files.WriteNew(path, content); !errors.Is(err, fs.ErrExist) {
			return path, err
		}
	}
}

// square is a layout with a square at the left, as large as the height and a little more than half of the width allow,
// and the rest at its right.
type square struct{}

// Layout implements fyne.Layout.
func (square) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	const margin = 16
	side := max(0, min(size.Height-2*margin, size.Width*0.55-margin))
	widgets.Put(objects[0], fyne.NewPos(margin, margin), fyne.NewSquareSize(side))
	widgets.Put(objects[1], fyne.NewPos(side+margin, 0), fyne.NewSize(size.Width-side-margin, size.Height))
}

// MinSize implements fyne.Layout.
func (square) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(480, 200) }
