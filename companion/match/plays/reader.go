package plays

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/common/background"
	"homespun/engines/common/cache"
	"homespun/engines/common/files"
	"homespun/engines/common/panics"
	"homespun/engines/record"
	"homespun/rulesets"
)

// mostOfFile is the largest match file that is read, in bytes: ten times the longest that people have played. mostFiles is how
// many files of a folder are read.
const mostOfFile, mostFiles = 256 << 10, 100_000

// longestProblem is the most that is told of a broken file, in letters.
const longestProblem = 300

// List is what a folder of match files holds.
type List struct {
	// Plays are the matches, the last that began first.
	Plays []Play `json:"plays"`
	// Broken are the files that cannot be read to their end, by name.
	Broken []Broken `json:"broken,omitempty"`
}

// Broken is a match file that cannot be read. Line is where it is wrong, from 1; 0 if the whole file is. Problem is a
// sentence for people, without a hidden answer.
type Broken struct {
	File    string `json:"file"`
	Line    int    `json:"line,omitempty"`
	Problem string `json:"problem"`
}

// Reader reads the match files of a folder.
type Reader struct {
	Folder string
	// Index returns the path of the index, as [household.InCache] does it; nil has everything read anew.
	Index func(name string) (string, error)
	Rules session.Rules
	// Told is called with how many files are read of how many, about every hundredth; it may be nil. It is called
	// on the goroutines that read, one at a time.
	Told func(done, of int)
}

// Read returns the plays of the folder. A folder that does not exist has none. The error is that of reading the
// folder, or of ctx, which ends the reading. What is wrong with a file stands in [List.Broken].
func (r Reader) Read(ctx context.Context) (*List, error) {
	began := time.Now()
	found, err := os.ReadDir(r.Folder)
	if errors.Is(err, fs.ErrNotExist) {
		return &List{Plays: []Play{}}, nil
	} else if err != nil {
		return nil, err
	}
	found = slices.DeleteFunc(found, func(entry fs.DirEntry) bool { return !session.IsMatch(entry) })
	found = found[:min(len(found), mostFiles)]
	index := r.open()
	entries := make([]entry, len(found))
	var missing []int
	for i, file := range found {
		if known, ok := index.find(r.Folder, file); ok {
			entries[i] = known
		} else {
			missing = append(missing, i)
		}
	}
	if err := r.fill(ctx, found, entries, missing); err != nil {
		return nil, err
	}
	index.keep(entries, began, len(missing))
	return listOf(entries), nil
}

// One returns a list of one match file of the folder.
func (r Reader) One(name string) *List { return listOf([]entry{r.read(name, r.resolver())}) }

// fill reads the files that the index does not know, several at once.
func (r Reader) fill(ctx context.Context, found []fs.DirEntry, entries []entry, missing []int) (err error) {
	resolve := r.resolver()
	var lock sync.Mutex
	var group sync.WaitGroup
	next := 0
	take := func() int {
		lock.Lock()
		defer lock.Unlock()
		if r.Told != nil && next%(len(missing)/100+1) == 0 {
			r.Told(next, len(missing))
		}
		next++
		return next - 1
	}
	for range min(runtime.GOMAXPROCS(0), len(missing)) {
		group.Add(1)
		background.Go(func() {
			defer group.Done()
			for n := take(); n < len(missing) && ctx.Err() == nil; n = take() {
				name := found[missing[n]].Name()
				if panics.Try(func() { entries[missing[n]] = r.read(name, resolve) }) != nil {
					entries[missing[n]] = entry{Name: name, Broken: &Broken{File: name, Problem: words.PlayFault}}
				}
			}
		}, func(fault *panics.Fault) {
			lock.Lock()
			defer lock.Unlock()
			err = fault
		})
	}
	group.Wait()
	lock.Lock()
	defer lock.Unlock()
	return cmp.Or(err, ctx.Err())
}

// read reads one file. What the system says of it comes from the file that was read, not from the folder.
func (r Reader) read(name string, resolve func(record.Header) game) entry {
	e := entry{Name: name}
	data, info, err := files.ReadSettled(filepath.Join(r.Folder, name), mostOfFile)
	if err != nil { // no state of the file: it is tried again the next time
		e.Broken = &Broken{File: name, Problem: words.Short(words.Problem(files.Cause(err)), longestProblem)}
		return e
	}
	e.Size, e.Time = info.Size(), info.ModTime().UnixNano()
	file, err := record.Read(data)
	if err == nil {
		of := resolve(file.Header)
		m, err := record.Replay(file, func(record.Header) (engines.Engine, error) { return of.engine, of.err })
		if err == nil {
			e.Play = playOf(name, file, m, of.rules, info.ModTime())
			return e
		}
	}
	told := record.Verify(name, data, r.Rules.Resolve, r.Rules.Say).Told
	e.Broken = &Broken{name, told.Line, words.Short(told.Message, longestProblem)}
	return e
}

// game is what the front matter of a match leads to.
type game struct {
	rules  *rulesets.Ruleset
	engine engines.Engine
	err    error
}

// resolver returns a resolver that makes the rules of many matches once, however many are played by them.
func (r Reader) resolver() func(record.Header) game {
	known := cache.New[string, game](128)
	return func(h record.Header) game {
		key := fmt.Sprintf("%q %q %q %#v %d", h.Game, h.Ruleset, h.House, h.Rules, len(h.Seats))
		return known.Get(key, func() (g game) {
			if g.engine, g.err = r.Rules.Resolve(h); g.err == nil {
				g.rules, g.err = r.Rules.Ruleset(h)
			}
			return g
		})
	}
}

// listOf returns a list in order. Of files with one id the longest counts, and the others are its copies.
func listOf(entries []entry) *List {
	l := &List{Plays: []Play{}}
	for _, e := range entries {
		if e.Play != nil {
			l.Plays = append(l.Plays, *e.Play)
		} else {
			l.Broken = append(l.Broken, *e.Broken)
		}
	}
	first := map[string]*Play{}
	slices.SortFunc(l.Plays, func(a, b Play) int {
		return cmp.Or(cmp.Compare(b.Lines, a.Lines), len(a.File)-len(b.File), strings.Compare(a.File, b.File))
	})
	for i := range l.Plays {
		if p := &l.Plays[i]; p.ID != "" && first[p.ID] != nil {
			p.CopyOf = first[p.ID].File
		} else {
			first[p.ID] = p
		}
	}
	slices.SortFunc(l.Plays, func(a, b Play) int {
		return cmp.Or(b.Date.Compare(a.Date), strings.Compare(a.File, b.File))
	})
	slices.SortFunc(l.Broken, func(a, b Broken) int { return strings.Compare(a.File, b.File) })
	return l
}

// Call gives the people other names, as [people.Book.Called] joins and renames them. No match file changes.
func (l *List) Call(called func(string) string) {
	known := map[string]string{}
	for i := range l.Plays {
		p := &l.Plays[i]
		p.Seats = slices.Clone(p.Seats)
		p.call(func(name string) string {
			if _, ok := known[name]; !ok {
				known[name] = called(name)
			}
			return known[name]
		})
	}
}
