package record

import (
	"strings"
)

// Where the pieces of a match lie, as the key pieces of the front matter says it: on the family's own table,
// beside which the app keeps count, or on the screen alone. A file without the key means the screen.
const (
	OnTable  = "table"
	OnScreen = "screen"
)

// piecesStart begins the remark of a match file that says where the pieces lie from there on: "# pieces:
// table". Replays skip it as any remark, since no rule asks for it.
const piecesStart = "# pieces:"

// PiecesLie returns the remark that says where the pieces lie from there on, [OnTable] or [OnScreen].
func PiecesLie(where string) string { return piecesStart + " " + where }

// LiesThere is the remark of a match file that says that everything above it lies on the family's table: the
// pieces were moved there as the lines say. Replays skip it as any remark.
const LiesThere = "# on the table"

// readPieces takes in a remark that says where the pieces lie.
func (f *File) readPieces(remark string) {
	remark = strings.ToLower(strings.Join(strings.Fields(plain(remark)), " "))
	if remark == LiesThere {
		f.Lies = len(f.Lines)
	}
	if where, ok := strings.CutPrefix(remark, piecesStart); ok {
		if where = strings.TrimSpace(where); where == OnTable || where == OnScreen {
			f.Pieces = where
		}
	}
}
