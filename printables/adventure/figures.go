package adventure

import (
	"fmt"

	engine "homespun/engines/adventure"
	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// The engine's words for the themes that have a figure or a counter.
const (
	wordPlayer   = "player"
	wordEntrance = "entrance"
	wordTreasure = "treasure"
	wordWall     = "wall"
	wordSpawner  = "spawner"
	wordTorch    = "torch"
	wordHeart    = "heart"
)

// king returns the figure of a player (ADV-04).
func (p *printer) king(seat int) parts.Figure {
	return parts.Figure{Name: p.game.PieceName(engine.MaxMonsters + seat), Side: seat,
		Icon: p.set.Theme.Icon(wordPlayer, seat+1)}
}

// kind returns the id of a kind of monsters, and what the ruleset says of it.
func (p *printer) kind(k int) (id string, monster engine.Monster) {
	return p.game.Kinds()[k], p.game.Monster(k)
}

// monster returns a figure of a kind (ADV-04), numbered from 0.
func (p *printer) monster(k, number int) parts.Figure {
	id, monster := p.kind(k)
	return parts.Figure{
		Name: p.game.PieceName(k*engine.MaxSupply + number), Side: parts.Nobody,
		Colour: KindColour(p.set.Theme, k, id), Icon: KindIcon(p.set.Theme, id, monster.Figure, number+1),
	}
}

// troops are all figures: a troop of each player, then one of each kind of monsters.
func (p *printer) troops() []parts.Troop {
	var troops []parts.Troop
	for seat := range p.game.Players() {
		king := p.king(seat)
		troops = append(troops, parts.Troop{Figures: []parts.Figure{king}, Foot: "foot for " + king.Name})
	}
	for k, id := range p.game.Kinds() {
		troop := parts.Troop{Foot: "foot for " + p.set.Theme.Noun(id).Many}
		for number := range p.game.Monster(k).Supply {
			troop.Figures = append(troop.Figures, p.monster(k, number))
		}
		troops = append(troops, troop)
	}
	return troops
}

// everybody names all figures: "2 players, 16 spiders and 4 zombies".
func (p *printer) everybody() string {
	all := []string{p.set.Counted(p.game.Players(), wordPlayer)}
	for k, id := range p.game.Kinds() {
		all = append(all, p.set.Counted(p.game.Monster(k).Supply, id))
	}
	return text.Join(all, "and")
}

// footPart is how high a foot is for its width.
const footPart = 0.56

func (p *printer) standees() parts.Part {
	width := p.side(0.68, 16)
	stand := parts.Stand{Width: width, Height: width * 1.6, Foot: width * footPart}
	if p.set.Large {
		stand.Foot = parts.LargeFoot
	}
	return parts.Standees("Standing figures", p.everybody(), p.troops(), stand, p.set.Standing)
}

func (p *printer) tokens() parts.Part {
	part := parts.Part{
		ID: "tokens", Title: "Flat tokens", Kind: parts.Pieces,
		Note: parts.Capital(p.everybody()) + ". They lie on the board in place of standing figures.",
	}
	size := p.side(tokenPart, 14)
	for _, troop := range p.troops() {
		for _, figure := range troop.Figures {
			part.Pieces = append(part.Pieces, figure.Token(size))
		}
	}
	spare := parts.Figure{Side: parts.Nobody}
	blank := spare.Token(size)
	blank.Name, part.Blank = "blank token", &blank
	return part
}

// counters are the hearts of all players and a torch for every spawner (ADV-05).
func (p *printer) counters() parts.Part {
	hearts, torches := p.game.Rules().Hearts*p.game.Players(), p.spawners()
	size := p.side(0.56, 14)
	counter := func(word string, colour drawing.Colour, count int) parts.Piece {
		return parts.Counter(p.set.Theme.Noun(word).One, p.set.Theme.Icon(word, 1), p.colour(word, colour),
			size, count)
	}
	blank := parts.Counter("", "", drawing.Paper, size, 1)
	blank.Name = "blank counter"
	if p.set.Tonight { // the hearts are on tracks
		return parts.Part{ID: "counters", Title: "Counters", Kind: parts.Pieces, Blank: &blank,
			Note:   p.set.Counted(torches, wordTorch) + ".",
			Pieces: []parts.Piece{counter(wordTorch, drawing.PlayerE, torches)}}
	}
	return parts.Part{
		ID: "counters", Title: "Counters", Kind: parts.Pieces, Blank: &blank,
		Note: fmt.Sprintf("%s and %s.", p.set.Counted(hearts, wordHeart),
			p.set.Counted(torches, wordTorch)),
		Pieces: []parts.Piece{counter(wordHeart, drawing.Refuse, hearts),
			counter(wordTorch, drawing.PlayerE, torches)},
	}
}

// spawners returns how many spawners there are.
func (p *printer) spawners() int {
	count := 0
	for k := range p.game.Kinds() {
		count += p.game.Rules().Tiles[p.game.Monster(k).Letter]
	}
	return count
}
