package assets

// SceneryNames lists the scenery by name, sorted.
func SceneryNames() []string { return names("scenery") }
