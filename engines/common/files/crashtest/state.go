package crashtest

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"maps"
	"math/rand/v2"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// A State is what the folder of a disk may hold after a crash.
type State struct {
	// Files are the contents of its files by path below the folder, with slashes, Folders its folders.
	Files   map[string][]byte
	Folders []string
	// Shown is what the last call of [Disk.Show] said.
	Shown int
	// How tells what was done before the crash and what it left, for people.
	How string
}

// States goes through the states that a crash may leave, before each step and after the last. If there are more than
// most, it leaves some out by chance. It takes the names and contents of one state, and none changes after it.
func (d *Disk) States(r *rand.Rand, most int) iter.Seq[State] {
	all := 0
	d.walk(r, func(func() State) bool { all++; return true })
	return func(yield func(State) bool) {
		d.walk(r, func(state func() State) bool {
			return all > most && r.IntN(all) >= most || yield(state())
		})
	}
}

// A model is the disk after some of the steps.
type model struct {
	contents []contents // by the number of the file
	// names are those that are sure to stay, pending the changes to them that are not.
	names   map[string]int
	pending []step
	shown   int
	done    int // how many steps there were
}

// contents are what is sure to stay of a file, and what the program sees of it.
type contents struct {
	sure, now []byte
	dirty     bool // now was not synced
}

func (d *Disk) model() *model {
	return &model{contents: make([]contents, d.files), names: map[string]int{}}
}

// do does one step. Contents are replaced and never changed.
func (m *model) do(s step) {
	switch s.kind {
	case written:
		c := &m.contents[s.file]
		now := make([]byte, max(len(c.now), s.at+len(s.data)))
		copy(now, c.now)
		copy(now[s.at:], s.data)
		c.now, c.dirty = now, true
	case truncated:
		c := &m.contents[s.file]
		c.now, c.dirty = c.now[:s.at:s.at], true
	case synced:
		c := &m.contents[s.file]
		c.sure, c.dirty = c.now, false
	case folderSynced:
		m.pending = slices.DeleteFunc(m.pending, func(p step) bool {
			if path.Dir(p.path) != s.path {
				return false
			}
			change(m.names, p)
			return true
		})
	case shown:
		m.shown = s.shown
	default:
		m.pending = append(m.pending, s)
	}
}

// change makes one change to names.
func change(names map[string]int, s step) {
	delete(names, s.from)
	if s.kind == removed {
		delete(names, s.path)
	} else {
		names[s.path] = s.file
	}
}

// after returns the names after the first n of the pending changes.
func (m *model) after(n int) map[string]int {
	return m.with(func(i int) bool { return i < n })
}

// with returns the names after some of the pending changes. What lies in a folder without a name is not there.
func (m *model) with(done func(i int) bool) map[string]int {
	names := maps.Clone(m.names)
	for i, s := range m.pending {
		if done(i) {
			change(names, s)
		}
	}
	there := map[string]int{}
	for _, name := range slices.Sorted(maps.Keys(names)) {
		if _, ok := there[path.Dir(name)]; ok || path.Dir(name) == "." {
			there[name] = names[name]
		}
	}
	return there
}

// walk goes through the states. The function makes the state.
func (d *Disk) walk(r *rand.Rand, yield func(func() State) bool) {
	m := d.model()
	for m.done = range len(d.log) + 1 {
		if !m.crash(r, yield) {
			return
		}
		if m.done < len(d.log) {
			m.do(d.log[m.done])
		}
	}
}

// subsets is up to how many pending changes of names all their subsets are gone through.
const subsets = 5

// crash goes through the states after a crash now. Whether a temporary file is there is left to chance.
func (m *model) crash(r *rand.Rand, yield func(func() State) bool) bool {
	var open []int // the pending changes of names that matter
	for i, s := range m.pending {
		if !isTemp(s.path) {
			open = append(open, i)
		}
	}
	temps, n := r.IntN(2) == 0, len(open)
	if n <= subsets {
		for set := range 1 << n {
			ok := m.damages(r, m.with(func(i int) bool {
				at := slices.Index(open, i)
				return at < 0 && temps || at >= 0 && set>>at&1 == 1
			}), yield)
			if !ok {
				return false
			}
		}
		return true
	}
	for n := range len(m.pending) + 1 {
		early := func(i int) bool { return i < n || i == open[len(open)-1] }
		if !m.damages(r, m.after(n), yield) || !m.damages(r, m.with(early), yield) {
			return false
		}
	}
	return true
}

// damages goes through the states with some names: each file that is not synced in each damage, while the others are
// as the program sees them or as they were synced last, and some with several damages.
func (m *model) damages(r *rand.Rand, names map[string]int, yield func(func() State) bool) bool {
	var open []int
	choices := map[int][]damage{}
	for _, name := range slices.Sorted(maps.Keys(names)) {
		if file := names[name]; file != aFolder && !isTemp(name) && choices[file] == nil && m.contents[file].dirty {
			open, choices[file] = append(open, file), m.contents[file].damages(r)
		}
	}
	one := func(left map[int]damage) bool { return yield(func() State { return m.state(names, left) }) }
	if len(open) == 0 {
		return one(nil)
	}
	for _, file := range open {
		for i, hurt := range choices[file] {
			left := map[int]damage{file: hurt}
			for _, other := range open {
				if list := choices[other]; other != file {
					left[other] = list[[]int{0, 1, r.IntN(len(list))}[i%3]]
				}
			}
			if !one(left) {
				return false
			}
		}
	}
	return true
}

// isTemp reports whether a name is that of a temporary file, which nobody reads.
func isTemp(name string) bool { return strings.HasSuffix(name, ".tmp") }

// state returns a state with names and damages; contents without a damage are as the program sees them.
func (m *model) state(names map[string]int, left map[int]damage) State {
	s := State{Files: map[string][]byte{}, Shown: m.shown, How: fmt.Sprintf("after %d steps", m.done)}
	for _, name := range slices.Sorted(maps.Keys(names)) {
		file := names[name]
		if file == aFolder {
			s.Folders = append(s.Folders, name)
			continue
		}
		s.Files[name] = m.contents[file].now
		if hurt, ok := left[file]; ok {
			s.Files[name] = m.contents[file].after(hurt)
			s.How += fmt.Sprintf(", %s: %v", name, hurt)
		}
	}
	return s
}

// Put makes a folder hold the state and nothing else. What is there as it should be is left alone.
func (s State) Put(folder string) error {
	err := filepath.WalkDir(folder, func(at string, entry fs.DirEntry, err error) error {
		name, wrong := filepath.Rel(folder, at)
		if err != nil || wrong != nil || at == folder {
			return err
		}
		name = filepath.ToSlash(name)
		_, isFile := s.Files[name]
		if entry.IsDir() == slices.Contains(s.Folders, name) && entry.IsDir() != isFile {
			return nil
		}
		if err = os.RemoveAll(at); err == nil && entry.IsDir() {
			err = fs.SkipDir
		}
		return err
	})
	for _, name := range s.Folders { // they are sorted, so the outer ones come first
		if err == nil {
			err = os.MkdirAll(filepath.Join(folder, filepath.FromSlash(name)), 0o755)
		}
	}
	for name, data := range s.Files {
		at := filepath.Join(folder, filepath.FromSlash(name))
		if there, wrong := os.ReadFile(at); err == nil && (wrong != nil || !bytes.Equal(there, data)) {
			err = overwrite(at, data)
		}
	}
	return err
}

// overwrite is [os.WriteFile], but does not empty the file first: ext4 then waits for the disk.
func overwrite(at string, data []byte) error {
	f, err := os.OpenFile(at, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return errors.Join(err, f.Truncate(int64(len(data))), f.Close())
}
