// Package grid has the code for boards of square spaces: boards drawn as text, the names of spaces, which
// spaces touch, and sets of spaces as bits.
//
// Spaces are counted from 0 in reading order: left to right, then down. A blank in the drawing is no space
// and gets no number. A space's name is a letter for its column from the left and a number for its row from
// the top: a1 is the top left corner.
package grid
