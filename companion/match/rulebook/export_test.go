package rulebook

import (
	"fmt"
	"regexp"
	"slices"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/trays"
)

// Check returns what is wrong with the examples of the rules in force, one error an example; none if all of them are
// possible, each refused move is refused and no picture cuts through a piece. By other rules than the standard these
// are only the examples made for them.
func (b *Book) Check(ruleset string) (problems []error) {
	for _, e := range b.examples {
		if ruleset != "standard" && len(e.For) == 0 && e.start == nil {
			continue
		}
		w, err := work(e, b.set.Engine, b.gallery.table, b.speaker)
		switch {
		case err != nil:
			problems = append(problems, err)
		case e.Refused != "" && w.Refusal == "":
			problems = append(problems, fmt.Errorf("%s: %s is legal", e.ID, e.Refused))
		}
		for _, text := range append([]string{e.Title, e.Text}, callTexts(e)...) {
			if _, err := b.speaker.Fill(text); err != nil {
				problems = append(problems, fmt.Errorf("%s: %w", e.ID, err))
			}
		}
		for _, id := range e.Clauses {
			if _, ok := b.speaker.ClauseOf(id); !ok {
				problems = append(problems, fmt.Errorf("%s: there is no clause %s", e.ID, id))
			}
		}
		if w == nil {
			continue
		}
		scene := b.gallery.pictured(w)
		problems = append(problems, b.cuts(w)...)
		problems = append(problems, b.shows(w)...)
		for _, name := range slices.Concat(e.Around, e.Area, slices.Concat(e.Arrows...), callPlaces(e)) {
			if _, ok := b.gallery.named(scene, name); !ok && name != "" {
				problems = append(problems, fmt.Errorf("%s: nothing on the table is called %s", e.ID, name))
			}
		}
	}
	return problems
}

// cuts returns which pieces the picture of an example cuts through, and where a cross would stand outside of it.
func (b *Book) cuts(w *Worked) (problems []error) {
	if w.Bare {
		return nil
	}
	scene := b.gallery.pictured(w)
	crop := b.gallery.crop(scene, w, leastAspect)
	for _, piece := range scene.Pieces {
		reach := piece.Size * tableau.Overhang / 2
		box := drawing.Box(piece.At.X-reach, piece.At.Y-reach, 2*reach, 2*reach)
		if !piece.Faint && inside(crop, piece.At) && scene.Mat.Area().Contains(box) && !crop.Inset(-0.1).Contains(box) {
			problems = append(problems, fmt.Errorf("%s: %s is cut", w.ID, piece.Name))
		}
	}
	for _, place := range b.gallery.refusedPlaces(scene, w) {
		if !inside(crop, place) {
			problems = append(problems, fmt.Errorf("%s: the cross is outside", w.ID))
		}
	}
	return problems
}

// namedSpace is the name of a space in a sentence.
var namedSpace = regexp.MustCompile(`\b[a-p]\d{1,2}\b`)

// shows returns what the picture of an example does not show of what is done in it: a move on one spot that
// has no mark, arrows that lie on each other, and spaces that its words name outside of the picture.
func (b *Book) shows(w *Worked) (problems []error) {
	if w.Bare || w.Step != "" {
		return nil
	}
	scene := b.gallery.pictured(w)
	crop := b.gallery.crop(scene, w, leastAspect)
	type step struct{ from, to drawing.Point }
	taken := map[step]bool{}
	marked := len(b.gallery.spotsDone(scene, w))
	for _, route := range b.gallery.routes(scene, w) {
		if len(route) == 1 {
			marked--
		}
		for i := 1; i < len(route); i++ {
			one := step{route[i-1], route[i]}
			if taken[one] {
				problems = append(problems, fmt.Errorf("%s: two arrows lie on each other", w.ID))
			}
			taken[one] = true
		}
		for _, other := range b.gallery.routes(scene, w) {
			if len(route) > 1 && len(other) > 1 && len(w.Arrows) == 0 && route[0] == other[len(other)-1] && len(w.ways) > 1 &&
				!slices.Contains(w.stoodRoutes(b, scene), route[0]) {
				problems = append(problems, fmt.Errorf("%s: an arrow begins where another ends", w.ID))
			}
		}
	}
	if nothing := len(b.gallery.spotsDone(scene, w)) == 0; scene.Solid != nil && !w.Ended &&
		(marked != 0 || len(w.Moves) > 0 && nothing) {
		problems = append(problems, fmt.Errorf("%s: a move on one spot is not marked", w.ID))
	}
	for _, text := range b.textsOf(w) {
		for _, name := range namedSpace.FindAllString(text, -1) {
			place, ok := b.gallery.named(scene, name)
			if !ok {
				for _, in := range b.gallery.table.Inputs(w.after, w.refused) {
					outer, found := b.gallery.beside(scene, in)
					if found && outer.column.name+outer.row.name == name {
						place, ok = outer.box, true
					}
				}
			}
			if ok && !inside(crop, place.Centre()) || !ok && scene.Solid != nil {
				problems = append(problems, fmt.Errorf("%s: %s is outside of the picture", w.ID, name))
			}
		}
	}
	return problems
}

// stoodRoutes returns where the moves begin that bring no piece anywhere, such as an attack.
func (w *Worked) stoodRoutes(b *Book, scene *tableau.Scene) (from []drawing.Point) {
	for _, m := range w.stood {
		if places := b.gallery.places(w.before, scene, m); len(places) > 0 {
			from = append(from, places[0])
		}
	}
	return from
}

// callTexts returns the words of an example's call-outs, callPlaces their places.
func callTexts(e Example) (texts []string) {
	for _, call := range e.Calls {
		texts = append(texts, call.Text)
	}
	return texts
}

func callPlaces(e Example) (places []string) {
	for _, call := range e.Calls {
		places = append(places, call.At)
	}
	return places
}

// A Chapter is what a chapter says in words of its own, a paragraph each.
type Chapter struct {
	Name  string
	Texts []string
}

// Chapters returns what the booklet says in its own words, in the order in which it is read; the clauses are not
// among them.
func (b *Book) Chapters() []Chapter {
	how := b.speaker.HowTo()
	box, setup := Chapter{Name: words.BookBox}, Chapter{Name: words.BookSetup}
	for _, part := range b.made {
		if part.Kind != parts.Pages && part.Use != parts.Extra {
			box.Texts = append(box.Texts, part.Title+".", part.Note)
		}
	}
	if w, ok := b.example("setup"); ok {
		setup.Texts = b.textsOf(w)
	}
	examples := Chapter{Name: words.BookExamples}
	for _, w := range b.Examples() {
		examples.Texts = append(examples.Texts, b.textsOf(w)...)
	}
	return []Chapter{{words.BookAim, []string{how.Aim}}, box, setup, {words.BookTurn, how.Turn}, examples,
		{words.BookFiner, how.Finer}}
}

// textsOf returns the words of an example.
func (b *Book) textsOf(w *Worked) (list []string) {
	for _, text := range append([]string{w.Title, w.Text}, callTexts(w.Example)...) {
		filled, _ := w.speaker.Fill(text)
		list = append(list, filled)
	}
	return append(append(list, w.Told...), w.Refusal)
}

// Nouns returns the nouns of the theme that the rules use, one of each.
func (b *Book) Nouns() (list []string) {
	for _, word := range b.set.Engine.Info().Words {
		if one := b.set.Theme.Noun(word).One; one != "" {
			list = append(list, one)
		}
	}
	return list
}

// Made returns the parts that lie in the box, among others.
func (b *Book) Made() []parts.Part { return b.made }

// A Boxful is what the boxes of a set are, for tests.
type Boxful struct {
	Tray, Lid trays.Tray
	Halves    bool
	// Piles is what lies in each box.
	Piles  [][]Pile
	Beside []string
}

// A Pile is some equal things that lie on each other, Count pieces of a part, from a corner so far.
type Pile struct {
	Part                         string
	X, Y, Z, Width, Length, High float64
	Count                        int
	// Thick is how thick each is, Columns and Rows how it is folded.
	Thick         float64
	Columns, Rows int
}

// Boxes returns the boxes for a set and what lies in them.
func (b *Book) Boxes() Boxful {
	made := b.boxes()
	all := Boxful{Tray: made.tray, Lid: made.lid, Halves: made.halve, Beside: made.beside}
	for _, piles := range made.piles {
		var list []Pile
		for _, p := range piles {
			list = append(list, Pile{p.part, p.x, p.y, p.z, p.wide, p.long, p.high, p.count, p.thick, p.columns, p.rows})
		}
		all.Piles = append(all.Piles, list)
	}
	return all
}

// NewBare returns a book without examples, which take long to read.
func NewBare(set *parts.Set, made []parts.Part) *Book { return &Book{contents: contents{set, made}} }

// BoxSheets returns the sheets of the boxes for an area of a size in millimetres.
func (b *Book) BoxSheets(width, height float64) []*drawing.Drawing {
	return b.box(b.boxes(), width, height)
}

// Halves are the two halves of a flat tray.
var Halves = halves

// Says returns what the booklet says of an example.
func (b *Book) Says(w *Worked) []string { return b.textsOf(w) }

// Dots returns the moves whose places the picture of an example marks with a dot, as lines of match files.
func (b *Book) Dots(w *Worked) (lines []string) {
	for _, m := range w.shown {
		lines = append(lines, record.FormatLine(b.set.Engine, record.MoveOf(m)))
	}
	return lines
}

// Story is all that an example says, in one line.
func Story(w *Worked) string { return fmt.Sprint(w.Title, w.Clauses, w.Moves, w.Told, w.Refusal) }

// Lid returns the top of the lid of one of several boxes.
func (b *Book) Lid(i, count int) *drawing.Drawing {
	lid := drawing.New(148, 210)
	b.setter(lid.Width, lid.Height).lidPicture(i, count)(lid, lid.Area())
	return lid
}
