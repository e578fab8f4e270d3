package rulesheet

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
)

// standing shows around the sheet how the rules are now: whether they can be played, how far they differ from
// the standard, and what can be taken back.
type standing struct {
	games                   tableau.Games
	undo, redo, play, print *widgets.Button
	why                     *widget.Label // why they cannot be played or printed
	state                   *widget.Label
	board                   *widgets.Picture
}

func newStanding(games tableau.Games, work func(func() func()), play, toPrint, undo, redo func()) *standing {
	s := &standing{games: games, undo: widgets.NewButton("", theme.ContentUndoIcon(), undo),
		redo:  widgets.NewButton("", theme.ContentRedoIcon(), redo),
		play:  widgets.NewMain(words.PlayThis, theme.MediaPlayIcon(), play),
		print: widgets.NewButton(words.PrintThis, theme.DocumentPrintIcon(), toPrint),
		why:   widgets.Danger(widgets.Text("")), state: widgets.Text(""),
		board: widgets.NewPicture(fyne.NewSize(160, 160), work, nil)}
	s.undo.Name, s.redo.Name = words.Undo, words.Redo
	s.board.Ratio = 1.5
	s.why.Hide()
	return s
}

// show shows the rules as they are now. Relaid says that something has got another height.
func (s *standing) show(now *reading) (relaid bool) {
	s.undo.SetEnabled(now.canUndo)
	s.redo.SetEnabled(now.canRedo)
	if now.differ == 0 {
		s.state.SetText(words.AsStandard)
	} else {
		s.state.SetText(words.SheetDiffers(now.differ))
	}
	said := ""
	if now.broken {
		line := now.wrong.Line
		if now.named(now.wrong) != nil { // a place on the sheet says more than a line of the file
			line = 0
		}
		said = words.SheetCannotPlay(words.Finding(line, now.wrong.Message, now.wrong.Suggestion))
	} else {
		s.board.SetDraw(func(width, height int) image.Image {
			return album.LidPicture(s.games, now.rules, nil, width, height)
		})
	}
	if relaid = s.why.Text != said; relaid {
		s.why.SetText(said)
		widgets.SetVisible(s.why, now.broken)
	}
	for _, b := range []*widgets.Button{s.play, s.print} {
		b.Name = said
		b.SetEnabled(!now.broken)
	}
	return relaid
}
