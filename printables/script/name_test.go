package script

import "testing"

// Signs that several scripts share are set in the font of one.
func TestSharedSignsBelongToAScript(t *testing.T) {
	for letter, want := range map[rune]string{'؟': "Arabic", 'س': "Arabic", 'ש': "Hebrew", '।': "Devanagari", '。': "Han",
		'の': "Hiragana", '한': "Hangul", 'ไ': "Thai", 'a': "", '?': ""} {
		if got := nameOf(letter); got != want {
			t.Errorf("%c is of %q, want %q", letter, got, want)
		}
	}
}
