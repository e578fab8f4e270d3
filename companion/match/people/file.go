package people

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"homespun/companion/match/words"
	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// FileName is the name of the file in the family's folder.
const FileName = "People.toml"

// maxFile is the largest file of people that is read, in bytes.
const maxFile = 256 << 10

// head is the comment at the top of a new file.
const head = `# The people of the family. The app writes this file, and it can be written by hand:
# figure is the name of an icon, colour is blue, orange, green, pink, yellow or sky.
# picture is a file in the folder Pictures, which stands in place of the figure.
# aloud reads to somebody.
# also are names that older matches have for the person: also = ["Mama", "mom"].
`

// list is the key of the people in the file, also that of a person's further names. mostAlso is how many of these are
// read.
const list, also, mostAlso = "person", "also", 500

// Book is the file of the people, as it was read.
type Book struct {
	// People are those whom the file names, in its order.
	People []Person
	// New says that there is no file yet.
	New bool
	// Problem says what is wrong in the file, with its line; nil if nothing is.
	Problem error

	path string
	// also are further names of people, each with that of the person.
	also []alias
	// closed says that the file cannot be read, so that it is not written either.
	closed bool
	// comment is what stands above the first key, rest are the keys besides the people.
	comment string
	rest    map[string]any
	// entries are the people's tables as they stand in the file. at[i] is the entry of People[i].
	entries []map[string]any
	at      []int
}

// alias is a name that stands for a person of another name.
type alias struct{ written, name string }

// Path returns the file of the people in a family's folder.
func Path(folder household.Folder) string { return filepath.Join(string(folder), FileName) }

// Load reads the people of a family. It never fails: without a file there are none, and what is wrong in it
// is told in Problem.
func Load(folder household.Folder) *Book {
	b := &Book{path: Path(folder)}
	data, _, err := files.ReadText(b.path, maxFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		b.New, b.comment = true, head
		return b
	case err != nil:
		b.Problem, b.closed = err, true
		return b
	}
	if wrong := tomlfile.Decode(data, &b.rest); wrong != nil {
		b.closed = true
		b.fail(words.AtLine(wrong.Line, text.OneLine(wrong.Sentence())))
		return b
	}
	b.comment = comment(string(data))
	b.read(tomlfile.NewLines(data))
	return b
}

// comment returns the lines at the beginning of a file that hold nothing but a comment.
func comment(data string) string {
	end := 0
	for line := range strings.Lines(strings.TrimPrefix(data, "\ufeff")) {
		if !strings.HasPrefix(strings.TrimSpace(line), "#") {
			break
		}
		end += len(line)
	}
	return strings.TrimPrefix(data, "\ufeff")[:end]
}

// fail keeps the first problem.
func (b *Book) fail(problem string) {
	if b.Problem == nil {
		b.Problem = errors.New(problem)
	}
}

// read takes the people out of the tables of the file.
func (b *Book) read(lines *tomlfile.Lines) {
	switch entries := b.rest[list].(type) {
	case nil:
	case []map[string]any:
		b.entries = entries
	case []any:
		for _, one := range entries {
			entry, ok := one.(map[string]any)
			if !ok {
				b.entries, b.closed = nil, true
				break
			}
			b.entries = append(b.entries, entry)
		}
	default:
		b.closed = true
	}
	if b.closed {
		b.fail(words.AtLine(lines.Line(list), words.PeopleAreTables))
		return
	}
	delete(b.rest, list)
	for i, entry := range b.entries {
		if len(b.People) == Most {
			b.fail(words.TooManyPeople(Most))
			return
		}
		if p, ok := b.person(entry, i+1); ok {
			b.People, b.at = append(b.People, p), append(b.at, i)
			b.readAlso(entry, p.Name)
		}
	}
}

// readAlso reads by which names a person is called too. A name is of whom the file gives it to first.
func (b *Book) readAlso(entry map[string]any, name string) {
	written, isList := entry[also].([]any)
	if _, ok := entry[also]; ok && !isList {
		b.fail(words.PersonValue(name, also))
	}
	for _, one := range written {
		called, _ := one.(string)
		if called = rulesets.CleanName(called); called == "" || len(b.also) == mostAlso {
			b.fail(words.PersonValue(name, also))
			return
		}
		b.also = append(b.also, alias{called, name})
	}
}

// Called returns what the person is called who stands in a match under a name: by the name that the file has for
// whom it calls so, or calls so too ("also"). Anybody else keeps the name, as [rulesets.CleanName] makes it.
func (b *Book) Called(name string) string {
	if p, known := Find(b.People, name); known {
		return p.Name
	}
	for _, other := range b.also {
		if Same(other.written, name) {
			return other.name
		}
	}
	return rulesets.CleanName(name)
}

// person reads one person, the nth of the file. What is wrong gets its usual value; without a name there is no
// person.
func (b *Book) person(entry map[string]any, nth int) (Person, bool) {
	name, _ := entry["name"].(string)
	if name = rulesets.CleanName(name); name == "" {
		b.fail(words.PersonWithoutName(nth))
		return Person{}, false
	}
	if _, known := Find(b.People, name); known {
		b.fail(words.PersonTwice(name))
		return Person{}, false
	}
	p := New(name, b.People)
	if v, ok := entry["figure"]; ok {
		if icon, isText := v.(string); isText && isIcon(icon) {
			p.Figure = icon
		} else {
			b.fail(words.PersonValue(name, "figure"))
		}
	}
	if v, ok := entry["picture"]; ok {
		if name, _ := v.(string); !p.Show(household.Folder(filepath.Dir(b.path)), name) {
			b.fail(words.PersonValue(name, "picture"))
		}
	}
	if v, ok := entry["colour"]; ok {
		if colour, isText := v.(string); isText && slices.Contains(Colours, strings.ToLower(colour)) {
			p.Colour = strings.ToLower(colour)
		} else {
			b.fail(words.PersonValue(name, "colour"))
		}
	}
	if v, ok := entry["aloud"]; ok {
		if p.Aloud, ok = v.(bool); !ok {
			b.fail(words.PersonValue(name, "aloud"))
		}
	}
	p = p.apart(b.People)
	p.Age = b.number(entry, "age", name, MostAge)
	p.Handicap = b.number(entry, "handicap", name, MostHandicap)
	return p, true
}

func (b *Book) number(entry map[string]any, key, name string, most int) int {
	v, ok := entry[key]
	if !ok {
		return 0
	}
	n, whole := v.(int64)
	if !whole || n < 0 || n > int64(most) {
		b.fail(words.PersonValue(name, key))
		return 0
	}
	return int(n)
}
