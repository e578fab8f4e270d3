// Package locale says what is usual where the computer stands.
package locale

import (
	"os"
	"runtime"
	"slices"
	"strings"

	system "github.com/jeandeaual/go-locale"
	"golang.org/x/text/language"
)

// The two papers that are usual somewhere, by their ids.
const (
	a4     = "a4"
	letter = "letter"
)

// ofLetter are the countries in which Letter is usual, as the Common Locale Data Repository has them
// (paperSize).
var ofLetter = []string{"BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"}

// Paper returns the id of the paper that is usual: "letter" or "a4". The environment says where, as it does
// for the system's own programs; on Windows and macOS, where it is mostly silent, the settings of the system
// do.
func Paper() string {
	return usual(os.Getenv, func() (string, error) {
		switch runtime.GOOS {
		case "windows", "darwin":
			return system.GetLocale()
		}
		return "", nil
	})
}

// usual is Paper with an environment, and what the system says where that is silent.
func usual(getenv func(string) string, settings func() (string, error)) string {
	for _, name := range []string{"LC_ALL", "LC_PAPER", "LANG"} { // POSIX: the first that is set and not empty
		if value := getenv(name); value != "" {
			return of(value)
		}
	}
	value, _ := settings() // without an answer it is the paper of most of the world
	return of(value)
}

// of returns the paper of a locale: en_US.UTF-8, es-MX, fr_CA@euro. A language alone, and C, name no country.
func of(locale string) string {
	locale, _, _ = strings.Cut(locale, "@")
	locale, _, _ = strings.Cut(locale, ".")
	tag, err := language.Parse(strings.ReplaceAll(locale, "_", "-"))
	if err != nil {
		return a4
	}
	region, sure := tag.Region()
	if sure == language.Exact && slices.Contains(ofLetter, region.String()) {
		return letter
	}
	return a4
}
