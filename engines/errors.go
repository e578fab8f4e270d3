package engines

import (
	"errors"
	"fmt"
)

// ErrUnreadable says that the words of a line have not the shape of a move: a different answer from "not
// allowed".
var ErrUnreadable = errors.New("this line cannot be read")

// FieldError says that a field of a ruleset or position holds what cannot be.
type FieldError struct {
	// Key is the field, dotted where it stands in a table: "turns", "markers.C1".
	Key string
	// Problem says what is wrong and what can be, as the rest of a sentence that begins with the field:
	// "needs at least one start space (C)".
	Problem string
	// Also is another field that is as much to blame; "" where there is none.
	Also string
}

func (e *FieldError) Error() string { return e.Key + " " + e.Problem }

// Fieldf returns a FieldError with a formatted problem.
func Fieldf(key, format string, args ...any) *FieldError {
	return &FieldError{Key: key, Problem: fmt.Sprintf(format, args...)}
}
