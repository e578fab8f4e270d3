// Package patrollers is the engine of Patrollers by Dwight Sullivan: a miniatures battle measured with a piece of twine, for two. Its clauses are
// PAT-01 to PAT-28; its seats are A and B.
package patrollers
