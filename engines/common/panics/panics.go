// Package panics turns panics into values that say what went wrong and where, for a report to the developers.
package panics

import (
	"fmt"
	"path"
	"runtime"
	"strings"

	"homespun/engines/common/text"
)

// Fault is a panic that was caught, which is always an error of the program. Its error text says only what
// went wrong, not where.
type Fault struct {
	// Problem is the panic's message, on one line.
	Problem string
	// Places are the functions that were being called, with file and line, from the innermost outwards:
	// "homespun/engines.Deal engine.go:52". They contain neither folders of the machine that built the
	// program nor values.
	Places []string
}

// Error implements error.
func (f *Fault) Error() string { return f.Problem }

// Line returns the file and line where the panic happened, "engine.go:52"; "" if that is not known.
func (f *Fault) Line() string {
	if len(f.Places) == 0 {
		return ""
	}
	_, line, _ := strings.Cut(f.Places[0], " ")
	return line
}

// Within reports whether the panic happened in a function whose name begins with prefix. Use "homespun/" to
// tell the program's own functions from those of libraries.
func (f *Fault) Within(prefix string) bool {
	return len(f.Places) > 0 && strings.HasPrefix(f.Places[0], prefix)
}

const (
	longestProblem = 300 // in letters; a panic's message may contain a whole text
	mostPlaces     = 64
)

// Try calls do and returns the fault if it panics; nil if it returns normally.
func Try(do func()) (fault *Fault) {
	defer func() {
		if problem := recover(); problem != nil {
			fault = Caught(problem)
		}
	}()
	do()
	return nil
}

// Caught returns the fault of a panic; problem is the value that recover returned. Call it directly in the
// deferred function that recovers, because it reads the call stack.
func Caught(problem any) *Fault {
	if fault, ok := problem.(*Fault); ok { // a fault that was passed on by panicking with it again
		return fault
	}
	return &Fault{Problem: oneLine(fmt.Sprint(problem)), Places: places()}
}

// places returns where the panic happened, without the function that recovers and Go's own functions between.
func places() []string {
	counters := make([]uintptr, mostPlaces+16)
	frames := runtime.CallersFrames(counters[:runtime.Callers(3, counters)])
	var list []string
	panicked := false
	for more := true; more && len(list) < mostPlaces; {
		var frame runtime.Frame
		frame, more = frames.Next()
		if strings.HasPrefix(frame.Function, "runtime.") {
			if frame.Function == "runtime.gopanic" { // the frames so far belong to the recovery
				panicked, list = true, nil
			}
			continue
		}
		list = append(list, fmt.Sprintf("%s %s:%d", frame.Function, path.Base(frame.File), frame.Line))
	}
	if !panicked {
		return nil
	}
	return list
}

func oneLine(problem string) string {
	return text.Cut(strings.Join(strings.Fields(problem), " "), longestProblem, " …")
}
