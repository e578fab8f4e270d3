package table

import (
	"fmt"
	"strings"

	"homespun/companion/tableau"
)

// Update shows again what is the case: what it changes was stale.
func (s *Screen) Update() { s.update() }

// Shown says in text what the screen shows beside the board, and what can be done there.
func (s *Screen) Shown() string {
	var t strings.Builder
	fmt.Fprintf(&t, "name %q\nprompt %q\nhelp %q %v\nnow %q %v\n", s.head.name.Text, s.head.prompt.Text,
		s.head.help.Text, s.head.help.Visible(), s.head.now.Text, s.head.now.Visible())
	fmt.Fprintf(&t, "tray due %v words %q typed %v\n", s.tray.Pending(), s.tray.Words, s.tray.Typed())
	for _, button := range append(s.bar.all(), s.asked.buttons...) {
		fmt.Fprintf(&t, "button %q %v %v\n", button.Text, !button.Disabled(), button.Visible())
	}
	fmt.Fprintf(&t, "telling %v\n", s.replay.on())
	fmt.Fprintf(&t, "cover %v end %v fixes %v\n", s.cover.content.Visible(), s.end.content.Visible(),
		s.fixes.content.Visible())
	fmt.Fprintf(&t, "log %q\n", s.log.said)
	for _, track := range s.tracks.list {
		fmt.Fprintf(&t, "track %s %s %s\n", track.Name, track.Value, track.Detail)
	}
	return t.String()
}

// Told returns how many things are being told, and which of them is, counted from 0.
func (s *Screen) Told() (at, of int) { return s.replay.at, len(s.replay.things) }

// Buttons are the words of the choices.
func (s *Screen) Buttons() []string {
	var list []string
	for _, button := range s.asked.buttons {
		list = append(list, button.Text)
	}
	return list
}

// Counts says in words what is kept count of.
func (s *Screen) Counts() string { return s.tracks.AccessibilityLabel() }

// Log returns the lines of the log as they are shown.
func (s *Screen) Log() []string { return s.log.said }

// Covered reports whether the table is covered for somebody to take the laptop.
func (s *Screen) Covered() bool { return s.cover.content.Visible() }

// Fixing reports whether the table is being put right.
func (s *Screen) Fixing() bool { return s.fixing }

// Chart returns the numbers of the chart of the match so far.
func (s *Screen) Chart() [][]int { return newChart(s).values }

// Refusal returns the refusal that is shown, "" for none.
func (s *Screen) Refusal() string { return s.refused }

// SelectLine taps a line of the log, counted from 0.
func (s *Screen) SelectLine(i int) { s.log.list.Select(i) }

// Lines is how many lines the log shows.
func (s *Screen) Lines() int { return len(s.log.entries) }

// Pieces are the inputs of all pieces and spots on the board.
func (s *Screen) Everything() []tableau.Input {
	var list []tableau.Input
	scene := s.board.Scene()
	for _, piece := range scene.Pieces {
		list = append(list, tableau.APiece(piece.ID))
	}
	for _, spot := range scene.Spots {
		list = append(list, tableau.ASpot(spot.ID))
	}
	return list
}

// OfPile are the pieces of the pile in the hand while putting right, the topmost first.
func (s *Screen) OfPile() string {
	var list []string
	for _, named := range s.fixes.pile() {
		list = append(list, named.Name)
	}
	return strings.Join(list, " ")
}
