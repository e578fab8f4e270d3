package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// Setup brings a machine to where the program can be built.
type Setup struct {
	System *System
	Out    io.Writer
	Needs  []Need
	Pause  time.Duration // between looks at something that installs itself in its own window
	Wait   time.Duration // how long to look at most
}

// newSetup looks for all needs, and waits for a person at an installer as long as a person may take.
func newSetup(s *System, out io.Writer) *Setup {
	return &Setup{System: s, Out: out, Needs: needs, Pause: 3 * time.Second, Wait: 40 * time.Minute}
}

// Run installs what is missing for purpose, saying what it runs before it runs it, and gives what is still missing at
// the end. It fails only where there is no use in going on: when it was interrupted.
func (u *Setup) Run(ctx context.Context, purpose Purpose) (left []Need, err error) {
	lacking := missing(ctx, u.System, u.Needs, purpose)
	if len(lacking) == 0 || ctx.Err() != nil {
		return nil, ctx.Err()
	}
	fmt.Fprintf(u.Out, "Missing here: %s.\n", names(lacking))
	for _, n := range lacking {
		if n.Command != nil {
			u.own(ctx, n)
		}
	}
	u.managed(ctx, lacking)
	addInstalled(u.System)
	return missing(ctx, u.System, u.Needs, purpose), ctx.Err()
}

// managed installs with the system's package manager.
func (u *Setup) managed(ctx context.Context, lacking []Need) {
	manager, found := findManager(u.System)
	if !found {
		return
	}
	var packages []string
	for _, n := range lacking {
		packages = append(packages, n.PackagesFor(manager)...)
	}
	if len(packages) == 0 {
		return
	}
	commands, allowed := manager.Commands(u.System, packages)
	if !allowed {
		return
	}
	if commands[0][0] == "sudo" {
		// Ask for the password while no moving line is in the way.
		fmt.Fprintln(u.Out, "sudo may ask for your password.")
		if u.System.Run(ctx, Command{Args: []string{"sudo", "-v"}, In: os.Stdin, Out: u.Out}) != nil {
			return
		}
	}
	if refresh := manager.RefreshCommand(u.System); refresh != nil {
		u.run(ctx, refresh) // an old list may do; installing will say
	}
	failed := false
	for _, c := range commands {
		failed = u.run(ctx, c) != nil || failed
	}
	if !failed || manager.Single || len(packages) == 1 {
		return
	}
	// One unknown name spoils the whole order: what can be had is installed one by one.
	for _, n := range lacking {
		if own := n.PackagesFor(manager); len(own) > 0 && ctx.Err() == nil {
			commands, _ := manager.Commands(u.System, own)
			u.run(ctx, commands[0])
		}
	}
}

// own runs the installer of a need that no manager has.
func (u *Setup) own(ctx context.Context, n Need) {
	if u.run(ctx, n.Command) != nil || !n.Waits || !u.System.Terminal {
		return
	}
	progress := startProgress(u.Out, u.System.Terminal, "waiting for the installer's own window to finish")
	defer progress.Stop()
	for end := time.Now().Add(u.Wait); time.Now().Before(end) && !n.Present(ctx, u.System); {
		select {
		case <-ctx.Done():
			return
		case <-time.After(u.Pause):
		}
	}
}

// run says and runs one command; its last lines are shown when it fails.
func (u *Setup) run(ctx context.Context, command []string) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	fmt.Fprintln(u.Out, "Running: "+typed(command))
	progress := startProgress(u.Out, u.System.Terminal, "installing")
	tail := &Tail{Keep: 15}
	lines := newLines(func(line string) {
		if line = strings.TrimSpace(line); line != "" {
			tail.Add(line)
			progress.Note(line)
		}
	})
	err := u.System.Run(ctx, Command{Args: command, In: os.Stdin, Out: lines})
	lines.Close()
	took := progress.Stop()
	if err != nil {
		fmt.Fprintf(u.Out, "That failed (%v):\n%s", err, tail)
		return err
	}
	fmt.Fprintf(u.Out, "Done in %s.\n", clock(took))
	return nil
}

// advice says how to install by hand what is left, one line a need.
func advice(s *System, left []Need) string {
	var text strings.Builder
	manager, found := findManager(s)
	for _, n := range left {
		fmt.Fprintf(&text, "Missing: %s. ", n.Name)
		switch packages := n.PackagesFor(manager); {
		case n.Command != nil:
			fmt.Fprintf(&text, "Type: %s\n", typed(n.Command))
		case found && len(packages) > 0:
			commands, _ := manager.Commands(s, packages)
			fmt.Fprintf(&text, "Type: %s\n", typed(commands[0]))
		case s.OS == "windows" && n.For&ForWindow != 0:
			text.WriteString("Install MSYS2 from https://www.msys2.org, type in its window: " +
				"pacman -S mingw-w64-ucrt-x86_64-gcc, and put C:\\msys64\\ucrt64\\bin into PATH\n")
		case s.OS == "darwin":
			fmt.Fprintf(&text, "Install Homebrew from https://brew.sh, then type: brew install %s\n", n.Packages["brew"])
		default:
			fmt.Fprintf(&text, "Install it with your system's package manager; Debian's name for it is %s, Fedora's %s\n",
				either(n.Packages["apt"], n.Name), either(n.Packages["dnf"], n.Name))
		}
	}
	if s.OS == "windows" {
		text.WriteString("Just installed? Open a new terminal, so that it is found, and type the same command again.\n")
	}
	return text.String()
}

func names(list []Need) string {
	all := make([]string, len(list))
	for i, n := range list {
		all[i] = n.Name
	}
	return strings.Join(all, ", ")
}

func either(a, b string) string {
	if a != "" {
		return a
	}
	return b
}
