//go:build race

package bots_test

// racing says whether the race detector is on.
const racing = true
