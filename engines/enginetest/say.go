package enginetest

import (
	"strings"

	"homespun/engines"
)

// Say writes a message for a test: its clause, its reason and its arguments by name, such as "SIT-08
// in-the-way piece=C1 space=c3".
func Say(game engines.Notation, n engines.Message) string {
	info := game.Info()
	reason := info.Reasons[n.Reason]
	words := []string{n.Clause.ID(info.Prefix), reason.Name}
	for i, arg := range n.Args[:n.N] {
		words = append(words, reason.Args[i]+"="+game.Describe(arg).Text)
	}
	return strings.Join(words, " ")
}
