package main

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"time"
	"unicode/utf8"
)

// How often the line moves, and how often a plain log is told that work goes on.
const (
	moveEvery = 200 * time.Millisecond
	tellEvery = 30 * time.Second
	lineWidth = 79 // columns that fit every terminal; a longer line would wrap and stay
)

// Progress shows that a long job is alive: on a terminal one line that moves (what, for how long, how far, what now), in
// a plain log a line now and then. Whole lines can be printed above it.
type Progress struct {
	out      io.Writer
	terminal bool
	now      func() time.Time
	label    string

	mu     sync.Mutex
	began  time.Time
	told   time.Time
	done   int
	total  int // 0 where nobody knows
	note   string
	frame  int
	shown  bool
	finish chan struct{}
	ended  sync.WaitGroup
}

// startProgress begins to show a job; Stop ends it.
func startProgress(out io.Writer, terminal bool, label string) *Progress {
	p := &Progress{out: out, terminal: terminal, now: time.Now, label: label, finish: make(chan struct{})}
	p.began = p.now()
	p.told = p.began
	p.ended.Add(1)
	go func() {
		defer p.ended.Done()
		beat := time.NewTicker(moveEvery)
		defer beat.Stop()
		for {
			select {
			case <-p.finish:
				return
			case <-beat.C:
				p.Beat()
			}
		}
	}()
	return p
}

// Beat moves the line once; in a plain log it tells now and then.
func (p *Progress) Beat() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.terminal {
		p.draw()
		return
	}
	if now := p.now(); now.Sub(p.told) >= tellEvery {
		p.told = now
		fmt.Fprintln(p.out, "  … "+p.state())
	}
}

// Step counts one more part done, of total (0: unknown), and says what is worked on now.
func (p *Progress) Step(total int, note string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.done++
	p.total = max(total, p.done)
	if total == 0 {
		p.total = 0
	}
	p.note = note
}

// Note says what is worked on now.
func (p *Progress) Note(note string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.note = note
}

// Print puts a whole line above the moving one.
func (p *Progress) Print(line string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.erase()
	p.told = p.now() // a log that just got a line needs no other sign of life
	fmt.Fprintln(p.out, line)
	if p.terminal {
		p.draw()
	}
}

// Stop ends the show and gives how long the job took. It may be called more than once.
func (p *Progress) Stop() time.Duration {
	p.mu.Lock()
	select {
	case <-p.finish:
	default:
		close(p.finish)
	}
	p.mu.Unlock()
	p.ended.Wait()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.erase()
	return p.now().Sub(p.began)
}

// state is the job in words.
func (p *Progress) state() string {
	text := p.label + "  " + clock(p.now().Sub(p.began))
	switch {
	case p.total > 0:
		text += fmt.Sprintf("  %d of about %d", p.done, p.total)
	case p.done > 0:
		text += fmt.Sprintf("  %d", p.done)
	}
	if p.note != "" {
		text += "  " + p.note
	}
	return text
}

func (p *Progress) draw() {
	p.erase()
	p.frame++
	text := string(`|/-\`[p.frame%4]) + " " + p.state()
	fmt.Fprint(p.out, cut(text, lineWidth))
	p.shown = true
}

func (p *Progress) erase() {
	if p.shown {
		fmt.Fprint(p.out, "\r"+strings.Repeat(" ", lineWidth)+"\r")
		p.shown = false
	}
}

// cut shortens text to width signs.
func cut(text string, width int) string {
	if utf8.RuneCountInString(text) <= width {
		return text
	}
	return string([]rune(text)[:width-1]) + "…"
}
