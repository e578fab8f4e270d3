package text

import (
	"fmt"
	"strings"
)

// DidYouMean returns the end of an error message that suggests the entry of known closest to name; "" if none
// is close enough.
func DidYouMean(name string, known []string) string {
	if near := Nearest(name, known); near != "" {
		return fmt.Sprintf("did you mean %q?", near)
	}
	return ""
}

// Nearest returns the entry of known that somebody who typed name probably meant; "" if none is close enough.
func Nearest(name string, known []string) string {
	return Nearer(name, len([]rune(name))/3+1, known)
}

// Nearer returns the entry of known that has at most so many letters other than name; "" if none has.
func Nearer(name string, most int, known []string) string {
	name = strings.ToLower(name)
	best, at := "", most+1
	for _, k := range known {
		low := strings.ToLower(k)
		if d := distance(name, low); d < at {
			best, at = k, d
		}
	}
	return best
}

// distance is the number of letters to insert, delete, change or swap with a neighbour to turn a into b. For
// texts of more than 64 letters it returns the longer length, because the exact number would take long.
func distance(a, b string) int {
	s, t := []rune(a), []rune(b)
	if len(s) > 64 || len(t) > 64 {
		return max(len(s), len(t))
	}
	older, old, row := make([]int, len(t)+1), make([]int, len(t)+1), make([]int, len(t)+1)
	for j := range old {
		old[j] = j
	}
	for i := range s {
		row[0] = i + 1
		for j := range t {
			cost := 1
			if s[i] == t[j] {
				cost = 0
			}
			row[j+1] = min(old[j]+cost, old[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && s[i] == t[j-1] && s[i-1] == t[j] {
				row[j+1] = min(row[j+1], older[j-1]+1)
			}
		}
		older, old, row = old, row, older
	}
	return old[len(t)]
}
