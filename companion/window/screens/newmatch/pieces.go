package newmatch

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/rulesets"
)

// pieces is the section that asks where the pieces are: on the family's table or on the screen. The switches
// below follow the answer, and each can be changed alone.
type pieces struct {
	screen  *Screen
	content *fyne.Container
	tiles   [2]*widgets.Tile // screen and table, as settings.Rollers are
	at      int              // which of them is chosen
	dice    *widgets.Pick
	things  []*realThing
	deals   fyne.CanvasObject // how real tiles are dealt; nil where nothing is
}

// realThing is a rule that says whether something real is used in place of the screen's own.
type realThing struct {
	key string
	// values are those of the rule for the screen and for the table.
	values [2]string
	title  string
	names  []string
	pick   *widgets.Pick
}

// realThings returns the rules that a game can have about real things, by the keys of its fields.
func realThings() []*realThing {
	return []*realThing{
		{key: "positions", values: [2]string{"tracked", "measured"}, title: words.WhoMeasures,
			names: []string{words.AppMeasures, words.WeMeasure}},
		{key: "entry", values: [2]string{"secret", "open"}, title: words.WhichCards,
			names: []string{words.CardsOnScreen, words.CardsInHand}},
	}
}

func newPieces(s *Screen) *pieces {
	p := &pieces{screen: s}
	changed := func(int) { s.showChoices() }
	p.dice = widgets.NewPick([]string{words.AppRolls, words.RealDice},
		max(0, slices.Index(settings.Rollers, s.shell.Settings().Dice)), changed)
	p.tiles[0] = p.tile("laptop", words.OnThisScreen, words.OnThisScreenHelp, 0)
	p.tiles[1] = p.tile("game-die", words.OnOurTable, words.OnOurTableHelp, 1)
	switches := widgets.NewGrid(330, 2)
	if !s.diceless() {
		switches.Add(widgets.Field(words.WhoRolls, "", widgets.Indent(8, p.dice.Row)))
	}
	for _, thing := range realThings() {
		field, ok := fieldOf(s.wish.Game, thing.key)
		if ok && slices.Contains(field.Choices, thing.values[0]) && slices.Contains(field.Choices, thing.values[1]) {
			thing.pick = widgets.NewPick(thing.names, 0, changed)
			p.things = append(p.things, thing)
			switches.Add(widgets.Field(thing.title, "", widgets.Indent(8, thing.pick.Row)))
		}
	}
	p.content = container.New(widgets.Column{Gap: 12}, widgets.NewGrid(330, 2, p.tiles[1], p.tiles[0]),
		switches)
	if deals(s.wish.Game) {
		p.deals = widgets.Quiet(words.WeDeal)
		p.content.Add(p.deals)
	}
	return p
}

// fieldOf returns the field of a game's rulesets under a key; false if the game has none.
func fieldOf(game *rulesets.Game, key string) (engines.Field, bool) {
	for _, field := range game.Definition.Info.Fields {
		if field.Key == key {
			return field, true
		}
	}
	return engines.Field{}, false
}

// deals reports whether the table deals something at the start of a match that people could deal as well.
func deals(game *rulesets.Game) bool {
	rules, err := game.Standard()
	if err != nil {
		return false
	}
	engine, err := rules.Compile(0)
	if err != nil {
		return false
	}
	start := engine.Start()
	return engine.Pending(start).Who.Has(engines.Table) && len(engine.Moves(start, nil)) > 0
}

// asked reports whether the game can do anything with real things, so that the question is worth asking.
func (p *pieces) asked() bool { return !p.screen.diceless() || len(p.things) > 0 }

func (p *pieces) tile(icon, name, help string, at int) *widgets.Tile {
	art := canvas.NewImageFromResource(widgets.Icon(icon))
	art.FillMode = canvas.ImageFillContain
	art.SetMinSize(fyne.NewSize(72, 64))
	text := container.New(widgets.Column{Gap: -8},
		widgets.Words(name, theme.SizeNameSubHeadingText, look.Title),
		widgets.Quiet(help))
	return widgets.NewTile(name, container.NewBorder(nil, nil, art, nil, text), func() { p.choose(at) })
}

// choose puts all pieces on the screen or on the table.
func (p *pieces) choose(at int) {
	p.dice.Set(at)
	for _, thing := range p.things {
		thing.pick.Set(at)
	}
	p.mark(at)
	p.screen.seats.show()
	p.screen.showChoices()
	p.screen.page.Again()
}

// real reports whether real pieces are used.
func (p *pieces) real() bool { return p.at == 1 }

// mark shows the answer, without the switches that follow from it.
func (p *pieces) mark(at int) {
	p.at = at
	for i, tile := range p.tiles {
		tile.SetChosen(i == at)
	}
	if p.deals != nil {
		widgets.SetVisible(p.deals, at == 1)
	}
}

// remember answers as in a match before, nil for none. The rules say the rest.
func (p *pieces) remember(h *record.Header) {
	if h == nil {
		p.choose(p.dice.Chosen())
		return
	}
	at := 0
	if h.Dice != "" {
		p.dice.Set(max(0, slices.Index(settings.Rollers, h.Dice)))
		at = p.dice.Chosen()
	}
	if h.Pieces == record.OnTable {
		at = 1
	}
	rules := p.screen.rules.chosen()
	for _, key := range realThings() { // of whichever game the match was
		if h.Rules[key.key] == key.values[1] {
			at = 1
		}
	}
	if h.Game != p.screen.wish.Game.ID {
		p.choose(at)
		return
	}
	for _, thing := range p.things {
		proper := 0
		if value, said := h.Rules[thing.key]; said {
			proper = max(0, slices.Index(thing.values[:], fmt.Sprint(value)))
		} else if rules != nil {
			proper = thing.of(rules)
		}
		thing.pick.Set(proper)
		at = max(at, proper)
	}
	p.mark(at)
}

// lie returns where the pieces lie, as the front matter says it.
func (p *pieces) lie() string {
	if p.real() {
		return record.OnTable
	}
	return ""
}

// follow has the switches go along from one ruleset to another, nil for none. A switch that says something else
// than the ruleset before was set by people and stays.
func (p *pieces) follow(before, now *rulesets.Ruleset) {
	for _, thing := range p.things {
		if before == nil || thing.of(before) == thing.pick.Chosen() {
			thing.pick.Set(thing.of(now))
		}
	}
}

// of returns what a ruleset says about a real thing: 0 for the screen, 1 for the table.
func (r *realThing) of(rules *rulesets.Ruleset) int {
	if value, _ := rules.Value(r.key); value == r.values[1] {
		return 1
	}
	return 0
}

// used returns the rules with what is used of the real things.
func (p *pieces) used(rules *rulesets.Ruleset) *rulesets.Ruleset {
	changed := map[string]any{}
	for _, thing := range p.things {
		want := thing.values[max(0, thing.pick.Chosen())]
		if value, _ := rules.Value(thing.key); value != want {
			changed[thing.key] = want
		}
	}
	if with, err := rules.With(changed); err == nil {
		return with
	}
	return rules
}

// said returns what the switches say, in short.
func (p *pieces) said() string {
	var facts []string
	if !p.screen.diceless() {
		facts = append(facts, []string{words.RollsItself, words.RealDice}[max(0, p.dice.Chosen())])
	}
	for _, thing := range p.things {
		facts = append(facts, thing.names[max(0, thing.pick.Chosen())])
	}
	return words.Facts(facts...)
}
