package maker

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
)

// preview shows what is printed of a thing, as it comes out of the printer, or else its picture.
type preview struct {
	shell   *shell.Shell
	content *fyne.Container
}

func newPreview(sh *shell.Shell) *preview { return &preview{sh, container.New(widgets.Column{})} }

// show shows a drawing; without one it shows the picture of the thing.
func (p *preview) show(d *drawing.Drawing, picture string) {
	p.content.RemoveAll()
	if d == nil {
		if icon := widgets.Icon(picture); icon != nil {
			p.content.Add(container.NewCenter(widgets.NewIcon(icon, 160)))
		}
		return
	}
	p.content.Add(widgets.NewDrawn(d, 0, p.shell.Work))
}

// beside is the layout of the questions, and of what stands beside them where there is room.
type beside struct{}

// Layout implements fyne.Layout.
func (beside) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	page, aside := objects[0], objects[1]
	wide := fyne.Min(340*look.Current().Text, size.Width*0.36)
	if size.Width < 860*look.Current().Text {
		wide = 0
	}
	widgets.SetVisible(aside, wide > 0)
	widgets.Put(page, fyne.NewPos(0, 0), fyne.NewSize(size.Width-wide, size.Height))
	widgets.Put(aside, fyne.NewPos(size.Width-wide, 0), fyne.NewSize(wide, size.Height))
}

// MinSize implements fyne.Layout.
func (beside) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 160) }
