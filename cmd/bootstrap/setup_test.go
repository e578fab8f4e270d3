package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var errExit = errors.New("exit status 1")

// debian is a made-up machine: a fresh Debian with nothing but Go and apt.
type debian struct {
	there  map[string]bool // programs, and what pkg-config knows
	broken string          // a package that nobody has
	denied bool            // sudo asks in vain
	ran    []string
	out    bytes.Buffer
}

// brings is what each package puts there.
var brings = map[string]string{
	"gcc": "gcc", "pkg-config": "pkg-config", "libgl1-mesa-dev": "gl", "libxkbcommon-dev": "xkbcommon",
	"xorg-dev":       "x11 xcursor xrandr xinerama xi xxf86vm xext",
	"libwayland-dev": "wayland-client wayland-cursor wayland-egl", "xvfb": "Xvfb",
	"libgl1-mesa-dri": "swrast", "dbus": "dbus-run-session", "xdotool": "xdotool",
	"poppler-utils": "pdftoppm pdffonts pdftotext", "qpdf": "qpdf",
}

// fresh is a machine of this system with these programs.
func fresh(system string, root bool, programs ...string) (machine, *debian) {
	d := &debian{there: map[string]bool{}}
	for _, p := range programs {
		d.there[p] = true
	}
	has := func(name string) bool {
		return d.there[name] || d.there["swrast"] && name == "/usr/lib/*/dri/swrast_dri.so"
	}
	return machine{os: system, root: root, out: &d.out, has: has, run: d.run}, d
}

func (d *debian) run(cmd *exec.Cmd) error {
	failed := map[bool]error{false: errExit}
	switch cmd.Args[0] {
	case "go":
		fmt.Fprintln(cmd.Stdout, "gcc")
		return nil
	case "gcc":
		return failed[d.there["gcc"]]
	case "pkg-config":
		lacks := func(name string) bool { return !d.there[name] }
		return failed[d.there["pkg-config"] && !slices.ContainsFunc(cmd.Args[2:], lacks)]
	}
	line := strings.Join(cmd.Args, " ")
	if line == "xcode-select -p" {
		return errExit
	}
	d.ran = append(d.ran, line)
	if d.denied && cmd.Args[0] == "sudo" {
		return errExit
	}
	if d.broken != "" && slices.Contains(cmd.Args, d.broken) {
		fmt.Fprintln(cmd.Stdout, "E: Unable to locate package "+d.broken)
		return errExit
	}
	for _, arg := range cmd.Args {
		for _, brought := range strings.Fields(brings[arg]) {
			d.there[brought] = true
		}
	}
	return nil
}

func named(list []need) string {
	var names []string
	for _, n := range list {
		names = append(names, n.Name)
	}
	return strings.Join(names, ", ")
}

const forAll = forWindow | forChecks

func TestAFreshDebianGetsAllThatIsMissing(t *testing.T) {
	m, d := fresh("linux", true, "apt-get")
	if left := setUp(t.Context(), m, forAll); len(left) > 0 {
		t.Errorf("%s still missing", named(left))
	}
	want := []string{"apt-get -o Acquire::Retries=3 update", "env DEBIAN_FRONTEND=noninteractive apt-get " +
		"-o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 install -y --no-install-recommends gcc libc6-dev " +
		"pkg-config libgl1-mesa-dev xorg-dev libwayland-dev libxkbcommon-dev xvfb libgl1-mesa-dri dbus xdotool " +
		"poppler-utils qpdf"}
	if !slices.Equal(d.ran, want) {
		t.Errorf("%q, want %q", d.ran, want)
	}
	for _, line := range want {
		if !strings.Contains(d.out.String(), "Running: "+line+"\n") {
			t.Errorf("%q was run without a word", line)
		}
	}
	d.ran = nil
	d.out.Reset()
	if left := setUp(t.Context(), m, forAll); len(left)+len(d.ran)+d.out.Len() > 0 {
		t.Errorf("a machine that has all: left %s, ran %q, said %q", named(left), d.ran, &d.out)
	}
}

func TestTheAppNeedsNoToolsOfTheTests(t *testing.T) {
	m, d := fresh("linux", true, "apt-get")
	setUp(t.Context(), m, forWindow)
	if all := strings.Join(d.ran, "\n"); strings.Contains(all, "qpdf") || strings.Contains(all, "xvfb") {
		t.Errorf("%q", all)
	}
}

func TestEachThingIsMissed(t *testing.T) {
	for gone, want := range map[string]string{
		"gcc": "C compiler", "pkg-config": "pkg-config", "gl": "OpenGL headers", "xi": "X11 headers",
		"wayland-egl": "Wayland headers", "xkbcommon": "xkbcommon headers",
		"Xvfb":   "Xvfb (a screen in memory)",
		"swrast": "OpenGL without a graphics card", "dbus-run-session": "dbus-run-session",
		"xdotool":  "xdotool",
		"pdffonts": "poppler's tools (pdftoppm)", "qpdf": "qpdf",
	} {
		m, d := fresh("linux", true, "apt-get")
		setUp(t.Context(), m, forAll)
		delete(d.there, gone)
		if lacking := named(missing(t.Context(), m, forAll)); !strings.Contains(lacking, want) {
			t.Errorf("without %s %q is missing, want %s", gone, lacking, want)
		}
	}
}

func TestWithoutRightsTheCommandIsNamed(t *testing.T) {
	for _, c := range []struct {
		programs string
		denied   bool
		left     int
		ran      int
	}{
		{"apt-get", false, 6, 0}, {"apt-get sudo", true, 6, 1}, {"apt-get sudo", false, 0, 3},
		{"apt-get doas", false, 0, 2},
	} {
		m, d := fresh("linux", false, strings.Fields(c.programs)...)
		d.denied = c.denied
		left := setUp(t.Context(), m, forWindow)
		if len(left) != c.left || len(d.ran) != c.ran {
			t.Errorf("%+v: %s left, ran %q", c, named(left), d.ran)
		}
		for _, line := range d.ran {
			if !strings.HasPrefix(line, "sudo ") && !strings.HasPrefix(line, "doas ") {
				t.Errorf("%q is not run as root", line)
			}
		}
		text, want := advice(m, left), "Type: sudo env DEBIAN_FRONTEND=noninteractive apt-get"
		if c.left > 0 && (!strings.Contains(text, want) || !strings.Contains(text, "xorg-dev\n")) {
			t.Errorf("%+v: %q, want %q", c, text, want)
		}
	}
}

func TestOneUnknownPackageDoesNotSpoilTheRest(t *testing.T) {
	m, d := fresh("linux", true, "apt-get")
	d.broken = "xdotool"
	left := setUp(t.Context(), m, forAll)
	text := advice(m, left)
	if named(left) != "xdotool" || !strings.Contains(text, "--no-install-recommends xdotool\n") {
		t.Errorf("left: %s; %s", named(left), text)
	}
	if !strings.Contains(d.out.String(), "Unable to locate package xdotool") {
		t.Errorf("%q does not show what failed", &d.out)
	}
}

func TestEveryManagerKnowsEveryNeedOfItsSystem(t *testing.T) {
	for _, with := range setup.Managers {
		for _, n := range setup.Needs {
			if n.Name != appleTools && strings.Contains(n.Systems, with.System) &&
				n.Packages[with.Name] == "" {
				t.Errorf("%s has no package for %s", with.Name, n.Name)
			}
		}
	}
	for _, n := range setup.Needs {
		if n.For == 0 || (n.Programs+n.Libraries == "") == (probes[n.Probe] == nil) {
			t.Errorf("nothing shows whether %s is there: %+v", n.Name, n)
		}
	}
}

func TestEverySystem(t *testing.T) {
	for _, c := range []struct {
		system, program string
		root            bool
		want            string // what is run, or said where nothing can be run
	}{
		{"linux", "dnf", false,
			"sudo dnf install -y gcc glibc-devel pkgconf-pkg-config mesa-libGL-devel libX11"},
		{"linux", "zypper", true, "zypper --non-interactive install gcc glibc-devel pkg-config Mesa-libGL"},
		{"linux", "pacman", true, "pacman -S --needed --noconfirm gcc pkgconf mesa libglvnd libx11"},
		{"darwin", "brew", false, "xcode-select --install\nbrew install poppler qpdf"},
		{"windows", "winget", false, "--exact --id BrechtSanders.WinLibs.POSIX.UCRT\n"},
		{"windows", "scoop", false, "scoop install gcc poppler qpdf"},
		{"windows", "choco", false, "choco install -y mingw poppler qpdf"},
		{"linux", "", true, "Debian's name for it is gcc libc6-dev, Fedora's gcc glibc-devel\n"},
		{"windows", "", false, "https://www.msys2.org"},
		{"darwin", "", false, "Type: xcode-select --install\n"},
	} {
		m, d := fresh(c.system, c.root, c.program, "sudo")
		left := setUp(t.Context(), m, forAll)
		if all := strings.Join(d.ran, "\n") + "\n" + advice(m, left); !strings.Contains(all, c.want) {
			t.Errorf("%s with %q: %q, want %q", c.system, c.program, all, c.want)
		}
	}
}

func TestAnInterruptStopsSettingUp(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	m, d := fresh("linux", true, "apt-get")
	if left := setUp(ctx, m, forWindow); len(left)+len(d.ran) > 0 {
		t.Errorf("left %s, ran %q", named(left), d.ran)
	}
}

// checkout is a machine with everything on it and a module in a folder of its own; fail may fail a command.
func checkout(t *testing.T, fail func(line string, cmd *exec.Cmd) error) (machine, *debian) {
	m, d := fresh("linux", true, "apt-get")
	setUp(t.Context(), m, forWindow)
	d.ran = nil
	root := t.TempDir()
	m.run = func(cmd *exec.Cmd) error {
		line := strings.ReplaceAll(strings.Join(cmd.Args, " "), root, "ROOT")
		switch {
		case strings.HasPrefix(line, "go list -m"):
			fmt.Fprintln(cmd.Stdout, root)
			return nil
		case strings.HasPrefix(line, "go build"), strings.HasPrefix(line, "ROOT"):
			d.ran = append(d.ran, line)
			return fail(line, cmd)
		}
		return d.run(cmd)
	}
	return m, d
}

func TestTheAppIsBuiltAndRunWithItsArguments(t *testing.T) {
	var exit error
	m, d := checkout(t, func(line string, _ *exec.Cmd) error {
		if strings.HasPrefix(line, "ROOT") {
			return exit
		}
		return nil
	})
	if code := openApp(t.Context(), m, []string{"print", "two words"}); code != 0 {
		t.Fatalf("exit %d: %s", code, &d.out)
	}
	app := filepath.Join("ROOT", ".cache", "homespun")
	want := []string{build + " " + filepath.Dir(app) + "/ " + program, app + " print two words"}
	if !slices.Equal(d.ran, want) {
		t.Errorf("%q, want %q", d.ran, want)
	}
	exit = exec.Command("go", "nothing").Run() // ends with 2
	if code := openApp(t.Context(), m, nil); code != 2 {
		t.Errorf("exit %d, want that of the app", code)
	}
}

func TestABuildThatFailsShowsTheCompilersWords(t *testing.T) {
	m, d := checkout(t, func(_ string, cmd *exec.Cmd) error {
		fmt.Fprintln(cmd.Stdout, "engines/board.go:7: undefined: x")
		return errExit
	})
	code := openApp(t.Context(), m, nil)
	if code != 1 || len(d.ran) != 1 || !strings.Contains(d.out.String(), "board.go:7: undefined: x") {
		t.Errorf("exit %d, ran %q: %s", code, d.ran, &d.out)
	}
}

func TestWithoutACompilerTheAppSaysHowToGoOn(t *testing.T) {
	m, d := checkout(t, nil)
	delete(d.there, "pkg-config")
	d.broken = "pkg-config"
	code := openApp(t.Context(), m, nil)
	if said := d.out.String(); code != 1 || !strings.Contains(said, "--no-install-recommends pkg-config\n") ||
		!strings.Contains(said, "CGO_ENABLED=0") {
		t.Errorf("exit %d, ran %q: %s", code, d.ran, said)
	}
}

func TestWrongUsageIsTwo(t *testing.T) {
	for _, args := range [][]string{{"print", "sitters"}, {"test", "-only", "nothing"}} {
		if code := start(t.Context(), args); code != 2 {
			t.Errorf("%q: exit %d", args, code)
		}
	}
	if code := start(t.Context(), []string{"test", "-h"}); code != 0 {
		t.Errorf("help: exit %d", code)
	}
}

// files makes a folder with these files the one that the test is in.
func files(t *testing.T, texts map[string]string) {
	t.Chdir(t.TempDir())
	for name, text := range texts {
		os.MkdirAll(filepath.Dir(name), 0o755)
		if err := os.WriteFile(name, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
}
