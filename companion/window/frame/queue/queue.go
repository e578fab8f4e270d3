// Package queue has things done in the background one after the other, in the order in which they were asked for.
package queue

import "sync"

// Task is done in the background. What it returns is done in the window then.
type Task func() (then func())

// A Queue is used in the window only.
type Queue struct {
	// Work runs a function in the background, and then what it returns in the window.
	Work func(func() func())

	waiting []func() Task
	busy    bool          // one is on its way
	running func() func() // does it, once
	turn    int           // counts them
	left    bool
}

// Ask has a task done after all others. Which it is, begin says when it is its turn; nil is none.
func (q *Queue) Ask(begin func() Task) {
	q.waiting = append(q.waiting, begin)
	q.next()
}

// Last reports whether nothing waits behind what is on its way, and Idle whether nothing is on its way either.
func (q *Queue) Last() bool { return len(q.waiting) == 0 }
func (q *Queue) Idle() bool { return q.Last() && !q.busy }

// next begins the next task, if none is on its way.
func (q *Queue) next() {
	for !q.busy && len(q.waiting) > 0 {
		begin := q.waiting[0]
		q.waiting, q.busy = q.waiting[1:], true
		task := begin()
		if task == nil {
			q.busy = false
			continue
		}
		run := sync.OnceValue(func() func() { return task() })
		q.turn++
		turn := q.turn
		if q.running = run; q.left {
			q.finish()
			continue
		}
		q.Work(func() func() {
			run()
			return func() {
				if turn == q.turn && q.running != nil {
					q.finish()
				}
			}
		})
	}
}

// finish ends the task that is on its way.
func (q *Queue) finish() {
	then := q.running()
	q.running = nil
	then()
	q.busy = false
	q.next()
}

// Leave does at once all that is waiting, and whatever is asked for from here on: nothing is lost.
func (q *Queue) Leave() {
	if q.left = true; q.running != nil {
		q.finish()
	}
	q.busy = false // also where a task has led here
	q.next()
}
