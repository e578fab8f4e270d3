package markup_test

import (
	"strings"
	"testing"

	"homespun/printables/markup"
)

// shown writes what was read: B and I before words in bold and italic, [name] for a picture, "- " for an item, "¶" for a
// paragraph.
func shown(text markup.Text) string {
	var lines []string
	for _, line := range text.Lines {
		var b strings.Builder
		if line.Apart {
			b.WriteString("¶")
		}
		if line.Item {
			b.WriteString("- ")
		}
		for i, span := range line.Spans {
			if before := line.Spans[max(i-1, 0)]; i > 0 && span.Picture == "" && before.Picture == "" &&
				span.Bold == before.Bold && span.Italic == before.Italic { // words go on
				joined := strings.TrimSuffix(b.String(), "›") + span.Text + "›"
				b.Reset()
				b.WriteString(joined)
				continue
			}
			if span.Bold {
				b.WriteString("B")
			}
			if span.Italic {
				b.WriteString("I")
			}
			if span.Picture != "" {
				b.WriteString("[" + span.Picture + "]")
			} else {
				b.WriteString("‹" + span.Text + "›")
			}
		}
		lines = append(lines, b.String())
	}
	return strings.Join(lines, "/")
}

func TestMarksAreReadAsPeopleWriteThem(t *testing.T) {
	for text, want := range map[string]string{
		"":                                   "",
		"plain":                              "‹plain›",
		"a **b** c":                          "‹a ›B‹b›‹ c›",
		"a *b* c":                            "‹a ›I‹b›‹ c›",
		"***b***":                            "BI‹b›",
		"**a *b* c**":                        "B‹a ›BI‹b›B‹ c›",
		"un**believ**able":                   "‹un›B‹believ›‹able›",
		"2 * 3 * 4":                          "‹2 * 3 * 4›",
		"2*3*4":                              "‹2*3*4›",
		"**never closed":                     "‹**never closed›",
		"*never\n\nclosed*":                  "‹*never›/¶‹closed*›",
		"*over\ntwo*":                        "I‹over›/I‹two›",
		"****":                               "‹****›",
		`\*no\* \{no\} \\ C:\new`:            `‹*no* {no} \ C:\new›`,
		"take {sword} now":                   "‹take ›[sword]‹ now›",
		"take :sword:, :crossed-swords:":     "‹take ›[sword]‹, ›[crossed-swords]",
		"**{sword}**":                        "B[sword]",
		"at 10:30:00, ratio a:b:c":           "‹at 10:30:00, ratio a:b:c›",
		"{} {a\nb} { }":                      "‹{} {a›/‹b} { }›",
		"see http://x.y:80:z":                "‹see http://x.y:80:z›",
		"one\ntwo\n\nthree\r\nfour":          "‹one›/‹two›/¶‹three›/‹four›",
		"Pay:\n- one\n- *two*\n* three":      "‹Pay:›/- ‹one›/- I‹two›/- ‹three›",
		"-1 point - or so":                   "‹-1 point - or so›",
		"<b>a</b> <I>b</I><br/>c<BR>d":       "B‹a›‹ ›I‹b›/‹c›/‹d›",
		"<strong>a</strong><em>b":            "B‹a›I‹b›",
		"<p>a</p><p class=\"x\">b</p>":       "‹a›/¶‹b›",
		"<ul><li>a</li><li>b</li></ul>":      "- ‹a›/- ‹b›",
		"<span style=\"color:red\">a</span>": "‹a›",
		"I <3 cats, 1 < 2 > 0, <dragon>":     "‹I <3 cats, 1 < 2 > 0, <dragon>›",
		"salt &amp; pepper &eacute; &#9733;": "‹salt & pepper é ★›",
		"R&D; AT&T &unknown; & more":         "‹R&D; AT&T &unknown; & more›",
		"&lt;b&gt;":                          "‹<b>›",
		"My ___ is **___**.":                 "‹My ___ is ›B‹___›‹.›",
	} {
		if got := shown(markup.Parse(text)); got != want {
			t.Errorf("%q: got %s, want %s", text, got, want)
		}
	}
}

// A text looks like markup where a mark would change it: sums, smileys, lists and clocks do not.
func TestWhatLooksLikeMarkup(t *testing.T) {
	for text, want := range map[string]string{
		"a **b**": "**", "a *b*": "*", "a<br>b": "<br>", "salt &amp; pepper": "&amp;", "<B>a</B>": "<B>",
		"2*3*4": "", "f*** off": "", "* note": "", "- a\n- b": "", "I <3 this": "", "R&D": "", `\*a\*`: "", "10:30:00": "",
		"5* hotel and 4* hotel": "", "a ** b": "", "{3}": "",
	} {
		if got := markup.Parse(text).Mark; got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

// No text is too odd or too long; words are never more than were written, but for signs of web pages.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{"**a** *b* {c} :d:", "<b>&amp;<br>", "- a\n\n* b", "\\*\\", "***", "שלום **עולם**", "{😀}",
		strings.Repeat("*a **b ", 800), strings.Repeat("<b>{", 900), "\xff*\xff*"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		length := 0
		for _, line := range markup.Parse(text).Lines {
			if len(line.Spans) == 0 {
				t.Error("a line has nothing")
			}
			for _, span := range line.Spans {
				if length += len(span.Text); span.Picture != "" && !strings.Contains(text, span.Picture) {
					t.Errorf("the picture %q is not in the text", span.Picture)
				}
			}
		}
		if most := len(text) + 2*strings.Count(text, "&"); length > most {
			t.Errorf("%d bytes of %d", length, most)
		}
	})
}
