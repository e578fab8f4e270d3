package cardform

import (
	"image"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"fyne.io/fyne/v2"

	"homespun/companion/match/words"
	"homespun/companion/match/workshop"
	"homespun/companion/window/frame/gallery"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/common/files"
	"homespun/printables/deck"
	"homespun/printables/deck/draft"
	"homespun/printables/picture"
	"homespun/printables/raster"
)

// pictured is where pictures come from: the family's own, which lie beside the deck or in their folder, and those that
// come with the program.
type pictured struct {
	workshop.Source
	own []string
}

// mostOwn is how many pictures of one's own are shown.
const mostOwn = 200

// Shelves implements workshop.Source.
func (p pictured) Shelves() []workshop.Shelf {
	if len(p.own) == 0 {
		return p.Source.Shelves()
	}
	own := workshop.Shelf{Title: words.OurPictures, Pictures: p.own[:min(len(p.own), mostOwn)]}
	return append([]workshop.Shelf{own}, p.Source.Shelves()...)
}

// Find implements workshop.Source.
func (p pictured) Find(typed string) []string {
	return append(workshop.Named(p.own, typed), p.Source.Find(typed)...)
}

// ownPictures returns the names of the pictures in some folders, and their files.
func ownPictures(folders []string) (names, paths []string) {
	for _, folder := range folders {
		entries, _ := os.ReadDir(folder) // without, there are none
		for _, entry := range entries {
			if name := entry.Name(); files.IsPicture(name) && !slices.Contains(names, name) {
				names, paths = append(names, name), append(paths, filepath.Join(folder, name))
			}
		}
	}
	return names, paths
}

// small is how large pictures to choose from are read, in millimetres; one is read at a time.
var (
	small    = picture.Size{Width: 16, Height: 16}
	oneByOne sync.Mutex
)

// draw draws an icon or a picture of one's own.
func (s *Screen) draw(name string, side float32) fyne.CanvasObject {
	if !files.IsPicture(name) {
		return gallery.Icon(name, side)
	}
	return widgets.NewPicture(fyne.NewSquareSize(side), s.shell.Work, func(width, height int) image.Image {
		oneByOne.Lock()
		defer oneByOne.Unlock()
		pixels, err := picture.Read("", name, small, s.folders...)
		if err != nil {
			return nil
		}
		return raster.Fit(pixels.Symbol(name).Drawing, width, height)
	})
}

// pictureOf returns the name of the picture on a card: an icon, or a picture of one's own.
func pictureOf(from *deck.Deck, card int) string {
	if own := from.Says(card, "image"); own != "" {
		return own
	}
	return from.Says(card, "icon")
}

// choosePicture asks for the picture of the card that is chosen.
func (s *Screen) choosePicture() {
	s.commit()
	var own []string
	s.desk.ask(func() task {
		return task{func(*draft.Draft) error { own, _ = ownPictures(s.folders); return nil },
			func(*reading, error) { s.showPictures(own) }}
	})
}

func (s *Screen) showPictures(own []string) {
	taken := pictureOf(s.desk.now.deck, s.wall.chosen)
	var page *widgets.Page
	again := func() {
		if page != nil {
			page.Again()
		}
	}
	g := gallery.New(pictured{workshop.Icons(), own}, taken, s.draw, func(name string) { taken = name }, again)
	scrolled, scroll := widgets.ScrolledIn(widgets.NewColumn(widgets.Quiet(words.OurPicturesHelp), g.Content),
		s.shell.Window.Canvas(), look.Current().Grow(760))
	page = scroll
	d := widgets.NewDialog(s.shell.Window.Canvas(), words.CardPicture, scrolled, words.Cancel,
		widgets.Answer{Text: words.Cancel},
		widgets.Answer{Text: words.CardPictureNone, Do: func() { s.setPicture("") }},
		widgets.Answer{Text: words.CardPictureTake, Main: true, Do: func() { s.setPicture(taken) }})
	d.OnClose = func() { s.focus(s.form.look) }
	d.OnKey = func(key *fyne.KeyEvent) { page.Key(key) }
	d.SetFocus(g.First())
	d.Show()
}

// setPicture gives the card that is chosen another picture; "" takes it out.
func (s *Screen) setPicture(name string) {
	icon, own := name, ""
	if files.IsPicture(name) {
		icon, own = "", name
	}
	s.arrange(0, func(c draft.Cards, card int) error {
		if err := c.Set(card, "image", own); err != nil {
			return err
		}
		return c.Set(card, "icon", icon)
	}, nil)
}
