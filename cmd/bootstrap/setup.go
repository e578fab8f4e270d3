package main

import (
	"cmp"
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// A purpose says what a need is for. It is a set of bits.
type purpose int

const (
	forWindow  purpose = 1 << iota // to build the program with its window
	forChecks                      // to run the tests
	forRelease                     // to make the packages
	forWine                        // to try the one for Windows
)

// A need is something that has to be on the machine and does not come with Go.
type need struct {
	Name    string  // for messages such as "… is missing"
	For     purpose // in JSON "window", "checks", "release" or "wine"
	Systems string  // the GOOS values that have the need
	// What shows that it is there: programs in PATH, libraries that pkg-config knows, or one of probes.
	Programs, Libraries, Probe string
	Packages                   map[string]string // by the names of managers
}

// A manager is a package manager.
type manager struct {
	Name    string // the name of the program
	System  string // its GOOS; on Linux it needs root's rights
	Refresh string // the command that updates the list of packages; "" if installing does so
	Install string // the command that installs; the packages are appended
}

//go:embed setup.json
var setupJSON []byte

// setup is everything that bootstrap looks for, and the package managers in the order in which they are
// looked for. The libraries are those of fyne.io/fyne/v2 v2.8.1, which supports X11 and Wayland in one build.
// apt-get is told to ask no questions and to wait for a system update that holds the lock. pacman gets no -y,
// because Arch does not support a package list that is newer than the system. winget installs one package at
// a time.
var setup = func() (all struct {
	Needs    []need
	Managers []manager
}) {
	if err := json.Unmarshal(setupJSON, &all); err != nil {
		panic(err)
	}
	return all
}()

// UnmarshalText reads what a need is for.
func (p *purpose) UnmarshalText(text []byte) error {
	*p = map[string]purpose{"window": forWindow, "checks": forChecks, "release": forRelease,
		"wine": forWine}[string(text)]
	return nil
}

// probes are the checks of needs that are neither programs nor libraries.
var probes = map[string]func(context.Context, machine) bool{
	"compiler": compiler, "appleCompiler": appleCompiler, "softwareOpenGL": softwareOpenGL,
}

// present reports whether the need is met.
func (n *need) present(ctx context.Context, m machine) bool {
	if n.Probe != "" {
		return probes[n.Probe](ctx, m)
	}
	if n.Libraries != "" { // the build asks pkg-config too, for what they depend on as well
		return m.run(command(ctx, nil, "pkg-config --exists "+n.Libraries)) == nil
	}
	return !slices.ContainsFunc(strings.Fields(n.Programs), func(name string) bool { return !m.has(name) })
}

// Apple's compiler comes with no package manager. Its installer continues in a window of its own after the
// command has ended, so bootstrap cannot wait for it.
const (
	appleTools     = "C compiler (Apple's command line tools)"
	appleInstaller = "xcode-select --install"
)

// findManager returns the first package manager on this machine, an empty one if there is none. It also
// returns the words that go before its commands to get root's rights, "" if none are needed.
func findManager(m machine) (found manager, sudo string) {
	for _, one := range slices.Backward(setup.Managers) {
		if one.System == m.os && m.has(one.Name) {
			found = one
		}
	}
	switch {
	case m.os != "linux" || m.root:
		return found, ""
	case !m.has("sudo") && m.has("doas"):
		return found, "doas "
	}
	return found, "sudo "
}

// setUp installs what is missing for a purpose, and shows each command before it runs. It returns what is
// still missing at the end.
func setUp(ctx context.Context, m machine, wanted purpose) []need {
	lacking := missing(ctx, m, wanted)
	if len(lacking) == 0 {
		return nil
	}
	var orders []string
	with, sudo := findManager(m)
	for _, n := range lacking {
		fmt.Fprintf(m.out, "Missing here: %s.\n", n.Name)
		if n.Name == appleTools && m.install(ctx, appleInstaller) && m.terminal {
			fmt.Fprintln(m.out, "Waiting for the installer's own window to finish.")
			end := time.Now().Add(40 * time.Minute)
			for ctx.Err() == nil && time.Now().Before(end) && !n.present(ctx, m) {
				time.Sleep(3 * time.Second)
			}
		}
		if packages := n.Packages[with.Name]; packages != "" {
			orders = append(orders, packages)
		}
	}
	if len(orders) > 0 && (sudo == "" || m.has(strings.TrimSpace(sudo))) {
		installPackages(ctx, m, with, sudo, orders)
	}
	addToPath(m)
	return missing(ctx, m, wanted)
}

// missing returns the needs for a purpose that are not met. After an interrupt it returns none, as it could
// not look.
func missing(ctx context.Context, m machine, wanted purpose) (lacking []need) {
	for _, n := range setup.Needs {
		counts := n.For&wanted != 0 && strings.Contains(n.Systems, m.os)
		if counts && !n.present(ctx, m) && ctx.Err() == nil {
			lacking = append(lacking, n)
		}
	}
	return lacking
}

// installPackages installs orders, which are the packages of one need each, with one command if the manager
// can. One unknown name makes that command fail, so the orders are then installed one by one.
func installPackages(ctx context.Context, m machine, with manager, sudo string, orders []string) {
	if sudo == "sudo " {
		fmt.Fprintln(m.out, "sudo may ask for your password.")
		if !m.install(ctx, "sudo -v") {
			return
		}
	}
	if with.Refresh != "" {
		m.install(ctx, sudo+with.Refresh) // its error is ignored: the old list may do, else installing fails
	}
	install := sudo + with.Install + " "
	if with.Name != "winget" && len(orders) > 1 && m.install(ctx, install+strings.Join(orders, " ")) {
		return
	}
	for _, packages := range orders {
		m.install(ctx, install+packages)
	}
}

// install prints and runs one command, with its output. It reports whether the command succeeded.
func (m machine) install(ctx context.Context, words string) bool {
	if ctx.Err() != nil {
		return false
	}
	fmt.Fprintln(m.out, "Running: "+words)
	cmd := command(ctx, nil, words)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, m.out, m.out
	err := m.run(cmd)
	if err != nil {
		fmt.Fprintf(m.out, "That failed (%v).\n", err)
	}
	return err == nil
}

// addToPath adds the folders where Windows' managers put programs. The managers change PATH too, but a
// running process does not see that.
func addToPath(m machine) {
	if m.os != "windows" {
		return
	}
	for _, pattern := range []string{
		`$LOCALAPPDATA\Microsoft\WinGet\Links`,
		`$LOCALAPPDATA\Microsoft\WinGet\Packages\*\*\bin`,
		`$LOCALAPPDATA\Microsoft\WinGet\Packages\*\*\Library\bin`,
		`$USERPROFILE\scoop\shims`,
		`$ProgramData\mingw64\mingw64\bin`,
		`$ProgramFiles\qpdf*\bin`,
	} {
		folders, _ := filepath.Glob(os.ExpandEnv(pattern))
		os.Setenv("PATH", strings.Join(append(folders, os.Getenv("PATH")), string(os.PathListSeparator)))
	}
}

// advice returns how to install by hand what is left, a line for each need.
func advice(m machine, left []need) (text string) {
	with, sudo := findManager(m)
	for _, n := range left {
		text += "Missing: " + n.Name + ". "
		switch {
		case n.Name == appleTools:
			text += "Type: " + appleInstaller + "\n"
		case with.Name != "":
			text += "Type: " + sudo + with.Install + " " + n.Packages[with.Name] + "\n"
		case m.os == "windows" && n.For == forWindow:
			text += "Install MSYS2 from https://www.msys2.org, type in its window: " +
				"pacman -S mingw-w64-ucrt-x86_64-gcc, and put C:\\msys64\\ucrt64\\bin into PATH\n"
		case m.os == "darwin":
			text += "Install Homebrew from https://brew.sh, then type: brew install " + n.Packages["brew"] +
				"\n"
		default:
			text += "Install it with your system's package manager; Debian's name for it is " +
				n.Packages["apt-get"] + ", Fedora's " + n.Packages["dnf"] + "\n"
		}
	}
	if m.os == "windows" && text != "" {
		text += "Just installed? Open a new terminal, so that it is found, and type the same command again.\n"
	}
	return text
}

// softwareOpenGL looks for Mesa's software driver, which is called swrast. Since Mesa 24.2 the files in that
// folder are small ones that load libdril.
func softwareOpenGL(_ context.Context, m machine) bool {
	folders := []string{"/usr/lib/*/dri", "/usr/lib/dri", "/usr/lib64/dri"}
	return slices.ContainsFunc(folders, func(folder string) bool {
		return m.has(folder+"/swrast_dri.so") || m.has(folder+"/libdril_dri.so")
	})
}

// compiler checks that the C compiler that Go calls can read a header of the C library.
func compiler(ctx context.Context, m machine) bool {
	name, _ := m.output(command(ctx, nil, "go env CC"))
	cmd := command(ctx, nil, cmp.Or(name, "cc")+" -fsyntax-only -x c -")
	cmd.Stdin = strings.NewReader("#include <stdlib.h>\n")
	return m.run(cmd) == nil
}

// appleCompiler first asks where Apple's tools are. Calling a compiler that is not there would open a window.
func appleCompiler(ctx context.Context, m machine) bool {
	return m.run(command(ctx, nil, "xcode-select -p")) == nil && compiler(ctx, m)
}
