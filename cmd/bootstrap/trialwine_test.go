package main

import "testing"

func TestResultsAreWhatTestsSayInWine(t *testing.T) {
	const cleanup = "    testing.go:1464: TempDir RemoveAll cleanup: unlinkat C:\\a.txt: Invalid function.\n"
	for _, test := range []struct {
		said   string
		passed int
		why    string
	}{
		{"=== RUN   TestA\n--- PASS: TestA (0.00s)\nPASS\n", 1, ""},
		{"=== RUN   TestA\n" + cleanup + "--- FAIL: TestA (0.00s)\nFAIL\n", 1, ""},
		{"    a_test.go:1: no links\n--- SKIP: TestA (0.00s)\n", 0, ""},
		{"    a_test.go:1: noted\n--- PASS: TestA (0.00s)\n" + cleanup + "--- FAIL: TestB (0.00s)\n", 2, ""},
		{"    a_test.go:1: got 2\n" + cleanup + "--- FAIL: TestA (0.00s)\n", 0,
			"    a_test.go:1: got 2\n--- FAIL: TestA (0.00s)\n"},
		{"=== RUN   TestA\npanic: nil\n", 0, "panic: nil\n"},
	} {
		if passed, why := results(test.said); passed != test.passed || why != test.why {
			t.Errorf("%q: %d pass, and %q, want %d and %q", test.said, passed, why, test.passed, test.why)
		}
	}
}
