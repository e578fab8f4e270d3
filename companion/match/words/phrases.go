package words

import (
	"strings"
	"time"

	"homespun/engines/common/files"
)

// Facts joins short facts on one line.
func Facts(facts ...string) string {
	var said []string
	for _, fact := range facts {
		if fact != "" {
			said = append(said, fact)
		}
	}
	return strings.Join(said, " · ")
}

// When returns a time as seen from now: "today, 14:05", "yesterday", "3 days ago", "2 November 2026".
func When(then, now time.Time) string {
	then = then.In(now.Location())
	day := func(t time.Time) time.Time {
		return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, time.UTC)
	}
	switch days := int(day(now).Sub(day(then)).Hours() / 24); {
	case days == 0:
		return today(then.Format("15:04"))
	case days == 1:
		return yesterday(then.Format("15:04"))
	case days > 1 && days < 7:
		return daysAgo(days)
	}
	return then.Format("2 January 2006")
}

// Day returns the day of a time, "2 November 2026".
func Day(then time.Time) string { return then.Local().Format("2 January 2006") }

// FromThen is what is added to the name of a file as it was on a day.
func FromThen(then time.Time) string { return fromThen(Day(then)) }

// Bytes returns a size of a file, rounded up.
func Bytes(size int64) string {
	if size >= 1<<20 {
		return megabytes(int((size + 1<<20 - 1) >> 20))
	}
	return kilobytes(int((size + 1<<10 - 1) >> 10))
}

// Problem returns an error about a file as a sentence. It leaves out the path, because the screen shows the
// path beside the sentence.
func Problem(err error) string {
	text := Sentence(Short(files.Cause(err).Error(), 400))
	if !strings.HasSuffix(text, ".") {
		text += "."
	}
	return text
}

// AtLine puts the number of a line before a text.
func AtLine(line int, text string) string {
	if line <= 0 {
		return text
	}
	return atLine(line, text)
}

// Finding says what is wrong in a file, in which line, and what may have been meant.
func Finding(line int, message, suggestion string) string {
	text := Sentence(strings.TrimSuffix(message, "."))
	if suggestion != "" {
		text += "; " + strings.TrimSuffix(suggestion, ".")
	}
	if !strings.HasSuffix(text, "?") {
		text += "."
	}
	return AtLine(line, text)
}

// At puts a path before a text about it, on a line of its own.
func At(path, text string) string { return path + "\n" + text }

// NotInTheBin says that a file could not be moved into the bin.
func NotInTheBin(name string, problem error) string {
	return notInTheBin(name, problem.Error())
}

// BrokenFile says that a file cannot be used, and why.
func BrokenFile(name string, err error) string {
	return brokenFile(name, Problem(err))
}
