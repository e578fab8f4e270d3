package rulesets

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// longestFileName is in bytes, so that every file system takes it with an ending and a number.
const longestFileName = 120

// FileName makes a name that every system can have as a file's, without ending, of what someone typed.
func FileName(name string) string {
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

// reserved reports whether Windows keeps the name for a device, with whatever ending.
func reserved(name string) bool {
	switch low := strings.ToLower(name); low {
	case "con", "prn", "aux", "nul":
		return true
	default:
		return len(low) == 4 && (strings.HasPrefix(low, "com") || strings.HasPrefix(low, "lpt")) && low[3] >= '0' && low[3] <= '9'
	}
}

// longestName is how many letters of a name a sentence has room for.
const longestName = 24

// CleanName makes one short line of a player's name or label: no control or direction signs, no stacks of accents, cut with "…".
func CleanName(name string) string { return cleanTo(name, longestName) }

func cleanTo(name string, longest int) string {
	var b strings.Builder
	letters, marks := 0, 0
	// A name is cut before it is put into its usual form, so that five thousand letters cost no more than a few.
	if len(name) > longest*40 {
		name = name[:longest*40]
	}
	for _, r := range norm.NFC.String(strings.ToValidUTF8(name, "")) {
		switch {
		case unicode.IsSpace(r):
			r = ' '
		case unicode.Is(unicode.Cc, r), unicode.Is(unicode.Co, r), unicode.Is(unicode.Cs, r), r == '\ufeff', r == '\ufffd':
			continue
		case unicode.Is(unicode.Cf, r) && r != '\u200d' && r != '\u200c':
			continue // signs of direction; what joins letters stays
		}
		joins := unicode.IsMark(r) || r == '\u200d' || r == '\u200c'
		if joins {
			if marks++; marks > 3 || letters == 0 || strings.HasSuffix(b.String(), " ") {
				continue
			}
		} else {
			marks = 0
			letters++
		}
		if letters > longest {
			return strings.TrimRight(b.String(), " \u200d\u200c") + "…"
		}
		b.WriteRune(r)
	}
	return strings.Trim(strings.Join(strings.Fields(norm.NFC.String(b.String())), " "), "\u200d\u200c ")
}

// shorten cuts what a file or a person wrote, for a message of one line.
func shorten(text string) string { return cleanTo(text, 40) }
