// Package paper lays things out on sheets: the sizes of paper, boards cut into tiles, small parts packed on
// sheets, and the marks that go with them. Layouts are data, lists of tiles and slots in millimetres, that
// tests check without a PDF; the origin of a sheet is its top left corner, y down.
package paper
