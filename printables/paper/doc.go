// Package paper lays things out on sheets of paper. It knows the paper sizes, cuts boards into tiles, packs
// small parts on sheets, imposes cards, and draws the marks for cutting and folding. A layout is plain data:
// a list of tiles or slots in millimetres, which tests can check without a PDF. The origin of a sheet is its
// top left corner, with y downwards.
package paper
