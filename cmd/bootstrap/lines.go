package main

import (
	"bytes"
	"strings"
	"sync"
)

// Lines is a writer that hands each finished line, without its end, to a function. Output of programs comes in pieces of
// any size; what reads it here wants lines.
type Lines struct {
	each func(line string)

	mu       sync.Mutex
	rest     []byte
	returned bool // the last line ended in a carriage return, so a newline next belongs to it
}

// newLines calls each for every line written.
func newLines(each func(line string)) *Lines { return &Lines{each: each} }

// Write never fails. A carriage return ends a line too: package managers draw their bars with it.
func (l *Lines) Write(data []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.rest = append(l.rest, data...)
	for {
		end := bytes.IndexAny(l.rest, "\r\n")
		if end < 0 {
			return len(data), nil
		}
		line, newline := string(l.rest[:end]), l.rest[end] == '\n'
		l.rest = l.rest[end+1:]
		if line != "" || newline && !l.returned {
			l.each(line)
		}
		l.returned = !newline
	}
}

// Close hands over a last line that had no end.
func (l *Lines) Close() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.rest) > 0 {
		l.each(string(l.rest))
		l.rest = nil
	}
	return nil
}

// Tail remembers the last lines it was given: what a person needs when a long job fails.
type Tail struct {
	Keep  int
	lines []string
}

// Add remembers line and forgets the oldest one beyond Keep.
func (t *Tail) Add(line string) {
	t.lines = append(t.lines, line)
	if len(t.lines) > t.Keep {
		t.lines = t.lines[len(t.lines)-t.Keep:]
	}
}

// String is the remembered lines, indented by four spaces.
func (t *Tail) String() string {
	var text strings.Builder
	for _, line := range t.lines {
		text.WriteString("    " + line + "\n")
	}
	return text.String()
}
