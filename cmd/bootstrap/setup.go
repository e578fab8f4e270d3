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

// A purpose is what a need is for.
type purpose int

const (
	forWindow purpose = 1 << iota // building the program with its window
	forChecks                     // the tools that tests call
)

// A need is something that has to be on the machine and that Go does not bring.
type need struct {
	name     string // in words, as in "… is missing"
	purpose  purpose
	systems  string // the GOOS values where it counts
	present  func(ctx context.Context, m machine) bool
	packages names
}

// names are what the packages of a need are called by each of managers, in their order: apt-get, dnf, zypper,
// pacman, brew, winget, scoop, choco.
type names [8]string

// needs is everything that is looked for. The libraries are those of fyne.io/fyne/v2 v2.8.1, whose one build
// serves X11 and Wayland.
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

// Apple's compiler comes with no manager: its installer goes on in a window of its own after the command has
// ended.
const (
	appleTools     = "C compiler (Apple's command line tools)"
	appleInstaller = "xcode-select --install"
)

// A manager is a program that installs others.
type manager struct {
	name    string // the program
	system  string // the GOOS it belongs to; on Linux it needs root's rights
	refresh string // fetches the list of packages; empty where installing does it
	install string // the packages follow
}

// managers in the order in which they are looked for, which is that of names. With apt-get there are
// no questions, and a system update that holds the lock is waited for. With pacman there is no -y: Arch does
// not support a list of packages that is newer than the system.
var managers = [8]manager{
	{"apt-get", "linux", "apt-get -o Acquire::Retries=3 update",
		"env DEBIAN_FRONTEND=noninteractive apt-get -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 " +
			"install -y --no-install-recommends"},
	{"dnf", "linux", "", "dnf install -y"},
	{"zypper", "linux", "", "zypper --non-interactive install"},
	{"pacman", "linux", "", "pacman -S --needed --noconfirm"},
	{"brew", "darwin", "", "brew install"},
	// One package at a time.
	{"winget", "windows", "",
		"winget install --accept-source-agreements --accept-package-agreements --exact --id"},
	{"scoop", "windows", "", "scoop install"},
	{"choco", "windows", "", "choco install -y"},
}

// findManager gives the place in managers of the first one this machine has, -1 for none, and what goes
// before its commands to become root: nothing where that is not needed.
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

// setUp installs what is missing for a purpose, showing each command before it runs, and gives what is still
// missing at the end.
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

// missing are the needs for a purpose that are not there; none where an interrupt keeps us from looking.
func missing(ctx context.Context, m machine, wanted purpose) (lacking []need) {
	for _, n := range needs {
		counts := n.purpose&wanted != 0 && strings.Contains(n.systems, m.os)
		if counts && !n.present(ctx, m) && ctx.Err() == nil {
			lacking = append(lacking, n)
		}
	}
	return lacking
}

// installPackages installs orders, each the packages of a need, all at once where the manager can. One
// unknown name spoils the whole order: what can be had is then installed one by one.
func installPackages(ctx context.Context, m machine, with manager, sudo string, orders []string) {
	if sudo == "sudo " {
		fmt.Fprintln(m.out, "sudo may ask for your password.")
		if !m.install(ctx, "sudo -v") {
			return
		}
	}
	if with.refresh != "" {
		m.install(ctx, sudo+with.refresh) // an old list may do; installing will say
	}
	install := sudo + with.install + " "
	if with.name != "winget" && len(orders) > 1 && m.install(ctx, install+strings.Join(orders, " ")) {
		return
	}
	for _, packages := range orders {
		m.install(ctx, install+packages)
	}
}

// install says and runs one command, whose output is shown as it comes, and reports whether it did its work.
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

// addToPath adds the folders where Windows' managers put programs: a running process does not get the new
// PATH.
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

// advice says how to install by hand what is left, one line a need.
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

// programs are there when each can be found.
func programs(all string) func(context.Context, machine) bool {
	return func(_ context.Context, m machine) bool {
		return !slices.ContainsFunc(strings.Fields(all), func(name string) bool { return !m.has(name) })
	}
}

// libraries are there when pkg-config, which the build asks too, knows them and what they need themselves.
func libraries(all string) func(context.Context, machine) bool {
	return func(ctx context.Context, m machine) bool {
		return m.run(command(ctx, nil, "pkg-config --exists "+all)) == nil
	}
}

// softwareOpenGL is Mesa's driver, which it calls swrast; since 24.2 small files of that folder lead to
// libdril.
func softwareOpenGL(_ context.Context, m machine) bool {
	folders := []string{"/usr/lib/*/dri", "/usr/lib/dri", "/usr/lib64/dri"}
	return slices.ContainsFunc(folders, func(folder string) bool {
		return m.has(folder+"/swrast_dri.so") || m.has(folder+"/libdril_dri.so")
	})
}

// compiler is there when the one that Go calls can read a header of the C library.
func compiler(ctx context.Context, m machine) bool {
	name, _ := m.output(command(ctx, nil, "go env CC"))
	cmd := command(ctx, nil, cmp.Or(name, "cc")+" -fsyntax-only -x c -")
	cmd.Stdin = strings.NewReader("#include <stdlib.h>\n")
	return m.run(cmd) == nil
}

// appleCompiler asks first where the tools are: calling a compiler that is not there would open a window.
func appleCompiler(ctx context.Context, m machine) bool {
	return m.run(command(ctx, nil, "xcode-select -p")) == nil && compiler(ctx, m)
}
