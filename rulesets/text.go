package rulesets

import (
	"bytes"
	"fmt"

	"github.com/BurntSushi/toml"
)

// Text returns the ruleset as a file that says the same wherever it is read: the shipped ruleset it goes back to, and what differs.
func (r *Ruleset) Text() ([]byte, error) {
	base := r.Base()
	var b bytes.Buffer
	fmt.Fprintf(&b, "# House rules for %s.\nextends = %s\nname    = %s\nsummary = %s\n\n", r.Game.Title, quote(base.Game.ID+"/"+base.ID), quote(r.Name), quote(r.Summary))
	encoder := toml.NewEncoder(&b)
	encoder.Indent = ""
	if err := encoder.Encode(r.Against(base)); err != nil {
		return nil, fmt.Errorf("these rules cannot be written down: %w", err)
	}
	return b.Bytes(), nil
}
