package program

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/kit/phrase"
)

// Rules is what a family's file says, merged with what is usual.
type Rules struct {
	// Kit is the number of the vocabulary. A word's meaning never changes under a number.
	Kit int `toml:"kit"`
	// Path and Ring are how many spaces there are, in a row or around; one of them is 0.
	Path int `toml:"path"`
	Ring int `toml:"ring"`
	// Word is what the family calls one space, and several.
	Word []string `toml:"word"`
	// Piece is what it calls one piece, and several.
	Piece []string `toml:"piece"`
	// Figures are icons or pictures of the pieces, one for each player or one for all.
	Figures []string `toml:"figures"`
	// Names are those of spaces, by number; Kinds are the spaces of a kind, by its name.
	Names map[string]string `toml:"names"`
	Kinds map[string]Spots  `toml:"kinds"`
	// Safe are the spaces where nobody is met.
	Safe Spots `toml:"safe"`
	// Squares are the rows of a board of squares, from the top, with a sign for each square; Signs are what these mean.
	Squares []string          `toml:"squares"`
	Signs   map[string]string `toml:"signs"`
	// Diagonal says that a step can lead cornerwise, Steps whether a walk takes all of its steps.
	Diagonal bool   `toml:"diagonal"`
	Steps    string `toml:"steps"`
	// Places are places and the ways between them, "Harbour - Bay > Island"; Finish is the finish on them or on squares.
	Places []string `toml:"places"`
	// Room is how many pieces a space has room for, 0 any number; Past says that a full one is passed. Needs are the
	// counters of which somebody needs one to come to a space, by its name or kind.
	Room   int               `toml:"room"`
	Past   bool              `toml:"past"`
	Needs  map[string]string `toml:"needs"`
	Finish string            `toml:"finish"`
	// Track is how the spaces lie on the board, "" for what is usual. Points are the middles of all of them instead, in
	// millimetres from the left and the top: "25, 40".
	Track  string   `toml:"track"`
	Points []string `toml:"points"`
	// Ground is a picture of one's own for the ground of the board. Size is how wide and high the board is on which points
	// are, in millimetres: "280, 190"; "" is around them.
	Ground string `toml:"ground"`
	Size   string `toml:"size"`
	// Starts are the spaces of a ring, of squares or places on which the seats begin, in their order.
	Starts Spots `toml:"starts"`
	// Lane is how many spaces each seat has behind the ring, on which only its own pieces go.
	Lane int `toml:"lane"`
	// Home says where a piece is home.
	Home string `toml:"home"`
	// Ways are the ways beside the path or ring, by name.
	Ways map[string]Way `toml:"ways"`
	// Together says that several pieces of a seat can stand on a space; Must is what a roll has to be used for.
	Together bool     `toml:"together"`
	Must     []string `toml:"must"`
	// Pieces is how many each seat has.
	Pieces int `toml:"pieces"`
	// Dice is how many dice are rolled and how many faces they have, "2d6", or the faces of one. Die are several dice
	// with faces of their own, by name, instead.
	Dice Faces            `toml:"dice"`
	Die  map[string]Faces `toml:"die"`
	// Enter are the numbers with which a piece leaves the start; none is any.
	Enter []int `toml:"enter"`
	// Exact says what becomes of steps beyond the last space: they are lost, or taken back, or not begun.
	Exact string `toml:"exact"`
	// Ties says who wins a fight in which both roll the same.
	Ties string `toml:"ties"`
	// Second says that a space to which a space sent somebody does something too.
	Second bool `toml:"second"`
	// Counters are what every seat has of each, Common what the table has, when the match begins.
	Counters map[string]int `toml:"counters"`
	Common   map[string]int `toml:"common"`
	// Things are what lies on spaces, by name.
	Things map[string]Thing `toml:"thing"`
	// Prices are what things cost that can be bought, as in "3 coins", by the name of a counter or card.
	Prices map[string]string `toml:"prices"`
	// Decks are the decks of cards, by name.
	Decks map[string]Deck `toml:"deck"`
	// Setup are sentences of what happens before the first turn, for whoever begins.
	Setup []string `toml:"setup"`
	// Turn, Meet and End are sentences: what a turn is, what happens to whoever is met, and when it ends.
	Turn []string `toml:"turn"`
	Meet []string `toml:"meet"`
	// Round is what happens after every round, once everybody has had a turn.
	Round []string `toml:"round"`
	End   []string `toml:"end"`
	// Roll are sentences by face of a die; Land, Pass and Stop by number, name or kind of the space.
	Roll map[string][]string `toml:"roll"`
	Land map[string][]string `toml:"land"`
	Pass map[string][]string `toml:"pass"`
	Stop map[string][]string `toml:"stop"`
	// laid is how many squares or places there are.
	laid int
	// Help is what a step of help is, as in "begins 3 further"; Handicap who gets how many.
	Help     string           `toml:"help"`
	Handicap engines.Handicap `toml:"handicap"`
	// Lines are what house rules say in the place of single lines, or besides them, by their keys; "" takes one out.
	Lines map[string]string `toml:"lines"`
}

// The values of Exact.
const (
	Lost  = "lost"
	Back  = "back"
	Stays = "stay"
)

// The values of Track.
const (
	Snake    = "snake" // to and fro
	Spiral   = "spiral"
	Straight = "straight"
	Ring     = "ring"
	// These are of other boards, and no file says them.
	Squares = "squares"
	Places  = "places"
)

// MostAway is how far a point may be from the left and the top, in millimetres.
const MostAway = 2000

// Bounds of a game. Positions hold arrays of this length.
const (
	MaxSpaces   = 128 // besides the start
	MaxPieces   = 16
	MaxCounters = 8
	MaxDepth    = 12  // of effects that wait for others to end
	MaxChain    = 5   // spaces that do something one after the other without a roll or decision
	MaxLines    = 120 // sentences
	MaxCount    = 999 // of a counter
)

// usual says what goes without saying: somebody on a board has a piece; without one there are none, and it says what a
// turn is. A deck alone can be drawn from, kept and played.
func (r *Rules) usual(l *phrase.Language) {
	if r.spaces() > 0 {
		r.Pieces = max(1, r.Pieces)
		return
	} else if r.Pieces == 1 {
		r.Pieces = 0
	}
	switch {
	case len(r.Turn) > 0 || len(r.Decks) > 1:
	case len(r.Decks) == 0:
		r.Turn = l.Usual("turn")
	default:
		r.Turn = l.Usual("deck")
		for name, deck := range r.Decks {
			deck.Hand = cmp.Or(deck.Hand, Open)
			r.Decks[name] = deck
		}
	}
}

// check finds what is out of bounds, one field after the other. The error is a *[engines.FieldError].
func (r *Rules) check(seats int) error {
	if r.Kit != 1 {
		return engines.Fieldf("kit", "is %d, which a newer Homespun reads; this one reads kit 1", r.Kit)
	}
	if err := engines.CheckNumbers(Fields, "", *r, "names", "kinds", "counters", "common", "ways"); err != nil {
		return err
	} else if err := r.checkWays(seats); err != nil {
		return err
	}
	switch {
	case r.spaces() == 0 && r.Pieces > 0:
		return engines.Fieldf("pieces", "need a path or a ring to stand on")
	case r.spaces() == 0 && len(r.Names)+len(r.Kinds)+len(r.Land)+len(r.Pass)+len(r.Stop) > 0:
		return engines.Fieldf("path", "and ring are missing; path = 24 is a row of 24 spaces")
	case !slices.Contains([]string{Lost, Back, Stays}, r.Exact):
		return engines.Fieldf("exact", "is %q; it can be %s, %s or %s", r.Exact, Lost, Back, Stays)
	case r.Track != "" && !slices.Contains(tracks, r.Track):
		return engines.Fieldf("track", "is %q; it can be %s", r.Track, strings.Join(tracks, ", "))
	case r.Track != "" && r.laid > 0:
		return engines.Fieldf("track", "is %q, which a path can be; squares and places lie as they are written", r.Track)
	case r.Steps != UpTo && r.Steps != AllSteps:
		return engines.Fieldf("steps", "is %q; it can be %q or %q", r.Steps, UpTo, AllSteps)
	case r.laid > 0 && len(r.Pass) > 0:
		return engines.Fieldf("pass", "is for a path or ring; on squares and places write land, or stop")
	case r.laid > 0 && len(r.Must) > 0:
		return engines.Fieldf("must", "is for a path or ring; on squares and places the player chooses")
	case r.laid > 0 && len(r.Enter) > 0:
		return engines.Fieldf("enter", "is for a path or ring; on squares and places pieces stand on the board already")
	case r.laid > 0 && r.Lane > 0:
		return engines.Fieldf("lane", "is for a ring; on squares and places leave it out")
	case r.laid > 0 && len(r.Ways) > 0:
		return engines.Fieldf("ways", "are for a path or ring; write places = [\"Harbour - Bay\"] for places and ways")
	case r.Track != "" && r.Track != Ring && r.Ring > 0:
		return engines.Fieldf("track", "is %q, which a path can be; a ring is one by itself", r.Track)
	case len(r.Points) > 0 && len(r.Points) != r.All():
		return engines.Fieldf("points", "are %d for %d spaces", len(r.Points), r.All())
	case len(r.Turn) == 0:
		return engines.Fieldf("turn", "says nothing; a short one is [\"roll\", \"move\"]")
	}
	for key, counters := range map[string]map[string]int{"counters": r.Counters, "common": r.Common} {
		if len(counters) > MaxCounters {
			return engines.Fieldf(key, "are %d; there can be %d", len(counters), MaxCounters)
		}
		for _, name := range slices.Sorted(maps.Keys(counters)) {
			if n := counters[name]; n < 0 || n > MaxCount {
				return engines.Fieldf(key+"."+name, "is %d; it can be 0 to %d", n, MaxCount)
			}
		}
	}
	for _, said := range r.Points {
		if _, _, ok := point(said); !ok {
			return engines.Fieldf("points", "have %q, which is no point; a point is \"25, 40\" in millimetres", said)
		}
	}
	if _, _, ok := point(r.Size); r.Size != "" && (!ok || len(r.Points) == 0) {
		return engines.Fieldf("size", "is %q; beside points it can be how wide and high the board is, as in \"280, 190\"", r.Size)
	}
	return nil
}

// point reads a point.
func point(said string) (x, y float64, ok bool) {
	across, down, ok := strings.Cut(said, ",")
	x, wrong := strconv.ParseFloat(strings.TrimSpace(across), 64)
	y, err := strconv.ParseFloat(strings.TrimSpace(down), 64)
	return x, y, ok && wrong == nil && err == nil && x >= 0 && x <= MostAway && y >= 0 && y <= MostAway
}

func (r *Rules) spaces() int { return max(r.Path, r.Ring, r.laid) }
