package printables

import (
	"strconv"
	"strings"

	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/printer"
	"homespun/printables/words"
)

// A Saving says that a print takes fewer sheets for fewer players, or with the backs of its cards on the
// other side.
type Saving struct {
	// Players is for how many it is then printed; 0 changes nothing.
	Players int
	// Backs is how the backs of cards are then printed, and neighbours share their cuts; [paper.FoldOver]
	// changes nothing.
	Backs paper.Backs
	// Sheets is how many it then takes, Instead how many it takes now.
	Sheets, Instead int
}

// In returns options with what the saving changes.
func (s Saving) In(o Options) Options {
	if s.Players > 0 {
		o.Players = s.Players
	}
	if s.Backs != paper.FoldOver {
		o.Backs, o.Bleed = s.Backs, paper.SharedCuts
	}
	return o
}

// String says so in a sentence, for paper and the window.
func (s Saving) String() string {
	switch {
	case s.Players > 0 && s.Backs != paper.FoldOver:
		return words.SavingBoth(s.Players, s.Sheets, s.Instead)
	case s.Players > 0:
		return words.SavingPlayers(s.Players, s.Sheets, s.Instead)
	}
	return words.SavingBacks(s.Sheets, s.Instead)
}

// OnCommandLine says so in a sentence, with the flags that change it.
func (s Saving) OnCommandLine() string {
	var flags []string
	if s.Players > 0 {
		flags = append(flags, "--players", strconv.Itoa(s.Players))
	}
	if s.Backs != paper.FoldOver {
		flags = append(flags, "--backs", s.Backs.String(), "--bleed", "0")
	}
	return words.SavingFlags(strings.Join(flags, " "), s.Sheets, s.Instead)
}

// Savings returns how the print takes fewer sheets: for fewer players, with backs on the other side, and with
// both, as far as each saves any. There are none for single pieces.
func (j *Job) Savings() []Saving { return j.savings }

// findSavings lays the print out otherwise and compares the sheets. Its own cover has so many pages.
func (j *Job) findSavings(cover int) (list []Saving) {
	if j.options.compared || j.only != nil || j.otherwise == nil {
		return nil
	}
	now := j.Sheets() + cover
	booklets := 0 // which are the same for any number of players, and laid out once
	for _, page := range j.Pages {
		if page.Side == Front && len(page.Placements) > 0 && j.part(page.Placements[0].Part).Fold {
			booklets++
		}
	}
	try := func(s Saving) (Saving, bool) {
		options := s.In(j.options)
		options.compared = true
		other, err := j.otherwise(options)
		if err != nil {
			return s, false
		}
		s.Sheets, s.Instead = other.Sheets()+booklets, now
		return s, s.Sheets < now
	}
	fewer, some := Saving{}, false
	if j.least < j.most && j.options.Players == 0 {
		if fewer, some = try(Saving{Players: j.least}); some {
			for players := j.least + 1; players < j.most; players++ { // for as many as that saves
				more, _ := try(Saving{Players: players})
				if more.Sheets > fewer.Sheets {
					break
				}
				fewer = more
			}
			list = append(list, fewer)
		}
	}
	if !j.Folded() {
		return list
	}
	backs := paper.LongEdge
	if profile := j.options.Printer; profile != nil && profile.Flip == printer.Short {
		backs = paper.ShortEdge
	}
	if s, ok := try(Saving{Backs: backs}); ok {
		list = append(list, s)
	}
	if !some {
		return list
	}
	if s, ok := try(Saving{Players: fewer.Players, Backs: backs}); ok && s.Sheets < fewer.Sheets {
		list = append(list, s)
	}
	return list
}

// Folded reports whether the backs of cards are folded behind their fronts.
func (j *Job) Folded() bool {
	for _, part := range j.Parts {
		if part.Kind == parts.Cards && hasBacks(part) {
			return j.options.Backs == paper.FoldOver
		}
	}
	return false
}
