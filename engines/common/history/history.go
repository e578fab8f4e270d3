// Package history keeps the changes of a text file beside it, so that they can be taken back and made again without
// end, also after the program has been closed.
package history

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"homespun/engines/common/files"
)

// History is the changes of a file. It lies beside the file, as lines of JSON: first the text as it was, then
// each change, and each time one was taken back or made again.
type History struct {
	// log is nil until the first change is made: until then path is its file and first its first line.
	log   *files.Appender
	path  string
	first []byte
	// unwritten are lines that could not be written yet; the next go behind them.
	unwritten []byte
	steps     []step
	// at is how many of the steps are made; those behind it were taken back.
	at int
}

// step puts other bytes in a place of the text.
type step struct {
	At  int    `json:"at"`
	Old string `json:"old"`
	New string `json:"new"`
}

// line is one line of the history: one of its fields is set.
type line struct {
	Text *string `json:"text,omitempty"`
	Step *step   `json:"change,omitempty"`
	Undo bool    `json:"undo,omitempty"`
	Redo bool    `json:"redo,omitempty"`
}

// Ending is the ending of a history's file name, and Most the largest size of one, in bytes.
const (
	Ending = ".history"
	Most   = 64 << 20
)

// ErrNone says that a file is no history of the one beside which it lies.
var ErrNone = errors.New("this is no history of the file")

// Open reads the history beside a text file, and adds what was changed without it. A file that
// is no history stays, and another is begun under the next number.
func Open(path string, text []byte) (*History, error) {
	name := strings.TrimSuffix(path, filepath.Ext(path))
	for n := 1; ; n++ {
		at := name + Ending
		if n > 1 { // a point, because with a blank it would be that of the second file of the name
			at = fmt.Sprintf("%s.%d%s", name, n, Ending)
		}
		log, lines, err := files.OpenAppender(at, Most)
		if errors.Is(err, fs.ErrNotExist) {
			return begin(at, text)
		}
		if err != nil {
			return nil, err
		}
		h := &History{log: log}
		last, whole, err := h.replay(lines)
		if err != nil {
			if n < 99 {
				continue
			}
			return nil, err
		}
		if whole < len(lines) { // the program or the machine stopped while it wrote the last line
			if err := h.log.Replace(lines[:whole]); err != nil {
				return nil, err
			}
		}
		return h, h.Step(last, text)
	}
}

func begin(path string, text []byte) (*History, error) {
	if !utf8.Valid(text) {
		text = bytes.ToValidUTF8(text, []byte("\ufffd"))
	}
	written := string(text)
	first, err := json.Marshal(line{Text: &written})
	return &History{path: path, first: append(first, '\n')}, err
}

// replay goes through the lines and returns the text that they lead to, and how many bytes of them are whole
// lines.
func (h *History) replay(lines []byte) (text []byte, whole int, err error) {
	rest := lines
	for one := range bytes.Lines(lines) {
		if rest = rest[len(one):]; !bytes.HasSuffix(one, []byte("\n")) ||
			len(rest) == 0 && bytes.IndexByte(one, 0) >= 0 { // a power cut leaves zeros in place of the last write
			break
		}
		var l line
		if json.Unmarshal(one, &l) != nil {
			return nil, 0, ErrNone
		}
		switch {
		case (l.Text != nil) != (whole == 0):
			return nil, 0, ErrNone
		case l.Text != nil:
			text = []byte(*l.Text)
		case l.Step != nil:
			h.steps, h.at = append(h.steps[:h.at:h.at], *l.Step), h.at+1
			if text = l.Step.swap(text, l.Step.Old, l.Step.New); text == nil {
				return nil, 0, ErrNone
			}
		case l.Undo && h.at > 0:
			text = h.Before(text)
			h.at--
		case l.Redo && h.at < len(h.steps):
			text = h.After(text)
			h.at++
		default:
			return nil, 0, ErrNone
		}
		whole += len(one)
	}
	if whole == 0 {
		return nil, 0, ErrNone
	}
	return text, whole, nil
}

// swap puts one text in the place of another; nil if the other is not there.
func (s step) swap(text []byte, from, to string) []byte {
	if s.At < 0 || s.At > len(text) || !bytes.HasPrefix(text[s.At:], []byte(from)) {
		return nil
	}
	out := append([]byte{}, text[:s.At]...)
	return append(append(out, to...), text[s.At+len(from):]...)
}

// Before returns the text without the last step, After the text with the next; nil if that is not in the text.
func (h *History) Before(text []byte) []byte {
	s := h.steps[h.at-1]
	return s.swap(text, s.New, s.Old)
}

// After is told at Before.
func (h *History) After(text []byte) []byte {
	s := h.steps[h.at]
	return s.swap(text, s.Old, s.New)
}

// Step adds a change from one text to another, if they differ.
func (h *History) Step(before, after []byte) error {
	if bytes.Equal(before, after) {
		return nil
	}
	front := 0
	for front < len(before) && front < len(after) && before[front] == after[front] {
		front++
	}
	for front > 0 && (front < len(before) && !utf8.RuneStart(before[front]) ||
		front < len(after) && !utf8.RuneStart(after[front])) {
		front--
	}
	back := 0
	for back < len(before)-front && back < len(after)-front &&
		before[len(before)-1-back] == after[len(after)-1-back] {
		back++
	}
	for back > 0 && !utf8.RuneStart(before[len(before)-back]) {
		back--
	}
	s := step{front, string(before[front : len(before)-back]), string(after[front : len(after)-back])}
	h.steps, h.at = append(h.steps[:h.at:h.at], s), h.at+1
	return h.append(line{Step: &s})
}

// Undone notes that the last step has been taken back, Redone that the next has been made again.
func (h *History) Undone() error {
	h.at--
	return h.append(line{Undo: true})
}

// Redone is told at Undone.
func (h *History) Redone() error {
	h.at++
	return h.append(line{Redo: true})
}

// Changed reports whether another program has written to the history, or whether there is none because its
// file could not be read.
func (h *History) Changed() bool { return h == nil || h.log != nil && h.log.Changed() }

func (h *History) append(l line) error {
	text, err := json.Marshal(l)
	if err != nil {
		return err
	}
	h.unwritten = append(append(h.unwritten, text...), '\n')
	if h.log != nil {
		err = h.log.Append(h.unwritten)
	} else {
		var log *files.Appender
		if log, err = files.Create(h.path, Most, slices.Concat(h.first, h.unwritten)); err == nil {
			h.log = log
		}
	}
	if err == nil {
		h.unwritten = nil
	}
	return err
}

// CanUndo and CanRedo report whether there is a step to take back, and one to make again.
func (h *History) CanUndo() bool { return h != nil && h.at > 0 }
func (h *History) CanRedo() bool { return h != nil && h.at < len(h.steps) }

// Steps returns how many steps are known, and how many of them are made.
func (h *History) Steps() (all, made int) { return len(h.steps), h.at }

// Path returns the file of the history; "" while there is none.
func (h *History) Path() string {
	if h == nil || h.log == nil {
		return ""
	}
	return h.log.Path()
}

// Join makes one of the last steps: those that lead from one text to another.
func (h *History) Join(to, from []byte) error {
	n, at, text := 0, h.at, to
	for !bytes.Equal(text, from) {
		if h.at == 0 || text == nil {
			n = 0
			break
		}
		text = h.Before(text)
		h.at--
		n++
	}
	if h.at = at; n < 2 {
		return nil
	}
	for range n {
		if err := h.Undone(); err != nil {
			return err
		}
	}
	return h.Step(from, to)
}
