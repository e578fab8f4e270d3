package sitters

import (
	"testing"

	"homespun/engines"
	"homespun/engines/record"
	"homespun/engines/record/recordtest"
)

func TestTheStoryIsToldLineByLine(t *testing.T) {
	recordtest.Story(t, "testdata/story.match", func(h record.Header) (engines.Engine, error) {
		return engines.Wrap(compile(t, h.Ruleset)), nil
	})
}
