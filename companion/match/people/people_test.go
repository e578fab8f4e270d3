package people_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/people"
	"homespun/engines/bots"
	"homespun/engines/record"
	"homespun/rulesets/household"
)

// family returns a folder with a file of people; "" is none.
func family(t *testing.T, text string) household.Folder {
	t.Helper()
	folder := household.Folder(t.TempDir())
	if text != "" {
		if err := os.WriteFile(people.Path(folder), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

func written(t *testing.T, folder household.Folder) string {
	t.Helper()
	data, err := os.ReadFile(people.Path(folder))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// hostile are names as people type them by accident.
var hostile = []string{"🐉👩‍👩‍👧‍👦 Zoë", "مرحبا بالعالم", "龍之介", "Győző \"Şule\"\n\u202Eevil = [[person]]",
	strings.Repeat("W", 5000), `\u0000 """ ''' #`}

// What is kept is read again, whatever the names.
func TestPeopleAreKept(t *testing.T) {
	folder := family(t, "")
	var want []people.Person
	for i, name := range hostile {
		p := people.New(name, want)
		p.Age, p.Aloud, p.Handicap = i, i%2 == 0, i%3
		if b, err := people.Put(folder, "", p, nil); err != nil || b.Problem != nil {
			t.Fatal(err, b.Problem)
		}
		want = append(want, p)
	}
	b := people.Load(folder)
	if diff := cmp.Diff(want, b.People); diff != "" || b.Problem != nil || b.New {
		t.Errorf("%v, new %v; the people (-want +got):\n%s", b.Problem, b.New, diff)
	}
	if b, err := people.Remove(folder, want[1].Name, nil); err != nil || len(b.People) != len(want)-1 {
		t.Errorf("%v, left are %v", err, b.People)
	}
	if got := people.Load(folder).People; !cmp.Equal(got, slices.Delete(want, 1, 2)) {
		t.Errorf("left are %v", got)
	}
}

// Two people with one figure are told apart by its colour, also where the file gives them the same.
func TestTwoOfOneFigureAreToldApart(t *testing.T) {
	b := people.Load(family(t, `
[[person]]
name = "Mia"
figure = "unicorn"
colour = "pink"
[[person]]
name = "Ben"
figure = "robot"
colour = "pink"
[[person]]
name = "Ava"
figure = "unicorn"
colour = "pink"
[[person]]
name = "Cleo"
figure = "unicorn"
`))
	if b.Problem != nil || len(b.People) != 4 {
		t.Fatal(b.Problem, b.People)
	}
	seen := map[string]string{}
	for _, p := range b.People {
		face := p.Figure + " " + p.Colour
		if other, twice := seen[face]; twice {
			t.Errorf("%s and %s are both a %s", other, p.Name, face)
		}
		seen[face] = p.Name
	}
	if b.People[0].Colour != "pink" || b.People[1].Colour != "pink" {
		t.Errorf("Mia is %s, Ben %s", b.People[0].Colour, b.People[1].Colour)
	}
}

// What a newer program or a hand has written stays, and so does what stands there beside a change.
func TestWhatIsUnknownStays(t *testing.T) {
	folder := family(t, `# Ours.
# Since 2026.
motto = "Play fair."
[[person]]
name = "Ava"
colour = "purple"
shoes = 31
[person.pet]
name = "Rex"
[[person]]
name = "Ben"
figure = "robot"
[clubs]
chess = ["Ava", "Ben"]
`)
	b := people.Load(folder)
	if len(b.People) != 2 || b.Problem == nil || !strings.Contains(b.Problem.Error(), "Ava") {
		t.Fatalf("read %v, %v; want both, and Ava's colour told of", b.People, b.Problem)
	}
	ben := b.People[1]
	ben.Handicap = 2
	if _, err := people.Put(folder, "Ben", ben, nil); err != nil {
		t.Fatal(err)
	}
	text := written(t, folder)
	for _, part := range []string{"# Ours.\n# Since 2026.\n", `motto = "Play fair."`, `colour = "purple"`,
		"shoes = 31", "[person.pet]\nname = \"Rex\"", "chess = [\"Ava\", \"Ben\"]", "handicap = 2"} {
		if strings.Count(text, part) != 1 {
			t.Errorf("%q is not there once:\n%s", part, text)
		}
	}
	if again := people.Load(folder); len(again.People) != 2 || again.People[1] != ben ||
		again.People[0] != b.People[0] {
		t.Errorf("read again: %+v", again.People)
	}
}

// A file that cannot be read is told of and stays as it is.
func TestABrokenFileStays(t *testing.T) {
	for _, text := range []string{"[[person]]\nname = Ava\n", "person = 5\n", "person = [1, 2]\n", "\x00\xff",
		strings.Repeat("[", 5000), "[[person]]\nname = \"A\"\n" + strings.Repeat("#", 300<<10)} {
		folder := family(t, text)
		b := people.Load(folder)
		if b.Problem == nil || len(b.People) != 0 {
			t.Errorf("%.30q is read as %v, %v", text, b.People, b.Problem)
		}
		b, err := people.Put(folder, "", people.New("Cleo", nil), nil)
		if err == nil || len(b.People) != 1 {
			t.Errorf("%.30q: %v; in memory are %v", text, err, b.People)
		}
		if got := written(t, folder); got != text {
			t.Errorf("%.30q was written over", text)
		}
	}
	if first := people.Load(family(t, "a = 1\n[[person]]\nname = Ava\n")).Problem; !strings.Contains(
		first.Error(), "ine 3") {
		t.Errorf("the problem %q names no line", first)
	}
}

// Values that cannot be used become the usual ones, and one bad person keeps nobody else away.
func TestOddValuesAreTakenAsUsual(t *testing.T) {
	b := people.Load(family(t, `
[[person]]
name = 5
[[person]]
name = "Ava"
figure = "../LICENSE"
handicap = -1
age = "six"
aloud = "yes"
[[person]]
name = "ava"
[[person]]
name = "Ben"
colour = "Pink"
handicap = 3
`))
	if len(b.People) != 2 || b.Problem == nil {
		t.Fatalf("%v, %v", b.People, b.Problem)
	}
	if ava := b.People[0]; ava != people.New("Ava", nil) {
		t.Errorf("Ava is %+v", ava)
	}
	if ben := b.People[1]; ben.Colour != "pink" || ben.Handicap != 3 {
		t.Errorf("Ben is %+v", ben)
	}
}

// Without a file there are those of the matches, each once, and the first change keeps them all.
func TestPeopleOfMatchesAreKeptWithTheFirstChange(t *testing.T) {
	folder := family(t, "")
	known := people.With(nil, []record.Seat{{Names: []string{"Ava", "Cleo"}}, {Bot: "easy"}},
		[]record.Seat{{Names: []string{"ava"}}, {Names: []string{"Ben", " "}}})
	if len(known) != 3 || known[0].Figure == known[1].Figure || known[1].Colour == known[2].Colour {
		t.Fatalf("known are %+v", known)
	}
	ava := known[0]
	ava.Aloud = true
	if _, err := people.Put(folder, "Ava", ava, known); err != nil {
		t.Fatal(err)
	}
	known[0] = ava
	if diff := cmp.Diff(known, people.Load(folder).People); diff != "" {
		t.Errorf("kept (-want +got):\n%s", diff)
	}
}

// Each bot has a face that nobody else is offered.
func TestBotsHaveFaces(t *testing.T) {
	seen := map[string]bool{}
	for _, level := range bots.Names() {
		if face := people.Face(level); seen[face] || slices.Contains(people.Figures, face) {
			t.Errorf("the face of %s is %s", level, face)
		}
		seen[people.Face(level)] = true
	}
}

// Those who are there at a first start are kept together; whoever is known already stays as one.
func TestPeopleAreAdded(t *testing.T) {
	folder := household.Folder(t.TempDir())
	mia := people.Person{Name: "Mia", Figure: "unicorn", Colour: "pink"}
	dad := people.New("Dad", []people.Person{mia})
	if _, err := people.Add(folder, []people.Person{mia, dad}); err != nil {
		t.Fatal(err)
	}
	mia.Colour = "blue"
	if _, err := people.Add(folder, []people.Person{mia, people.New("Zoë", nil)}); err != nil {
		t.Fatal(err)
	}
	got := people.Load(folder)
	if len(got.People) != 3 || got.People[0] != mia || got.People[1] != dad || got.People[2].Name != "Zoë" {
		t.Errorf("kept are %+v", got.People)
	}
	broken := family(t, "[[person]]\nname = Ava\n")
	if _, err := people.Add(broken, []people.Person{mia}); err == nil || written(t, broken) != "[[person]]\nname = Ava\n" {
		t.Errorf("a broken file is %q now, %v", written(t, broken), err)
	}
}

// A text of any kind stops nothing, and what is read of it is read the same when it has been written.
func FuzzLoad(f *testing.F) {
	f.Add("[[person]]\nname = \"Ava\"\nhandicap = 1\n[person.x]\ny = 1\n")
	f.Add("person = [{ name = \"Ava\" }]\nx = [{ a = 1 }]\n")
	f.Add("[[person]]\nname = \"A\"\nz = { b = [ { c = 1 } ] }\n")
	f.Fuzz(func(t *testing.T, text string) {
		folder := family(t, text)
		before := people.Load(folder)
		after, err := people.Put(folder, "", people.New("Somebody else", before.People), nil)
		if err != nil {
			return
		}
		if again := people.Load(folder); !cmp.Equal(again.People, after.People) {
			t.Errorf("%q: kept %+v, read %+v\n%s", text, after.People, again.People, written(t, folder))
		}
	})
}

// Names that the file calls a person by too lead to that person, whoever else is there, and stay what they are otherwise.
func TestPeopleOfSeveralNames(t *testing.T) {
	folder := family(t, `[[person]]
name = "Mia"
also = ["Mama", " mom\u202e ", "Ben"]
[[person]]
name = "Ben"
also = ["Mama", "Benny"]
`)
	b := people.Load(folder)
	if b.Problem != nil || len(b.People) != 2 {
		t.Fatal(b.Problem, b.People)
	}
	for name, want := range map[string]string{"Mia": "Mia", "mia": "Mia", "MAMA": "Mia", "Mom": "Mia", "Ben": "Ben",
		"benny": "Ben", " Zoë\n": "Zoë", "": ""} {
		if got := b.Called(name); got != want {
			t.Errorf("%q is called %q, want %q", name, got, want)
		}
	}
	for _, wrong := range []string{`also = "Mama"`, `also = [3]`, `also = [""]`} {
		b := people.Load(family(t, "[[person]]\nname = \"Mia\"\n"+wrong+"\n"))
		if b.Problem == nil || !strings.Contains(b.Problem.Error(), "also") || len(b.People) != 1 {
			t.Errorf("%s: %v, %v", wrong, b.Problem, b.People)
		}
	}
}

// Two people become one under one name, with all names that both had, and somebody who is not in the file is joined too.
func TestPeopleAreJoined(t *testing.T) {
	folder := family(t, `# Ours.
[[person]]
name = "Mia"
shoes = 31
[[person]]
name = "Mama"
also = ["mom"]
[[person]]
name = "Ben"
`)
	for _, other := range []string{"Mama", "Mutti", "Mutti"} {
		if b, err := people.Join(folder, "Mia", other, nil); err != nil || b.Problem != nil || b.Called(other) != "Mia" {
			t.Fatalf("%s: %v, %v", other, err, b.Problem)
		}
	}
	for _, name := range []string{"Nobody", "mia", ""} {
		if _, err := people.Join(folder, name, "Mia", nil); err != nil {
			t.Error(err)
		}
	}
	b := people.Load(folder)
	if text := written(t, folder); len(b.People) != 2 || b.Called("mom") != "Mia" || b.Called("Mama") != "Mia" ||
		!strings.Contains(text, "# Ours.") || !strings.Contains(text, "shoes = 31") || strings.Count(text, "Mutti") != 1 {
		t.Errorf("%v in\n%s", b.People, text)
	}
	mia := b.People[0]
	mia.Name = "Maria"
	if b, err := people.Put(folder, "Mia", mia, nil); err != nil || people.Load(folder).Called("mom") != "Maria" {
		t.Errorf("%v, %v", err, b.People)
	}
}
