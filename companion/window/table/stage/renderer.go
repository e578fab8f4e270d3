package stage

import (
	"image"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/board"
	"homespun/printables/drawing"
)

// show is a stage as it is drawn: the sheet with its backdrop, a row of actors and dice, their names, the sum
// and the outcome. Its objects are made once for a moment; an animation only moves them.
type show struct {
	*widgets.Painter
	stage  *Stage
	actors []placed
	dice   []placed
	// awaited are the images whose pictures are still being drawn.
	awaited map[picture][]*canvas.Image
}

// placed is a picture with the place to which it belongs. away is the direction in which it falls, -1 or 1.
type placed struct {
	*canvas.Image
	at    fyne.Position
	away  float32
	fate  tableau.Fate
	faces []*image.RGBA // of a die that tumbles
	face  int           // the one that it shows, in faces
	rest  int           // the one on which it comes to rest
}

// CreateRenderer implements fyne.Widget.
func (s *Stage) CreateRenderer() fyne.WidgetRenderer { return widgets.Painted(s, s.draw) }

// The sizes of actors and dice in pixels at the usual size of the stage, and the gap between them.
const (
	usualWidth, usualHeight = 640, 380
	actorSide, dieSide, gap = 152, 92, 22
)

func (s *Stage) draw(p *widgets.Painter) {
	r := &show{Painter: p, stage: s, awaited: map[picture][]*canvas.Image{}}
	if s.drawn = r; !s.open || p.Size.Width < 40 || p.Size.Height < 40 {
		return
	}
	now := look.Current()
	sheet := r.Plate(now.Paper, fyne.Position{}, p.Size, 12)
	sheet.StrokeColor, sheet.StrokeWidth = now.Ink, 2
	r.image(backdrop{s.moment.Kind, s.told}, fyne.NewPos(2, 2), p.Size.SubtractWidthHeight(4, 4))

	scale := max(0.4, min(p.Size.Width/usualWidth, p.Size.Height/usualHeight))
	low := r.texts(p.Size, scale)
	r.row(fyne.NewSize(p.Size.Width, low), scale)
	r.move()
}

// texts draws the sum and the outcome at the foot of the stage and returns the height that is left above
// them. The room for them is kept before they are shown, so that nothing jumps.
func (r *show) texts(size fyne.Size, scale float32) float32 {
	s, now := r.stage, look.Current()
	prompt := max(now.Size(theme.SizeNameText), min(now.Size(look.SizePrompt)*scale, size.Height*0.1))
	big := max(prompt, min(34*now.Text*scale, size.Height*0.13))
	lines := balanced(words.Short(s.outcome, 200), prompt, size.Width-32)
	if most := max(1, int(size.Height*0.4/(prompt*1.3))); len(lines) > most {
		lines = lines[:most]
	}
	y := size.Height - prompt*0.6 - prompt*1.3*float32(max(2, len(lines)))
	if len(lines) < 2 {
		y += prompt * 0.65
	}
	low := y
	if s.told {
		for _, line := range lines {
			r.line(line, size.Width, y, prompt, now.Ink)
			y += prompt * 1.3
		}
	}
	if s.moment.Sum != "" || len(s.dice) > 0 {
		low -= big * 1.35
		if s.told {
			r.line(s.moment.Sum, size.Width, low, big, now.Ink)
		}
	}
	return low
}

// balanced breaks a text into as few lines as a width allows, of about the same length.
func balanced(text string, size, width float32) []string {
	lines := widgets.Lines(text, size, look.Title, width)
	for narrower := width * 0.9; narrower > width*0.4; narrower *= 0.9 {
		closer := widgets.Lines(text, size, look.Title, narrower)
		if len(closer) > len(lines) {
			break
		}
		lines = closer
	}
	return lines
}

// line draws one line of text in the middle of the stage.
func (r *show) line(text string, width, y, size float32, ink drawing.Colour) {
	o := r.Text(text, ink, size, look.Title, widgets.Whole)
	if wide := o.Size().Width; wide > width-16 { // a sum that is too wide for a small stage
		o.TextSize *= (width - 16) / wide
		o.Resize(o.MinSize())
	}
	o.Move(fyne.NewPos((width-o.Size().Width)/2, y))
}

// row places actors and dice side by side: the dice of an actor's seat beside it, else all dice between the
// actors, or after the only one.
func (r *show) row(room fyne.Size, scale float32) {
	s, now := r.stage, look.Current()
	caption := max(now.Size(theme.SizeNameCaptionText), min(now.Size(theme.SizeNameText)*scale, 30))
	names, widest := float32(0), float32(0)
	for _, actor := range s.moment.Actors {
		if actor.Name != "" {
			names = caption*1.4 + 8*scale
			name := words.Sentence(words.Short(actor.Said(), 40))
			widest = max(widest, fyne.MeasureText(name, caption, look.Bold).Width)
		}
	}
	for _, side := range s.moment.Sides {
		if side.Sources() != "" {
			names = max(names, caption*(1.4+3*sumLine)+8*scale)
		}
	}
	side, die, space := actorSide*scale, dieSide*scale, gap*scale
	n, dice := float32(len(s.moment.Actors)), float32(len(s.dice))
	beside := len(s.moment.Actors) > 2 || len(s.moment.Actors) == 2 && len(s.dice) == 0
	if beside { // no dice lie between their names
		space = max(space, min(widest-side+8, side*0.6))
	}
	left, between := s.first(), float32(0) // more room between the dice of two sides
	if left > 0 && left < len(s.dice) {
		between = die / 2
	}
	if wide := n*(side+space) + dice*(die+space) + space + between; wide > room.Width-16 {
		part := (room.Width - 16) / wide
		side, die, space, between = side*part, die*part, space*part, between*part
	}
	if high := room.Height - names - 16; side > high {
		part := max(0.2, high/side)
		side, die = side*part, die*part
	}
	middle := (room.Height - names) / 2
	x := (room.Width - n*side - dice*die - (n+dice-1)*space - between) / 2
	roll := func(from, to int) {
		for i := from; i < to; i++ {
			r.die(i, fyne.NewPos(x, middle-die/2), die)
			x += die + space
		}
	}
	for i, actor := range s.moment.Actors {
		if i == 1 && len(s.moment.Actors) == 2 {
			roll(0, left)
			x += between
			roll(left, len(s.dice))
		}
		away := float32(-1)
		if 2*i >= len(s.moment.Actors) {
			away = 1
		}
		r.actor(actor, fyne.NewPos(x, middle-side/2), side, away)
		width := side + 2*space
		if beside {
			width = side + space - 6
		}
		r.name(actor.Said(), x+side/2, middle+side/2+8*scale, width, caption)
		if i < len(s.moment.Sides) && s.told {
			r.sum(s.moment.Sides[i], x+side/2, middle+side/2+8*scale+caption*1.3, width, caption)
		}
		x += side + space
	}
	if len(s.moment.Actors) != 2 {
		roll(0, len(s.dice))
	}
}

// first returns how many of the dice belong to the first of two actors.
func (s *Stage) first() int {
	if len(s.moment.Actors) != 2 {
		return len(s.dice)
	}
	for i, die := range s.dice {
		if die.Owner == s.moment.Actors[1].Piece.Seat && die.Owner != s.moment.Actors[0].Piece.Seat {
			return i
		}
	}
	return len(s.dice)
}

func (r *show) actor(actor tableau.Actor, at fyne.Position, side, away float32) {
	wide := side * tableau.Overhang
	piece := actor.Piece
	if r.stage.told && actor.Becomes != nil {
		piece = *actor.Becomes
	}
	shape := piece.Look()
	if icon := drawing.Picture(piece.Icon); icon != nil && look.Current().Dark && icon.LostOn(look.Current().Paper) {
		shape = lit{shape}
	}
	at = at.SubtractXY((wide-side)/2, (wide-side)/2)
	o := r.image(shape, at, fyne.NewSquareSize(wide))
	o.FillMode = canvas.ImageFillContain
	r.actors = append(r.actors, placed{Image: o, at: at, away: away, fate: actor.Fate})
}

// lit is a look with a disc below it, which lifts it from a dark sheet.
type lit struct{ tableau.Look }

// Draw implements [tableau.Look].
func (l lit) Draw(f tableau.Frame) []tableau.Sheet {
	disc := drawing.New(100, 100)
	disc.Circle(disc.Area().Centre(), 50/tableau.Overhang, drawing.Filled(drawing.Table))
	return append([]tableau.Sheet{{Drawing: disc, Strength: 1}}, l.Look.Draw(f)...)
}

// name draws the name of an actor below it, shortened to the room there is.
func (r *show) name(name string, middle, y, width, size float32) {
	o := r.Text(words.Sentence(words.Short(name, 40)), look.Current().Ink, size, look.Bold, width)
	o.Move(fyne.NewPos(middle-o.Size().Width/2, y))
}

// sumLine is how high a line of a sum is, in its text sizes.
const sumLine = 1.25

// sum draws below the name of an actor what its total is made of, and from what, in one line or two.
func (r *show) sum(side tableau.Side, middle, y, width, size float32) {
	lines := []string{side.Sum()}
	for _, line := range widgets.Lines(side.Sources(), size, look.Bold, width) {
		if len(lines) <= 2 {
			lines = append(lines, line)
		}
	}
	for _, line := range lines {
		if line == "" {
			continue
		}
		o := r.Text(line, look.Current().Ink, size, look.Bold, widgets.Whole)
		if wide := o.Size().Width; wide > width {
			o.TextSize *= max(0.7, width/wide)
			o.Resize(o.MinSize())
		}
		o.Move(fyne.NewPos(middle-o.Size().Width/2, y))
		y += size * sumLine
	}
}

func (r *show) die(i int, at fyne.Position, side float32) {
	s := r.stage
	die, pixels := s.dice[i], side*r.Density
	value := 0
	if i < len(s.faces) {
		value = int(s.faces[i])
	}
	p := placed{at: at, rest: 0, faces: []*image.RGBA{s.Die(die, value, pixels)}}
	if s.spin > 0 {
		for face := 1; face <= min(int(die.Faces), 6); face++ {
			p.faces = append(p.faces, s.Die(die, face, pixels))
		}
	}
	p.Image = r.Image(p.faces[0], at, fyne.NewSquareSize(side))
	r.dice = append(r.dice, p)
}

// move puts actors and dice where they are in this moment of the animation.
func (r *show) move() {
	s := r.stage
	for i := range r.dice {
		die := &r.dice[i]
		at, face := die.at, die.rest
		if s.spin > 0 && len(die.faces) > 1 {
			face = 1 + (s.spin*7+i*5)%(len(die.faces)-1)
			swing := float64(s.spin)*2.1 + float64(i)
			calm := 1 - float32(min(20, s.spin))/22
			at = at.AddXY(calm*14*float32(math.Sin(swing)), -calm*26*float32(math.Abs(math.Cos(swing))))
		}
		if face != die.face {
			die.face = face
			die.Image.Image = die.faces[face]
			die.Image.Refresh()
		}
		die.Move(at)
	}
	for _, actor := range r.actors {
		at, faded := actor.at, 0.0
		if s.told {
			at, faded = fated(actor, s.part)
		}
		actor.Move(at)
		if actor.Translucency != faded {
			actor.Translucency = faded
			actor.Refresh()
		}
	}
}

// fated returns where an actor is at a part of its fate, and how translucent.
func fated(actor placed, part float32) (at fyne.Position, faded float64) {
	at = actor.at
	side := actor.Size().Width
	swing := float32(math.Sin(float64(part) * math.Pi))
	switch actor.fate {
	case tableau.Wins:
		at = at.AddXY(-actor.away*swing*side*0.15, -swing*side*0.12)
	case tableau.Falls:
		at = at.AddXY(actor.away*part*side*0.1, -swing*side*0.08-part*side*0.08)
		faded = float64(part) * 0.62
	case tableau.Hurts:
		at = at.AddXY((1-part)*side*0.06*float32(math.Sin(float64(part)*8*math.Pi)), 0)
	}
	return at, faded
}

// Render returns the picture of a look in the present theme.
func Render(l tableau.Look, frame tableau.Frame) *image.RGBA {
	return board.Render(l, inTheme(frame))
}

// inTheme returns a frame with the single colour of the black-and-white palette, if that is the present one.
func inTheme(frame tableau.Frame) tableau.Frame {
	if look.Current().Palette == &look.Contrast {
		frame.Signal = look.Current().Accent
	}
	return frame
}
