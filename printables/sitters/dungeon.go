package sitters

import (
	"slices"

	engine "homespun/engines/sitters"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// The colours of the dungeon are those of the scene on its cover: grey stone in the light of torches, a wood outside,
// and the violet of what lives within.
var (
	flagstone = drawing.RGB(0xF1E9DA)
	wallJoint = drawing.RGB(0x565C6A)
	wallStone = []drawing.Colour{0xFF8D97A2, 0xFF828C98, 0xFF98A0A6}
	caveStone = []drawing.Colour{0xFF76688A, 0xFF6C5E80, 0xFF80729A}
	wallEdge  = drawing.RGB(0x3B3A4A)
	torchlit  = drawing.RGB(0xFFD894)
	sand      = drawing.RGB(0xE6D3A6)
	treasure  = drawing.RGB(0xA8662A) // what the treasures' colours come near to
	halo      = drawing.RGB(0xFDF6E2)
	moss      = drawing.RGB(0xB4C596)
)

// A realm is a part of the dungeon that is paved alike: with stones of some tones, side by side, and joints, and with
// a gap between its spaces.
type realm struct {
	tones      []drawing.Colour
	joint, gap drawing.Colour
}

// realms are the hall, the camp before it, the lair, the vaults and the way out.
var realms = map[engine.Kind]realm{
	engine.Plain:           {[]drawing.Colour{0xFFCDCCC6, 0xFFC3C5C5, 0xFFD3D0C7}, 0xFFABACAC, 0xFF71747F},
	engine.CollectorStart:  {[]drawing.Colour{0xFFB5CB94, 0xFFA9C189, 0xFFC0D2A0}, 0xFFA9C189, 0xFF6F9A62},
	engine.ObstructorStart: {[]drawing.Colour{0xFFBBB0C6, 0xFFB4A8C0, 0xFFC4BACD}, 0xFF9A8CA8, 0xFF63557A},
	engine.ContainerSpace:  {[]drawing.Colour{0xFFE9DDBF, 0xFFDED0AE}, 0xFFCDBB92, 0xFFA8834A},
	engine.SafeZone:        {[]drawing.Colour{0xFFC4D6A4, 0xFFD6E0AE, 0xFFE9EABC}, 0xFFB9CE9A, 0xFF5C8754},
}

// dungeon is a hall seen from above: a party comes in from its camp, and what lives there sleeps before the way out.
var dungeon = scene{
	ground: flagstone, gap: realms[engine.Plain].gap, letters: drawing.RGB(0x3B2F22), plate: drawing.RGB(0xFBF3E0),
	around: (*board).walls, lay: (*board).hall, door: (*board).pillars,
	things: map[engine.Kind]things{
		engine.CollectorStart: {"mage", []string{"camp-tent", "camp-bed", "camp-pack", "camp-fire", "camp-shield",
			"camp-pot", "camp-tent"}},
		engine.ObstructorStart: {"ogre", []string{"lair-cave", "lair-skulls", "lair-eggs", "lair-slime", "lair-web",
			"lair-claws"}},
		// no chests, which are pieces
		engine.ContainerSpace: {"treasure-chest", []string{"loot-sack", "loot-urn", "loot-coins", "loot-crown",
			"loot-jewels"}},
		engine.SafeZone: {"door", []string{"way-out", "way-sign"}},
	},
	niche:  drawing.Paint{Fill: drawing.RGB(0x4E4563), Stroke: drawing.Line(0.4, wallEdge)},
	props:  [][]string{{"lurker"}, {"barrel", "crate", "skull"}, {"bookcase"}, {"crate", "barrel", "bones"}},
	corner: 0.06,
}

// pillars draws the posts of a door.
func (b *board) pillars(door parts.Side) {
	s := b.Space
	for _, along := range [...]float64{0.04, 0.96} {
		at := b.On(door, along, 0)
		b.RoundedRect(drawing.Box(at.X-s*0.05, at.Y-s*0.05, s*0.1, s*0.1), s*0.02,
			drawing.Paint{Fill: wallStone[2], Stroke: drawing.Line(s*0.012, wallEdge)})
	}
}

// kindNear returns the kind of the space next to a point of the margin, or that of the lair where there is none.
func (b *board) kindNear(p drawing.Point) engine.Kind {
	part := func(v float64, count int) int { return max(0, min(count-1, int((v-b.Margin)/b.Space))) }
	if i, ok := b.game.Board().At(part(p.X, b.Columns), part(p.Y, b.Rows)); ok {
		return b.game.Kind(i)
	}
	return engine.ObstructorStart
}

// walls draws what is around the hall: its walls, those of the lair, and the wood before the camp and the way out.
func (b *board) walls() {
	s := b.Space
	b.Rect(b.Area(), drawing.Filled(wallJoint))
	made := func(of ...engine.Kind) func(drawing.Point) bool {
		return func(p drawing.Point) bool { return b.outside(p) && slices.Contains(of, b.kindNear(p)) }
	}
	b.Masonry(made(engine.Plain, engine.ContainerSpace), s/8, wallStone)
	b.Masonry(made(engine.ObstructorStart), s/8, caveStone)
	b.wood(made(engine.CollectorStart, engine.SafeZone))
	for i, at := range b.sconces(0.18) {
		if kind := b.kindNear(at); kind != engine.CollectorStart && kind != engine.SafeZone {
			props := [...]string{"banner", "cobweb", "skull", "banner", "moss", "bones"}
			b.Stand(props[parts.Chance(i*5+1, len(props))], square(at, b.Margin*0.8), 0)
		}
	}
	for _, at := range b.torches() {
		ground := wallStone[0]
		if b.kindNear(at) == engine.ObstructorStart {
			ground = caveStone[0]
		}
		for i, radius := range [...]float64{0.47, 0.36, 0.24} {
			b.Circle(at, b.Margin*radius, open(ground.Mixed(torchlit, 0.25+0.3*float64(i))))
		}
		b.Stand("wall-torch", square(at, b.Margin*0.74), 0)
	}
	floor := b.Outline(b.edges(), s*0.012, 0, false)
	b.Path(floor, drawing.Paint{Fill: realms[engine.Plain].gap, Stroke: drawing.Line(s*0.035, wallEdge)})
}

// square returns a box around a point.
func square(at drawing.Point, side float64) drawing.Rectangle {
	return drawing.Box(at.X-side/2, at.Y-side/2, side, side)
}

// wood draws the tops of trees over the part of the margin for which free holds.
func (b *board) wood(free func(drawing.Point) bool) {
	step := b.Margin / 2
	greens := [...]drawing.Colour{0xFF4E8578, 0xFF5F9468, 0xFF437A6C}
	var ground, shadows, lights drawing.Path
	var crowns [len(greens)]drawing.Path
	for row := range int(b.Height / step) {
		for column := range int(b.Width / step) {
			at := drawing.Point{X: (float64(column) + 0.5) * step, Y: (float64(row) + 0.5) * step}
			if !free(at) {
				continue
			}
			ground = append(ground, square(at, step).Path()...)
			if seed := row*67 + column; column%2 == 0 && row%2 == 0 {
				r := step * (0.72 + 0.06*float64(parts.Chance(seed*5, 4)))
				at = at.Plus(step/2, step/2)
				shadows = append(shadows, drawing.EllipsePath(at.Plus(0, r*0.12), r, r)...)
				tone := parts.Chance(seed*3, len(greens))
				crowns[tone] = append(crowns[tone], drawing.EllipsePath(at, r, r)...)
				lights = append(lights, drawing.EllipsePath(at.Plus(-r*0.22, -r*0.28), r*0.5, r*0.42)...)
			}
		}
	}
	if len(shadows) == 0 {
		return
	}
	b.Path(ground, open(0xFF3A6E66))
	b.Path(shadows, open(0xFF2C5850))
	for i, path := range crowns {
		if len(path) > 0 {
			b.Path(path, drawing.Filled(greens[i]))
		}
	}
	b.Path(lights, open(0xFF7FAA70))
}

// sconces returns the places in the middle of the margin so far along each side of the board.
func (b *board) sconces(along float64) []drawing.Point {
	var all []drawing.Point
	for _, ring := range parts.Edges(b.Columns, b.Rows, func(column, row int) bool {
		return column >= 0 && row >= 0 && column < b.Columns && row < b.Rows
	}) {
		for _, side := range ring {
			all = append(all, b.On(side, along, b.Margin/2))
		}
	}
	return all
}

// torches returns where torches are on the walls: beside every second side of the board.
func (b *board) torches() []drawing.Point {
	var all []drawing.Point
	for i, at := range b.sconces(0.82) {
		if kind := b.kindNear(at); i%2 == 1 && kind != engine.CollectorStart && kind != engine.SafeZone {
			all = append(all, at)
		}
	}
	return all
}
