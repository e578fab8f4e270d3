package newmatch

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/printables/headings"
	"homespun/rulesets"
)

// rules is the section that chooses the ruleset.
type rules struct{ choice }

func newRules(s *Screen) *rules { return &rules{newChoice(s, words.WhichRules, 340, 3)} }

// chosen returns the chosen ruleset; nil until they have been read.
func (r *rules) chosen() *rulesets.Ruleset {
	if r.at < 0 {
		return nil
	}
	return r.list[r.at].Ruleset
}

// show lists the rulesets and chooses the one with a name, else the first.
func (r *rules) show(list []rulesets.Listing, name string) {
	list = r.ordered(list)
	r.choice.show(list, name, func(i int) fyne.CanvasObject {
		if list[i].Ruleset == nil {
			return nil
		}
		return Summary(list[i])
	}, r.choose)
	r.content.Add(widgets.NewRow(widgets.NewButton(words.HouseRules, theme.DocumentCreateIcon(), func() {
		name := ""
		if rules := r.chosen(); rules != nil {
			name = cmp.Or(rules.Path, rules.ID)
		}
		r.screen.ways.House(r.screen.wish.Game, name, "")
	})))
}

// ordered returns the rulesets with that of the quick match first.
func (r *rules) ordered(list []rulesets.Listing) []rulesets.Listing {
	i := r.quickAt(list)
	if i < 0 {
		return list
	}
	out := append([]rulesets.Listing{list[i]}, list[:i]...)
	return append(out, list[i+1:]...)
}

// quickAt returns the index of the ruleset of the game's quick match, -1 if there is none.
func (r *rules) quickAt(list []rulesets.Listing) int {
	id := r.screen.wish.Game.Quick.Rules
	return slices.IndexFunc(list, func(one rulesets.Listing) bool {
		return id != "" && one.ID == id && one.Shipped() && one.Ruleset != nil
	})
}

// quick returns the tile that begins a quick match at once, nil for a game that has none.
func (r *rules) quick() fyne.CanvasObject {
	i := r.quickAt(r.list)
	if i < 0 {
		return nil
	}
	game := r.screen.wish.Game
	text := container.New(widgets.Column{Gap: -8},
		widgets.Words(game.Quick.Name, theme.SizeNameSubHeadingText, look.Title),
		widgets.Text(game.Quick.Summary))
	start := widgets.NewFace("high-voltage", album.Colour(game), 64)
	return widgets.NewTile(game.Quick.Name,
		container.NewBorder(nil, nil, container.New(widgets.Column{Inset: 6}, start), nil, text), func() {
			r.screen.ways.Quick(r.screen.headerBy(r.list[i].Ruleset))
		})
}

// choose chooses another ruleset, and has the pieces follow it.
func (r *rules) choose(at int) {
	before := r.chosen()
	r.at = at
	r.screen.pieces.follow(before, r.chosen())
	r.choice.choose(at)
}

// mostDifferences is how many differences from the standard a card shows. The house rules screen shows all of
// them.
const mostDifferences = 4

// Summary returns the contents of a ruleset's card: its name, what it is about, and how it differs from the
// standard.
func Summary(one rulesets.Listing) fyne.CanvasObject {
	name := widgets.Line(words.Short(one.Name, 120), theme.SizeNameText, look.Bold)
	column := container.New(widgets.Column{Gap: -6}, name)
	if one.Summary != "" {
		column.Add(widgets.Text(words.Short(one.Summary, 240)))
	}
	differences := headings.Differences(one.Ruleset)
	if !one.Shipped() {
		column.Add(widgets.Quiet(words.FamilyRules))
	}
	for i, d := range differences {
		if i == mostDifferences {
			column.Add(widgets.Quiet(words.AndMore(len(differences) - i)))
			break
		}
		column.Add(widgets.Quiet(words.Differs(d.Label, d.IsText, d.WasText)))
	}
	if len(differences) == 0 {
		column.Add(widgets.Quiet(words.AsStandard))
	}
	return column
}

// Broken returns the panel of a ruleset that cannot be used, with what is wrong in each line, and more below that.
func Broken(one rulesets.Listing, more ...fyne.CanvasObject) fyne.CanvasObject {
	name := widgets.Danger(widgets.Line(words.Facts(words.CannotBeUsed, words.Short(one.Name, 120)),
		theme.SizeNameText,
		look.Bold))
	column := container.New(widgets.Column{Gap: -6}, name)
	for _, f := range one.Findings {
		column.Add(widgets.Text(words.Finding(f.Line, f.Message, f.Suggestion)))
	}
	return widgets.Panel(container.New(widgets.Column{Gap: 4}, append([]fyne.CanvasObject{column}, more...)...))
}
