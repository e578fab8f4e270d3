package record

import (
	"errors"

	"homespun/engines"
	"homespun/engines/common/files"
)

// Report is the result of verifying one file. As JSON it is one object of `homespun verify --json`.
type Report struct {
	File string `json:"file"`
	OK   bool   `json:"ok"`
	// Moves counts the lines that were replayed without error, including rolls and table lines.
	Moves    int  `json:"moves"`
	Finished bool `json:"finished"`
	// Result is the game's own, and is set only if the match has ended.
	Result any `json:"result,omitempty"`
	// Position is the game's whole position after those lines; an empty table if the match has none.
	Position any `json:"position"`
	// Minutes is how long the sittings took together that the file's remarks tell; nil if they tell none.
	Minutes *int `json:"minutes,omitempty"`
	// LeftOut is the last line if it has no line end; nil if it has one.
	LeftOut *LeftOut `json:"left_out,omitempty"`
	Error   *Fault   `json:"error,omitempty"`

	// Told is Error as everybody may see it, without the text of a hidden answer; nil if Error is nil.
	Told *Fault `json:"-"`
	// Notices says for people what was kept or left out in reading.
	Notices []string `json:"-"`
	// Unreadable says that the file, or a line of it, cannot be read. If it is false and OK is false, a line
	// is illegal.
	Unreadable bool `json:"-"`
}

// Fault is the first error in a file.
type Fault struct {
	// Line counts the file's lines from 1, including the front matter.
	Line int    `json:"line"`
	Who  string `json:"who"`
	// Move is as written.
	Move    string `json:"move"`
	Clause  string `json:"clause"`
	Message string `json:"message"`
}

// Exit returns the exit status of `homespun verify` for this file: 0 if it is right, 1 if a line is illegal,
// 2 if it cannot be read.
func (r *Report) Exit() int {
	switch {
	case r.Unreadable:
		return 2
	case !r.OK:
		return 1
	}
	return 0
}

// Sayer makes the sentence for a refusal. The match is at the position in which the line was refused.
type Sayer func(m *Match, r *Refused) string

// VerifyFile verifies the file at path. If say is nil, refusals are described by the names of their reasons.
func VerifyFile(path string, resolve Resolver, say Sayer) *Report {
	data, _, err := ReadFile(path)
	if err != nil {
		return failed(&Report{File: path},
			&Unreadable{Problem: "this file cannot be opened: " + files.Cause(err).Error()}, nil, nil)
	}
	return Verify(path, data, resolve, say)
}

// Verify verifies a file with the contents data; name is its name in the report. If say is nil, refusals are
// described by the names of their reasons.
func Verify(name string, data []byte, resolve Resolver, say Sayer) *Report {
	r := &Report{File: name}
	file, err := Read(data)
	if err != nil {
		return failed(r, err, nil, nil)
	}
	sittings, _ := Sittings(file.Marks, len(file.Lines))
	r.Minutes = minutes(sittings)
	m, err := Replay(file, resolve)
	r.Notices = file.NoticesWith(m)
	if m != nil {
		p := m.Position()
		r.Moves, r.Finished, r.Position = len(m.Steps()), m.Over(), m.Engine().Save(p)
		if r.Finished {
			r.Result = m.Engine().Result(p)
		}
	}
	if err != nil {
		r.LeftOut = file.LeftOut(nil)
		return failed(r, err, m, say)
	}
	r.OK, r.LeftOut = true, file.LeftOut(m)
	return r
}

// failed adds an error to a report.
func failed(r *Report, err error, m *Match, say Sayer) *Report {
	if r.Position == nil {
		r.Position = struct{}{}
	}
	r.Unreadable = !errors.As(err, new(*Refused))
	r.Error, r.Told = faultOf(err, m, say), faultOf(m.Mask(err), m, say)
	return r
}

// faultOf turns an error into the fault of a report.
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

// Listing holds the legal moves at the end of a match file. As JSON it is the object of `homespun moves
// --json`.
type Listing struct {
	// Turn lists who owes a decision: seat ids, "dice", "table"; it is empty once the match is over.
	Turn  []string     `json:"turn"`
	Moves []ListedMove `json:"moves"`
}

// ListedMove is one legal line.
type ListedMove struct {
	Who  string `json:"who"`
	Move string `json:"move"`
}

// Turn returns who owes a decision: seat ids in order, "dice" or "table"; nobody once the match is over.
func (m *Match) Turn() []string {
	turn := []string{}
	for _, seat := range m.Pending().Who.List() {
		turn = append(turn, whoText(m.engine, seat))
	}
	return turn
}

// List returns the moves that are legal now. It leaves out undo, redo, seat and fix.
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
