package printables

import (
	"homespun/printables/parts"
)

// outlined returns what the outline of a PDF says of a page: the part that it belongs to, if that part has
// several pages, its title, and the headings on it if it is a page to read.
func (j *Job) outlined(page Page) (group, title string, headings []string) {
	id := sole(page)
	if id == "" {
		return "", page.Title, nil
	}
	part := j.part(id)
	if part.Kind == parts.Pages {
		headings = page.Drawing.Headings()
	}
	for _, other := range j.Pages {
		if other.Title != page.Title && sole(other) == id {
			group = part.Title
		}
	}
	return group, page.Title, headings
}

// sole returns the id of the part that has a page for itself; "" if there are several, or none.
func sole(page Page) (id string) {
	for _, placed := range page.Placements {
		if id != "" && placed.Part != id {
			return ""
		}
		id = placed.Part
	}
	return id
}
