// Package reports keeps what is known of faults of the program, for those who can mend it: a few small text
// files in the family's folder.
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

	"homespun/engines/files"
	"homespun/engines/panics"
)

// Report is what is known of a fault. No name of a person and no line of a match goes into the file.
type Report struct {
	// When it was, on the family's clock.
	When time.Time
	// Version is the version of the program.
	Version string
	// Screen is what was shown, as the program calls it.
	Screen string
	Fault  *panics.Fault
}

// most is how many reports are kept: the newest ones.
const most = 5

// Keep writes a report into a folder, which is made where it is not there, and returns the path of the file.
// The oldest reports make room for it; nothing else in the folder is touched.
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

// quoted is what a complaint of the program cites: it may be somebody's name, or a path with one in it.
var quoted = regexp.MustCompile(`"[^"]*("|$)|“[^”]*(”|$)|` + "`[^`]*(`|$)" +
	`|\B'[^']*('|$)|([A-Za-z]:)?[/\\][^:]*`)

// text is the whole file.
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

// makeRoom takes the oldest reports away where there are too many; the one just written stays, whatever the
// clock says. Where one cannot be taken away there is one more than there should be, which harms nobody.
func makeRoom(folder, written string) {
	entries, err := os.ReadDir(folder) // by name, and so by age
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
