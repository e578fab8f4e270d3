package text

import (
	"strings"
	"testing"
)

// A mark is written as ^ here.
func TestLettersOfBothDirectionsStayInOrder(t *testing.T) {
	for said, want := range map[string]string{
		"":                     "",
		"Mia and Ben, 19 June": "Mia and Ben, 19 June",
		"שרה":                  "שרה",
		"שרה, 19":              "^שרה^, 19",
		"Mia and שרה":          "Mia and שרה",
		"Mia and שרה, 19 June": "Mia and שרה^, 19 June",
		"שרה wins!":            "^שרה^ wins!",
		"^שרה wins!":           "^שרה^ wins!",
		"(שָׂרָה) and אבא, then 🐴 Mia": "^(שָׂרָה^) and אבא^, then 🐴 Mia",
		"محمدٌ wins":                   "^محمدٌ^ wins",
		"محمد ١٢":                      "محمد ١٢",
		"שרה כהן and محمد: 2":          "^שרה כהן^ and محمد^: 2",
		"שרהX":                         "שרהX",
	} {
		said, want = strings.ReplaceAll(said, "^", LeftToRight), strings.ReplaceAll(want, "^", LeftToRight)
		if got := InOrder(said); got != want {
			t.Errorf("%q: got %q, want %q", said, got, want)
		}
		if again := InOrder(want); again != want {
			t.Errorf("%q becomes %q the second time", want, again)
		}
	}
}
