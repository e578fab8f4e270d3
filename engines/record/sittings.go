package record

import (
	"strings"
	"time"
)

// Mark is a remark of a match file that says what the time was: "# at 2026-11-22T18:47:00Z". The app writes
// one when a sitting begins and one when it ends. Replays skip marks as any remark.
type Mark struct {
	At time.Time
	// Lines is how many lines of the match stand before the mark.
	Lines int
}

// Text returns the remark as it stands in a file, without its line end. The time is in UTC, in whole
// seconds.
func (m Mark) Text() string { return markStart + m.At.UTC().Format(time.RFC3339) }

const markStart = "# at "

// readMark reads the time of a remark; false if the remark is none of those.
func readMark(remark string) (at time.Time, ok bool) {
	written, ok := strings.CutPrefix(remark, markStart)
	if !ok {
		return time.Time{}, false
	}
	at, err := time.Parse(time.RFC3339, strings.TrimSpace(written))
	return at, err == nil
}

// Sitting is a time for which people played without a long rest.
type Sitting struct {
	Begin, End time.Time
	// Lines is how many lines of the match were made in it.
	Lines int
}

// LongestSitting is the time from which on two marks are not taken for one sitting. Nobody plays for so
// long; somebody has changed a mark, or a sitting lacks its end.
const LongestSitting = 24 * time.Hour

// Sittings returns the sittings that marks tell, in order: two marks, with lines of the match between them.
// Marks that tell nothing are skipped. open is the begin of a sitting that has lines but no end yet, with
// lines as the number of lines in the file; zero if there is none.
func Sittings(marks []Mark, lines int) (whole []Sitting, open time.Time) {
	var begin *Mark
	for i := range marks {
		end := &marks[i]
		if begin != nil && end.Lines > begin.Lines {
			if took := end.At.Sub(begin.At); took >= 0 && took < LongestSitting {
				whole = append(whole, Sitting{begin.At, end.At, end.Lines - begin.Lines})
				begin = nil
				continue
			}
		}
		begin = end
	}
	if begin != nil && lines > begin.Lines {
		open = begin.At
	}
	return whole, open
}

// minutes returns how long the sittings took together, in whole minutes; nil if there are none.
func minutes(sittings []Sitting) *int {
	if len(sittings) == 0 {
		return nil
	}
	var took time.Duration
	for _, sitting := range sittings {
		took += sitting.End.Sub(sitting.Begin)
	}
	whole := int(took.Round(time.Minute) / time.Minute)
	return &whole
}
