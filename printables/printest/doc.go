// Package printest checks prints: what must hold of every job, whatever is printed, on whatever paper.
// [Problems] looks at a job as data: whether its parts lie apart on the paper, whether what is placed is
// drawn in its place with its marks around it, whether backs come to lie behind their fronts when a sheet
// is turned over or folded as people do it. [Missing] looks for its words in what a reader of PDFs has
// found.
//
//	printest.Check(t, job, options)
package printest
