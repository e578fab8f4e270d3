//go:build !race

package pdftest

// racing says whether the race detector is on: it makes everything many times as slow, and sees nothing
// of what other programs do.
const racing = false
