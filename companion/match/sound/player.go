package sound

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"homespun/engines/common/background"
	"homespun/engines/common/files"
	"homespun/engines/common/panics"
)

// A Player plays sounds. Play never waits and tells no error.
type Player interface {
	// Play plays a sound beside those that still sound. volume is from 0, which is off, to 100.
	Play(s Sound, volume int)
	// Close stops all sounds. Nothing is played from then on.
	Close()
}

// Silence is a Player that plays nothing.
type Silence struct{}

// Play implements Player.
func (Silence) Play(Sound, int) {}

// Close implements Player.
func (Silence) Close() {}

// A Machine is the Player of this computer. It writes each sound to a file when it is first wanted and has a
// player of the system play it. A player that fails or hangs is not asked again, and another one takes its
// place; after the last one the Machine is silent until the volume changes. Use [New].
type Machine struct {
	folder string
	jobs   *background.Jobs
	// longest is how long a player may take for a sound before it is stopped.
	longest time.Duration

	mutex  sync.Mutex
	volume int // of the last Play
	choice *choice
	paths  map[tune]string // of the files that are written
}

// tune is a sound at a volume.
type tune struct {
	sound  Sound
	volume int
}

// player is one way in which a system plays files.
type player struct {
	// most is how many files it plays at once.
	most int32
	// play plays a file, to its end or until the context ends, and returns an error if it cannot.
	play func(ctx context.Context, path string) error
}

// choice is the players at one volume. They are looked for in the background, when the first is wanted.
type choice struct {
	players func() []player // the best first
	failed  atomic.Int32    // how many of them have failed
	most    atomic.Int32    // how many files the present one plays at once; 0 while that is not known
}

// longest is how long a player may take for a sound, which is shorter than a second. Then it hangs.
const longest = 2 * time.Second

// New returns the Player of this computer. It keeps its files in a folder, which it makes when it writes the
// first. A fault of the program in the background goes to caught.
func New(folder string, caught func(*panics.Fault)) *Machine {
	return &Machine{folder: folder, jobs: background.NewJobs(caught), longest: longest, volume: -1,
		paths: map[tune]string{}}
}

// Play implements Player.
func (m *Machine) Play(s Sound, volume int) {
	volume = min(max(volume, 0), 100)
	if s == None || s >= sounds {
		return
	}
	m.mutex.Lock()
	defer m.mutex.Unlock()
	if volume != m.volume {
		m.volume, m.choice = volume, &choice{players: sync.OnceValue(players)}
	}
	if volume == 0 {
		return
	}
	choice := m.choice
	m.jobs.Run(max(1, int(choice.most.Load())), m.longest, func(ctx context.Context) {
		m.play(ctx, choice, tune{s, volume})
	})
}

// play plays a tune with the first player that has not failed.
func (m *Machine) play(ctx context.Context, c *choice, t tune) {
	players, failed := c.players(), c.failed.Load()
	if int(failed) >= len(players) {
		return
	}
	with := players[failed]
	c.most.Store(with.most)
	path, err := m.file(t)
	if err == nil {
		err = with.play(ctx, path)
	}
	if err != nil && !errors.Is(ctx.Err(), context.Canceled) {
		c.failed.CompareAndSwap(failed, failed+1) // of several that fail at once, one counts
	}
}

// Close implements Player.
func (m *Machine) Close() { m.jobs.Close() }

// file returns the path of the file of a tune, and writes it if it is not there. Its name ends with a number
// that follows from its contents, so a sound that has changed gets a new file.
func (m *Machine) file(t tune) (string, error) {
	m.mutex.Lock()
	path, ok := m.paths[t]
	m.mutex.Unlock()
	if _, err := os.Stat(path); ok && err == nil { // systems clear their caches at any time
		return path, nil
	}
	wave := Wave(t.sound, t.volume)
	path = filepath.Join(m.folder, fmt.Sprintf("%s-%d-%.4x.wav", t.sound, t.volume, sha256.Sum256(wave)))
	if kept, _, err := files.Read(path, int64(len(wave))); err != nil || string(kept) != string(wave) {
		if err := files.MakeFolder(m.folder); err != nil {
			return "", err
		}
		if err := files.Write(path, wave); err != nil {
			return "", err
		}
	}
	m.mutex.Lock()
	defer m.mutex.Unlock()
	m.paths[t] = path
	return path, nil
}
