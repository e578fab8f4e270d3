package window_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/system/spool"
	"homespun/companion/window/table"
	"homespun/printables/deck"
	"homespun/printables/printer"
	"homespun/rulesets/household"
)

// says reports whether the window shows a text somewhere.
func (d *desk) says(text string) bool {
	found := false
	c := d.shell.Window.Canvas()
	roots := append([]fyne.CanvasObject{c.Content()}, c.Overlays().List()...)
	for _, root := range roots {
		found = found || holds(root, text)
	}
	return found
}

// holds reports whether an object that can be seen, or one in it, has a text.
func holds(o fyne.CanvasObject, text string) bool {
	if !o.Visible() {
		return false
	}
	for _, said := range textsOf(o) {
		if strings.Contains(said, text) {
			return true
		}
	}
	for _, child := range childrenOf(o) {
		if holds(child, text) {
			return true
		}
	}
	return false
}

// cards puts decks into the folder: one that is fine, one with hostile letters, and one that is broken.
func cards(t *testing.T) func(household.Folder) {
	return func(folder household.Folder) {
		write(t, filepath.Join(folder.Decks(), "dares.toml"), string(deck.Example()))
		write(t, filepath.Join(folder.Decks(), "odd.toml"),
			"title = \""+strings.Repeat("W", 300)+" مرحبا 🐉\"\n[[card]]\ntitle = \"Győző 龍之介\"\ntext = \""+
				strings.Repeat("long ", 200)+"\"\n")
		write(t, filepath.Join(folder.Decks(), "broken.toml"),
			"title = \"Broken\"\n[[card]]\ntitel = \"Flamingo\"\ncount = 0\n")
		p := printer.New("Kitchen", "letter")
		p.Margin, p.BackX, p.Flip = 4, 0.5, printer.Short
		if _, err := printer.Save(folder.Printers(), p); err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(folder.Printers(), "torn.toml"), "name = \"Torn\"\nmargin = \"wide\"\n")
	}
}

// Decks of the family's own are listed with what is wrong with the broken ones, printed, and read again as
// soon as they are saved.
func TestDecksArePrinted(t *testing.T) {
	d := open(t, usual, settings.Default(), cards(t))
	d.picture("1-shelf")
	d.press("Our own cards")
	d.title("Our own cards")
	d.picture("2-decks")
	d.reach()
	for _, text := range []string{"Rainy Sunday dares", "11 cards of 6 kinds", "broken.toml", "Line 3: "} {
		if !d.says(text) {
			t.Errorf("the list does not say %q", text)
		}
	}
	d.key(fyne.KeySpace) // the first deck has the keys
	d.title("Rainy Sunday dares: Print")
	d.picture("3-print")
	d.reach()
	if !d.says("of the paper used") || !d.says("Folded over") {
		d.press("Cards")
	}
	d.picture("4-cards")
	path := filepath.Join(d.folder.Decks(), "dares.toml")
	change := func(text string, seconds int) {
		write(t, path, text)
		when := time.Now().Add(time.Duration(seconds) * time.Second)
		if err := os.Chtimes(path, when, when); err != nil {
			t.Fatal(err)
		}
		d.tick()
		d.tick()
	}
	change("title = \"Only one\"\n[[card]]\ntitle = \"Flamingo\"\n", 5)
	d.title("Only one: Print")
	if !d.says("2 sheets of A4") { // the cover and the card
		t.Errorf("the changed deck is not shown")
	}
	change("title = \"Only one\"\n[[card]]\ntitel = \"Flamingo\"\n", 10)
	if !d.says("Line 3: ") {
		t.Errorf("what is wrong with the deck is not said")
	}
	d.picture("5-broken")
	change(string(deck.Example()), 15)
	if d.says("Line 3: ") || !d.says("of the paper used") {
		t.Errorf("the mended deck is not shown")
	}
	d.press("Both sides, long edge")
	if d.says("2 files: one side, both sides") {
		t.Errorf("there are two files, though nobody has asked for them")
	}
	d.press("More")
	d.press("In a file of their own")
	d.picture("6-two-files")
	if !d.says("2 files: one side, both sides") {
		t.Errorf("nothing says that there are two files")
	}
	d.press("Save and open")
	for _, name := range []string{"Rainy Sunday dares A4.pdf", "Rainy Sunday dares A4 both sides.pdf"} {
		if data, err := os.ReadFile(filepath.Join(d.folder.Prints(), name)); err != nil ||
			!bytes.HasPrefix(data, []byte("%PDF-")) {
			t.Errorf("%s: %.8q, %v", name, data, err)
		}
	}
	if len(d.opened) != 2 {
		t.Errorf("opened %q, want both files", d.opened)
	}
	d.picture("7-saved")
	d.press("150 dpi")
	d.press("Save the pictures")
	if pictures, err := filepath.Glob(
		filepath.Join(d.folder.Prints(), "Rainy Sunday dares A4", "*.png")); err != nil || len(pictures) < 7 {
		t.Errorf("%d pictures, %v", len(pictures), err)
	}
	d.picture("8-more")
}

// Measured printers are chosen in the print shop with their paper; broken files are told and stop nothing.
func TestAPrinterIsChosen(t *testing.T) {
	d := open(t, usual, settings.Default(), cards(t))
	d.press("Print")
	d.press("Printer")
	d.picture("1-printers")
	if !d.says("torn.toml: ") {
		t.Errorf("the broken file of a printer is not told")
	}
	d.press("Kitchen")
	d.picture("2-chosen")
	if !d.says("of Letter") {
		t.Errorf("the printer’s paper is not taken")
	}
	if set, err := settings.Load(d.shell.Deps.Settings); err != nil || set.Printer != "Kitchen" ||
		set.Paper != "letter" {
		t.Errorf("kept %v, %v", set, err)
	}
	d.press("None")
	if set, _ := settings.Load(d.shell.Deps.Settings); set.Printer != "" {
		t.Errorf("kept %v", set)
	}
}

// A printer is measured step by step, each of which can be left out, and printed with afterwards.
func TestAPrinterIsMeasured(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("Print")
	d.press("Printer")
	d.press("Measure a printer …")
	d.title("Measure a printer")
	d.press("Save the printer")
	if d.shell.Window.Canvas().Overlays().Top() == nil {
		t.Errorf("a printer without a name is saved")
	}
	d.picture("0-nameless")
	d.key(fyne.KeyEscape)
	d.write("Kitchen 🐉")
	d.picture("1-paper")
	d.reach()
	d.key(fyne.KeyReturn)
	d.press("Open probe and ruler")
	d.press("Margin in mm +")
	d.picture("2-margin")
	d.reach()
	d.press("Next step")
	d.press("Across, 0 to 180, it measured")
	d.write("179.1")
	d.next(1)
	d.write("abc")
	d.picture("3-size")
	d.reach()
	if !d.says("0.5 % larger across") || !d.says("Give a length in millimetres.") {
		t.Errorf("what follows from the rulers is not said")
	}
	d.press("Next step")
	d.press("Open the back sheet")
	d.picture("4-saved")
	d.press("Show in folder")
	if len(d.shown) != 1 || d.shown[0] != d.opened[1] {
		t.Errorf("shown %q, want the back sheet", d.shown)
	}
	d.press("Short edge")
	d.press("X at the top, mm +")
	d.press("X at the bottom, mm +")
	d.press("Y, mm −")
	d.picture("4-backs")
	d.reach()
	if len(d.opened) != 2 {
		t.Errorf("opened %q, want the probe and the back sheet", d.opened)
	}
	d.press("Save the printer")
	d.title("SiTTeRS: Print")
	got, err := printer.Find(d.folder.Printers(), "Kitchen 🐉")
	want := printer.New("Kitchen 🐉", "a4")
	want.Margin, want.ScaleX, want.Flip, want.BackX, want.BackY = 10.5, 1.005, printer.Short, 0.1, -0.1
	if err != nil || got != want {
		t.Errorf("saved %+v, %v; want %+v", got, err, want)
	}
	d.picture("5-print")
	d.press("Measure it again")
	d.title("Measure a printer: Kitchen 🐉")
	d.press("4  Backs")
	d.picture("6-again")
	d.press("X at the top, mm +")
	d.press("Save the printer")
	if got, err = printer.Find(d.folder.Printers(), "Kitchen 🐉"); err != nil || got.BackX != 0.15 ||
		got.ScaleX != 1.005 || got.BackTurn == 0 {
		t.Errorf("measured again: %+v, %v", got, err)
	}
	if all, _ := printer.List(d.folder.Printers()); len(all) != 1 {
		t.Errorf("%d printers, want 1", len(all))
	}
}

// What was chosen is there again when the screen is come back to.
func TestThePrintShopRemembers(t *testing.T) {
	d := open(t, usual, settings.Default(), cards(t))
	d.press("Print")
	d.press("Full")
	d.press("Single parts")
	d.press("Rulebook")
	d.press("Letter")
	d.press("More")
	d.press("Copies +")
	if !d.says("3 of 12: Board A1") { // the first page for tonight is still looked at
		t.Errorf("the board is not shown")
	}
	d.press("Next")
	if !d.says("4 of 12: Board B1") {
		t.Errorf("the second half of the board is not shown")
	}
	d.key(fyne.KeyEscape)
	d.title("Homespun")
	d.press("Print")
	for _, text := range []string{"4 of 12: Board B1", "of Letter", "Empty spares"} { // the group stays open
		if !d.says(text) {
			t.Errorf("%q is forgotten", text)
		}
	}
	d.picture("again")
}

// Notices are read whole: a short one in the foot, several behind a button.
func TestNoticesAreReadWhole(t *testing.T) {
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		long := strings.Repeat("A card that says far too much for its size. ", 60)
		text := "title = \"Wordy\"\n"
		for range 6 {
			text += "[[card]]\ntitle = \"龍之介 🐉\"\ntext = \"" + long + "\"\n"
		}
		write(t, filepath.Join(folder.Decks(), "wordy.toml"), text)
	})
	d.press("Our own cards")
	d.key(fyne.KeySpace)
	d.title("Wordy: Print")
	d.picture("1-foot")
	for range 400 {
		d.next(1)
		if strings.HasSuffix(label(d.shell.Window.Canvas().Focused()), " notes") {
			break
		}
	}
	d.key(fyne.KeySpace)
	if d.shell.Window.Canvas().Overlays().Top() == nil {
		t.Fatal("no notes are shown")
	}
	d.picture("2-notes")
	if !d.says("wordy.toml:") || d.says(string(d.folder)) {
		t.Errorf("the notes do not say where, in few words")
	}
	d.key(fyne.KeyEnd)
	d.picture("3-end")
	d.key(fyne.KeyEscape)
	d.title("Wordy: Print")
}

// A print is handed to the printer that is chosen, at its measured profile if the family has measured one of
// that name; where there is no printer, it is saved and opened.
func TestAPrinterPrints(t *testing.T) {
	d := open(t, usual, settings.Default(), cards(t))
	d.printers.names = []string{"Attic_Laser", "Kitchen", "Broken"}
	d.press("Print")
	d.press("Full") // its booklet is printed on both sides
	d.picture("print-1")
	d.press("Print")
	d.picture("print-2-which")
	d.press("Kitchen")
	if d.printers.to != "Kitchen" || len(d.printers.files) == 0 {
		t.Fatalf("%q was given %v", d.printers.to, d.printers.files)
	}
	for _, file := range d.printers.files {
		if data, err := os.ReadFile(file.Path); err != nil || !strings.HasPrefix(string(data), "%PDF") {
			t.Errorf("%s is no print: %v", file.Path, err)
		}
		if file.Sides == "" {
			t.Errorf("%s does not say on which sides", file.Path)
		}
	}
	if sent := d.printers.files; len(sent) != 2 || sent[0].Sides != spool.OneSide || sent[0].First != 1 ||
		sent[1].Sides != spool.ShortEdge || sent[1].First != sent[0].Last+1 || sent[1].Path != sent[0].Path {
		t.Errorf("the set and behind it its booklet, for both sides, are sent as %+v", sent)
	}
	if size := d.printers.files[0].Size; size.Name != "a4" || d.shell.Settings().Printer != "Kitchen" {
		t.Errorf("it is printed on %v with the profile %q, not as Kitchen was measured", size,
			d.shell.Settings().Printer)
	}
	if !d.says("On its way to Kitchen.") {
		t.Error("nothing says where the pages went")
	}
	d.picture("print-3-sent")
	d.press("Print")
	d.press("Broken")
	if !d.says("out of paper") {
		t.Error("the printer's trouble is not told")
	}
	d.key(fyne.KeyEscape)
	d.printers.names, d.opened = nil, nil
	d.press("Print")
	if len(d.opened) == 0 {
		t.Error("without a printer nothing is opened")
	}
}

// Who loses a piece in mid-match prints it from the table, under *This match*, and comes back to the same match.
func TestPrintingInMidMatch(t *testing.T) {
	path := ""
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		path = keep(t, folder, 0, 0, seated("Ava"), seated("Ben"))
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		write(t, path, strings.Replace(string(text), "+++\n", "+++\npieces = \"table\"\n", 1))
	})
	d.shell.Drop(path)
	if d.shell.Window.Canvas().Overlays().Top() != nil {
		d.press(words.ItIsTheSame)
	}
	d.press(words.ThisMatch)
	d.picture("1-this-match")
	d.press(words.Print)
	d.picture("2-print")
	d.title("SiTTeRS: Print")
	d.key(fyne.KeyEscape)
	screen, playing := d.shell.Screen().(*table.Screen)
	if !playing || screen.Session().Path() != path {
		t.Errorf("the way back leads to %q", d.shell.Screen().Title())
	}
}
