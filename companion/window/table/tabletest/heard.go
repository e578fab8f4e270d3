package tabletest

import (
	"fmt"
	"strings"

	"homespun/companion/match/sound"
)

// A Transcript is the player and the voice of a test: it notes what they are asked, one line each.
type Transcript []string

func (l *Transcript) note(asked ...any) { *l = append(*l, strings.TrimSpace(fmt.Sprintln(asked...))) }

// Play implements sound.Player.
func (l *Transcript) Play(s sound.Sound, volume int) { l.note("play", s, "at", volume) }

// Has implements aloud.Voice.
func (l *Transcript) Has() bool { return true }

// Say implements aloud.Voice.
func (l *Transcript) Say(sentence string) { l.note("say", sentence) }

// Hush implements aloud.Voice. Where nothing has been said since, it is not noted.
func (l *Transcript) Hush() {
	for i := len(*l) - 1; i >= 0 && (*l)[i] != "hush"; i-- {
		if strings.HasPrefix((*l)[i], "say ") {
			l.note("hush")
			return
		}
	}
}

// Close implements sound.Player and aloud.Voice.
func (l *Transcript) Close() {}
