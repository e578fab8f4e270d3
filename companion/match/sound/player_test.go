//go:build unix

package sound

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"homespun/engines/common/panics"
	"homespun/engines/enginetest/programs"
	"homespun/engines/enginetest/watchdog"
)

// machine returns a Machine that is closed after the test.
func machine(t *testing.T) *Machine {
	m := New(filepath.Join(t.TempDir(), "sounds"), func(fault *panics.Fault) { t.Error(fault) })
	t.Cleanup(m.Close)
	return m
}

// idle waits until nothing plays.
func (m *Machine) idle(t *testing.T) {
	t.Helper()
	watchdog.Until(t, "nothing plays", func() bool { return m.jobs.Running() == 0 })
}

// first and second are the names of the two best players of this system; second is "" if there is one only.
func first() string { return programsOf(runtime.GOOS)[0].name }

func second(t *testing.T) string {
	t.Helper()
	all := programsOf(runtime.GOOS)
	if len(all) < 2 {
		t.Skip("this system has one player")
	}
	return all[1].name
}

func TestASoundIsPlayedFromItsFile(t *testing.T) {
	s := programs.New(t)
	s.Put(first(), "")
	m := machine(t)
	m.Play(Coin, 75)
	played := s.Asked(1)[0]
	path := played[len(played)-1]
	if kept, err := os.ReadFile(path); err != nil || string(kept) != string(Wave(Coin, 75)) {
		t.Errorf("%s holds %d bytes, %v; want the sound", path, len(kept), err)
	}
	if name := filepath.Base(path); !strings.HasPrefix(name, "coin-75-") {
		t.Errorf("the file is called %s", name)
	}
	m.idle(t)
	m.Play(Coin, 75)
	if again := s.Asked(2)[1]; again[len(again)-1] != path {
		t.Errorf("the same sound is played from %s and %s", path, again)
	}
	m.idle(t)
	m.Play(Coin, 25)
	if softer := s.Asked(3)[2]; softer[len(softer)-1] == path {
		t.Error("another volume is played from the same file")
	}
}

// A file that is gone, or that holds something else, is written anew.
func TestAFileThatIsNotAsItWasIsWrittenAnew(t *testing.T) {
	s := programs.New(t)
	s.Put(first(), "")
	m := machine(t)
	m.Play(Step, 50)
	played := s.Asked(1)[0]
	path := played[len(played)-1]
	m.idle(t)
	if err := os.RemoveAll(m.folder); err != nil {
		t.Fatal(err)
	}
	m.Play(Step, 50)
	s.Asked(2)
	m.idle(t)
	if err := os.WriteFile(path, []byte("RIFF"), 0o644); err != nil {
		t.Fatal(err)
	}
	later := machine(t)
	later.folder = m.folder
	later.Play(Step, 50)
	s.Asked(3)
	if kept, err := os.ReadFile(path); err != nil || string(kept) != string(Wave(Step, 50)) {
		t.Errorf("%s holds %d bytes, %v; want the sound", path, len(kept), err)
	}
}

func TestSilenceAsksNobody(t *testing.T) {
	s := programs.New(t)
	s.Put(first(), "")
	m := machine(t)
	m.Play(Boom, 0)
	m.Play(Boom, -5)
	m.Play(None, 75)
	m.Play(sounds, 75)
	m.idle(t)
	if asked := s.Transcript(); len(asked) != 0 {
		t.Errorf("asked %q", asked)
	}
	if _, err := os.Stat(m.folder); !os.IsNotExist(err) {
		t.Errorf("the folder is made before a sound is wanted: %v", err)
	}
}

// Whoever has failed is not asked again; after the last one all is silent, until the volume changes.
func TestAPlayerThatFailsIsNotAskedAgain(t *testing.T) {
	s := programs.New(t)
	s.Put(first(), "exit 1")
	m := machine(t)
	for range 3 {
		m.Play(Dice, 75)
		m.idle(t)
	}
	if asked := s.Transcript(); len(asked) != 1 {
		t.Errorf("asked %q, want once", asked)
	}
	m.Play(Dice, 100)
	m.idle(t)
	if asked := s.Transcript(); len(asked) != 2 {
		t.Errorf("after the volume has changed: asked %q, want twice", asked)
	}
	s.Put(second(t), "")
	m.Play(Dice, 50)
	m.idle(t)
	m.Play(Dice, 50)
	if asked := s.Asked(4); asked[2][1] != first() || asked[3][1] != second(t) {
		t.Errorf("asked %q, want %s and then %s", asked, first(), second(t))
	}
}

func TestAPlayerThatHangsIsStopped(t *testing.T) {
	s := programs.New(t)
	s.Put(first(), s.Hangs)
	m := machine(t)
	m.longest = time.Second / 2
	m.Play(Growl, 75)
	m.idle(t)
	hung := s.Transcript()
	for _, line := range hung {
		if !s.Gone(line[0]) {
			t.Error("it is still there")
		}
	}
	m.Play(Growl, 75)
	m.idle(t)
	if asked := s.Transcript(); len(asked) != len(hung) {
		t.Errorf("asked again: %q", asked)
	}
}

// Sounds never queue up: the newest replace the oldest.
func TestFewSoundsAreHeardAtOnce(t *testing.T) {
	s := programs.New(t)
	s.Put(first(), s.Hangs)
	m := machine(t)
	m.longest = time.Hour
	m.Play(Step, 75)
	s.Asked(1)
	for n := 2; n <= 5; n++ {
		m.Play(Card, 75)
		s.Asked(n)
	}
	asked := s.Asked(5)
	for i, line := range asked {
		if gone := s.Gone(line[0]); gone != (i < 2) {
			t.Errorf("the player of sound %d of 5 is gone: %v", i+1, gone)
		}
	}
	m.Close()
	for i, line := range asked {
		if !s.Gone(line[0]) {
			t.Errorf("the player of sound %d of 5 is there after the end", i+1)
		}
	}
	m.Play(Step, 75)
	if len(s.Transcript()) != 5 {
		t.Error("a sound is played after the end")
	}
}

// Neither a system without a player nor a disk that takes no file is a reason for a message.
func TestNoPlayerIsNoTrouble(t *testing.T) {
	s := programs.New(t)
	m := machine(t)
	m.Play(Fanfare, 75)
	m.idle(t)
	s.Put(first(), "")
	if err := os.WriteFile(m.folder, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	m.Play(Fanfare, 100)
	m.idle(t)
	if asked := s.Transcript(); len(asked) != 0 {
		t.Errorf("asked %q", asked)
	}
}
