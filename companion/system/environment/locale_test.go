package environment

import (
	"slices"
	"testing"
)

func TestLocalesThatTheWindowCanRead(t *testing.T) {
	for _, c := range []struct {
		environment map[string]string
		asked, good []string
	}{
		{nil, nil, []string{}},
		{map[string]string{"LC_ALL": "C", "LANG": "xx_YY", "LANGUAGE": "xx"}, nil, []string{}},
		{map[string]string{"LANG": "POSIX"}, nil, []string{}},
		{map[string]string{"LANG": "de_DE.UTF-8"}, []string{"de_DE.UTF-8"}, []string{"de_DE.UTF-8"}},
		{map[string]string{"LC_ALL": "xx_YY", "LANG": "de_DE.UTF-8"}, []string{"xx_YY"}, []string{}},
		{map[string]string{"LC_MESSAGES": "C.UTF-8"}, []string{"C.UTF-8"}, []string{}},
		{map[string]string{"LANG": "de_DE@euro"}, []string{"de_DE@euro"}, []string{"de_DE"}},
		{map[string]string{"LANG": "de_DE", "LANGUAGE": "uk:!!:pl"}, []string{"uk", "!!", "pl"},
			[]string{"uk", "pl"}},
		{map[string]string{"LANGUAGE": "en-GB"}, []string{"en-GB"}, []string{"en-GB"}},
	} {
		asked := locales(func(name string) string { return c.environment[name] })
		if good := known(asked); !slices.Equal(asked, c.asked) || !slices.Equal(good, c.good) {
			t.Errorf("%v: asks for %q, of which %q can be read; want %q, %q", c.environment, asked, good,
				c.asked, c.good)
		}
	}
}
