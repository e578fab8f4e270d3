package table

// canAskOwl reports whether there is a decision of a person for which the owl may be asked. Cards that lie
// open on the real table are no longer to be chosen.
func (s *Screen) canAskOwl() bool {
	return s.question != nil && s.question.Seat >= 0 && s.wishes.Owl &&
		!(s.openly() && s.session.Pending().Secret)
}

// askOwl asks for a hint, or takes away the one that is shown. It is made for those who look at the screen.
func (s *Screen) askOwl() {
	if s.owl.Asked() != nil || !s.canAskOwl() {
		s.owl.Shoo()
	} else {
		s.owl.Ask(s.session, s.game, s.voice, s.question, s.viewer(), s.shell.NoteBot, s.update)
	}
	s.update()
	s.shell.Refocus()
}
