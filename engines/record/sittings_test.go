package record_test

import (
	"testing"

	"homespun/engines/record"
)

// The minutes of a match are those of its sittings: two times with lines between them. What tells no time
// is a remark like any other.
func TestMinutesAreThoseOfTheSittings(t *testing.T) {
	const none = -1
	for name, test := range map[string]struct {
		lines []string
		want  int
	}{
		"no times":    {[]string{"# a remark", "dice: 1"}, none},
		"one sitting": {[]string{"# at 2026-11-22T18:00:00Z", "dice: 1", "# at 2026-11-22T18:20:40Z"}, 21},
		"of other zone": {[]string{"# at 2026-11-22T18:00:00+01:00", "dice: 1",
			"# at 2026-11-22T17:10:00Z"}, 10},
		"two sittings": {[]string{"# at 2026-11-22T18:00:00Z", "dice: 1", "# at 2026-11-22T18:20:00Z",
			"# at 2026-11-23T18:00:00Z", "table: undo", "# at 2026-11-23T18:05:00Z"}, 25},
		"not yet ended": {[]string{"# at 2026-11-22T18:00:00Z", "dice: 1"}, none},
		"then ended":    {[]string{"# at 2026-11-22T18:00:00Z", "# at 2026-11-22T19:00:00Z"}, none},
		"played elsewhere between": {[]string{"# at 2026-11-22T18:00:00Z", "dice: 1",
			"# at 2026-11-22T18:20:00Z", "table: undo", "# at 2026-11-23T18:00:00Z", "dice: 1", "# at 2026-11-23T18:05:00Z"}, 25},
		"no end, days before": {[]string{"# at 2026-11-12T18:00:00Z", "dice: 1", "# at 2026-11-22T18:00:00Z",
			"table: undo", "# at 2026-11-22T18:07:00Z"}, 7},
		"nonsense": {[]string{"# at nonsense", "# at", "#at 2026-11-22T18:00:00Z",
			"# at 2026-13-41T99:00:00Z", "dice: 1", "# at 18:00", "# At 2026-11-22T18:20:00Z"}, none},
		"nonsense between": {[]string{"# at 2026-11-22T18:00:00Z", "# at teatime", "dice: 1", "# at bedtime",
			"# at 2026-11-22T18:20:00Z"}, 20},
		"backwards": {[]string{"# at 2026-11-22T18:00:00Z", "dice: 1", "# at 2026-11-22T17:00:00Z",
			"table: undo", "# at 2026-11-22T17:04:00Z"}, 4},
		"year 9999": {[]string{"# at 2026-11-22T18:00:00Z", "dice: 1", "# at 9999-12-31T23:59:59Z",
			"table: undo", "# at 2026-11-22T17:00:00Z", "table: redo", "# at 2026-11-22T17:04:00Z"}, 4},
		"year 0": {[]string{"# at 0000-01-01T00:00:00Z", "dice: 1", "# at 9999-12-31T23:59:59Z"}, none},
	} {
		report := record.Verify("x.match", []byte(sowing(test.lines...)), resolveToys, nil)
		got := none
		if report.Minutes != nil {
			got = *report.Minutes
		}
		if !report.OK || got != test.want {
			t.Errorf("%s: got %d minutes, want %d; error %v", name, got, test.want, report.Error)
		}
	}
}
