package stage

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"homespun/companion/match/tableau"
	"homespun/companion/window/table/board"
)

// picture is everything that a picture on the stage depends on.
type picture struct {
	look  tableau.Look
	frame tableau.Frame
}

// image adds an image of a look in the present theme. It is hidden until its picture has been drawn.
func (r *show) image(l tableau.Look, at fyne.Position, size fyne.Size) *canvas.Image {
	key := picture{l, inTheme(tableau.Frame{Width: float64(size.Width * r.Density),
		Height: float64(size.Height * r.Density), Density: float64(r.Density)})}
	o := r.Image(nil, at, size)
	if drawn := r.stage.picture(key); drawn != nil {
		o.Image = drawn
	} else {
		o.Hide()
		r.awaited[key] = append(r.awaited[key], o)
	}
	return o
}

// picture returns a picture, nil if it is still being drawn. That takes longer than a frame may, so it is done
// in the background.
func (s *Stage) picture(key picture) *image.RGBA {
	if drawn, known := s.pictures.Find(key); known {
		return drawn
	}
	s.pictures.Put(key, nil)
	slow := func() func() {
		drawn := board.Render(key.look, key.frame)
		return func() {
			s.pictures.Put(key, drawn)
			if s.drawn != nil {
				s.drawn.arrived(key, drawn)
			}
		}
	}
	s.Work(slow)
	drawn, _ := s.pictures.Find(key)
	return drawn
}

// arrived shows the images that have waited for a picture.
func (r *show) arrived(key picture, drawn *image.RGBA) {
	for _, o := range r.awaited[key] {
		o.Image = drawn
		o.Show()
		o.Refresh()
	}
	delete(r.awaited, key)
}
