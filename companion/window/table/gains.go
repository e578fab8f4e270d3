package table

import (
	"image"
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/companion/window/table/flight"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// flyingSide is how wide a picture is that flies to its count, in pixels.
const flyingSide = 34

// mostFlying is the number of pictures that fly at once at most.
const mostFlying = 6

// countOf returns the number that a track counts; false if it counts none.
func countOf(track tableau.Track) (int, bool) {
	if track.Of > 0 {
		return track.Count, true
	}
	n, err := strconv.Atoi(track.Value)
	return n, err == nil
}

// fly has what has been gained since the scene before fly from its place on the board to where it is counted,
// and what has been lost fall from there. The counts change when it has arrived.
func (s *Screen) fly(before *tableau.Scene) {
	if before == nil || !s.board.Moving || s.cover.content.Visible() {
		return
	}
	if list := s.gains(before); len(list) > 0 {
		s.tracks.Set(before.Tracks)
		s.flights.Start(list, s.updateCounts)
	}
}

// gains returns the flights of what has been gained or lost since the scene before. There are none if the
// tracks are others than before.
func (s *Screen) gains(before *tableau.Scene) (list []flight.Flight) {
	now := s.board.Scene()
	same := func(a, b tableau.Track) bool { return a.Name == b.Name && a.Seat == b.Seat }
	if !slices.EqualFunc(before.Tracks, now.Tracks, same) {
		return nil
	}
	from, placed := s.happened(before, now)
	for i, track := range now.Tracks {
		was, counted := countOf(before.Tracks[i])
		is, counts := countOf(track)
		at, there := s.counted(track)
		gained, lost := is > was && placed, is < was && track.Of > 0
		if !counted || !counts || !there || !gained && !lost || len(list) == mostFlying {
			continue
		}
		fly := flight.Flight{Side: flyingSide, From: from, To: at}
		if lost {
			fly.From, fly.Lost = at, true
		}
		if fly.Picture = iconPicture(track.Icon, flyingSide*s.tracks.Density()); fly.Picture != nil {
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
func (s *Screen) happened(before, now *tableau.Scene) (fyne.Position, bool) {
	here := before.Here
	if s.replay.on() {
		here = now.Here
	}
	if n := len(now.Ways); len(here) == 0 && n > 0 {
		here = now.Ways[n-1].Spots
	}
	if len(here) == 0 {
		return fyne.Position{}, false
	}
	at, ok := s.board.Where(tableau.ASpot(here[len(here)-1]))
	return s.board.Position().Add(at), ok
}

// counted returns the place in the window at which a track is counted; false if it is not in sight.
func (s *Screen) counted(track tableau.Track) (fyne.Position, bool) {
	place, ok := s.tracks.Where(track)
	driver := fyne.CurrentApp().Driver()
	at := driver.AbsolutePositionForObject(s.tracks).Add(place).Subtract(driver.AbsolutePositionForObject(s.root))
	return at, ok && s.tracks.Visible() && at.Y < s.root.Size().Height
}
