package engines

// Worded is implemented by games whose rulesets say themselves what things of the themes are called.
type Worded interface {
	// Nouns returns what the rules call things, and their pictures.
	Nouns() []Noun
	// Ground returns the name of a picture of one's own for the ground of the board; "" for none.
	Ground() string
}

// Noun is what rules call a thing, one of [Info.Words], and several of it; "" keeps the word of the theme, as no icons
// keep its pictures.
type Noun struct {
	Word, One, Many string
	Icons           []string
}

// Written is implemented by games whose rules are sentences of the ruleset. Each sentence is a clause.
type Written interface {
	// Sentences returns all of them, in the order of the clauses. The caller must not change them.
	Sentences() []Sentence
}

// Sentence is a sentence of the rules, with the key under which it stands: "land.7". Of is what the key names, "7"; "" if
// it names nothing. Word is that of the themes for what has only a number, "space". Icon is a picture of what it says first;
// "" is none.
type Sentence struct{ Key, Of, Word, Text, Icon string }
