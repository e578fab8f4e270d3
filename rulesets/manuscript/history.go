package manuscript

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

// history is the changes of a file. It lies beside the file, as lines of JSON: first the text as it was, then
// each change, and each time one was taken back or made again.
type history struct {
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

// historyEnding is the ending of a history's file name.
const historyEnding = ".history"

var errHistory = errors.New("this is no history of the file")

// openHistory reads the history beside a file of house rules, and adds what was changed without it. A file that
// is no history stays, and another is begun under the next number.
func openHistory(path string, text []byte) (*history, error) {
	name := strings.TrimSuffix(path, filepath.Ext(path))
	for n := 1; ; n++ {
		at := name + historyEnding
		if n > 1 { // a point, because with a blank it would be that of the second file of the name
			at = fmt.Sprintf("%s.%d%s", name, n, historyEnding)
		}
		log, lines, err := files.OpenAppender(at, mostHistory)
		if errors.Is(err, fs.ErrNotExist) {
			return beginHistory(at, text)
		}
		if err != nil {
			return nil, err
		}
		h := &history{log: log}
		last, whole, err := h.replay(lines)
		if err != nil {
			if n < 99 {
				continue
			}
			return nil, err
		}
		if whole < len(lines) { // the program was killed while it wrote the last line
			if err := h.log.Replace(lines[:whole]); err != nil {
				return nil, err
			}
		}
		return h, h.step(last, text)
	}
}

func beginHistory(path string, text []byte) (*history, error) {
	if !utf8.Valid(text) {
		text = bytes.ToValidUTF8(text, []byte("\ufffd"))
	}
	written := string(text)
	first, err := json.Marshal(line{Text: &written})
	return &history{path: path, first: append(first, '\n')}, err
}

// replay goes through the lines and returns the text that they lead to, and how many bytes of them are whole
// lines.
func (h *history) replay(lines []byte) (text []byte, whole int, err error) {
	for one := range bytes.Lines(lines) {
		if !bytes.HasSuffix(one, []byte("\n")) {
			break
		}
		var l line
		if json.Unmarshal(one, &l) != nil {
			return nil, 0, errHistory
		}
		switch {
		case (l.Text != nil) != (whole == 0):
			return nil, 0, errHistory
		case l.Text != nil:
			text = []byte(*l.Text)
		case l.Step != nil:
			h.steps, h.at = append(h.steps[:h.at:h.at], *l.Step), h.at+1
			if text = l.Step.swap(text, l.Step.Old, l.Step.New); text == nil {
				return nil, 0, errHistory
			}
		case l.Undo && h.at > 0:
			text = h.before(text)
			h.at--
		case l.Redo && h.at < len(h.steps):
			text = h.after(text)
			h.at++
		default:
			return nil, 0, errHistory
		}
		whole += len(one)
	}
	if whole == 0 {
		return nil, 0, errHistory
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

// before returns the text without the last step, after the text with the next.
func (h *history) before(text []byte) []byte {
	s := h.steps[h.at-1]
	return s.swap(text, s.New, s.Old)
}

func (h *history) after(text []byte) []byte {
	s := h.steps[h.at]
	return s.swap(text, s.Old, s.New)
}

// step adds a change from one text to another, if they differ.
func (h *history) step(before, after []byte) error {
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

func (h *history) undone() error {
	h.at--
	return h.append(line{Undo: true})
}

func (h *history) redone() error {
	h.at++
	return h.append(line{Redo: true})
}

// changed reports whether another program has written to the history, or whether there is none because its
// file could not be read.
func (h *history) changed() bool { return h == nil || h.log != nil && h.log.Changed() }

func (h *history) append(l line) error {
	text, err := json.Marshal(l)
	if err != nil {
		return err
	}
	h.unwritten = append(append(h.unwritten, text...), '\n')
	if h.log != nil {
		err = h.log.Append(h.unwritten)
	} else {
		var log *files.Appender
		if log, err = files.Create(h.path, mostHistory, slices.Concat(h.first, h.unwritten)); err == nil {
			h.log = log
		}
	}
	if err == nil {
		h.unwritten = nil
	}
	return err
}
