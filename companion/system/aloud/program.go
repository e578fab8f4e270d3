package aloud

import (
	"context"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"time"
)

// program is a program of a system that reads a text aloud.
type program struct {
	name      string
	arguments []string
	// takes is how the program takes the text.
	takes way
	// longest is how long the program may take before it is stopped.
	longest time.Duration
	// hushed are the arguments that stop a sentence which the program has passed on to another one. Without
	// them, the sentence stops with the program.
	hushed []string
}

// reading is more than a slow voice needs for the most letters. passing is more than a program needs that only
// passes a sentence on.
const (
	reading = time.Minute
	passing = 5 * time.Second
)

// A way is how a program takes a text. In none of them can a text be taken for an option or an order.
type way uint8

const (
	byInput    way = iota // on its standard input
	byArgument            // as its last argument, after two dashes
	byVariable            // in a variable of the environment
)

// variable is the name of that variable.
const variable = "HOMESPUN_SAYS"

// powershell is the script that reads the variable aloud on Windows, and fails if any part of it fails.
const powershell = `$ErrorActionPreference = 'Stop'; Add-Type -AssemblyName System.Speech; ` +
	`(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak($env:` + variable + `)`

// programsOf returns the programs of a system, by its name in Go, the best first. The sentences are English,
// so the voice is too where that can be chosen.
func programsOf(system string) []program {
	espeak := []string{"-v", "en", "-s", "150", "-b", "1", "--stdin"}
	switch system {
	case "darwin":
		return []program{{name: "say", arguments: []string{"-f", "-"}, longest: reading}}
	case "windows":
		return []program{{name: "powershell", takes: byVariable, longest: reading,
			arguments: []string{"-NoProfile", "-NonInteractive", "-Command", powershell}}}
	}
	return []program{
		// A new sentence of this one stops the old one by itself.
		{name: "spd-say", arguments: []string{"--language", "en", "--"}, takes: byArgument,
			longest: passing, hushed: []string{"--cancel"}},
		{name: "espeak-ng", arguments: espeak, longest: reading},
		{name: "espeak", arguments: espeak, longest: reading},
	}
}

// found returns the programs of this system that there are. Their names are whole paths.
func found() []program {
	var found []program
	for _, p := range programsOf(runtime.GOOS) {
		if path, err := exec.LookPath(p.name); err == nil {
			p.name = path
			found = append(found, p)
		}
	}
	return found
}

// say reads a text aloud, and returns when it has been read or passed on, or when the context ends.
func (p program) say(ctx context.Context, text string) error {
	ctx, over := context.WithTimeout(ctx, p.longest)
	defer over()
	arguments := slices.Clone(p.arguments)
	if p.takes == byArgument {
		arguments = append(arguments, text)
	}
	command := exec.CommandContext(ctx, p.name, arguments...)
	switch p.takes {
	case byInput:
		command.Stdin = strings.NewReader(text + "\n")
	case byVariable:
		command.Env = append(os.Environ(), variable+"="+text)
	}
	hide(command)
	return command.Run()
}

// hush stops a sentence that was passed on.
func (p program) hush(ctx context.Context) error {
	if p.hushed == nil {
		return nil
	}
	ctx, over := context.WithTimeout(ctx, p.longest)
	defer over()
	command := exec.CommandContext(ctx, p.name, p.hushed...)
	hide(command)
	return command.Run()
}
