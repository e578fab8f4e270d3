// Package durability is the tests that nothing is lost of what a family was shown, whatever ends the program:
// a power cut at any moment, on a disk that promises as little as a disk may (package crashtest), or a kill. It
// writes each kind of the family's files with the code that writes it in the program, and opens what is left
// with the code that opens it there.
package durability
