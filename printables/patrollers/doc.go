// Package patrollers is what can be printed of Patrollers: dog-tags whose dials slide, figures on round
// bases, markers and death tokens, gauges in place of twine, action dice, a card for each Patroller and the
// rule sheet, all from the ruleset in force and in the words and pictures of a theme.
//
// The dog-tags are drawn on the screen as well: see [DogTag].
package patrollers
