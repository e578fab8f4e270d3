package rulesets

// Folder is where a family's files live.
type Folder string

// Home returns the folder *Homespun* in the documents, or where HOMESPUN_DIR says. It need not exist. The error says that there is no such place.
func Home() (Folder, error) { return "", nil }

// Matches, HouseRules and Prints return the folders inside.
func (f Folder) Matches() string    { return "" }
func (f Folder) HouseRules() string { return "" }
func (f Folder) Prints() string     { return "" }

// FileName makes a name that every system can have as a file's, without ending, of what someone typed.
func FileName(name string) string { return name }

// CleanName makes one short line of a player's name or label: no control or direction signs, no stacks of accents, cut with "…".
func CleanName(name string) string { return name }
