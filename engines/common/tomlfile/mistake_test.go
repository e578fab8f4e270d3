package tomlfile_test

import (
	"strings"
	"testing"

	"homespun/engines/common/tomlfile"
)

// mistakes are what people write in place of TOML, and what is said of it.
var mistakes = []struct{ written, want string }{
	// true and false
	{"may_pass = yes", "line 2: “yes” is not read here; write true"},
	{"may_pass = no # for now", "line 2: “no” is not read here; write false"},
	{"may_pass = True", "line 2: “True” is not read here; write true"},
	{"may_pass = on", "line 2: “on” is not read here; write true"},
	{"a = [yes, 3]", "line 2: “yes” is not read here; write true"},
	{"a = { b = FALSE }", "line 2: “FALSE” is not read here; write false"},
	{"a = null", "line 2: “null” is no value; to say nothing, leave the line out"},
	// quotation marks
	{"title = “Grandma’s deck”",
		`line 2: these are typographic quotation marks, as a word processor makes them; write straight ones: "like this"`},
	{"title = „Omas Spiel“",
		`line 2: these are typographic quotation marks, as a word processor makes them; write straight ones: "like this"`},
	{"title = ‘x’",
		`line 2: these are typographic quotation marks, as a word processor makes them; write straight ones: "like this"`},
	{"title = «x»",
		`line 2: these are typographic quotation marks, as a word processor makes them; write straight ones: "like this"`},
	{"title = \"x”",
		`line 2: this text begins with a straight quotation mark and ends with a typographic one; write straight ones: "like this"`},
	{"title = “x\"",
		`line 2: these are typographic quotation marks, as a word processor makes them; write straight ones: "like this"`},
	{"“title” = 3",
		`line 2: these are typographic quotation marks, as a word processor makes them; write straight ones: "like this"`},
	{"tags = [“a”, “b”]",
		`line 2: these are typographic quotation marks, as a word processor makes them; write straight ones: "like this"`},
	{"[“card”]",
		`line 2: these are typographic quotation marks, as a word processor makes them; write straight ones: "like this"`},
	{`text = "Say "hello" to all"`,
		`line 2: there are quotation marks within quotation marks; write \" for those within, or put the words in single ones: 'Say "hello"'`},
	{`text = 'It's mine'`,
		`line 2: there is a quotation mark within quotation marks; put the words in double ones: "it's mine"`},
	{`text = ["Say "hello" to all"]`,
		`line 2: there are quotation marks within quotation marks; write \" for those within, or put the words in single ones: 'Say "hello"'`},
	{`text = { a = "Say "hello" to all" }`,
		`line 2: there are quotation marks within quotation marks; write \" for those within, or put the words in single ones: 'Say "hello"'`},
	{`text = "hello`,
		`line 2: the quotation mark " opens here and is not closed on this line; write " where the words end`},
	{"text = \"hello\nto all\"\nb = 3",
		"line 2: this text goes on over several lines; begin and end it with three quotation marks: '''like this'''"},
	{"text = \"hello\nb = 3",
		`line 2: the quotation mark " opens here and is not closed on this line; write " where the words end`},
	{"text = '''hello\nb = 3",
		"line 2: the text that begins with ''' here is never ended; write ''' behind its last line"},
	{`text = "up\down"`,
		`line 2: a \ in these words stands for something that there is not; write \\ for the sign itself, or put the words in single quotation marks`},
	{`text = Hello there`, `line 2: “Hello there” are words without quotation marks; write "Hello there"`},
	// remarks
	{"// hello", "line 2: a remark begins with # in this file; write # in place of “//”"},
	{"; hello", "line 2: a remark begins with # in this file; write # in place of “;”"},
	{"-- hello", "line 2: a remark begins with # in this file; write # in place of “--”"},
	{"a = 3 // hello", "line 2: a remark begins with # in this file; write # behind “3”"},
	{"a = \"x\" // hello", "line 2: a remark begins with # in this file; write # in place of “//”"},
	{"a = \"x\" ; hello", "line 2: a remark begins with # in this file; write # in place of “;”"},
	{"a = [1] -- hello", "line 2: a remark begins with # in this file; write # in place of “--”"},
	{"hello to all",
		"line 2: “hello to all” has no =; a line is the name of a field, = and a value; a remark begins with #"},
	{"a = 3 hello", "line 2: “3 hello” is a number with something behind it; write the number alone: 3"},
	{"a = \"x\" hello",
		"line 2: behind the value stands “hello”; put it on a line of its own; a remark begins with #"},
	{"[card] hello",
		"line 2: behind the ] stands “hello”; put it on a line of its own; a remark begins with #"},
	// ends of lines
	{"a = 3,\nb = 4", "line 2: behind “3” stands a sign too many; end the line there"},
	{"a = \"x\",\nb = 4", "line 2: behind the value stands “,”; end the line before it"},
	{"a = 3;", "line 2: behind “3” stands a sign too many; end the line there"},
	{"a = [1, 2],", "line 2: behind the value stands “,”; end the line before it"},
	{"a = \"x\";", "line 2: behind the value stands “;”; end the line before it"},
	// equals
	{"a: 3", "line 2: behind “a” stands : in place of =; write a = 3"},
	{"name: \"x\"", `line 2: behind “name” stands : in place of =; write name = "x"`},
	{"name : \"x\"", `line 2: behind “name” stands : in place of =; write name = "x"`},
	{"\"name\": \"x\",", `line 2: behind “"name"” stands : in place of =; write name = "x"`},
	{"a := 3", "line 2: behind “a” stands := in place of =; write a = 3"},
	{"a => 3", "line 2: “=>” stands in place of a single =; write one ="},
	{"a == 3", "line 2: “==” stands in place of a single =; write one ="},
	{"a = { b: 3 }", "line 2: behind “b” stands : in place of =; write b = 3"},
	{"a ＝ 3", "line 2: behind “a” stands ＝ in place of =; write a = 3"},
	{"a", "line 2: “a” has no =; a line is the name of a field, = and a value; a remark begins with #"},
	{"a =",
		`line 2: there is no value behind “a”; write a number, true or false, or words in quotation marks: "like this"`},
	{"a = # three",
		`line 2: there is no value behind “a”; write a number, true or false, or words in quotation marks: "like this"`},
	{"= 3", "line 2: there is no name before the =; a line is the name of a field, = and a value"},
	{"may pass = 3",
		"line 2: “may pass” are several words, and the name of a field is one; write may_pass"},
	{"größe = 3",
		`line 2: “größe” has a sign that no name of a field has; if that is its name, write it in quotation marks: "größe"`},
	// spaces
	{"a\u00a0= 3",
		"line 2: there is a space of another kind here (U+00A0), as text from a web page has; write an ordinary one in its place"},
	{"a =\u00a03",
		"line 2: there is a space of another kind here (U+00A0), as text from a web page has; write an ordinary one in its place"},
	{"\u200ba = 3",
		"line 2: there is a space of another kind here (U+200B), as text from a web page has; write an ordinary one in its place"},
	{"\u3000a = 3",
		"line 2: there is a space of another kind here (U+3000), as text from a web page has; write an ordinary one in its place"},
	{"a = [1,\u00a02]",
		"line 2: there is a space of another kind here (U+00A0), as text from a web page has; write an ordinary one in its place"},
	// twice
	{"a = 3\nb = 4\na = 5",
		"line 4: a stands twice, the first time on line 2; keep one of the two and take the other out"},
	{"[t]\na = 3\n[u]\n[t]\nb = 3",
		"line 5: [t] stands twice, the first time on line 2; put their lines under one of them, or write [[t]] above each of several"},
	{"t = { a = 3 }\n[t]\nb = 3",
		"line 3: [t] stands twice, the first time on line 2; keep one of the two and take the other out"},
	{"t.a = 3\n[t]\nb = 3", ""},
	{"t = { a = 3, a = 4 }",
		"line 2: t.a stands twice, the first time on line 2; keep one of the two and take the other out"},
	{"[[card]]\na = 1\n[[card]]\na = 1\nb = 2\na = 3",
		"line 7: card.a stands twice, the first time on line 5; keep one of the two and take the other out"},
	{"[card]\na = 1\n[[card]]\na = 1",
		"line 4: [card] stands twice, the first time on line 2; put their lines under one of them, or write [[card]] above each of several"},
	// brackets
	{"a = [1, 2\nb = 3", "line 2: the [ that opens here is never closed; write ] where it ends"},
	{"a = [1, 2", "line 2: the [ that opens here is never closed; write ] where it ends"},
	{"a = [\n1,\n2\n\n[t]\nb = 3", "line 2: the [ that opens here is never closed; write ] where it ends"},
	{"a = { b = 3\nc = 4\n", "line 2: the { that opens here is never closed; write } where it ends"},
	{"a = [1 2]",
		"line 2: a comma is missing behind “1”; what stands in brackets or braces is parted by commas"},
	{"a = [\"x\" \"y\"]",
		`line 2: a comma is missing before “"y"]”; what stands in brackets or braces is parted by commas`},
	{"a = [1; 2]",
		"line 2: a comma is missing behind “1”; what stands in brackets or braces is parted by commas"},
	{"a = [1, 2}", "line 2: the [ that opens here is never closed; write ] where it ends"},
	{"a = { b = 3 c = 4 }",
		"line 2: a comma is missing behind “3”; what stands in brackets or braces is parted by commas"},
	{"[t", "line 2: “[t” opens and closes with different brackets; write [t]"},
	{"[[card]", "line 2: “[[card]” opens and closes with different brackets; write [[card]]"},
	{"[card]]", "line 2: “[card]]” opens and closes with different brackets; write [card]"},
	{"[my table]", "line 2: “my table” is no name of a table; write [my_table]"},
	{"[]", "line 2: there is no name in the brackets; write the name of the table: [name]"},
	{"]", "line 2: ] closes something that nothing has opened; take it out"},
	// numbers
	{"a = 4,5", "line 2: “4,5” is written with a point here; write 4.5"},
	{"a = 0,9 # a bit", "line 2: “0,9” is written with a point here; write 0.9"},
	{"a = ½", "line 2: “½” is written with a point here; write 0.5"},
	{"a = 1½", "line 2: “1½” is written with a point here; write 1.5"},
	{"a = .5", "line 2: “.5” needs a digit on both sides of its point; write 0.5"},
	{"a = 5.", "line 2: “5.” needs a digit on both sides of its point; write 5.0"},
	{"a = 1.000", ""},
	{"a = 1.000.000", "line 2: “1.000.000” has signs between its digits; write 1000000"},
	{"a = 1 000", "line 2: “1 000” has signs between its digits; write 1000"},
	{"a = 1'000", "line 2: “1'000” has signs between its digits; write 1000"},
	{"a = 007", "line 2: “007” begins with a zero too many; write 7"},
	{"a = 5mm", "line 2: “5mm” is a number with something behind it; write the number alone: 5"},
	{"a = 50%", "line 2: “50%” is a number with something behind it; write the number alone: 50"},
	{"a = 63,5 x 88,9", `line 2: “63,5 x 88,9” belongs in quotation marks; write "63,5 x 88,9"`},
	{"a = 63 x 88", `line 2: “63 x 88” belongs in quotation marks; write "63 x 88"`},
	{"a = FF0000", `line 2: “FF0000” is a colour, and belongs in quotation marks; write "#FF0000"`},
	{"a = #FF0000", `line 2: “#FF0000” is a colour, and belongs in quotation marks; write "#FF0000"`},
	{"a = 99999999999999999999", "line 2: “99999999999999999999” is too large; write a smaller number"},
	{"a = 2026-13-45", `line 2: “2026-13-45” are words without quotation marks; write "2026-13-45"`},
	{"a = \"\x07\"", "line 2: there is a sign here that no text has (U+0007); take it out"},
	{"a = \"\x00\"",
		"line 2: there are bytes of zero here, which a power cut leaves in place of text; write anew what stood there"},
	{"a = \"K\xfcche\"",
		"line 2: this file is not UTF-8 (Notepad: ANSI), as the word “Küche” shows; save it as UTF-8 (Notepad: Save as, Encoding, UTF-8)"},
}

// Each mistake is told in words for people: where it was made, what it is and what to write.
func TestMistakesAreTold(t *testing.T) {
	for _, m := range mistakes {
		got := ""
		if err := tomlfile.Decode([]byte("z = 1\n"+m.written+"\n"), new(map[string]any)); err != nil {
			got = err.Error()
		}
		if got != m.want {
			t.Errorf("%s\n\tsays %s", strings.ReplaceAll(m.written, "\n", "⏎"), got)
		}
	}
}

// FuzzMistakes changes a text anywhere. Whatever is wrong then is told with a line of the text, and without
// the words of the library.
func FuzzMistakes(f *testing.F) {
	for _, m := range mistakes {
		f.Add(m.written)
	}
	f.Fuzz(func(t *testing.T, written string) {
		err := tomlfile.Decode([]byte(written), new(map[string]any))
		if err == nil {
			return
		}
		if lines := strings.Count(written, "\n") + 1; err.Message == "" || err.Line > lines || err.Line < 1 &&
			!strings.Contains(err.Message, "no text") {
			t.Errorf("%q: line %d of %d: %q", written, err.Line, lines, err.Message)
		}
		for _, word := range []string{"EOF", "NULL", "top-level", "delimiter", "nil pointer", "out of range [", "slice bounds"} {
			if strings.Contains(err.Sentence(), word) && !strings.Contains(written, word) {
				t.Errorf("%q: %s", written, err.Sentence())
			}
		}
	})
}

// A value that a Go type cannot take is told without words of Go.
func TestAValueOfAnotherKindIsTold(t *testing.T) {
	var settings struct{ Text int }
	err := tomlfile.Decode([]byte("z = 1\ntext = \"big\"\n"), &settings)
	const want = "line 2: the value of “text” is of another kind than it can be; take the line out, and it is as usual"
	if err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

// However long what somebody has written is, the sentence stays short.
func TestLongMistakesAreToldShortly(t *testing.T) {
	long := strings.Repeat("x", 5000)
	for _, written := range []string{long + "|y = 3", long + " y = 3", long + ": 3", "a = " + strings.Repeat("0", 5000) + "1",
		"a = " + strings.Repeat("9", 5000) + " x 3", "a = " + long, "[" + long, "a = 3\n[" + long + "]\n[" + long + "]"} {
		err := tomlfile.Decode([]byte(written), new(map[string]any))
		if err == nil || len([]rune(err.Error())) > 290 {
			t.Errorf("%.20q: %v", written, err)
		}
	}
}
