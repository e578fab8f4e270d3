package adventure

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
	"homespun/printables/raster"
)

// themed returns a set in a theme; "plain" is one without a scene.
func themed(t *testing.T, theme string) *parts.Set {
	t.Helper()
	if theme != "plain" {
		return set(t, "standard", theme, nil)
	}
	s := set(t, "standard", "blocks", nil)
	partstest.WithoutScene(s)
	return s
}

var themes = []string{"blocks", "chess-set", "plain"}

// Whatever size a board has, each of its spaces lies in one room. A hall is there where it leaves rooms
// around it.
func TestRoomsCoverTheFloor(t *testing.T) {
	for _, size := range [][2]int{{16, 16}, {1, 1}, {4, 4}, {3, 9}, {10, 7}, {12, 12}, {21, 13}, {26, 40}} {
		columns, rows := size[0], size[1]
		of := map[[2]int]int{}
		for _, r := range rooms(columns, rows, 6) {
			for i := range r.columns * r.rows {
				at := [2]int{r.column + i%r.columns, r.row + i/r.columns}
				if _, twice := of[at]; twice || at[0] >= columns || at[1] >= rows {
					t.Fatalf("%v: %v lies in two rooms, or outside", size, at)
				}
				of[at] = r.paving
			}
		}
		if len(of) != columns*rows {
			t.Errorf("%v: %d spaces lie in rooms", size, len(of))
		}
		if hall := of[[2]int{columns / 2, rows / 2}] == 0; hall != (columns > 2*block && rows > 2*block) {
			t.Errorf("%v: a hall: %v", size, hall)
		}
	}
}

// All rooms of the usual board differ from those beside them.
func TestRoomsSideBySideArePavedOtherwise(t *testing.T) {
	for name, s := range scenes {
		for _, r := range rooms(16, 16, len(s.pavings)) {
			for _, other := range rooms(16, 16, len(s.pavings)) {
				across := min(r.column+r.columns, other.column+other.columns) - max(r.column, other.column)
				down := min(r.row+r.rows, other.row+other.rows) - max(r.row, other.row)
				if r != other && r.paving == other.paving && across >= 0 && down >= 0 && across+down > 0 {
					t.Errorf("%s: %v and %v are paved alike", name, r, other)
				}
			}
		}
	}
}

// Pavers fill a space and keep within it: the lines of the board are joints of the floor too.
func TestPaversFillTheirSpace(t *testing.T) {
	whole := drawing.Box(0, 0, 1, 1)
	for name, lay := range map[string]func(spot) []paver{"slabs": slabs, "bricks": bricks, "planks": planks,
		"cobbles": cobbles, "tiles": tiles, "chequer": chequer, "parquet": parquet} {
		for seed := range 60 {
			area := 0.0
			for _, p := range lay(spot{seed % 8, seed / 8, 8, 8, seed}) {
				if !whole.Contains(p.box) || p.tone < 0 {
					t.Errorf("%s: a paver of tone %d at %v", name, p.tone, p.box)
				}
				area += p.box.Width * p.box.Height
			}
			if area < 1-1e-9 || area > 1+1e-9 {
				t.Errorf("%s: pavers cover %.3f of a space", name, area)
			}
		}
	}
}

// floorColours returns all colours that are painted on the spaces of a board, which lie below the lines, but for
// those of the kerbs and doors on the lines between rooms.
func floorColours(mat *parts.Mat) map[drawing.Colour]bool {
	all := map[drawing.Colour]bool{}
	inner := mat.Area().Inset(mat.Margin)
	for _, mark := range floorOf(mat).Marks {
		if shape, ok := mark.(drawing.Shape); ok && shape.Paint.Open && inner.Contains(shape.Path.Bounds()) &&
			!onKerb(mat, shape.Path.Bounds()) {
			all[shape.Paint.Fill] = true
		}
	}
	return all
}

// onKerb says whether a box is narrow and lies on a line between blocks.
func onKerb(mat *parts.Mat, box drawing.Rectangle) bool {
	on := func(at, wide float64) bool {
		at = (at - mat.Margin) / mat.Space / block
		return wide < 0.32*mat.Space && math.Abs(at-math.Round(at))*block < 0.12
	}
	return on(box.Centre().X, box.Width) || on(box.Centre().Y, box.Height)
}

// floorOf returns the floor of a board with the walls around, which is one picture.
func floorOf(mat *parts.Mat) *drawing.Drawing {
	for _, mark := range mat.Marks {
		if use, ok := mark.(drawing.Use); ok && use.Symbol.Lit {
			return use.Symbol.Drawing
		}
	}
	return drawing.New(mat.Width, mat.Height)
}

// A crack is seen where stones lie bare: not on water, a mosaic or moss, nor on a kerb or a doorstep.
func TestCracksKeepOffWhatIsLaidOrGrows(t *testing.T) {
	for _, theme := range []string{"blocks", "chess-set"} {
		mat := drawn(16, 16, themed(t, theme).Theme, DefaultSpace)
		place, cracks, moss := scenes[themed(t, theme).Theme.Scene], 0, []drawing.Rectangle{}
		for _, mark := range floorOf(mat).Marks {
			shape, ok := mark.(drawing.Shape)
			if !ok {
				continue
			}
			box := shape.Path.Bounds()
			r, g, b := shape.Paint.Fill.Parts()
			if place.mossy != drawing.None && len(shape.Path) > 50 && g > r+20 && g > b+20 {
				moss = append(moss, box)
			}
			if shape.Paint.Stroke.Colour != place.crack || !shape.Paint.Stroke.Faint {
				continue
			}
			cracks++
			at := func(x, y float64) drawing.Point {
				return drawing.Point{X: (x - mat.Margin) / mat.Space, Y: (y - mat.Margin) / mat.Space}
			}
			from, to := at(box.X, box.Y).Plus(-0.28, -0.28), at(box.Right(), box.Bottom()).Plus(0.28, 0.28)
			if !slices.ContainsFunc(rooms(16, 16, len(place.pavings)), func(r room) bool {
				return place.pavings[r.paving].lay != nil && r.holds(from) && r.holds(to)
			}) {
				t.Errorf("%s: a crack at %v leaves bare stones", theme, box)
			}
			for _, on := range moss {
				if box.Overlaps(on) {
					t.Errorf("%s: a crack at %v meets moss at %v", theme, box, on)
				}
			}
		}
		if cracks < 5 || place.mossy != drawing.None && len(moss) == 0 {
			t.Errorf("%s: %d cracks and %d clumps of moss", theme, cracks, len(moss))
		}
	}
}

// Every piece stands out from every colour of the floor: what is around its picture, or the picture of a
// monster by itself, as the screen shows it. The lines between the spaces and the heavy ones stand out too.
func TestPiecesStandOutFromEveryFloor(t *testing.T) {
	for _, theme := range themes {
		s := themed(t, theme)
		mat := drawn(16, 16, s.Theme, DefaultSpace)
		floors := floorColours(mat)
		if len(floors) < 20 {
			t.Fatalf("%s: %d colours of the floor", theme, len(floors))
		}
		place := scenes[s.Theme.Scene]
		if place == nil {
			place = plain(mat.Ground, mat.Colour)
		}
		seen := func(what string, least float64, colours ...drawing.Colour) {
			worst, on := 21.0, drawing.None
			for floor := range floors {
				most := 0.0
				for _, colour := range colours {
					most = max(most, min(drawing.Contrast(colour, floor),
						drawing.Contrast(inGrey(colour), inGrey(floor))))
				}
				if most < worst {
					worst, on = most, floor
				}
			}
			if worst < least {
				t.Errorf("%s: %s has a contrast of %.2f to %v, want %g", theme, what, worst, on, least)
			}
		}
		seen("the lines", 1.5, place.gap)
		seen("the heavy lines", 2, place.blocks)
		for id, least := range map[string]float64{"tiles": 1.6, "tokens": 3, "counters": 3} {
			for _, piece := range part(t, s, id).Pieces { // a tile has a ground of its own around its picture
				seen(id+" "+piece.Name, least, edges(piece.Front)...)
			}
		}
		for k, id := range game(s).Kinds() {
			icon := drawing.Picture(KindIcon(s.Theme, id, game(s).Monster(k).Figure, 1))
			for floor := range floors {
				if icon.LostOn(floor) {
					t.Errorf("%s: %s is lost on %v", theme, id, floor)
				}
			}
		}
	}
}

// edges returns the colours of what is large on a piece: its ground and the line around it.
func edges(front *drawing.Drawing) []drawing.Colour {
	var all []drawing.Colour
	for _, mark := range front.Marks {
		switch m := mark.(type) {
		case drawing.Shape:
			if box := m.Path.Bounds(); box.Width > front.Width*0.6 && box.Height > front.Height*0.3 {
				all = append(all, m.Paint.Fill, m.Paint.Stroke.Colour)
			}
		case drawing.Use:
			if m.Symbol.Drawing.Width*m.Scale > front.Width*0.6 {
				all = append(all, edges(m.Symbol.Drawing)...)
			}
		}
	}
	return slices.DeleteFunc(all, func(colour drawing.Colour) bool { return colour == drawing.None })
}

// inGrey returns what a printer without colour makes of a colour.
func inGrey(c drawing.Colour) drawing.Colour {
	r, g, b := c.Parts()
	return drawing.RGB(uint32(math.Round(0.299*float64(r)+0.587*float64(g)+0.114*float64(b))) * 0x010101)
}

// The ink-saver prints the lines, the names and what stands around: so little of the board is black.
func TestTheFloorTakesNoInkInInkSaver(t *testing.T) {
	// What the floors of single stones took that were there before.
	for theme, most := range map[string]float64{"blocks": 0.0595, "chess-set": 0.0568, "plain": 0.0519} {
		board, _ := BoardSpaces(game(themed(t, theme)), themed(t, theme).Theme, DefaultSpace)
		page := raster.Page(partstest.In(true, board), 2)
		ink := 0.0
		for i := 0; i < len(page.Pix); i += 4 {
			ink += 1 - float64(page.Pix[i])/255
		}
		if part := ink / float64(len(page.Pix)/4); part > most || part < most/3 {
			t.Errorf("%s: %.2f %% of the board is ink, want %.2f %% at most", theme, 100*part, 100*most)
		}
	}
}

// A board of any size has its floor: nothing leaves it, and its names are there.
func TestABoardOfAnySizeHasItsFloor(t *testing.T) {
	for _, theme := range themes {
		for _, size := range [][2]int{{1, 1}, {7, 10}, {24, 12}} {
			mat := drawn(size[0], size[1], themed(t, theme).Theme, 20)
			words := 0
			for _, mark := range append(floorOf(mat).Marks, mat.Marks...) {
				switch m := mark.(type) {
				case drawing.Words:
					words++
				case drawing.Shape:
					if box := m.Path.Bounds(); !mat.Area().Inset(-0.6).Contains(box) {
						t.Errorf("%s, %v: a shape at %v leaves the board", theme, size, box)
					}
				}
			}
			if want := 2 * (size[0] + size[1]); words != want || mat.Check() != nil {
				t.Errorf("%s, %v: %d names, want %d; %v", theme, size, words, want, mat.Check())
			}
			again := drawn(size[0], size[1], themed(t, theme).Theme, 20)
			if fmt.Sprint(floorOf(mat).Marks) != fmt.Sprint(floorOf(again).Marks) {
				t.Errorf("%s, %v: drawn twice, the boards differ", theme, size)
			}
		}
	}
}
