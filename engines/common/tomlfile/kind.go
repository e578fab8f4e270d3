package tomlfile

import (
	"fmt"
	"strconv"
	"time"

	"homespun/engines/common/text"
)

// KindOf describes a TOML value for people, for messages about a wrong kind.
func KindOf(v any) string {
	switch v := v.(type) {
	case bool:
		return strconv.FormatBool(v)
	case int64:
		return fmt.Sprintf("the number %d", v)
	case float64:
		return "the number " + strconv.FormatFloat(v, 'g', 6, 64)
	case string:
		return fmt.Sprintf("the word %q", text.Clean(v, 40))
	case []any:
		return "a list"
	case map[string]any:
		return "a table"
	case time.Time:
		return "a date"
	}
	return "something else"
}
