package tomlfile

import "bytes"

// LineWith returns the first line from a line on, counted from 1, that has the words, where these are one; else that line.
// It finds a sentence in a list over several lines.
func LineWith(text []byte, line int, words []string) int {
	if line == 0 || len(words) != 1 {
		return line
	}
	lines := bytes.Split(text, []byte("\n"))
	for i := line - 1; i < len(lines); i++ {
		if bytes.Contains(lines[i], []byte(words[0])) {
			return i + 1
		}
	}
	return line
}
