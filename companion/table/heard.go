package table

import (
	"homespun/companion/sound"
	"homespun/companion/tableau"
	"homespun/companion/wishes"
	"homespun/companion/words"
	"homespun/engines"
)

// play plays a sound at the volume of the settings.
func (s *Screen) play(heard sound.Sound) {
	if heard != sound.None && !s.gone {
		s.shell.Sound.Play(heard, s.shell.Settings().Sound)
	}
}

// hear plays what is heard with a thing of a replay. What has come of it is read aloud if anybody wants to
// hear it.
func (s *Screen) hear(thing replayed) {
	s.play(thing.heard)
	if !thing.rolls && s.wishes.Aloud != 0 {
		s.shell.Voice.Say(thing.sentence)
		s.read = thing.sentence
	}
}

// readPrompt reads the prompt aloud if whoever it asks wants to hear it, once for each prompt.
func (s *Screen) readPrompt() {
	prompt := s.Prompt()
	if s.replay.on() || prompt == s.read {
		return
	}
	if s.read = prompt; s.listens() {
		s.shell.Voice.Say(prompt)
	}
}

// sayAgain reads aloud what the screen says now, to anybody who presses the key.
func (s *Screen) sayAgain() {
	if !s.unheard() {
		s.shell.Voice.Say(s.Prompt())
	}
}

// readPointed reads aloud what the pointer or the cursor is on, if it may be chosen and whoever chooses wants
// to hear it.
func (s *Screen) readPointed(in tableau.Input) {
	if s.question != nil && s.listens() {
		if says := s.bubbleText(in); says != "" {
			s.shell.Voice.Say(says)
		}
	}
}

// listens reports whether somebody whose decision or roll is due wants to be read to, and nobody would hear
// what is not theirs.
func (s *Screen) listens() bool {
	if s.unheard() || s.session.BotsTurn() {
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

// unheard reports whether the screen shows somebody what the others must not know: a voice would tell them.
func (s *Screen) unheard() bool {
	pending, people := s.session.Pending(), s.people()
	if len(people) < 2 || s.openly() {
		return false
	}
	if s.lifted >= 0 {
		return true
	}
	for _, seat := range pending.Who.List() {
		if seat >= 0 && !s.bot(seat) && s.hidden(pending, seat) {
			return true
		}
	}
	return false
}

// readers returns the people of the match, who may each have things read aloud.
func (s *Screen) readers() (list []wishes.Reader) {
	for _, seat := range s.people() {
		list = append(list, wishes.Reader{Seat: seat, Name: words.Sentence(s.seatName(seat))})
	}
	return list
}
