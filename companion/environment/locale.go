package environment

import (
	"os"
	"slices"
	"strings"

	"golang.org/x/text/language"
)

// Where the library does not know a locale, such as LC_ALL=xx_YY or LANG=de_DE@euro, it complains on standard
// error, for every command.
func init() {
	if list := locales(os.Getenv); len(list) > 0 {
		if good := known(list); !slices.Equal(good, list) {
			// Of all variables this one is for messages alone: what else the locale is for stays as it is.
			os.Setenv("LANGUAGE", strings.Join(append(good, "en"), ":"))
		}
	}
}

// locales lists what the environment asks for, as the window's library reads it; nothing where that is no
// language.
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

// known returns those locales that the window's library can read: a language, and a country behind it,
// without what else stands there, such as @euro.
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
