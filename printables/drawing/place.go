package drawing

// A Place says what stands in a box of a drawing, such as a clause of the rules. Nothing of it is seen: it is for
// screens, on which the place can be tapped.
type Place struct {
	Name string
	Box  Rectangle
}

// Places returns the places of a drawing in their order. Several with the same name, each below
// the one before, such as the lines of a paragraph, count as one.
func (d *Drawing) Places() (list []Place) {
	for _, mark := range d.Marks {
		place, ok := mark.(Place)
		if !ok {
			continue
		}
		if n := len(list) - 1; n >= 0 && list[n].Name == place.Name && list[n].Box.X == place.Box.X &&
			list[n].Box.Y <= place.Box.Y && place.Box.Y < list[n].Box.Bottom()+place.Box.Height {
			list[n].Box = list[n].Box.Union(place.Box)
			continue
		}
		list = append(list, place)
	}
	return list
}
