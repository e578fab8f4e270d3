package lookback

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/plays"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/system/prints"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/printables/qrcode"
)

// Ways are the ways out of this screen.
type Ways struct {
	// Reader reads the folder of the match, and List is what it knows of it.
	Reader plays.Reader
	List   *plays.List
	// Show opens a file in the system's own viewer.
	Show func(path string)
}

// codeSide is how large a code is on the screen, in pixels: a phone reads 1,200 letters from it. codeRest is how high
// what stands above and below it is, at the usual size of texts.
const codeSide, codeRest = 400, 200

// Bar implements shell.Barred: a match that counts goes out from the title bar.
func (s *Screen) Bar() []*widgets.Button {
	if !slices.ContainsFunc(s.ways.List.Plays, func(p plays.Play) bool { return p.IsPlayed() }) {
		return nil
	}
	return []*widgets.Button{widgets.NewButton(words.ResultCard, theme.DocumentPrintIcon(), s.card),
		widgets.NewButton(words.AlbumBGStats, theme.GridIcon(), s.code)}
}

// card writes the card of the match into the family's folder, and opens it.
func (s *Screen) card() {
	name := s.ways.List.Plays[0].File
	album.Keep(s.shell, strings.TrimSuffix(name, session.Ending), func() (prints.File, error) {
		data, err := s.ways.Reader.Card(s.ways.List, name)
		return prints.File{Suffix: words.CardFile, Data: data}, err
	}, func(path string) {
		s.said.SetText(words.Facts(words.SavedPrint, path))
		s.ways.Show(path)
	})
}

// code shows the code that puts the match into BG Stats.
func (s *Screen) code() {
	link, ok := plays.Link(s.ways.List.Plays[0])
	code, err := qrcode.New(link)
	if !ok || err != nil {
		s.shell.Say(words.AlbumBGStats, words.CodeTooLong)
		return
	}
	picture := widgets.NewDrawn(code.Drawing(1), 1, s.shell.Work)
	side := fyne.Min(codeSide, s.shell.Window.Canvas().Size().Height-look.Current().Grow(codeRest))
	picture.Least, picture.Ratio = fyne.NewSquareSize(max(side, codeSide/2)), 0
	s.shell.Show(words.AlbumBGStats, container.New(widgets.Column{}, widgets.Text(words.CodeHelp),
		container.NewCenter(picture)))
}
