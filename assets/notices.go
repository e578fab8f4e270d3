package assets

import (
	_ "embed"
	"strings"
)

//go:embed third-party.txt
var thirdParty string

// A Notice is something by others that is inside the program, with its terms in full.
type Notice struct{ Title, Terms string }

// Notices lists everything by others that is inside the program. The list is made by the release.
func Notices() (list []Notice) {
	sections := strings.Split(thirdParty, "\n"+strings.Repeat("=", 78)+"\n")
	for _, section := range sections[1:] {
		title, terms, _ := strings.Cut(section, "\n")
		list = append(list, Notice{title, strings.TrimSpace(terms)})
	}
	return list
}
