package words

import "testing"

// What is cut to be shown keeps the mark that says that a sentence which begins with a Hebrew name is in English, and
// no other mark that turns letters round.
func TestASentenceThatBeginsWithAHebrewNameStaysForward(t *testing.T) {
	const said = "\u200Eשרה puts 3 wagons"
	for _, test := range []struct {
		said    string
		letters int
		want    string
	}{
		{said, 40, said}, {Short(said, 40), 40, said}, {said, 9, "\u200Eשרה puts…"},
		{"שרה", 40, "שרה"}, {"\u200EAva\u202E walks", 40, "Ava walks"}, {"\u200E", 40, ""},
		{"Ava walks far", 5, "Ava…"},
	} {
		if got := Short(test.said, test.letters); got != test.want {
			t.Errorf("%q is shown as %q, want %q", test.said, got, test.want)
		}
	}
}
