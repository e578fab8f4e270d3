package main

import (
	"bufio"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"

	"homespun/companion/match/session"
	"homespun/companion/system/legible"
	"homespun/engines"
	"homespun/engines/common/files"
	"homespun/engines/record"
	"homespun/rulesets"
)

// terminal plays a match by lines of text on standard input and output.
type terminal struct {
	rules   session.Rules
	session *session.Session
	speaker *rulesets.Speaker
	// prompter names the seats in prompts. Where several people share a seat in rotation, it names only the
	// one at turn.
	prompter *rulesets.Speaker
	in       *bufio.Reader
	// ended: the input has ended after the last line.
	ended bool
	out   io.Writer
	// unsaved is the error because of which the last line is not in the match file; nil if it is.
	unsaved error
}

func newTerminal(rules session.Rules, s *session.Session, in io.Reader, out io.Writer) *terminal {
	t := &terminal{rules: rules, session: s, in: bufio.NewReader(in), out: out}
	s.Subscribe(t.onChange)
	return t
}

// onChange prints what has changed in the session. It is the session's listener.
func (t *terminal) onChange(e session.Change) {
	switch e.Kind {
	case session.Moved, session.Redone, session.Undone:
		t.unsaved = nil
		t.refresh()
		for _, step := range e.Steps {
			line := t.session.Match().Masked(step)
			switch e.Kind {
			case session.Undone:
				fmt.Fprintln(t.out, "taken back: "+line)
				continue
			case session.Redone:
				line = "made again: " + line
			}
			fmt.Fprintln(t.out, line)
			for _, message := range step.Events {
				fmt.Fprintln(t.out, "  "+t.speaker.Sentence(message))
			}
		}
	case session.Sealed:
		line := t.session.Engine().SeatIDs()[e.Seat] + ": …"
		if _, laid := t.session.Sealed(e.Seat); !laid {
			line = "taken back: " + line
		}
		fmt.Fprintln(t.out, line)
	case session.Reloaded:
		t.unsaved = nil
		t.refresh()
		t.draw()
	case session.BotFailed:
		fmt.Fprintf(t.out, "a bot found no move (%v): `table: seat %s NAME` lets somebody else play\n", e.Err,
			t.session.Engine().SeatIDs()[e.Seat])
	case session.Unwritten:
		t.unsaved = e.Err
		fmt.Fprintln(t.out, legible.OneLine(t.explain(e.Err))+". The bots wait until you type `go`.")
	}
}

// refresh makes new speakers after the names of seats or whose turn it is may have changed.
func (t *terminal) refresh() {
	seats := t.session.Seats()
	speaker, err := t.rules.Speaker(t.session.Header(), t.session.Engine(), seats)
	if err != nil {
		return
	}
	speaker = speaker.At(t.session.Position())
	t.speaker, t.prompter = speaker, speaker
	rules, err := t.rules.Ruleset(t.session.Header())
	if err != nil || !rules.Rotates() {
		return
	}
	one := slices.Clone(seats)
	for i, seat := range seats {
		if len(seat.Names) > 1 {
			one[i].Names = seat.Names[t.session.AtTurn(engines.Seat(i)):][:1]
		}
	}
	if speaker, err = t.rules.Speaker(t.session.Header(), t.session.Engine(), one); err == nil {
		t.prompter = speaker.At(t.session.Position())
	}
}

// play reads lines until the match is over and the user leaves, or the input ends. An unfinished match that
// has a file can be continued later.
func (t *terminal) play() error {
	t.refresh()
	if t.speaker == nil {
		return errors.New("the rules of this match cannot be put into words")
	}
	for _, notice := range t.session.File.Notices() {
		fmt.Fprintln(t.out, notice)
	}
	if t.session.Engine().Info().Diceless {
		fmt.Fprintln(t.out, "Type a move, or `help`.")
	} else {
		fmt.Fprintln(t.out, "Type a move, `roll` or the faces of real dice, or `help`.")
	}
	t.draw()
	t.session.Resume()
	for warned := false; ; {
		if pending := t.session.Pending(); !warned && (pending.Secret || pending.Hidden) && t.people() > 1 {
			fmt.Fprintln(t.out, "What is typed here stays to be seen; the window can hide it.")
			warned = true
		}
		t.ask()
		text, err := t.read()
		switch {
		case err == errTooLong:
			return err
		case err == io.EOF:
			fmt.Fprintln(t.out)
			return t.leave()
		case err != nil:
			return fmt.Errorf("standard input cannot be read: %w", files.Cause(err))
		case text == "" || strings.HasPrefix(text, "#"):
			continue
		case strings.EqualFold(text, "quit") || strings.EqualFold(text, "exit"):
			return t.leave()
		}
		if err := t.do(text); err != nil {
			if session.OfTheFile(err) {
				t.unsaved = err
			}
			fmt.Fprintln(t.out, legible.OneLine(t.explain(err)))
		}
	}
}

// longestLine is the maximum length of a line in bytes. Lines of a match are much shorter.
const longestLine = 1 << 20

// errTooLong ends a match at the terminal. Input without line ends is no list of moves, and it could be
// endless.
var errTooLong = fmt.Errorf("a line of what was typed is longer than %d KB, and so no move: type one move a line", longestLine>>10)

// read returns the next line without spaces at its ends. The error is [errTooLong], [io.EOF] or an error of
// reading.
func (t *terminal) read() (string, error) {
	if t.ended {
		return "", io.EOF
	}
	var line []byte
	for {
		piece, err := t.in.ReadSlice('\n')
		line = append(line, piece...)
		switch {
		case len(line) > longestLine:
			return "", errTooLong
		case err == bufio.ErrBufferFull:
			continue
		case err == io.EOF && len(line) > 0: // noted, because a terminal can send more after an end of file
			t.ended = true
		case err != nil:
			return "", err
		}
		return strings.TrimSpace(string(line)), nil
	}
}

// ask prints what is pending. After the end of the match it also prints the result.
func (t *terminal) ask() {
	if t.session.Over() {
		if line, err := resultLine(t.session); err == nil {
			fmt.Fprintln(t.out, line)
		}
	}
	fmt.Fprintf(t.out, "%s\n> ", t.prompter.Prompt(t.session.WithSealed()))
}

// people counts the seats that no bot plays.
func (t *terminal) people() int {
	n := 0
	for _, seat := range t.session.Seats() {
		if seat.Bot == "" {
			n++
		}
	}
	return n
}

// do carries out one line: a command of the terminal, the faces of dice, a move for whoever owes a decision,
// or a line of a match file.
func (t *terminal) do(text string) error {
	switch strings.Join(engines.Words(text), " ") {
	case "help", "?":
		if !t.session.Engine().Info().Diceless {
			fmt.Fprintf(t.out, rollHelp, t.faces())
		}
		fmt.Fprintf(t.out, terminalHelp, t.example())
		return nil
	case "roll":
		_, err := t.session.Roll()
		return err
	case "roll again":
		_, err := t.session.RollAgain()
		return err
	case "deal":
		if err := t.session.DealAll(); err != nil {
			return err
		}
		t.draw()
		return nil
	case "reload":
		return t.reload()
	case "save":
		return t.save()
	case "go":
		t.session.Resume()
		return nil
	case "undo":
		return t.session.Undo()
	case "redo":
		return t.session.Redo()
	case "moves":
		waits := t.waits()
		for _, m := range t.session.Match().List().Moves {
			if slices.Contains(waits, m.Who) {
				fmt.Fprintf(t.out, "%s: %s\n", m.Who, m.Move)
			}
		}
		if m, ok := unlisted(t.session.Match()); ok {
			fmt.Fprintf(t.out, "more than can be listed, such as\n%s: %s\n", m.Who, m.Move)
		}
		return nil
	case "board":
		t.draw()
		return nil
	}
	if record.SaysWho(text) {
		return t.session.PlayText(text)
	}
	return t.session.PlayText(t.who(text) + ": " + text)
}

// who returns the seat, dice or table that a line without "WHO:" is for. It prefers those who owe a decision,
// then tries all others, and returns the first for whom the line is legal. If it is legal for nobody, it
// returns the first for whom it can be parsed.
func (t *terminal) who(words string) string {
	match := t.session.Match()
	all := append(t.waits(), "table", "dice")
	all = append(all, t.session.Engine().SeatIDs()...)
	first := ""
	for _, who := range all {
		line, err := match.ReadLine(who + ": " + words)
		if err != nil {
			continue
		}
		if match.Check(line) == nil {
			return who
		}
		first = cmp.Or(first, who)
	}
	return cmp.Or(first, all[0])
}

// waits returns the ids, as in a match file, of those who owe a decision. It leaves out seats whose answer is
// sealed already.
func (t *terminal) waits() []string {
	ids := t.session.Engine().SeatIDs()
	return slices.DeleteFunc(t.session.Match().Turn(), func(who string) bool {
		seat := slices.Index(ids, who)
		if seat < 0 {
			return false
		}
		_, laid := t.session.Sealed(engines.Seat(seat))
		return laid
	})
}

const rollHelp = `roll         the app rolls; or type the faces of real dice: %s
roll again   after an undo: not the faces that were taken back
`

const terminalHelp = `deal         the app lays out all that the table has to
MOVE         a move in the notation, for whoever is due%s
WHO: MOVE    a line as in a match file; the table's too: table: fix set KEY VALUE
moves        list what is legal now
board        show the position
undo, redo   take back, make again
go           after an undo: the bots go on
reload       read the file again, where another program has written it
save         write the whole match again, where its file is gone or spoilt
quit         leave; a match with --record goes on later
`

// example returns a legal move for the help, preferably one that `moves` does not list; "" if there is none.
func (t *terminal) example() string {
	if m, ok := unlisted(t.session.Match()); ok {
		return ": " + m.Move
	}
	waits := t.waits()
	for _, m := range t.session.Match().List().Moves {
		if m.Who != "dice" && slices.Contains(waits, m.Who) {
			return ": " + m.Move
		}
	}
	return ""
}

// faces returns an example for typing the faces of real dice. If a roll is pending, it is one of its
// outcomes.
func (t *terminal) faces() string {
	engine, at := t.session.Engine(), t.session.Position()
	if pending := engine.Pending(at); pending.Rolling() {
		return engine.Format(engine.Sample(at, rand.New(rand.NewPCG(1, 1))))
	}
	return "5, or 5-2"
}

// explain returns the text for an error. A refusal is explained in the words of its clause.
func (t *terminal) explain(err error) string {
	var refused *record.Refused
	switch {
	case errors.As(err, &refused) && !refused.Explained():
		return t.rules.Say(t.session.Match(), refused)
	case errors.Is(err, record.ErrChanged) && errors.Is(err, fs.ErrNotExist):
		return err.Error() + ", or type `save` to have the whole match written again"
	case errors.As(err, new(*record.Unreadable)):
		return err.Error() + "; `help` lists what can be typed"
	case errors.Is(err, record.ErrChanged):
		return err.Error() + ": type `reload`"
	}
	return err.Error()
}

// draw prints the position as text, if the game can draw it.
func (t *terminal) draw() {
	if d, ok := t.session.Engine().Game().(interface {
		Draw(engines.Position) string
	}); ok {
		fmt.Fprintln(t.out, strings.TrimRight(d.Draw(t.session.WithSealed()), "\n"))
	}
}

// resultLine returns the result of a finished match as in a match file.
func resultLine(s *session.Session) (string, error) {
	text, err := json.Marshal(s.Engine().Result(s.Position()))
	return "result: " + string(text), err
}
