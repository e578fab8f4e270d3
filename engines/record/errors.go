package record

import (
	"errors"
	"fmt"

	"homespun/engines"
)

// Unreadable says that a file, its front matter or one of its lines cannot be read.
type Unreadable struct {
	// Line counts the file's lines from 1, including the front matter; 0 for a line that is in no file.
	Line int
	// Key is the dotted key of the front matter that is wrong; "" if a line is.
	Key string
	// Who and Move are the two parts of the line as written; both are empty for the front matter.
	Who, Move string
	// Problem says what is wrong and what to do, as one sentence without a full stop.
	Problem string
}

func (e *Unreadable) Error() string { return atLine(e.Line) + e.Problem }

// Refused says that a line can be read but may not be made.
type Refused struct {
	// Line counts the file's lines from 1; 0 for a line that is in no file.
	Line int
	// Who and Move are as written if the line is from a file, and otherwise in the canonical form.
	Who, Move string
	// Clause is the id of the clause that forbids the line, such as SIT-08 or "table".
	Clause string
	// Verdict is the engine's, from which the caller can make the sentence. Its message is empty if this
	// package, and not the engine, refuses the line.
	Verdict engines.Verdict
	// Problem says why this package refuses the line, as one sentence without a full stop. If the engine
	// refuses it, Problem only names the reason.
	Problem string
}

func (e *Refused) Error() string {
	if e.Clause == "" {
		return atLine(e.Line) + e.Problem
	}
	return fmt.Sprintf("%s%s (%s)", atLine(e.Line), e.Problem, e.Clause)
}

// Explained reports whether Problem is a whole sentence. If it is not, the caller makes one from the
// verdict's message.
func (e *Refused) Explained() bool { return e.Verdict.Message.Reason == 0 }

// KeyError is the error of a [Resolver] that has already written the whole sentence about a key that cannot
// be used. Key follows the same rules as that of an [engines.FieldError] there.
type KeyError struct{ Key, Problem string }

func (e *KeyError) Error() string { return e.Problem }

// ErrChanged says that another program has changed the match file since it was read or last appended to.
var ErrChanged = errors.New("another program has written this match file; read it again before going on")

func atLine(line int) string {
	if line == 0 {
		return ""
	}
	return fmt.Sprintf("line %d: ", line)
}

// tableRefused returns the refusal of a table line by this package.
func tableRefused(format string, args ...any) *Refused {
	return &Refused{Clause: engines.TableClause.ID(""), Verdict: engines.Verdict{Status: engines.Refused},
		Problem: fmt.Sprintf(format, args...)}
}
