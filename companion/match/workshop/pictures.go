package workshop

import (
	"slices"
	"strings"
	"sync"

	"homespun/assets"
)

// Shelf is pictures under a title, by the names of their icons.
type Shelf struct {
	Title    string
	Pictures []string
}

// Source is where pictures come from.
type Source interface {
	// Shelves returns the pictures to look through, the most wanted first.
	Shelves() []Shelf
	// Find returns those that go with what somebody has typed.
	Find(typed string) []string
}

// Icons is the source of the pictures that come with the program.
func Icons() Source { return icons{} }

type icons struct{}

// Shelves implements Source.
func (icons) Shelves() []Shelf { return shelves().Shelf }

// Find implements Source: by the words of their names, and by what people call them otherwise.
func (icons) Find(typed string) []string { return Named(assets.IconNames(), typed) }

// Named returns those of some pictures whose names have the words that somebody has typed, or that are called so.
func Named(pictures []string, typed string) (list []string) {
	wanted := strings.Fields(strings.ToLower(typed))
	for _, name := range pictures {
		called := strings.ToLower(name) + " " + strings.Join(shelves().Called[name], " ")
		if !slices.ContainsFunc(wanted, func(word string) bool { return !strings.Contains(called, word) }) {
			list = append(list, name)
		}
	}
	return list
}

type catalogue struct {
	Shelf  []Shelf
	Called map[string][]string // by the names of icons
}

var shelves = sync.OnceValue(func() *catalogue {
	c := &catalogue{}
	read("pictures.toml", c)
	return c
})
