package rulesets

import (
	"cmp"
	"maps"
	"regexp"

	"homespun/engines"
	"homespun/engines/common/files"
	"homespun/rulesets/template"
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

// Title returns what the game is called under these rules: one's own is called by its ruleset.
func (r *Ruleset) Title() string {
	if r.Game.Own {
		return r.Name
	}
	return r.Game.Title
}

// Standard returns the rules from which these are told to differ: those of the game, and of one's own game those that its
// house rules change.
func (r *Ruleset) Standard() (*Ruleset, error) {
	if !r.Game.Own {
		return r.Game.Standard()
	}
	for i := len(r.chain) - 2; i >= 0; i-- { // behind it are only the texts of the game
		switch src := r.chain[i]; {
		case src.path == "" && src.id() == r.Game.Base:
		case i == 0 && src.id() == r.ID:
			return r, nil
		case src.path == "":
			return r.Game.shipped(src.id())
		default:
			standard, findings := r.Game.load(src)
			if standard == nil {
				return nil, &Broken{src.name, findings}
			}
			return standard, nil
		}
	}
	return r, nil
}

// In returns a theme with the words and pictures that the rules have themselves for the things of the game.
func (r *Ruleset) In(theme *Theme) *Theme {
	game, ok := r.ownGame().(engines.Worded)
	if !ok {
		return theme
	}
	own := *theme
	own.nouns, own.pictures = maps.Clone(theme.nouns), maps.Clone(theme.pictures)
	for _, said := range game.Nouns() {
		noun := theme.Noun(said.Word)
		if said.One != "" {
			noun.One, noun.A, noun.Many = said.One, template.Article(said.One), said.Many
		}
		if len(said.Icons) > 0 {
			noun.Icon, noun.Icons, noun.Names = said.Icons[0], said.Icons, nil
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
		return files.FindPicture(name, ownFolders(r.Path)...)
	}
	home, err := Home()
	if err != nil {
		return ""
	}
	return files.FindPicture(name, home.HouseRules(), home.Pictures())
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
	if int(c) <= len(list) {
		said = list[c-1]
	}
	return said, len(list) > 0
}
