package deck

import (
	"slices"
	"strconv"
	"strings"

	"homespun/engines/common/files"
	"homespun/printables/drawing"
	"homespun/printables/markup"
	"homespun/printables/parts"
	"homespun/printables/picture"
	"homespun/printables/prose"
	"homespun/printables/words"
	"homespun/rulesets"
)

// lineSize is the side of a picture in a text, in millimetres: that of a line of the largest letters.
const lineSize = 20.0

// marks reads the pictures in a text. If the deck has no markup, it remarks once what looks like some.
func (r *reader) marks(key, text string) {
	if !strings.ContainsAny(text, "*{:<&") || r.hinted && !r.marked {
		return
	}
	read := markup.Parse(text)
	mark := read.Mark
	for _, line := range read.Lines {
		for _, span := range line.Spans {
			name := span.Picture
			switch own, known := files.IsPicture(name), slices.Contains(r.icons, slug(name)); {
			case name == "":
			case !r.marked && mark == "" && (own || known):
				mark = span.Text
			case r.marked && own:
				r.deck.pictures[name] = r.want(key, name, picture.Size{Width: lineSize, Height: lineSize})
			case r.marked && !known:
				r.fail(key, nearIcons(name, r.icons), words.NoIcon(strconv.Quote(short(name))))
			}
		}
	}
	if r.marked || mark == "" {
		return
	}
	r.hinted = true
	found := rulesets.Finding{Path: r.deck.Name, Line: r.lines.find(key), Key: "text",
		Message: words.LooksLikeMarkup(strconv.Quote(short(mark))), Suggestion: words.MarkupHow}
	if _, field, ofCard := strings.Cut(strings.TrimPrefix(key, "card."), "."); ofCard && key[0] == 'c' {
		r.deck.table.place(&found, field)
	}
	if r.deck.table != nil && r.deck.table.alone {
		found.Suggestion = words.MarkupColumn
	}
	r.deck.remarks = append(r.deck.remarks, found)
}

// slug returns how the icon of a name is called: "Crossed Swords" is "crossed-swords".
func slug(name string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(name), isGap), "-")
}

// marks returns what can stand in the deck's texts besides words; nil where it has no markup.
func (d *Deck) marks() prose.Marks {
	if d.pictures == nil {
		return nil
	}
	return func(name string) *drawing.Symbol {
		if own := d.pictures[name]; own != nil {
			return own
		}
		return drawing.Picture(slug(name))
	}
}

// design returns what draws the deck's cards.
func (d *Deck) design() *parts.CardDesign {
	made := parts.NewCardDesign(d.Size.Width, d.Size.Height, d.Colour)
	made.Face, made.Marks, made.TextSize = d.face, d.marks(), d.TextSize
	if d.look != nil {
		made.Look = d.look.Drawer(d.Size)
	}
	return made
}
