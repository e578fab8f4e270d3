package patrollers

import (
	"errors"
	"fmt"
	"math"

	engine "homespun/engines/patrollers"
	"homespun/printables/parts"
	"homespun/printables/words"
	"homespun/rulesets"
)

const (
	// inch is an inch in millimetres.
	inch = 25.4
	// MinBase and MaxBase are the bounds of a figure's base on paper, in millimetres: nobody can stand a
	// figure on a smaller one.
	MinBase = 12.0
	MaxBase = 100.0
)

// The engine's words for the themes.
const (
	wordPatroller = "patroller"
	wordExplosive = "explosive"
	wordTwine     = "twine"
	wordMarker    = "marker"
	wordGas       = "gas"
	wordToken     = "token"
)

// Parts returns all there is to print of Patrollers for a set. Lengths on the table are true to size: a scale
// makes the whole battle smaller.
func Parts(set *parts.Set) ([]parts.Part, error) {
	game, err := parts.GameOf[*engine.Game](set, "Patrollers")
	if err != nil {
		return nil, err
	}
	p := &printer{set: set, game: game, rules: game.Rules(), unit: inch * set.Scale, names: namesOf(game),
		shape: usualTag}
	if set.Large {
		p.shape = largeTag
	}
	if base := p.base(); !(base >= MinBase && base <= MaxBase) {
		return nil, errors.New(words.NoBaseSize(fmt.Sprintf("%.3g", base), MinBase, MaxBase))
	}
	if set.Tonight {
		return p.tonight(), nil
	}
	made := []parts.Part{p.tags(), p.standees(), p.bases(), p.markers(p.has)}
	if game.HasTokens() {
		made = append(made, p.tokens())
	}
	made = append(made, p.gauges(), p.dice(), p.cards(), p.turn(), parts.RuleSheet(set), p.roster())
	return made, nil
}

// namesOf returns what everybody of the roster is called in lists.
func namesOf(game *engine.Game) []string {
	var list []string
	names := distinct{}
	for _, fighter := range game.Roster() {
		list = append(list, names.add(rulesets.CleanName(fighter.Name), fighter.ID))
	}
	return list
}

// distinct are names no two of which are the same.
type distinct map[string]bool

// add adds a name and returns it. If the name is empty or taken it adds the other one, with a number behind
// it if that is taken too.
func (d distinct) add(name, other string) string {
	if name == "" || d[name] {
		name = other
	}
	for n, plain := 2, name; d[name]; n++ {
		name = fmt.Sprintf("%s %d", plain, n)
	}
	d[name] = true
	return name
}

// printer makes the parts.
type printer struct {
	set   *parts.Set
	game  *engine.Game
	rules engine.Rules
	unit  float64 // an inch of the table, in mm
	names []string
	shape shape
}

// length returns a length of the engine's, in tenths of an inch of the table, in millimetres.
func (p *printer) length(tenths int) float64 { return float64(tenths) / 10 * p.unit }

// base returns how wide a base is, in millimetres.
func (p *printer) base() float64 { return p.length(p.game.Lengths().Base) }

// size returns the size of something small: a large set has nothing smaller than [parts.LargeSide].
func (p *printer) size(usual float64) float64 {
	if p.set.Large {
		return max(usual, parts.LargeSide)
	}
	return usual
}

// figures returns how many figures both sides have.
func (p *printer) figures() int { return engine.Players * p.rules.TeamSize }

// word returns what the theme calls a thing, as it stands at the head of something.
func (p *printer) word(id string) string { return parts.Capital(p.set.Theme.Noun(id).One) }

// has says whether anybody of the roster has a special action that counts.
func (p *printer) has(special engine.Special) bool {
	if !p.game.HasSpecials() {
		return false
	}
	for _, fighter := range p.game.Roster() {
		if fighter.Special == special {
			return true
		}
	}
	return false
}

// millimetres writes a length: "38.1 mm".
func millimetres(mm float64) string { return fmt.Sprintf("%g mm", math.Round(mm*10)/10) }
