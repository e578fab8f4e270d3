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
		{tones: []drawing.Colour{0xFFD3CDB2, 0xFF86B3B3, 0xFFDBAF5E, 0xFFCC8064, 0xFFE6DBB8},
			joint: 0xFFA9A488, gap: 0.007, swept: true},
		{lay: slabs, tones: tones(0xFFB9B593), joint: 0xFF979372, gap: 0.012, round: 0.06},
		{lay: planks, tones: tones(0xFFCBA672), joint: 0xFFAC8654, gap: 0.009, lain: (*ground).hearth},
		{lay: cobbles, tones: tones(0xFFA2B68F, 0xFFB4BC9F), joint: 0xFF879B74, gap: 0.014, round: 0.2,
			lain: (*ground).roots},
		{lay: bricks, tones: tones(0xFFD0A083), joint: 0xFFB08267, gap: 0.011},
		{lay: tiles, tones: append(tones(0xFFDFCCAB), tones(0xFFD0B08E)...), joint: 0xFFAE9673, gap: 0.012,
			swept: true, lain: (*ground).carpet},
		{tones: []drawing.Colour{0xFFC9C4A4, 0xFFB0D6CB, 0xFF8CC3C0, 0xFF71AEB3, 0xFF5F9EA8, 0xFFBFE2DA,
			0xFF8FB265}, joint: 0xFF979372, wet: true},
	},
	gap: 0xFF6F6A57, blocks: 0xFF5A5643, letters: 0xFF26331C, plate: 0xFFE9DDBD,
	glow: 0xFFF7D488, dim: 0xFF7F8C7A, trodden: 0xFFE9DAB2, mossy: 0xFF97B062, crack: 0xFF8A8168,
	stones: []drawing.Colour{0xFF6E7A6B, 0xFF667263, 0xFF788475, 0xFF727B68},
	mortar: 0xFF465045, vine: 0xFF6C9144,
	margin: []string{"skull", "cobweb", "lantern", "toadstool", "fern"},
}

// chessboard is the floor of a castle, chequered in marble and wood, as the designers' figures stand on.
var chessboard = scene{
	pavings: []paving{
		{tones: []drawing.Colour{0xFFD9C9A4, 0xFFB9895A, 0xFFCFA257, 0xFFBC7A60, 0xFFE6D7B2},
			joint: 0xFFB49D74, gap: 0.006, swept: true},
		{lay: chequer, tones: []drawing.Colour{0xFFDCD2B4, 0xFF96AE8C}, joint: 0xFFA8A283, gap: 0.006},
		{lay: parquet, tones: []drawing.Colour{0xFFDFCBA0, 0xFFC69C66, 0xFFCEA872, 0xFFBF9660},
			joint: 0xFFAA8856, gap: 0.008},
		{lay: chequer, tones: []drawing.Colour{0xFFE0D0B6, 0xFFC48C72}, joint: 0xFFB39579, gap: 0.006},
		{lay: parquet, tones: []drawing.Colour{0xFFDAC7A0, 0xFFB8956E, 0xFFC09E78, 0xFFB08C66},
			joint: 0xFFA07F5C, gap: 0.008},
		{lay: chequer, tones: []drawing.Colour{0xFFDAD3BE, 0xFF93A9AA}, joint: 0xFFA5A594, gap: 0.006},
	},
	gap: 0xFF6E5A3C, blocks: 0xFF5C4420, letters: 0xFF33241A, plate: 0xFFEFDDB6,
	glow: 0xFFF8D88C, dim: 0xFFA08E76, crack: 0xFF8E7750,
	stones: []drawing.Colour{0xFF80603E, 0xFF775837, 0xFF8A6945, 0xFF7E5F42}, mortar: 0xFF523A1F,
	margin: []string{"captured-pawn", "chessmen"}, corner: "brass-corner",
}

// rock is the colour of the stones of a floor without a scene, before the theme dyes them.
const rock = drawing.Colour(0xFF8F8373)

// plain is the floor of a theme without a scene: worn stones in the colours of the theme, always as light as these
// stand out from what lies on them.
func plain(paper, colour drawing.Colour) *scene {
	ground := rock.Mixed(paper, 0.3)
	stone := func(dye, light float64) drawing.Colour { return ground.Mixed(colour, dye).AtLuminance(light) }
	shine := drawing.RGB(0xF2D9A0).Mixed(ground, 0.25).AtLuminance(0.7)
	return &scene{
		pavings: []paving{
			{lay: slabs, tones: tones(stone(0, 0.5)), joint: stone(0, 0.38), gap: 0.012},
			{lay: cobbles, tones: tones(stone(0.3, 0.45)), joint: stone(0.3, 0.34), gap: 0.014, round: 0.2},
			{lay: bricks, tones: tones(stone(0.12, 0.47)), joint: stone(0.12, 0.36), gap: 0.011},
		},
		gap: stone(0.1, 0.14), blocks: stone(0.25, 0.09), letters: colour.Mixed(drawing.Ink, 0.5), plate: drawing.Paper,
		glow: shine, dim: stone(0.15, 0.28), trodden: shine, crack: stone(0, 0.25),
		stones: tones(stone(0.4, 0.17)), mortar: stone(0.4, 0.08),
	}
}
