package main

import (
	"bytes"
	"strings"
	"testing"
)

func TestTheIslandsMatchVerifies(t *testing.T) {
	var out bytes.Buffer
	if code := run([]string{"verify", landing}, strings.NewReader(""), &out, &out); code != 0 {
		t.Errorf("exit %d", code)
	}
	if want := landing +
		": 45 lines, all legal, finished {\"winner\":\"A\",\"rounds\":9}\n"; out.String() != want {
		t.Errorf("got %q, want %q", out.String(), want)
	}
}
