package cache

import (
	"sync"
	"testing"
)

// A value is made once while it is in use, however many others come and go.
func TestWhatIsInUseStays(t *testing.T) {
	c, made := New[int, *int](10), 0
	get := func(key int) *int {
		return c.Get(key, func() *int { made++; return &key })
	}
	kept := get(0)
	for key := 1; key < 100; key++ {
		get(key)
		if get(0) != kept {
			t.Fatalf("value 0 is made again after %d others", key)
		}
	}
	if made != 100 {
		t.Errorf("%d values are made, want 100", made)
	}
	if get(1); made != 101 {
		t.Error("a value that nobody has asked for is kept for ever")
	}
}

// The two halves together never weigh more than the limit, but for a value that is too heavy itself.
func TestNoMoreIsKeptThanThereIsRoomFor(t *testing.T) {
	c := Weighed[int](100, func(v int) int { return v })
	whole := func() (sum int) {
		for _, half := range []map[int]int{c.recent, c.old} {
			for _, v := range half {
				sum += v
			}
		}
		return sum
	}
	for key := range 1000 {
		c.Get(key*7%13, func() int { return 1 + key%50 })
		if got := whole(); got > 100 {
			t.Fatalf("after %d values they weigh %d", key, got)
		}
	}
	for range 3 {
		c.Put(-1, 40)
		c.Put(-2, 2)
	}
	if _, ok := c.Find(-1); !ok || whole() > 100 {
		t.Errorf("a value that was put again is lost or counted twice: %d", whole())
	}
	c.Put(-3, 400)
	if v, ok := c.Find(-3); !ok || v != 400 || c.size != 400 {
		t.Error("a value too heavy for the cache is not kept alone")
	}
}

// Who asks for the same at the same time gets the same, and a value may be made with the help of others.
func TestEverybodyGetsTheSame(t *testing.T) {
	c := New[int, *int](10)
	var group sync.WaitGroup
	got := make([]*int, 20)
	for i := range got {
		group.Go(func() {
			got[i] = c.Get(1, func() *int { return c.Get(2, func() *int { return new(int) }) })
		})
	}
	group.Wait()
	for _, one := range got {
		if one != got[0] {
			t.Fatal("two goroutines have got different values")
		}
	}
}
