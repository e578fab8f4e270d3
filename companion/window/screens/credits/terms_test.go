package credits

import (
	"slices"
	"strings"
	"testing"

	"homespun/assets"
)

func TestTermsFlow(t *testing.T) {
	const terms = `LICENSE:

Copyright (c) 2012 Somebody with a long name <somebody@example.org>
Copyright (c) 2013 Somebody else

Redistribution and use in source and binary forms, with or without
modification, are permitted:
   * Redistributions of source code must retain the above copyright
notice, and this list of conditions and what follows in the text.
   * Neither the name nor the names of others may be used to endorse it
without permission.
`
	want := []string{"LICENSE:",
		"Copyright (c) 2012 Somebody with a long name <somebody@example.org>\nCopyright (c) 2013 Somebody else",
		"Redistribution and use in source and binary forms, with or without modification, are permitted:\n" +
			"* Redistributions of source code must retain the above copyright notice, and this list of " +
			"conditions and what follows in the text.\n" +
			"* Neither the name nor the names of others may be used to endorse it without permission."}
	if got := flowing(terms); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// No word of anybody's terms is left out.
func TestTermsStayWhole(t *testing.T) {
	for _, notice := range assets.Notices() {
		got := strings.Fields(strings.Join(flowing(notice.Terms), "\n"))
		if want := strings.Fields(notice.Terms); !slices.Equal(got, want) {
			t.Errorf("%s has %d words, and %d are shown", notice.Name(), len(want), len(got))
		}
	}
}
