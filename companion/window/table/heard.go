package table

import (
	"homespun/companion/match/sound"
	"homespun/engines"
)

// hearing is what is heard at the table, and read aloud to those who want it.
type hearing struct {
	*hands
	read string // what was read aloud last
}

// sound plays a sound at the volume of the settings, if there is any.
func (h *hearing) sound(heard sound.Sound) {
	if volume := h.shell.Settings().Sound; heard != sound.None && volume > 0 && !h.gone {
		h.shell.Sound.Play(heard, volume)
	}
}

// hear plays what is heard with a thing of a replay. What has come of it is read aloud if anybody wants to
// hear it.
func (h *hearing) hear(thing replayed) {
	h.sound(thing.heard)
	if thing.rolls || thing.dealt || h.wishes.Aloud == 0 || h.alone() {
		return
	}
	h.read = thing.sentence
	if thing.moment != nil {
		h.read = thing.moment.Outcome
	}
	h.shell.Voice.Say(h.read)
}

// readPrompt reads the prompt aloud if whoever it asks wants to hear it, once for each prompt. Nothing of the
// past is read, nor the end once more after the stage has told it.
func (h *hearing) readPrompt(prompt string) {
	told := h.session.Over() && h.read != "" && h.shell.Settings().Telling != "once"
	if h.phase.past || h.phase.is == telling || told || prompt == h.read {
		return
	}
	if h.read = prompt; h.listens() {
		h.shell.Voice.Say(prompt)
	}
}

// hush stops what is being read: somebody has done something, and need not wait for its end.
func (h *hearing) hush() { h.shell.Voice.Hush() }

// listens reports whether somebody whose decision or roll is due wants to be read to, and nobody would hear
// what is not theirs.
func (h *hearing) listens() bool {
	if h.alone() || h.session.BotsTurn() {
		return false
	}
	pending := h.session.Pending()
	due := pending.Who
	for _, die := range pending.Roll.Dice() {
		if die.Owner >= 0 {
			due = due.With(die.Owner)
		}
	}
	if due.Without(engines.Table).Without(engines.Dice) == 0 {
		return h.wishes.Aloud != 0
	}
	return due&h.wishes.Aloud != 0
}
