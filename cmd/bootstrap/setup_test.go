package main

import (
	"context"
	"slices"
	"strings"
	"testing"
)

// setUp runs Setup on a machine.
func setUp(t *testing.T, m *machine, s *System, purpose Purpose) []Need {
	t.Helper()
	left, err := newSetup(s, &m.out).Run(context.Background(), purpose)
	if err != nil {
		t.Fatal(err)
	}
	return left
}

func TestAFreshDebianGetsAllThatIsMissing(t *testing.T) {
	m := debian()
	if left := setUp(t, m, m.system("linux", true), ForWindow|ForChecks); len(left) > 0 {
		t.Errorf("%s still missing", names(left))
	}
	if len(m.ran) != 2 || !strings.HasSuffix(m.ran[0], " update") {
		t.Fatalf("%q: want the list refreshed and one installation", m.ran)
	}
	for _, p := range []string{"gcc", "libc6-dev", "pkg-config", "libgl1-mesa-dev", "xorg-dev", "libwayland-dev", "libxkbcommon-dev",
		"xvfb", "libgl1-mesa-dri", "dbus", "xdotool", "poppler-utils", "qpdf"} {
		if !slices.Contains(strings.Fields(m.ran[1]), p) {
			t.Errorf("%q does not install %s", m.ran[1], p)
		}
	}
	for _, command := range m.ran {
		if !strings.Contains(m.out.String(), "Running: "+command) {
			t.Errorf("%q was run without a word", command)
		}
	}
}

func TestTheAppNeedsNoToolsOfTheTests(t *testing.T) {
	m := debian()
	setUp(t, m, m.system("linux", true), ForWindow)
	if all := strings.Join(m.ran, "\n"); strings.Contains(all, "qpdf") || strings.Contains(all, "xvfb") {
		t.Errorf("%q", all)
	}
}

func TestAMachineThatHasAllIsLeftAlone(t *testing.T) {
	m := debian()
	s := m.system("linux", true)
	setUp(t, m, s, ForWindow|ForChecks)
	m.ran = nil
	m.out.Reset()
	if left := setUp(t, m, s, ForWindow|ForChecks); len(left)+len(m.ran)+m.out.Len() > 0 {
		t.Errorf("left %s, ran %q, said %q", names(left), m.ran, m.out.String())
	}
}

// One thing taken away at a time: what finds it missing is a probe, not a list of what was installed.
func TestEachThingIsMissed(t *testing.T) {
	for gone, want := range map[string]string{
		"gcc": "C compiler", "pkg-config": "pkg-config", "-lGL": "OpenGL headers", "-lXi": "X11 headers",
		"-lwayland-egl": "Wayland headers", "-lxkbcommon": "xkbcommon headers", "Xvfb": "Xvfb (a screen in memory)",
		"mesa": "OpenGL without a graphics card", "dbus-run-session": "dbus-run-session", "xdotool": "xdotool",
		"pdffonts": "poppler's tools (pdftoppm)", "qpdf": "qpdf",
	} {
		m := debian()
		s := m.system("linux", true)
		setUp(t, m, s, ForWindow|ForChecks)
		delete(m.programs, gone)
		delete(m.modules, gone)
		lacking := missing(context.Background(), s, needs, ForWindow|ForChecks)
		if !slices.ContainsFunc(lacking, func(n Need) bool { return n.Name == want }) {
			t.Errorf("without %s: %q is missing, want %s", gone, names(lacking), want)
		}
	}
}

func TestSudoWhereNotRoot(t *testing.T) {
	m := debian()
	m.programs["sudo"] = true
	if left := setUp(t, m, m.system("linux", false), ForWindow); len(left) > 0 {
		t.Errorf("%s still missing", names(left))
	}
	for _, command := range m.ran {
		if !strings.HasPrefix(command, "sudo ") {
			t.Errorf("%q without sudo", command)
		}
	}
}

func TestWithoutRightsTheCommandIsNamed(t *testing.T) {
	withSudo := debian()
	withSudo.programs["sudo"], withSudo.denied = true, true
	for name, m := range map[string]*machine{"no sudo": debian(), "sudo says no": withSudo} {
		s := m.system("linux", false)
		left := setUp(t, m, s, ForWindow)
		if len(left) != 6 {
			t.Errorf("%s: %s left", name, names(left))
		}
		want := "sudo env DEBIAN_FRONTEND=noninteractive apt-get"
		if text := advice(s, left); !strings.Contains(text, want) || !strings.Contains(text, "xorg-dev") {
			t.Errorf("%s: %q, want %q", name, text, want)
		}
		if name == "no sudo" && len(m.ran) > 0 {
			t.Errorf("ran %q without the right to", m.ran)
		}
	}
}

func TestOneUnknownPackageDoesNotSpoilTheRest(t *testing.T) {
	m := debian()
	m.broken["xdotool"] = true
	s := m.system("linux", true)
	left := setUp(t, m, s, ForWindow|ForChecks)
	if names(left) != "xdotool" {
		t.Errorf("left: %s", names(left))
	}
	if text := advice(s, left); !strings.Contains(text, "install -y --no-install-recommends xdotool\n") {
		t.Errorf("%q", text)
	}
	if !strings.Contains(m.out.String(), "Unable to locate package xdotool") {
		t.Errorf("%q does not show what failed", m.out.String())
	}
}

func TestEveryManagerKnowsEveryNeedOfItsSystem(t *testing.T) {
	for _, manager := range managers {
		for _, n := range needs {
			if n.Command == nil && slices.Contains(n.Systems, manager.OS) && len(n.PackagesFor(manager)) == 0 {
				t.Errorf("%s has no package for %s", manager.Name, n.Name)
			}
		}
	}
}

func TestOtherManagers(t *testing.T) {
	for _, c := range []struct {
		os, program string
		root        bool
		want        string
	}{
		{"linux", "dnf", false, "sudo dnf install -y gcc glibc-devel"},
		{"linux", "zypper", true, "zypper --non-interactive install gcc"},
		{"linux", "pacman", true, "pacman -S --needed --noconfirm gcc"},
		{"darwin", "brew", false, "brew install poppler qpdf"},
		{"windows", "winget", false, "--exact --id BrechtSanders.WinLibs.POSIX.UCRT"},
		{"windows", "choco", false, "choco install -y mingw"},
	} {
		m := &machine{programs: map[string]bool{c.program: true, "sudo": true}, modules: map[string]bool{}}
		setUp(t, m, m.system(c.os, c.root), ForWindow|ForChecks)
		if all := strings.Join(m.ran, "\n"); !strings.Contains(all, c.want) {
			t.Errorf("%s: %q, want %q", c.program, all, c.want)
		}
	}
}

func TestAppleCompilerComesFromApple(t *testing.T) {
	m := &machine{programs: map[string]bool{}, modules: map[string]bool{}}
	s := m.system("darwin", false)
	s.Run = func(ctx context.Context, c Command) error {
		if c.Args[0] == "xcode-select" && c.Args[1] == "-p" {
			return context.Canceled
		}
		return m.run(ctx, c)
	}
	left := setUp(t, m, s, ForWindow)
	if !slices.Equal(m.ran, []string{"xcode-select --install"}) {
		t.Errorf("%q", m.ran)
	}
	if text := advice(s, left); !strings.Contains(text, "Type: xcode-select --install\n") {
		t.Errorf("%q", text)
	}
}

func TestAdviceWithoutAnyManager(t *testing.T) {
	for os, want := range map[string]string{
		"linux": "Debian's name for it is gcc libc6-dev", "windows": "https://www.msys2.org", "darwin": "xcode-select --install",
	} {
		m := &machine{programs: map[string]bool{}, modules: map[string]bool{}}
		s := m.system(os, false)
		if os == "darwin" {
			s.Run = func(context.Context, Command) error { return context.Canceled }
		}
		if text := advice(s, setUp(t, m, s, ForWindow|ForChecks)); !strings.Contains(text, want) {
			t.Errorf("%s: %q, want %q", os, text, want)
		}
	}
}

func TestAnInterruptStopsSettingUp(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	m := debian()
	if _, err := newSetup(m.system("linux", true), &m.out).Run(ctx, ForWindow); err == nil || len(m.ran) > 0 {
		t.Errorf("error %v, ran %q", err, m.ran)
	}
}
