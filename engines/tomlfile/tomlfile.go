// Package tomlfile reads and writes the TOML of rulesets, themes, match files, decks, printers and settings,
// for which the library is not enough by itself: it takes minutes over some texts, and does not say on which
// line a key stands.
package tomlfile

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/BurntSushi/toml"
)

// An Error says where and why a text cannot be read.
type Error struct {
	// Line counts from 1. It is 0 where the text ended too early and the library says no line.
	Line int
	// Key is the last key before it, "" for none.
	Key, Message string
	// Deep says that the text goes deeper than any file of the program; else it is no TOML.
	Deep bool

	err error
}

func (e *Error) Error() string {
	if e.Deep {
		return fmt.Sprintf("line %d: %s", e.Line, e.Message)
	}
	return e.err.Error()
}

// Unwrap returns the library's error.
func (e *Error) Unwrap() error { return e.err }

// Decode reads a text into a value. It neither panics nor takes minutes, whatever the text.
func Decode(text []byte, into any) *Error {
	_, err := decode(text, into)
	return err
}

func decode(text []byte, into any) (data toml.MetaData, wrong *Error) {
	if line, problem := tooDeep(text); problem != "" {
		return data, &Error{Line: line, Message: problem, Deep: true}
	}
	defer func() {
		if r := recover(); r != nil {
			wrong = &Error{Line: 1, Message: fmt.Sprint(r), err: fmt.Errorf("%v", r)}
		}
	}()
	data, err := toml.Decode(strings.TrimPrefix(string(text), "\ufeff"), into)
	var parse toml.ParseError
	switch {
	case errors.As(err, &parse):
		return data, &Error{Line: parse.Position.Line, Key: parse.LastKey, Message: parse.Message, err: err}
	case err != nil:
		return data, &Error{Line: 1, Message: err.Error(), err: err}
	}
	return data, nil
}

// Encode writes a value, tables without indent.
func Encode(value any) ([]byte, error) {
	var text bytes.Buffer
	encoder := toml.NewEncoder(&text)
	encoder.Indent = ""
	err := encoder.Encode(value)
	return text.Bytes(), err
}

// Quote writes a string on one line.
func Quote(s string) string {
	line, err := Encode(map[string]string{"v": strings.ToValidUTF8(s, "\ufffd")})
	if err != nil { // which no text brings about
		return `""`
	}
	return strings.TrimSpace(strings.TrimPrefix(string(line), "v ="))
}
