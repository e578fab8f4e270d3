package rulesets

import (
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/text"
	"homespun/rulesets/template"
)

// load makes a ruleset of a file, and says what is wrong with it; the ruleset is nil where that is an error.
func (g *Game) load(own *source) (*Ruleset, []Finding) {
	lib := library{game: g}
	c := checker{src: own}
	if own.path == "" {
		c.list = slices.Clone(g.faults(own))
	} else {
		lib.checkID(&c)
		c.ruleset(g)
	}
	chain, findings := lib.chain(own)
	c.list = append(c.list, findings...)
	if hasError(c.list) {
		return nil, InOrder(c.list)
	}
	r := &Ruleset{Game: g, ID: own.id(), Path: own.path, chain: chain, tree: map[string]any{}}
	if texts, findings := g.shippedFile("texts.toml", g.ID+"/texts"); texts == nil || hasError(findings) {
		return nil, InOrder(append(c.list, findings...)) // the program's own fault, which a test would find
	} else {
		r.chain = append(r.chain, texts)
	}
	for _, src := range slices.Backward(r.chain) {
		if src != own {
			if faults := g.faults(src); len(faults) > 0 {
				c.fail("extends", "", "it extends %s, which cannot be used: %s", src.id(), InOrder(faults)[0])
				return nil, InOrder(c.list)
			}
		}
		r.tree = merge(r.tree, src.tree, g.fields(), func(key string) {
			if src == own {
				c.fail(key, "", "%s cannot be taken out: it is not there", key)
			}
		})
	}
	r.Name, r.Summary = headText(own, "name", r.ID), headText(own, "summary", "")
	if g.checkPlayable(r, &c); hasError(c.list) {
		return nil, InOrder(c.list)
	}
	return r, InOrder(c.list)
}

// ruleset checks a source as a ruleset of the game.
func (c *checker) ruleset(g *Game) {
	c.table("", template.Article(g.Title)+" ruleset", c.src.tree, g.fields())
	g.checkTexts(c)
}

// faults returns what is wrong with a source that others extend, in which it is looked for once.
func (g *Game) faults(src *source) []Finding {
	src.judged.Do(func() {
		c := checker{src: src}
		c.ruleset(g)
		src.faults = c.list
	})
	return src.faults
}

// headText returns a name or summary, which a file has for itself and does not inherit.
func headText(s *source, key, without string) string {
	if written, _ := s.tree[key].(string); text.Clean(written, 200) != "" {
		return text.Clean(written, 200)
	}
	return without
}

// checkID says where a family's file has a name that is taken.
func (l library) checkID(c *checker) {
	for _, id := range l.ids() {
		if strings.EqualFold(id, c.src.id()) {
			c.fail("", "give the file another name", "%s is the name of a %s that comes with the game",
				c.src.id(), l.what())
		}
	}
}

// checkTexts checks the templates of a source.
func (g *Game) checkTexts(c *checker) {
	info := g.Definition.Info
	says, _ := c.src.tree["says"].(map[string]any)
	for _, reason := range info.Reasons {
		if text, ok := says[reason.Name].(string); ok {
			g.checkTemplate(c, "says."+reason.Name, text, reason.Args)
		}
	}
	clauses, _ := c.src.tree["clauses"].(map[string]any)
	for _, id := range slices.Sorted(maps.Keys(clauses)) {
		parts, _ := clauses[id].(map[string]any)
		for _, f := range clauseFields {
			if text, ok := parts[f.Key].(string); ok {
				g.checkTemplate(c, "clauses."+id+"."+f.Key, text, nil)
			}
		}
	}
}

// checkPlayable compiles a ruleset for all numbers of seats it allows and says what cannot be played.
func (g *Game) checkPlayable(r *Ruleset, c *checker) {
	low, high, usual := r.Seats()
	if low > usual || usual > high {
		c.fail(r.blame(c.src, "seats"), "",
			"seats has min %d, default %d and max %d, which must stand in that order", low, usual, high)
		return
	}
	if r.checkNeeded(c); len(c.list) > 0 {
		return
	}
	if r.checkLoops(c); len(c.list) > 0 {
		return
	}
	for seats := low; seats <= high; seats++ {
		_, err := r.compile(seats)
		if err == nil {
			continue
		}
		var field *engines.FieldError
		if !errors.As(err, &field) {
			c.fail(r.blame(c.src, ""), "", "these rules cannot be played: %s", err)
			return
		}
		message := fmt.Sprintf("%s %s", field.Key, field.Problem)
		at := r.blame(c.src, field.Key)
		if field.Also != "" && c.src.has(field.Also) && !c.src.has(field.Key) {
			at = field.Also
		}
		if !strings.HasPrefix(field.Key, at) && at != "" && at != field.Also {
			message += " (because of " + at + ")"
		}
		c.fail(at, "", "%s", message)
		c.list[len(c.list)-1].Key = field.Key
		return
	}
}

// checkNeeded says which fields an entry of a table of things must have and has not.
func (r *Ruleset) checkNeeded(c *checker) {
	for _, f := range r.Game.recordFields() {
		table, _ := r.tree[f.Key].(map[string]any)
		for _, id := range slices.Sorted(maps.Keys(table)) {
			entry, ok := table[id].(map[string]any)
			if !ok {
				continue
			}
			var missing []string
			path, suggestion := f.Key+"."+id, ""
			for _, needed := range f.Entry {
				if _, ok := entry[needed.Key]; needed.Needed && !ok {
					if missing = append(missing, needed.Key); len(missing) == 1 {
						suggestion = fmt.Sprintf("%s can be %s", needed.Key, Bounds(needed))
					}
				}
			}
			if len(missing) > 0 {
				c.fail(r.blame(c.src, path), suggestion, "%s has no %s", path, text.Join(missing, "or"))
			}
		}
	}
}

// blame returns the key of own that most likely brought about what is wrong with a key: itself, or the first
// rule that the file changes.
func (r *Ruleset) blame(own *source, key string) string {
	top, _, _ := strings.Cut(key, ".")
	if _, ok := own.tree[top]; ok {
		return key
	}
	best, first := "", 0
	for _, f := range r.Game.recordFields() {
		if _, ok := own.tree[f.Key]; !ok {
			continue
		}
		if line := own.line(f.Key); best == "" || line < first {
			best, first = f.Key, line
		}
	}
	return best
}

// loadPath reads a ruleset from a file of the family's, wherever it is.
func (g *Game) loadPath(path string) (*Ruleset, *source, []Finding) {
	if full, err := filepath.Abs(path); err == nil {
		path = full
	}
	src, findings := readFile(path)
	if hasError(findings) {
		return nil, src, findings
	}
	r, findings := g.load(src)
	return r, src, findings
}
