package tomlfile

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"homespun/engines/common/text"
)

// typographic are the quotation marks of word processors, telephones and other languages.
const typographic = "“”„‟«»‘’‚‛‹›″′`´「」"

// signs says what is wrong with signs that look like those of TOML and are others; "" if there are none.
func signs(s string) (problem, advice string) {
	for _, r := range s {
		switch {
		case r < 0x80:
		case strings.ContainsRune(typographic, r):
			return "these are typographic quotation marks, as a word processor makes them",
				`write straight ones: "like this"`
		case unicode.IsSpace(r), unicode.Is(unicode.Cf, r):
			return fmt.Sprintf("there is a space of another kind here (U+%04X), as text from a web page has", r),
				"write an ordinary one in its place"
		case norm.NFKC.String(string(r))[0] < 0x80 && !unicode.IsLetter(r) && !unicode.IsNumber(r):
			return fmt.Sprintf("%s is a wide sign, as Chinese and Japanese keyboards make it",
				quoted(string(r))), "write " + norm.NFKC.String(string(r))
		}
	}
	return "", ""
}

// The beginnings of lines, by what was probably meant.
var (
	// otherRemark begins a remark in other languages.
	otherRemark = regexp.MustCompile(`^(?://|;|--|%|/\*|<!--|(?i:rem)\s)`)
	// otherEquals stands in other languages between a name and a value.
	otherEquals = regexp.MustCompile(`^("[^"]*"|'[^']*'|[\w.-]+)\s*(:=|=>|->|:|：|＝)\s*(.*)$`)
	// manyWords are a name of several words.
	manyWords = regexp.MustCompile(`^([\pL\d_-]+(?:[ \t]+[\pL\d_-]+)+)\s*=`)
)

// aboutLine says what is wrong with a line that is no statement.
func aboutLine(line string) (problem, advice string) {
	line = strings.TrimSpace(line)
	switch m := otherEquals.FindStringSubmatch(line); {
	case otherRemark.MatchString(line):
		return ofRemark(line)
	case m != nil:
		return fmt.Sprintf("behind %s stands %s in place of =", quoted(m[1]), m[2]),
			fmt.Sprintf("write %s = %s", bareOr(m[1]), text.Clean(strings.TrimRight(m[3], ",; "), 40))
	}
	if problem, advice := signs(line); problem != "" && !strings.ContainsAny(beforeFirst(line), `"'`) {
		return problem, advice
	}
	switch m := manyWords.FindStringSubmatch(line); {
	case m != nil:
		return fmt.Sprintf("%s are several words, and the name of a field is one", quoted(m[1])),
			"write " + strings.Join(strings.Fields(m[1]), "_")
	case strings.HasPrefix(line, "="):
		return "there is no name before the =", "a line is the name of a field, = and a value"
	case strings.HasPrefix(line, "[") && !strings.HasPrefix(line, "[]"):
		return aboutHead(line)
	case strings.HasPrefix(line, "[]"):
		return "there is no name in the brackets", "write the name of the table: [name]"
	case line != "" && strings.ContainsAny(line[:1], "]})"):
		return fmt.Sprintf("%s closes something that nothing has opened", line[:1]), "take it out"
	}
	return fmt.Sprintf("%s has no =", quoted(line)),
		"a line is the name of a field, = and a value; a remark begins with #"
}

// ofRemark is what is said of a remark that begins as in other languages.
func ofRemark(written string) (problem, advice string) {
	return "a remark begins with # in this file", "write # in place of " + quoted(otherRemark.FindString(written))
}

// bareOr returns a name without its quotation marks, if it needs none.
func bareOr(name string) string {
	if bare := strings.Trim(name, `"'`); bareKey.MatchString(bare) {
		return bare
	}
	return name
}

// beforeFirst returns what stands before the first sign beyond ASCII.
func beforeFirst(line string) string {
	if i := strings.IndexFunc(line, func(r rune) bool { return r >= 0x80 }); i >= 0 {
		return line[:i]
	}
	return line
}

// aboutHead says what is wrong with a line that begins with a bracket.
func aboutHead(line string) (problem, advice string) {
	name := strings.TrimSpace(strings.Trim(line, "[] \t"))
	opened := len(line) - len(strings.TrimLeft(line, "["))
	closed := len(line) - len(strings.TrimRight(line, "]"))
	if problem, advice := signs(line); problem != "" {
		return problem, advice
	}
	if opened != closed {
		whole := strings.Repeat("[", opened) + name + strings.Repeat("]", opened)
		return fmt.Sprintf("%s opens and closes with different brackets", quoted(line)),
			"write " + text.Clean(whole, 40)
	}
	return fmt.Sprintf("%s is no name of a table", quoted(name)), "write " + strings.Repeat("[", opened) +
		strings.Join(strings.Fields(text.Clean(name, 40)), "_") + strings.Repeat("]", opened)
}

// switches are words for true and false.
var switches = map[string]string{
	"yes": "true", "on": "true", "true": "true", "y": "true", "ja": "true", "oui": "true", "si": "true",
	"no": "false", "off": "false", "false": "false", "n": "false", "nein": "false", "non": "false",
}

// Values that are written in another way.
var (
	foreignRemark = regexp.MustCompile(`^(.*?\S)\s+(?://|--|/\*|;|%)\s*.*$`)
	endSign       = regexp.MustCompile(`^(.*?\S)\s*[;,.]+$`)
	decimalComma  = regexp.MustCompile(`^[+-]?\d+,\d+$`)
	grouped       = regexp.MustCompile(`^[+-]?\d{1,3}(?:[ '’.,\x{a0}\x{202f}]\d{3})+$`)
	bareFraction  = regexp.MustCompile(`^([+-]?)(\d*)\.(\d*)$`)
	leadingZeros  = regexp.MustCompile(`^([+-]?)0+(\d+(?:\.\d+)?)$`)
	withUnit      = regexp.MustCompile(`^([+-]?\d+(?:[.,]\d+)?)\s*[\pL%"″′°]+$`)
	measures      = regexp.MustCompile(`^\d[\d.,½¼¾]*\s*(?:mm|cm|in)?\s*(?:x|×|by|\*)\s*\d[\d.,½¼¾]*\s*(?:mm|cm|in)?$`)
	hexColour     = regexp.MustCompile(`^[0-9A-Fa-f]{6}$`)
	afterSign     = regexp.MustCompile(`^#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})\b`)
	largeNumber   = regexp.MustCompile(`^[+-]?\d{16,}$`)
)

// aboutValue says what is wrong with what stands behind an = up to the end of its line.
func aboutValue(written string) (problem, advice string) {
	if first := written[0]; first == '"' || first == '\'' {
		return aboutString(written)
	}
	switch {
	case strings.HasPrefix(written, "=") || strings.HasPrefix(written, ">"):
		return fmt.Sprintf("%s stands in place of a single =", quoted("="+written[:1])), "write one ="
	case strings.HasPrefix(written, "[") || strings.HasPrefix(written, "{"):
		end := strings.LastIndexAny(written, "]}")
		if behind := strings.TrimSpace(written[end+1:]); end >= 0 && behind != "" {
			return aboutRest(behind)
		}
		return fmt.Sprintf("behind the list or table stands more: %s", quoted(written)),
			"put it on a line of its own; a remark begins with #"
	}
	if i := strings.IndexByte(written, '#'); i > 0 {
		written = strings.TrimSpace(written[:i])
	}
	if as, ok := switches[strings.ToLower(written)]; ok {
		return fmt.Sprintf("%s is not read here", quoted(written)), "write " + as
	}
	switch low := strings.ToLower(written); {
	case low == "null" || low == "none" || low == "nil" || low == "undefined":
		return fmt.Sprintf("%s is no value", quoted(written)), "to say nothing, leave the line out"
	case largeNumber.MatchString(written):
		return fmt.Sprintf("%s is too large", quoted(written)), "write a smaller number"
	case hexColour.MatchString(written):
		return fmt.Sprintf("%s is a colour, and belongs in quotation marks", quoted(written)),
			fmt.Sprintf(`write "#%s"`, strings.ToUpper(written))
	case measures.MatchString(low):
		return fmt.Sprintf("%s belongs in quotation marks", quoted(written)), "write " + Quote(written)
	case grouped.MatchString(written):
		return fmt.Sprintf("%s has signs between its digits", quoted(written)), "write " + onlyDigits(written)
	case leadingZeros.MatchString(written):
		return fmt.Sprintf("%s begins with a zero too many", quoted(written)),
			"write " + leadingZeros.ReplaceAllString(written, "$1$2")
	case written != "." && bareFraction.MatchString(written):
		m := bareFraction.FindStringSubmatch(written)
		return fmt.Sprintf("%s needs a digit on both sides of its point", quoted(written)),
			"write " + m[1] + max(m[2], "0") + "." + max(m[3], "0")
	case withUnit.MatchString(written):
		return fmt.Sprintf("%s is a number with something behind it", quoted(written)),
			"write the number alone: " + strings.Replace(withUnit.FindStringSubmatch(written)[1], ",", ".", 1)
	}
	if m := foreignRemark.FindStringSubmatch(written); m != nil {
		return "a remark begins with # in this file", fmt.Sprintf("write # behind %s", quoted(m[1]))
	}
	if m := endSign.FindStringSubmatch(written); m != nil {
		return fmt.Sprintf("behind %s stands a sign too many", quoted(m[1])), "end the line there"
	}
	if problem, advice := signs(written); problem != "" {
		return problem, advice
	}
	if number, ok := text.Number(written); ok {
		return fmt.Sprintf("%s is written with a point here", quoted(written)),
			"write " + strconv.FormatFloat(number, 'g', 4, 64)
	}
	return fmt.Sprintf("%s are words without quotation marks", quoted(written)),
		"write " + Quote(text.Clean(written, 40))
}

func onlyDigits(s string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, s)
}

// aboutString says what is wrong with words in quotation marks, and what stands behind them.
func aboutString(written string) (problem, advice string) {
	mark := written[0]
	s := &scanner{text: []byte(written)}
	if strings.HasPrefix(written, strings.Repeat(string(mark), 3)) {
		s.lines(mark)
	} else {
		s.quoted(mark)
	}
	behind := strings.TrimSpace(written[s.at:])
	switch {
	case behind == "" && mark == '"':
		return `a \ in these words stands for something that there is not`,
			`write \\ for the sign itself, or put the words in single quotation marks`
	case strings.IndexByte(behind, mark) >= 0 && !strings.ContainsAny(behind[:1], ",;#/"):
		return innerQuotes(mark)
	}
	return aboutRest(behind)
}

// innerQuotes is what is said of quotation marks within quotation marks.
func innerQuotes(mark byte) (problem, advice string) {
	if mark == '\'' {
		return "there is a quotation mark within quotation marks", `put the words in double ones: "it's mine"`
	}
	return "there are quotation marks within quotation marks",
		`write \" for those within, or put the words in single ones: 'Say "hello"'`
}

// aboutRest says what is wrong with what stands behind a value.
func aboutRest(behind string) (problem, advice string) {
	switch {
	case strings.Trim(behind, ",;. ") == "":
		return fmt.Sprintf("behind the value stands %s", quoted(behind)), "end the line before it"
	case otherRemark.MatchString(behind):
		return ofRemark(behind)
	}
	return fmt.Sprintf("behind the value stands %s", quoted(behind)),
		"put it on a line of its own; a remark begins with #"
}
