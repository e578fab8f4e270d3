package table

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"homespun/companion/window/table/bigview"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/gains"
	"homespun/companion/window/table/logbook"
	"homespun/engines"
	"homespun/printables/drawing"
)

// Phase says what the table is doing, and which seat has to do it.
func (s *Screen) Phase() string {
	p, ids := s.phase, s.session.Engine().SeatIDs()
	text := []string{"telling", "looking", "fixing", "covered", "writing", "handing", "helping", "thinking", "rolling",
		"over",
		"waiting", "measuring", "asking", "resting"}[p.is]
	switch {
	case p.to >= 0:
		return text + " to " + ids[p.to]
	case p.is == thinking:
		return text + " " + ids[p.thinks]
	case p.is == asking && p.question.Seat >= 0:
		return text + " " + ids[p.question.Seat]
	}
	return text
}

// Update makes the screen show its state again. Anything that changes by it was stale.
func (s *Screen) Update() { s.updateAll() }

// Shown says in text what the screen shows beside the board, and what can be done there.
func (s *Screen) Shown() string {
	var t strings.Builder
	fmt.Fprintf(&t, "name %q\nprompt %q\nhelp %q %v\nnow %q %v\n", s.head.name.Text, s.head.prompt.Text,
		s.head.help.Text, s.head.help.Visible(), s.head.now.Text, s.head.now.Visible())
	fmt.Fprintf(&t, "tray due %v words %q typed %v\n", s.dice.tray.Pending(), s.dice.tray.Words,
		s.dice.tray.Typed())
	for _, button := range append(s.bar.row.Buttons, s.choices.buttons...) {
		fmt.Fprintf(&t, "button %q %v %v\n", button.Text, !button.Disabled(), button.Visible())
	}
	fmt.Fprintf(&t, "telling %v\n", s.replay.on())
	fmt.Fprintf(&t, "cover %v end %v fixes %v\n", s.cover.content.Visible(), s.end.content.Visible(),
		s.fixes.content.Visible())
	fmt.Fprintf(&t, "log %q\n", s.Log())
	for _, track := range s.counts.Tracks.List() {
		fmt.Fprintf(&t, "track %s %s %s\n", track.Name, track.Value, track.Detail)
	}
	return t.String()
}

// Help returns what stands below the prompt.
func (s *Screen) Help() string { return s.head.help.Text }

// Next shows the next thing of the replay.
func (s *Screen) Next() { s.replay.next() }

// Told returns the number of events in the replay, and the index of the one that is shown.
func (s *Screen) Told() (at, of int) { return s.replay.at, len(s.replay.things) }

// Show returns how long lines that were made in one go are shown, the indexes of which are from one to before
// another. byHand says that a person made them on this screen.
func (s *Screen) Show(from, to int, byHand bool) (length time.Duration) {
	by := elsewhere
	if byHand {
		by = moved
	}
	for _, thing := range s.replay.tells(s.session.Match().Steps()[from:to], by) {
		length += s.replay.length(thing)
	}
	return length
}

// Buttons returns the texts of the choices.
func (s *Screen) Buttons() []string {
	var list []string
	for _, button := range s.choices.buttons {
		list = append(list, button.Text)
	}
	return list
}

// Counts returns the tracks in words.
func (s *Screen) Counts() string { return s.counts.Tracks.AccessibilityLabel() }

// Gains returns what would fly since another scene was shown.
func (s *Screen) Gains(before *tableau.Scene) []gains.Flight {
	return s.counts.Gains(before, s.phase.is == telling)
}

// Log returns the lines of the log as they are shown.
func (s *Screen) Log() (list []string) {
	for _, line := range s.log.Lines {
		list = append(list, line.Text)
	}
	return list
}

// Covered reports whether the cover hides the table until somebody takes the laptop.
func (s *Screen) Covered() bool { return s.cover.content.Visible() }

// Fixing reports whether fixes are being made.
func (s *Screen) Fixing() bool { return s.fixes.on }

// Chart returns the numbers of the chart of the match so far.
func (s *Screen) Chart() [][]int {
	values, _ := s.end.played().Readings()
	return values
}

// Podium returns the sentences of the podium; none while it is not shown.
func (s *Screen) Podium() []string {
	if !s.end.content.Visible() {
		return nil
	}
	return s.end.panel.Says()
}

// Refused reports whether the last input was refused.
func (s *Screen) Refused() bool { return s.refused.text != "" }

// Refusal returns the refusal that is shown, "" for none.
func (s *Screen) Refusal() string { return s.refused.text }

// RefusedBy returns the id of the clause that Why? opens after a refusal.
func (s *Screen) RefusedBy() string { return s.refused.clause.ID(s.session.Engine().Info().Prefix) }

// SelectLine taps a line of the log, counted from 0.
func (s *Screen) SelectLine(i int) { s.log.Choose(i) }

// Lines returns the number of lines that the log shows.
func (s *Screen) Lines() int { return len(s.log.Lines) }

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

// OfPile returns the pieces of the picked piece's pile during fixes, the topmost first.
func (s *Screen) OfPile() string {
	var list []string
	for _, named := range s.fixes.pile() {
		list = append(list, named.Name)
	}
	return strings.Join(list, " ")
}

// Places returns where the parts of the column lie that keep their place, by name, and how high they are.
func (s *Screen) Places() map[string][2]float32 {
	list := map[string][2]float32{}
	for name, o := range map[string]fyne.CanvasObject{"goals": s.counts.Goals, "hand": s.column.Hand,
		"tracks": s.counts.Sheet, "log": s.log.Content} {
		if o.Visible() {
			list[name] = [2]float32{o.Position().Y, o.Size().Height}
		}
	}
	return list
}

// Goal returns what is said of what the match is played for.
func (s *Screen) Goal() string { return s.counts.Goals.AccessibilityLabel() }

// LogInSight reports whether enough of what happened can be read without scrolling to it.
func (s *Screen) LogInSight() bool {
	log := s.log.Content
	return log.Visible() && log.Size().Height >= 3*widgets.LineHeight && log.Position().Y+min(log.Size().Height, 2*8+logbook.Least) <= s.layout.Scroll.Size().Height
}

// Big returns the big view, nil while it is closed, and ToggleBig opens or closes it.
func (s *Screen) Big() *bigview.View { return s.big.view }
func (s *Screen) ToggleBig()         { s.big.toggle() }

// Plate returns the name of whose turn it is, which opens the dialog about the seats.
func (s *Screen) Plate() fyne.CanvasObject { return s.head.whose }

// ShowSeats opens the dialog about the seats.
func (s *Screen) ShowSeats(seat engines.Seat) { s.wants.showSeats(seat) }

// BandHeight returns the height of the band, 0 while there is none.
func (s *Screen) BandHeight() float32 {
	if !s.onTable.band.Content.Visible() {
		return 0
	}
	return s.onTable.band.Content.Size().Height
}

// Face returns the figure that stands beside the name of whose turn it is; "" if none does.
func (s *Screen) Face() string {
	if len(s.head.row.Objects) < 3 {
		return ""
	}
	figure, _ := s.head.face(s.head.seat)
	return figure
}

// CoverFace reports whether the cover shows the face of whoever gets the laptop.
func (s *Screen) CoverFace() bool {
	return s.cover.content.Visible() && len(s.cover.front.Objects) == 2
}

// PodiumIcons returns the pictures of those on the podium.
func (s *Screen) PodiumIcons() (list []string) {
	result := s.end.played().Result()
	for _, actor := range slices.Concat(result.First, result.Beside) {
		list = append(list, actor.Piece.Icon)
	}
	return list
}

// Danger returns what the goal strip says is about to decide the match.
func (s *Screen) Danger() tableau.Told { return s.counts.Danger }

// Handing reports whether the laptop is to be handed to somebody.
func (s *Screen) Handing() bool { return s.phase.is == handing }

// Wears returns the colours in which a seat is shown beside the board, by where: on the mark in the head if
// it is the seat's turn, on the marks of the tracks, the goals and the log, on its die, and on the podium and in
// its chart once the match is over.
func (s *Screen) Wears(seat engines.Seat) map[string]drawing.Colour {
	of := func(mark *widgets.Mark) drawing.Colour {
		if mark.Colour == drawing.None {
			return drawing.Players[mark.Seat]
		}
		return mark.Colour
	}
	worn := map[string]drawing.Colour{"mark": of(s.mark(seat, 20))}
	if s.head.mark.Seat == seat {
		worn["head"] = of(s.head.mark)
	}
	die := s.dice.tray.Picture(engines.Die{Owner: seat, Faces: 6}, 1, 100).RGBAAt(30, 50)
	worn["die"] = drawing.RGB(uint32(die.R)<<16 | uint32(die.G)<<8 | uint32(die.B))
	if !s.session.Over() {
		return worn
	}
	played := s.end.played()
	result := played.Result()
	for _, actor := range slices.Concat(result.First, result.Beside) {
		if actor.Piece.Seat == seat {
			worn["podium"] = actor.Piece.SeatColour()
		}
	}
	for _, reading := range played.Game.Readings(played.Position) {
		if reading.Seat == seat && reading.Colour != drawing.None {
			worn["chart"] = reading.Colour
		}
	}
	return worn
}

// Hidden returns how high the part of the column is that is out of sight, below its edge.
func (s *Screen) Hidden() float32 {
	column := s.layout.Scroll
	return max(0, column.Content.MinSize().Height-column.Size().Height)
}
