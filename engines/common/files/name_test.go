package files

import (
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

func TestFileNamesAreSafeEverywhere(t *testing.T) {
	tests := []struct{ name, want string }{
		{"Grandma's", "Grandma's"}, {"a/b\\c:d", "a b c d"}, {"../../etc/passwd", "etc passwd"},
		{"CON", "CON rules"}, {"lpt1", "lpt1 rules"},
		{"  two  spaces . ", "two spaces"}, {"", "House rules"}, {"???", "House rules"}, {"🐉", "House rules"},
		{"Győző 🐉 Şule", "Győző Şule"}, {"عائشة", "عائشة"},
		{"-rf", "rf"}, {"a\x00b\nc", "ab c"}, {".hidden", "hidden"}, {"規則", "規則"}, {"e\u0301", "é"},
		{"\u202egpj", "gpj"},
	}
	for _, test := range tests {
		if got := SafeName(test.name); got != test.want {
			t.Errorf("%q: %q, want %q", test.name, got, test.want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		name := SafeName(rapid.String().Draw(t, "name"))
		if name == "" || len(name) > longestFileName+10 || !utf8.ValidString(name) ||
			strings.ContainsAny(name, "/\\:*?\"<>|.\x00") || strings.TrimSpace(name) != name ||
			name[0] == '-' {
			t.Errorf("%q", name)
		}
		if again := SafeName(name); again != name {
			t.Errorf("%q becomes %q", name, again)
		}
	})
}

func TestNumberedCountsFromTheSecond(t *testing.T) {
	for n, want := range map[int]string{1: "a.txt", 2: "a 2.txt", 11: "a 11.txt"} {
		if got := Numbered("a", ".txt", n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}
