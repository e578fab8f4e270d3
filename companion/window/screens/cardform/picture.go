package cardform

import (
	"bytes"
	"errors"
	"image"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
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
			if name := entry.Name(); picture.IsName(name) && !slices.Contains(names, name) {
				names, paths = append(names, name), append(paths, filepath.Join(folder, name))
			}
		}
	}
	return names, paths
}

// folders returns where pictures of the deck lie.
func (s *Screen) folders() []string {
	return append([]string{filepath.Dir(s.path)}, s.desk.draft.Folders()...)
}

// small is how large pictures to choose from are read, in millimetres; one is read at a time.
var (
	small    = picture.Size{Width: 16, Height: 16}
	oneByOne sync.Mutex
)

// draw draws an icon or a picture of one's own.
func (s *Screen) draw(name string, side float32) fyne.CanvasObject {
	if !picture.IsName(name) {
		return gallery.Icon(name, side)
	}
	folders := s.folders()
	return widgets.NewPicture(fyne.NewSquareSize(side), s.shell.Work, func(width, height int) image.Image {
		oneByOne.Lock()
		defer oneByOne.Unlock()
		pixels, err := picture.Read("", name, small, folders...)
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
	folders := s.folders()
	s.shell.Work(func() func() {
		own, _ := ownPictures(folders)
		return func() {
			if !s.gone {
				s.when(func() { s.showPictures(own) })
			}
		}
	})
}

func (s *Screen) showPictures(own []string) {
	card := s.wall.chosen
	taken := pictureOf(s.desk.now.deck, card)
	var page *widgets.Page
	again := func() {
		if page != nil {
			page.Again()
		}
	}
	g := gallery.New(pictured{workshop.Icons(), own}, taken, s.draw, func(name string) { taken = name }, again)
	content := widgets.NewColumn(widgets.Quiet(words.OurPicturesHelp), g.Content)
	scrolled, scroll := widgets.ScrolledIn(content, s.shell.Window.Canvas(), look.Current().Grow(760))
	page = scroll
	d := widgets.NewDialog(s.shell.Window.Canvas(), words.CardPicture, scrolled, words.Cancel,
		widgets.Answer{Text: words.Cancel},
		widgets.Answer{Text: words.CardPictureNone, Do: func() { s.setPicture(card, "") }},
		widgets.Answer{Text: words.CardPictureTake, Main: true, Do: func() { s.setPicture(card, taken) }})
	d.OnClose = func() { s.focus(s.form.look) }
	d.OnKey = func(key *fyne.KeyEvent) { page.Key(key) }
	d.SetFocus(g.First())
	d.Show()
}

// setPicture gives a card another picture; "" takes it out.
func (s *Screen) setPicture(card int, name string) {
	icon, own := name, ""
	if picture.IsName(name) {
		icon, own = "", name
	}
	s.change(card, func(c draft.Cards) error {
		if err := c.Set(card, "image", own); err != nil {
			return err
		}
		return c.Set(card, "icon", icon)
	})
}

// bring puts a picture from elsewhere into the family's folder, and onto the card that is chosen.
func (s *Screen) bring(path string) {
	folders := s.folders()
	s.shell.Work(func() func() {
		name, err := brought(path, folders)
		return func() {
			switch {
			case s.gone:
			case err != nil:
				s.tell(err)
			default:
				s.commit()
				s.when(func() { s.setPicture(s.wall.chosen, name) })
			}
		}
	})
}

// brought returns the name under which a picture lies in one of some folders, into the last of which it has been copied
// if it lay elsewhere.
func brought(path string, folders []string) (string, error) {
	name, home := filepath.Base(path), folders[len(folders)-1]
	if slices.Contains(folders, filepath.Dir(path)) {
		return name, nil
	}
	data, _, err := files.Read(path, picture.MaxFile)
	if err != nil {
		return "", err
	}
	if _, err := picture.Decode(data, small); err != nil {
		return "", err
	}
	if err := files.MakeFolder(home); err != nil {
		return "", err
	}
	ending := filepath.Ext(name)
	for n := 1; ; n++ {
		at := files.Numbered(filepath.Join(home, files.SafeName(strings.TrimSuffix(name, ending))), ending, n)
		err := files.WriteNew(at, data)
		if errors.Is(err, fs.ErrExist) {
			if there, _, _ := files.Read(at, picture.MaxFile); !bytes.Equal(there, data) {
				continue
			}
			err = nil // it has been brought before
		}
		return filepath.Base(at), err
	}
}
