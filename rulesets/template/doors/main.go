// Command doors writes the doors of a catalogue of sentences: doors.go, with a variable for each sentence of
// english.toml that stands in the same folder, and a function for each that has something to be filled in. So
// a misspelt name, and a value too many or of another type, do not compile. A package with a catalogue has
//
//	//go:generate go run homespun/rulesets/template/doors
//
// The parameters of a function are the names in its sentence, in the order in which they appear there first.
// A name is a text, unless a colon and one of these follow where it appears first:
//
//	{n:int} {wide:number} {late:bool} {names:list}   an int, a float64, a bool, a []string
//	{name:24}                                        a text that people have typed, of at most 24 letters
//	{if side = winner:text}                          a text, where a name appears only behind a comparison
//
// A remark right above a sentence, without a blank line before it, says more about its parameters.
package main

import (
	"fmt"
	"os"
)

func main() {
	if err := write("."); err != nil {
		fmt.Fprintln(os.Stderr, "doors:", err)
		os.Exit(1)
	}
}

// write writes the doors of the catalogue in a folder.
func write(folder string) error {
	c, err := read(folder)
	if err != nil {
		return err
	}
	source, err := c.source()
	if err != nil {
		return err
	}
	return os.WriteFile(folder+"/doors.go", source, 0o644)
}
