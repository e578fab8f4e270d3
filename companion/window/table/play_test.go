package table_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/record"
	engine "homespun/engines/sitters"
)

// atPlay opens a match that is set up.
func atPlay(t *testing.T, change func(*record.Header)) *tabletest.Driver {
	t.Helper()
	d := tabletest.Open(t, usual, settings.Default(), sitters(t, change))
	d.PlayFile(setUp)
	return d
}

func last(d *tabletest.Driver) string {
	steps := d.Screen.Session().Match().Steps()
	return steps[len(steps)-1].Text
}

// A refused tap says why without its clause, Why? opens the rule there, Escape closes it, and the board has
// the keys again.
func TestARefusalSpeaks(t *testing.T) {
	d := atPlay(t, nil)
	d.Play("dice: 5")
	lines := len(d.Screen.Session().Match().Steps())
	d.Input(tableau.APiece(engine.MarkerOf(0, 0)))
	d.Input(space(t, d, "f3"))
	if got := d.Screen.Prompt(); strings.Contains(got, "SIT-") || d.Screen.RefusedBy() != "SIT-08" ||
		!d.Screen.Refused() {
		t.Errorf("the prompt is %q by %s, want SIT-08", got, d.Screen.RefusedBy())
	}
	if len(d.Screen.Session().Match().Steps()) != lines {
		t.Error("a refused move was made")
	}
	d.Press("Why?")
	if d.Window.Canvas().Overlays().Top() == nil {
		t.Fatal("Why? opens nothing")
	}
	d.Key(fyne.KeyPageDown)
	d.Key(fyne.KeyEscape)
	if d.Window.Canvas().Overlays().Top() != nil ||
		d.Window.Canvas().Focused() != fyne.Focusable(d.Screen.Board()) {
		t.Error("Escape does not give the keys back to the board")
	}
	d.Key(fyne.KeyEscape)
	if d.Screen.Refused() || len(d.Screen.Question().Inputs()) != 1 {
		t.Errorf("after Escape: %q, %v; want the prompt again with C1 still picked", d.Screen.Prompt(),
			d.Screen.Question().Inputs())
	}
}

// A line of the log names no clause. When it is chosen, the column names its rules, and Why? opens them.
func TestAChosenLineNamesItsRules(t *testing.T) {
	d := atPlay(t, nil)
	d.Play("dice: 5")
	if said := d.Screen.Shown(); strings.Contains(said, "SIT-") {
		t.Errorf("the screen says %q", said)
	}
	d.Screen.SelectLine(d.Screen.Lines() - 1)
	if said := d.Screen.Shown(); !strings.Contains(said, "A turn") || strings.Contains(said, "SIT-") {
		t.Errorf("of the line chosen the screen says %q", said)
	}
	d.Press("Why?")
	if said := dialog(d); !strings.Contains(said, "(SIT-06)") || strings.Contains(said, "(SIT-07)") {
		t.Errorf("why it came about: %q", said)
	}
}

// The other side's marker is refused at once.
func TestTheOtherSidesMarker(t *testing.T) {
	d := atPlay(t, nil)
	d.Play("dice: 5")
	d.Input(tableau.APiece(engine.MarkerOf(1, 0)))
	if !d.Screen.Refused() || d.Screen.RefusedBy() != "SIT-06" {
		t.Errorf("the prompt is %q by %s, want SIT-06", d.Screen.Prompt(), d.Screen.RefusedBy())
	}
}

// Undo past a roll leaves its faces on the table: Space takes them again, "roll again" does not, typing drops
// them.
func TestUndoneFacesLieThere(t *testing.T) {
	d := atPlay(t, nil)
	for _, roll := range []string{"dice: 5", "dice: 1", "dice: 6"} {
		d.Play(roll)
		d.Play("table: undo")
		d.Key(fyne.KeySpace)
		if last(d) != roll {
			t.Errorf("Space made %s, want %s", last(d), roll)
		}
		d.Play("table: undo")
	}
	d.Press("Roll again")
	if _, kept := d.Screen.Session().UndoneRoll(); kept || !strings.HasPrefix(last(d), "dice: ") {
		t.Errorf("roll again made %s", last(d))
	}
	d.Play("table: undo")
	d.Rune('2')
	if last(d) != "dice: 2" {
		t.Errorf("typing made %s, want dice: 2", last(d))
	}
}

// Pieces are put right on the board and in the trays, numbers by steppers, whose turn by a press; each is a
// line.
func TestPutRight(t *testing.T) {
	for hand, name := range map[tabletest.Hand]string{tabletest.Taps: "taps", tabletest.Keys: "keys"} {
		t.Run(name, func(t *testing.T) {
			d := atPlay(t, nil)
			d.Hand = hand
			d.Press("Put right")
			for _, fix := range []struct {
				piece int
				spot  tableau.Input
				want  string
			}{
				{engine.MarkerOf(1, 0), space(t, d, "f1"), "table: fix put O1 f1"},
				{engine.MarkerOf(0, 2), tableau.ASpot(1000), "table: fix off C3"},
				{engine.MarkerOf(0, 3), tableau.ASpot(1002), "table: fix safe C4"},
				{100 + space(t, d, "e1").ID, tableau.ASpot(1003), "table: fix no-container e1"},
				{99, space(t, d, "e2"), "table: fix container e2"},
			} {
				d.Input(tableau.APiece(fix.piece))
				d.Input(fix.spot)
				if last(d) != fix.want {
					t.Errorf("got %q, want %q; the screen says %q", last(d), fix.want, d.Screen.Prompt())
				}
			}
			d.Key(fyne.KeyEscape)
			if d.Screen.Question() == nil && !d.Screen.Session().Pending().Rolling() {
				t.Error("Escape does not end putting right")
			}
		})
	}
}

// What cannot be put there says why and makes no line.
func TestPutRightRefused(t *testing.T) {
	d := atPlay(t, nil)
	d.Press("Put right")
	lines := len(d.Screen.Session().Match().Steps())
	d.Input(tableau.APiece(engine.MarkerOf(1, 0)))
	d.Input(tableau.ASpot(1002))
	if len(d.Screen.Session().Match().Steps()) != lines || !strings.Contains(d.Screen.Prompt(), "safe") {
		t.Errorf("got %q, %q", last(d), d.Screen.Prompt())
	}
}

// A bot plays for an empty chair whenever it is its turn, and the screen asks the people only.
func TestABotPlays(t *testing.T) {
	d := tabletest.Open(t, usual, settings.Default(),
		sitters(t, func(h *record.Header) { h.Seats[1].Bot = "easy" }))
	s := d.Screen.Session()
	for range 60 {
		if s.Over() {
			return
		}
		d.Hear()
		switch pending := s.Pending(); {
		case pending.Rolling():
			d.Key(fyne.KeySpace)
		default:
			m := s.Engine().Moves(s.Position(), nil)[0]
			if m.Who != engine.Collectors {
				t.Fatalf("the screen waits for the bot: %s", d.Screen.Prompt())
			}
			d.Play(s.Match().FormatLine(record.MoveOf(m)))
		}
	}
	if moved := strings.Count(allText(d), "obstructors:"); moved < 5 {
		t.Errorf("the bot made %d moves", moved)
	}
}

func allText(d *tabletest.Driver) string {
	var text strings.Builder
	for _, step := range d.Screen.Session().Match().Steps() {
		text.WriteString(step.Text + "\n")
	}
	return text.String()
}

// A line of the log shows how it was, nothing can be played there, and Escape comes back to now.
func TestLookingBack(t *testing.T) {
	d := atPlay(t, nil)
	d.Play("dice: 5")
	d.Screen.Session().Look(0)
	if d.Screen.Question() != nil {
		t.Error("a question is asked in the past")
	}
	if scene := d.Screen.Board().Scene(); len(scene.Tracks) != 1 {
		t.Errorf("%d tracks, want the one of setting up", len(scene.Tracks))
	}
	d.Window.Canvas().Focus(d.Screen.Board())
	d.Key(fyne.KeyEscape)
	if _, past := d.Screen.Session().Looking(); past || d.Screen.Question() == nil {
		t.Error("Escape does not come back to now")
	}
}

// Who answers in secret gets the laptop in turn, sees nobody else's answer and cannot undo it; on the open
// table undo takes it back.
func TestTheLaptopGoesRound(t *testing.T) {
	d := tabletest.Open(t, usual, settings.Default(), toy(t, "signs", "Ava", "Ben"))
	if d.Screen.Question() != nil {
		t.Fatal("Ava is asked before she has the laptop")
	}
	d.Play("A: shows rock")
	if d.Screen.Question() != nil || len(d.Screen.Session().Match().Steps()) != 0 {
		t.Fatal("Ben is asked, or sees, before he has the laptop")
	}
	d.Lift()
	if q := d.Screen.Question(); q == nil || q.Seat != 1 {
		t.Fatalf("Ben has the laptop and is asked %v", q)
	}
	if pieces := d.Screen.Board().Scene().Pieces; len(pieces) != 0 {
		t.Errorf("Ben sees %v", pieces)
	}
	d.Screen.Undo()
	if _, laid := d.Screen.Session().Sealed(0); !laid {
		t.Error("Ben takes Ava's answer back")
	}
	d.Press("Cover the table")
	d.Press("See the table")
	d.Screen.Undo()
	if _, laid := d.Screen.Session().Sealed(0); laid {
		t.Error("undo does not take Ava's answer back")
	}
	d.PlayFile("A: shows paper\nB: shows rock")
	if got := len(d.Screen.Session().Match().Steps()); got != 2 {
		t.Errorf("%d lines after the reveal, want 2", got)
	}
}

// Tab goes through what may be tapped, and then through every button of the screen, and comes round again.
func TestTabReachesEverything(t *testing.T) {
	d := atPlay(t, nil)
	d.Play("dice: 5")
	texts := map[string]bool{}
	board := 0
	for range 120 {
		switch focused := d.Window.Canvas().Focused().(type) {
		case *widgets.Button:
			texts[focused.Text] = true
			d.Window.Canvas().FocusNext()
		case nil:
			d.Window.Canvas().FocusNext()
		default:
			if focused == fyne.Focusable(d.Screen.Board()) {
				board++
				d.Key(fyne.KeyTab)
			} else {
				d.Window.Canvas().FocusNext()
			}
		}
	}
	for _, want := range []string{"Undo", "Put right", "Why?", "Rules"} {
		if !texts[want] {
			t.Errorf("Tab does not reach %q; it reaches %v", want, texts)
		}
	}
	if board < 4 {
		t.Errorf("Tab stopped %d times on the board, want once a marker at least", board)
	}
}

// What is on the screen fits a small window at twice the text size.
func TestItFits(t *testing.T) {
	set := settings.Default()
	set.Text = 200
	d := tabletest.Open(t, fyne.NewSize(800, 600), set, sitters(t, nil))
	if least := d.Window.Content().MinSize(); least.Width > 800 || least.Height > 600 {
		t.Errorf("the window needs %v", least)
	}
	if size := d.Screen.Board().Size(); size.Width < 240 || size.Height < 120 {
		t.Errorf("the board has %v", size)
	}
}

// A match of people who share a side names who of them is at turn.
func TestATeamTakesTurns(t *testing.T) {
	d := atPlay(t, func(h *record.Header) {
		h.Ruleset = "team"
		h.Seats[0].Names = []string{"Ava", "Zoe"}
	})
	first := d.Screen.Prompt()
	d.PlayFile("dice: 2\ncollectors: move C1 c3")
	if second := d.Screen.Prompt(); !strings.Contains(first, "Ava") || !strings.Contains(second, "Zoe") {
		t.Errorf("first %q, then %q", first, second)
	}
}

// BenchmarkALongMatch is how long it takes to show a line late in a long match, which is to be as fast as an
// early one.
func BenchmarkALongMatch(b *testing.B) {
	d := tabletest.Open(b, usual, settings.Default(), sitters(b, nil))
	d.PlayFile(setUp)
	for i := range 1000 {
		if err := d.Screen.Session().PlayText([]string{"table: fix loot 7", "table: fix loot 8"}[i%2]); err !=
			nil {
			b.Fatal(err)
		}
	}
	for i := 0; b.Loop(); i++ {
		if err := d.Screen.Session().PlayText([]string{"table: fix loot 7", "table: fix loot 8"}[i%2]); err !=
			nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(b.Elapsed().Seconds()*1000/float64(b.N), "ms/line")
}
