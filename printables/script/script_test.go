package script_test

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"homespun/printables/script"
)

// seen returns a line as a reader sees it from left to right, letter by letter.
func seen(line string, back bool) string {
	var out strings.Builder
	for _, span := range script.Visual(line, back) {
		part := line[span.From:span.To]
		if span.Back {
			part = script.Mirrored(part)
		}
		out.WriteString(part)
	}
	return out.String()
}

func TestLinesAreSeenInTheOrderOfTheirScripts(t *testing.T) {
	for line, want := range map[string]string{
		"":                        "",
		"abc 12 (d)":              "abc 12 (d)",
		"שלום":                    "םולש",
		"שלום abc":                "abc םולש",
		"abc שלום def":            "abc םולש def",
		"abc שלום עולם def":       "abc םלוע םולש def",
		"abc שלום 12 עולם def":    "abc םלוע 12 םולש def",
		"abc שלום 12 def":         "abc 12 םולש def",
		"abc שלום 12.50, 3 def":   "abc 3 ,12.50 םולש def",
		"שלום (abc)!":             "!(abc) םולש",
		"שלום (אבג) 45%":          "45% (גבא) םולש",
		"קח 3 קלפים, ABC או [2].": ".[2] וא ABC ,םיפלק 3 חק",
		"«שלום»":                  "«םולש»",
		"שלום [a-b] abc":          "abc [a-b] םולש",
		"abc (שלום) def":          "abc (םולש) def",
		"abc שלום (ab 1) [בג].":   "abc םולש (ab 1) [גב].",
		"שלום (abc שלום (x) 1).":  ".(1 (x) םולש abc) םולש",
		"א (1) ב (":               ") ב (1) א",
		"سلام ٣ abc":              "abc ٣ مالس",
		"你好 abc":                  "你好 abc",
	} {
		if got := seen(line, script.Back(line)); got != want {
			t.Errorf("%q is seen as %q, want %q", line, got, want)
		}
	}
	if got, want := seen("abc שלום", true), "םולש abc"; got != want {
		t.Errorf("in a paragraph from right to left it is seen as %q, want %q", got, want)
	}
	if got, want := seen("שלום abc", false), "םולש abc"; got != want {
		t.Errorf("in a paragraph from left to right it is seen as %q, want %q", got, want)
	}
}

// Whatever is written: each letter is in exactly one span.
func TestNoLetterIsLostInALine(t *testing.T) {
	letters := rapid.StringOfN(rapid.SampledFrom([]rune("abאבגسل١٢3 4.,()[]%-+\u200F\u2067\u202E問ไא́")), 0, 30, -1)
	rapid.Check(t, func(t *rapid.T) {
		line := letters.Draw(t, "line")
		spans := script.Visual(line, rapid.Bool().Draw(t, "back"))
		slices.SortFunc(spans, func(a, b script.Span) int { return a.From - b.From })
		at := 0
		for _, span := range spans {
			if span.From != at || span.To <= span.From {
				t.Fatalf("%q: the spans are %v", line, spans)
			}
			at = span.To
		}
		if at != len(line) {
			t.Fatalf("%q: the spans are %v", line, spans)
		}
		for rest := line; rest != ""; rest = rest[script.Next(rest):] {
			if n := script.Next(rest); n <= 0 || n > len(rest) || !utf8.ValidString(rest[:n]) {
				t.Fatalf("%q: the next letter of %q has %d bytes", line, rest, n)
			}
		}
	})
}

func TestWhereLinesMayEnd(t *testing.T) {
	for text, want := range map[string]string{
		"abc def-ghi":     "abc def-ghi",
		"שלום לך":         "שלום לך",
		"你好，世界（一）！":       "你|好，|世|界|（一）！",
		"ちょっと「はい」か":       "ちょっ|と|「は|い」|か",
		"안녕하세요 세계":        "안녕하세요 세계",
		"เล่นเกมแล้วเปิด": "เล่น|เกม|แล้ว|เปิด",
		"3枚 A牌":           "3|枚 A|牌",
	} {
		got, from := "", 0
		for _, at := range script.Breaks(text) {
			got, from = got+text[from:at]+"|", at
		}
		if got += text[from:]; got != want {
			t.Errorf("lines end at %q, want %q", got, want)
		}
	}
}

func TestMarksStayOnTheirLetters(t *testing.T) {
	for text, want := range map[string]int{"नि": 2, "क्षत्रिय": 3, "ก็": 2, "น้ำใจ": 3, "שָׁלוֹם": 3, "e\u0301": 1, "a": 1, "你好": 1} {
		if got := utf8.RuneCountInString(text[:script.Next(text)]); got != want {
			t.Errorf("the first letter of %q has %d characters, want %d", text, got, want)
		}
	}
}
