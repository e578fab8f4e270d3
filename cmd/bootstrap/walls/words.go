package walls

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"
)

// banned is what no file says: a folder that exists on one machine only, and the servers packages happened to come from.
// (The words are written in pieces, so that this file keeps the wall too.)
var banned = []struct {
	words *regexp.Regexp
	what  string
}{
	{regexp.MustCompile(`(^|[\s"'(=:` + "`" + `])/` + `(home|Users|root|work|tmp)/[A-Za-z0-9_.-]`), "a path of one machine"},
	{regexp.MustCompile(`[A-Za-z]:\\` + `Users\\[A-Za-z]`), "a path of one machine"},
	{regexp.MustCompile(`(proxy|sum)\.` + `golang\.org|registry\.` + `npmjs|(deb|security)\.` + `debian\.org|pypi\.` + `org|` +
		`(artifactory|nexus|mirror)\.`), "a server of packages"},
}

// Words gives every line that names a machine's path or a package server, in every text file of the project.
func Words(module fs.FS) ([]string, error) {
	var breaches []string
	err := fs.WalkDir(module, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		base := path.Base(name)
		if entry.IsDir() && (base == ".git" || base == ".cache") {
			return fs.SkipDir
		}
		if entry.IsDir() || base == ".git" { // in a second working tree .git is a file that names the first one's place
			return nil
		}
		text, err := fs.ReadFile(module, name)
		if err != nil || bytes.IndexByte(text, 0) >= 0 {
			return err // a picture, a font
		}
		for i, line := range strings.Split(string(text), "\n") {
			for _, b := range banned {
				if found := b.words.FindString(line); found != "" {
					breaches = append(breaches, fmt.Sprintf("%s:%d: names %s (%s)", name, i+1, b.what, strings.TrimSpace(found)))
				}
			}
		}
		return nil
	})
	return breaches, err
}
