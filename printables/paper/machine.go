package paper

import "homespun/printables/drawing"

// Measures of the marks by which a cutting machine finds a printed sheet, in millimetres: a square at the top left and
// angles at the top right and bottom left, whose outer edges are so far from the edges of the paper. They are those of
// the machines of Silhouette, from github.com/fablabnbg/inkscape-silhouette and the template specification of
// github.com/Alan-Cha/silhouette-card-maker.
const (
	machineInset = 10.0
	machineSide  = 5.0
	machineWidth = 1.0
	machineRoom  = 1.0 // stays white around
)

// MachineMargin leaves the marks of a cutting machine free, whatever is printed inside it, in millimetres.
const MachineMargin = machineInset + machineSide + machineRoom

// MachineCorners returns the boxes of the three marks on a page of a size, with what stays white around them.
func MachineCorners(width, height float64) []drawing.Rectangle {
	const side = machineSide + 2*machineRoom
	low := machineInset - machineRoom
	return []drawing.Rectangle{drawing.Box(low, low, side, side), drawing.Box(width-low-side, low, side, side),
		drawing.Box(low, height-low-side, side, side)}
}

// MachineMarks returns the three marks on a page of a size, to be filled with black.
func MachineMarks(width, height float64) []drawing.Path {
	corners := MachineCorners(width, height)
	angle := func(at drawing.Point, x, y float64) drawing.Path { // x and y point inwards
		return drawing.PolygonPath(at, at.Plus(x*machineSide, 0), at.Plus(x*machineSide, y*machineWidth),
			at.Plus(x*machineWidth, y*machineWidth), at.Plus(x*machineWidth, y*machineSide), at.Plus(0, y*machineSide))
	}
	return []drawing.Path{corners[0].Inset(machineRoom).Path(),
		angle(drawing.Point{X: width - machineInset, Y: machineInset}, -1, 1),
		angle(drawing.Point{X: machineInset, Y: height - machineInset}, 1, -1)}
}

// DrawMachineMarks draws the marks on a page.
func DrawMachineMarks(page *drawing.Drawing) {
	for _, mark := range MachineMarks(page.Width, page.Height) {
		page.Path(mark, drawing.Paint{Fill: drawing.RGB(0), Keep: true})
	}
}

// spare takes away columns and rows, as few cards as possible, until the art lies in no corner of the sheet that has a
// mark of a cutting machine.
func (m *Imposition) spare() {
	for m.PerSheet() > 0 && m.crowds() {
		if m.Columns > m.Rows || m.Columns == 1 && m.Rows == 1 {
			m.Columns--
		} else {
			m.Rows--
		}
	}
}

// crowds reports whether art lies in such a corner.
func (m *Imposition) crowds() bool {
	for i := range m.PerSheet() {
		art := m.Front(i).Clip
		if m.Backs == FoldOver {
			art = art.Union(m.Back(i).Clip)
		}
		for _, corner := range MachineCorners(m.Sheet.Width(), m.Sheet.Height()) {
			if art.Overlaps(corner) {
				return true
			}
		}
	}
	return false
}
