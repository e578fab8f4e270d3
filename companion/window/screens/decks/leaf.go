package decks

import (
	"cmp"
	"errors"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"homespun/companion/match/words"
	"homespun/engines/common/files"
	"homespun/engines/common/tomlfile"
	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// leaf is the file of a deck, as read: a deck, or the problems with it.
type leaf struct {
	path, title, note string
	face              *drawing.Drawing // its first card
	own               bool             // its cards can be changed one by one
	// problems are the sentences on what is wrong with the file; nil if it can be printed.
	problems []string
}

// list reads the decks of a folder, in the order of their file names.
func list(folder string) ([]leaf, error) {
	paths, err := pathsIn(folder)
	if err != nil {
		return nil, err
	}
	var all []leaf
	for _, path := range paths {
		all = append(all, leafOf(path))
	}
	return all, nil
}

func leafOf(path string) leaf {
	l := leaf{path: path, title: strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))}
	cards, err := deck.Read(path, household.Folder(filepath.Dir(filepath.Dir(path))).Pictures())
	var broken *deck.Broken
	switch {
	case errors.As(err, &broken):
		for _, f := range broken.Findings {
			l.problems = append(l.problems, words.Finding(f.Line, f.Message, f.Suggestion))
		}
		return l
	case err != nil:
		l.problems = []string{words.Problem(err)}
		return l
	}
	l.title, l.own = cmp.Or(cards.Title, l.title), cards.Own()
	made, _ := cards.Parts(paper.Sheet{Size: paper.Sizes[1]}.Area())
	if len(made) > 0 {
		l.face = made[0].Pieces[0].Front
	}
	if len(cards.Cards) > 0 {
		l.note, made = made[0].Note, made[1:]
	}
	if len(made) > 0 {
		l.note = strings.TrimSpace(l.note + " " + printables.Titles(made) + ".")
	}
	return l
}

var titleLine = regexp.MustCompile(`(?m)^title\s*=.*$`)

// begin writes a deck with a few example cards to a new file, and returns its path.
func begin(folder, name string) (string, error) {
	name = rulesets.CleanName(name)
	text := deck.Example()
	if at := titleLine.FindIndex(text); at != nil {
		text = slices.Concat(text[:at[0]], []byte("title = "+tomlfile.Quote(name)), text[at[1]:])
	}
	if err := files.MakeFolder(folder); err != nil {
		return "", err
	}
	file := words.Cards
	if strings.ContainsFunc(name, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
		file = files.SafeName(name)
	}
	for n := 1; ; n++ {
		path := files.Numbered(filepath.Join(folder, file), ".toml", n)
		if err := files.WriteNew(path, text); !errors.Is(err, fs.ErrExist) {
			return path, err
		}
	}
}
