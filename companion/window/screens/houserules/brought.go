package houserules

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
	"homespun/printables/headings"
	"homespun/rulesets"
)

// brought is what a house rule brings: the things that are new or changed, as they are printed, the sentences of the
// rules that become others, and what no sentence says.
type brought struct {
	things    []thing
	sentences []headings.Departure
	others    []rulesets.Difference
}

// thing is what a thing is called, and what is printed of it; nil if nothing is.
type thing struct {
	name  string
	drawn *drawing.Drawing
}

// bring finds out what a house rule brings. It takes as long as its parts take to be drawn.
func bring(games tableau.Games, r *rulesets.Ruleset) *brought {
	engine, err := r.Compile(0)
	if err != nil {
		return &brought{others: headings.Differences(r)}
	}
	speaker := r.Speaker(nil, engine, nil)
	b := &brought{sentences: headings.Departures(speaker)}
	things := games.Things(r)
	var fresh, known []rulesets.Difference // what is said of things that only this house rule has, and all else
	for _, d := range headings.Called(r.Differences(), speaker) {
		key := r.Parts(d.Key)
		of, _ := r.Game.FieldAt(key[:min(2, len(key))])
		if rulesets.IsThing(of) && len(key) >= 2 && !stands(r, key[:2]) {
			fresh = append(fresh, d)
		} else {
			known = append(known, d)
		}
		if !rulesets.IsThing(of) || len(key) < 2 {
			if !slices.ContainsFunc(b.sentences, func(one headings.Departure) bool { return one.Tells(d) }) {
				b.others = append(b.others, d)
			}
			continue
		}
		name := words.Sentence(words.Short(speaker.Called(key[:2]), 40))
		if _, there := r.ValueIn(key[:2]); !there {
			b.others = append(b.others, d)
			continue
		}
		if slices.ContainsFunc(b.things, func(one thing) bool { return one.name == name }) {
			continue
		}
		b.things = append(b.things, thing{name, things[strings.Join(key[:2], ".")]})
	}
	b.sentences = slices.DeleteFunc(b.sentences, func(one headings.Departure) bool { // the card says it
		return slices.ContainsFunc(fresh, one.Tells) && !slices.ContainsFunc(known, one.Tells)
	})
	return b
}

// stands reports whether the game has a thing by its own rules.
func stands(r *rulesets.Ruleset, key []string) bool {
	standard, err := r.Game.Standard()
	if err != nil {
		return false
	}
	_, there := standard.ValueIn(key)
	return there
}

// cards returns what shows it.
func (b *brought) cards(sh *shell.Shell) (list []fyne.CanvasObject) {
	grid := widgets.NewGrid(380, 2) // wide enough for the smallest letters of a card
	for _, one := range b.things {
		column := container.New(widgets.Column{Gap: 0}, widgets.Words(one.name, theme.SizeNameText, look.Bold))
		if one.drawn != nil {
			column.Add(widgets.NewDrawn(one.drawn, 1, sh.Work))
		}
		grid.Add(widgets.Panel(column))
	}
	if len(b.things) > 0 {
		list = append(list, grid)
	}
	for _, one := range b.sentences {
		column := container.New(widgets.Column{Gap: -6}, quiet(words.Sentence(one.Title)))
		if len(one.Is) > 0 {
			column.Add(widgets.Words(words.Short(strings.Join(one.Is, " "), 600), theme.SizeNameText, look.Bold))
		}
		if len(one.Was) > 0 {
			column.Add(quiet(words.InsteadOf(words.Short(strings.Join(one.Was, " "), 400))))
		}
		list = append(list, widgets.Panel(column))
	}
	column := container.New(widgets.Column{Gap: -6})
	for _, d := range b.others {
		column.Add(widgets.Text(words.AlongValue(d.Label, words.Short(d.IsText, 120), words.Short(d.WasText, 120))))
	}
	if len(b.others) > 0 {
		list = append(list, widgets.Panel(column))
	}
	if len(list) == 0 {
		list = append(list, widgets.Panel(widgets.Text(words.AllStandard)))
	}
	return list
}
