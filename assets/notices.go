package assets

import (
	_ "embed"
	"regexp"
	"slices"
	"strings"
)

//go:embed third-party.txt
var thirdParty string

// A Notice is something by others that is inside the program, with its terms in full.
type Notice struct{ Title, Terms string }

// major is a part of a module's path that tells its version, "v2".
var major = regexp.MustCompile(`^v[0-9.]+$`)

// Name returns a short name for a button: a module is called as people know it, "spf13/cobra", without the
// host, the version and the address that its title has.
func (n Notice) Name() string {
	title, _, _ := strings.Cut(n.Title, ",")
	module, version, _ := strings.Cut(title, " ")
	if !strings.HasPrefix(version, "v") {
		return title
	}
	parts := slices.Compact(slices.DeleteFunc(strings.Split(module, "/"), major.MatchString))
	return strings.Join(parts[1:], "/")
}

// Notices lists everything by others that is inside the program. The list is made by the release.
func Notices() (list []Notice) {
	sections := strings.Split(thirdParty, "\n"+strings.Repeat("=", 78)+"\n")
	for _, section := range sections[1:] {
		title, terms, _ := strings.Cut(section, "\n")
		list = append(list, Notice{title, strings.TrimSpace(terms)})
	}
	return list
}
