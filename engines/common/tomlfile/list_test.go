package tomlfile_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines/common/tomlfile"
)

const cards = `# Dares for a rainy Sunday.
title = "Dares"   # on the cover

# the owl sleeps
[[card]]
title  = "Owl"   # hoo
count  = 3       # of each

[[card]]
title = "Fox"
[card.back]
icon = "star"
# below the fox

[back]
icon = "owl"

[[card]]
text = """
one
two"""
# the end
`

// opened returns the cards of a text, with what writes a value.
func opened(t testing.TB, text string) *tomlfile.List {
	t.Helper()
	l, err := tomlfile.NewList([]byte(text), "card")
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func written(v any) string {
	if s, ok := v.(string); ok {
		return tomlfile.Quote(s)
	}
	return fmt.Sprint(v)
}

// A change of one table leaves every other byte where it is, and a table takes the remarks above it along.
func TestTablesAreChangedOneByOne(t *testing.T) {
	owl := "# the owl sleeps\n[[card]]\ntitle  = \"Owl\"   # hoo\ncount  = 3       # of each"
	fox := "[[card]]\ntitle = \"Fox\"\n[card.back]\nicon = \"star\"\n# below the fox"
	last := "[[card]]\ntext = \"\"\"\none\ntwo\"\"\"\n# the end"
	swap := func(pairs ...string) string { return strings.NewReplacer(pairs...).Replace(cards) }
	for name, c := range map[string]struct {
		do   func(l *tomlfile.List) error
		want string
	}{
		"nothing":     {func(*tomlfile.List) error { return nil }, cards},
		"a word":      {func(l *tomlfile.List) error { return l.Set(0, "title", "Bat", written) }, swap(`"Owl"`, `"Bat"`)},
		"a number":    {func(l *tomlfile.List) error { return l.Set(0, "count", int64(12), written) }, swap("= 3 ", "= 12 ")},
		"a new field": {func(l *tomlfile.List) error { return l.Set(1, "icon", "fox", written) }, swap("\"Fox\"\n", "\"Fox\"\nicon = \"fox\"\n")},
		"out":         {func(l *tomlfile.List) error { return l.Set(0, "count", nil, written) }, swap("count  = 3       # of each\n", "# of each\n")},
		"lines":       {func(l *tomlfile.List) error { return l.Set(2, "text", "one\nfour", written) }, swap("two\"", "four\"")},
		"a copy":      {func(l *tomlfile.List) error { l.Copy(0); return nil }, swap(owl, owl+"\n\n"+owl)},
		"the first":   {func(l *tomlfile.List) error { l.Take(0); return nil }, swap(owl+"\n\n", "")},
		"the last":    {func(l *tomlfile.List) error { l.Take(2); return nil }, swap(last+"\n", "\n")},
		"to the end":  {func(l *tomlfile.List) error { l.Move(0, 2); return nil }, swap(owl, fox, fox, last, last, owl)},
		"to the top":  {func(l *tomlfile.List) error { l.Move(2, 0); return nil }, swap(owl, last, fox, owl, last, fox)},
		"one more": {func(l *tomlfile.List) error { return l.Insert(3, "title = \"Bat\"\n") },
			swap(last, last+"\n\n[[card]]\ntitle = \"Bat\"")},
		"one before": {func(l *tomlfile.List) error { return l.Insert(0, "title = \"Bat\"\n") },
			swap(owl, "[[card]]\ntitle = \"Bat\"\n\n"+owl)},
	} {
		for _, end := range []string{"\n", "\r\n"} {
			l := opened(t, strings.ReplaceAll(cards, "\n", end))
			if err := c.do(l); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			got, err := l.Text()
			if want := strings.ReplaceAll(c.want, "\n", end); err != nil || string(got) != want {
				t.Errorf("%s: %v\n%s\nwant\n%s", name, err, got, want)
			}
		}
	}
}

// The first table of a text without one, and the last one gone.
func TestAListOfNone(t *testing.T) {
	for _, text := range []string{"", "title = 1", "title = 1\n\n\n", "# remark"} {
		l := opened(t, text)
		if err := l.Insert(0, "a = 1"); err != nil {
			t.Fatal(err)
		}
		one, err := l.Text()
		if err != nil || !strings.HasSuffix(string(one), "[[card]]\na = 1\n") {
			t.Errorf("%q becomes %q, %v", text, one, err)
		}
		l = opened(t, string(one))
		l.Take(0)
		if none, err := l.Text(); err != nil || strings.Contains(string(none), "card") {
			t.Errorf("%q becomes %q, %v", one, none, err)
		}
	}
}

// What is written in another way than with heads, or is no TOML, is not changed.
func TestOtherListsAreRefused(t *testing.T) {
	for _, text := range []string{"card = [{ a = 1 }]", "card = 1", "[card]\na = 1", "[[card", "[[card]]\na = "} {
		if _, err := tomlfile.NewList([]byte(text), "card"); !errors.Is(err, tomlfile.ErrUnchangeable) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// Whatever is done in whatever order, the text says what it should, and moving there and back leaves every byte.
func TestTablesAreChangedAtRandom(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		l := opened(t, cards)
		for range rapid.IntRange(1, 12).Draw(rt, "steps") {
			n := l.Len()
			i := rapid.IntRange(0, max(0, n-1)).Draw(rt, "at")
			before, err := l.Text()
			if err != nil {
				rt.Fatal(err)
			}
			switch what := rapid.IntRange(0, 5).Draw(rt, "what"); {
			case what == 0 || n == 0:
				err = l.Insert(rapid.IntRange(0, n).Draw(rt, "to"), "title = \"new\"\n# remark")
			case what == 1:
				l.Copy(i)
			case what == 2:
				l.Take(i)
			case what == 3:
				to := rapid.IntRange(0, n-1).Draw(rt, "to")
				l.Move(i, to)
				l.Move(to, i)
				if same, _ := l.Text(); string(same) != string(before) {
					rt.Fatalf("%s\nbecomes\n%s", before, same)
				}
				l.Move(i, to)
			default:
				err = l.Set(i, rapid.SampledFrom([]string{"title", "text", "a b"}).Draw(rt, "field"),
					rapid.SampledFrom([]any{nil, "x\ny\"", int64(3)}).Draw(rt, "value"), written)
			}
			if err != nil {
				rt.Fatal(err)
			}
			text, err := l.Text()
			if err != nil {
				rt.Fatalf("%v: after\n%s", err, before)
			}
			if again := opened(t, string(text)); again.Len() != l.Len() {
				rt.Fatalf("%d tables, want %d:\n%s", again.Len(), l.Len(), text)
			}
		}
	})
}
