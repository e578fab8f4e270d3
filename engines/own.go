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

// Sentence is a sentence of the rules, with the key under which it stands: "land.7". At is its own key, by which house
// rules change it: "land.7.2". Of is what the key names, "7"; "" if it names nothing. Word is that of the themes for what
// has only a number, "space". Icon is a picture of what it says first; "" is none. More is what it does not say itself and
// one has to know at the table, such as prices. One without a text is a gap, of a line that house rules take out.
type Sentence struct{ Key, At, Of, Word, Text, Icon, More string }

// Judging is implemented by games in which people at the table judge what no rules can.
type Judging interface {
	// Judgements returns what they are asked.
	Judgements() []Judgement
}

// Judgement is what people at the table are asked, and how often of how many times they usually say yes.
type Judgement struct {
	Question string
	Yes, Of  int
}
