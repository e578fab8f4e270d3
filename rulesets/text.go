package rulesets

import (
	"fmt"

	"homespun/engines/tomlfile"
)

// Text returns the ruleset as a file that gives the same rules on any computer: it extends the shipped
// ruleset and contains only the differences.
func (r *Ruleset) Text() ([]byte, error) {
	base := r.Base()
	changes, err := tomlfile.Encode(r.Against(base))
	if err != nil {
		return nil, fmt.Errorf("these rules cannot be written down: %w", err)
	}
	head := fmt.Sprintf("# House rules for %s.\nextends = %s\nname    = %s\nsummary = %s\n\n",
		r.Game.Title, tomlfile.Quote(base.Game.ID+"/"+base.ID), tomlfile.Quote(r.Name),
		tomlfile.Quote(r.Summary))
	return append([]byte(head), changes...), nil
}
