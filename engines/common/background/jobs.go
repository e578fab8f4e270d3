package background

import (
	"context"
	"slices"
	"sync"
	"time"

	"homespun/engines/common/panics"
)

// Jobs runs functions in the background that matter only while they are new, such as playing a sound: nothing
// queues up, a further job stops the oldest instead. Use [NewJobs].
type Jobs struct {
	caught  func(*panics.Fault)
	mutex   sync.Mutex
	running []*job // oldest first
	closed  bool
}

// job is a function that is running, or that waits for the end of the jobs that it replaces.
type job struct {
	stop  context.CancelFunc
	ended chan struct{}
}

// NewJobs returns Jobs of which none runs yet. A fault in one goes to caught, as [Go] does it.
func NewJobs(caught func(*panics.Fault)) *Jobs { return &Jobs{caught: caught} }

// Run runs do on a new goroutine and returns at once. If most or more jobs run, the oldest of them are
// stopped, and do begins when they have ended. The context of do is cancelled when the job is stopped, and its
// deadline is limit after do has begun; do must return soon after either.
func (j *Jobs) Run(most int, limit time.Duration, do func(context.Context)) {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	if j.closed {
		return
	}
	replaced := j.stopped(max(0, len(j.running)-most+1))
	ctx, stop := context.WithCancel(context.Background())
	mine := &job{stop, make(chan struct{})}
	j.running = append(j.running, mine)
	Go(func() {
		defer j.end(mine)
		for _, older := range replaced {
			<-older.ended
		}
		ctx, over := context.WithTimeout(ctx, limit)
		defer over()
		if ctx.Err() == nil {
			do(ctx)
		}
	}, j.caught)
}

// Running returns how many jobs run, or wait until those that they replace have ended.
func (j *Jobs) Running() int {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	return len(j.running)
}

// Stop stops all jobs and does not wait for their end.
func (j *Jobs) Stop() {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	j.stopped(len(j.running))
}

// Close stops all jobs and waits until they have ended, for one second at most. Run does nothing from then
// on.
func (j *Jobs) Close() {
	j.mutex.Lock()
	j.closed = true
	running := j.stopped(len(j.running))
	j.mutex.Unlock()
	patience := time.NewTimer(time.Second)
	defer patience.Stop()
	for _, job := range running {
		select {
		case <-job.ended:
		case <-patience.C:
			return
		}
	}
}

// stopped stops the oldest n jobs and returns them.
func (j *Jobs) stopped(n int) []*job {
	oldest := slices.Clone(j.running[:n])
	for _, job := range oldest {
		job.stop()
	}
	return oldest
}

func (j *Jobs) end(mine *job) {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	mine.stop()
	close(mine.ended)
	j.running = slices.DeleteFunc(j.running, func(other *job) bool { return other == mine })
}
