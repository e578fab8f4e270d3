package patrollers

import (
	"cmp"

	engine "homespun/engines/patrollers"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// markerSize is the size of a marker, in millimetres: it has room for a picture and a word of two lines.
const markerSize = 25.0

// explosives is how many of them each side has printed: all of a side go off before the next is left, but for
// those of a second turn.
const explosives = 2

// markers are what lies beside figures and dog-tags: order markers, and gas markers and explosives of a special
// action that is needed (PAT-08, PAT-22).
func (p *printer) markers(needs func(engine.Special) bool) parts.Part {
	part := parts.Part{ID: "markers", Title: "Markers", Kind: parts.Pieces}
	size := p.size(markerSize)
	add := func(word string, colour drawing.Colour, count int) {
		noun := p.set.Theme.Noun(word)
		piece := parts.Counter(noun.One, p.set.Theme.Icon(word, 1), colour, size, count)
		piece.Name = cmp.Or(rulesets.CleanName(noun.One), word)
		part.Pieces = append(part.Pieces, piece)
		if part.Note != "" {
			part.Note += ", "
		}
		part.Note += p.set.Counted(count, word)
	}
	add(wordMarker, drawing.PlayerE, p.figures())
	if needs(engine.Gas) {
		add(wordGas, drawing.PlayerC, p.figures())
	}
	if needs(engine.Explosives) {
		noun := p.set.Theme.Noun(wordExplosive)
		for seat := range engine.Players {
			side := string(rune('A' + seat))
			figure := parts.Figure{Name: side, Side: seat, Icon: p.set.Theme.Icon(wordExplosive, 1)}
			piece := figure.Token(size)
			piece.Name, piece.Copies = cmp.Or(rulesets.CleanName(noun.One), wordExplosive)+" "+side,
				explosives
			part.Pieces = append(part.Pieces, piece)
		}
		part.Note += ", " + p.set.Counted(engine.Players*explosives, wordExplosive) +
			" with the sign of their side"
	}
	part.Note += "."
	blank := parts.Counter("", "", drawing.Paper, size, 1)
	blank.Name, part.Blank = "blank marker", &blank
	return part
}
