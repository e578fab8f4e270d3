package main

import (
	"bytes"
	"encoding/json"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"homespun/companion/match/games"
	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/system/settings"
	"homespun/engines"
	"homespun/printables/deck"
	"homespun/printables/parcel"
	"homespun/printables/printer"
	"homespun/rulesets"
	"homespun/rulesets/household"
	"homespun/rulesets/manuscript"
)

// written is a family's folder with files of every kind, as an earlier version has written them. Families
// have such files: they are not written anew when the program changes, others are put beside them. What they
// held then stands in the folder expected.
const written = "testdata/written"

// wroteEarlier makes a copy of the folder the family's own for a test, and returns it.
func wroteEarlier(t *testing.T) household.Folder {
	t.Helper()
	home := t.TempDir()
	if err := os.CopyFS(home, os.DirFS(written)); err != nil {
		t.Fatal(err)
	}
	t.Setenv("HOMESPUN_DIR", home)
	return household.Folder(home)
}

// expected reads what files held when they were written.
func expected(t *testing.T, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(written, "expected", name))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// holds reports whether JSON has all that earlier JSON had, with the same values. Keys may have been added.
func holds(now, then any) bool {
	before, isTable := then.(map[string]any)
	if !isTable {
		return cmp.Equal(now, then)
	}
	after, _ := now.(map[string]any)
	for key, value := range before {
		if !holds(after[key], value) {
			return false
		}
	}
	return true
}

func decoded(t *testing.T, line []byte) (table map[string]any) {
	t.Helper()
	if err := json.Unmarshal(line, &table); err != nil {
		t.Fatalf("%v in %s", err, line)
	}
	return table
}

// Every match leads to the position and the result that it led to, stands in the list of matches, and can be
// gone on with.
func TestMatchesOfEarlierVersionsAreRead(t *testing.T) {
	p, folder := program{games.All()}, wroteEarlier(t)
	saved, err := session.Matches(folder.Matches(), p.options())
	if err != nil {
		t.Fatal(err)
	}
	modes, went := map[string]bool{}, 0
	for line := range bytes.Lines(expected(t, "matches.jsonl")) {
		then := decoded(t, line)
		name := then["file"].(string)
		path := filepath.Join(folder.Matches(), name)
		var out, errs bytes.Buffer
		p.run([]string{"verify", "--json", path}, strings.NewReader(""), &out, &errs)
		now := decoded(t, out.Bytes())
		if now["file"] = name; !holds(now, then) {
			t.Errorf("%s: verify says\n%swhere it said\n%s", name, out.String(), line)
		}
		i := slices.IndexFunc(saved, func(s session.Saved) bool { return filepath.Base(s.Path) == name })
		if i < 0 || saved[i].Problem != nil || len(saved[i].Notices) > 0 || saved[i].Over != then["finished"] {
			t.Errorf("%s: the list of matches has it wrong", name)
			continue
		}
		modes[saved[i].Header.Game+" "+saved[i].Header.Ruleset+" "+saved[i].Header.House] = true
		if saved[i].GoesOnIn != "" {
			went++
		}
		goOn(t, path, saved[i].Over)
	}
	if len(modes) != 32 || went != 5 {
		t.Errorf("%d games with rules and %d that went on by other ones, of 32 and 5: %v", len(modes), went,
			slices.Sorted(maps.Keys(modes)))
	}
}

// goOn opens a match and makes a move, or takes one back where it is over. All that stood in the file still
// does.
func goOn(t *testing.T, path string, over bool) {
	t.Helper()
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	s, err := session.Open(path, program{games.All()}.options())
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	defer s.Close()
	if over {
		err = s.Undo()
	} else {
		err = s.Play(s.Engine().Sample(s.WithSealed(), rand.New(rand.NewPCG(1, 1))))
	}
	after, _ := os.ReadFile(path)
	secret := len(s.Waiting()) > 0 && slices.ContainsFunc([]engines.Seat{0, 1, 2, 3},
		func(seat engines.Seat) bool { _, laid := s.Sealed(seat); return laid })
	if err != nil || !bytes.HasPrefix(after, before) || !secret && len(after) == len(before) {
		t.Errorf("%s cannot be gone on with: %v", filepath.Base(path), err)
	}
}

// houseRule is what JSON says of one: Differs are the fields in which it is not the standard.
type houseRule struct {
	Game, Name, Base string
	Differs          map[string]any
}

func differences(t *testing.T, r *rulesets.Ruleset) (d houseRule) {
	t.Helper()
	standard, err := r.Game.Standard()
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(houseRule{r.Game.ID, r.Name, r.Base().ID, r.Against(standard)})
	if err == nil {
		err = json.Unmarshal(text, &d)
	}
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func houseRules(t *testing.T) (list map[string]houseRule) {
	t.Helper()
	if err := json.Unmarshal(expected(t, "rules.json"), &list); err != nil {
		t.Fatal(err)
	}
	return list
}

func TestHouseRulesOfEarlierVersionsAreRead(t *testing.T) {
	folder, found := wroteEarlier(t), map[string]houseRule{}
	for _, game := range games.All().Rules.All() {
		for _, l := range game.List() {
			if l.Ruleset != nil && !l.Ruleset.Shipped() {
				found[filepath.Base(l.Ruleset.Path)] = differences(t, l.Ruleset)
			}
		}
	}
	if want := houseRules(t); !cmp.Equal(found, want) {
		t.Error(cmp.Diff(want, found))
	}
	game, err := games.All().Game("sitters")
	if err != nil {
		t.Fatal(err)
	}
	theme, err := game.FindTheme("Meadow")
	if err != nil {
		t.Fatal(err)
	}
	bee, box := theme.Noun("collector"), theme.Noun("container")
	if theme.Color != "#3A7D44" || bee.One != "bee" || bee.Many != "bees" || bee.Icon != "honeybee" ||
		box.One != "box" || filepath.Dir(theme.Path) != folder.HouseRules() {
		t.Errorf("the theme is %+v, with %+v and %+v", theme, bee, box)
	}
}

// The history of a house rule leads back to the standard and forth again.
func TestHistoriesOfEarlierVersionsAreRead(t *testing.T) {
	folder := wroteEarlier(t)
	game, err := games.All().Game("saratoga")
	if err != nil {
		t.Fatal(err)
	}
	const name = "Öl und Äpfel"
	m, err := manuscript.Open(game, filepath.Join(folder.HouseRules(), name+".toml"))
	if err != nil {
		t.Fatal(err)
	}
	value := func(key string) any { v, _ := m.Rules.Value(key); return v }
	if want := expected(t, name+".toml"); !bytes.Equal(m.Text(), want) {
		t.Errorf("the text is\n%s\nwant\n%s", m.Text(), want)
	}
	if err := m.Redo(); err != nil || value("supplies") != int64(6) || m.CanRedo() {
		t.Errorf("the change that was taken back is not made again: %v, %v", value("supplies"), err)
	}
	steps := 0
	for ; m.CanUndo(); steps++ {
		if err := m.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	standard, err := game.Standard()
	if err != nil {
		t.Fatal(err)
	}
	if steps != 5 || len(m.Rules.Against(standard)) > 0 || m.Rules.Name == name {
		t.Errorf("%d steps back the rules are %q and differ in %v", steps, m.Rules.Name,
			m.Rules.Against(standard))
	}
}

// What was given away is taken in by a family that has nothing yet: a code as a picture and as a line of
// text, a file, and the rules inside a PDF. A PDF of a deck says that there are none in it.
func TestGiftsOfEarlierVersionsAreTakenIn(t *testing.T) {
	gifts := filepath.Join(string(wroteEarlier(t)), "Prints")
	t.Setenv("HOMESPUN_DIR", t.TempDir())
	rules := houseRules(t)
	for gift, of := range map[string]string{"Grandma.png": "Grandma.toml", "Grandma.txt": "Grandma.toml",
		"Grandma.toml": "Grandma.toml", "Grandma rules.pdf": "Grandma.toml", "With Bun.png": "Bun.toml",
		"Dragons and more.txt": "Dragons and more.toml"} {
		text, err := parcel.ReadFile(filepath.Join(gifts, gift))
		if err != nil {
			t.Errorf("%s: %v", gift, err)
			continue
		}
		taken, err := games.All().Take(gift, text)
		if err != nil {
			t.Errorf("%s: %v", gift, err)
			continue
		}
		if got, want := differences(t, taken.Ruleset), rules[of]; !cmp.Equal(got, want) {
			t.Errorf("%s: %s", gift, cmp.Diff(want, got))
		}
	}
	if _, err := parcel.ReadFile(filepath.Join(gifts, "Example.pdf")); err != parcel.ErrPDF {
		t.Errorf("the PDF of a deck: %v", err)
	}
}

func TestOtherFilesOfEarlierVersionsAreRead(t *testing.T) {
	folder := wroteEarlier(t)
	book := people.Load(folder)
	if want := []people.Person{
		{Name: "Ava", Figure: "cat-face", Colour: "blue", Age: 6, Aloud: true, Handicap: 1},
		{Name: "Großmama “O’Neill”", Figure: "owl", Colour: "pink", Age: 71},
		{Name: "Ben", Figure: "rocket", Colour: "green"},
	}; book.Problem != nil || !cmp.Equal(book.People, want) {
		t.Error(book.Problem, cmp.Diff(want, book.People))
	}
	set, err := settings.Load(filepath.Join(string(folder), "settings.toml"))
	if want := (settings.Settings{Look: "dark", Text: 125, Motion: "less", Orders: "list", Telling: "taps",
		Paper: "letter", Printer: "Kitchen", Dice: "table", Sound: 25, Voice: "on", Width: 1280, Height: 800,
		Full: true}); err != nil || !cmp.Equal(set, want) {
		t.Error(err, cmp.Diff(want, set))
	}
	printers, err := printer.List(folder.Printers())
	var profiles []printer.Profile
	for _, l := range printers {
		profiles = append(profiles, l.Profile)
	}
	want := []printer.Profile{
		{Name: "Büro", Paper: "180x250", Margin: 10, Flip: printer.Short, ScaleX: 1, ScaleY: 1},
		{Name: "Kitchen", Paper: "a4", Margin: 4, Flip: printer.Long, BackX: 0.4, BackY: -0.2,
			BackTurn: -0.05, ScaleX: 1.0033, ScaleY: 0.9655}}
	byName := cmpopts.SortSlices(func(a, b printer.Profile) bool { return a.Name < b.Name })
	if err != nil || !cmp.Equal(profiles, want, byName) {
		t.Error(err, cmp.Diff(want, profiles, byName))
	}
	cards, err := deck.Read(filepath.Join(folder.Decks(), "Example.toml"))
	if err != nil {
		t.Fatal(err)
	}
	var titles []string
	for _, card := range cards.Cards {
		titles = append(titles, card.Title)
	}
	if cards.Title != "Rainy Sunday dares" || cards.Designer != "the Homespun makers" || cards.Count() != 11 ||
		!slices.Equal(titles, []string{"Flamingo", "Weather report", "Sock snakes", "The floor is a puddle",
			"Treasure of the sofa", "Sunshine"}) {
		t.Errorf("the deck is %q of %q, %d cards: %q", cards.Title, cards.Designer, cards.Count(), titles)
	}
}
