// Package cache keeps what is slow to make, such as pictures, so that it is made once.
package cache

import "sync"

// Cache keeps values by all that they are made from. Any goroutine may use it. Its lock is not held while a
// value is made, so that a slow one holds up nobody, and what makes it may use the cache too; where two
// goroutines make the same value at once, both get the one that was there first.
//
// It has two halves. When the recent values fill theirs they become the old ones, and the old ones that were
// not asked for since are forgotten. So what is in use stays.
type Cache[K comparable, V any] struct {
	most   int
	weight func(V) int

	lock        sync.Mutex
	recent, old map[K]V
	size        int // of the recent values
}

// New returns a cache of so many values at most.
func New[K comparable, V any](most int) *Cache[K, V] {
	return Weighed[K](most, func(V) int { return 1 })
}

// Weighed returns a cache of values that together weigh so much at most, for example in bytes. A value that
// is heavier than half of that is kept alone.
func Weighed[K comparable, V any](most int, weight func(V) int) *Cache[K, V] {
	return &Cache[K, V]{most: most, weight: weight}
}

// Get returns the value of a key, which it has made where it is not kept.
func (c *Cache[K, V]) Get(key K, create func() V) V {
	if value, ok := c.Find(key); ok {
		return value
	}
	made := create()
	c.lock.Lock()
	defer c.lock.Unlock()
	if value, ok := c.find(key); ok {
		return value
	}
	c.keep(key, made)
	return made
}

// Find returns the value of a key; false where it is not kept.
func (c *Cache[K, V]) Find(key K) (V, bool) {
	c.lock.Lock()
	defer c.lock.Unlock()
	return c.find(key)
}

// Put keeps a value, in place of the one that was kept before.
func (c *Cache[K, V]) Put(key K, value V) {
	c.lock.Lock()
	defer c.lock.Unlock()
	c.keep(key, value)
}

func (c *Cache[K, V]) find(key K) (V, bool) {
	value, ok := c.recent[key]
	if !ok {
		if value, ok = c.old[key]; ok {
			c.keep(key, value)
		}
	}
	return value, ok
}

func (c *Cache[K, V]) keep(key K, value V) {
	if before, ok := c.recent[key]; ok {
		c.size -= c.weight(before)
	}
	if c.size += c.weight(value); c.recent == nil || c.size > c.most/2 {
		c.recent, c.old, c.size = map[K]V{}, c.recent, c.weight(value)
	}
	c.recent[key] = value
}
