package printables

import (
	"fmt"
	"slices"

	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// note adds the notices: names that cannot be printed, the remarks of the source, and a board made smaller to
// fit.
func (j *Job) note() {
	for _, names := range j.options.Names {
		for _, name := range names {
			if !drawing.Settable(name) {
				j.Notices = append(j.Notices, words.NameLeftEmpty(drawing.Quoted(name)))
			}
		}
	}
	for i, name := range j.names {
		if name != "" && !drawing.Settable(name) && !slices.Contains(j.names[:i], name) {
			j.Notices = append(j.Notices, words.NameWithoutLetters(drawing.Quoted(name)))
		}
	}
	j.Notices = append(j.Notices, j.remarks...)
	for _, part := range j.Parts {
		j.Notices = append(j.Notices, part.Notices...)
		if part.Card && j.options.Copies > 1 {
			j.Notices = append(j.Notices, words.OneBox)
		}
	}
	if count := j.options.Scale.sheets(); count > 0 && (j.options.Edition != TonightEdition || j.scale < 1) {
		for _, part := range j.Parts {
			if part.Kind == parts.Board {
				count = max(count, len(j.tiling.Tiles)) // spaces for tonight do not become too small for that
				j.Notices = append(j.Notices,
					words.FittedTo(fitted(count), text.Lower(part.Title), fmt.Sprintf("%.0f", 100*j.scale),
						part.Note))
			}
		}
	}
}

// fitted names the sheets that a board is made to fit on.
func fitted(count int) string {
	if count == 1 {
		return words.OneSheet
	}
	return sheets(count)
}
