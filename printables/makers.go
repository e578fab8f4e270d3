package printables

import (
	"errors"

	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/headings"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/words"
	"homespun/rulesets"
)

// A Maker makes the parts of one game for a set.
type Maker = func(*parts.Set) ([]Part, error)

// Makers holds the maker of each game by the game's id.
type Makers map[string]Maker

// New lays out a game's parts on pages, for as many players as the options say or the rules allow. Engine is
// the compiled ruleset; a nil theme means the game's own.
func (m Makers) New(ruleset *rulesets.Ruleset, engine engines.Engine, theme *rulesets.Theme,
	options Options) (*Job, error) {
	from, err := m.gameSource(ruleset, engine, theme, &options)
	if err != nil {
		return nil, err
	}
	return newJob(from, options)
}

// Parts returns everything that can be printed of a game under a ruleset, in the words and pictures of a
// theme (nil means the game's own). Engine is the compiled ruleset. The paper of the options matters only
// with the scale [Fit].
func (m Makers) Parts(ruleset *rulesets.Ruleset, engine engines.Engine, theme *rulesets.Theme,
	options Options) ([]Part, error) {
	_, made, err := m.prepare(ruleset, engine, theme, &options)
	if err != nil {
		return nil, err
	}
	return options.chosen(made)
}

// prepare fills in the options that are left open and makes all parts of a game, wanted or not.
func (m Makers) prepare(ruleset *rulesets.Ruleset, engine engines.Engine, theme *rulesets.Theme,
	options *Options) (*parts.Set, []Part, error) {
	checked, err := options.checked(false)
	if err != nil {
		return nil, nil, err
	}
	*options = checked
	set, err := newSet(ruleset, engine, theme, checked)
	if err != nil {
		return nil, nil, err
	}
	made, err := m.parts(set, checked)
	if err != nil {
		return nil, nil, err
	}
	return set, append(made, assemblyPart()), nil
}

func newSet(ruleset *rulesets.Ruleset, engine engines.Engine, theme *rulesets.Theme,
	options Options) (*parts.Set, error) {
	if theme == nil {
		var err error
		if theme, err = ruleset.Game.FindTheme(""); err != nil {
			return nil, err
		}
	}
	if least, most, _ := ruleset.Seats(); options.Players != 0 && (options.Players < least || options.Players > most) {
		return nil, errors.New(words.NotForSoMany(ruleset.Game.Title, options.Players,
			headings.Players(ruleset)))
	}
	sheet := options.Sheet.Turned(false)
	set := &parts.Set{Sheet: drawing.Box(0, 0, sheet.Width(), sheet.Height()), Room: sheet.Area(), Ruleset: ruleset, Engine: engine, Theme: ruleset.In(theme),
		Names: options.Names, Faces: options.Faces, For: options.Players,
		Space: options.Space, Scale: float64(options.Scale),
		Large: options.Large, Standing: options.Standing,
		Tonight: options.Edition == TonightEdition, Position: options.Position}
	if least, most, _ := ruleset.Seats(); least < most { // the engine may be for another number of players
		var err error
		if set.Engine, err = ruleset.Compile(set.Seats()); err != nil {
			return nil, err
		}
	}
	return set, nil
}

// parts makes all parts of a set. It stores the scale that it used in the set.
func (m Makers) parts(set *parts.Set, options Options) ([]Part, error) {
	maker, ok := m[set.Ruleset.Game.ID]
	if !ok {
		return nil, errors.New(words.NothingToPrint(set.Ruleset.Game.Title))
	}
	count := options.Scale.sheets()
	if count == 0 {
		return maker(set)
	}
	set.Scale = 1
	made, err := maker(set)
	if err != nil {
		return nil, err
	}
	if set.Scale = fitScale(made, options.boardSheet()); count > 1 {
		set.Scale = max(set.Scale, scaleFor(made, count, options))
	}
	if set.Scale == 1 {
		return made, nil
	}
	return maker(set)
}

// fitScale returns the scale at which the largest board fits on one sheet, upright or across.
func fitScale(made []Part, sheet paper.Sheet) float64 {
	scale := 1.0
	for _, part := range made {
		if part.Kind != parts.Board {
			continue
		}
		best := 0.0
		for _, across := range []bool{false, true} {
			area := sheet.Turned(across).Area()
			front := part.Pieces[0].Front
			best = max(best, min(area.Width/front.Width, area.Height/front.Height))
		}
		scale = min(scale, best)
	}
	return scale
}
