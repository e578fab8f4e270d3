package table_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/logbook"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/record"
)

// onTable is a match whose pieces lie on the family's table, and whose dice are rolled there, before anything
// is set up. Mia plays against the owl.
func onTable(t *testing.T, path string, pace string) *tabletest.Driver {
	t.Helper()
	h := sittersHeader()
	h.Pieces, h.Dice, h.Seats[0].Names = record.OnTable, "table", []string{"Mia"}
	h.Seats[1] = record.Seat{ID: "obstructors", Bot: "easy"}
	set := settings.Default()
	set.Orders = pace
	d := tabletest.Open(t, usual, set, begun(t, path, h,
		session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
			Random: rand.New(rand.NewPCG(38, 1))}))
	d.Pictures = folder(t)
	return d
}

// laidOut has the app set up, and Mia put all of it on the table.
func laidOut(t *testing.T, d *tabletest.Driver) {
	t.Helper()
	d.Rune('s')
	for range 4 { // chests, delvers, and monsters twice
		letSee(d)
		d.Press(words.Done)
	}
	if left := d.Screen.Orders(); len(left) > 0 {
		t.Fatalf("after the set-up there is still to do %q", left)
	}
}

// letSee lets the moment pass in which a press does not count yet.
func letSee(d *tabletest.Driver) {
	d.Hear()
	d.Pass(time.Second)
}

// toDo compares what is to be done on the table.
func toDo(t *testing.T, d *tabletest.Driver, want ...string) {
	t.Helper()
	if got := d.Screen.Orders(); !slices.Equal(got, want) {
		t.Errorf("on the table is to be done\n%q\nnot\n%q", got, want)
	}
}

// playTo plays up to the position of a story, and counts it as lying on the table.
func playTo(t *testing.T, d *tabletest.Driver, lines string) {
	t.Helper()
	for line := range strings.SplitSeq(lines, "\n") {
		if err := d.Screen.Session().PlayText(line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	letSee(d)
	for len(d.Screen.Orders()) > 0 {
		letSee(d)
		d.Press(words.Done)
	}
}

// A set-up is laid in groups: one Done a group, back, or all of it in one tap.
func TestASetUpIsLaidInGroups(t *testing.T) {
	d := onTable(t, "", "list")
	d.Rune('s')
	chests := d.Screen.Orders()
	if len(chests) != 1 || !strings.HasPrefix(chests[0], "Put 8 chests on ") {
		t.Fatalf("first is to be done %q", chests)
	}
	letSee(d)
	d.Press(words.Done)
	if mine := d.Screen.Orders(); len(mine) != 4 || !strings.HasPrefix(mine[0], "Put Mia's wizard on a") {
		t.Errorf("then is to be done %q", mine)
	}
	d.Press(words.Back)
	toDo(t, d, chests...)
	d.Press(words.OrdersAllThere)
	toDo(t, d)
	if prompt := d.Screen.Prompt(); prompt != "Mia rolls. Turn 1 of 2." {
		t.Errorf("then the prompt is %q", prompt)
	}
}

// What a bot moves is to be moved on the table. It waits for Done, which counts only once it was seen. What a
// person has entered, that person has moved.
func TestAMoveOfABotWaitsUntilItIsDone(t *testing.T) {
	for _, done := range []struct {
		by string
		do func(d *tabletest.Driver)
	}{
		{"the button", func(d *tabletest.Driver) { d.Press(words.Done) }},
		{"the space bar", func(d *tabletest.Driver) { d.Key(fyne.KeySpace) }},
		{"a clicker", func(d *tabletest.Driver) { d.Key(fyne.KeyPageDown) }},
		{"a typed die", func(d *tabletest.Driver) { d.Rune('4') }},
		{"a tap on the goal", func(d *tabletest.Driver) {
			goal := tableau.ASpot(goalOf(t, d))
			d.TapIn(d.Screen.Board(), must(d.Screen.Board().Where(goal)))
		}},
	} {
		t.Run(done.by, func(t *testing.T) {
			d := onTable(t, "", "list")
			laidOut(t, d)
			for n := 0; len(d.Screen.Orders()) == 0; n++ { // Mia's turns until the owl has moved
				if n > 30 {
					t.Fatal("the owl never moved")
				}
				letSee(d)
				switch s := d.Screen; {
				case s.Session().Pending().Rolling():
					d.Rune('4')
				case s.Question() != nil:
					d.Input(s.Question().Next()[0])
				}
			}
			before := d.Screen.Orders()
			if !strings.HasPrefix(before[0], "Move the ") {
				t.Errorf("Mia's own move is to be done again: %q", before)
			}
			if d.Pictures != "" {
				d.Picture("bot")
			}
			if strings.HasPrefix(done.by, "the ") {
				done.do(d)
				toDo(t, d, before...)
			}
			letSee(d)
			done.do(d)
			if left := d.Screen.Orders(); slices.Equal(left, before) {
				t.Errorf("there is still to do %q", left)
			}
		})
	}
}

// goalOf returns the space to which a bot's piece goes.
func goalOf(t *testing.T, d *tabletest.Driver) int {
	t.Helper()
	said := strings.TrimSuffix(d.Screen.Orders()[0], ".")
	return spaceCalled(t, d, said[strings.LastIndex(said, " ")+1:]).ID
}

// A person's own move is never asked for, but what it brings about is, one thing at a time too.
func TestWhatAMoveBringsAboutIsToBeDone(t *testing.T) {
	for _, pace := range []string{"list", "each"} {
		t.Run(pace, func(t *testing.T) {
			d := onTable(t, "", pace)
			laidOut(t, d)
			taken := ""
			for n := 0; taken == ""; n++ {
				if n > 400 {
					t.Fatal("nobody ever came to a chest")
				}
				letSee(d)
				for _, sentence := range d.Screen.Orders() {
					if strings.HasPrefix(sentence, "Move Mia's ") || strings.Contains(sentence, "Put ") {
						t.Fatalf("Mia's own move is to be done again: %q", sentence)
					}
					if strings.HasPrefix(sentence, "Take the chest from ") {
						taken = sentence
					}
				}
				switch s := d.Screen; {
				case s.Session().Over():
					t.Fatal("the match is over")
				case s.Session().Pending().Rolling() && !s.Session().BotsTurn():
					d.Rune('1' + rune(n%6))
				case s.Question() != nil:
					next := s.Question().Next()
					d.Input(next[n%len(next)])
				}
			}
		})
	}
}

// After something was put right it is asked once which is right: the table, or the screen.
func TestPutRightAsksWhichIsRight(t *testing.T) {
	for answer, want := range map[string][]string{
		words.TableIsRight:  nil,
		words.ScreenIsRight: {"Move the ogre from i1 to c2."},
	} {
		d := onTable(t, "", "list")
		laidOut(t, d)
		d.Screen.PutRight()
		d.TapIn(d.Screen.Board(), must(d.Screen.Board().Where(pieceOf(t, d, "the ogre"))))
		d.TapIn(d.Screen.Board(), must(d.Screen.Board().Where(spaceCalled(t, d, "c2"))))
		if at := spaceOf(t, d, "the ogre"); at != "c2" {
			t.Fatalf("the ogre was put on %s", at)
		}
		d.Screen.PutRight()
		if d.Pictures = folder(t); d.Pictures != "" {
			d.Picture("which")
		}
		d.Press(answer)
		toDo(t, d, want...)
	}
	d := onTable(t, "", "list") // nothing was changed, and nothing is asked
	laidOut(t, d)
	d.Screen.PutRight()
	d.Screen.PutRight()
	if d.Window.Canvas().Overlays().Top() != nil {
		t.Error("it is asked which is right though nothing was changed")
	}
}

// What nobody has answered is asked again when the match is opened, and what was answered is not.
func TestWhichIsRightIsAskedAgainUntilItIsAnswered(t *testing.T) {
	path := filepath.Join(t.TempDir(), "evening.match")
	d := onTable(t, path, "list")
	laidOut(t, d)
	if err := d.Screen.Session().PlayText("table: fix put O1 c2"); err != nil {
		t.Fatal(err)
	}
	for _, asks := range []bool{true, false} {
		d.Screen.Leave()
		d = openedAt(t, path)
		if asked := d.Window.Canvas().Overlays().Top() != nil; asked != asks {
			t.Fatalf("it is asked which is right: %v, not %v", asked, asks)
		}
		if asks {
			d.Press(words.TableIsRight)
		}
		toDo(t, d)
	}
}

// pieceOf and spaceCalled return a piece and a space of the board by what they are called.
func pieceOf(t *testing.T, d *tabletest.Driver, name string) tableau.Input {
	t.Helper()
	for _, piece := range d.Screen.Board().Scene().Pieces {
		if piece.Name == name {
			return tableau.APiece(piece.ID)
		}
	}
	t.Fatalf("there is no piece %q", name)
	return tableau.Input{}
}

func spaceCalled(t *testing.T, d *tabletest.Driver, name string) tableau.Input {
	t.Helper()
	for _, spot := range d.Screen.Board().Scene().Spots {
		if spot.Name == name {
			return tableau.ASpot(spot.ID)
		}
	}
	t.Fatalf("there is no space %q", name)
	return tableau.Input{}
}

// spaceOf returns where the board shows a piece.
func spaceOf(t *testing.T, d *tabletest.Driver, name string) string {
	t.Helper()
	scene := d.Screen.Board().Scene()
	for _, piece := range scene.Pieces {
		if spot, ok := scene.Spot(piece.Spot); ok && piece.Name == name {
			return spot.Name
		}
	}
	t.Fatalf("there is no piece %q", name)
	return ""
}

// Undo of what is not done yet drops it; of what is done it gives the way back, and redo gives it anew.
func TestUndoGivesTheWayBack(t *testing.T) {
	d := onTable(t, "", "list")
	laidOut(t, d)
	playTo(t, d, "table: fix put O1 c2\ntable: fix put C1 a7")
	play := func(line string) {
		t.Helper()
		if err := d.Screen.Session().PlayText(line); err != nil {
			t.Fatal(err)
		}
		letSee(d)
	}
	play("table: fix put O1 c4")
	toDo(t, d, "Move the ogre from c2 to c4.")
	d.Screen.Undo()
	toDo(t, d)
	d.Screen.Redo()
	toDo(t, d, "Move the ogre from c2 to c4.")
	letSee(d)
	d.Key(fyne.KeySpace)
	toDo(t, d)
	d.Key(fyne.KeyPageUp)
	toDo(t, d, "Move the ogre from c4 to c2.")
	d.Screen.Redo()
	toDo(t, d)
}

// afterTheOwl plays up to the owl's 2, of which nothing is done on the table yet, in a match kept at a path.
func afterTheOwl(t *testing.T) (d *tabletest.Driver, path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "evening.match")
	d = onTable(t, path, "list")
	laidOut(t, d)
	playTo(t, d, "table: fix turn obstructors")
	if err := d.Screen.Session().PlayText("dice: 2"); err != nil {
		t.Fatal(err)
	}
	letSee(d)
	return d, path
}

// Going on begins with what came since the last finished order; and the file says what lies there.
func TestGoingOnBeginsWithWhatIsNotDoneYet(t *testing.T) {
	d, path := afterTheOwl(t)
	owl := d.Screen.Orders()
	if len(owl) != 1 || !strings.HasPrefix(owl[0], "Move the ") {
		t.Fatalf("after the owl's 2 is to be done %q", owl)
	}
	d.Screen.Leave()
	written, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"pieces  = \"table\"\n", "\n# on the table\n"} {
		if !strings.Contains(string(written), want) {
			t.Errorf("the file does not say %q:\n%s", want, written)
		}
	}
	again := openedAt(t, path)
	letSee(again)
	toDo(t, again, owl...)
	again.Press(words.Done)
	toDo(t, again)
}

// After a long break somebody may have moved the pieces: it is asked, once, whether they still lie there.
func TestAfterALongBreakItIsAskedWhetherTheTableIsTheSame(t *testing.T) {
	path := filepath.Join(t.TempDir(), "evening.match")
	d := onTable(t, path, "list")
	laidOut(t, d)
	d.Screen.Leave()
	for _, at := range []struct {
		later time.Duration
		asks  bool
	}{{2 * time.Hour, false}, {20 * time.Hour, true}} {
		again := openedLater(t, path, at.later)
		again.Pictures = folder(t)
		again.Picture("break")
		if asked := again.Window.Canvas().Overlays().Top() != nil; asked != at.asks {
			t.Errorf("%v later: asked: %v", at.later, asked)
		}
		if at.asks {
			again.Press(words.ItIsTheSame)
			toDo(t, again)
		}
		again.Screen.Leave()
	}
}

// Going on after a long break, it is asked whether the table lies as it was left at the last finished order.
// What came since then is to be done after that, and not taken as done.
func TestAfterALongBreakWhatIsNotDoneYetComesNext(t *testing.T) {
	d, path := afterTheOwl(t)
	owl := d.Screen.Orders()
	moved := regexp.MustCompile(`^Move (the \S+) from (\S+) to (\S+)\.$`).FindStringSubmatch(strings.Join(owl, " "))
	if moved == nil {
		t.Fatalf("after the owl's 2 is to be done %q", owl)
	}
	d.Screen.Leave()
	again := openedLater(t, path, 20*time.Hour)
	again.Pictures = folder(t)
	again.Picture("break")
	if again.Window.Canvas().Overlays().Top() == nil {
		t.Fatal("nobody is asked whether it is still the same")
	}
	said := saidIn(again.Window.Canvas().Overlays().Top())
	if !strings.Contains(said, moved[2]+": "+moved[1]) || strings.Contains(said, moved[3]+": "+moved[1]) {
		t.Errorf("the table was left otherwise than it is told:\n%s", said)
	}
	again.Press(words.ItIsTheSame)
	toDo(t, again, owl...)
	letSee(again)
	again.Press(words.Done)
	toDo(t, again)
}

// One at a time, each order shows the board after it; only told, nothing is to be done.
func TestOrdersAreGivenAtThePaceThatPeopleWant(t *testing.T) {
	d := onTable(t, "", "each")
	laidOut(t, d)
	for _, line := range []string{"table: fix put O1 c2", "table: fix put O2 c4"} {
		if err := d.Screen.Session().PlayText(line); err != nil {
			t.Fatal(err)
		}
	}
	letSee(d)
	toDo(t, d, "Move the ogre from i1 to c2.")
	if on := spaceOf(t, d, "the goblin"); on == "c4" {
		t.Error("the board shows what comes after the order")
	}
	d.Key(fyne.KeySpace)
	if len(d.Screen.Orders()) != 1 || !strings.HasPrefix(d.Screen.Orders()[0], "Move the goblin") {
		t.Errorf("then is to be done %q", d.Screen.Orders())
	}
	if on := spaceOf(t, d, "the goblin"); on != "c4" {
		t.Errorf("the goblin is shown on %s", on)
	}
	d.Rune('o') // only told
	toDo(t, d)
	d.Rune('o') // as a list: people have seen to it meanwhile
	toDo(t, d)
}

// The band keeps its place in every window and look, and what is to be done can be read.
func TestTheBandInEveryLook(t *testing.T) {
	eachLook(t, func(t *testing.T, size fyne.Size, set settings.Settings) {
		h := sittersHeader()
		h.Pieces, h.Dice, h.Seats[0].Names = record.OnTable, "table", []string{"Mia"}
		h.Seats[1] = record.Seat{ID: "obstructors", Bot: "easy"}
		d := tabletest.Open(t, size, set, begun(t, "", h, session.Options{Resolve: games.All().Resolve,
			Say: games.All().Say, Random: rand.New(rand.NewPCG(38, 1))}))
		pictures := folder(t)
		see := func(name string) {
			t.Helper()
			if d.Pictures = pictures; pictures != "" {
				d.Picture(name)
			}
			if high := d.Screen.BandHeight(); high <= 0 || high > size.Height/3 {
				t.Errorf("%s: the band takes %.0f of %.0f", name, high, size.Height)
			}
		}
		d.Rune('s')
		see("a-chests")
		letSee(d)
		d.Key(fyne.KeySpace)
		see("b-delvers")
		d.Press(words.OrdersAllThere)
		playTo(t, d, "table: fix turn obstructors")
		see("c-nothing")
		if err := d.Screen.Session().PlayText("dice: 2"); err != nil {
			t.Fatal(err)
		}
		letSee(d)
		see("d-bot")
	})
}

// Below the band the log is never half in sight: there is room for it, or it is folded away and one tap shows
// it. The next move folds it away again, so that nobody has to look for the dice.
func TestTheLogFoldsAwayBelowTheBand(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(800, 600), fyne.NewSize(1024, 600), usual, fyne.NewSize(1920, 1080)} {
		d := onTable(t, "", "list")
		d.Window.Resize(size)
		d.Pictures = folder(t)
		laidOut(t, d)
		d.Picture("folded")
		log, folds := d.Screen.Places()["log"], false
		if _, shown := d.Screen.Places()["log"]; !shown {
			folds = true
			d.Rune('l')
			log, shown = d.Screen.Places()["log"], true
			if _, hand := d.Screen.Places()["hand"]; !shown || hand {
				t.Errorf("%v: L shows %v", size, d.Screen.Places())
			}
			d.Picture("unfolded")
		}
		if log[1] < 2*8+logbook.Least {
			t.Errorf("%v: the log is %.0f high, at %.0f", size, log[1], log[0])
		}
		if err := d.Screen.Session().PlayText("dice: 4"); err != nil {
			t.Fatal(err)
		}
		letSee(d)
		if _, hand := d.Screen.Places()["hand"]; !hand {
			t.Errorf("%v: after a roll the hand is out of sight", size)
		}
		if folds != (size.Height < 1000) && size.Width > 900 {
			t.Errorf("%v: folds: %v", size, folds)
		}
	}
}

// "Is it still the same?" tells how the table should lie. If it does, all that was asked for is done, and the
// file says so; if not, the screen is put right.
func TestTheTableIsStillTheSame(t *testing.T) {
	path := filepath.Join(t.TempDir(), "evening.match")
	d := onTable(t, path, "list")
	d.Rune('s')
	d.Press(words.ThisMatch)
	d.Press(words.StillTheSame)
	if said := saidIn(d.Window.Canvas().Overlays().Top()); !strings.Contains(said, words.FarLeft) ||
		!strings.Contains(said, "Mia's wizard") {
		t.Errorf("it is told\n%s", said)
	}
	d.Picture("same")
	d.Press(words.ItIsTheSame)
	toDo(t, d)
	if text, _ := os.ReadFile(path); !strings.Contains(string(text), record.LiesThere) {
		t.Errorf("the file says\n%s", text)
	}
	d.Rune('i')
	d.Press(words.PutItRight)
	if !d.Screen.Fixing() {
		t.Error("nothing is put right")
	}
}

// Places can be typed by their names after /, with Enter; what nothing is called is said, and nothing
// happens.
func TestPlacesAreTyped(t *testing.T) {
	d := onTable(t, "", "list")
	laidOut(t, d)
	if err := d.Screen.Session().PlayText("dice: 3"); err != nil {
		t.Fatal(err)
	}
	letSee(d)
	from := ""
	for _, piece := range d.Screen.Board().Scene().Pieces {
		if piece.Name == "Mia's wizard" {
			spot, _ := d.Screen.Board().Scene().Spot(piece.Spot)
			from = spot.Name
		}
	}
	enter := func(text string) {
		d.Rune('/')
		for _, r := range text {
			d.Rune(r)
		}
		d.Picture("typed")
		d.Key(fyne.KeyReturn)
	}
	enter("z9")
	if said := saidIn(d.Window.Canvas().Overlays().Top()); !strings.Contains(said, "Nothing here is called z9.") {
		t.Errorf("it is said\n%s", said)
	}
	d.Key(fyne.KeyEscape)
	enter(strings.ToUpper(from) + " d" + from[1:])
	if line := last(d); line != "collectors: move C1 d"+from[1:] {
		t.Errorf("after the names of places the last line is %q", line)
	}
}

// After a move that may not be made, the piece is put back: people have moved it there.
func TestARefusedMoveIsPutBack(t *testing.T) {
	d := onTable(t, "", "list")
	laidOut(t, d)
	if err := d.Screen.Session().PlayText("dice: 1"); err != nil {
		t.Fatal(err)
	}
	letSee(d)
	scene := d.Screen.Board().Scene()
	for _, piece := range scene.Pieces {
		if piece.Name != "Mia's wizard" {
			continue
		}
		from, _ := scene.Spot(piece.Spot)
		d.Rune('/')
		for _, r := range from.Name + " f" + from.Name[1:] {
			d.Rune(r)
		}
		d.Key(fyne.KeyReturn)
		if said := d.Screen.Prompt(); !strings.HasSuffix(said, " Put Mia's wizard back on "+from.Name+".") {
			t.Errorf("it is said %q", said)
		}
		return
	}
	t.Error("there is no wizard")
}
