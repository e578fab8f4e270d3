package table

import (
	"slices"

	"homespun/companion/match/sound"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/table/wishes"
	"homespun/engines"
)

// play plays a sound at the volume of the settings, if there is any.
func (s *Screen) play(heard sound.Sound) {
	if volume := s.shell.Settings().Sound; heard != sound.None && volume > 0 && !s.gone {
		s.shell.Sound.Play(heard, volume)
	}
}

// hear plays what is heard with a thing of a replay. What has come of it is read aloud if anybody wants to
// hear it.
func (s *Screen) hear(thing replayed) {
	s.play(thing.heard)
	if thing.rolls || thing.dealt || s.wishes.Aloud == 0 || s.alone() {
		return
	}
	s.read = thing.sentence
	if thing.moment != nil {
		s.read = thing.moment.Outcome
	}
	s.shell.Voice.Say(s.read)
}

// readPrompt reads the prompt aloud if whoever it asks wants to hear it, once for each prompt. Nothing of the
// past is read, nor the end once more after the stage has told it.
func (s *Screen) readPrompt() {
	prompt := s.Prompt()
	_, past := s.session.Looking()
	told := s.session.Over() && s.read != "" && s.shell.Settings().Telling != "once"
	if past || told || s.replay.on() || prompt == s.read {
		return
	}
	if s.read = prompt; s.listens() {
		s.shell.Voice.Say(prompt)
	}
}

// sayAgain reads aloud what the screen says now, to anybody who presses the key.
func (s *Screen) sayAgain() {
	if !s.alone() {
		s.shell.Voice.Say(s.Prompt())
	}
}

// readPointed reads aloud what the pointer or the cursor has come to, if it may be chosen and whoever chooses
// wants to hear it.
func (s *Screen) readPointed(in tableau.Input) {
	if s.question != nil && s.listens() && slices.Contains(s.withAliases(s.question.Next()), in) {
		if says := s.bubbleText(in); says != "" {
			s.shell.Voice.Say(says)
		}
	}
}

// hush stops what is being read: somebody has done something, and need not wait for its end.
func (s *Screen) hush() { s.shell.Voice.Hush() }

// listens reports whether somebody whose decision or roll is due wants to be read to, and nobody would hear
// what is not theirs.
func (s *Screen) listens() bool {
	if s.alone() || s.session.BotsTurn() {
		return false
	}
	pending := s.session.Pending()
	due := pending.Who
	for _, die := range pending.Roll.Dice() {
		if die.Owner >= 0 {
			due = due.With(die.Owner)
		}
	}
	if due.Without(engines.Table).Without(engines.Dice) == 0 {
		return s.wishes.Aloud != 0
	}
	return due&s.wishes.Aloud != 0
}

// alone reports whether somebody has the laptop alone and sees what the others must not know: a voice or a
// sound would tell them.
func (s *Screen) alone() bool { return s.lifted >= 0 && len(s.people()) > 1 && !s.openly() }

// readers returns the people of the match, who may each have things read aloud.
func (s *Screen) readers() (list []wishes.Reader) {
	for _, seat := range s.people() {
		list = append(list, wishes.Reader{Seat: seat, Name: words.Sentence(s.seatName(seat))})
	}
	return list
}
