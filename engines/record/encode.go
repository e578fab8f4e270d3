package record

import (
	"fmt"
	"strings"
	"time"

	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
)

// Encode returns the header as the front matter of a file, including both lines of +++.
func (h Header) Encode() ([]byte, error) {
	var b strings.Builder
	line := func(key, value string) { fmt.Fprintf(&b, "%-7s = %s\n", key, value) }
	optional := func(key, value string) {
		if value != "" {
			line(key, tomlfile.Quote(value))
		}
	}
	b.WriteString(fence + "\n")
	line("format", fmt.Sprint(Format))
	line("game", tomlfile.Quote(h.Game))
	line("ruleset", tomlfile.Quote(h.Ruleset))
	optional("house", h.House)
	optional("theme", h.Theme)
	if !h.Started.IsZero() {
		line("started", h.Started.UTC().Format(time.RFC3339))
	}
	optional("from", h.From)
	optional("dice", h.Dice)
	optional("pieces", h.Pieces)
	optional("app", h.App)
	if h.RulesVersion != 0 {
		line("rules_version", fmt.Sprint(h.RulesVersion))
	}
	var seats []string
	for _, s := range h.Seats {
		fields := "id = " + tomlfile.Quote(s.ID)
		if len(s.Names) > 0 {
			names := make([]string, len(s.Names))
			for i, name := range s.Names {
				names[i] = tomlfile.Quote(text.OneLine(name))
			}
			fields += ", names = [" + strings.Join(names, ", ") + "]"
		}
		if s.Bot != "" {
			fields += ", bot = " + tomlfile.Quote(s.Bot)
		}
		seats = append(seats, "{ "+fields+" }")
	}
	line("seats", "[ "+strings.Join(seats, ", ")+" ]")
	tables := map[string]any{}
	values := map[string]any{}
	for key, value := range h.Unknown {
		if _, isTable := value.(map[string]any); isTable {
			tables[key] = value
		} else {
			values[key] = value
		}
	}
	for _, part := range []map[string]any{values, optionalTable("rules", h.Rules),
		optionalTable("position", h.Position), tables} {
		if len(part) == 0 {
			continue
		}
		encoded, err := tomlfile.Encode(part)
		if err != nil {
			return nil, fmt.Errorf("the front matter cannot be written: %w", err)
		}
		b.Write(encoded)
	}
	b.WriteString(fence + "\n")
	return []byte(b.String()), nil
}

func optionalTable(key string, table map[string]any) map[string]any {
	if len(table) == 0 && (key != "position" || table == nil) {
		return nil
	}
	return map[string]any{key: table}
}
