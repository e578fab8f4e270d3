// Package tomlfile reads and writes the TOML of rulesets, themes, match files, decks, printers and settings.
// It adds two things to the TOML library: it refuses texts for which the library would take minutes, and it
// finds the line of a key.
package tomlfile

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"

	"homespun/engines/common/text"
)

// An Error says where and why a text cannot be read as TOML.
type Error struct {
	// Line counts from 1; 0 for what is no text at all.
	Line int
	// Key is the last key before the error; "" if there is none. Message says what is wrong, as a sentence
	// without its full stop, and Advice what to write instead; "" if nobody can tell.
	Key, Message, Advice string
	// Deep says that the text is nested deeper than any file of this program. Otherwise it is no valid TOML.
	Deep bool

	err error
}

func (e *Error) Error() string {
	if e.Line == 0 {
		return e.Sentence()
	}
	return fmt.Sprintf("line %d: %s", e.Line, e.Sentence())
}

// Sentence returns the message with the advice, without the line.
func (e *Error) Sentence() string {
	if e.Advice == "" {
		return e.Message
	}
	return e.Message + "; " + e.Advice
}

// Unwrap returns the library's error, or a [*text.EncodingError]; nil if Deep is set.
func (e *Error) Unwrap() error { return e.err }

// Decode reads a text into a value. It neither panics nor takes minutes, whatever the text is.
func Decode(written []byte, into any) *Error {
	_, err := decode(written, into)
	return err
}

func decode(written []byte, into any) (data toml.MetaData, wrong *Error) {
	if foreign := text.NotUTF8(written); foreign != nil {
		return data, &Error{Line: foreign.Line, Message: foreign.Problem(), Advice: foreign.Advice(),
			err: foreign}
	}
	if line, problem := tooDeep(written); problem != "" {
		return data, &Error{Line: line, Message: problem, Deep: true}
	}
	defer func() {
		if r := recover(); r != nil {
			wrong = &Error{Line: 1, Message: fmt.Sprint(r), err: fmt.Errorf("%v", r)}
		}
	}()
	written = bytes.TrimPrefix(written, []byte("\ufeff"))
	data, err := toml.Decode(string(written), into)
	var parse toml.ParseError
	switch {
	case errors.As(err, &parse):
		m := mistakeIn(written, parse)
		return data, &Error{Line: lineOf(written, m.at), Key: parse.LastKey, Message: m.problem,
			Advice: m.advice, err: err}
	case err != nil:
		return data, otherKind(err)
	}
	return data, nil
}

// keyAndLine finds both in the library's error about a value that its field cannot take.
var keyAndLine = regexp.MustCompile(`line (\d+) \(last key "(.*)"\)`)

// otherKind is the error about a value that a field of a Go type cannot take, such as words in place of a
// number.
func otherKind(err error) *Error {
	wrong := &Error{Line: 1, Message: "a value is of another kind than its field can take", err: err}
	if found := keyAndLine.FindStringSubmatch(err.Error()); found != nil {
		wrong.Line, _ = strconv.Atoi(found[1])
		wrong.Key = found[2]
		wrong.Message = fmt.Sprintf("the value of %s is of another kind than it can be", quoted(found[2]))
		wrong.Advice = "take the line out, and it is as usual"
	}
	return wrong
}

// Encode returns a value as TOML, without indentation.
func Encode(value any) ([]byte, error) {
	var encoded bytes.Buffer
	encoder := toml.NewEncoder(&encoded)
	encoder.Indent = ""
	err := encoder.Encode(value)
	return encoded.Bytes(), err
}

// Quote returns a string as a TOML string on one line.
func Quote(s string) string {
	line, err := Encode(map[string]string{"v": strings.ToValidUTF8(s, "\ufffd")})
	if err != nil { // cannot happen with valid UTF-8
		return `""`
	}
	return strings.TrimSpace(strings.TrimPrefix(string(line), "v ="))
}
