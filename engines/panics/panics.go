// Package panics makes faults of the program of panics: what went wrong and where, for those who can mend it.
package panics

import (
	"fmt"
	"path"
	"runtime"
	"strings"

	"homespun/engines/text"
)

// Fault is a panic that was caught: something the program should never have done. As an error it says only
// what went wrong.
type Fault struct {
	// Problem is what the program said of it, on one line.
	Problem string
	// Places are the functions it happened in and their lines, from the innermost outwards:
	// "homespun/engines.Deal engine.go:52". No folder of the machine the program was built on and no value is
	// in them.
	Places []string
}

// Error implements error.
func (f *Fault) Error() string { return f.Problem }

// Line is the line of the program it happened in, "engine.go:52"; "" where that is not known.
func (f *Fault) Line() string {
	if len(f.Places) == 0 {
		return ""
	}
	_, line, _ := strings.Cut(f.Places[0], " ")
	return line
}

// Within reports whether the function that it happened in is one of a path: "homespun/" for the program's
// own, and not a library's.
func (f *Fault) Within(path string) bool {
	return len(f.Places) > 0 && strings.HasPrefix(f.Places[0], path)
}

const (
	longestProblem = 300 // letters: what panics may hold a whole text
	mostPlaces     = 64
)

// Try does something and returns the fault that it ended with, nil where it came to its end.
func Try(do func()) (fault *Fault) {
	defer func() {
		if problem := recover(); problem != nil {
			fault = Caught(problem)
		}
	}()
	do()
	return nil
}

// Caught returns the fault of a panic; problem is what recover returned. It is called in the deferred
// function that recovers.
func Caught(problem any) *Fault {
	if fault, ok := problem.(*Fault); ok { // one that was passed on
		return fault
	}
	return &Fault{Problem: oneLine(fmt.Sprint(problem)), Places: places()}
}

// places returns where the panic was, without what recovers and what the language does between.
func places() []string {
	counters := make([]uintptr, mostPlaces+16)
	frames := runtime.CallersFrames(counters[:runtime.Callers(3, counters)])
	var list []string
	panicked := false
	for more := true; more && len(list) < mostPlaces; {
		var frame runtime.Frame
		frame, more = frames.Next()
		if strings.HasPrefix(frame.Function, "runtime.") {
			if frame.Function == "runtime.gopanic" { // what was called before it recovers
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
