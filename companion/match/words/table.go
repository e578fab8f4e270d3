package words

import "homespun/engines/common/text"

// LineClauses names the rules by which a line of the match came about, by their ids.
func LineClauses(ids []string) string { return lineClauses(len(ids), ids) }

// AndNames joins names of which all are meant: "Ava", "Ava and Ben", "Ava, Ben and Cleo".
func AndNames(names []string) string { return joined(names, "and") }

// OrNames joins names of which one is meant: "step, treasure or torch".
func OrNames(names []string) string { return joined(names, "or") }

func joined(names []string, last string) string {
	short := make([]string, len(names))
	for i, name := range names {
		short[i] = Short(name, 40)
	}
	return text.Join(short, last)
}

// WinTogether says who share the win.
func WinTogether(names []string) string { return winTogether(AndNames(names)) }
