package panics

import (
	"path"
	"regexp"
	"strings"
)

// place is the line of a crash that says where a function was.
var place = regexp.MustCompile(`^\t(.+):(\d+)( .*)?$`)

// Crashed reads what the language writes of a program that could not go on, by
// [runtime/debug.SetCrashOutput], and returns it as a fault: a panic outside the door, or one that nothing
// can catch. Of several goroutines it takes the first, which is the one that failed; nil where there is
// nothing to be read.
func Crashed(text string) *Fault {
	fault := &Fault{}
	function := ""
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		at := place.FindStringSubmatch(strings.ReplaceAll(line, `\`, "/"))
		switch {
		case at != nil && function != "" && len(fault.Places) < mostPlaces:
			if !strings.HasPrefix(function, "runtime.") && function != "panic" {
				fault.Places = append(fault.Places, function+" "+path.Base(at[1])+":"+at[2])
			}
			function = ""
		case strings.HasPrefix(line, "goroutine ") && len(fault.Places) > 0:
			return fault // those that had no part in it
		case line == "" || strings.HasPrefix(line, "goroutine "):
		case fault.Problem == "":
			fault.Problem = oneLine(line)
		default:
			function = called(line)
		}
	}
	if fault.Problem == "" {
		return nil
	}
	return fault
}

// called returns the function of a line of a crash, without the values it was called with.
func called(line string) string {
	if begun, ok := strings.CutPrefix(line, "created by "); ok {
		begun, _, _ = strings.Cut(begun, " in goroutine ")
		return begun
	}
	if i := strings.LastIndex(line, "("); i > 0 && strings.HasSuffix(line, ")") {
		return line[:i]
	}
	return ""
}
