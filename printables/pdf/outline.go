package pdf

// An entry is a line of a document's outline, which PDF readers show beside it as a tree.
type entry struct {
	text        string
	level, page int
}

// outline returns the outline of the document in the order of its pages: groups of pages, pages, and the
// headings on them. What a page says as the one before it is said once.
func (d Document) outline() (list []entry) {
	group, title, heading := "", "", ""
	level := 0
	for i, page := range d.Pages {
		if now := clean(page.Group); now != group && clean(page.Bookmark) != "" {
			group, title = now, ""
			if now != "" {
				list = append(list, entry{now, 0, i})
			}
		}
		if now := clean(page.Bookmark); now != "" && now != title {
			title, heading, level = now, "", 0
			if group != "" {
				level = 1
			}
			list = append(list, entry{now, level, i})
		}
		for _, text := range page.Headings {
			if now := clean(text); now != "" && now != heading && title != "" {
				heading = now
				list = append(list, entry{now, level + 1, i})
			}
		}
	}
	return list
}

// under returns how many entries stand right under one.
func under(list []entry, of int) (n int) {
	for _, e := range list[of+1:] {
		if e.level <= list[of].level {
			break
		}
		if e.level == list[of].level+1 {
			n++
		}
	}
	return n
}
