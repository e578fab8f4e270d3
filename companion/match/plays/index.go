package plays

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"homespun/engines/common/files"
)

// index holds the plays of the files of a folder as they were read the last time. It can be thrown away: it lies in
// the cache folder, and is written whole.
//
// A play is taken from it only while its file has the same name, size and time of writing. Of a file that was
// written less than two seconds before it was read, which is how coarse the times of some disks are, nothing is
// kept, because it may be written again within the same time. An index that is broken, of another folder or of
// another build of the program counts as none.
type index struct {
	path, head string
	entries    map[string]entry
}

// entry is what was read of a file. Time is when it was written, in nanoseconds; 0 if it could not be opened.
type entry struct {
	Name string `json:"name"`
	Size int64  `json:"size"`
	Time int64  `json:"time"`
	Play *Play  `json:"play,omitempty"`
	// Ended is that of the play, which does not tell it in JSON.
	Ended  time.Time `json:"ended,omitzero"`
	Broken *Broken   `json:"broken,omitempty"`
}

// mostOfIndex is the largest index that is read or written, in bytes; coarse is how much older a file must be than
// its reading to be kept.
const mostOfIndex, coarse = 64 << 20, 2 * time.Second

// open reads the index of the folder; an empty one if there is none.
func (r Reader) open() *index {
	x := &index{}
	folder, err := filepath.Abs(r.Folder)
	if r.Index == nil || err != nil {
		return x
	}
	sum := sha256.Sum256([]byte(folder))
	if x.path, err = r.Index("plays-" + hex.EncodeToString(sum[:8]) + ".json"); err != nil {
		x.path = ""
		return x
	}
	x.head = fmt.Sprintf("homespun-plays-1-%x", sha256.Sum256([]byte(folder+build())))
	data, _, err := files.Read(x.path, mostOfIndex)
	if err != nil {
		return x
	}
	head, body, _ := bytes.Cut(data, []byte("\n"))
	var list []entry
	if string(head) != x.headOf(body) || json.Unmarshal(body, &list) != nil {
		return x
	}
	x.entries = make(map[string]entry, len(list))
	for _, e := range list {
		if e.Play != nil {
			e.Play.Ended = e.Ended
		}
		x.entries[e.Name] = e
	}
	return x
}

// build returns what another build of the program does not have in common with this one.
func build() string {
	path, err := os.Executable()
	if err != nil {
		return ""
	}
	info, err := os.Stat(path)
	if err != nil {
		return ""
	}
	return fmt.Sprint(info.Size(), info.ModTime().UnixNano())
}

// headOf returns the first line of an index: whose it is, and the checksum of the rest.
func (x *index) headOf(body []byte) string { return fmt.Sprintf("%s-%x", x.head, sha256.Sum256(body)) }

// find returns what was read of a file, if it is still the same.
func (x *index) find(folder string, file fs.DirEntry) (entry, bool) {
	e, ok := x.entries[file.Name()]
	if !ok || (e.Play == nil) == (e.Broken == nil) {
		return entry{}, false
	}
	info, err := file.Info()
	if err == nil && info.Mode()&fs.ModeSymlink != 0 { // the file that it leads to counts
		info, err = os.Stat(filepath.Join(folder, file.Name()))
	}
	same := err == nil && info.Mode().IsRegular() && info.Size() == e.Size && info.ModTime().UnixNano() == e.Time
	return e, same
}

// keep writes the index, if something was read or is gone. If it cannot be written, the next reading takes longer.
func (x *index) keep(entries []entry, began time.Time, read int) {
	if x.path == "" || read == 0 && len(entries) == len(x.entries) {
		return
	}
	list := make([]entry, 0, len(entries))
	for _, e := range entries {
		if e.Time != 0 && began.Sub(time.Unix(0, e.Time)) >= coarse {
			if e.Play != nil {
				e.Ended = e.Play.Ended
			}
			list = append(list, e)
		}
	}
	body, err := json.Marshal(list)
	if err == nil && len(body) < mostOfIndex-len(x.headOf(nil))-1 {
		_ = files.Write(x.path, append([]byte(x.headOf(body)+"\n"), body...))
	}
}
