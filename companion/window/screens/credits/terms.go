package credits

import (
	"regexp"
	"strings"
)

// own matches what begins a line of its own in terms: a point of a list, who has the rights, and an address.
var own = regexp.MustCompile(`^([*•-]|\(?([0-9]{1,2}|[a-z]|i{1,3}|iv)[.)]|Copyright|\(c\)|https?:)(\W|$)`)

// short is how many bytes a line has at most behind which the next one stays a line of its own: a heading, or
// a name among others.
const short = 45

// flowing returns the paragraphs of terms. The ends of lines within them are left out, since they were meant
// for a terminal and fit no window.
func flowing(terms string) (paragraphs []string) {
	for paragraph := range strings.SplitSeq(terms, "\n\n") {
		var text strings.Builder
		before := 0
		for line := range strings.Lines(paragraph) {
			line = strings.TrimSpace(line)
			switch {
			case text.Len() == 0:
			case own.MatchString(line), before <= short:
				text.WriteByte('\n')
			default:
				text.WriteByte(' ')
			}
			text.WriteString(line)
			before = len(line)
		}
		if text.Len() > 0 {
			paragraphs = append(paragraphs, text.String())
		}
	}
	return paragraphs
}
