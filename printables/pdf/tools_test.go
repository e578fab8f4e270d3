package pdf

import (
	"bytes"
	"fmt"
	"regexp"
)

var (
	streams = regexp.MustCompile(`(?s)(/FlateDecode[^>]*>>\n)?stream\n(.*?)\nendstream`)
	states  = regexp.MustCompile(`(?m)(?:^|\s)([qQ])(?:\s|$)`)
)

// balanced returns an error if in a stream of drawing operators a q has no Q or a Q no q. Compressed streams
// it passes over: what looks like an operator there is none.
func balanced(content []byte) error {
	for i, stream := range streams.FindAllSubmatch(content, -1) {
		if len(stream[1]) > 0 ||
			!bytes.Contains(stream[2], []byte(" re")) && !bytes.Contains(stream[2], []byte(" l\n")) {
			continue
		}
		depth := 0
		for _, state := range states.FindAllSubmatch(stream[2], -1) {
			if depth++; state[1][0] == 'Q' {
				depth -= 2
			}
			if depth < 0 {
				return fmt.Errorf("stream %d restores what was not saved", i+1)
			}
		}
		if depth != 0 {
			return fmt.Errorf("stream %d saves %d times too often", i+1, depth)
		}
	}
	return nil
}
