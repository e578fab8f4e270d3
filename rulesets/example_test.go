package rulesets_test

import (
	"fmt"

	"homespun/engines/sitters"
	"homespun/rulesets"
	files "homespun/rulesets/sitters"
)

// A shelf reads the games it is given. A ruleset is compiled into an engine; what it changes of another is
// told field by field.
func ExampleNewShelf() {
	shelf, err := rulesets.NewShelf(rulesets.Source{Engine: sitters.Definition, Files: files.Files})
	if err != nil {
		fmt.Println(err)
		return
	}
	standard, _ := shelf.Find("sitters", "standard")
	gentle, _ := shelf.Find("sitters", "gentle")
	for _, d := range rulesets.Diff(standard, gentle) {
		fmt.Printf("%s: %s → %s (%s)\n", d.Label, d.WasText, d.IsText, d.Clause)
	}
	engine, err := gentle.Compile(2)
	if err != nil {
		fmt.Println(err)
		return
	}
	speaker := gentle.Speaker(nil, engine, [][]string{{"Ava"}, {"Ben"}})
	fmt.Println(speaker.Prompt(engine.Start()))
	// Output:
	// Dice in battle (collectors): 1 → 2 (SIT-15)
	// Where does Ava put a chest? 4 to go.
}
