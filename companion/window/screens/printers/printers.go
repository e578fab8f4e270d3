// Package printers is the screen that measures a printer in four steps: its paper, its margin, its scale, and
// the position of its backs.
package printers

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/system/prints"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/common/files"
	"homespun/printables/printer"
	"homespun/printables/raster"
	"homespun/rulesets/household"
)

// Screen measures one printer.
type Screen struct {
	shell   *shell.Shell
	name    string // of the printer that is measured again; "" for a new one
	profile printer.Profile
	step    int
	gone    bool

	steps    *widgets.Pick
	pages    [4]*widgets.Page
	place    *fyne.Container
	picture  *widgets.Picture
	sum      *widget.Label
	previous *widgets.Button
	next     *widgets.Button
	save     *widgets.Button
	focus    [4]fyne.Focusable
	where    *shell.Place
	foot     fyne.CanvasObject
	root     *fyne.Container
}

var (
	_ shell.Screen = (*Screen)(nil)
	_ shell.Keyed  = (*Screen)(nil)
)

// New returns the screen for a printer of a name that is known already, or "" for a new one.
func New(sh *shell.Shell, name string) *Screen {
	s := &Screen{shell: sh, name: name, profile: printer.New("", sh.Settings().Paper)}
	s.sum = widgets.Words("", theme.SizeNameText, look.Bold)
	s.picture = widgets.NewPicture(fyne.NewSize(160, 160), sh.Work, nil)
	s.steps = widgets.NewPick([]string{words.StepName, words.StepMargin, words.StepScale, words.StepBacks}, 0,
		s.show)
	s.previous = widgets.NewButton(words.PreviousStep, theme.NavigateBackIcon(),
		func() { s.show(s.step - 1) })
	s.next = widgets.NewButton(words.NextStep, theme.NavigateNextIcon(), func() { s.show(s.step + 1) })
	s.save = widgets.NewMain(words.SavePrinter, theme.DocumentSaveIcon(), s.keep)
	s.where, s.place = sh.NewPlace(), container.NewStack()
	head := container.NewPadded(container.NewPadded(container.NewPadded(s.steps.Row)))
	s.foot = widgets.Footer(s.sum, s.where.Button, s.previous, s.next, s.save)
	s.root = container.NewBorder(head, s.foot, nil, nil,
		container.New(&halves{}, container.NewPadded(container.NewPadded(s.picture)), s.place))
	s.fill()
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string {
	if s.name == "" {
		return words.MeasureTitle
	}
	return words.MeasureTitle + ": " + words.Short(s.name, 40)
}

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable { return s.focus[s.step] }

// Leave implements shell.Screen.
func (s *Screen) Leave() { s.gone = true }

// Key implements shell.Keyed: the page keys go through the steps.
func (s *Screen) Key(key *fyne.KeyEvent) bool {
	switch key.Name {
	case fyne.KeyPageUp:
		s.show(max(0, s.step-1))
	case fyne.KeyPageDown:
		s.show(min(len(s.pages)-1, s.step+1))
	default:
		return false
	}
	return true
}

// Content implements shell.Screen. The printer's profile is read in the background.
func (s *Screen) Content() fyne.CanvasObject {
	if s.name == "" {
		s.show(0)
		return s.root
	}
	folder, name := household.Folder(s.shell.Folder), s.name
	s.shell.Work(func() func() {
		known, err := printer.Find(folder.Printers(), name)
		return func() {
			switch {
			case s.gone:
				return
			case err != nil:
				s.shell.Say(words.MeasureTitle, words.Problem(err))
				s.name = ""
			default:
				s.profile = known
			}
			s.fill()
			s.show(0)
			s.shell.Retitle()
		}
	})
	return s.root
}

// fill builds the pages of the four steps from the profile.
func (s *Screen) fill() {
	s.pages = [4]*widgets.Page{s.paperStep(), s.marginStep(), s.scaleStep(), s.backsStep()}
	s.summed()
}

// show goes to a step.
func (s *Screen) show(step int) {
	s.step = step
	s.steps.Set(step)
	if step == 2 { // rebuilt, because the rulers' lengths depend on paper and margin
		s.pages[2] = s.scaleStep()
	}
	s.place.Objects = []fyne.CanvasObject{s.pages[step]}
	s.place.Refresh()
	s.previous.SetEnabled(step > 0)
	s.next.SetEnabled(step < len(s.pages)-1)
	s.draw()
	s.shell.Refocus()
}

// summed shows a summary of the profile.
func (s *Screen) summed() {
	name := s.profile.Paper
	if size, err := s.profile.Size(); err == nil {
		name = size.Name
	}
	s.where.Set("")
	s.sum.SetText(words.Facts(words.Short(s.profile.Name, 40), words.PrinterSum(name, s.profile.Margin)))
}

// drawable returns the profile with a name, which its sheets need even before one is typed.
func (s *Screen) drawable() printer.Profile {
	p := s.profile
	if p.Check() != nil {
		p = printer.New(words.AnyPrinter, s.profile.Paper)
		p.Flip = s.profile.Flip
	}
	return p
}

// draw shows the test sheet of the present step.
func (s *Screen) draw() {
	id := [4]string{"probe", "probe", "ruler", "back"}[s.step]
	p := s.drawable()
	s.picture.SetDraw(func(width, height int) image.Image {
		sheets, err := printer.Sheets(p)
		if err != nil {
			return nil
		}
		for _, one := range sheets {
			if one.ID == id {
				return raster.Fit(one.Drawing, width, height)
			}
		}
		return nil
	})
}

// open writes the test sheets into the family's folder and opens them. Both: the sheets with backs, else
// those printed on one side.
func (s *Screen) open(both bool) {
	p, folder, open := s.drawable(), household.Folder(s.shell.Folder), s.shell.Open
	s.shell.Work(func() func() {
		path, err := writeSheets(folder, p, both)
		var cannot error
		if err == nil {
			cannot = open(path)
		}
		return func() {
			switch {
			case err != nil:
				s.shell.Say(words.CannotMeasure, words.Problem(err))
			case !s.gone:
				said := words.Facts(words.SavedPrint, path)
				if cannot != nil {
					said = words.Facts(said, words.CannotShow)
				}
				s.sum.SetText(said)
				s.where.Set(path)
				s.foot.Refresh()
				s.root.Refresh()
			}
		}
	})
}

// writeSheets writes the test sheets for one side, or for both sides, and returns the path of the file.
func writeSheets(folder household.Folder, p printer.Profile, both bool) (string, error) {
	document, other, err := printer.Documents(p)
	if err != nil {
		return "", err
	}
	name := words.SheetOf
	if both {
		document, name = other, words.BackSheetOf
	}
	file, err := prints.Make("", document)
	if err != nil {
		return "", err
	}
	paths, err := prints.WriteNew(folder, files.SafeName(name+" "+p.Name), []prints.File{file})
	if err != nil {
		return "", err
	}
	return paths[0], nil
}

// keep saves the printer, makes it the printer of the settings, and goes back.
func (s *Screen) keep() {
	p, folder, fresh := s.profile, household.Folder(s.shell.Folder), s.name == ""
	s.shell.Work(func() func() {
		save := printer.Save
		if fresh {
			save = printer.Create
		}
		_, err := save(folder.Printers(), p)
		return func() {
			switch {
			case err != nil:
				s.shell.Say(words.CannotKeep, words.Problem(err))
			case !s.gone:
				now := s.shell.Settings()
				now.Printer, now.Paper = p.Name, p.Paper
				s.shell.SetSettings(now)
				s.shell.Back()
			}
		}
	})
}

// set changes the profile and draws its sheet again.
func (s *Screen) set(change func(*printer.Profile)) {
	change(&s.profile)
	s.summed()
	s.draw()
}

// halves is a layout with the sheet at the left and the step at the right. In a narrow window it hides the
// sheet.
type halves struct{}

// Layout implements fyne.Layout.
func (halves) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left := size.Width * 0.45
	if size.Width-left < 380*look.Current().Text {
		left = 0
	}
	widgets.SetVisible(objects[0], left > 0)
	widgets.Put(objects[0], fyne.NewPos(8, 0), fyne.NewSize(max(0, left-8), size.Height))
	widgets.Put(objects[1], fyne.NewPos(left, 0), fyne.NewSize(size.Width-left, size.Height))
}

// MinSize implements fyne.Layout.
func (halves) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 200) }
