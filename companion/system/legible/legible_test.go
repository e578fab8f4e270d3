package legible

import (
	"bytes"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"pgregory.net/rapid"
)

// obeyed reports whether a terminal would obey a sign of a text, or turn it around.
func obeyed(text string) bool {
	return !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool {
		return unicode.IsControl(r) && r != '\n' && r != '\t' || unicode.Is(unicode.Bidi_Control, r) ||
			r == '\u2028' || r == '\u2029'
	})
}

func TestWhatATerminalObeysIsShown(t *testing.T) {
	for text, want := range map[string]string{
		"Ava \x1b[31mred\x1b[0m":                `Ava \x1b[31mred\x1b[0m`,
		"\x1b]0;title\x07":                      `\x1b]0;title\a`,
		"over\rwritten\b\b":                     `over\rwritten\b\b`,
		"\x00\x7f\v\f":                          `\x00\x7f\v\f`,
		"C1 as letters \u009b31m \u0085":        `C1 as letters \u009b31m \u0085`,
		"C1 as a byte \x9b31m":                  `C1 as a byte \x9b31m`,
		"caf\xe9":                               `caf\xe9`,
		"a\u2028b\u2029c":                       `a\u2028b\u2029c`,
		"cards\u202elmot.":                      "cardslmot.",
		"\u2068Ava\u2069 \u202aBen\u202c\u061c": "Ava Ben",
		"lines\n\tstay\n":                       "lines\n\tstay\n",
		// What is no such sign stays as it is.
		"👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 🏳️‍🌈":             "👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 🏳️‍🌈",
		"שרה ומשה, نور\u200cالدین":            "שרה ומשה, نور\u200cالدین",
		"Şule Győző Zoë \ufffd · 1 – 2 “x” …": "Şule Győző Zoë \ufffd · 1 – 2 “x” …",
	} {
		if got := Text(text); got != want {
			t.Errorf("%q is written as %q, want %q", text, got, want)
		}
	}
}

// Whatever is written, in whatever pieces, a terminal obeys none of it, and letters that come in two pieces
// are whole.
func TestPiecesAreWrittenAsTheWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.SliceOfN(rapid.OneOf(rapid.Byte(), rapid.SampledFrom([]byte("é\xe2\x80\xae\x1b\n🦊"))),
			0, 40).Draw(t, "text")
		var out bytes.Buffer
		w := &Writer{To: &out}
		for rest := text; len(rest) > 0; {
			n := rapid.IntRange(1, len(rest)).Draw(t, "piece")
			if wrote, err := w.Write(rest[:n]); wrote != n || err != nil {
				t.Fatalf("wrote %d of %d, %v", wrote, n, err)
			}
			rest = rest[n:]
		}
		w.End()
		if got, want := out.String(), Text(string(text)); got != want || obeyed(got) {
			t.Fatalf("%q is written as %q, want %q", text, got, want)
		}
	})
}
