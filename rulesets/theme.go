package rulesets

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/common/files"
	"homespun/rulesets/household"
	"homespun/rulesets/nouns"
	"homespun/rulesets/template"
	"homespun/rulesets/values"
)

// Theme names the things of a game and gives them icons. It changes no rules, and a Theme itself never
// changes.
type Theme struct {
	Game *Game
	// ID is the id of a shipped theme, or the name of the family's file without .toml. Path is the family's
	// file; "" for a shipped theme.
	ID, Name, Summary, Path string
	// Color and Paper are the tints of title bars and of the board's background, "#RRGGBB"; "" keeps the
	// program's own colours.
	Color, Paper string
	// Scene is the name of what the board is set in, such as "dungeon"; "" or one that the game does not draw is a
	// plain board.
	Scene string
	// Cover and Ground are pictures of one's own, as [files.FindPicture] returns them: that of the box and the title
	// page, and what lies under the spaces of the board in place of a scene; "" for none.
	Cover, Ground string
	// Remarks are findings that keep nothing from being used: pictures that are not there.
	Remarks []Finding

	nouns  map[string]Noun
	picked map[figure]string
	// pictures are those of one's own, by their names.
	pictures nouns.Pictures
}

// figure identifies one piece among several of its kind; number counts from 1.
type figure struct {
	word   string
	number int
}

// Noun holds the words for one thing of the game and its look.
type Noun struct {
	// ID is the engine's word for the thing.
	ID string
	// One, A and Many are "chest", "a chest", "chests". A thing that is not counted has the same word in all
	// three: "gold".
	One, A, Many string
	// Icon is the name of an icon in package assets; "" for none. Icons are those of several pieces in order:
	// C1, C2 and so on. If there are more pieces than icons, they start again.
	Icon  string
	Icons []string
	// Names are what the figures of Icons are called, one for each: "wizard", "elf". None if they have no
	// names of their own.
	Names []string
	// Color is the thing's own colour, "#RRGGBB"; "" keeps the colour of its seat.
	Color string
}

// forms returns the three forms of the noun for templates.
func (n Noun) forms() template.Noun { return template.Noun{One: n.One, A: n.A, Many: n.Many} }

// Noun returns the noun for an engine's word. If the theme does not have it, the word itself is the noun.
func (t *Theme) Noun(word string) Noun {
	if n, ok := t.nouns[word]; ok {
		return n
	}
	one := strings.ReplaceAll(word, "-", " ")
	return Noun{ID: word, One: one, A: template.Article(one), Many: template.Plural(one)}
}

// Nouns returns all nouns in the order of the engine's words.
func (t *Theme) Nouns() []Noun {
	var list []Noun
	for _, word := range t.Game.Definition.Info.Words {
		list = append(list, t.Noun(word))
	}
	return list
}

// Icon returns the icon of one piece: number counts the pieces of the kind from 1, so C2 is number 2. An icon
// that a player has picked takes precedence. A picture of one's own is as [files.FindPicture] returns it.
func (t *Theme) Icon(word string, number int) string {
	n := t.Noun(word)
	icon, ok := t.picked[figure{word, number}]
	if !ok && len(n.Icons) > 0 && number > 0 {
		icon = n.Icons[(number-1)%len(n.Icons)]
	} else if !ok {
		icon = n.Icon
	}
	return cmp.Or(t.pictures[icon], icon)
}

// Pictures returns the pictures of one's own in the theme, as [files.FindPicture] returns them.
func (t *Theme) Pictures() []string { return slices.Sorted(maps.Values(t.pictures)) }

// Own returns a picture of one's own that rules name, as [files.FindPicture] does: it lies in one of the family's folders.
// Any other name stays as it is.
func (t *Theme) Own(name string) string {
	home, err := household.Home()
	if err != nil {
		return name
	}
	return cmp.Or(files.FindPicture(name, home.HouseRules(), home.Pictures()), name)
}

// Called returns what a figure is called: the name that stands beside its icon, "" if the theme has no name
// for it. Own says that no other figure of the word has this name in the match.
func (t *Theme) Called(f engines.Figure) (name string, own bool) {
	if name = t.nameOf(f.Word, f.Number); name == "" {
		return "", false
	}
	for number := 1; number <= f.Of; number++ {
		if number != f.Number && t.nameOf(f.Word, number) == name {
			return name, false
		}
	}
	return name, true
}

// nameOf returns the name beside the icon of a figure. That of a picked icon may stand anywhere in the theme.
func (t *Theme) nameOf(word string, number int) string {
	if icon, ok := t.picked[figure{word, number}]; ok {
		for _, n := range t.Nouns() {
			if i := slices.Index(n.Icons, icon); i >= 0 && i < len(n.Names) {
				return n.Names[i]
			}
		}
		return ""
	}
	if names := t.nouns[word].Names; len(names) > 0 && number > 0 {
		return names[(number-1)%len(names)]
	}
	return ""
}

// Pick returns the theme with another icon for one piece, the figure that a player has chosen. "" undoes the
// choice.
func (t *Theme) Pick(word string, number int, icon string) *Theme {
	out := *t
	out.picked = maps.Clone(t.picked)
	if out.picked == nil {
		out.picked = map[figure]string{}
	}
	if icon == "" {
		delete(out.picked, figure{word, number})
	} else {
		out.picked[figure{word, number}] = icon
	}
	return &out
}

// Shipped reports whether the theme came with the program.
func (t *Theme) Shipped() bool { return t.Path == "" }

// themeFields returns all fields that a theme of the game can have.
func (g *Game) themeFields() []engines.Field {
	return append(slices.Clone(headFields[:3]),
		engines.Field{Key: "color", Label: "Colour", Help: "The colour of titles, as #RRGGBB.",
			Kind: engines.TextField, Shape: engines.ColourShape},
		engines.Field{Key: "paper", Label: "Paper", Help: "The colour of the board's ground, as #RRGGBB.",
			Kind: engines.TextField, Shape: engines.ColourShape},
		engines.Field{Key: "scene", Label: "Scene", Help: "What the board is set in, as in the shipped themes.",
			Kind: engines.TextField},
		engines.Field{Key: "cover", Label: "Cover", Help: "A picture of your own on the box and the title page.",
			Kind: engines.TextField},
		engines.Field{Key: "ground", Label: "Ground", Help: "A picture of your own under the spaces of the board.",
			Kind: engines.TextField},
		engines.Field{Key: "nouns", Label: "Nouns", Help: "What the things are called.",
			Kind: engines.TableField, Of: engines.TableField,
			Keys: g.Definition.Info.Words, Entry: nounFields},
	)
}

var nounFields = []engines.Field{
	{Key: "one", Label: "One", Help: "One of them: chest.", Kind: engines.TextField},
	{Key: "a", Label: "A", Help: "One with its article: a chest.", Kind: engines.TextField},
	{Key: "many", Label: "Many", Help: "Several of them: chests.", Kind: engines.TextField},
	{Key: "icon", Label: "Icon", Help: "Its icon.", Kind: engines.TextField},
	{Key: "icons", Label: "Icons", Help: "The icons of several of them, in order.", Kind: engines.ListField,
		Of: engines.TextField, Most: 32},
	{Key: "names", Label: "Names", Help: "What the figures of these icons are called, in the same order.",
		Kind: engines.ListField, Of: engines.TextField, Most: 32},
	{Key: "color", Label: "Colour", Help: "Its colour, as #RRGGBB.", Kind: engines.TextField,
		Shape: engines.ColourShape},
}

// loadTheme makes a theme from a parsed file and returns all findings about it. The theme is nil if one of
// them is an error.
func (g *Game) loadTheme(own *source) (*Theme, []Finding) {
	lib := library{g, true}
	c := checker{src: own}
	if own.path != "" {
		lib.checkID(&c)
	}
	fields := g.themeFields()
	c.theme(g)
	chain, findings := lib.chain(own)
	c.list = append(c.list, findings...)
	if hasError(c.list) {
		return nil, InOrder(c.list)
	}
	var tree map[string]any
	pictures := nouns.Pictures{}
	for _, src := range slices.Backward(chain) {
		if src != own {
			above := checker{src: src}
			if above.theme(g); len(above.list) > 0 {
				c.fail("extends", "", "it extends %s, which cannot be used: %s", src.id(),
					InOrder(above.list)[0])
				return nil, InOrder(c.list)
			}
		}
		over := pictures.Complete(src.tree, tree, household.PictureFolders(src.path), func(key, name, instead string) {
			c.list = append(c.list, Finding{Path: src.name, Line: src.line(key), Key: key,
				Message:    fmt.Sprintf("there is no picture %q here, so that %s", shorten(name), instead),
				Suggestion: "put it beside the file or into the folder Pictures"})
		})
		tree = values.Merge(tree, over, fields, func(key string) {
			if src == own {
				c.fail(key, "", "%s cannot be taken out: it is not there", key)
			}
		})
	}
	text := func(key string) string { s, _ := tree[key].(string); return s }
	t := &Theme{
		Game: g, ID: own.id(), Path: own.path, Name: headText(own, "name", own.id()),
		Summary: headText(own, "summary", ""), Color: text("color"), Paper: text("paper"), Scene: text("scene"),
		Cover: text("cover"), Ground: text("ground"), nouns: map[string]Noun{}, pictures: pictures,
	}
	if t.Ground != "" {
		t.Scene = ""
	}
	words, _ := tree["nouns"].(map[string]any)
	for word, v := range words {
		n := readNoun(word, v.(map[string]any))
		if len(n.Names) != 0 && len(n.Names) != len(n.Icons) {
			c.fail("nouns."+word+".names", "write one name for each icon, in the same order",
				"nouns.%s.names has %d names for %d icons", word, len(n.Names), len(n.Icons))
		}
		if n.One != "" {
			t.nouns[word] = n
		}
	}
	if hasError(c.list) {
		return nil, InOrder(c.list)
	}
	t.Remarks = InOrder(c.list)
	return t, t.Remarks
}

// theme checks a source as a theme of the game.
func (c *checker) theme(g *Game) {
	c.table("", "a theme of "+g.Title, c.src.tree, g.themeFields())
	for _, key := range append(nouns.Head, "scene") {
		c.icon(key, c.src.tree[key])
	}
	words, _ := c.src.tree["nouns"].(map[string]any)
	for _, word := range slices.Sorted(maps.Keys(words)) {
		noun, _ := words[word].(map[string]any)
		at := "nouns." + word + "."
		c.icon(at+"icon", noun["icon"])
		icons, _ := noun["icons"].([]any)
		for _, icon := range icons {
			c.icon(at+"icons", icon)
		}
		for _, form := range []string{"one", "a", "many"} {
			c.word(at+form, noun[form])
		}
		names, _ := noun["names"].([]any)
		for _, name := range names {
			c.word(at+"names", name)
		}
	}
}

// word checks what a thing is called.
func (c *checker) word(key string, v any) {
	if word, ok := v.(string); ok && (strings.TrimSpace(word) == "" || shorten(word) != word) {
		c.fail(key, "", "%s is no short word or two", key)
	}
}

func (c *checker) icon(key string, v any) {
	if name, ok := v.(string); ok {
		if wrong, suggestion := nouns.Misnamed(key, name); wrong != "" {
			c.fail(key, suggestion, "%s is %q, which is %s", key, shorten(name), wrong)
		}
	}
}

func readNoun(word string, tree map[string]any) Noun {
	text := func(key string) string { s, _ := tree[key].(string); return s }
	n := Noun{ID: word, One: text("one"), A: text("a"), Many: text("many"), Icon: text("icon"),
		Color: text("color")}
	list := func(key string) (all []string) {
		listed, _ := tree[key].([]any)
		for _, v := range listed {
			if s, ok := v.(string); ok {
				all = append(all, s)
			}
		}
		return all
	}
	n.Icons, n.Names = list("icons"), list("names")
	if n.Icon == "" && len(n.Icons) > 0 {
		n.Icon = n.Icons[0]
	}
	return n
}
