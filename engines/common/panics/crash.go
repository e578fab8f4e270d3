package panics

import (
	"path"
	"regexp"
	"strings"
)

// placeLine matches the line of a crash report that gives the file and line of a function.
var placeLine = regexp.MustCompile(`^\t(.+):(\d+)( .*)?$`)

// Crashed reads a crash report, which Go writes to the file of [runtime/debug.SetCrashOutput] when a program
// cannot go on, and returns it as a fault. That happens for panics that nothing caught, and for errors that
// cannot be caught. If the report lists several goroutines, it uses the first, which is the one that failed.
// It returns nil if the report is empty.
func Crashed(text string) *Fault {
	fault := &Fault{}
	function := ""
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		at := placeLine.FindStringSubmatch(strings.ReplaceAll(line, `\`, "/"))
		switch {
		case at != nil && function != "" && len(fault.Places) < mostPlaces:
			if !strings.HasPrefix(function, "runtime.") && function != "panic" {
				fault.Places = append(fault.Places, function+" "+path.Base(at[1])+":"+at[2])
			}
			function = ""
		case strings.HasPrefix(line, "goroutine ") && len(fault.Places) > 0:
			return fault // the other goroutines did not fail
		case line == "" || strings.HasPrefix(line, "goroutine "):
		case fault.Problem == "":
			fault.Problem = oneLine(line)
		default:
			function = functionName(line)
		}
	}
	if fault.Problem == "" {
		return nil
	}
	return fault
}

// functionName returns the function named on a line of a crash report, without its arguments; "" if the line
// names none.
func functionName(line string) string {
	if begun, ok := strings.CutPrefix(line, "created by "); ok {
		begun, _, _ = strings.Cut(begun, " in goroutine ")
		return begun
	}
	if i := strings.LastIndex(line, "("); i > 0 && strings.HasSuffix(line, ")") {
		return line[:i]
	}
	return ""
}
