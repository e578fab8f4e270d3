package text_test

import (
	"fmt"

	"homespun/engines/common/text"
)

func ExampleOneLine() {
	fmt.Printf("%q\n", text.OneLine("  Ava\tof the\r\nNorth\x00 "))
	// Output: "Ava of the North"
}

func ExampleClean() {
	fmt.Println(text.Clean("\u202eAva\n of the North", 24)) // the first sign would turn the line around
	fmt.Println(text.Clean("A name that goes on and on", 10))
	fmt.Println(text.Clean("Z\u0301\u0301\u0301\u0301\u0301", 24) == "\u0179\u0301\u0301\u0301")
	// Output:
	// Ava of the North
	// A name tha…
	// true
}

func ExampleCut() {
	fmt.Println(text.Cut("one two", 7, "…"))
	fmt.Println(text.Cut("one two three", 4, "…"))
	// Output:
	// one two
	// one …
}

func ExampleShort() {
	fmt.Println(text.Short("one two", 7))
	fmt.Println(text.Short("one two three", 4))
	// Output:
	// one two
	// one…
}

func ExampleJoin() {
	fmt.Println(text.Join([]string{"Ava"}, "and"))
	fmt.Println(text.Join([]string{"Ava", "Ben"}, "and"))
	fmt.Println(text.Join([]string{"step", "treasure", "torch"}, "or"))
	// Output:
	// Ava
	// Ava and Ben
	// step, treasure or torch
}

func ExampleCapital() {
	fmt.Println(text.Capital("écus"), text.Capital("12 écus"), text.Capital(""))
	// Output: Écus 12 écus
}

func ExampleDidYouMean() {
	known := []string{"sitters", "adventure"}
	fmt.Println(text.DidYouMean("sister", known))
	fmt.Printf("%q\n", text.DidYouMean("chess", known))
	// Output:
	// did you mean "sitters"?
	// ""
}
