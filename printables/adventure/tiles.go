package adventure

import (
	"fmt"

	engine "homespun/engines/adventure"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// A tile is what one kind of tiles looks like.
type tile struct {
	letter, name string
	icon         string
	colour       drawing.Colour
	spawns       bool
}

// faces are the kinds of tiles in play (ADV-01): the entrance, treasure, walls, then the spawners of each
// kind of monsters.
func (p *printer) faces() []tile {
	theme := p.set.Theme
	plain := func(letter, word string, colour drawing.Colour) tile {
		return tile{letter: letter, name: theme.Noun(word).One, icon: theme.Icon(word, 1),
			colour: p.colour(word, colour)}
	}
	all := []tile{
		plain(engine.LetterEntrance, wordEntrance, drawing.Good),
		plain(engine.LetterTreasure, wordTreasure, drawing.PlayerE),
		plain(engine.LetterWall, wordWall, drawing.Quiet),
	}
	for k := range p.game.Kinds() {
		id, monster := p.kind(k)
		all = append(all, tile{
			letter: monster.Letter, name: theme.Noun(id).One, icon: KindIcon(theme, id, monster.Figure, 1),
			colour: KindColour(theme, k, id), spawns: true,
		})
	}
	return all
}

// tiles are the dungeon's tiles, all with one back, as they are dealt face down (ADV-02).
func (p *printer) tiles() parts.Part {
	size := p.side(tilePart, 0)
	design := parts.NewCardDesign(size, size, p.set.Colour())
	back := design.Back(parts.CardBack{Icon: "question-mark"})
	part := parts.Part{ID: "tiles", Title: "Tiles", Kind: parts.Cards}
	count := 0
	for _, face := range p.faces() {
		copies := p.game.Rules().Tiles[face.letter]
		if copies == 0 {
			continue
		}
		count += copies
		name := face.name
		if face.spawns {
			name += " " + p.set.Theme.Noun(wordSpawner).One
		}
		part.Pieces = append(part.Pieces,
			parts.Piece{Name: name, Copies: copies, Front: p.face(&face, size), Back: back,
				Bleed: parts.CardBleed, Work: 20})
	}
	if p.set.Tonight { // thick paper is the same from behind
		part.Kind = parts.Pieces
		for i := range part.Pieces {
			part.Pieces[i].Back, part.Pieces[i].Bleed, part.Pieces[i].Work = nil, 0, 0
		}
	}
	part.Note = words.TilesNote(count, fmt.Sprintf("%.0f", size))
	blank := parts.Piece{Name: "blank tile", Copies: 1, Front: p.face(&tile{colour: drawing.Rule}, size),
		Back: back, Bleed: parts.CardBleed, Work: 20}
	part.Blank = &blank
	return part
}

// face draws the front of a tile with its bleed: what it is as a picture, its letter and its name. A spawner
// is a portal with the monster in it.
func (p *printer) face(face *tile, size float64) *drawing.Drawing {
	bleed := parts.CardBleed
	if p.set.Tonight {
		bleed = 0
	}
	d := drawing.New(size+2*bleed, size+2*bleed)
	cut := d.Area().Inset(bleed)
	tint := face.colour.Mixed(drawing.White, 0.72)
	d.Rect(d.Area(), drawing.Paint{Fill: tint, Open: true})
	frame := cut.Inset(size * 0.05)
	d.RoundedRect(frame, size*0.09,
		drawing.Paint{Fill: face.colour.Mixed(drawing.White, 0.9),
			Stroke: drawing.Line(size*0.02, face.colour.Mixed(drawing.Ink, 0.2))})
	if face.letter == "" {
		return d // to draw on
	}
	foot, name, style := max(size*0.2, 4.2), parts.Capital(face.name),
		parts.BoldStyle.Sized(max(parts.Smallest, size*0.42))
	two := 2 * style.Sized(parts.Smallest).LineHeight()
	folded := two <= size*0.37 && drawing.Measure(name, style.Sized(parts.Smallest)) > frame.Width-size*0.08
	if p.set.Tonight && !folded && drawing.Measure(name, style.Sized(parts.Smallest)) > frame.Width-size*0.08 {
		foot, name = 0, "" // the picture and the letter say it
	}
	if folded { // a long name takes two lines, where the picture can spare them
		foot = two
	}
	room := drawing.Box(frame.X+size*0.04, frame.Bottom()-foot-size*0.01, frame.Width-size*0.08, foot)
	picture := drawing.Box(frame.X, frame.Y+size*0.03, frame.Width, room.Y-frame.Y-size*0.03)
	side := min(picture.Width, picture.Height)
	art := drawing.Box(picture.Centre().X-side/2, picture.Y, side, side).Inset(size * 0.02)
	if face.spawns {
		Portal(d, art, face.colour)
		art = art.Inset(art.Width * 0.19)
	}
	switch {
	case face.icon == WallIcon:
		Wall(d, drawing.Box(frame.X, frame.Y, frame.Width, room.Y-frame.Y).Inset(size*0.035), face.colour)
	case face.icon == EntranceIcon:
		Entrance(d, art)
	default:
		p.picture(d, art, face.icon, face.letter)
	}
	p.corner(d, frame, face, size)
	if folded {
		d.ParagraphIn(room, name, style, parts.Smallest, drawing.Centre)
	} else {
		d.Label(room, name, style, parts.Smallest, drawing.Centre)
	}
	return d
}

// corner draws the letter of a tile in its upper left corner.
func (p *printer) corner(d *drawing.Drawing, frame drawing.Rectangle, face *tile, size float64) {
	side := max(size*0.2, 4.2)
	box := drawing.Box(frame.X+size*0.025, frame.Y+size*0.025, side, side)
	colour := face.colour.UnderWords()
	d.RoundedRect(box, side*0.25,
		drawing.Paint{Fill: colour, Stroke: drawing.Line(0.2, drawing.Ink), Saver: drawing.Plain})
	d.Label(box.Inset(side*0.06), face.letter,
		drawing.Style{Face: drawing.Title, Size: side * 0.72 / drawing.PointMM,
			Colour: drawing.TextOn(colour)}, parts.Smallest, drawing.Centre)
}
