// Package parts describes the printed parts of a game, and draws those that several games share: the rule
// sheet, standing figures, tokens, cards and dice to fold. Everything is drawn once, true to size in
// millimetres. Package printables lays the parts out on sheets.
package parts
