package main

import (
	"errors"
	"testing"
)

// What hides a builtin or an import is found wherever it is declared; fields and methods hide nothing.
func TestNamesThatHideAnotherAreFound(t *testing.T) {
	found := errors.Join(shadows("a.go", []byte(`package a

import (
	"math/rand"
	words "strings"
)

type list struct{ words, len int }

func (l list) copy(max int) (rand error) {
	for _, words := range words.Fields("a b") {
		print := func(new string) {}
		print(words)
	}
	_ = list{words: 1}
	return nil
}

type any interface{ min(path string) }

func short(words []string) { _ = rand.Int }
`))...)
	want := `a.go:10:20: max hides a builtin
a.go:10:30: rand hides an import
a.go:11:9: words hides an import
a.go:12:3: print hides a builtin
a.go:12:17: new hides a builtin
a.go:19:6: any hides a builtin
a.go:21:12: words hides an import`
	if found == nil || found.Error() != want {
		t.Errorf("found:\n%v\nwant:\n%s", found, want)
	}
	if err := errors.Join(shadows("b.go", []byte("package b\n\nvar words, path = 1, 2\n"))...); err != nil {
		t.Errorf("where nothing is imported: %v", err)
	}
}
