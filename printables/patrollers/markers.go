package patrollers

import (
	"cmp"

	engine "homespun/engines/patrollers"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// markerSize is the size of a marker, in millimetres.
const markerSize = 20.0

// explosives is how many of them each side has printed: all of a side go off before the next is left, but for those of a second turn.
const explosives = 2

// markers are what lies beside figures and dog-tags: order markers, and where the rules have them gas markers and explosives (PAT-08, PAT-22).
func (p *printer) markers() parts.Part {
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
		part.Note += p.counted(count, word)
	}
	add(wordMarker, drawing.PlayerE, p.figures())
	if p.has(engine.Gas) {
		add(wordGas, drawing.PlayerC, p.figures())
	}
	if p.has(engine.Explosives) {
		add(wordExplosive, drawing.Accent, engine.Players*explosives)
	}
	part.Note += "."
	blank := parts.Counter("", "", drawing.Paper, size, 1)
	blank.Name, part.Blank = "blank marker", &blank
	return part
}
