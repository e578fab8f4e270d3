package window_test

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"homespun/companion/system/settings"
	"homespun/companion/window/screens/cardform"
	"homespun/companion/window/screens/printshop"
	"homespun/engines/enginetest/round"
	"homespun/printables/deck"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// dares is the only deck in the folder.
func (d *desk) dares() string { return filepath.Join(d.folder.Decks(), "dares.toml") }

// ofDeck returns the text of that deck, after all that is typed has rested.
func (d *desk) ofDeck() string {
	d.Helper()
	d.tick()
	text, err := os.ReadFile(d.dares())
	if err != nil {
		d.Fatal(err)
	}
	return string(text)
}

// toCards opens the cards of a deck of some text, "" for the example.
func toCards(t *testing.T, size fyne.Size, set settings.Settings, text string) *desk {
	t.Helper()
	d := open(t, size, set, func(folder household.Folder) {
		if text == "" {
			text = string(deck.Example())
		}
		write(t, filepath.Join(folder.Decks(), "dares.toml"), text)
	})
	d.press("Our own cards")
	d.press("Change")
	if _, ok := d.shell.Screen().(*cardform.Screen); !ok {
		t.Fatalf("%q is shown", d.shell.Screen().Title())
	}
	return d
}

// to gives the keys to what is called so.
func (d *desk) to(name string) fyne.Focusable {
	d.Helper()
	for range 100 {
		if f := d.shell.Window.Canvas().Focused(); f != nil && strings.HasPrefix(label(f), name) {
			return f
		}
		d.shell.Window.Canvas().FocusNext()
	}
	d.Fatalf("nothing called %q has the keys", name)
	return nil
}

// shortcut types a key with Ctrl into what has the keys.
func (d *desk) shortcut(key fyne.KeyName) {
	d.Helper()
	d.shell.Window.Canvas().Focused().(fyne.Shortcutable).TypedShortcut(
		&desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierControl})
}

// A new deck is its cards at once, of the name that it was given. No program text is seen.
func TestANewDeck(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("Our own cards")
	d.picture("1-none")
	for _, name := range []string{"Ava's \"best\" 🐉", "🐉"} {
		d.press("New deck")
		d.write(name)
		d.key(fyne.KeyReturn)
		if _, ok := d.shell.Screen().(*cardform.Screen); !ok || len(d.opened) > 0 {
			t.Fatalf("%q is shown, and %q opened", d.shell.Screen().Title(), d.opened)
		}
		d.picture("2-new")
		d.key(fyne.KeyEscape)
		d.title("Our own cards")
	}
	for _, c := range [][2]string{{"Ava's _best_ 🐉", "Ava's \"best\" 🐉"}, {"Cards", "🐉"}} {
		found, _ := filepath.Glob(filepath.Join(d.folder.Decks(), "*.toml"))
		if len(found) != 2 {
			t.Fatalf("the decks are %q", found)
		}
		cards, err := deck.Read(found[map[bool]int{true: 1, false: 0}[c[0] == "Cards"]])
		if err != nil || cards.Title != rulesets.CleanName(c[1]) {
			t.Errorf("%q: got %v, %v", c[1], cards, err)
		}
	}
}

// A card is chosen, its words are changed and printed, and every other byte of the file stays.
func TestTheWordsOfACardAreChanged(t *testing.T) {
	d := toCards(t, usual, settings.Default(), "")
	first := d.ofDeck()
	d.to("Card 1 of 6")
	d.key(fyne.KeyRight)
	if !d.says("Card 2 of 6") {
		t.Error("the arrows choose no card")
	}
	d.key(fyne.KeyReturn)
	title := d.to("Title")
	d.write(" today")
	d.key(fyne.KeyReturn)
	d.write("Now: ")
	d.picture("1-typed")
	want := strings.NewReplacer("Pirate weather\"", "Pirate weather today\"", "\"Tell what", "\"Now: Tell what").Replace(first)
	if got := d.ofDeck(); got != want {
		t.Errorf("the file is\n%s", got)
	}
	d.shell.Window.Canvas().Focus(title)
	d.key(fyne.KeyEnd)
	d.write("!")
	d.press("How many +")
	want = strings.Replace(strings.Replace(want, "today\"", "today!\"", 1), "\"#B07D2B\"\ncount  = 2", "\"#B07D2B\"\ncount  = 3", 1)
	if got := d.ofDeck(); got != want {
		t.Errorf("the file is\n%s", got)
	}
	d.press("Print")
	if _, ok := d.shell.Screen().(*printshop.Screen); !ok || !d.says("of A4") {
		t.Errorf("%q is shown", d.shell.Screen().Title())
	}
	d.key(fyne.KeyEscape)
	if !d.says("Card 2 of 6") {
		t.Error("coming back another card is chosen")
	}
	for range 4 { // the title twice, the words, how many
		d.press("Undo")
	}
	if got := d.ofDeck(); got != first {
		t.Errorf("undoing all gives\n%s", got)
	}
	d.press("Redo")
	if got := d.ofDeck(); got == first {
		t.Error("nothing is made again")
	}
	d.press("As text")
	if len(d.opened) != 1 || d.opened[0] != d.dares() {
		t.Errorf("opened %q", d.opened)
	}
}

// Cards are added, copied, moved by keys, by buttons and by dragging, and taken out; undo leads back.
func TestCardsComeAndGo(t *testing.T) {
	text := ""
	for _, title := range []string{"A", "B", "C"} {
		text += "# " + title + "\n[[card]]\ntitle = \"" + title + "\"\n\n"
	}
	d := toCards(t, usual, settings.Default(), text)
	titles := func() string {
		cards, err := deck.Read(d.dares())
		if err != nil {
			t.Fatal(err)
		}
		said := ""
		for _, card := range cards.Cards {
			said += card.Title
		}
		return said
	}
	step := func(name, want string, do func()) {
		t.Helper()
		if do(); titles() != want {
			t.Errorf("%s: the cards are %s, want %s", name, titles(), want)
		}
	}
	step("Ctrl and right", "BAC", func() { d.to("Card 1"); d.shortcut(fyne.KeyRight) })
	step("Ctrl and End", "BCA", func() { d.shortcut(fyne.KeyEnd) })
	step("earlier", "BAC", func() { d.press("Earlier") })
	step("copy", "BAAC", func() { d.press("Copy") })
	step("later", "BACA", func() { d.press("Later") })
	step("take out", "BAC", func() { d.press("Take out") })
	step("delete", "BA", func() { d.to("Card 3"); d.key(fyne.KeyDelete) })
	step("add", "BAX", func() { d.press("Add a card"); d.write("X"); d.tick() })
	d.picture("1-three")
	wall := d.to("Card 3 of 3: X").(interface {
		fyne.Draggable
		fyne.CanvasObject
	})
	step("dragged", "XBA", func() {
		from, to := fyne.NewPos(wall.Size().Width*0.6, 60), fyne.NewPos(10, 80)
		for _, at := range []fyne.Position{from.AddXY(2, 0), from.AddXY(-60, 8), to} {
			wall.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: fyne.NewDelta(2, 0)})
		}
		d.picture("2-dragged")
		wall.DragEnd()
	})
	if !strings.Contains(d.ofDeck(), "# A\n[[card]]\ntitle = \"A\"") {
		t.Errorf("a card has lost its remark:\n%s", d.ofDeck())
	}
	for range 20 {
		d.shell.TypedShortcut(&fyne.ShortcutUndo{})
	}
	if got := d.ofDeck(); got != text {
		t.Errorf("undoing all gives\n%s", got)
	}
}

// The picture of a card is one of the program's, found by a word, or one of the family's own.
func TestACardGetsAPicture(t *testing.T) {
	d := toCards(t, usual, settings.Default(), "[[card]]\ntitle = \"Rex\"\n")
	drawn := image.NewRGBA(image.Rect(0, 0, 40, 60))
	for i := range 40 * 60 {
		drawn.Set(i%40, i/40, color.RGBA{200, uint8(4 * (i / 60)), 40, 255})
	}
	for _, path := range []string{filepath.Join(d.folder.Pictures(), "rex.png"), filepath.Join(d.folder.Decks(), "tree.png")} {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		file, err := os.Create(path)
		if err == nil {
			err = png.Encode(file, drawn)
			file.Close()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct{ press, want string }{
		{"Rex.png", "image = \"rex.png\""}, {"Tree.png", "image = \"tree.png\""}, {"Dragon face", "icon = \"dragon-face\""},
	} {
		d.press("Choose a picture")
		if c.press == "Dragon face" {
			d.to("Look for a picture")
			d.write("dragon fa")
		}
		d.press(c.press)
		d.picture("1-chooser " + c.press)
		d.press("Take this one")
		d.picture("2-taken " + c.press)
		if want := "[[card]]\ntitle = \"Rex\"\n" + c.want + "\n"; d.ofDeck() != want {
			t.Errorf("%s: the file is\n%s", c.press, d.ofDeck())
		}
	}
	d.press("Choose a picture")
	d.press("No picture")
	if got := d.ofDeck(); got != "[[card]]\ntitle = \"Rex\"\n" {
		t.Errorf("without a picture the file is\n%s", got)
	}
}

// Whatever is tapped and typed in whatever order, the file can be printed at any time, undoing all leads back to its
// first bytes, and nothing goes on behind a page that is left.
func TestCardsAtRandom(t *testing.T) {
	for range round.Many(1, 2, 20) {
		seed := rand.Uint64()
		t.Run(fmt.Sprint(seed), func(t *testing.T) { anythingGoes(t, rand.New(rand.NewPCG(seed, seed))) })
	}
}

func anythingGoes(t *testing.T, dice *rand.Rand) {
	d := toCards(t, usual, settings.Default(), "")
	first := d.ofDeck()
	wall := d.to("Card 1").(interface {
		fyne.Focusable
		fyne.Draggable
		fyne.CanvasObject
	})
	somewhere := func() fyne.Position {
		return fyne.NewPos(dice.Float32()*wall.Size().Width, dice.Float32()*wall.Size().Height)
	}
	keys := []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyHome, fyne.KeyEnd,
		fyne.KeyPageDown, fyne.KeyDelete, fyne.KeyReturn}
	for range 40 {
		d.shell.Window.Canvas().Focus(wall)
		switch dice.IntN(8) {
		case 0:
			d.shortcut(keys[dice.IntN(7)])
		case 1:
			name := []string{"Copy", "Take out", "Add a card", "Earlier", "Later", "How many +"}[dice.IntN(6)]
			if b := d.button(name); b == nil || !b.Disabled() {
				d.press(name)
			}
		case 2:
			d.to("Title")
			d.write([]string{"a\"b", "龍", "\\", "ab"}[dice.IntN(4)])
		case 3:
			d.to("Words")
			d.key(fyne.KeyReturn)
			d.write([]string{"x = '''", "# no remark", "[[card]]", "é"}[dice.IntN(4)])
		case 4:
			for _, at := range []fyne.Position{somewhere(), somewhere(), somewhere()} {
				wall.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}})
			}
			wall.DragEnd()
		case 5:
			d.shell.TypedShortcut([]fyne.Shortcut{&fyne.ShortcutUndo{}, &fyne.ShortcutRedo{}}[dice.IntN(2)])
		case 6:
			d.shell.SetClipboard("title\ttext\nFrom afar\t\"two\nlines\"\n")
			d.shell.Paste()
		default:
			d.key(keys[dice.IntN(len(keys))])
		}
		if dice.IntN(3) == 0 {
			d.tick()
		}
		if _, err := deck.Read(d.dares()); err != nil {
			t.Fatalf("the deck cannot be printed: %v\n%s", err, d.ofDeck())
		}
		if d.shell.Window.Canvas().Overlays().Top() != nil {
			t.Fatalf("something is wrong\n%s", d.ofDeck())
		}
	}
	for range 200 {
		d.shell.TypedShortcut(&fyne.ShortcutUndo{})
	}
	if got := d.ofDeck(); got != first {
		t.Errorf("undoing all gives\n%s", got)
	}
	d.shell.Home()
	for range 4 {
		d.tick()
	}
	if len(d.timers) > 1 { // that of the shelf
		t.Errorf("%d timers go on behind the page", len(d.timers))
	}
}

// On a slow computer taps and words come while the background is at work: nothing is lost, and all of it is shown.
func TestCardsOnASlowComputer(t *testing.T) {
	d := toCards(t, usual, settings.Default(), "")
	d.posts = make(chan func(), 4096)
	var jobs []func()
	d.shell.Start = func(do func()) { jobs = append(jobs, do) }
	work := func() {
		for len(jobs) > 0 {
			do := jobs[0]
			jobs = jobs[1:]
			d.beside(do)
			(&mouse{desk: d}).settle()
		}
	}
	d.to("Title")
	d.write("Very ")
	d.press("How many +")
	d.press("Copy")
	d.to("Card")
	d.shortcut(fyne.KeyRight)
	d.shortcut(fyne.KeyRight)
	d.key(fyne.KeyEnd)
	work()
	if !d.says("Card 7 of 7") {
		t.Error("what is shown is old")
	}
	d.to("Title")
	d.write("All ")
	d.press("How many +")
	d.to("Title")
	d.write("over ")
	d.key(fyne.KeyEscape) // leaving writes what is still typed
	cards, err := deck.Read(d.dares())
	if err != nil {
		t.Fatal(err)
	}
	var is []string
	for _, card := range cards.Cards {
		is = append(is, fmt.Sprint(card.Title, card.Count))
	}
	want := "Sleepy owlVery 4 Pirate weather2 Sock dragons1 Sleepy owlVery 4 The floor is a puddle2" +
		" Treasure of the sofa1 SunshineAll over 3"
	if got := strings.Join(is, " "); got != want {
		t.Errorf("the cards are %s, want %s", got, want)
	}
}

// A spreadsheet that is pasted or dropped adds its cards; what is none is told, and nothing is written.
func TestASpreadsheetAddsItsCards(t *testing.T) {
	first := "[[card]]\ntitle = \"Owl\"\n"
	d := toCards(t, usual, settings.Default(), first)
	paste := func(text string) {
		d.shell.SetClipboard(text)
		d.shell.Paste()
	}
	paste("Fox\tRun.\nBat\tFly.\n")
	if got := d.ofDeck(); got != first+"\n[[card]]\ntitle = \"Fox\"\ntext = \"Run.\"\n\n[[card]]\ntitle = \"Bat\"\ntext = \"Fly.\"\n" {
		t.Errorf("the file is\n%s", got)
	}
	if !d.says("Card 2 of 3") {
		t.Error("the first new card is not chosen")
	}
	d.press("Undo")
	paste("Name\tCount\tWhim\nFox\t3\tnone\n")
	if got := d.ofDeck(); got != first+"\n[[card]]\ntitle = \"Fox\"\ncount = 3\n" {
		t.Errorf("the file is\n%s", got)
	}
	d.picture("1-remark")
	d.key(fyne.KeyEscape)
	d.press("Undo")
	file := filepath.Join(t.TempDir(), "cards.csv")
	write(t, file, "title;icon\nSea;droplet\n")
	d.shell.Drop(file)
	if got := d.ofDeck(); got != first+"\n[[card]]\ntitle = \"Sea\"\nicon = \"droplet\"\n" {
		t.Errorf("the file is\n%s", got)
	}
	before := d.ofDeck()
	for _, wrong := range []string{"Hello", "", "title\timage\nRex\trex.png\n", "title\tcount\nRex\tmany\n"} {
		paste(wrong)
		if d.shell.Window.Canvas().Overlays().Top() == nil {
			t.Errorf("%q: nothing is said", wrong)
		}
		d.picture("2-wrong")
		d.key(fyne.KeyEscape)
		if d.ofDeck() != before {
			t.Errorf("%q changes the file", wrong)
		}
	}
}

// What another program writes meanwhile is shown, and never written over; a mistake of it is told in the list of decks.
func TestAnotherProgramWritesTheDeck(t *testing.T) {
	d := toCards(t, usual, settings.Default(), "[[card]]\ntitle = \"Owl\"\n\n[[card]]\ntitle = \"Fox\"\n")
	n := 0
	other := func(text string) {
		n++
		write(t, d.dares(), text)
		when := time.Now().Add(time.Duration(n) * time.Minute)
		if err := os.Chtimes(d.dares(), when, when); err != nil {
			t.Fatal(err)
		}
	}
	d.press("Title")
	d.write("!")
	other("[[card]]\ntitle = \"Owl\"\n\n[[card]]\ntitle = \"Red fox\"\n")
	if got := d.ofDeck(); got != "[[card]]\ntitle = \"Owl!\"\n\n[[card]]\ntitle = \"Red fox\"\n" {
		t.Errorf("two changes of two cards give\n%s", got)
	}
	d.write("!")
	other("[[card]]\ntitle = \"Tawny owl\"\n\n[[card]]\ntitle = \"Red fox\"\n")
	if got := d.ofDeck(); !strings.Contains(got, "Tawny owl\"") || !d.says("Another program has just changed this card.") {
		t.Errorf("two changes of one card give\n%s", got)
	}
	d.key(fyne.KeyEscape)
	other("[[card]]\ntitel = \"Owl\"\n")
	d.ofDeck()
	d.picture("1-broken")
	d.key(fyne.KeyEscape)
	d.title("Our own cards")
	if !d.says("Line 2: ") {
		t.Error("what is wrong with the file is not said")
	}
	other("[[card]]\ntitle = \"Barn owl\"\n")
	d.tick()
	d.press("Change")
	for range 2 {
		d.press("Undo")
	}
	if got := d.ofDeck(); !strings.Contains(got, "Owl!") {
		t.Errorf("undone it is\n%s", got)
	}
	if err := os.Remove(d.dares()); err != nil {
		t.Fatal(err)
	}
	d.to("Card 1")
	d.press("Copy")
	if d.shell.Window.Canvas().Overlays().Top() == nil {
		t.Error("nobody is told that the file is gone")
	}
	if _, err := os.Stat(d.dares()); err == nil {
		t.Error("the file is written anew")
	}
}

// Words that are being typed are written when the screen is left, and when the window closes.
func TestTypedWordsAreKept(t *testing.T) {
	d := toCards(t, usual, settings.Default(), "[[card]]\ntitle = \"Owl\"\n")
	d.press("Title")
	d.write("s")
	d.key(fyne.KeyEscape)
	d.title("Our own cards")
	d.press("Change")
	d.press("Words")
	d.write("Hoo.")
	d.shell.Close()
	if got, _ := os.ReadFile(d.dares()); string(got) != "[[card]]\ntitle = \"Owls\"\ntext = \"Hoo.\"\n" {
		t.Errorf("the file is\n%s", got)
	}
}

// A deck of a thousand cards shows those in view, from its beginning to its end.
func TestAThousandCards(t *testing.T) {
	var text strings.Builder
	for i := range 1000 {
		fmt.Fprintf(&text, "[[card]]\ntitle = \"Card %d\"\ntext = \"What it does.\"\nicon = \"owl\"\n\n", i+1)
	}
	d := toCards(t, usual, settings.Default(), text.String())
	d.to("Card 1 of 1000")
	d.picture("1-first")
	d.key(fyne.KeyEnd)
	d.picture("2-last")
	if !d.says("Card 1000 of 1000") {
		t.Error("the last card is not chosen")
	}
	d.key(fyne.KeyPageUp)
	d.press("Copy")
	if cards, err := deck.Read(d.dares()); err != nil || len(cards.Cards) != 1001 {
		t.Errorf("%v", err)
	}
}

// The page is whole in every window, look and size of text.
func TestCardsAreLookedAt(t *testing.T) {
	round.Long(t)
	small, huge := fyne.NewSize(1024, 600), fyne.NewSize(2560, 1440)
	for _, one := range round.Sample(t, 1, []struct {
		size fyne.Size
		look string
		text int
	}{{usual, "light", 100}, {usual, "dark", 100}, {small, "light", 100}, {small, "dark", 100}, {small, "dark", 200},
		{small, "light", 200}, {usual, "light", 200}, {usual, "dark", 200}, {usual, "contrast", 100}, {huge, "light", 100}}) {
		t.Run(fmt.Sprint(one.size.Width, one.look, one.text), func(t *testing.T) {
			d := toCards(t, one.size, look(one.look, one.text), "")
			d.picture("1-cards")
			d.reach()
			d.press("Title")
			d.write(strings.Repeat("W", 40))
			d.press("Words")
			d.picture("2-words")
			d.press("Choose a picture")
			d.picture("3-picture")
			d.key(fyne.KeyEscape)
			d.to("Card 1")
			d.key(fyne.KeyEnd)
			d.picture("4-last")
			d.press("Take out")
			d.picture("5-out")
			d.key(fyne.KeyEscape)
			d.picture("6-decks")
		})
	}
}
