package words

import "strings"

// Brief returns the first sentence of a help, which can be a text of the rules.
func Brief(help string) string {
	if first, _, more := strings.Cut(help, ". "); more {
		return first + "."
	}
	return help
}
