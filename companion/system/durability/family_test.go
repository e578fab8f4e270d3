package durability_test

import (
	family "homespun/rulesets/household"
)

// household is the family's folder.
func household(folder string) family.Folder { return family.Folder(folder) }
