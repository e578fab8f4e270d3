package template_test

import (
	"fmt"

	"homespun/rulesets/template"
)

func ExampleTemplate_Fill() {
	t, err := template.Parse("{name} carries {n} {plural n treasure treasures}{if with}, and {and with}{end}")
	if err != nil {
		panic(err)
	}
	fmt.Println(t.Fill(template.Args{"name", "Ava", "n", 1, "with", []string{}}).Text)
	fmt.Println(t.Fill(
		template.Args{"name", "Ben", "n", 3, "with", []string{"a torch", "a rope", "luck"}}).Text)
	// Output:
	// Ava carries 1 treasure
	// Ben carries 3 treasures, and a torch, a rope and luck
}

// rules are a scope with some fields of a ruleset.
type rules struct {
	template.Args
	fields map[string]any
}

func (r rules) Field(key string) (any, bool) {
	v, ok := r.fields[key]
	return v, ok
}

func ExampleTemplate_Speak() {
	t, err := template.Parse(`on {a return_on.monsters} a {piece} returns{if may_pass}, or its side passes{end}.
	{each kind in steps}{many kind} go {kind} {plural kind step steps}. {end}`)
	if err != nil {
		panic(err)
	}
	said := t.Speak(rules{template.Args{"piece", "marker"}, map[string]any{
		"return_on": map[string]any{"monsters": []any{int64(8), int64(9)}},
		"may_pass":  true,
		"steps":     []any{int64(1), int64(3)},
	}})
	fmt.Println(said.Text)
	for _, span := range said.Spans {
		fmt.Printf("%q %s %t\n", said.Text[span.From:span.To], span.Name, span.If)
	}
	// Output:
	// On an 8 or 9 a marker returns, or its side passes. 1 go 1 step. 3 go 3 steps.
	// "an 8 or 9" return_on.monsters false
	// "marker" piece false
	// ", or its side passes" may_pass true
	// "1" steps false
	// "1" steps false
	// "step" steps false
	// "3" steps false
	// "3" steps false
	// "steps" steps false
}

func ExampleParse() {
	for _, text := range []string{"{capitl name}", "{each monster of monsters}{end}",
		"{if may_pass}It may pass."} {
		_, err := template.Parse(text)
		fmt.Println("says.picked", err)
	}
	// Output:
	// says.picked has {capitl name}: there is no word "capitl" before a value; did you mean "capital"?
	// says.picked has {each monster of monsters}: write {each name in field}
	// says.picked has {if may_pass} without {end}
}
