package pages_test

import (
	"slices"
	"testing"

	"homespun/engines/enginetest/pages"
)

func TestCommandsAreLinesOfBlocksAndWordsOfTheText(t *testing.T) {
	p := pages.Page{Text: "Type `homespun\ngames`, not `games`, or `A=b go test ./x`.\n" +
		"```\nhomespun print x  # a sheet\n\n```\n```text\nhomespun no\n```\n"}
	want := []string{"homespun print x", "homespun games", "A=b go test ./x"}
	if got := p.Commands(); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestWordsAreThoseOfAShell(t *testing.T) {
	env, words := pages.Words(`A=b go 'x y' "it's" --vary='p=[1, 2]' z`)
	if want := []string{"go", "x y", "it's", "--vary=p=[1, 2]", "z"}; !slices.Equal(words, want) ||
		!slices.Equal(env, []string{"A=b"}) {
		t.Errorf("%q, %q, want A=b, %q", env, words, want)
	}
}

func TestAHeadingIsALink(t *testing.T) {
	for title, want := range map[string]string{"Two commands": "two-commands",
		"What does a house rule do?": "what-does-a-house-rule-do"} {
		if got := pages.Heading(title); got != want {
			t.Errorf("%q gives %q, want %q", title, got, want)
		}
	}
}
