package tomlfile

import "bytes"

// mostDeep is how deep brackets may stand in one another, and how many parts a dotted key may have.
const mostDeep = 16

// tooDeep says on which line and how a text goes deeper than any file of the program, "" where it does not:
// the library would take minutes over some such texts. It reads roughly, and errs on the side of letting
// through.
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
			if depth++; depth > mostDeep {
				return line, "brackets stand too deep in one another"
			}
		case ']', '}':
			depth = max(0, depth-1)
		case '.':
			if dots++; dots > mostDeep {
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

// skipString returns where the string ends that begins at i.
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
