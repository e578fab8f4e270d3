package newmatch

import (
	"cmp"
	"slices"
	"strings"

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

// rules is the section that chooses the ruleset. Rulesets that cannot be used are listed too, with what is
// wrong.
type rules struct {
	screen  *Screen
	content *fyne.Container
	fold    *widgets.Fold
	list    []rulesets.Listing
	tiles   []*widgets.Tile
	at      int
}

func newRules(s *Screen) *rules {
	r := &rules{screen: s, content: container.New(widgets.Column{Gap: 12}), at: -1}
	r.fold = folded(s, words.WhichRules, r.content)
	return r
}

// folded returns a section that is shut until somebody wants another choice than the one noted.
func folded(s *Screen, title string, content fyne.CanvasObject) *widgets.Fold {
	f := widgets.NewFold(title, false, content)
	f.OnToggled = func(bool) { s.page.Again() }
	return f
}

// chosen returns the chosen ruleset; nil until they have been read.
func (r *rules) chosen() *rulesets.Ruleset {
	if r.at < 0 {
		return nil
	}
	return r.list[r.at].Ruleset
}

// show lists the rulesets and chooses the one with a name, else the first.
func (r *rules) show(list []rulesets.Listing, name string) {
	r.list, r.at, r.tiles = r.ordered(list), -1, nil
	list = r.list
	for i, one := range list {
		if one.Ruleset == nil {
			continue
		}
		if r.at < 0 || strings.EqualFold(one.ID, name) || strings.EqualFold(one.Name, name) ||
			one.Path != "" && one.Path == name {
			r.at = i
		}
	}
	var usable, broken []fyne.CanvasObject
	for i, one := range list {
		if one.Ruleset == nil {
			r.tiles = append(r.tiles, nil)
			broken = append(broken, Broken(one))
			continue
		}
		tile := widgets.NewTile(one.Name, Summary(one), func() { r.choose(i) })
		tile.Chosen = i == r.at
		r.tiles = append(r.tiles, tile)
		usable = append(usable, tile)
	}
	r.content.Objects = []fyne.CanvasObject{widgets.NewGrid(340, 3, usable...)}
	for _, one := range broken {
		r.content.Add(one)
	}
	r.content.Add(widgets.NewRow(widgets.NewButton(words.HouseRules, theme.DocumentCreateIcon(), func() {
		name := ""
		if rules := r.chosen(); rules != nil {
			name = cmp.Or(rules.Path, rules.ID)
		}
		r.screen.ways.House(r.screen.wish.Game, name, "")
	})))
	if r.at >= 0 {
		r.note()
	}
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

func (r *rules) note() { r.fold.SetNote(words.Short(r.list[r.at].Name, 60)) }

func (r *rules) choose(at int) {
	for i, tile := range r.tiles {
		if tile != nil {
			tile.SetChosen(i == at)
		}
	}
	before := r.chosen()
	r.at = at
	r.note()
	r.screen.pieces.follow(before, r.chosen())
	r.screen.seats.show()
	r.screen.showChoices()
	r.screen.page.Again()
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
		column.Add(widgets.Quiet(words.Differs(d.Label, d.IsText, d.WasText, d.Clause)))
	}
	if len(differences) == 0 {
		column.Add(widgets.Quiet(words.AsStandard))
	}
	return column
}

// Broken returns the panel of a ruleset that cannot be used, with what is wrong in each line.
func Broken(one rulesets.Listing) fyne.CanvasObject {
	name := widgets.Danger(widgets.Line(words.Facts(words.CannotBeUsed, words.Short(one.Name, 120)),
		theme.SizeNameText,
		look.Bold))
	column := container.New(widgets.Column{Gap: -6}, name)
	for _, f := range one.Findings {
		column.Add(widgets.Text(words.Finding(f.Line, f.Message, f.Suggestion)))
	}
	return widgets.Panel(column)
}
