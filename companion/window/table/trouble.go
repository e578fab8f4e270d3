package table

import (
	"errors"
	"io/fs"
	"strings"

	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/engines/common/panics"
	"homespun/engines/record"
)

// showError shows an error of the session: a refusal in place of the prompt, trouble with the file in a
// dialog. nil shows nothing, nor does what is still being written. A file that no longer holds this match can
// be left to itself, and the match go on in a new file beside it.
func (c *core) showError(err error) {
	var refused *record.Refused
	switch {
	case err == nil, errors.Is(err, session.ErrWriting):
	case errors.As(err, &refused) && refused.Explained():
		c.refuse(refusal{text: words.Sentence(refused.Problem) + ".", clause: engines.TableClause})
	case errors.As(err, &refused):
		c.refuse(refusalOf(c, refused.Verdict, nil, nil))
	case errors.As(err, new(session.Unread)):
		problem := words.Sentence(strings.TrimSuffix(err.Error(), "."))
		c.offer(words.FileUnread, problem+". "+words.FileUnreadHelp, words.NewFile, c.session.Restore)
	case errors.Is(err, record.ErrChanged):
		if errors.Is(err, fs.ErrNotExist) {
			c.offer(words.FileGone, words.FileGoneHelp, words.WriteAgain, c.session.Restore)
			return
		}
		c.offer(words.FileChanged, words.Sentence(err.Error())+".", words.ReadAgain, c.session.Reload)
	default:
		c.shell.Say(words.FileTrouble, words.Sentence(err.Error())+". "+words.NothingLost)
	}
}

// offer shows trouble, with a button that does something about it.
func (c *core) offer(title, text, answer string, do func() error) {
	c.shell.Show(title, widgets.Text(text), widgets.Answer{Text: words.Close},
		widgets.Answer{Text: answer, Main: true, Do: func() { c.showError(do()) }})
}

// botFailed shows why a bot could not move, and offers its seat to a person.
func (s *Screen) botFailed(e session.Change) {
	text := ""
	var fault *panics.Fault
	// a panic of a bot does no harm to the match: a person can play in the bot's place
	if errors.As(e.Err, &fault) {
		text = words.StumbledBot + "\n" + s.shell.Note(fault).Text()
	} else if e.Err != nil {
		text = e.Err.Error()
	}
	if e.Seat < 0 {
		s.shell.Say(words.BotTrouble, text)
		return
	}
	name := s.seatName(e.Seat)
	s.offer(words.BotTrouble, text, words.TakeOver, func() error { return s.session.Sit(e.Seat, name) })
}

// askLast asks whether the last line of the file, which has no line end, is whole. Nobody plays meanwhile:
// the bots wait for the answer, or for somebody who lets them go on.
func (s *Screen) askLast(line string) {
	s.shell.Show(words.LastMove, widgets.Text(words.LastMoveHelp(line)),
		widgets.Answer{Text: words.LastMoveIsNot, Do: s.session.Resume},
		widgets.Answer{Text: words.LastMoveIs, Main: true, Do: func() {
			s.showError(s.session.TakeLeftOut())
			s.session.Resume()
		}})
}
