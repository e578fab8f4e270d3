// Package printest checks prints: what must hold of every job, whatever is printed, on whatever paper. [Problems] looks at a job as data: where the
// parts lie, what is drawn there, whether backs come to lie behind their fronts when a sheet is turned over or folded as people do it. [Compare]
// looks at pages as pixels, drawn by two programs that know nothing of each other. Neither asks the code that lays sheets out: the geometry here is
// worked out anew.
//
//	printest.Check(t, job, options)
package printest
