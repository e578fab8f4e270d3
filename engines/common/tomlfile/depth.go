package tomlfile

import "bytes"

// maxDepth is how deep brackets may be nested, and how many parts a dotted key may have.
const maxDepth = 16

// tooDeep returns the line and the problem if a text is nested deeper than any file of this program; problem
// is "" if it is not. The TOML library would take minutes for some such texts. The check is not a full
// parser. If in doubt, it accepts the text.
func tooDeep(text []byte) (line int, problem string) {
	depth, dots := 0, 0
	line = 1
	for i := 0; i < len(text); i++ {
		switch c := text[i]; c {
		case '"', '\'':
			end := skipString(text, i)
			line += bytes.Count(text[i:min(end, len(text))], []byte("\n"))
			i, dots = end, 0
			if end < len(text) && text[end] == '\n' {
				line++
			}
		case '#':
			for i+1 < len(text) && text[i+1] != '\n' {
				i++
			}
		case '[', '{':
			if depth++; depth > maxDepth {
				return line, "brackets stand too deep in one another"
			}
		case ']', '}':
			depth = max(0, depth-1)
		case '.':
			if dots++; dots > maxDepth {
				return line, "a key has too many parts"
			}
		case '\n':
			line++
			dots = 0
		case '=', ',':
			dots = 0
		}
	}
	return line, ""
}

// skipString returns the index of the last character of the string that begins at i. If the string is not
// closed, it returns where the line or the text ends.
func skipString(text []byte, i int) int {
	quote := text[i : i+1]
	long := bytes.Repeat(quote, 3)
	end := quote
	if bytes.HasPrefix(text[i:], long) {
		i, end = i+3, long
	} else {
		i++
	}
	for ; i < len(text); i++ {
		switch {
		case text[i] == '\\' && quote[0] == '"':
			i++
		case bytes.HasPrefix(text[i:], end):
			return i + len(end) - 1
		case text[i] == '\n' && len(end) == 1:
			return i
		}
	}
	return i
}
