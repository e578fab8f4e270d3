package record

import (
	"errors"
	"fmt"

	"homespun/engines"
)

// Unreadable says that a file, its front matter or one of its lines cannot be read.
type Unreadable struct {
	// Line counts the file's lines from 1, front matter too; 0 is a line that stands in no file.
	Line int
	// Key is the key of the front matter it is about, dotted; "" for a line.
	Key string
	// Who and Move are as written; both are empty in the front matter.
	Who, Move string
	// Problem says what is wrong and what to do, as one sentence without full stop.
	Problem string
}

func (e *Unreadable) Error() string { return atLine(e.Line) + e.Problem }

// Refused says that a line of the right shape may not be made.
type Refused struct {
	// Line counts the file's lines from 1; 0 is a line that stands in no file.
	Line int
	// Who and Move are as written in a file, else in the canonical form.
	Who, Move string
	// Clause is the id of the clause it breaks, such as SIT-08 or "table".
	Clause string
	// Verdict is the engine's, for the sentence about these pieces. Its message is empty where the record
	// itself refuses.
	Verdict engines.Verdict
	// Problem says why where the record itself refuses, as one sentence without full stop; else it names the
	// engine's reason.
	Problem string
}

func (e *Refused) Error() string {
	if e.Clause == "" {
		return atLine(e.Line) + e.Problem
	}
	return fmt.Sprintf("%s%s (%s)", atLine(e.Line), e.Problem, e.Clause)
}

// Explained reports whether Problem is a sentence already; else the caller makes one of the verdict's
// message.
func (e *Refused) Explained() bool { return e.Verdict.Message.Reason == 0 }

// KeyError is what a [Resolver] returns for a key that cannot be used, where it has the whole sentence
// already. Its key is like that of an [engines.FieldError] there.
type KeyError struct{ Key, Problem string }

func (e *KeyError) Error() string { return e.Problem }

// ErrChanged says that another program has written the file since it was read or last appended to.
var ErrChanged = errors.New("another program has written this match file; read it again before going on")

func atLine(line int) string {
	if line == 0 {
		return ""
	}
	return fmt.Sprintf("line %d: ", line)
}

// tableRefused is what the record itself refuses: a table line that cannot be.
func tableRefused(format string, args ...any) *Refused {
	return &Refused{Clause: engines.TableClause.ID(""), Verdict: engines.Verdict{Status: engines.Refused},
		Problem: fmt.Sprintf(format, args...)}
}
