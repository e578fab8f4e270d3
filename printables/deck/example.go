package deck

import (
	"bytes"
	_ "embed"
)

//go:embed example.toml
var example []byte

// Example returns a short deck with comments, to begin one's own with.
func Example() []byte { return bytes.Clone(example) }
