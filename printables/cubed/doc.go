// Package cubed is what can be printed of Cubed: the mat with the place of the bag, strips that measure the
// footprint, nets of cubes, maps of the layers to note a position on, a score sheet, a turn card and the rule
// sheet, all from the ruleset in force and in the words and pictures of a theme.
//
// The drawings of the mat and of a layer are on the screen as well: see [BoardSpaces] and [LayerMap].
package cubed
