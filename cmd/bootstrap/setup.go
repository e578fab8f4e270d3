package main

import (
	"cmp"
	"context"
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
	forWindow purpose = 1 << iota // to build the program with its window
	forChecks                     // to run the tests
)

// A need is something that has to be on the machine and does not come with Go.
type need struct {
	name     string // for messages such as "… is missing"
	purpose  purpose
	systems  string // the GOOS values that have the need
	present  func(ctx context.Context, m machine) bool
	packages names
}

// names are the packages of a need for each entry of managers, in that order: apt-get, dnf, zypper, pacman,
// brew, winget, scoop, choco.
type names [8]string

// needs lists everything that bootstrap looks for. The libraries are those of fyne.io/fyne/v2 v2.8.1, which
// supports X11 and Wayland in one build.
var needs = []need{
	{"C compiler", forWindow, "linux windows", compiler, names{"gcc libc6-dev", "gcc glibc-devel",
		"gcc glibc-devel", "gcc", "", "BrechtSanders.WinLibs.POSIX.UCRT", "gcc", "mingw"}},
	{appleTools, forWindow, "darwin", appleCompiler, names{}},
	{"pkg-config", forWindow, "linux", programs("pkg-config"),
		names{"pkg-config", "pkgconf-pkg-config", "pkg-config", "pkgconf"}},
	{"OpenGL headers", forWindow, "linux", libraries("gl"),
		names{"libgl1-mesa-dev", "mesa-libGL-devel", "Mesa-libGL-devel", "mesa libglvnd"}},
	{"X11 headers", forWindow, "linux", libraries("x11 xcursor xrandr xinerama xi xxf86vm xext"),
		names{"xorg-dev", x11Devel, x11Devel,
			"libx11 libxcursor libxrandr libxinerama libxi libxxf86vm libxext"}},
	{"Wayland headers", forWindow, "linux", libraries("wayland-client wayland-cursor wayland-egl"),
		names{"libwayland-dev", "wayland-devel", "wayland-devel", "wayland"}},
	{"xkbcommon headers", forWindow, "linux", libraries("xkbcommon"),
		names{"libxkbcommon-dev", "libxkbcommon-devel", "libxkbcommon-devel", "libxkbcommon"}},
	{"Xvfb (a screen in memory)", forChecks, "linux", programs("Xvfb"),
		names{"xvfb", "xorg-x11-server-Xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb"}},
	{"OpenGL without a graphics card", forChecks, "linux", softwareOpenGL,
		names{"libgl1-mesa-dri", "mesa-dri-drivers", "Mesa-dri", "mesa"}},
	{"dbus-run-session", forChecks, "linux", programs("dbus-run-session"),
		names{"dbus", "/usr/bin/dbus-run-session", "/usr/bin/dbus-run-session", "dbus"}},
	{"xdotool", forChecks, "linux", programs("xdotool"), names{"xdotool", "xdotool", "xdotool", "xdotool"}},
	{"poppler's tools (pdftoppm)", forChecks, "linux darwin windows", programs("pdftoppm pdffonts pdftotext"),
		names{"poppler-utils", "poppler-utils", "poppler-tools", "poppler", "poppler",
			"oschwartz10612.Poppler",
			"poppler", "poppler"}},
	{"qpdf", forChecks, "linux darwin windows", programs("qpdf"),
		names{"qpdf", "qpdf", "qpdf", "qpdf", "qpdf", "QPDF.QPDF", "qpdf", "qpdf"}},
}

const x11Devel = "libX11-devel libXcursor-devel libXrandr-devel libXinerama-devel libXi-devel " +
	"libXxf86vm-devel libXext-devel"

// Apple's compiler comes with no package manager. Its installer continues in a window of its own after the
// command has ended, so bootstrap cannot wait for it.
const (
	appleTools     = "C compiler (Apple's command line tools)"
	appleInstaller = "xcode-select --install"
)

// A manager is a package manager.
type manager struct {
	name    string // the name of the program
	system  string // its GOOS; on Linux it needs root's rights
	refresh string // the command that updates the list of packages; "" if installing does so
	install string // the command that installs; the packages are appended
}

// managers is in the order in which they are looked for, which is also the order of names. apt-get is told to
// ask no questions and to wait for a system update that holds the lock. pacman gets no -y, because Arch does
// not support a package list that is newer than the system.
var managers = [8]manager{
	{"apt-get", "linux", "apt-get -o Acquire::Retries=3 update",
		"env DEBIAN_FRONTEND=noninteractive apt-get -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 " +
			"install -y --no-install-recommends"},
	{"dnf", "linux", "", "dnf install -y"},
	{"zypper", "linux", "", "zypper --non-interactive install"},
	{"pacman", "linux", "", "pacman -S --needed --noconfirm"},
	{"brew", "darwin", "", "brew install"},
	// winget installs one package at a time.
	{"winget", "windows", "",
		"winget install --accept-source-agreements --accept-package-agreements --exact --id"},
	{"scoop", "windows", "", "scoop install"},
	{"choco", "windows", "", "choco install -y"},
}

// findManager returns the index in managers of the first one on this machine, or -1. It also returns the
// words that go before its commands to get root's rights, "" if none are needed.
func findManager(m machine) (at int, sudo string) {
	at = slices.IndexFunc(managers[:], func(w manager) bool { return w.system == m.os && m.has(w.name) })
	switch {
	case m.os != "linux" || m.root:
		return at, ""
	case !m.has("sudo") && m.has("doas"):
		return at, "doas "
	}
	return at, "sudo "
}

// setUp installs what is missing for a purpose, and shows each command before it runs. It returns what is
// still missing at the end.
func setUp(ctx context.Context, m machine, wanted purpose) []need {
	lacking := missing(ctx, m, wanted)
	if len(lacking) == 0 {
		return nil
	}
	var orders []string
	at, sudo := findManager(m)
	for _, n := range lacking {
		fmt.Fprintf(m.out, "Missing here: %s.\n", n.name)
		if n.name == appleTools && m.install(ctx, appleInstaller) && m.terminal {
			fmt.Fprintln(m.out, "Waiting for the installer's own window to finish.")
			end := time.Now().Add(40 * time.Minute)
			for ctx.Err() == nil && time.Now().Before(end) && !n.present(ctx, m) {
				time.Sleep(3 * time.Second)
			}
		}
		if at >= 0 && n.packages[at] != "" {
			orders = append(orders, n.packages[at])
		}
	}
	if len(orders) > 0 && (sudo == "" || m.has(strings.TrimSpace(sudo))) {
		installPackages(ctx, m, managers[at], sudo, orders)
	}
	addToPath(m)
	return missing(ctx, m, wanted)
}

// missing returns the needs for a purpose that are not met. After an interrupt it returns none, as it could
// not look.
func missing(ctx context.Context, m machine, wanted purpose) (lacking []need) {
	for _, n := range needs {
		counts := n.purpose&wanted != 0 && strings.Contains(n.systems, m.os)
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
	if with.refresh != "" {
		m.install(ctx, sudo+with.refresh) // its error is ignored: the old list may do, else installing fails
	}
	install := sudo + with.install + " "
	if with.name != "winget" && len(orders) > 1 && m.install(ctx, install+strings.Join(orders, " ")) {
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
	at, sudo := findManager(m)
	for _, n := range left {
		text += "Missing: " + n.name + ". "
		switch {
		case n.name == appleTools:
			text += "Type: " + appleInstaller + "\n"
		case at >= 0:
			text += "Type: " + sudo + managers[at].install + " " + n.packages[at] + "\n"
		case m.os == "windows" && n.purpose == forWindow:
			text += "Install MSYS2 from https://www.msys2.org, type in its window: " +
				"pacman -S mingw-w64-ucrt-x86_64-gcc, and put C:\\msys64\\ucrt64\\bin into PATH\n"
		case m.os == "darwin":
			text += "Install Homebrew from https://brew.sh, then type: brew install " + n.packages[4] + "\n"
		default:
			text += "Install it with your system's package manager; Debian's name for it is " +
				n.packages[0] +
				", Fedora's " + n.packages[1] + "\n"
		}
	}
	if m.os == "windows" && text != "" {
		text += "Just installed? Open a new terminal, so that it is found, and type the same command again.\n"
	}
	return text
}

// programs returns a check that all programs are in PATH. The names are separated by spaces.
func programs(all string) func(context.Context, machine) bool {
	return func(_ context.Context, m machine) bool {
		return !slices.ContainsFunc(strings.Fields(all), func(name string) bool { return !m.has(name) })
	}
}

// libraries returns a check that pkg-config knows all libraries and what they depend on. The build asks
// pkg-config too.
func libraries(all string) func(context.Context, machine) bool {
	return func(ctx context.Context, m machine) bool {
		return m.run(command(ctx, nil, "pkg-config --exists "+all)) == nil
	}
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
