package shell

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/kit"
	"homespun/companion/look"
	"homespun/companion/reports"
	"homespun/companion/words"
	"homespun/engines/panics"
	"homespun/rulesets"
)

// Stumble is a fault of the program that the family is told of.
type Stumble struct {
	// Report is the path of the file that it is written down in; "" where that failed.
	Report string
	// Problem says why it is not written down.
	Problem string
}

// Text says where it is written down.
func (s Stumble) Text() string {
	if s.Report == "" {
		return words.NotReported(s.Problem)
	}
	return words.Reported(filepath.Base(s.Report))
}

// stumbles is what the window knows of its faults.
type stumbles struct {
	// told says that one is being told of: what goes wrong meanwhile is only written down.
	told bool
	// kept are those written down, by what went wrong where.
	kept map[string]Stumble
}

// mostStumbles is how many different faults are written down while the window is open.
const mostStumbles = 5

// Stumble leaves the screen after a fault of the program: it is written down, the window goes back to the
// first screen and says so. A match is in its file up to its last move. Where not even that can be done it
// panics, for the program to begin again.
func (s *Shell) Stumble(fault *panics.Fault) {
	if s.Faulted == nil {
		panic(fault.Problem + "\n" + strings.Join(fault.Places, "\n"))
	}
	stumble := s.Note(fault)
	if s.stumbles.told || s.closed {
		return
	}
	s.stumbles.told = true
	s.abandon()
	s.tell(stumble)
}

// Note writes a fault down, the same one once only.
func (s *Shell) Note(fault *panics.Fault) (stumble Stumble) {
	if s.Faulted != nil {
		s.Faulted(fault)
	}
	key := fault.Problem + fault.Line() // whichever way led there
	if known, ok := s.stumbles.kept[key]; ok {
		return known
	}
	if len(s.stumbles.kept) >= mostStumbles {
		return Stumble{Problem: words.ManyReports}
	}
	again := panics.Try(func() {
		// At once, not beside the window: what is beside it may be what has failed.
		path, err := reports.Keep(rulesets.Folder(s.Folder).Reports(),
			reports.Report{When: s.Now(), Version: s.Version, Screen: nameOf(s.screen), Fault: fault})
		stumble = Stumble{Report: path}
		if err != nil {
			stumble.Problem = words.Problem(err)
		}
	})
	if again != nil {
		stumble = Stumble{Problem: words.Problem(again)}
	}
	if s.stumbles.kept == nil {
		s.stumbles.kept = map[string]Stumble{}
	}
	s.stumbles.kept[key] = stumble
	return stumble
}

// nameOf is what the program calls a screen: its title may hold people's names.
func nameOf(screen Screen) string { return strings.TrimPrefix(fmt.Sprintf("%T", screen), "*") }

// abandon closes what lies over the screen and goes to the first one. Whatever of that fails as well is
// written down and left out.
func (s *Shell) abandon() {
	try := func(do func()) bool {
		again := panics.Try(do)
		if again != nil {
			s.Note(again)
		}
		return again == nil
	}
	c := s.Window.Canvas()
	for _, over := range slices.Clone(c.Overlays().List()) {
		try(func() { c.Overlays().Remove(over) })
	}
	try(c.Unfocus)
	c.SetOnTypedKey(s.key) // a dialog had taken the keys
	if leaving := s.screen; leaving != nil {
		s.screen = nil
		try(leaving.Leave)
	}
	if try(s.Home) {
		return
	}
	s.screen = nil
	s.place.Objects = []fyne.CanvasObject{container.NewCenter(
		kit.Line(words.StumbledNoHome, look.SizePrompt, look.Title))}
	s.place.Refresh()
}

// tell says that the program has stumbled.
func (s *Shell) tell(stumble Stumble) {
	s.stumbles.told = true
	answers := []kit.Answer{{Text: words.Close, Main: true}}
	if stumble.Report != "" {
		view := func() { s.View(filepath.Dir(stumble.Report)) }
		answers = append([]kit.Answer{{Text: words.OpenFolder, Do: view}}, answers...)
	}
	column := container.New(kit.Column{}, kit.Text(words.StumbledHelp), kit.Text(stumble.Text()))
	text, page := kit.Scrolled(column, s.Window.Canvas())
	d := s.Show(words.Stumbled, text, answers...)
	d.OnKey = func(key *fyne.KeyEvent) { page.Key(key) }
	d.OnClose = func() {
		s.stumbles.told = false
		s.Refocus()
	}
}
