package background

import (
	"context"
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"homespun/engines/common/panics"
)

// none fails the test if there is a fault.
func none(t *testing.T) func(*panics.Fault) { return func(fault *panics.Fault) { t.Error(fault) } }

func TestTheNewestJobsReplaceTheOldest(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		jobs := NewJobs(none(t))
		told := make(chan string, 100)
		slow := func(name string) func(context.Context) {
			return func(ctx context.Context) {
				told <- name + " begins"
				<-ctx.Done()
				time.Sleep(time.Second) // a program does not end at once
				told <- name + " ends: " + ctx.Err().Error()
			}
		}
		for _, c := range []struct {
			do   func()
			want []string
		}{
			{func() { jobs.Run(2, time.Hour, slow("one")) }, []string{"one begins"}},
			{func() { jobs.Run(2, time.Hour, slow("two")) }, []string{"two begins"}},
			{func() { jobs.Run(2, time.Hour, slow("three")) },
				[]string{"one ends: context canceled", "three begins"}},
			{jobs.Stop, []string{"two ends: context canceled", "three ends: context canceled"}},
			{func() { jobs.Run(1, time.Second, slow("four")) },
				[]string{"four begins", "four ends: context deadline exceeded"}},
		} {
			c.do()
			time.Sleep(time.Minute)
			var got []string
			for len(told) > 0 {
				got = append(got, <-told)
			}
			if slices.Sort(got); !slices.Equal(got, slices.Sorted(slices.Values(c.want))) {
				t.Errorf("got %q, want %q", got, c.want)
			}
		}
		if n := jobs.Running(); n != 0 {
			t.Errorf("%d jobs run", n)
		}
	})
}

// A job that is replaced before it has begun never begins.
func TestAJobThatWaitsCanBeReplaced(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		jobs := NewJobs(none(t))
		last := make(chan struct{})
		jobs.Run(1, time.Hour, func(ctx context.Context) { <-ctx.Done(); time.Sleep(time.Minute) })
		synctest.Wait()
		jobs.Run(1, time.Hour, func(context.Context) { t.Error("it began") })
		jobs.Run(1, time.Hour, func(context.Context) { close(last) })
		<-last
	})
}

func TestCloseWaitsForTheEndButNotForEver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		jobs := NewJobs(none(t))
		ended := false
		jobs.Run(2, time.Hour, func(ctx context.Context) {
			<-ctx.Done()
			time.Sleep(time.Second / 2)
			ended = errors.Is(ctx.Err(), context.Canceled)
		})
		synctest.Wait()
		if jobs.Close(); !ended {
			t.Error("it did not wait")
		}
		jobs.Run(1, time.Hour, func(context.Context) { t.Error("a job began after the end") })

		stubborn := NewJobs(none(t))
		stubborn.Run(1, time.Hour, func(context.Context) { time.Sleep(time.Hour) })
		synctest.Wait()
		begun := time.Now()
		if stubborn.Close(); time.Since(begun) != time.Second {
			t.Errorf("it waited %v", time.Since(begun))
		}
		time.Sleep(time.Hour) // a test ends with all that it began
	})
}

// A job with a fault ends as any other, and the next one runs.
func TestAFaultOfAJobIsTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		faults := make(chan *panics.Fault, 1)
		jobs := NewJobs(func(fault *panics.Fault) { faults <- fault })
		jobs.Run(1, time.Hour, func(context.Context) { panic("one") })
		if fault := <-faults; fault.Problem != "one" {
			t.Errorf("told %q", fault.Problem)
		}
		next := make(chan struct{})
		jobs.Run(1, time.Hour, func(context.Context) { close(next) })
		<-next
	})
}
