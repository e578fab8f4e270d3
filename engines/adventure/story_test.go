package adventure

import (
	"testing"

	"homespun/engines"
	"homespun/engines/record"
	"homespun/engines/record/recordtest"
)

func TestTheStoriesAreToldLineByLine(t *testing.T) {
	for path, rules := range map[string][]string{
		"testdata/story.match": {"discard = 4"},
		"testdata/lost.match":  {"hearts = 4", "respawn = false"},
	} {
		recordtest.Story(t, path, func(record.Header) (engines.Engine, error) {
			return engines.Wrap(compile(t, 2, rules...)), nil
		})
	}
}
