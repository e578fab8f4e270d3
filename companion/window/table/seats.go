package table

import (
	"cmp"
	"errors"

	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/seating"
	"homespun/companion/window/table/wishes"
	"homespun/engines"
	"homespun/engines/record"
)

// wants are the changes that people want at this table: of who sits where, who is read to, who rolls, and
// what is left to the app.
type wants struct {
	*hands
	// check shows how the family's own table lies.
	check func()
}

// showSeats asks who sits on a seat from now on.
func (w wants) showSeats(seat engines.Seat) {
	if w.phase.is != telling {
		seating.Table{Shell: w.shell, Session: w.session, Speak: w.match.Speak, Mark: w.mark,
			Aloud: w.wishes.Aloud, Gone: func() bool { return w.gone }, Change: w.changeSeat}.Ask(seat)
	}
}

// changeSeat makes a change of who plays a seat; false if it was refused.
func (w wants) changeSeat(seat engines.Seat, aloud bool, change func() error) bool {
	wish := w.wishes
	if wish.Aloud = wish.Aloud.Without(seat); aloud {
		wish.Aloud = wish.Aloud.With(seat)
	}
	if w.writes() {
		return false
	}
	if err := change(); err != nil && !errors.Is(err, session.ErrWriting) {
		w.showError(err)
		return false
	}
	w.wish(wish)
	return true
}

// writes says that the disk is slow, and reports whether it is still writing.
func (w wants) writes() bool {
	on, _ := w.session.Writing.On()
	if on {
		w.shell.Say(words.NotWrittenYet, words.StillWriting)
	}
	return on
}

// showSound opens how the match sounds.
func (w wants) showSound() {
	var readers []wishes.Reader
	for _, seat := range w.people() {
		readers = append(readers, wishes.Reader{Seat: seat, Name: w.capital(seat)})
	}
	wishes.ShowSound(w.shell, readers, w.wishes, w.wish)
}

// showMatch opens the switches of the match. Nobody rolls in a game without dice.
func (w wants) showMatch() {
	now := wishes.Now{Check: w.check, Print: w.match.Print}
	if !w.session.Engine().Info().Diceless {
		now.Roller = cmp.Or(w.session.Roller(), settings.Rollers[0])
	}
	if w.game.Lying(w.session.Position()) != nil {
		now.Pieces = record.OnScreen
		if w.session.Pieces.OnTable() {
			now.Pieces = record.OnTable
		}
	}
	wishes.ShowMatch(w.shell, w.game, now, w.wishes, w.wish)
}

// wish takes new wishes for the match.
func (w wants) wish(now wishes.Wishes) {
	if w.wishes = now; !now.Owl {
		w.owl.Shoo()
	}
	now.Keep(w.shell, w.session.Path())
	w.session.LeaveToApp(w.isLeft)
	w.session.SetRoller(now.Roller)
	if now.Pieces != "" && !w.writes() {
		w.showError(w.session.Pieces.SetOnTable(now.Pieces == record.OnTable))
	}
	w.updateAll()
}

// isLeft reports whether what a position waits for is left to the app.
func (w wants) isLeft(position engines.Position) bool {
	chore := w.game.Chore(position)
	return chore >= 0 && w.wishes.Left[chore]
}
