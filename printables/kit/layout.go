package kit

import (
	"cmp"
	"math"

	engine "homespun/engines/kit"
	"homespun/engines/kit/program"
	"homespun/printables/drawing"
)

// Measures of a board, in sides of a space.
const (
	edge     = 0.3  // between the edge of the board and what lies on it
	band     = 0.75 // the band with the title
	apart    = 0.16 // between the title, the way and the yards
	number   = 0.24 // the strip of a space with its number
	inside   = 3.0  // what a ring leaves free inside, at least
	mostYard = 3.4  // how long the sides of a yard are, at most
	// A space that nobody asks for, in millimetres.
	largest, leastUsual = 34.0, 15.0
)

// The largest boards that lie on one sheet both of A4 and of Letter, upright and across, in millimetres.
var sheets = [2]drawing.Rectangle{{Width: 190, Height: 248.5}, {Width: 259, Height: 179.5}}

// A Layout is where everything of a board lies, in millimetres from its left and top.
type Layout struct {
	Width, Height float64
	// Space is the side of a space.
	Space float64
	// Spaces are the spaces by their numbers; the first, of number 0, is empty, as the start is the yards.
	Spaces []drawing.Rectangle
	// Yards are, by seat, where pieces stand that are at the start; none where there are no pieces.
	Yards []drawing.Rectangle
	// Signs are, by ways and then lanes, where is said from where to where one leads that lies apart from the track; they
	// are empty for the others.
	Signs []drawing.Rectangle
	// Title is where the title stands.
	Title drawing.Rectangle
	// Ground is what a picture of one's own covers.
	Ground drawing.Rectangle
	// Closed says that the last space leads to the first, Round that spaces are circles.
	Closed, Round bool
}

// Lay lays the board of a game out with spaces of a side in millimetres; 0 is [Usual]. It returns nil for a game without
// a board.
func Lay(game *engine.Game, space float64) *Layout {
	l := unit(game)
	if l == nil {
		return nil
	}
	l.Ground = cmp.Or(l.Ground, drawing.Box(0, 0, l.Width, l.Height))
	return l.times(cmp.Or(space, l.usual(game)))
}

// Usual returns the side of a space with which the board lies on one sheet, in millimetres, though on none that is too
// small to stand on; the points of a file have their own.
func Usual(game *engine.Game) float64 { return unit(game).usual(game) }

func (l *Layout) usual(game *engine.Game) float64 {
	if _, space, ok := points(game); ok {
		return space
	}
	return max(leastUsual, math.Floor(2*l.fits())/2)
}

// fits returns the side of a space with which a layout of side 1 lies on one sheet, upright or across.
func (l *Layout) fits() float64 {
	side := 0.0
	for _, sheet := range sheets {
		side = max(side, min(sheet.Width/l.Width, sheet.Height/l.Height))
	}
	return min(largest, side)
}

// Room returns where pieces of a seat stand on a space, below its number; on 0 they are in the yard of the seat.
func (l *Layout) Room(seat, space int) drawing.Rectangle {
	box := l.Spaces[space] // empty for the start of a game without pieces
	if space == 0 && seat < len(l.Yards) {
		box = l.Yards[seat]
	}
	if l.Round {
		return drawing.Box(box.X+0.15*box.Width, box.Y+0.28*box.Height, 0.7*box.Width, 0.58*box.Height)
	}
	box = box.Inset(l.Space * 0.06)
	return drawing.Box(box.X, box.Y+l.Space*number, box.Width, box.Height-l.Space*number)
}

// Spread returns squares for so many pieces in a room, as large as can be side by side, row by row.
func Spread(room drawing.Rectangle, pieces int) []drawing.Rectangle {
	columns, side := 1, 0.0
	for c := 1; c <= pieces; c++ {
		rows := (pieces + c - 1) / c
		if s := min(room.Width/float64(c), room.Height/float64(rows)); s > side+1e-9 {
			columns, side = c, s
		}
	}
	rows := (pieces + columns - 1) / columns
	list := make([]drawing.Rectangle, pieces)
	for i := range list {
		row := i / columns
		in := min(columns, pieces-row*columns) // of the last row
		x := room.Centre().X + (float64(i%columns)-float64(in)/2)*side
		list[i] = drawing.Box(x, room.Centre().Y+(float64(row)-float64(rows)/2)*side, side, side)
	}
	return list
}

// times returns a layout with spaces so many times as large.
func (l *Layout) times(by float64) *Layout {
	grown := func(r drawing.Rectangle) drawing.Rectangle {
		return drawing.Box(r.X*by, r.Y*by, r.Width*by, r.Height*by)
	}
	out := &Layout{Width: l.Width * by, Height: l.Height * by, Space: l.Space * by, Title: grown(l.Title),
		Ground: grown(l.Ground), Closed: l.Closed, Round: l.Round}
	for _, r := range l.Spaces {
		out.Spaces = append(out.Spaces, grown(r))
	}
	for _, r := range l.Yards {
		out.Yards = append(out.Yards, grown(r))
	}
	for _, r := range l.Signs {
		out.Signs = append(out.Signs, grown(r))
	}
	return out
}

// unit returns the layout with spaces of side 1, in the shape in which they become largest on a sheet.
func unit(game *engine.Game) (best *Layout) {
	n := game.Main()
	if n == 0 {
		return nil
	}
	if middles, free := open(game); middles != nil {
		return around(game, planOf(game, middles, false), free)
	} else if middles, _, ok := points(game); ok {
		return around(game, planOf(game, middles, false), drawing.Point{})
	}
	if middles := cross(game); middles != nil {
		best = around(game, planOf(game, middles, false), drawing.Point{})
		best.inCorners(game)
		return best
	}
	score := 0.0
	for columns := 1; columns <= n; columns++ {
		middles, waste := track(game.Track(), n, columns, game.Rules.Ring > 0)
		if middles == nil {
			continue
		}
		if game.Track() == program.Snake {
			opened(game, middles, columns)
		}
		p := planOf(game, middles, game.Rules.Ring > 0)
		l := around(game, p, drawing.Point{})
		s := l.fits() * (1 - waste/2) / (1 + p.cost/aparts)
		if l.fits() < leastUsual { // it takes several sheets
			s /= 2
		}
		if len(game.Rules.Starts) > 0 && math.Abs(l.Width-l.Height) < 0.5 {
			s *= 1.2 // all sides look alike to those who begin at them
		}
		if s > score {
			best, score = l, s
		}
	}
	best.inCorners(game)
	return best
}

// around lays a board around spaces of side 1 as planned, of which so much to all sides stays free.
func around(game *engine.Game, p *plan, free drawing.Point) *Layout {
	low, high := bounds(p.taken)
	low, high = low.Plus(-free.X, -free.Y), high.Plus(free.X, free.Y)
	sized := size(game) // from low and high by half a space to all sides
	if sized.X > 0 {
		low = drawing.Point{X: min(low.X, 0.5), Y: min(low.Y, 0.5)}
		high = drawing.Point{X: max(high.X, sized.X-0.5), Y: max(high.Y, sized.Y-0.5)}
	}
	wide, tall := high.X-low.X+1, high.Y-low.Y+1
	pieces, seats := game.Rules.Pieces, len(game.SeatIDs())
	if game.Roam {
		pieces = 0 // those begin on a space
	}
	yard := 0.0
	if pieces > 0 {
		yard = 0.85 + number + 0.1*float64(max(0, pieces-4))
	}
	l := &Layout{Space: 1, Spaces: make([]drawing.Rectangle, 1, len(p.middles)+1),
		Signs: make([]drawing.Rectangle, len(p.apart)), Closed: game.Rules.Ring > 0,
		Round: game.Track() == program.Places}
	across := max(wide, 3)
	l.Width = across + 2*edge
	x, y := edge+(across-wide)/2-low.X, edge-low.Y
	if game.Track() == program.Ring && game.Rules.Points == nil && len(p.apart) == 0 && min(wide, tall) > inside {
		l.Height = tall + 2*edge
		l.inYards(drawing.Box(x+low.X+1, y+low.Y+1, wide-2, tall-2).Inset(apart), seats, pieces > 0)
	} else {
		y += band + apart
		l.Title = drawing.Box(edge, edge, across, band)
		l.Height = y + low.Y + tall + edge
	}
	for _, p := range p.middles {
		l.Spaces = append(l.Spaces, drawing.Box(x+p.X, y+p.Y, 1, 1))
	}
	if sized.X > 0 {
		l.Ground = drawing.Box(x+0.5, y+0.5, sized.X, sized.Y)
	}
	if l.Title.Y == edge { // nothing lies inside
		l.strips(game, p)
		if pieces > 0 {
			l.row(drawing.Box(edge, l.Height-edge+apart, across, yard), seats)
			l.Height += apart + yard
		}
	}
	l.nearest(game)
	return l
}

// row lays yards side by side into a box.
func (l *Layout) row(box drawing.Rectangle, seats int) {
	wide := min((box.Width+apart)/float64(seats)-apart, mostYard)
	for i := range seats { // the first and the last in the corners
		part := 0.5
		if seats > 1 {
			part = float64(i) / float64(seats-1)
		}
		l.Yards = append(l.Yards, drawing.Box(box.X+(box.Width-wide)*part, box.Y, wide, box.Height))
	}
}

// inYards lays the title across the middle of a box, and the yards above and below.
func (l *Layout) inYards(box drawing.Rectangle, seats int, pieces bool) {
	high := min(1.3*band, box.Height/3)
	l.Title = drawing.Box(box.X, box.Centre().Y-high/2, box.Width, high)
	if !pieces {
		return
	}
	above := (seats + 1) / 2
	tall := min((box.Height-high)/2-apart, mostYard)
	l.row(drawing.Box(box.X, box.Y, box.Width, tall), above)
	if seats > above {
		l.row(drawing.Box(box.X, box.Bottom()-tall, box.Width, tall), seats-above)
	}
}

// nearest gives each seat the yard that is nearest to where it begins, where the seats of a ring begin on different
// spaces.
func (l *Layout) nearest(game *engine.Game) {
	for seat := range l.Yards {
		at, best := l.Spaces[game.First(seat)].Centre(), seat
		away := func(i int) float64 {
			return math.Hypot(l.Yards[i].Centre().X-at.X, l.Yards[i].Centre().Y-at.Y)
		}
		for i := seat + 1; i < len(l.Yards) && len(game.Rules.Starts) > 0; i++ {
			if away(i) < away(best)-1e-9 {
				best = i
			}
		}
		l.Yards[seat], l.Yards[best] = l.Yards[best], l.Yards[seat]
	}
}
