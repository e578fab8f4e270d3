package printables_test

import (
	"context"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"homespun/companion/match/games"
	"homespun/printables"
	"homespun/printables/paper"
)

// BenchmarkPictures draws all pictures of each game's set at 300 dots per inch, as `homespun print GAME
// --format png` does, and reports the seconds and the megabytes that a set takes: those of the files, and
// those that the program had of the system's memory at its peak.
func BenchmarkPictures(b *testing.B) {
	a3, err := paper.ParseSize("a3")
	if err != nil {
		b.Fatal(err)
	}
	for _, game := range games.All().All() {
		for _, set := range []struct {
			name    string
			options printables.Options
		}{{"", printables.Options{}}, {" large", printables.Options{Large: true}},
			{" a3", printables.Options{Sheet: paper.NewSheet(a3)}}} {
			b.Run(game.ID+set.name, func(b *testing.B) {
				rules, err := game.Standard()
				if err != nil {
					b.Fatal(err)
				}
				engine, err := rules.Compile(0)
				if err != nil {
					b.Fatal(err)
				}
				job, err := games.All().Paper.New(rules, engine, nil, set.options)
				if err != nil {
					b.Fatal(err)
				}
				pictures, err := job.Pictures(300, false)
				if err != nil {
					b.Fatal(err)
				}
				var size atomic.Int64
				runtime.GC()
				debug.FreeOSMemory() // what the set before took does not count
				peak := watchMemory(b, func() {
					for b.Loop() {
						if err := printables.DrawPictures(context.Background(), pictures,
							func(_ int, file []byte) error {
								size.Add(int64(len(file)))
								return nil
							}); err != nil {
							b.Fatal(err)
						}
					}
				})
				b.ReportMetric(b.Elapsed().Seconds()/float64(b.N), "s/set")
				b.ReportMetric(float64(size.Load())/float64(b.N)/1e6, "MB/set")
				b.ReportMetric(float64(peak)/1e6, "MB-at-peak")
			})
		}
	}
}

// watchMemory does something and returns how many bytes the program had of the system meanwhile, at most.
func watchMemory(b *testing.B, do func()) uint64 {
	samples := []metrics.Sample{{Name: "/memory/classes/total:bytes"},
		{Name: "/memory/classes/heap/released:bytes"}}
	peak := uint64(0)
	look := func() {
		metrics.Read(samples)
		peak = max(peak, samples[0].Value.Uint64()-samples[1].Value.Uint64())
	}
	done := make(chan struct{})
	var watcher sync.WaitGroup
	watcher.Go(func() {
		for {
			look()
			select {
			case <-done:
				return
			case <-time.After(time.Millisecond):
			}
		}
	})
	do()
	close(done)
	watcher.Wait()
	return peak
}
