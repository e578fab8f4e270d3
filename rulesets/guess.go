package rulesets

// shorten cuts what a file or a person wrote, for a message of one line.
func shorten(text string) string { return shortenTo(text, 40) }

func shortenTo(text string, longest int) string { return cleanTo(text, longest) }
