// Package gains shows the goals and the tracks of a match, and what has been gained or lost as a picture that
// flies from where it was to where it is counted, or falls from there.
package gains

import (
	"image"
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/board"
	"homespun/companion/window/table/tracks"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// flyingSide is how wide a picture is that flies to its count, in pixels.
const flyingSide = 34

// mostFlying is the number of pictures that fly at once at most.
const mostFlying = 6

// Counts are the goals and the tracks of the scene on a board.
type Counts struct {
	Goals  *tracks.Goals
	Tracks *tracks.Tracks
	// Sheet is the sheet of paper on which the tracks are.
	Sheet   fyne.CanvasObject
	Flights *Flights
	// Danger is what is about to decide the match.
	Danger tableau.Told
	// Over says that the match is: nothing brings more then.
	Over   bool
	folded bool
	// Root is the window's content, over which it flies.
	Root  fyne.CanvasObject
	board *board.Board
}

// New returns the counts of a board. mark returns the mark of a seat, and name its name.
func New(b *board.Board, mark func(engines.Seat, float32) *widgets.Mark,
	name func(engines.Seat) string) *Counts {
	list := tracks.New(mark)
	return &Counts{board: b, Goals: tracks.NewGoals(mark, name), Tracks: list, Sheet: widgets.Panel(list),
		Flights: newFlights()}
}

// Update shows the goals and the tracks of the scene on the board.
func (c *Counts) Update() {
	scene := c.board.Scene()
	if scene == nil {
		return
	}
	goals := scene.Goals
	if c.Over {
		goals = slices.Clone(goals)
		for i := range goals {
			goals[i].More = make([]string, len(goals[i].More)) // so that nothing below them moves
		}
	}
	c.Goals.Set(goals, c.Danger)
	c.Tracks.Set(scene.Tracks)
	c.Fold(c.folded)
}

// Any reports whether there are tracks to show.
func (c *Counts) Any() bool { return c.board.Scene() != nil && len(c.board.Scene().Tracks) > 0 }

// Fold shows the tracks, or folds them away. What is gained does not fly to them then.
func (c *Counts) Fold(away bool) {
	c.folded = away
	widgets.SetVisible(c.Sheet, c.Any() && !away)
}

// countOf returns the number that a track counts; false if it counts none.
func countOf(track tableau.Track) (int, bool) {
	if track.Of > 0 {
		return track.Count, true
	}
	n, err := strconv.Atoi(track.Value)
	return n, err == nil
}

// Fly shows what was gained since another scene: its picture flies from its place on the board to where it is
// counted. The picture of what was lost falls from where it is counted. The counts change when it has
// arrived. told says that a replay points out where it was.
func (c *Counts) Fly(before *tableau.Scene, told bool) {
	if before == nil || c.folded || !c.board.Moving {
		return
	}
	if list := c.Gains(before, told); len(list) > 0 {
		c.Tracks.Set(before.Tracks)
		c.Flights.Start(list, c.Update)
	}
}

// Gains returns the flights of what has been gained or lost since the scene before. There are none if the
// tracks are others than before.
func (c *Counts) Gains(before *tableau.Scene, told bool) (list []Flight) {
	now := c.board.Scene()
	same := func(a, b tableau.Track) bool { return a.Name == b.Name && a.Seat == b.Seat }
	if !slices.EqualFunc(before.Tracks, now.Tracks, same) {
		return nil
	}
	from, placed := c.happened(before, now, told)
	for i, track := range now.Tracks {
		was, counted := countOf(before.Tracks[i])
		is, counts := countOf(track)
		at, there := c.counted(track)
		gained, lost := is > was && placed, is < was && track.Of > 0
		if !counted || !counts || !there || !gained && !lost || len(list) == mostFlying {
			continue
		}
		fly := Flight{Side: flyingSide, From: from, To: at}
		if lost {
			fly.From, fly.Lost = at, true
		}
		if fly.Picture = iconPicture(track.Icon, flyingSide*c.Tracks.Density()); fly.Picture != nil {
			list = append(list, fly)
		}
	}
	return list
}

// iconPicture returns the picture of an icon, so many pixels wide; nil if there is no such icon.
func iconPicture(name string, pixels float32) image.Image {
	icon, err := drawing.Icon(name)
	if err != nil {
		return nil
	}
	d := drawing.New(10, 10)
	d.UseIn(icon, d.Area())
	return raster.Image(d, math.Round(float64(pixels))/10)
}

// happened returns the place in the window at which something has just happened: what a replay highlights,
// or what the decision before was about, or where somebody has gone.
func (c *Counts) happened(before, now *tableau.Scene, told bool) (fyne.Position, bool) {
	here := before.Here
	if told {
		here = now.Here
	}
	if n := len(now.Ways); len(here) == 0 && n > 0 {
		here = now.Ways[n-1].Spots
	}
	if len(here) == 0 {
		return fyne.Position{}, false
	}
	at, ok := c.board.Where(tableau.ASpot(here[len(here)-1]))
	return c.board.Position().Add(at), ok
}

// counted returns the place in the window at which a track is counted; false if it is not in sight.
func (c *Counts) counted(track tableau.Track) (fyne.Position, bool) {
	place, ok := c.Tracks.Where(track)
	driver := fyne.CurrentApp().Driver()
	at := driver.AbsolutePositionForObject(c.Tracks).Add(place)
	at = at.Subtract(driver.AbsolutePositionForObject(c.Root))
	return at, ok && c.Tracks.Visible() && at.Y < c.Root.Size().Height
}
