// Package tomlfile reads and writes the TOML of rulesets, themes, match files, decks, printers and settings.
// It adds two things to the TOML library: it refuses texts for which the library would take minutes, and it
// finds the line of a key.
package tomlfile

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/BurntSushi/toml"
)

// An Error says where and why a text cannot be read as TOML.
type Error struct {
	// Line counts from 1. It is 0 if the text ends too early, because the library then gives no line.
	Line int
	// Key is the last key before the error; "" if there is none. Message says what is wrong.
	Key, Message string
	// Deep says that the text is nested deeper than any file of this program. Otherwise it is no valid TOML.
	Deep bool

	err error
}

func (e *Error) Error() string {
	if e.Deep {
		return fmt.Sprintf("line %d: %s", e.Line, e.Message)
	}
	return e.err.Error()
}

// Unwrap returns the library's error; nil if Deep is set.
func (e *Error) Unwrap() error { return e.err }

// Decode reads a text into a value. It neither panics nor takes minutes, whatever the text is.
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

// Encode returns a value as TOML, without indentation.
func Encode(value any) ([]byte, error) {
	var text bytes.Buffer
	encoder := toml.NewEncoder(&text)
	encoder.Indent = ""
	err := encoder.Encode(value)
	return text.Bytes(), err
}

// Quote returns a string as a TOML string on one line.
func Quote(s string) string {
	line, err := Encode(map[string]string{"v": strings.ToValidUTF8(s, "\ufffd")})
	if err != nil { // cannot happen with valid UTF-8
		return `""`
	}
	return strings.TrimSpace(strings.TrimPrefix(string(line), "v ="))
}
