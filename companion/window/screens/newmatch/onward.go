package newmatch

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/record"
)

// Onward is a match that goes on by other rules. The screen then asks for the rules alone: who plays and what
// lies on the table stay.
type Onward struct {
	// Fits returns nil if the match can go on with this front matter, else what is in the way.
	Fits func(record.Header) error
}

// tellWhatIsInTheWay says at the foot why the match cannot go on by the chosen rules.
func (s *Screen) tellWhatIsInTheWay() {
	if s.wish.Onward == nil {
		return
	}
	h, _ := s.header()
	err := s.wish.Onward.Fits(h)
	s.sum.Importance = widget.MediumImportance
	if err != nil {
		s.sum.Importance = widget.DangerImportance
		s.sum.SetText(words.InTheWay(words.Problem(err)))
	}
	s.play.SetEnabled(err == nil)
}

// fillOnward shows the rules to choose from, and what can be played with real things.
func (s *Screen) fillOnward() {
	s.rules.fold.Unfold()
	sections := []fyne.CanvasObject{widgets.Flush(widgets.Text(words.OtherRulesHelp)), s.rules.fold.Content}
	if s.pieces.asked() {
		sections = append(sections, section(words.WherePieces, s.pieces.content))
	}
	s.page.Set(sections...)
}
