package record

import (
	"errors"

	"homespun/engines"
	"homespun/engines/files"
)

// Report is what verifying one file found; as JSON it is one object of `homespun verify --json`.
type Report struct {
	File string `json:"file"`
	OK   bool   `json:"ok"`
	// Moves counts the lines replayed and accepted, rolls and table lines too.
	Moves    int  `json:"moves"`
	Finished bool `json:"finished"`
	// Result is the game's own, only where the match has ended.
	Result any `json:"result,omitempty"`
	// Position is the game's whole position after the lines accepted; an empty table where there is none.
	Position any    `json:"position"`
	Error    *Fault `json:"error,omitempty"`

	// Told is Error as everybody may hear it, an answer that is hidden without what it says; nil where Error
	// is.
	Told *Fault `json:"-"`
	// Notices say what was kept or dropped in reading, for people.
	Notices []string `json:"-"`
	// Unreadable tells a file that cannot be read from one with an illegal line.
	Unreadable bool `json:"-"`
}

// Fault is the first thing wrong with a file.
type Fault struct {
	// Line counts the file's lines from 1, front matter too.
	Line int    `json:"line"`
	Who  string `json:"who"`
	// Move is as written.
	Move    string `json:"move"`
	Clause  string `json:"clause"`
	Message string `json:"message"`
}

// Exit returns what `homespun verify` exits with for this file: 0, 1 for an illegal line, 2 where it cannot
// be read.
func (r *Report) Exit() int {
	switch {
	case r.Unreadable:
		return 2
	case !r.OK:
		return 1
	}
	return 0
}

// Sayer makes the sentence of a refusal that stands in the position the match is at.
type Sayer func(m *Match, r *Refused) string

// VerifyFile verifies the file at path. say may be nil: then refusals are named by their reasons.
func VerifyFile(path string, resolve Resolver, say Sayer) *Report {
	data, _, err := ReadFile(path)
	if err != nil {
		return failed(&Report{File: path},
			&Unreadable{Problem: "this file cannot be opened: " + files.Cause(err).Error()}, nil, nil)
	}
	return Verify(path, data, resolve, say)
}

// Verify replays what a file holds.
func Verify(name string, data []byte, resolve Resolver, say Sayer) *Report {
	r := &Report{File: name}
	file, err := Read(data)
	if err != nil {
		return failed(r, err, nil, nil)
	}
	r.Notices = file.Notices
	m, err := Replay(file, resolve)
	if m != nil {
		p := m.Position()
		r.Notices = append(r.Notices, m.Notices()...)
		r.Moves, r.Finished, r.Position = len(m.Steps()), m.Over(), m.Engine().Save(p)
		if r.Finished {
			r.Result = m.Engine().Result(p)
		}
	}
	if err != nil {
		return failed(r, err, m, say)
	}
	r.OK = true
	return r
}

// failed notes what is wrong in a report.
func failed(r *Report, err error, m *Match, say Sayer) *Report {
	if r.Position == nil {
		r.Position = struct{}{}
	}
	r.Unreadable = !errors.As(err, new(*Refused))
	r.Error, r.Told = faultOf(err, m, say), faultOf(m.Mask(err), m, say)
	return r
}

// faultOf returns an error as it stands in a report.
func faultOf(err error, m *Match, say Sayer) *Fault {
	var unreadable *Unreadable
	var refused *Refused
	switch {
	case errors.As(err, &refused):
		fault := &Fault{refused.Line, refused.Who, refused.Move, refused.Clause, refused.Problem}
		if say != nil && !refused.Explained() {
			fault.Message = say(m, refused)
		}
		return fault
	case errors.As(err, &unreadable):
		return &Fault{max(1, unreadable.Line), unreadable.Who, unreadable.Move, "", unreadable.Problem}
	}
	return &Fault{Line: 1, Message: err.Error()}
}

// Listing is what is legal at the end of a record: the object of `homespun moves --json`.
type Listing struct {
	// Turn lists who owes a decision: seat ids, "dice", "table"; none once the match is over.
	Turn  []string     `json:"turn"`
	Moves []ListedMove `json:"moves"`
}

// ListedMove is one legal line.
type ListedMove struct {
	Who  string `json:"who"`
	Move string `json:"move"`
}

// Turn lists who owes a decision: seat ids in order, "dice" or "table"; nobody once the match is over.
func (m *Match) Turn() []string {
	turn := []string{}
	for _, seat := range m.Pending().Who.List() {
		turn = append(turn, whoText(m.engine, seat))
	}
	return turn
}

// List lists what is legal now. Undo, redo, seat and fix are not listed.
func (m *Match) List() Listing {
	list := Listing{Turn: m.Turn(), Moves: []ListedMove{}}
	if len(list.Turn) == 0 {
		return list
	}
	for _, move := range m.engine.Moves(m.Position(), []engines.Move{}) {
		list.Moves = append(list.Moves, ListedMove{whoText(m.engine, move.Who), m.engine.Format(move)})
	}
	return list
}
