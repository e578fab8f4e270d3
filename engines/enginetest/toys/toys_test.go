package toys_test

import (
	"fmt"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/enginetest/toys"
)

var fixes = map[string][]string{
	"signs":  {"fix points A..F 0..999"},
	"boules": {"fix stone A1..B4 4,1|0.5,7.5|12,8"},
	"sowing": {"fix pit p1..p8 0..9"},
	"lots":   {"fix lot A|B 1..9"},
}

func TestToysKeepTheContract(t *testing.T) {
	for _, toy := range append(toys.All(), &toys.Lots) {
		for seats := 2; seats <= engines.MaxSeats; seats++ {
			t.Run(fmt.Sprintf("%s/%d", toy.Info.ID, seats), func(t *testing.T) {
				enginetest.Run(t, toys.New(toy, seats), enginetest.Options{Fixes: fixes[toy.Info.ID]})
			})
		}
	}
}

func BenchmarkPlayout(b *testing.B) {
	for _, toy := range toys.All() {
		b.Run(toy.Info.ID, func(b *testing.B) { enginetest.Playout(b, toys.New(toy, 2), 1000) })
	}
}
