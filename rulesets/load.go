package rulesets

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
	"homespun/rulesets/template"
	"homespun/rulesets/values"
)

// load makes a ruleset from a file that has been parsed, and returns all findings about it. The ruleset is
// nil if one of them is an error.
func (g *Game) load(own *source) (*Ruleset, []Finding) {
	r, findings := g.merge(own)
	if hasError(findings) {
		return nil, findings
	}
	return r, findings
}

// merge is load for rules that are still being changed: the ruleset is nil only if its fields cannot be read.
func (g *Game) merge(own *source) (*Ruleset, []Finding) {
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
	r := &Ruleset{Game: g, ID: own.id(), Path: own.path, chain: chain, tree: map[string]any{},
		compiled: new(sync.Map)}
	if texts, findings := g.shippedFile(textsID+".toml", g.ID+"/"+textsID); texts == nil || hasError(findings) {
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
		r.tree = values.Merge(r.tree, src.tree, g.fields, func(key string) {
			if src == own {
				c.fail(key, "", "%s cannot be taken out: it is not there", key)
			}
		})
	}
	r.Name, r.Summary = headText(own, "name", r.ID), headText(own, "summary", "")
	if g.Own {
		g.ofOwn(r)
	}
	g.checkPlayable(r, &c)
	return r, InOrder(c.list)
}

// ruleset checks a source against the fields and texts of the game, without what it extends.
func (c *checker) ruleset(g *Game) {
	c.rules = true
	what := template.Article(g.Title) + " ruleset"
	if g.Own {
		what = "a game of one's own"
	}
	c.table("", what, c.src.tree, g.fields)
	g.checkTexts(c)
}

// faults returns the findings about a source that other files extend. The source is checked only once, as
// many files can extend it.
func (g *Game) faults(src *source) []Finding {
	src.judged.Do(func() {
		c := checker{src: src}
		c.ruleset(g)
		src.faults = c.list
	})
	return src.faults
}

// headText returns the name or the summary of a file. Files do not inherit these; without is the result if
// the file has none.
func headText(s *source, key, without string) string {
	if written, _ := s.tree[key].(string); text.Clean(written, 200) != "" {
		return text.Clean(written, 200)
	}
	return without
}

// checkID adds an error if the file of a family has the name of a shipped ruleset or theme.
func (l library) checkID(c *checker) {
	for _, id := range l.ids() {
		if strings.EqualFold(id, c.src.id()) {
			c.fail("", "give the file another name", "%s is the name of a %s that comes with the game",
				c.src.id(), l.what())
		}
	}
}

// checkTexts checks the templates in the tables of texts of a source.
func (g *Game) checkTexts(c *checker) {
	info := g.Definition.Info
	says, _ := c.src.tree["says"].(map[string]any)
	for _, reason := range info.Reasons {
		if written, ok := says[reason.Name].(string); ok {
			g.checkTemplate(c, "says."+reason.Name, written, reason.Args)
		}
	}
	howto, _ := c.src.tree["howto"].(map[string]any)
	for _, id := range slices.Sorted(maps.Keys(howto)) {
		if written, ok := howto[id].(string); ok {
			g.checkTemplate(c, "howto."+id, written, nil)
		}
	}
	clashes, _ := c.src.tree["clashes"].(map[string]any)
	for _, name := range slices.Sorted(maps.Keys(clashes)) {
		if written, ok := clashes[name].(string); ok {
			g.checkTemplate(c, "clashes."+name, written, clashWords)
		}
	}
	g.checkThings(c, "clauses", clauseFields)
	g.checkThings(c, "groups", groupFields(nil))
}

// checkThings checks the templates in the fields of all entries of a table.
func (g *Game) checkThings(c *checker, key string, fields []engines.Field) {
	table, _ := c.src.tree[key].(map[string]any)
	for _, id := range slices.Sorted(maps.Keys(table)) {
		entry, _ := table[id].(map[string]any)
		for _, f := range fields {
			if written, ok := entry[f.Key].(string); ok {
				g.checkTemplate(c, key+"."+id+"."+f.Key, written, nil)
			}
		}
	}
}

// checkPlayable compiles the ruleset for every number of seats it allows, and adds an error for the first
// problem.
func (g *Game) checkPlayable(r *Ruleset, c *checker) {
	low, high, usual := r.Seats()
	if low > usual || usual > high {
		c.fail(r.blame(c.src, "seats"), "",
			"seats has min %d, default %d and max %d, which must stand in that order", low, usual, high)
		found := &c.list[len(c.list)-1]
		found.Key, found.Fits = "seats", seatsInOrder(low, usual, high)
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
		at := cmp.Or(r.blame(c.src, field.Key), "extends")
		if i := slices.IndexFunc(field.Also, c.src.has); i >= 0 && !c.src.has(field.Key) {
			at = field.Also[i]
		}
		c.fail(at, "", "%s", r.problem(field))
		found := &c.list[len(c.list)-1]
		found.Key, found.Also, found.Fits = field.Key, field.Also, field.Fits
		if field.Clash == "" {
			found.Line = tomlfile.LineWith(c.src.text, found.Line, field.Words)
		}
		found.Suggestion = values.Misplaced(g.fields, field.Key)
		return
	}
	if g.Definition.Notices != nil && c.src.path != "" {
		r.notices(c, g.Definition.Notices(r.ownGame()))
	}
}

// problem says what an engine has found wrong, as a sentence without its full stop.
func (r *Ruleset) problem(wrong *engines.FieldError) string {
	s := r.Speaker(nil, nil, nil)
	if t := s.template("clashes." + wrong.Clash); t != nil {
		said := t.Speak(clashing{scope{Speaker: s}, wrong.Words})
		return strings.TrimSuffix(strings.ReplaceAll(said.Text, "\n", " "), ".")
	}
	return wrong.Error()
}

// checkNeeded adds an error for each entry in a table of things that lacks a required field, and for each entry
// of another table that has been taken out although the standard needs it.
func (r *Ruleset) checkNeeded(c *checker) {
	standard, _ := library{game: r.Game}.shipped(r.Game.Base)
	for _, f := range r.Game.recordFields() {
		table, _ := r.tree[f.Key].(map[string]any)
		usual, _ := standard.tree[f.Key].(map[string]any)
		for _, key := range slices.Sorted(maps.Keys(usual)) {
			if table[key] == nil && f.Of != engines.TableField {
				c.wrong(f.Key+"."+key, f.Element(), f.Element(), false)
			}
		}
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
						suggestion = fmt.Sprintf("%s can be %s", needed.Key, needed.Bounds())
					}
				}
			}
			if len(missing) > 0 {
				c.fail(r.blame(c.src, path), suggestion, "%s has no %s", path, text.Join(missing, "or"))
			}
		}
	}
}

// blame returns the key in the file own to which an error about a key is attached, so that its line can be
// shown. It is the key itself if the file sets it, else the first rule that the file changes, else "".
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

// loadPath reads a ruleset from a file at any place on the disk.
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
