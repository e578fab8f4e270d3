package engines

import (
	"errors"
	"fmt"
)

// ErrUnreadable says that the words of a line do not have the shape of any move of the game. That is
// different from a move that is read and then refused.
var ErrUnreadable = errors.New("this line cannot be read")

// FieldError says that a field of a ruleset or of a position holds an invalid value.
type FieldError struct {
	// Key is the field's key, dotted if the field is inside a table: "turns", "markers.C1".
	Key string
	// Problem says what is wrong and what would be valid, as the rest of a sentence that begins with the
	// field: "needs at least one start space (C)".
	Problem string
	// Also are the other fields that could be changed instead, where several clash. Clash is which of [Clashes] it
	// is, with the words that its sentence is filled in with; "" where the field alone is wrong, and the words are
	// those in the field that are, or none.
	Also  []string
	Clash string
	Words []string
	// Fits are the ways to end it that the engine proposes, each enough by itself. They differ in which of the fields
	// stay as they are. There is none where the field just cannot be so.
	Fits []Fit
}

// With adds ways to end it, and returns the error.
func (e *FieldError) With(fits ...Fit) *FieldError {
	for _, fit := range fits {
		if len(fit) > 0 {
			e.Fits = append(e.Fits, fit)
		}
	}
	return e
}

func (e *FieldError) Error() string { return e.Key + " " + e.Problem }

// Fieldf returns a FieldError with a formatted problem.
func Fieldf(key, format string, args ...any) *FieldError {
	return &FieldError{Key: key, Problem: fmt.Sprintf(format, args...)}
}
