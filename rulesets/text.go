package rulesets

import (
	"bytes"
	"fmt"
	"strings"

	"homespun/engines/common/tomlfile"
	"homespun/rulesets/values"
)

// Text returns the ruleset as a file that gives the same rules on any computer: it extends the shipped ruleset and
// contains only the differences, of the rules and of their texts. What the family's own files in between say is in it,
// so it needs none of them; their remarks are not.
func (r *Ruleset) Text() []byte {
	base := r.Base()
	var b bytes.Buffer
	begins := "extends = " + tomlfile.Quote(base.Game.ID+"/"+base.ID)
	if r.Game.Own {
		begins = ownKey + "     = 1"
	}
	fmt.Fprintf(&b, "# House rules for %s.\n%s\nname    = %s\nsummary = %s\n\n", r.Game.Title, begins,
		tomlfile.Quote(r.Name), tomlfile.Quote(r.Summary))
	fields := r.Game.writtenFields()
	changed := r.against(base, fields)
	var tables strings.Builder // come last, as every line after the head of a table belongs to it
	for _, f := range fields {
		v, ok := changed[f.Key]
		if !ok {
			continue
		}
		if written := values.Literal(f.Key, f, v); strings.HasPrefix(written, "[") {
			tables.WriteString("\n" + written)
		} else {
			b.WriteString(written)
		}
	}
	b.WriteString(tables.String())
	return b.Bytes()
}
