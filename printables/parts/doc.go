// Package parts is what a game's set of paper is made of, and the parts that several games share: the rule
// sheet, standees, tokens, the fold-up die. Everything is drawn once, true to size in millimetres; package
// printables lays it out on sheets.
package parts
