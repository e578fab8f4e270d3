package drawing

import (
	"fmt"
	"strings"
)

// String lists the marks, one a line, in millimetres to a hundredth, followed by each symbol once. Golden
// tests compare this text.
func (d *Drawing) String() string {
	var out strings.Builder
	var order []*Symbol
	seen := map[*Symbol]bool{}
	d.dump(&out, func(s *Symbol) {
		if !seen[s] {
			seen[s] = true
			order = append(order, s)
		}
	})
	for i := 0; i < len(order); i++ { // order grows in the loop, as symbols use other symbols
		fmt.Fprintf(&out, "\nsymbol %q ", order[i].Name)
		if order[i].Picture {
			fmt.Fprintf(&out, "picture %.2f × %.2f, %d marks\n", order[i].Drawing.Width,
				order[i].Drawing.Height, len(order[i].Drawing.Marks))
			continue
		}
		order[i].Drawing.dump(&out, func(s *Symbol) {
			if !seen[s] {
				seen[s] = true
				order = append(order, s)
			}
		})
	}
	return out.String()
}

func (d *Drawing) dump(out *strings.Builder, used func(*Symbol)) {
	fmt.Fprintf(out, "drawing %.2f × %.2f\n", d.Width, d.Height)
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case Shape:
			fmt.Fprintf(out, "shape%s%s\n", m.Paint, m.Path)
		case Words:
			fmt.Fprintf(out, "words %q %s %.1fpt %s at %.2f,%.2f in %s\n", m.Text, m.Font, m.Size, m.Colour,
				m.At.X, m.At.Y, m.Box)
		case Image:
			fmt.Fprintf(out, "image %d × %d in %s\n", m.Pixels.Width, m.Pixels.Height, m.Box)
		case Use:
			used(m.Symbol)
			fmt.Fprintf(out, "use %q at %.2f,%.2f scale %.3f turn %.1f", m.Symbol.Name, m.At.X, m.At.Y,
				m.Scale, m.Turn)
			if !m.Clip.Empty() {
				fmt.Fprintf(out, " clip %s", m.Clip)
			}
			out.WriteByte('\n')
		}
	}
}

// String returns the box as x,y width×height.
func (r Rectangle) String() string {
	return fmt.Sprintf("%.2f,%.2f %.2f×%.2f", r.X, r.Y, r.Width, r.Height)
}

// String describes the visible parts of the paint.
func (p Paint) String() string {
	out := ""
	if p.Fill != None {
		out += " fill " + p.Fill.String()
	}
	if p.Saver != Plain {
		out += " saver " + p.Saver.String()
	}
	if p.Hatch.Pattern != Plain {
		out += fmt.Sprintf(" hatch %s %s %.2f", p.Hatch.Pattern, p.Hatch.Colour, p.Hatch.Gap)
	}
	if p.Stroke.Width > 0 && p.Stroke.Colour != None {
		out += fmt.Sprintf(" line %.2f %s", p.Stroke.Width, p.Stroke.Colour)
		if p.Stroke.Dash != [2]float64{} {
			out += fmt.Sprintf(" dash %.2f/%.2f", p.Stroke.Dash[0], p.Stroke.Dash[1])
		}
	}
	if p.Keep {
		out += " keep"
	}
	return out
}

// String returns the name of the pattern.
func (p Pattern) String() string {
	return [...]string{"plain", "rising", "falling", "horizontal", "vertical", "diamonds", "squares",
		"dots"}[p]
}

// String returns the path in the letters of SVG.
func (p Path) String() string {
	var out strings.Builder
	for _, step := range p {
		out.WriteString([...]string{" M", " L", " C", " Z"}[step.Verb])
		for k, point := range step.Points[:step.count()] {
			if k > 0 {
				out.WriteByte(' ')
			}
			fmt.Fprintf(&out, "%.2f,%.2f", point.X, point.Y)
		}
	}
	return out.String()
}
