package environment

import (
	"os"
	"slices"
	"strings"

	"golang.org/x/text/language"
)

// If Fyne's localisation does not know the locale, such as LC_ALL=xx_YY or LANG=de_DE@euro, it complains on
// standard error at every command.
func init() {
	if list := locales(os.Getenv); len(list) > 0 {
		if good := known(list); !slices.Equal(good, list) {
			// LANGUAGE affects messages only, so everything else that depends on the locale stays as it is.
			os.Setenv("LANGUAGE", strings.Join(append(good, "en"), ":"))
		}
	}
}

// locales returns the locales that the environment asks for, in the way that Fyne reads them. It returns nil
// if none is set, or C or POSIX, which name no language.
func locales(getenv func(string) string) []string {
	locale := ""
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale = getenv(name); locale != "" {
			break
		}
	}
	if locale == "C" || locale == "POSIX" {
		return nil
	}
	if list := getenv("LANGUAGE"); list != "" {
		locale = list
	}
	if locale == "" {
		return nil
	}
	return strings.Split(locale, ":")
}

// known returns those locales that Fyne can parse as a language, perhaps with a country. It cuts off a
// modifier such as @euro, and leaves out the others.
func known(list []string) []string {
	good := []string{}
	for _, locale := range list {
		name, _, _ := strings.Cut(locale, "@")
		tag, _, _ := strings.Cut(name, ".")
		if _, err := language.Parse(strings.ReplaceAll(tag, "_", "-")); err == nil {
			good = append(good, name)
		}
	}
	return good
}
