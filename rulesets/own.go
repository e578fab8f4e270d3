package rulesets

import (
	"cmp"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
	"homespun/rulesets/household"
	"homespun/rulesets/template"
	"homespun/rulesets/values"
)

// ownKey is the field with which the file of a game of one's own begins, so that it needs no extends: kit = 1. Its value
// is the number of the vocabulary.
const ownKey = "kit"

// ownLine finds it in a file that is no TOML.
var ownLine = regexp.MustCompile(`(?m)^\s*` + ownKey + `\s*=`)

// own reports whether a file is a game of one's own.
func (s *source) own() bool {
	return s.tree[ownKey] != nil || len(s.tree) == 0 && ownLine.Match(s.text)
}

// Label returns the title of the game with the name of the rules, where that is another: "Cubed: Mini".
func (r *Ruleset) Label() string {
	if r.Name == r.Game.Title {
		return r.Name
	}
	return r.Game.Title + ": " + r.Name
}

// only returns the game in which some rules are the standard, with their title. Rules of one's own are a game each, and
// their house rules are of that game too.
func (g *Game) only(standard *Ruleset) *Game {
	one := *g
	one.Title, one.Summary, one.standard = standard.Name, standard.Summary, standard
	return &one
}

// ofOwn puts rules of one's own into a game: that of the rules that they change, or else one in which they are the
// standard.
func (g *Game) ofOwn(r *Ruleset) {
	r.Game = g.only(r)
	for _, src := range slices.Backward(r.chain[1:]) {
		if src.path == "" && (src.id() == g.Base || src.id() == textsID) {
			continue
		}
		var changed *Ruleset
		if src.path == "" {
			changed, _ = g.shipped(src.id())
		} else {
			changed, _ = g.load(src)
		}
		if changed != nil {
			r.Game = changed.Game
		}
		return
	}
}

// Ones returns one's own games, each as a game, those that come with the program last, and the files that are none.
func (g *Game) Ones() (games []*Game, broken []Listing) {
	var shipped []*Game
	for _, l := range g.List() {
		switch r := l.Ruleset; {
		case r == nil && l.of == "":
			broken = append(broken, l)
		case r == nil || r.Game.standard.ID != r.ID || l.Shipped() && r.ID == g.Base:
		case l.Shipped():
			shipped = append(shipped, r.Game)
		default:
			games = append(games, r.Game)
		}
	}
	return append(games, shipped...), broken
}

// ownList is List in one of one's own games: its standard, and its house rules.
func (g *Game) ownList() []Listing {
	whole := *g
	whole.standard = nil
	list := slices.DeleteFunc(whole.List(), func(l Listing) bool {
		if l.Ruleset == nil { // it extends a file of this game, or nobody knows
			return l.of != g.standard.ID
		}
		standard := l.Ruleset.Game.standard
		return standard.ID != g.standard.ID || standard.Path != g.standard.Path
	})
	if i := slices.IndexFunc(list, func(l Listing) bool { return l.ID == g.standard.ID }); i > 0 {
		standard := list[i]
		list = slices.Insert(slices.Delete(list, i, i+1), 0, standard)
	}
	return list
}

// Named returns the rules under the name of a match's house rules. What was said of the shipped ones is not said of
// them.
func (r *Ruleset) Named(name string) *Ruleset {
	named := *r
	named.Name, named.Summary = name, ""
	if r.Game.Own {
		named.Game = r.Game.only(&named)
	}
	return &named
}

// In returns a theme with the words and pictures that the rules have themselves for the things of the game.
func (r *Ruleset) In(theme *Theme) *Theme {
	game, ok := r.ownGame().(engines.Worded)
	if !ok {
		return theme
	}
	own := *theme
	own.Game = r.Game
	own.Ground = cmp.Or(r.picture(game.Ground()), theme.Ground)
	own.nouns, own.pictures = maps.Clone(theme.nouns), maps.Clone(theme.pictures)
	for _, said := range game.Nouns() {
		noun := theme.Noun(said.Word)
		if said.One != "" {
			noun.One, noun.A, noun.Many, noun.Names = said.One, template.Article(said.One), said.Many, nil
		}
		if len(said.Icons) > 0 {
			noun.Icon, noun.Icons, noun.Names = said.Icons[0], said.Icons, nil // names are of other icons
			for _, icon := range said.Icons {
				if files.IsPicture(icon) {
					own.pictures[icon] = cmp.Or(r.picture(icon), theme.Icon(said.Word, 0))
				}
			}
		}
		own.nouns[said.Word] = noun
	}
	return &own
}

// picture finds a picture of one's own that rules name, as [files.FindPicture] returns it; "" where there is none.
func (r *Ruleset) picture(name string) string {
	if r.Path != "" {
		return files.FindPicture(name, household.PictureFolders(r.Path)...)
	}
	home, err := household.Home()
	if err != nil {
		return ""
	}
	return files.FindPicture(name, household.PictureFolders(filepath.Join(home.HouseRules(), files.SafeName(r.Name)+".toml"))...)
}

// OwnPictures returns the pictures of one's own that rules name, by these names, as [files.FindPicture] finds them; those
// that are not there are left out.
func (r *Ruleset) OwnPictures() map[string]string {
	found := map[string]string{}
	values.Texts(r.tree, func(name string) {
		if at := r.picture(name); r.Game.Own && at != "" {
			found[name] = at
		}
	})
	return found
}

// Sentences returns the sentences in which the rules of one's own game are written; none for all other games.
func (r *Ruleset) Sentences() []engines.Sentence {
	if game, ok := r.ownGame().(engines.Written); ok {
		return game.Sentences()
	}
	return nil
}

// ownGame returns the game of one's own that the rules are; nil for all other games.
func (r *Ruleset) ownGame() any {
	if !r.Game.Own {
		return nil
	}
	engine, err := r.Compile(0)
	if err != nil {
		return nil
	}
	return engine.Game()
}

// written returns the sentence that is a clause; ok says that the rules are written in sentences.
func (r *Ruleset) written(c engines.Clause) (said engines.Sentence, ok bool) {
	list := r.Sentences()
	if c > 0 && int(c) <= len(list) {
		said = list[c-1]
	}
	return said, len(list) > 0
}

// write fills in how to play a game of one's own: what is wanted is what its sentences say of the end, and a turn what
// they say of it.
func (h *HowTo) write(sentences []engines.Sentence) {
	for _, one := range sentences {
		said := finish(text.Capital(one.Text))
		switch one.Key {
		case "end":
			h.Aim = strings.TrimSpace(h.Aim + " " + said)
		case "turn":
			h.Turn, h.Pictures = append(h.Turn, said), append(h.Pictures, one.Icon)
		}
	}
}

// ownClause returns a clause by its id, if the rules are written in sentences.
func (s *Speaker) ownClause(id string) (ClauseText, bool) {
	if !s.Ruleset.Game.Own {
		return ClauseText{}, false
	}
	return s.ClauseOf(id)
}

// Noticed returns what was noticed in the rules, as findings in their file.
func (r *Ruleset) Noticed(list []engines.Notice) []Finding {
	c := checker{src: r.chain[0]}
	r.notices(&c, list)
	return InOrder(c.list)
}

// notices adds what may not be meant so in a family's file.
func (r *Ruleset) notices(c *checker, list []engines.Notice) {
	for _, n := range list {
		if c.src.has(n.Key) {
			c.fail(n.Key, "", "%s %s", n.Key, n.Problem)
			found := &c.list[len(c.list)-1]
			found.Line, found.Error = tomlfile.LineWith(c.src.text, found.Line, n.Words), n.Wrong
		}
	}
}

// linesKey is the field in which house rules change single lines, by keys with dots.
const linesKey = "lines"

// flatten lets the keys of single lines stand with quotation marks or without: "turn.2" or turn.2. What is false there is
// no line any more.
func (s *source) flatten() {
	of, ok := s.tree[linesKey].(map[string]any)
	if !ok {
		return
	}
	flat := map[string]any{}
	s.nested = map[string]bool{}
	var lay func(before string, of map[string]any)
	lay = func(before string, of map[string]any) {
		for key, v := range of {
			if inner, ok := v.(map[string]any); ok {
				lay(before+key+".", inner)
			} else if v == false {
				flat[before+key] = ""
			} else {
				flat[before+key] = v
			}
			s.nested[before+key] = before != ""
		}
	}
	lay("", of)
	s.tree[linesKey] = flat
}
