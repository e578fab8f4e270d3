package shell

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/match/words"
	"homespun/companion/system/reports"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/common/panics"
	"homespun/rulesets/household"
)

// Stumble is a fault of the program as the window reports it to the family.
type Stumble struct {
	// Report is the path of the report; "" if none could be written.
	Report string
	// Problem says why no report could be written.
	Problem string
}

// Text says where the report is, or why there is none.
func (s Stumble) Text() string {
	if s.Report == "" {
		return words.NotReported(s.Problem)
	}
	return words.Reported(filepath.Base(s.Report))
}

// NoteBot writes down a fault that came while a bot or the owl thought, and returns what to say about it.
func (s *Shell) NoteBot(fault *panics.Fault) string {
	return words.StumbledBot + " " + s.Note(fault).Text()
}

// stumbles holds the faults of this run of the program.
type stumbles struct {
	// reporting: a dialog about a fault is open. Faults that follow meanwhile are reported in a file only.
	reporting bool
	// kept holds the faults that were written down. The key is the problem and the line of code.
	kept map[string]Stumble
}

// mostStumbles is how many different faults are written down while the window is open. It keeps a fault that
// repeats itself in variations from filling the folder.
const mostStumbles = 5

// Stumble handles a fault of the program. It writes a report, goes back to the first screen and tells the
// family. No match is lost, because its file holds every move. If Faulted is nil, as in tests, it panics.
func (s *Shell) Stumble(fault *panics.Fault) {
	if s.Faulted == nil {
		panic(fault.Problem + "\n" + strings.Join(fault.Places, "\n"))
	}
	stumble := s.Note(fault)
	if s.stumbles.reporting || s.closed {
		return
	}
	s.stumbles.reporting = true
	s.abandon()
	s.announce(stumble)
}

// Note writes a report about a fault and returns what to tell the family. The same fault is written down only
// once.
func (s *Shell) Note(fault *panics.Fault) (stumble Stumble) {
	if s.Faulted != nil {
		s.Faulted(fault)
	}
	key := fault.Problem + fault.Line() // the same fault whatever its callers were
	if known, ok := s.stumbles.kept[key]; ok {
		return known
	}
	if len(s.stumbles.kept) >= mostStumbles {
		return Stumble{Problem: words.ManyReports}
	}
	again := panics.Try(func() {
		// Written here and not in the background: the background work may be what has failed.
		path, err := reports.Keep(household.Folder(s.Folder).Reports(),
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

// nameOf returns the Go type of a screen. A report may not hold its title, in which people's names can stand.
func nameOf(screen Screen) string { return strings.TrimPrefix(fmt.Sprintf("%T", screen), "*") }

// abandon closes everything over the screen and goes to the first screen. A further fault on the way is
// written down and skipped, so that the window can still be used.
func (s *Shell) abandon() {
	try := func(do func()) bool {
		again := panics.Try(do)
		if again != nil {
			s.Note(again)
		}
		return again == nil
	}
	c := s.Window.Canvas()
	try(s.Stay)
	for _, over := range slices.Clone(c.Overlays().List()) {
		try(func() { c.Overlays().Remove(over) })
	}
	try(c.Unfocus)
	c.SetOnTypedKey(s.key) // a dialog has replaced this callback
	if leaving := s.screen; leaving != nil {
		s.screen = nil
		try(leaving.Leave)
	}
	if try(s.Home) {
		return
	}
	s.screen = nil
	s.place.Objects = []fyne.CanvasObject{container.NewCenter(
		widgets.Line(words.StumbledNoHome, look.SizePrompt, look.Title))}
	s.place.Refresh()
}

// announce opens the dialog about a fault.
func (s *Shell) announce(stumble Stumble) {
	s.stumbles.reporting = true
	answers := []widgets.Answer{{Text: words.Close, Main: true}}
	if stumble.Report != "" {
		view := func() { s.View(filepath.Dir(stumble.Report)) }
		answers = append([]widgets.Answer{{Text: words.OpenFolder, Do: view}}, answers...)
	}
	column := container.New(widgets.Column{}, widgets.Text(words.StumbledHelp), widgets.Text(stumble.Text()))
	text, page := widgets.Scrolled(column, s.Window.Canvas())
	d := s.Show(words.Stumbled, text, answers...)
	d.OnKey = func(key *fyne.KeyEvent) { page.Key(key) }
	d.OnClose = func() {
		s.stumbles.reporting = false
		s.Refocus()
	}
}
