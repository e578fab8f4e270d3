package balance

import (
	"math"
	"math/rand/v2"
	"slices"

	"gonum.org/v1/gonum/mat"
	"gonum.org/v1/gonum/stat/distuv"
)

const (
	// errs is how many reports on equal rules may say of anything that it is more than chance.
	errs = 0.05
	// draws is how many reports on equal rules are drawn to find out what stands out.
	draws = 10_000
)

// Correct sets Real and Chance of the differences in one or several comparisons that are read as one report.
// It draws random reports on equal rules whose differences are correlated as these are, and counts how often
// one of them has anything that stands out as much (a step of Westfall and Young, 1993). Differences that say
// the same, such as that one side wins what the other loses, so count once.
func Correct(comparisons ...*Comparison) {
	var rows []*Difference
	var groups []*mat.Dense
	for _, c := range comparisons {
		kept := []int{} // rows that can differ
		all := c.rows()
		for i, d := range all {
			if d.deviation > 0 {
				kept = append(kept, i)
				rows = append(rows, d)
			}
		}
		groups = append(groups, spread(c.covariances, kept))
	}
	if len(rows) == 0 {
		return
	}
	most := make([]float64, 0, draws) // what stands out most in each report that is drawn
	random := rand.New(rand.NewPCG(1, draws))
	for range draws {
		least, at := math.Inf(1), 0
		for _, group := range groups {
			if group == nil {
				continue
			}
			size, _ := group.Dims()
			normal := make([]float64, size)
			for i := range normal {
				normal[i] = random.NormFloat64()
			}
			for i := range size {
				z := 0.0
				for j, x := range normal {
					z += group.At(i, j) * x
				}
				least = min(least, chanceOf(z)/rows[at].weight)
				at++
			}
		}
		most = append(most, least)
	}
	slices.Sort(most)
	for _, d := range rows {
		own := chanceOf(d.Value/d.deviation) / d.weight
		below, _ := slices.BinarySearch(most, math.Nextafter(own, math.Inf(1)))
		d.Chance = float64(below+1) / (draws + 1)
		d.Real = d.Chance <= errs
	}
}

// chanceOf returns how often chance alone is so many standard deviations away from nothing, or more, on either side.
func chanceOf(deviations float64) float64 {
	return 2 * distuv.UnitNormal.Survival(math.Abs(deviations))
}

// spread returns a matrix that turns independent normal numbers into correlated ones, each with the deviation
// 1: they are correlated as some rows of a matrix of covariances; nil for no rows. A row that is the same in
// every pair is correlated with no other.
func spread(covariances [][]float64, rows []int) *mat.Dense {
	if len(rows) == 0 {
		return nil
	}
	correlations := mat.NewSymDense(len(rows), nil)
	for i, a := range rows {
		for j, b := range rows[:i] {
			if both := covariances[a][a] * covariances[b][b]; both > 0 {
				correlations.SetSym(i, j, covariances[a][b]/math.Sqrt(both))
			}
		}
		correlations.SetSym(i, i, 1)
	}
	var eigen mat.EigenSym
	eigen.Factorize(correlations, true)
	var vectors mat.Dense
	eigen.VectorsTo(&vectors)
	for j, value := range eigen.Values(nil) {
		root := math.Sqrt(max(0, value))
		for i := range rows {
			vectors.Set(i, j, vectors.At(i, j)*root)
		}
	}
	return &vectors
}
