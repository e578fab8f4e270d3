package engines

// A Speaker is who says the lines of a form.
type Speaker uint8

// Who says a line: a player, the table of what lies there, or the table to put something right, after "fix".
const (
	ByPlayer = Speaker(iota)
	ByTable
	ByFix
)

// fixWord begins the lines that put something right.
const fixWord = "fix"

// A Form is how a verb is written: who says it, its word, and the kinds of the words that follow. A game has one at the index of each verb; that of
// a roll, which has no word, is empty.
type Form[Kind any] struct {
	By    Speaker
	Word  string
	Kinds []Kind
	// Short is how many of the last words may be left out.
	Short int
}

// Line returns who says a line and its words in lower case, without "fix". It is [ErrUnreadable] if there are none, or if neither one of the players
// nor the table says it: dice do not speak in words.
func Line(who Seat, players int, text string) (Speaker, []string, error) {
	words, by := Words(text), ByPlayer
	if who == Table {
		by = ByTable
		if len(words) > 0 && words[0] == fixWord {
			by, words = ByFix, words[1:]
		}
	}
	if len(words) == 0 || who != Table && (who < 0 || int(who) >= players) {
		return by, nil, ErrUnreadable
	}
	return by, words, nil
}

// ParseForm reads a line by the forms of a game. Each word after the first goes through read, which adds what it stands for to the move and reports
// whether it can stand for anything. What fits no form is [ErrUnreadable].
func ParseForm[Kind any](forms []Form[Kind], who Seat, players int, text string, read func(kind Kind, word string, m *Move) bool) (Move, error) {
	by, words, err := Line(who, players, text)
	if err != nil {
		return Move{}, err
	}
	for verb, form := range forms {
		left := len(form.Kinds) - len(words[1:])
		if form.Word != words[0] || form.By != by || left < 0 || left > form.Short {
			continue
		}
		m := Move{Who: who, Verb: Verb(verb)}
		for i, word := range words[1:] {
			if !read(form.Kinds[i], word, &m) {
				return Move{}, ErrUnreadable
			}
		}
		return m, nil
	}
	return Move{}, ErrUnreadable
}

// Opening returns the words with which a line of the form begins.
func (f *Form[Kind]) Opening() []string {
	words := make([]string, 0, 2+MaxArgs)
	if f.By == ByFix {
		words = append(words, fixWord)
	}
	return append(words, f.Word)
}

// SaidBy reports whether a seat can say the lines of the form: the table what is the table's, one of the players all else.
func (f *Form[Kind]) SaidBy(who Seat, players int) bool {
	if f.By == ByPlayer {
		return who >= 0 && int(who) < players
	}
	return who == Table
}
