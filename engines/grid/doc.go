// Package grid is what games on square spaces share: boards drawn as text, the names of spaces, which spaces
// touch, and sets of spaces as bits.
//
// Spaces are counted from 0 in reading order, left to right and then down; where the drawing has a blank
// there is no space and no number. A space's name is a letter for its column from the left and a number for
// its row from the top: a1 is the top left corner.
package grid
