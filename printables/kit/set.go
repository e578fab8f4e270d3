package kit

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/common/files"
	"homespun/engines/common/text"
	engine "homespun/engines/kit"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

const (
	// MinSpace and MaxSpace are the bounds of a space on paper, in millimetres: smaller ones nobody can play on.
	MinSpace, MaxSpace = 12.0, 90.0
	// Figures and tokens in sides of a space, and their bounds in millimetres.
	figurePart, figureLeast, figureMost = 0.72, 13.0, 24.0
	tokenPart, tokenLeast, tokenMost    = 0.55, 12.0, 22.0
	discSide                            = 18.0
)

// The engine's word for the themes.
const wordPiece = "piece"

// Parts returns all there is to print of a family's own game for a set.
func Parts(set *parts.Set) ([]parts.Part, error) {
	game, err := parts.GameOf[*engine.Game](set, "kit")
	if err != nil {
		return nil, err
	}
	p := &printer{set: set, game: game}
	var made []parts.Part
	if game.Spaces() > 0 {
		if p.space, err = (parts.Spaces{Usual: Usual(game), Large: parts.LargeSide, Least: MinSpace, Most: MaxSpace,
			LargeLeast: parts.LargeSide - 1e-9, TooSmall: words.LargeSpaces}).Of(set); err != nil {
			return nil, err
		}
		made = append(made, p.board())
		if game.Rules.Pieces > 0 {
			made = append(made, p.standees(), p.tokens())
		}
	}
	if len(game.Packs()) > 0 {
		made = append(made, NewCards(game, set.Theme, set.Large).part())
	}
	made = append(append(made, p.things()...), p.counters()...)
	made = append(made, p.turn(), parts.RuleSheet(set))
	if game.Rolls() {
		made = append(made, p.dice())
	}
	return set.ForTonight(made, "board", "tokens", "things", "cards", "counters", "pad", "reference"), nil
}

// printer makes the parts.
type printer struct {
	set   *parts.Set
	game  *engine.Game
	space float64 // mm
}

func (p *printer) board() parts.Part {
	lay := Lay(p.game, p.space)
	d := Board(p.game, p.set.Theme, lay)
	columns, rows := lay.lines()
	part := parts.Part{
		ID: "board", Title: "Board", Kind: parts.Board,
		Note:    words.SpacesOfMat(fmt.Sprintf("%.0f", d.Width), fmt.Sprintf("%.0f", d.Height), fmt.Sprintf("%.0f", p.space)),
		Pieces:  []parts.Piece{{Name: "board", Copies: 1, Front: d}},
		Columns: columns, Rows: rows,
	}
	if ground := p.game.Ground(); ground != "" && p.set.Theme.Ground == "" {
		part.Notices = []string{words.NoPicture(strconv.Quote(short(ground)), p.set.Theme.Game.Title)}
	}
	return part
}

// lines returns where a board is best cut: beside spaces, and through none.
func (l *Layout) lines() (columns, rows []float64) {
	across := func(r drawing.Rectangle) (from, to float64) { return r.X, r.Right() }
	down := func(r drawing.Rectangle) (from, to float64) { return r.Y, r.Bottom() }
	gap := l.Space * (nextOf - 1) / 2
	of := func(side func(drawing.Rectangle) (from, to float64), boxes []drawing.Rectangle) (list []float64) {
		for _, box := range boxes {
			from, to := side(box)
			for _, at := range []float64{from - gap, to + gap} {
				if !slices.ContainsFunc(boxes, func(other drawing.Rectangle) bool {
					low, high := side(other)
					return low < at && at < high
				}) {
					list = append(list, at)
				}
			}
		}
		slices.Sort(list)
		return slices.CompactFunc(list, func(a, b float64) bool { return math.Abs(a-b) < 2.1*gap })
	}
	signs := slices.DeleteFunc(slices.Clone(l.Signs), drawing.Rectangle.Empty)
	return of(across, l.Spaces[1:]), of(down, slices.Concat(l.Spaces[1:], signs, l.Yards, []drawing.Rectangle{l.Title}))
}

// side returns how large something is, in millimetres, that is a part of a space.
func (p *printer) side(part, least, most float64) float64 {
	if p.set.Large {
		return max(parts.LargeSide, p.space*part)
	}
	return min(max(p.space*part, least), most)
}

// figures are the pieces of a seat, by their names: A1, A2.
func (p *printer) figures(seat int) (list []parts.Figure) {
	for n := range p.game.Rules.Pieces {
		list = append(list, parts.Figure{Name: fmt.Sprintf("%c%d", 'A'+seat, n+1), Side: seat,
			Icon: p.set.Theme.Icon(wordPiece, seat+1)})
	}
	return list
}

// all says how many pieces there are: "2 snails for each of 4 players".
func (p *printer) all() string {
	return words.OwnFigures(p.set.Counted(p.game.Rules.Pieces, wordPiece), p.set.Seats())
}

func (p *printer) standees() parts.Part {
	var troops []parts.Troop
	for seat := range p.set.Seats() {
		troops = append(troops, parts.Troop{Figures: p.figures(seat), Foot: words.OwnFoot(string(rune('A' + seat)))})
	}
	wide := p.side(figurePart, figureLeast, figureMost)
	stand := parts.Stand{Width: wide, Height: wide * 1.5, Foot: max(9, wide*0.5)}
	if p.set.Large {
		stand.Foot = parts.LargeFoot
	}
	part := parts.Standees(text.Capital(p.set.Theme.Noun(wordPiece).Many), p.all(), troops, stand, p.set.Standing)
	for _, name := range p.game.Rules.Figures {
		if files.IsPicture(name) && p.set.Theme.Own(name) == name {
			part.Notices = append(part.Notices, words.NoPicture(strconv.Quote(short(name)), p.set.Theme.Game.Title))
		} else if !files.IsPicture(name) && drawing.Picture(name) == nil {
			part.Notices = append(part.Notices, words.NoIcon(strconv.Quote(short(name))))
		}
	}
	return part
}

func (p *printer) tokens() parts.Part {
	part := parts.Part{ID: "tokens", Title: "Tokens", Kind: parts.Pieces, Use: parts.Quick, Note: p.all() + "."}
	side := p.side(tokenPart, tokenLeast, tokenMost)
	for seat := range p.set.Seats() {
		for _, figure := range p.figures(seat) {
			part.Pieces = append(part.Pieces, figure.Token(side))
		}
	}
	spare := parts.Figure{Side: parts.Nobody}
	blank := spare.Token(side)
	blank.Name, part.Blank = words.OwnBlankToken, &blank
	return part
}

// dice are as many as are rolled, each with its own faces; one spinner is flicked as often.
func (p *printer) dice() parts.Part {
	count, faces := p.game.Dice()
	var part parts.Part
	var notes []string
	for _, kind := range p.kinds() {
		made := parts.Die(p.sides(kind.die), p.set.Large)
		if !kind.die.Plain() {
			made.Use = parts.Needed // no family has such a die
		}
		if kind.many == count {
			part = made
			break
		}
		for i := range made.Pieces {
			made.Pieces[i].Copies *= kind.many
			made.Pieces[i].Name = strings.TrimSpace(made.Pieces[i].Name + " " + strconv.Itoa(len(notes)+1))
		}
		if notes = append(notes, text.Lower(made.Note)); part.ID == "" {
			part = made
		} else {
			part.Pieces, part.Use = append(part.Pieces, made.Pieces...), min(part.Use, made.Use)
		}
	}
	switch {
	case count == 1:
		return part
	case len(notes) > 0:
		part.Title, part.Note = words.OwnDiceTitle, words.OwnDice(count, strings.Join(notes, " "))
		return part
	case part.Title == "Spinner":
		if count == 2 {
			part.Note = words.SpinTwice(faces)
		}
		return part
	}
	part.Title, part.Note = words.OwnDiceTitle, words.OwnDice(count, text.Lower(part.Note))
	for i := range part.Pieces {
		part.Pieces[i].Copies *= count
	}
	return part
}

// A kind of dice, and how many of them are rolled.
type kind struct {
	die  engines.Die
	many int
}

// kinds are the different dice, in their order.
func (p *printer) kinds() (list []kind) {
	for _, die := range p.game.Roll.Dice() {
		i := slices.IndexFunc(list, func(k kind) bool { return k.die == die })
		if i < 0 {
			i, list = len(list), append(list, kind{die: die})
		}
		list[i].many++
	}
	return list
}

// sides are what a die shows: pictures of faces that have the name of an icon, else their words or numbers.
func (p *printer) sides(die engines.Die) []parts.DieSide {
	sides := make([]parts.DieSide, die.Faces)
	for i := range sides {
		side := int(die.Side(i + 1))
		if name := p.game.Face(side); name == "" {
			sides[i].Number = side
		} else if sides[i].Text = short(name); drawing.Picture(text.Lower(name)) != nil {
			sides[i].Icon = text.Lower(name)
		}
	}
	return sides
}

// turn is a card for beside the board with all sentences, in the order in which they come up.
func (p *printer) turn() parts.Part {
	flow := &parts.Flow{}
	for i, group := range p.set.Speaker().PaperGroups() {
		if i > 0 {
			flow.Space(2)
		}
		flow.Heading(group.Title, parts.BoldStyle.Sized(11))
		for i := 0; i < len(group.Clauses); i++ {
			title, said := group.Clauses[i].Title, group.Clauses[i].Source
			for title != "" && i+1 < len(group.Clauses) && group.Clauses[i+1].Title == title {
				i++
				said += " " + group.Clauses[i].Source
			}
			if title != "" {
				said = words.OwnClause(title, strings.Contains(said, ":"), text.Lower(said))
			}
			flow.Space(0.6)
			flow.Paragraph(said, parts.TextStyle.Sized(10.5), parts.Dress{Indent: 4, Mark: "•"}, parts.CardRoom)
		}
	}
	return parts.TurnCard(p.set, flow, nil, nil)
}
