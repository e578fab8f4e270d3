package locale

import (
	"errors"
	"testing"

	"homespun/printables/paper"
)

// Where Letter is usual, it is the usual paper: as the system's own programs have it, LC_ALL goes before
// LC_PAPER, and that before LANG; the system's settings are asked only where the environment is silent.
func TestThePaperIsThatOfThePlace(t *testing.T) {
	for _, c := range []struct {
		environment map[string]string
		settings    string
		want        string
	}{
		{nil, "", a4},
		{map[string]string{"LANG": "en_US.UTF-8"}, "", letter},
		{map[string]string{"LANG": "en_CA"}, "", letter},
		{map[string]string{"LANG": "fr_CA.ISO-8859-1@euro"}, "", letter},
		{map[string]string{"LANG": "es_MX.UTF-8"}, "", letter},
		{map[string]string{"LANG": "es_ES.UTF-8"}, "", a4},
		{map[string]string{"LANG": "en_GB.UTF-8"}, "", a4},
		{map[string]string{"LANG": "fil_PH"}, "", letter},
		{map[string]string{"LANG": "es_419"}, "", a4},
		{map[string]string{"LANG": "en"}, "", a4},
		{map[string]string{"LANG": "C.UTF-8"}, "", a4},
		{map[string]string{"LANG": "POSIX"}, "en-US", a4},
		{map[string]string{"LANG": "!!"}, "", a4},
		{map[string]string{"LANG": "en_US.UTF-8", "LC_PAPER": "de_DE.UTF-8"}, "", a4},
		{map[string]string{"LANG": "de_DE.UTF-8", "LC_PAPER": "en_US.UTF-8"}, "", letter},
		{map[string]string{"LANG": "de_DE.UTF-8", "LC_PAPER": "de_AT", "LC_ALL": "es_CL"}, "", letter},
		{map[string]string{"LC_ALL": "", "LC_PAPER": "", "LANG": "es_CO"}, "", letter},
		{map[string]string{"LC_MESSAGES": "en_US.UTF-8", "LANG": "de_DE.UTF-8"}, "", a4},
		{nil, "en-US", letter},
		{nil, "de-DE", a4},
		{nil, "zh-Hant-TW", a4},
		{map[string]string{"LANG": "de_DE.UTF-8"}, "en-US", a4},
	} {
		got := usual(func(name string) string { return c.environment[name] },
			func() (string, error) { return c.settings, nil })
		if got != c.want {
			t.Errorf("%v, %q: %s, want %s", c.environment, c.settings, got, c.want)
		}
		if _, err := paper.SizeByID(got); err != nil {
			t.Error(err)
		}
	}
	if got := usual(func(string) string { return "" },
		func() (string, error) { return "", errors.New("no") }); got != a4 {
		t.Errorf("where nobody knows: %s", got)
	}
}
