package podium

import (
	"image"
	"image/color"
	"math"
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/stage"
	"homespun/printables/drawing"
	"homespun/printables/raster"
	"homespun/printables/scene"
	"homespun/rulesets"
)

// figures is the picture of the podium: those who did it stand on the first place with their names, the others
// lower beside them. If only the game has won, all sit side by side.
type figures struct {
	widget.BaseWidget
	result Result
	world  *rulesets.Theme // whose scene is behind the podium; nil for none
	high   float32         // the height that the panel gives it
	part   float32         // of the leaps that is over
	motion widgets.Motion

	drawn   drawnFor
	leaping []standing // those of the first place, in turn
}

// drawnFor is what a picture was last drawn for.
type drawnFor struct {
	size    fyne.Size
	density float32 // is known once the window has laid the picture out
	look    *look.Theme
}

// How high the picture is at least and at most, in pixels at the usual size of texts.
const leastHigh, mostHigh = 120, 300

func newFigures(r Result, world *rulesets.Theme) *figures {
	f := &figures{result: r, world: world, high: leastHigh, part: 1}
	f.ExtendBaseWidget(f)
	return f
}

// How long one leap takes, and how long after one figure the next one leaps.
const leap, apartLeaps = 450 * time.Millisecond, 200 * time.Millisecond

// leap makes those who did it leap up, one after another.
func (f *figures) leap() {
	n := len(f.result.First)
	if f.result.Kind == tableau.Lost || n == 0 {
		return
	}
	f.motion.Start(f.length(), fyne.AnimationLinear, func(part float32) {
		f.part = part
		f.move()
	})
}

// length returns how long all leaps take.
func (f *figures) length() time.Duration {
	return leap + time.Duration(len(f.result.First)-1)*apartLeaps
}

// rest ends the leaps.
func (f *figures) rest() {
	f.motion.Stop()
	f.part = 1
}

// MinSize implements fyne.CanvasObject.
func (f *figures) MinSize() fyne.Size {
	return fyne.NewSize(100, f.high)
}

// AccessibilityLabel implements fyne.Accessible.
func (f *figures) AccessibilityLabel() string {
	var names []string
	for _, actor := range append(f.result.First[:len(f.result.First):len(f.result.First)], f.result.Beside...) {
		names = append(names, actor.Name)
	}
	return words.AndNames(names)
}

// AccessibilityRole implements fyne.Accessible.
func (f *figures) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements fyne.Widget.
func (f *figures) CreateRenderer() fyne.WidgetRenderer {
	f.drawn = drawnFor{}
	return widgets.Painted(f, f.draw)
}

// standing is the picture of a figure, and where it stands.
type standing struct {
	*canvas.Image
	at fyne.Position
}

// step is one part of the podium, with those who stand on it.
type step struct {
	actors []tableau.Actor
	place  int     // 1 for the first place, 0 if the game does not rank them
	next   bool    // after the first place, 2 if one alone stands there
	size   float32 // of its figures, as a part of those on the first place
}

// steps returns the parts of the podium from left to right: the next place is at the left of the first, all
// others at its right. Without places the others stand at both sides.
func (f *figures) steps() []step {
	first := step{actors: f.result.First, place: 1, size: 1}
	if f.result.Kind == tableau.Lost {
		first.place = 0
	}
	others, places := f.result.Beside, f.result.Places
	var list []step
	if len(places) == 0 {
		half := (len(others) + 1) / 2
		list = []step{{actors: others[:half], size: beside}, first, {actors: others[half:], size: beside}}
	} else {
		list = []step{{place: places[0], next: true, size: beside}, first}
		for i, actor := range others {
			at := 0 // the step of the next place
			if place := places[i]; place > places[0] {
				if list[len(list)-1].place != place {
					list = append(list, step{place: place, size: beside})
				}
				at = len(list) - 1
			}
			list[at].actors = append(list[at].actors, actor)
		}
	}
	list = slices.DeleteFunc(list, func(s step) bool { return len(s.actors) == 0 })
	return list
}

// third reports whether there is a step behind that of the next place.
func (f *figures) third() bool {
	return slices.ContainsFunc(f.steps(), func(s step) bool { return s.place > 1 && !s.next })
}

// beside is the size of a figure beside the first place, as a part of one on it.
const beside = 0.78

// draw makes all objects if the size, the display or the look has changed; a leap only moves them.
func (f *figures) draw(p *widgets.Painter) {
	now := drawnFor{p.Size, p.Density, look.Current()}
	if f.drawn == now {
		p.Leave()
		return
	}
	f.drawn, f.leaping = now, nil
	if p.Size.Width < 40 || p.Size.Height < 40 {
		return
	}
	f.backdrop(p)
	m := f.measures()
	x := (p.Size.Width - m.column*m.columns) / 2
	for _, s := range f.steps() {
		height := m.low
		switch {
		case s.place == 1:
			height = m.high
		case s.next:
			height += (m.high - m.low) * 0.5
		}
		side, column, top := m.side*s.size, m.column*s.size, p.Size.Height-height
		for i, actor := range s.actors {
			at := fyne.NewPos(x+column*(float32(i)+0.5)-side/2, top-side*0.97)
			if f.result.Kind == tableau.Lost {
				at.Y += side * 0.16 // they sit behind the edge
			}
			f.figure(p, actor, at, side, s.place == 1)
		}
		wide := column * float32(len(s.actors))
		front := p.Plate(ground(s.place == 1), fyne.NewPos(x, top), fyne.NewSize(wide, height), 0)
		front.StrokeColor, front.StrokeWidth = look.Current().Ink, 1.5
		front.TopLeftCornerRadius, front.TopRightCornerRadius = 8, 8
		// text writes a name or a number on the front of the step
		text := func(text string, middle, y, width, size float32) {
			ink := look.On(ground(s.place == 1))
			o := p.Text(words.Sentence(words.Short(text, 40)), ink, size, look.Bold, width)
			o.Move(fyne.NewPos(middle-o.Size().Width/2, y))
		}
		if m.named {
			for i, actor := range s.actors {
				text(actor.Name, x+column*(float32(i)+0.5), top+m.caption*0.28, column-8, m.caption)
			}
		}
		if room := height - 1.9*m.caption; m.named && s.place > 0 && room > m.caption {
			big := min(room*0.8, 3*m.caption)
			text(strconv.Itoa(s.place), x+wide/2, top+1.8*m.caption+(room-1.3*big)/2, wide, big)
		}
		x += wide
	}
	f.move()
}

// measures are the sizes of the parts of the picture in pixels.
type measures struct {
	caption   float32 // the size of the names
	named     bool    // there is room for names; else only the title says who has won
	low, high float32 // the heights of the lowest step and of the first place
	// column is the room of a figure on the first place, for the name below it too, and side the width of the
	// figure. columns is how many such columns there are.
	column, side, columns float32
}

func (f *figures) measures() measures {
	size := f.drawn.size
	m := measures{caption: look.Current().Size(theme.SizeNameCaptionText)}
	m.named = size.Height >= 6*m.caption
	if m.low = size.Height * 0.1; m.named {
		m.low = m.caption * 1.9
		if f.third() && size.Height >= 9*m.caption {
			m.low = m.caption * 3.6 // with its number below the names
		}
	}
	m.high = max(m.low*1.5, size.Height*0.32)
	if f.result.Kind == tableau.Lost || len(f.result.Beside) == 0 {
		m.high = max(m.low, size.Height*0.22)
	}
	for _, s := range f.steps() {
		m.columns += s.size * float32(len(s.actors))
	}
	m.column = min((size.Width-24)/max(1, m.columns), size.Height*0.9)
	m.side = min(m.column*0.92, (size.Height-m.high)*0.82)
	return m
}

// backdrop draws the scene of the game behind a veil, so that who stands before it is seen first, and rays behind those
// who stand on a first place.
func (f *figures) backdrop(p *widgets.Painter) {
	now := look.Current()
	p.Plate(now.Table, fyne.Position{}, p.Size, 8)
	if scenery := f.scenery(p); scenery != nil {
		p.Image(scenery, fyne.Position{}, p.Size)
		red, green, blue := now.Table.Parts()
		p.Plate(color.NRGBA{red, green, blue, 0x80}, fyne.Position{}, p.Size, 0)
	}
	if f.result.Kind != tableau.Lost {
		picture(p, stage.Backdrop(tableau.Won), fyne.Position{}, p.Size)
	}
	f.title(p)
}

// title writes the game's title above the heads, in the letters of its cover; not in black and white.
func (f *figures) title(p *widgets.Painter) {
	if f.world == nil || look.Current().Palette == &look.Contrast {
		return
	}
	d := drawing.New(float64(p.Size.Width), float64(p.Size.Height*aboveHeads))
	if scene.Letter(d, f.world.Game.ID, f.world.Game.Title, d.Area().Inset(4)) {
		p.Image(raster.Image(d, float64(p.Density)), fyne.Position{}, fyne.NewSize(p.Size.Width, float32(d.Height)))
	}
}

// aboveHeads is the part of the picture, at its top, for the title.
const aboveHeads = 0.14

// scenery returns the scene of the game in the size of the picture; nil for a game of one's own, and in black and
// white.
func (f *figures) scenery(p *widgets.Painter) image.Image {
	const wide = 150.0 // mm
	if f.world == nil || look.Current().Palette == &look.Contrast {
		return nil
	}
	frame := scene.Frame{Width: wide, Height: wide * float64(p.Size.Height/p.Size.Width)}
	drawn := scene.OfTheme(f.world, frame)
	if drawn == nil {
		return nil
	}
	return raster.Image(drawn, float64(p.Size.Width*p.Density)/wide)
}

func picture(p *widgets.Painter, l tableau.Look, at fyne.Position, size fyne.Size) *canvas.Image {
	o := p.Image(stage.Render(l, tableau.Frame{Width: float64(size.Width * p.Density),
		Height: float64(size.Height * p.Density), Density: float64(p.Density)}), at, size)
	o.FillMode = canvas.ImageFillContain
	return o
}

func (f *figures) figure(p *widgets.Painter, actor tableau.Actor, at fyne.Position, side float32,
	first bool) {
	wide := side * tableau.Overhang
	at = at.SubtractXY((wide-side)/2, (wide-side)/2)
	o := picture(p, actor.Piece.Look(), at, fyne.NewSquareSize(wide))
	if first {
		f.leaping = append(f.leaping, standing{o, at})
	}
}

// ground returns the colour of a step of the podium. The first place is the gold one.
func ground(first bool) drawing.Colour {
	now := look.Current()
	switch {
	case now.Palette == &look.Contrast:
		return now.Paper
	case first:
		return drawing.PlayerE.Mixed(drawing.White, 0.35)
	}
	return now.Table.Mixed(now.Ink, 0.08)
}

// move puts the figures of the first place where they are in this part of their leaps.
func (f *figures) move() {
	gone := time.Duration(float64(f.part) * float64(f.length()))
	for i, figure := range f.leaping {
		at := figure.at
		if since := gone - time.Duration(i)*apartLeaps; since > 0 && since < leap {
			swing := float32(math.Sin(math.Pi * float64(since) / float64(leap)))
			at = at.SubtractXY(0, swing*figure.Size().Height*0.16)
		}
		figure.Move(at)
	}
}
