//go:build unix

package aloud

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"homespun/engines/common/panics"
	"homespun/engines/enginetest/programs"
	"homespun/engines/enginetest/watchdog"
)

// best is the name of the best program of this system.
func best() string { return programsOf(runtime.GOOS)[0].name }

// speaker returns a Speaker that is closed after the test.
func speaker(t *testing.T) *Speaker {
	s := New(func(fault *panics.Fault) { t.Error(fault) })
	t.Cleanup(s.Close)
	return s
}

// idle waits until no program runs.
func (s *Speaker) idle(t *testing.T) {
	t.Helper()
	watchdog.Until(t, "no program runs", func() bool { return s.jobs.Running() == 0 })
}

// hostile are texts that players may type for a name, and what is read of them.
var hostile = map[string]string{
	"Ben’s spider rolls 5 + 2.":        "Ben’s spider rolls 5 + 2.",
	"--version":                        "version",
	"- -rf Ava":                        "rf Ava",
	"Ava 🐉 goes\tfirst\nnow":           "Ava goes first now",
	"\u202eAva\x1b[31m":                "Ava 31m",
	"[[slnc 9999]] <break/> Ava":       "slnc 9999 break/ Ava",
	`"; $(reboot) & del C:\ Ava`:       `"; reboot & del C: Ava`,
	"$env:PATH `whoami`":               "env:PATH whoami",
	"🐉🐉":                               "",
	" … ":                              "",
	strings.Repeat("long ", 1000):      strings.TrimSpace(strings.Repeat("long ", 80)) + "…",
	"Zoë is twenty-one – and 3/4 done": "Zoë is twenty-one – and 3/4 done",
}

func TestWordsAreReadAndNothingElse(t *testing.T) {
	for text, want := range hostile {
		if got := spoken(text); got != want {
			t.Errorf("%.40q: reads %q, want %q", text, got, want)
		}
	}
}

// No program of any system can take a text for an option: it is the last argument after two dashes, or not
// among the arguments at all.
func TestATextIsNoOption(t *testing.T) {
	stage := programs.New(t)
	seen := filepath.Join(stage.Folder, "seen")
	for _, system := range []string{"linux", "darwin", "windows"} {
		for _, p := range programsOf(system) {
			p.name = stage.Put(p.name, `read -r line; printf '%s' "$line$`+variable+`" > '`+seen+`'`)
			for text := range hostile {
				want := spoken(text)
				if want == "" {
					continue
				}
				if err := p.say(t.Context(), want); err != nil {
					t.Fatalf("%s: %v", p.name, err)
				}
				asked := stage.Transcript()
				arguments := asked[len(asked)-1][2:]
				got, _ := os.ReadFile(seen)
				if last := len(arguments) - 1; p.takes == byArgument {
					got = append(got, arguments[last]...)
					if arguments = arguments[:last]; arguments[last-1] != "--" {
						t.Errorf("%s: no dashes before the text: %q", p.name, arguments)
					}
				}
				if string(got) != want || !slices.Equal(arguments, p.arguments) {
					t.Errorf("%s reads %q with %q, want %q", p.name, got, arguments, want)
				}
			}
		}
	}
}

// A new sentence stops the old one, and so do Hush and Close.
func TestASentenceCanBeStopped(t *testing.T) {
	stage := programs.New(t)
	espeak := stage.Put("espeak-ng", stage.Hangs)
	voice := speaker(t)
	voice.programs = func() []program { return []program{{name: espeak, longest: time.Hour}} }
	voice.Say("Ava goes first.")
	one := stage.Asked(1)[0]
	voice.Say("Ben goes next.")
	two := stage.Asked(2)[1]
	if !stage.Gone(one[0]) || stage.Gone(two[0]) {
		t.Error("the old sentence goes on, or the new one does not")
	}
	voice.Hush()
	if voice.idle(t); !stage.Gone(two[0]) {
		t.Error("the sentence goes on after Hush")
	}
	voice.Hush()
	voice.Say("Ava wins.")
	three := stage.Asked(3)[2]
	if voice.Close(); !stage.Gone(three[0]) {
		t.Error("the sentence goes on after Close")
	}
	voice.Say("Ben wins.")
	if voice.Close(); len(stage.Transcript()) != 3 || !voice.Has() {
		t.Errorf("asked %q", stage.Transcript())
	}
}

// A program that passes its sentences on is asked to stop them, once and only if there was one.
func TestASentenceThatWasPassedOnIsStopped(t *testing.T) {
	stage := programs.New(t)
	spd := programsOf("linux")[0]
	spd.name = stage.Put(spd.name, "")
	voice := speaker(t)
	voice.programs = func() []program { return []program{spd} }
	voice.Hush()
	voice.Say("Ava goes first.")
	stage.Asked(1)
	voice.idle(t)
	voice.Hush()
	stage.Asked(2)
	voice.idle(t)
	voice.Say("🐉") // nothing to read, and nothing to stop
	voice.Say("Ben goes next.")
	stage.Asked(3)
	voice.Close()
	voice.Close()
	var got []string
	for _, asked := range stage.Transcript() {
		got = append(got, strings.Join(asked[1:], " "))
	}
	say := "spd-say --language en -- "
	if want := []string{say + "Ava goes first.", "spd-say --cancel", say + "Ben goes next.",
		"spd-say --cancel"}; !slices.Equal(got, want) {
		t.Errorf("asked\n%q, want\n%q", got, want)
	}
}

// Without a voice there is none, and that is no trouble.
func TestNoVoice(t *testing.T) {
	stage := programs.New(t)
	voice := speaker(t)
	if voice.Has() {
		t.Error("it has a voice")
	}
	voice.Say("Ava goes first.")
	voice.Hush()
	voice.idle(t)

	stage.Put(best(), "exit 1")
	voice = speaker(t)
	if !voice.Has() {
		t.Error("it has no voice")
	}
	for range 3 {
		voice.Say("Ava goes first.")
		voice.idle(t)
	}
	if asked := stage.Transcript(); len(asked) != 1 || voice.Has() {
		t.Errorf("a voice that fails was asked %q", asked)
	}
}

func TestAVoiceThatHangsIsStopped(t *testing.T) {
	stage := programs.New(t)
	hangs := program{name: stage.Put(best(), stage.Hangs), longest: time.Second / 2}
	voice := speaker(t)
	voice.programs = func() []program { return []program{hangs} }
	voice.Say("Ava goes first.")
	voice.idle(t)
	for _, line := range stage.Transcript() {
		if !stage.Gone(line[0]) {
			t.Error("it is still there")
		}
	}
	if voice.Has() {
		t.Error("it is asked again")
	}
}
