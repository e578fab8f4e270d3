// Package balance measures what a house rule does to a game. Bots play many matches. The report says who wins
// how often, how long matches take, and whether a difference between two rulesets is more than chance.
//
// The results hold for these bots only. A side that wins more among bots need not win more among people. So one looks
// at bots of different strength, and believes most what both say.
package balance
