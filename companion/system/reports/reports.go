// Package reports writes reports about faults of the program, for developers: a few small text files in the
// family's folder.
package reports

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"time"

	"homespun/engines/common/files"
	"homespun/engines/common/panics"
)

// Report describes a fault. Its file holds no name of a person and no line of a match.
type Report struct {
	// When is the time of the fault, in local time.
	When time.Time
	// Version is the version of the program.
	Version string
	// Screen is the Go type of the screen that was shown.
	Screen string
	Fault  *panics.Fault
}

// most is how many reports are kept. The oldest are deleted.
const most = 5

// Keep writes a report into a folder and returns the path of the file. It makes the folder if there is none.
// It deletes the oldest reports if there are too many, and touches no other file in the folder.
func Keep(folder string, r Report) (path string, err error) {
	if err := files.MakeFolder(folder); err != nil {
		return "", err
	}
	name := "Report " + r.When.Format("2006-01-02 15.04.05")
	for n := 1; ; n++ {
		path = filepath.Join(folder, name+".txt")
		if n > 1 {
			path = filepath.Join(folder, fmt.Sprintf("%s (%d).txt", name, n))
		}
		err = files.WriteNew(path, []byte(r.text()))
		if err == nil {
			makeRoom(folder, filepath.Base(path))
			return path, nil
		}
		if !errors.Is(err, fs.ErrExist) || n == 2*most {
			return "", err
		}
	}
}

// quoted matches quoted text and paths in an error message. They are removed from the report, because they
// can be people's names or contain them.
var quoted = regexp.MustCompile(`"[^"]*("|$)|“[^”]*(”|$)|` + "`[^`]*(`|$)" +
	`|\B'[^']*('|$)|([A-Za-z]:)?[/\\][^:]*`)

// text returns the contents of the file.
func (r Report) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "Homespun met a fault of its own. This says where, for those who can mend it.\n")
	fmt.Fprintf(&b, "It says nothing of who plays or what was played. It may be deleted.\n\n")
	fmt.Fprintf(&b, "When:    %s\n", r.When.Format("2006-01-02 15:04:05 -0700"))
	fmt.Fprintf(&b, "Version: %s\n", r.Version)
	fmt.Fprintf(&b, "System:  %s/%s, %s\n", runtime.GOOS, runtime.GOARCH, runtime.Version())
	fmt.Fprintf(&b, "Screen:  %s\n", r.Screen)
	fmt.Fprintf(&b, "Fault:   %s\n\n", quoted.ReplaceAllString(r.Fault.Problem, "…"))
	for _, place := range r.Fault.Places {
		fmt.Fprintln(&b, place)
	}
	return b.String()
}

var ours = regexp.MustCompile(`^Report \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d( \(\d+\))?\.txt$`)

// makeRoom deletes the oldest reports if there are too many. It never deletes the one just written, even if a
// wrong clock makes it look old. An error in deleting is ignored, as one report too many does no harm.
func makeRoom(folder, written string) {
	entries, err := os.ReadDir(folder) // sorted by name, which begins with the time
	if err != nil {
		return
	}
	var others []string
	for _, entry := range entries {
		if entry.Type().IsRegular() && ours.MatchString(entry.Name()) && entry.Name() != written {
			others = append(others, entry.Name())
		}
	}
	for len(others) >= most {
		os.Remove(filepath.Join(folder, others[0]))
		others = others[1:]
	}
}
