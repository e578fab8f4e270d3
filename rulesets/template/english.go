package template

import (
	"strconv"
	"strings"
)

// Article puts "a" or "an" before a noun. It decides by the first letter alone; where that is wrong in
// English, a theme gives the article itself.
func Article(noun string) string {
	if noun != "" && strings.ContainsRune("aeiouAEIOU", rune(noun[0])) {
		return "an " + noun
	}
	return "a " + noun
}

// articleOfNumber puts "a" or "an" before a number in digits: a 7, an 8, an 11.
func articleOfNumber(text string) string {
	digits, _, _ := strings.Cut(text, " ")
	digits = strings.TrimRight(digits, ",")
	if digits == "11" || digits == "18" || strings.HasPrefix(digits, "8") {
		return "an " + text
	}
	return "a " + text
}

// Plural returns the regular plural of a noun, and that of a few common patterns: elves, snowmen.
func Plural(noun string) string {
	low := strings.ToLower(noun)
	switch {
	case noun == "":
		return ""
	case strings.HasSuffix(low, "s"), strings.HasSuffix(low, "x"), strings.HasSuffix(low, "ch"),
		strings.HasSuffix(low, "sh"):
		return noun + "es"
	case strings.HasSuffix(low, "lf"): // elves and wolves
		return noun[:len(noun)-1] + "ves"
	case strings.HasSuffix(low, "man") && low != "human": // snowmen
		return noun[:len(noun)-2] + "en"
	case strings.HasSuffix(low, "y") && len(low) > 1 && !strings.ContainsRune("aeiou", rune(low[len(low)-2])):
		return noun[:len(noun)-1] + "ies"
	}
	return noun + "s"
}

// Possessive returns "Ava's", "the monsters'" for a plural, and "Chris's" for a single name that ends in s.
func Possessive(name string, many bool) string {
	if many && strings.HasSuffix(name, "s") {
		return name + "'"
	}
	return name + "'s"
}

var numbers = []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
	"eleven", "twelve"}

var ordinals = []string{"", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
	"ninth", "tenth", "eleventh", "twelfth"}

// inLetters writes a number up to twelve in letters, larger ones in digits.
func inLetters(n int64) string {
	if n >= 0 && n < int64(len(numbers)) {
		return numbers[n]
	}
	return strconv.FormatInt(n, 10)
}

// ordinal writes an ordinal number: "third", "13th".
func ordinal(n int64) string {
	if n > 0 && n < int64(len(ordinals)) {
		return ordinals[n]
	}
	end := "th"
	if n%100 < 11 || n%100 > 13 {
		switch n % 10 {
		case 1:
			end = "st"
		case 2:
			end = "nd"
		case 3:
			end = "rd"
		}
	}
	return strconv.FormatInt(n, 10) + end
}

// Number returns the noun of a number in digits. Its singular and plural are the digits.
func Number(digits string) Noun { return Noun{digits, articleOfNumber(digits), digits} }
