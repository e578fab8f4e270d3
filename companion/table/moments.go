package table

// showStage shows on the stage what the replay has come to: the dice of a moment while they come to rest, and
// then what came of it. The stage is closed while anything else is shown.
func (s *Screen) showStage() {
	if !s.replay.on() || s.replay.now().moment == nil || s.cover.content.Visible() {
		s.stage.Close()
		s.dimmed.Hide()
		return
	}
	thing := s.replay.now()
	if s.dimmed.Show(); s.replay.staged == s.replay.at {
		return
	}
	s.replay.staged = s.replay.at
	if thing.rolls {
		s.stage.Roll(*thing.moment, thing.roll.Dice(), thing.faces, thing.tumble)
		return
	}
	s.stage.Tell(*thing.moment, thing.roll.Dice(), thing.faces, thing.moment.Outcome)
}
