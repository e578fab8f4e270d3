package files

import (
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// longestFileName is in bytes. It leaves room for an ending and a number on every file system.
const longestFileName = 120

// SafeName turns a text that somebody typed into a file name without ending that every system accepts.
func SafeName(name string) string {
	var b strings.Builder
	for _, r := range norm.NFC.String(strings.ToValidUTF8(name, "")) {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r), unicode.IsMark(r), strings.ContainsRune("-_'(),&+", r):
		case unicode.IsSpace(r), r == '.', r == '/', r == '\\', r == ':':
			r = ' '
		default:
			continue
		}
		if b.Len()+len(string(r)) > longestFileName {
			break
		}
		b.WriteRune(r)
	}
	safe := strings.TrimLeft(strings.Join(strings.Fields(norm.NFC.String(b.String())), " "), "- ")
	if !strings.ContainsFunc(safe, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
		safe = "House rules"
	}
	if reserved(safe) {
		safe += " rules"
	}
	return safe
}

// reserved reports whether Windows keeps the name for a device. It does so whatever the ending.
func reserved(name string) bool {
	switch low := strings.ToLower(name); low {
	case "con", "prn", "aux", "nul":
		return true
	default:
		return len(low) == 4 && (strings.HasPrefix(low, "com") || strings.HasPrefix(low, "lpt")) &&
			low[3] >= '0' && low[3] <= '9'
	}
}

// Numbered returns the file name for the nth file of a name: "a.txt", then "a 2.txt".
func Numbered(name, ending string, n int) string {
	if n > 1 {
		name += " " + strconv.Itoa(n)
	}
	return name + ending
}
