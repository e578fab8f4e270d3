package printshop

import (
	"strings"

	"homespun/printables"
	"homespun/printables/paper"
	"homespun/rulesets"
)

// order is all that is chosen for a print. It is a value: a changed copy makes another job.
type order struct {
	ruleset *rulesets.Ruleset
	theme   *rulesets.Theme
	paper   paper.Size
	scale   printables.Scale
	ink     bool
	// without are the parts left out, by their ids.
	without map[string]bool
	names   [][]string
}

// job is an order laid out, and all the parts there would be.
type job struct {
	*printables.Job
	all []printables.Part
}

// lay lays the order out; it takes a moment. A job without pages is one where every part was left out.
func (o order) lay() (*job, error) {
	engine, err := o.ruleset.Compile(0)
	if err != nil {
		return nil, err
	}
	options := printables.Options{Sheet: paper.NewSheet(o.paper), Scale: o.scale, InkSaver: o.ink, Names: o.names}
	all, err := printables.Parts(o.ruleset, engine, o.theme, options)
	if err != nil {
		return nil, err
	}
	j := &job{all: all}
	for _, part := range all {
		if !o.without[part.ID] {
			options.Parts = append(options.Parts, part.ID)
		}
	}
	if len(options.Parts) == 0 {
		j.Job = &printables.Job{}
		return j, nil
	}
	j.Job, err = printables.New(o.ruleset, engine, o.theme, options)
	return j, err
}

// fileName returns the name the file gets unless the family says another.
func (o order) fileName() string {
	words := []string{o.ruleset.Game.Title, o.ruleset.Name}
	if o.theme != nil && o.theme.ID != o.ruleset.Game.Theme {
		words = append(words, o.theme.Name)
	}
	words = append(words, o.paper.Name)
	return rulesets.FileName(strings.Join(words, " "))
}
