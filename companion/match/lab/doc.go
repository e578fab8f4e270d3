// Package lab answers what a house rule does. Bots play by it, and by the rules that it is compared with, at two
// strengths; what is known so far can be asked for at any time. The answers are sentences that a family understands,
// each with the figures behind it.
package lab
