package rulesets

import "time"

// Listing is one ruleset there is, whether it can be used or not.
type Listing struct {
	// ID is a shipped id or the file's name without .toml.
	ID string
	// Name and Summary are for people; Name is the ID where the file gives none.
	Name, Summary string
	// Path is the family's file; "" for a shipped one.
	Path string
	// Ruleset is nil where the file cannot be used.
	Ruleset *Ruleset
	// Findings say what is wrong with the file, by line.
	Findings []Finding
	// Modified is when the file was last written; zero for a shipped one.
	Modified time.Time
}

// ThemeListing is one theme there is, whether it can be used or not.
type ThemeListing struct {
	ID, Name, Summary, Path string
	// Theme is nil where the file cannot be used.
	Theme    *Theme
	Findings []Finding
	Modified time.Time
}

// Shipped reports whether it came with the program.
func (l Listing) Shipped() bool { return l.Path == "" }
