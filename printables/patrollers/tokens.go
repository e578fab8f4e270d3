package patrollers

import (
	"cmp"
	"strconv"

	engine "homespun/engines/patrollers"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
	"homespun/rulesets"
)

// tokenSide is the side of a death token in millimetres.
const tokenSide = 43.0

// noToken is what a token that is none is called where another has that name.
const noToken = "no token"

// effectIcons are the pictures of what death tokens do, by the engine's words.
var effectIcons = map[string]string{
	"self-destruct": "collision", "med-pack": "adhesive-bandage", "elixir": "alembic",
	"resurrection": "ghost", "med-kit": "red-heart",
	"boots": "hiking-boot", "scope": "telescope", "grenade-launcher": "bomb", "temporal-nugget": "hourglass",
}

// TokenIcon returns the name of the icon of a death token, by its id: a bonus for all of a class has that of
// the class, another that of the ability.
func TokenIcon(game *engine.Game, theme *rulesets.Theme, id string) string {
	token := game.Rules().DeathTokens[id]
	name := effectIcons[token.Effect]
	switch {
	case name != "":
	case token.Class != "":
		name = classIcons[token.Class]
	case token.Attack >= token.Defence:
		name = AbilityIcons[engine.Attack]
	default:
		name = AbilityIcons[engine.Defence]
	}
	if drawing.Picture(name) == nil {
		name = theme.Icon(wordToken, 1)
	}
	return name
}

// tokens are one of each kind of death token for each side, and one that is none for each figure; their backs
// are alike, so that nobody knows which lie there (PAT-24, PAT-28).
func (p *printer) tokens() parts.Part {
	noun := p.set.Theme.Noun(wordToken)
	design := parts.NewCardDesign(tokenSide, tokenSide, p.set.Colour())
	back := parts.CardBack{Title: p.word(wordToken), Icon: p.set.Theme.Icon(wordToken, 1)}
	ids := p.game.TokenIDs()
	part := parts.Part{
		ID: "tokens", Title: parts.Capital(noun.Many), Kind: parts.Cards,
		Note:  words.TokensMixed(len(ids), p.figures()),
		Steps: []string{words.TokensLie(parts.Capital(noun.Many))},
	}
	names := distinct{}
	part.Things = map[string]*drawing.Drawing{}
	for _, id := range ids {
		token := p.rules.DeathTokens[id]
		card := parts.Card{Title: cmp.Or(token.Name, id), Icon: TokenIcon(p.game, p.set.Theme, id),
			Text: token.Text, Corner: strconv.Itoa(token.Points)}
		piece, _ := design.Piece(names.add(rulesets.CleanName(token.Name), id), &card, &back, engine.Players)
		part.Things["death_tokens."+id] = piece.Front
		part.Pieces = append(part.Pieces, piece)
	}
	none := parts.Card{Title: "None", Text: words.NoToken(noun.One), Corner: "0"}
	piece, _ := design.Piece(names.add("none", noToken), &none, &back, p.figures())
	part.Pieces = append(part.Pieces, piece)
	part.Blank = design.Blank(&back)
	part.Blank.Name = "blank token"
	p.set.EnlargeCards(&part)
	return part
}
