package adventure

import "homespun/printables/drawing"

// A scene is the place in which the board is set.
type scene struct {
	// pavings are how rooms are paved: the first the hall. Gap is the colour of the joints between spaces,
	// blocks that of the heavy lines between the blocks of spaces, letters that of the coordinates, plate
	// that of what they stand on.
	pavings                     []paving
	gap, blocks, letters, plate drawing.Colour
	// glow is mixed into what torches shine on, dim into what they do not reach, and trodden into what feet
	// have worn, None where they leave no way. Mossy is the colour of moss, None for none, and crack that of
	// cracks.
	glow, dim, trodden, mossy, crack drawing.Colour
	// stones are the colours of the walls, mortar that between them, and vine that of what hangs down from
	// them, None for nothing.
	stones       []drawing.Colour
	mortar, vine drawing.Colour
	// margin stands on the walls, and corner in their corners, "" for nothing.
	margin []string
	corner string
}

// scenes are the places by their names in a theme.
var scenes = map[string]*scene{"blocks": &blocks, "chessboard": &chessboard}

// tones returns a colour with others beside it, a little lighter and a little darker.
func tones(of drawing.Colour, more ...drawing.Colour) []drawing.Colour {
	return append([]drawing.Colour{of, of.Mixed(drawing.White, 0.17), of.Mixed(drawing.Black, 0.03)}, more...)
}

// blocks is a dungeon of square stones.
var blocks = scene{
	pavings: []paving{
		{tones: []drawing.Colour{0xFFE7E7D8, 0xFFC4DCDA, 0xFFEACD92, 0xFFEDC0A8, 0xFFF1E7CB},
			joint: 0xFFD0D1C0, gap: 0.007, swept: true},
		{lay: slabs, tones: tones(0xFFE6DDC4), joint: 0xFFD2C8AC, gap: 0.012, round: 0.06},
		{lay: planks, tones: tones(0xFFE8D2AC), joint: 0xFFDCC59C, gap: 0.009},
		{lay: cobbles, tones: tones(0xFFD5DCCB), joint: 0xFFC9CFBA, gap: 0.014, round: 0.2},
		{lay: bricks, tones: tones(0xFFECD0B9), joint: 0xFFDFC1A8, gap: 0.011},
		{lay: earth, tones: []drawing.Colour{0xFFE2D2B2, 0xFFD6C8AC, 0xFFEBE2CE}, joint: 0xFFE2D2B2, gap: 0},
	},
	gap: 0xFF9A9480, blocks: 0xFF7C7664, letters: 0xFF26331C, plate: 0xFFF6E8CC,
	glow: 0xFFFBE5A6, dim: 0xFFCCD3C8, trodden: 0xFFF8F0DC, mossy: 0xFFC9D8A2, crack: 0xFFB5AC94,
	stones: []drawing.Colour{0xFF8F978A, 0xFF868E80, 0xFF9AA194, 0xFF929683},
	mortar: 0xFF656D60, vine: 0xFF86A95C,
	margin: []string{"skull", "cobweb", "lantern", "toadstool", "fern"},
}

// chessboard is the floor of a castle, chequered in marble and wood, as the designers' figures stand on.
var chessboard = scene{
	pavings: []paving{
		{tones: []drawing.Colour{0xFFF2E7D2, 0xFFE2CBA2, 0xFFDFC595, 0xFFE3C6B2, 0xFFF0E0C0},
			joint: 0xFFE2D2B4, gap: 0.006, swept: true},
		{lay: chequer, tones: []drawing.Colour{0xFFF1E8D6, 0xFFD5DAC4},
			joint: 0xFFC4BDA4, gap: 0.004},
		{lay: parquet, tones: []drawing.Colour{0xFFF2E6CE, 0xFFE5CDA2, 0xFFE9D4AE, 0xFFE3CA9E},
			joint: 0xFFDDC69C, gap: 0.008},
		{lay: chequer, tones: []drawing.Colour{0xFFF3E8D9, 0xFFE8CDBD},
			joint: 0xFFD0BCA8, gap: 0.004},
		{lay: parquet, tones: []drawing.Colour{0xFFF1E6D2, 0xFFE0CBAB, 0xFFE4D1B4, 0xFFDDC8A7},
			joint: 0xFFDAC6A6, gap: 0.008},
		{lay: chequer, tones: []drawing.Colour{0xFFF0EBE0, 0xFFD2D8D8},
			joint: 0xFFC0BDB2, gap: 0.004},
	},
	gap: 0xFFA98C62, blocks: 0xFF94702E, letters: 0xFF33241A, plate: 0xFFF6EAD0,
	glow: 0xFFFBE4A6, dim: 0xFFE0D7CA, crack: 0xFFD0BC98,
	stones: []drawing.Colour{0xFFB99A72, 0xFFB0916A, 0xFFC2A47C, 0xFFB69A78}, mortar: 0xFF86683F,
	margin: []string{"captured-pawn", "chessmen"}, corner: "brass-corner",
}

// rock is the colour of the stones and, darker, of the joints between them.
const rock = drawing.Colour(0xFF8F8373)

// plain is the floor of a theme without a scene: worn stones in the colours of the theme.
func plain(paper, colour drawing.Colour) *scene {
	stone := func(part float64) drawing.Colour {
		return drawing.Paper.Mixed(paper.Mixed(rock, 0.2+part), 0.62)
	}
	return &scene{
		pavings: []paving{
			{lay: slabs, tones: tones(stone(0.05)), joint: stone(0.25), gap: 0.012},
			{lay: cobbles, tones: tones(stone(0.1)), joint: stone(0.25), gap: 0.014, round: 0.2},
			{lay: bricks, tones: tones(stone(0)), joint: stone(0.2), gap: 0.011},
		},
		gap: paper.Mixed(rock, 0.75), blocks: paper.Mixed(drawing.Quiet.Mixed(colour, 0.4), 0.75),
		letters: colour.Mixed(drawing.Ink, 0.5), plate: drawing.Paper,
		glow: stone(-0.15), dim: stone(0.2), trodden: stone(-0.15), crack: stone(0.5),
		stones: tones(colour.Mixed(rock, 0.5).Mixed(drawing.White, 0.3)), mortar: colour.Mixed(rock, 0.5),
	}
}
