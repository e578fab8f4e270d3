package patrollers

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/record"
	"homespun/engines/record/recordtest"
)

// resolve returns the engine of a record's header.
func resolve(t *testing.T) record.Resolver {
	return func(h record.Header) (engines.Engine, error) {
		rules := map[string]string{"basic": basic, "duel": duel, "big-guns": bigGuns}
		return engines.Wrap(compile(t, rules[h.Ruleset], enginetest.Text(t, h.Rules))), nil
	}
}

func TestTheStoriesAreToldLineByLine(t *testing.T) {
	for _, name := range []string{"story", "measured", "basic", "toy"} {
		recordtest.Story(t, "testdata/"+name+".match", resolve(t))
	}
}
