// Package doubles finds the copies that file services put beside a file when two computers have written it:
// Dropbox and Nextcloud "a (conflicted copy …)", Syncthing "a.sync-conflict-…", OneDrive "a-COMPUTER",
// iCloud "a 2", Google "a (1)". It only reads. What becomes of a double is for people to say.
package doubles

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"homespun/companion/match/words"
	"homespun/engines/common/files"
	"homespun/engines/common/history"
)

var (
	// certain are the names, without their ending, that only file services give.
	certain = regexp.MustCompile(`(?i)^(.+?)(?: \([^()]*(?:conflicted copy|case conflict)[^()]*\)(?: ?\(?\d+\)?)?` +
		`|\.sync-conflict-\d{8}-\d{6}(?:-\w+)?|_conflict-\d{8}-\d{6})$`)
	// counted are names that people and this program give too.
	counted = regexp.MustCompile(`^(.+?)(?: \d{1,2}| ?\(\d{1,2}\))$`)
	// machine is a computer's name.
	machine = regexp.MustCompile(`^[\pL\pN][\pL\pN-]{0,14}$`)
	// heads are what tells a match from another, and house rules from others.
	heads = regexp.MustCompile(`(?ms)\A\+\+\+.*?^\+\+\+|^(?:extends|name|kit)\s*=[^\n]*`)
)

// Of returns the path of the file of which another is a double; "" if it is none. Where the name alone does
// not tell, the files do: they are of one match, or house rules of one name.
func Of(path string) string {
	ending := filepath.Ext(path)
	stem := strings.TrimSuffix(filepath.Base(path), ending)
	beside := func(name string) string {
		of := filepath.Join(filepath.Dir(path), name+ending)
		if info, err := os.Lstat(of); err != nil || !info.Mode().IsRegular() {
			return ""
		}
		return of
	}
	if parts := certain.FindStringSubmatch(stem); parts != nil {
		return beside(parts[1])
	}
	var names []string
	if parts := counted.FindStringSubmatch(stem); parts != nil {
		names = append(names, parts[1])
	}
	for i, letter := range stem {
		if letter == '-' && i > 0 && machine.MatchString(stem[i+1:]) {
			names = append(names, stem[:i])
		}
	}
	for _, name := range names {
		if of := beside(name); of != "" {
			if head := headOf(path); head != "" && head == headOf(of) {
				return of
			}
		}
	}
	return ""
}

// headOf is what tells a file from others of its kind; "" if nothing does.
func headOf(path string) string {
	const most = 64 << 10 // bytes
	start, _ := files.Beginning(path, most)
	all := heads.FindAllString(string(start), 2)
	if len(all) > 0 && strings.HasPrefix(all[0], "+++") {
		return all[0]
	} else if len(all) == 2 {
		return strings.Join(all, "\n")
	}
	return ""
}

// Beside returns a list of files in its order, but each double behind the file of which it is one.
func Beside[T any](list []T, path func(T) string) []T {
	behind, found := map[string][]T{}, make([]T, 0, len(list))
	all := map[string]bool{}
	for _, one := range list {
		all[path(one)] = true
	}
	for _, one := range list {
		if of := Of(path(one)); of != "" && all[of] {
			behind[of] = append(behind[of], one)
		} else {
			found = append(found, one)
		}
	}
	for i := 0; i < len(found); i++ {
		found = slices.Insert(found, i+1, behind[path(found[i])]...)
	}
	return found
}

// Sentence says of which file another is a double, and by how many lines it differs; "" if it is none.
func Sentence(path string) string {
	of := Of(path)
	if of == "" {
		return ""
	}
	var texts [2][]string
	for i, one := range []string{path, of} {
		data, _, err := files.Read(one, history.Most)
		if err != nil {
			return words.DoubleOf(filepath.Base(of))
		}
		texts[i] = strings.Split(strings.TrimRight(string(data), "\r\n"), "\n")
	}
	own, others := texts[0], texts[1]
	alike := 0
	for alike < min(len(own), len(others)) && own[alike] == others[alike] {
		alike++
	}
	own, others = own[alike:], others[alike:]
	for len(own) > 0 && len(others) > 0 && own[len(own)-1] == others[len(others)-1] {
		own, others = own[:len(own)-1], others[:len(others)-1]
	}
	return words.DoubleDiffers(filepath.Base(of), len(own), len(others), alike+1)
}
