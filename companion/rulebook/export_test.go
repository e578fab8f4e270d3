package rulebook

import (
	"fmt"
	"slices"

	"homespun/printables/parts"
	"homespun/rulesets"
)

// Check returns what is wrong with the examples of the rules in force, one error an example; none if all of them
// are possible and each refused move is refused.
func (b *Book) Check() (problems []error) {
	for _, e := range b.examples {
		w, err := work(e, b.set.Engine, b.table, b.speaker)
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
		scene := b.scene(w.before)
		for _, name := range append(slices.Clone(e.Around), callPlaces(e)...) {
			if _, ok := b.named(scene, name); !ok && name != "" {
				problems = append(problems, fmt.Errorf("%s: nothing on the table is called %s", e.ID, name))
			}
		}
	}
	return problems
}

// callTexts returns the words of an example's call-outs, callPlaces their places.
func callTexts(e rulesets.Example) (texts []string) {
	for _, call := range e.Calls {
		texts = append(texts, call.Text)
	}
	return texts
}

func callPlaces(e rulesets.Example) (places []string) {
	for _, call := range e.Calls {
		places = append(places, call.At)
	}
	return places
}

// Texts returns everything that the booklet says in its own words, a paragraph each; the clauses are not among them.
func (b *Book) Texts() (list []string) {
	how := b.speaker.HowTo()
	list = append(append([]string{how.Aim}, how.Turn...), how.Finer...)
	for _, e := range b.examples {
		w, ok := b.worked(e)
		if !ok {
			continue
		}
		for _, text := range append([]string{w.Title, w.Text}, callTexts(e)...) {
			filled, _ := w.speaker.Fill(text)
			list = append(list, filled)
		}
		list = append(append(list, w.Told...), w.Refusal)
	}
	return list
}

// Made returns the parts that lie in the box, among others.
func (b *Book) Made() []parts.Part { return b.made }

// Boxes returns the lower parts of the boxes, and how many there are.
func (b *Book) Boxes(width, height float64) (parts.Tray, int) { return b.boxes(width, height) }
