// Package aloud reads sentences aloud, for those who do not read yet. The voice is that of the system; where
// there is none, nothing is said.
package aloud

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"homespun/engines/common/background"
	"homespun/engines/common/panics"
)

// A Voice reads sentences aloud, one at a time. No method waits for that, and none tells an error.
type Voice interface {
	// Has reports whether there is a voice.
	Has() bool
	// Say reads a sentence, in place of the one that is being read.
	Say(sentence string)
	// Hush stops the sentence that is being read.
	Hush()
	// Close is Hush, and nothing is said from then on.
	Close()
}

// Silence is a Voice that says nothing.
type Silence struct{}

// Has implements Voice.
func (Silence) Has() bool { return false }

// Say implements Voice.
func (Silence) Say(string) {}

// Hush implements Voice.
func (Silence) Hush() {}

// Close implements Voice.
func (Silence) Close() {}

// A Speaker is the Voice of this computer. A program that fails or hangs is not asked again, and another one
// takes its place; after the last one there is no voice any more. Use [New].
type Speaker struct {
	jobs *background.Jobs
	// programs are those that there are, the best first. They are looked for when the first is wanted.
	programs func() []program
	failed   atomic.Int32 // how many of them have failed

	mutex sync.Mutex
	said  bool // something since the last Hush
}

// New returns the Voice of this computer. A fault of the program in the background goes to caught.
func New(caught func(*panics.Fault)) *Speaker {
	return &Speaker{jobs: background.NewJobs(caught), programs: sync.OnceValue(found)}
}

// Has implements Voice.
func (s *Speaker) Has() bool { return int(s.failed.Load()) < len(s.programs()) }

// Say implements Voice. Of a text that is longer than a few sentences, the beginning is read.
func (s *Speaker) Say(sentence string) {
	words := spoken(sentence)
	if words == "" {
		s.Hush()
		return
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.said = true
	s.run(func(ctx context.Context, p program) error { return p.say(ctx, words) })
}

// Hush implements Voice.
func (s *Speaker) Hush() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if !s.said {
		return
	}
	s.said = false
	s.jobs.Stop()
	s.run(func(ctx context.Context, p program) error { return p.hush(ctx) })
}

// Close implements Voice. It waits until the voice has stopped, for two seconds at most.
func (s *Speaker) Close() {
	s.jobs.Close()
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if !s.said || !s.Has() {
		return
	}
	s.said = false
	ctx, over := context.WithTimeout(context.Background(), time.Second)
	defer over()
	s.programs()[s.failed.Load()].hush(ctx)
}

// run runs do with the first program that has not failed, after stopping what runs.
func (s *Speaker) run(do func(context.Context, program) error) {
	s.jobs.Run(1, reading, func(ctx context.Context) {
		programs, failed := s.programs(), s.failed.Load()
		if int(failed) >= len(programs) {
			return
		}
		if err := do(ctx, programs[failed]); err != nil && !errors.Is(ctx.Err(), context.Canceled) {
			s.failed.CompareAndSwap(failed, failed+1)
		}
	})
}
