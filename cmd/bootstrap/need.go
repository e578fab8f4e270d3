package main

import (
	"context"
	"slices"
	"strings"
)

// A Purpose is what a need is for.
type Purpose int

const (
	ForWindow Purpose = 1 << iota // building the program with its window
	ForChecks                     // the tools that tests call
)

// A Need is something that has to be on the machine and that Go does not bring.
type Need struct {
	Name     string   // in words, as in "… is missing"
	For      Purpose  // one purpose, or several
	Systems  []string // the GOOS values where it counts
	Present  func(ctx context.Context, s *System) bool
	Packages map[string]string // by Manager.Name: its packages there, parted by spaces
	Command  []string          // installs it where no manager does, like Apple's compiler; nil elsewhere
	Waits    bool              // Command returns at once and goes on in a window of its own
}

var (
	linux      = []string{"linux"}
	everywhere = []string{"linux", "darwin", "windows"}
)

// needs is everything, in the order in which it is looked for: without the compiler no header can be tried. The headers
// are those of fyne.io/fyne/v2 v2.8.1, whose one build serves X11 and Wayland.
var needs = []Need{
	{
		Name: "C compiler", For: ForWindow, Systems: []string{"linux", "windows"}, Present: compiler,
		Packages: map[string]string{
			"apt": "gcc libc6-dev", "dnf": "gcc glibc-devel", "zypper": "gcc glibc-devel", "pacman": "gcc",
			"winget": "BrechtSanders.WinLibs.POSIX.UCRT", "scoop": "gcc", "choco": "mingw",
		},
	},
	{
		Name: "C compiler (Apple's command line tools)", For: ForWindow, Systems: []string{"darwin"}, Present: appleCompiler,
		Command: []string{"xcode-select", "--install"}, Waits: true,
	},
	{
		Name: "pkg-config", For: ForWindow, Systems: linux, Present: program("pkg-config"),
		Packages: map[string]string{"apt": "pkg-config", "dnf": "pkgconf-pkg-config", "zypper": "pkg-config", "pacman": "pkgconf"},
	},
	{
		Name: "OpenGL headers", For: ForWindow, Systems: linux,
		Present: library("gl", []string{"GL/gl.h", "GL/glx.h"}, "-lGL"),
		Packages: map[string]string{
			"apt": "libgl1-mesa-dev", "dnf": "mesa-libGL-devel", "zypper": "Mesa-libGL-devel", "pacman": "mesa libglvnd",
		},
	},
	{
		Name: "X11 headers", For: ForWindow, Systems: linux,
		Present: library("", []string{
			"X11/Xlib.h", "X11/XKBlib.h", "X11/Xcursor/Xcursor.h", "X11/extensions/Xrandr.h", "X11/extensions/Xinerama.h",
			"X11/extensions/XInput2.h", "X11/extensions/shape.h", "X11/extensions/xf86vmode.h",
		}, "-lX11", "-lXrandr", "-lXxf86vm", "-lXi", "-lXcursor", "-lXinerama"),
		Packages: map[string]string{
			"apt":    "xorg-dev",
			"dnf":    "libX11-devel libXcursor-devel libXrandr-devel libXinerama-devel libXi-devel libXxf86vm-devel libXext-devel",
			"zypper": "libX11-devel libXcursor-devel libXrandr-devel libXinerama-devel libXi-devel libXxf86vm-devel libXext-devel",
			"pacman": "libx11 libxcursor libxrandr libxinerama libxi libxxf86vm libxext",
		},
	},
	{
		Name: "Wayland headers", For: ForWindow, Systems: linux,
		Present: library("wayland-client", []string{"wayland-client.h", "wayland-cursor.h", "wayland-egl.h"},
			"-lwayland-client", "-lwayland-cursor", "-lwayland-egl"),
		Packages: map[string]string{"apt": "libwayland-dev", "dnf": "wayland-devel", "zypper": "wayland-devel", "pacman": "wayland"},
	},
	{
		Name: "xkbcommon headers", For: ForWindow, Systems: linux,
		Present: library("", []string{"xkbcommon/xkbcommon.h", "xkbcommon/xkbcommon-compose.h"}, "-lxkbcommon"),
		Packages: map[string]string{
			"apt": "libxkbcommon-dev", "dnf": "libxkbcommon-devel", "zypper": "libxkbcommon-devel", "pacman": "libxkbcommon",
		},
	},
	{
		Name: "Xvfb (a screen in memory)", For: ForChecks, Systems: linux, Present: program("Xvfb"),
		Packages: map[string]string{
			"apt": "xvfb", "dnf": "xorg-x11-server-Xvfb", "zypper": "xorg-x11-server-Xvfb", "pacman": "xorg-server-xvfb",
		},
	},
	{
		Name: "OpenGL without a graphics card", For: ForChecks, Systems: linux,
		// Mesa calls it swrast; since 24.2 the folder holds small files that lead to libdril.
		Present: file("/usr/lib/*/dri/swrast_dri.so", "/usr/lib/dri/swrast_dri.so", "/usr/lib64/dri/swrast_dri.so",
			"/usr/lib/*/dri/libdril_dri.so", "/usr/lib/dri/libdril_dri.so", "/usr/lib64/dri/libdril_dri.so"),
		Packages: map[string]string{"apt": "libgl1-mesa-dri", "dnf": "mesa-dri-drivers", "zypper": "Mesa-dri", "pacman": "mesa"},
	},
	{
		Name: "dbus-run-session", For: ForChecks, Systems: linux, Present: program("dbus-run-session"),
		Packages: map[string]string{
			"apt": "dbus", "dnf": "/usr/bin/dbus-run-session", "zypper": "/usr/bin/dbus-run-session", "pacman": "dbus",
		},
	},
	{
		Name: "xdotool", For: ForChecks, Systems: linux, Present: program("xdotool"),
		Packages: map[string]string{"apt": "xdotool", "dnf": "xdotool", "zypper": "xdotool", "pacman": "xdotool"},
	},
	{
		Name: "poppler's tools (pdftoppm)", For: ForChecks, Systems: everywhere, Present: program("pdftoppm", "pdffonts", "pdftotext"),
		Packages: map[string]string{
			"apt": "poppler-utils", "dnf": "poppler-utils", "zypper": "poppler-tools", "pacman": "poppler", "brew": "poppler",
			"winget": "oschwartz10612.Poppler", "scoop": "poppler", "choco": "poppler",
		},
	},
	{
		Name: "qpdf", For: ForChecks, Systems: everywhere, Present: program("qpdf"),
		Packages: map[string]string{
			"apt": "qpdf", "dnf": "qpdf", "zypper": "qpdf", "pacman": "qpdf", "brew": "qpdf",
			"winget": "QPDF.QPDF", "scoop": "qpdf", "choco": "qpdf",
		},
	},
}

// PackagesFor are the names a manager knows the need by; none where it does not have it.
func (n Need) PackagesFor(m Manager) []string { return strings.Fields(n.Packages[m.Name]) }

// missing are those of all that are wanted for a purpose here, and not there.
func missing(ctx context.Context, s *System, all []Need, purpose Purpose) []Need {
	var out []Need
	for _, n := range all {
		if n.For&purpose != 0 && slices.Contains(n.Systems, s.OS) && !n.Present(ctx, s) {
			out = append(out, n)
		}
	}
	return out
}
