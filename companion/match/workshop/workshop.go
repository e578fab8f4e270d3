// Package workshop makes what a family misses in a game, such as a monster or a toy of its own: from a picture, a
// name, three questions that are answered in words, and a power. Each game that has such things has a file here.
package workshop

import (
	"cmp"
	"embed"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"

	"homespun/companion/match/session"
	"homespun/rulesets"
)

//go:embed *.toml kinds/*.toml
var files embed.FS

// Kind is a kind of things that can be made in a game: monsters, or toys.
type Kind struct {
	// Door is what the way there is called, and Help what one does there.
	Door, Help string
	// Table is the field of the rules that has the things.
	Table string
	// Picture is the icon that a thing begins with.
	Picture string
	// Faces is the table of the faces of a die that call up things; "" if none do. Pick is the line of a match that
	// picks a thing, before its id; "" if nothing is picked.
	Faces, Pick string
	// Usual are the fields for which nobody is asked.
	Usual   map[string]any
	Sliders []Slider `toml:"slider"`
	Powers  []Power  `toml:"power"`
}

// Slider is a question whose answers go from little to much.
type Slider struct {
	Asks  string
	Usual int // the answer that it begins with
	Steps []Step
}

// Step is an answer in words, and the fields that it sets.
type Step struct {
	Says string
	Sets map[string]any
}

// Power is what a thing can do besides.
type Power struct {
	// Name and Says are what it is called and does. They come from the rules where Of names an entry of theirs, such
	// as special_actions.strafing; Sets has no field then but that of the entry.
	Name, Says, Of string
	// Needs is a switch of the rules without which there is no such power.
	Needs string
	Sets  map[string]any
	// Scene is a small picture of what it does, a letter for each part, as [Signs] has them.
	Scene string
}

// Signs are the icons of the letters in scenes. The letter @ is the thing itself, . a free space, - a shot, > and < ways.
var Signs = sync.OnceValue(func() map[string]string {
	var signs map[string]string
	read("signs.toml", &signs)
	return signs
})

// In returns what can be made in a game; nil where nothing can.
func In(game *rulesets.Game) *Kind { return kinds()[game.ID] }

var kinds = sync.OnceValue(func() map[string]*Kind {
	found := map[string]*Kind{}
	list, err := files.ReadDir("kinds")
	if err != nil {
		panic(err)
	}
	for _, file := range list {
		k := &Kind{}
		read("kinds/"+file.Name(), k)
		found[strings.TrimSuffix(file.Name(), ".toml")] = k
	}
	return found
})

// read decodes a file of this package.
func read(name string, into any) {
	text, err := files.ReadFile(name)
	if err == nil {
		err = toml.Unmarshal(text, into)
	}
	if err != nil {
		panic(err)
	}
}

// Of returns the powers of things under rules, with their names and sentences.
func (k *Kind) Of(rules *rulesets.Ruleset) (list []Power) {
	for _, p := range k.Powers {
		if on, _ := rules.Value(p.Needs); p.Needs != "" && on != true {
			continue
		}
		if p.Of != "" {
			v, _ := rules.Value(p.Of)
			entry, ok := v.(map[string]any)
			if !ok {
				continue
			}
			name, _ := entry["name"].(string)
			says, _ := entry["text"].(string)
			p.Name, p.Says = cmp.Or(p.Name, name), cmp.Or(p.Says, says)
		}
		list = append(list, p)
	}
	return list
}

// Enter sets a match up that has just been created, with a thing in it: it is picked, or called up at the first roll.
func (k *Kind) Enter(s *session.Session, rules *rulesets.Ruleset, id string) {
	if k.Pick != "" {
		_ = s.PlayText(k.Pick + " " + id) // else the people pick it
	}
	_ = s.SetUp() // what it cannot set up, the people do at the table
	if face := k.Face(rules, id); face > 0 {
		_ = s.Faces(int16(face))
	}
}

// Face returns the lowest face that calls a thing up; 0 if none does.
func (k *Kind) Face(rules *rulesets.Ruleset, id string) (lowest int) {
	v, _ := rules.Value(k.Faces)
	faces, _ := v.(map[string]any)
	for face, brings := range faces {
		list, ok := brings.([]any)
		if !ok {
			list = []any{brings}
		}
		n := number(face)
		if slices.Contains(list, any(id)) && n > 0 && (lowest == 0 || n < lowest) {
			lowest = n
		}
	}
	return lowest
}

// number returns the number of a face, 0 if it is none.
func number(face string) (n int) {
	for _, digit := range face {
		if digit < '0' || digit > '9' || n > 999 {
			return 0
		}
		n = n*10 + int(digit-'0')
	}
	return n
}

// Called returns what a picture shows, as a name: teddy-bear is "Teddy bear".
func Called(picture string) string { return capital(strings.ReplaceAll(picture, "-", " ")) }

func capital(word string) string {
	if word == "" {
		return ""
	}
	return strings.ToUpper(word[:1]) + word[1:]
}
