// Package manuscript holds a family's file of house rules while it is being changed: each change is written
// at once, can be taken back and made again without end, and is kept in a history beside the file.
package manuscript

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"reflect"
	"slices"
	"strings"

	"homespun/engines/common/files"
	"homespun/engines/common/history"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// A Manuscript is house rules that are being changed. It is used by one goroutine.
type Manuscript struct {
	// Rules are the rules as they are now. If the text cannot be read, they are the last that could.
	Rules *rulesets.Ruleset
	// Unreadable says that the text is no ruleset: nothing of it can be shown or changed.
	Unreadable bool
	// Findings say what is wrong with the text, or worth knowing.
	Findings []rulesets.Finding
	// Taken, if not nil, is called with what another program has made of the rules, whenever that is taken
	// in.
	Taken func(before, after *rulesets.Ruleset)

	game *rulesets.Game
	// path is the family's file as it was named, which may be by way of a link; "" while there is none.
	path string
	// file is nil while the rules come with the game and nothing has been changed.
	file *files.Appender
	text []byte
	past *history.History
	// sound is the last text that could be played, as far as is known. since are the fields that were changed
	// after it, "" for all that was changed in another way than by [Manuscript.Change].
	sound reading
	since []string
}

// most is the largest size of a file of house rules, in bytes; a history may become much longer.
const most = 96 << 10

// Begin returns a manuscript of a ruleset that comes with the game. The first change makes a file of the
// family's own from it.
func Begin(base *rulesets.Ruleset) *Manuscript {
	return &Manuscript{Rules: base, game: base.Game, sound: reading{rules: base}}
}

// Open returns the manuscript of a family's file, with the history that lies beside it. The file may be
// broken: then there are findings, and Rules are the standard if nothing of it can be read. The error is that
// of reading it.
func Open(game *rulesets.Game, path string) (*Manuscript, error) {
	file, text, err := files.OpenAppender(path, most)
	if err != nil {
		return nil, err
	}
	m := &Manuscript{game: game, path: path, file: file}
	m.past, err = history.Open(path, text)
	if m.hold(m.read(text)); m.Rules == nil {
		if standard, err := game.Standard(); err == nil {
			m.Rules = standard
		}
	}
	return m, err
}

// Of returns the manuscript of a ruleset that was found: of the family's file, or of what comes with the
// game.
func Of(game *rulesets.Game, found rulesets.Listing) (*Manuscript, error) {
	switch {
	case !found.Shipped():
		return Open(game, found.Path)
	case found.Ruleset == nil:
		return nil, &rulesets.Broken{Name: found.ID, Findings: found.Findings}
	}
	return Begin(found.Ruleset), nil
}

// A reading is a text with what [rulesets.Game.Read] makes of it.
type reading struct {
	text     []byte
	rules    *rulesets.Ruleset
	findings []rulesets.Finding
}

// read reads a text of the file.
func (m *Manuscript) read(text []byte) reading {
	rules, findings := m.game.Read(m.path, text)
	return reading{text, rules, findings}
}

// hold takes what has been read as what the file says now.
func (m *Manuscript) hold(now reading) {
	m.text, m.Findings, m.Unreadable = now.text, now.findings, now.rules == nil
	if now.rules != nil {
		m.Rules = now.rules
	}
	if _, broken := m.Problem(); !broken {
		m.sound, m.since = now, nil
	}
}

// Path returns the family's file as [Open] was given it; "" while there is none.
func (m *Manuscript) Path() string { return m.path }

// Text returns the text of the file.
func (m *Manuscript) Text() []byte { return m.text }

// Problem returns what keeps the rules from being played; ok is false if nothing does.
func (m *Manuscript) Problem() (f rulesets.Finding, ok bool) { return rulesets.Problem(m.Findings) }

// ChangedError says that a field was changed in the file by another program while somebody was changing it
// here.
type ChangedError struct{ Key string }

func (e *ChangedError) Error() string {
	return fmt.Sprintf("%s was changed in the file a moment ago; look at it, and change it again if you want", e.Key)
}

// Change makes changes and writes the file: all of them or none. What another program has written meanwhile
// is kept; only if it concerns the same field, the error is a [*ChangedError]. Other errors are those of
// [rulesets.Game.Change] and of writing the file.
func (m *Manuscript) Change(changes ...rulesets.Change) error { return m.change(false, changes) }

// ChangeToPlay is [Manuscript.Change], but refuses changes with which the rules could not be played: the
// error is a [*rulesets.Broken], and nothing is written.
func (m *Manuscript) ChangeToPlay(changes ...rulesets.Change) error { return m.change(true, changes) }

func (m *Manuscript) change(toPlay bool, changes []rulesets.Change) error {
	if len(changes) == 0 {
		return nil
	}
	if m.file == nil {
		if before, next, err := m.tried(toPlay, changes); err != nil || bytes.Equal(before, next.text) {
			return err
		}
		if err := m.found(); err != nil {
			return err
		}
	}
	err := m.changeFile(toPlay, changes)
	if !errors.Is(err, files.ErrChanged) {
		return err
	}
	before := m.Rules
	if _, err := m.Refresh(); err != nil {
		return err
	}
	for _, c := range changes {
		was, _ := before.ValueIn(c.Key)
		if now, _ := m.Rules.ValueIn(c.Key); !reflect.DeepEqual(was, now) {
			return &ChangedError{strings.Join(c.Key, ".")}
		}
	}
	return m.changeFile(toPlay, changes)
}

func (m *Manuscript) changeFile(toPlay bool, changes []rulesets.Change) error {
	if m.file.Changed() {
		return files.ErrChanged
	}
	before, next, err := m.tried(toPlay, changes)
	if err != nil || bytes.Equal(before, next.text) {
		return err
	}
	for _, c := range changes {
		m.since = append(m.since, strings.Join(c.Key, "."))
	}
	return m.write(next, (*history.History).Step)
}

// tried returns the text as it is and what changes would make of it. While there is no file, it is the text
// with which one begins. Rules that have just been read are not read again.
func (m *Manuscript) tried(toPlay bool, changes []rulesets.Change) (before []byte, next reading, err error) {
	path, before := m.path, m.text
	if m.file == nil {
		name := "Our " + m.game.Title
		path, before = name+".toml", rulesets.Draft(m.Rules, name)
	}
	if m.file == nil || m.Unreadable || m.Rules.Changed() {
		next.text, next.rules, next.findings, err = m.game.Change(path, before, changes...)
	} else {
		next.text, next.rules, next.findings, err = m.Rules.Change(before, m.Findings, changes...)
	}
	if _, broken := rulesets.Problem(next.findings); err == nil && toPlay && broken {
		err = &rulesets.Broken{Name: m.path, Findings: next.findings}
	}
	return before, next, err
}

// remember notes in a history what has made one text of another.
type remember func(past *history.History, before, after []byte) error

// write writes a text to the file, and then what made it to the history. A program that is killed between the
// two finds the change when it opens the file again.
func (m *Manuscript) write(next reading, made remember) error {
	if err := m.file.Replace(next.text); err != nil {
		return err
	}
	return m.take(next, made)
}

// take takes a text that stands in the file, and what made it. Where another program has written to the
// history, it is opened anew: with what that program has done, and what was done here besides.
func (m *Manuscript) take(next reading, made remember) error {
	before := m.text
	m.hold(next)
	err := files.ErrChanged
	if !m.past.Changed() {
		err = made(m.past, before, next.text)
	}
	if errors.Is(err, files.ErrChanged) || errors.Is(err, fs.ErrExist) {
		var past *history.History
		if past, err = history.Open(m.path, next.text); past != nil {
			m.past = past
		}
	}
	return err
}

// found makes the family's file for the first change, under a name that no other has.
func (m *Manuscript) found() error {
	for n := 1; ; n++ {
		name := files.Numbered("Our "+m.game.Title, "", n)
		path, err := rulesets.New(m.Rules, name)
		var exists *rulesets.ExistsError
		if errors.As(err, &exists) && n < 1000 {
			continue
		}
		if err != nil {
			return err
		}
		made, err := Open(m.game, path)
		if err == nil {
			made.Taken = m.Taken
			*m = *made
		}
		return err
	}
}

// CanUndo and CanRedo report whether there is a change to take back, and one to make again.
func (m *Manuscript) CanUndo() bool { return m.past.CanUndo() }
func (m *Manuscript) CanRedo() bool { return m.past.CanRedo() }

// Undo takes the last change back. Redo makes it again. Without one they do nothing. What another program has
// written is a change like others.
func (m *Manuscript) Undo() error {
	return m.again(m.CanUndo, (*history.History).Before, (*history.History).Undone)
}

// Redo makes again what Undo took back.
func (m *Manuscript) Redo() error {
	return m.again(m.CanRedo, (*history.History).After, (*history.History).Redone)
}

func (m *Manuscript) again(can func() bool, to func(*history.History, []byte) []byte,
	done func(*history.History) error) error {
	if _, err := m.Refresh(); err != nil || !can() {
		return err
	}
	next := to(m.past, m.text)
	if next == nil {
		return history.ErrNone
	}
	m.since = append(m.since, "")
	return m.write(m.read(next), func(past *history.History, _, _ []byte) error { return done(past) })
}

// Refresh reads the file again if another program has written it, its history or a file that it extends, and
// reports whether something may be otherwise.
func (m *Manuscript) Refresh() (changed bool, err error) {
	before := m.Rules
	defer func() { m.taken(before) }()
	switch {
	case m.file == nil:
		return false, nil
	case m.file.Changed() || m.past.Changed():
		file, text, err := files.OpenAppender(m.path, most)
		if err != nil {
			return true, err
		}
		m.file, m.since = file, append(m.since, "")
		return true, m.take(m.read(text), (*history.History).Step)
	case m.Unreadable || m.Rules.Changed():
		before := m.Findings
		m.hold(m.read(m.text))
		return !m.Unreadable || !reflect.DeepEqual(before, m.Findings), nil
	}
	return false, nil
}

// taken tells of other rules than those before.
func (m *Manuscript) taken(before *rulesets.Ruleset) {
	if m.Taken != nil && m.Rules != before {
		m.Taken(before, m.Rules)
	}
}

// Back returns the changes that make a field again what the game's standard has: it is taken out of the file,
// and written where the file extends another value than the standard's.
func (m *Manuscript) Back(key []string) []rulesets.Change {
	standard, err := m.game.Standard()
	if err != nil {
		return nil
	}
	usual, _ := standard.ValueIn(key)
	now, _ := m.Rules.ValueIn(key)
	left, _ := m.Rules.Without(key).ValueIn(key)
	if m.Rules.Shipped() {
		left = now
	}
	usually := func(v any) bool { return reflect.DeepEqual(v, usual) || usual == nil && v == false }
	var changes []rulesets.Change
	if m.Rules.Own(key) && (usually(left) || !usually(now)) {
		changes = append(changes, rulesets.Change{Key: key})
	}
	if !usually(left) && !usually(now) {
		changes = append(changes, rulesets.Change{Key: key, Value: over(left, usual)})
	}
	return changes
}

// over returns the change from one value to another: of a table with false for each entry that goes.
func over(left, usual any) any {
	old, wasTable := left.(map[string]any)
	table, isTable := usual.(map[string]any)
	switch {
	case usual == nil:
		return false
	case !wasTable || !isTable:
		return usual
	}
	out := maps.Clone(table)
	for key, v := range old {
		out[key] = over(v, table[key])
	}
	return out
}

// AllBack returns the changes that make every field what the standard has, and every text.
func (m *Manuscript) AllBack() []rulesets.Change {
	var changes []rulesets.Change
	seen := map[string]bool{}
	for _, d := range m.Rules.Differences() {
		key := m.Rules.Parts(d.Key)
		if name := strings.Join(key, "\x00"); !seen[name] {
			seen[name] = true
			changes = slices.Concat(changes, m.Back(key))
		}
	}
	if len(m.Rules.Reworded()) > 0 {
		for _, table := range rulesets.TextTables {
			changes = slices.Concat(changes, m.Back([]string{table}))
		}
	}
	return changes
}

// Copy begins house rules of another name with the same text, and returns their path. The error is an
// [*rulesets.ExistsError] if the name is taken.
func Copy(m *Manuscript, name string) (path string, err error) {
	_, next, err := m.tried(false, []rulesets.Change{{Key: []string{"name"}, Value: name}})
	if err != nil {
		return "", err
	}
	path, err = rulesets.New(m.Rules.Base(), name)
	if err != nil || m.file == nil {
		return path, err
	}
	if err := files.Write(path, next.text); err != nil {
		_ = files.Remove(path)
		return "", err
	}
	return path, nil
}

// Follow gives the file the name of its rules, after these have got another one: as [files.SafeName] writes
// it, with a number if that is taken. Its history goes along. Matches do not name a family's file; what other
// files extend keeps its name, and so does what lies elsewhere than other house rules. A program that is
// killed meanwhile leaves the file and its history under one of the names, and the history perhaps under
// both.
func (m *Manuscript) Follow() error {
	home, err := household.Home()
	if m.file == nil || m.Unreadable || err != nil {
		return err
	}
	folder, err := filepath.EvalSymlinks(home.HouseRules())
	name := files.SafeName(m.Rules.Name)
	if err != nil || folder != filepath.Dir(m.file.Path()) || strings.EqualFold(name, m.Rules.ID) || m.Rules.Extended() {
		return err
	}
	for n := 1; ; n++ {
		id := files.Numbered(name, "", n)
		err := m.game.Taken(id)
		if err == nil {
			err = m.move(filepath.Join(filepath.Dir(m.path), id))
		}
		if !errors.Is(err, fs.ErrExist) && !errors.As(err, new(*rulesets.ExistsError)) || n > 99 {
			return err
		}
	}
}

// move moves the file and its history to a name without an ending.
func (m *Manuscript) move(to string) error {
	path, log := to+filepath.Ext(m.Path()), to+history.Ending
	spare := m.Histories()
	if len(spare) > 0 {
		lines, _, err := files.Read(spare[0], history.Most)
		if err != nil {
			return err
		}
		if err := files.WriteNew(log, lines); err != nil {
			return err
		}
	}
	err := files.Move(m.Path(), path)
	if err != nil && len(spare) > 0 {
		spare[0] = log
	}
	for _, file := range spare {
		err = errors.Join(err, files.Remove(file))
	}
	if err != nil {
		return err
	}
	moved, err := Open(m.game, path)
	if moved != nil {
		before, same := m.Rules, bytes.Equal(m.text, moved.text)
		moved.Taken = m.Taken
		if *m = *moved; !same {
			m.taken(before)
		}
	}
	return err
}

// Histories returns the paths of the files with the history.
func (m *Manuscript) Histories() []string {
	if path := m.past.Path(); path != "" {
		return []string{path}
	}
	return nil
}
