package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// made is a round on a made-up machine whose every command is answer.
func made(answer func(cmd *exec.Cmd) error) (*round, *strings.Builder) {
	out := &strings.Builder{}
	m := machine{os: "linux", out: out, has: func(string) bool { return true }, run: answer}
	return &round{machine: m, length: usual}, out
}

// from is a check that does this.
func from(name string, needs purpose, run func(ctx context.Context, r *round) error) check {
	return check{name, name, quick, needs, run}
}

func passes(context.Context, *round) error { return nil }

func TestARoundGoesOnAfterAFailureAndNamesIt(t *testing.T) {
	r, out := made(func(cmd *exec.Cmd) error {
		fmt.Fprint(cmd.Stdout, "ok  \thomespun/engines\t0.1s\n--- FAIL: TestSIT08 (0.01s)\n"+
			"    sitters_test.go:7: 2, want 3\nFAIL\thomespun/engines/sitters\t0.1s\nFAIL\n")
		return errExit
	})
	later := false
	code := r.runAll(t.Context(), []check{
		from("test", 0, func(ctx context.Context, r *round) error {
			return r.tests(ctx, nil, "go test ./...")
		}),
		from("bench", 0, func(context.Context, *round) error { later = true; return nil }),
	}, nil)
	if code != 1 || !later {
		t.Errorf("code %d, went on: %v", code, later)
	}
	_, summary, _ := strings.Cut(out.String(), "=== Summary, after 0s\n")
	want := `  test              0s  FAILED
  bench             0s  ok

The tests of each package:
ok  	homespun/engines	0.1s
FAIL	homespun/engines/sitters	0.1s

1 of 2 checks failed:
  test: go test ./...: exit status 1
    --- FAIL: TestSIT08 (0.01s)
    FAIL	homespun/engines/sitters	0.1s
    Once more: go run ./cmd/bootstrap test -only test
`
	if summary != want {
		t.Errorf("%s\nwant\n%s", summary, want)
	}
}

func TestAFailureWithoutMarksShowsItsLastLines(t *testing.T) {
	r, _ := made(func(cmd *exec.Cmd) error {
		fmt.Fprint(cmd.Stdout, strings.Repeat("go: downloading\n", 20)+"board.go:7: undefined: x\n")
		return errExit
	})
	err := r.do(t.Context(), nil, "go vet ./...")
	text := err.Error()
	if strings.Count(text, "\n") != 12 || !strings.HasSuffix(text, "\nboard.go:7: undefined: x") {
		t.Errorf("%q", text)
	}
}

func TestWhatCannotRunIsSkippedAndFailsWhereStrict(t *testing.T) {
	skips := func(context.Context, *round) error { return skip("Xvfb is missing") }
	compiler, qpdf := need{Name: "C compiler", For: forWindow}, need{Name: "qpdf", For: forChecks}
	for _, c := range []struct {
		check           check
		left            []need
		strict, lenient string
	}{
		{from("vet", forWindow, passes), []need{compiler}, "could not run: C compiler is missing",
			"skipped (C compiler is missing)"},
		{from("test", forChecks, skips), nil, "could not run: Xvfb is missing", "skipped (Xvfb is missing)"},
		{from("test", forChecks, passes), []need{qpdf}, "Missing: qpdf", "ok"}, // its tests skip themselves
	} {
		for strict, want := range map[bool]string{false: c.lenient, true: c.strict} {
			r, out := made(nil)
			r.strict = strict
			code := r.runAll(t.Context(), []check{c.check, from("format", 0, passes)}, c.left)
			if (code == 1) != strict || !strings.Contains(out.String(), want) {
				t.Errorf("strict %v: code %d, want %q: %s", strict, code, want, out)
			}
		}
	}
}

func TestWithoutAScreenTheTestsRunAndAFailureIsNotHidden(t *testing.T) {
	for _, failure := range []error{nil, errExit} {
		ran := 0
		r, out := made(func(*exec.Cmd) error { ran++; return failure })
		r.has = func(string) bool { return false }
		code := r.runAll(t.Context(), []check{from("test", 0, checkTest)}, nil)
		skipped := strings.Contains(out.String(), "skipped (Xvfb is missing")
		if ran != 1 || (code == 0) != (failure == nil) || skipped != (failure == nil) {
			t.Errorf("ran %d times, code %d: %s", ran, code, out)
		}
	}
}

func TestAnInterruptEndsTheRound(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	r, out := made(nil)
	code := r.runAll(ctx, []check{
		from("first", 0, func(context.Context, *round) error { stop(); return nil }),
		from("second", 0, func(context.Context, *round) error { t.Error("ran on"); return nil }),
	}, nil)
	if code != 1 || !strings.HasSuffix(out.String(), "Stopped before the end.\n") {
		t.Errorf("code %d: %s", code, out)
	}
}

func TestTheChecksOfEachRound(t *testing.T) {
	all := "format plain systems fuzz race build vet staticcheck test test-plain"
	for args, want := range map[string]string{
		"-quick": "format vet test", "": all, "-all": all + " bench",
		"-all -only vet,race": "race vet", "-only bench": "bench", "-quick -only race": "race",
		"-only nothing": "", "-only vet,nothing": "", "-nothing": "", "vet": "", "-quick -all": "",
	} {
		_, list, err := testFlags(strings.Fields(args))
		var names []string
		for _, c := range list {
			names = append(names, c.name)
		}
		if strings.Join(names, " ") != want || (err != nil) != (want == "") {
			t.Errorf("%q: %q, %v; want %q", args, names, err, want)
		}
	}
}

// Tests are told how much is asked of them, and by which seed to sample.
func TestTestsKnowTheirRound(t *testing.T) {
	for _, name := range []string{"LANG", "LC_ALL", "LANGUAGE", "HOMESPUN_ROUND"} {
		t.Setenv(name, "")
	}
	for _, c := range []struct {
		asked            length
		seed, name, want string
	}{{quick, "", "quick", "1"}, {usual, "42", "usual", "42"}, {whole, "7", "all", "7"}} {
		t.Setenv("HOMESPUN_SEED", c.seed)
		r, _ := made(nil)
		setTestVariables(r.machine, c.asked)
		env := command(t.Context(), nil, "go test").Env
		if !slices.Contains(env, "HOMESPUN_ROUND="+c.name) || !slices.Contains(env, "HOMESPUN_SEED="+c.want) {
			t.Errorf("%v: %q", c.asked, env)
		}
	}
}

// On a new machine the window's C code is compiled beside the first checks, and the build waits for it.
func TestTheBuildWaitsForTheWindowsLibrary(t *testing.T) {
	var ran []string
	compiled := make(chan struct{})
	r, _ := made(func(cmd *exec.Cmd) error {
		switch line := strings.Join(cmd.Args, " "); {
		case strings.HasPrefix(line, "go list"):
			fmt.Fprintln(cmd.Stdout, "github.com/go-gl/gl/v2.1/gl\ngithub.com/go-gl/glfw")
		case line == "go build github.com/go-gl/gl/v2.1/gl github.com/go-gl/glfw":
			<-compiled
			ran = append(ran, "library")
		default:
			ran = append(ran, line)
		}
		return nil
	})
	r.window.Go(func() { r.compileWindow(t.Context()) })
	first := from("format", 0, func(context.Context, *round) error { close(compiled); return nil })
	r.runAll(t.Context(), []check{first, from("build", 0, checkBuild)}, nil)
	if want := build + " .cache/ " + program; !slices.Equal(ran, []string{"library", want}) {
		t.Errorf("%q, want %q last", ran, want)
	}
}

func TestFormatFindsWhatGofmtWouldChange(t *testing.T) {
	files(t, map[string]string{
		"good.go": "package a\n", "bad.go": "package a\nvar  x = 1\n", "b/broken.go": "package\n",
		"testdata/bad.go": "package  a\n", ".cache/bad.go": "package  a\n", "bad.txt": "x  y",
	})
	err := checkFormat(t.Context(), nil)
	if text := fmt.Sprint(err); !strings.HasPrefix(text, "2 files are not formatted\nb/broken.go: ") ||
		!strings.HasSuffix(text, "\nbad.go: type gofmt -w bad.go") {
		t.Error(text)
	}
}

func TestEveryFuzzTargetGetsItsShare(t *testing.T) {
	files(t, map[string]string{
		"a/a_test.go":        "\nfunc FuzzParse(f *testing.F) {\n}\nfunc FuzzMove(f *testing.F) { f.Add(1) }\n",
		"a/a.go":             "package a\nfunc FuzzNo(f *testing.F) {}\n",
		"a/b/b_test.go":      "// func FuzzNo(f *testing.F)\nfunc FuzzyNo() {}\nfunc FuzzRules(f *testing.F) {}\n",
		"testdata/c_test.go": "package c\nfunc FuzzNo(f *testing.F) {}\n",
	})
	const late = "--- FAIL: FuzzMove (10.01s)\n    context deadline exceeded\n"
	find := late + "    Failing input written to testdata/fuzz/FuzzMove/1\n"
	panicked := late + "panic: index out of range\n"
	const changed = "ok  \thomespun/a\t0.1s\nok  \thomespun/a/b\t0.2s\n"
	var seeds, said string
	var ran []string
	run := func(cmd *exec.Cmd) error {
		ran = append(ran, strings.Join(cmd.Args[4:], " "))
		switch cmd.Args[4] {
		case "./a":
			fmt.Fprint(cmd.Stdout, seeds)
		case "-fuzz=^FuzzMove$":
			fmt.Fprint(cmd.Stdout, said)
			return errExit
		}
		return nil
	}
	const times = "$ -fuzztime=10s -fuzzminimizetime=10s "
	for text, want := range map[string]int{late: 0, find: 1, panicked: 1, "--- FAIL: FuzzMove": 1} {
		ran, seeds, said = nil, changed, text
		r, out := made(run)
		if code := r.runAll(t.Context(), []check{from("fuzz", 0, checkFuzz)}, nil); code != want {
			t.Errorf("%q: code %d, want %d: %s", said, code, want, out)
		}
		if !slices.Equal(ran, []string{"./a ./a/b", "-fuzz=^FuzzParse" + times + "./a",
			"-fuzz=^FuzzMove" + times + "./a", "-fuzz=^FuzzRules" + times + "./a/b"}) {
			t.Errorf("%q", ran)
		}
	}
	ran, seeds = nil, "ok  \thomespun/a\t(cached)\nok  \thomespun/a/b\t0.2s\n"
	r, out := made(run)
	if code := r.runAll(t.Context(), []check{from("fuzz", 0, checkFuzz)}, nil); code != 0 ||
		!slices.Equal(ran, []string{"./a ./a/b", "-fuzz=^FuzzRules" + times + "./a/b"}) {
		t.Errorf("where a has not changed: code %d, %q: %s", code, ran, out)
	}
	for n, want := range map[int]time.Duration{1: 5 * time.Minute, 6: 50 * time.Second, 1000: time.Second} {
		if share := fuzzShare(whole, n); share != want {
			t.Errorf("%d targets: %s each", n, share)
		}
	}
}

// listing is what packageLine gives of a module with the window on this system.
const listing = `fyne.io/fyne/v2/internal/widget	[a.go][]
homespun/engines	[a.go][][a_test.go][]	fmt
homespun/engines.test	[/tmp.go][][][]	fmt testing
homespun/companion	[a.go][][][]	fyne.io/fyne/v2/internal/widget
homespun/companion.test	[/tmp.go][][][]	fyne.io/fyne/v2/internal/widget testing
github.com/go-gl/glfw	[a.go][LIBRARY]
homespun/cmd/homespun	[WINDOW][][][]	fmt
homespun/cmd/homespun.test	[/tmp.go][][][]	fyne.io/fyne/v2/internal/widget github.com/go-gl/glfw testing
homespun/companion/system/display	[a.go][][a_test.go][]	fmt
homespun/companion/system/display.test	[/tmp.go][][][]	fmt github.com/go-gl/glfw testing
`

func TestOfEachLengthTheRightCommandsRun(t *testing.T) {
	t.Setenv("DISPLAY", ":7") // whatever this test runs under, only some commands are told that there is none
	for _, c := range []struct {
		length length
		run    func(context.Context, *round) error
		want   string
	}{
		{usual, checkTestPlain,
			"go test -vet=off -timeout=60m homespun/cmd/homespun homespun/companion/system/display"},
		{whole, checkTestPlain,
			"go test -vet=off -count=1 -timeout=60m homespun/cmd/homespun homespun/companion/system/display"},
		{usual, checkRace, "go test -race -vet=off -short -timeout=30m " + raced},
		{quick, checkVet, "go vet ./..."},
		{whole, checkVet, "go vet ./...\ngo vet ./..."},
		{quick, checkTest, quickTests + "\n" + quickMatches},
		{usual, checkSystems, "go vet homespun/cmd/bootstrap homespun/cmd/homespun\n" +
			"go build homespun/cmd/bootstrap homespun/cmd/homespun\ngo vet homespun/cmd/bootstrap\n" +
			"go build homespun/cmd/bootstrap homespun/cmd/homespun homespun/cmd/homespun"},
		{whole, checkSystems, "go vet homespun/cmd/bootstrap homespun/cmd/homespun homespun/companion " +
			"homespun/companion/system/display homespun/engines\n" +
			"go build homespun/cmd/bootstrap homespun/cmd/homespun\n" +
			"go vet homespun/cmd/bootstrap homespun/companion/system/display homespun/engines\n" +
			"go build homespun/cmd/bootstrap homespun/cmd/homespun homespun/cmd/homespun"},
	} {
		var ran []string
		r, out := made(func(cmd *exec.Cmd) error {
			if cmd.Args[1] != "list" {
				ran = append(ran, strings.Join(cmd.Args, " "))
				return nil
			}
			window, library := "window.go", "c.go"
			for _, elsewhere := range []string{"DISPLAY=", "GOOS=windows", "GOOS=darwin"} {
				if slices.Contains(cmd.Env, elsewhere) {
					window, library = "nowindow.go", ""
				}
			}
			fmt.Fprint(cmd.Stdout, strings.NewReplacer("WINDOW", window, "LIBRARY", library).Replace(listing))
			return nil
		})
		r.length = c.length
		if err := c.run(t.Context(), r); err != nil || strings.Join(ran, "\n") != c.want {
			t.Errorf("%v, %q, want %q: %s", err, ran, c.want, out)
		}
	}
}

// In a whole round what starts goroutines races, what it starts them for, and what only its tests start; of
// the benchmarks nothing else is built.
func TestAWholeRoundBuildsOnlyWhatCanRaceOrBeMeasured(t *testing.T) {
	files(t, map[string]string{
		"background/a.go":   "package a\nfunc Go(do func()) { go do() }\n",
		"group/a.go":        "package a\nimport \"sync\"\nfunc All(g *sync.WaitGroup) { g.Go(All) }\n",
		"timer/a.go":        "package a\nimport \"time\"\nvar t = time.AfterFunc\n",
		"room/a.go":         "package a\n",
		"room/a_test.go":    "package a\nfunc BenchmarkA(b *testing.B) {}\nfunc BenchmarkB(b *testing.B) {}\n",
		"tested/a.go":       "package a\n",
		"tested/a_test.go":  "package a\nfunc TestA(t *testing.T) { t.Parallel() }\n",
		"alone/a.go":        "package a\n// go All() calls (\nconst going = `go f()`\n",
		"alone/a_test.go":   "package a\n// func BenchmarkNo(b *testing.B)\n",
		"windows/a_test.go": "package a\nfunc TestA(*testing.T) { go f() }\n",
	})
	var listed strings.Builder
	for _, name := range []string{"background", "group", "timer", "room", "tested", "alone"} {
		deps := "fmt"
		if name == "room" {
			deps = "fmt homespun/tested homespun/background [homespun/room.test]"
		}
		fmt.Fprintf(&listed, "homespun/%s\t[a.go][][][]\tfmt\nhomespun/%[1]s.test\t[a.go][][][]\t%s\n", name,
			deps)
	}
	var ran []string
	r, _ := made(func(cmd *exec.Cmd) error {
		if cmd.Args[1] == "list" {
			fmt.Fprint(cmd.Stdout, listed.String())
		} else {
			ran = append(ran, strings.Join(cmd.Args, " "))
		}
		return nil
	})
	r.length, r.os = whole, "windows"
	t.Setenv("BENCH", "")
	want := []string{"go test -race -vet=off -short -count=1 -timeout=30m homespun/background homespun/group " +
		"homespun/room homespun/tested homespun/timer",
		"go test -vet=off -run=^$ -bench=. -benchtime=1x -p=1 -timeout=60m ./room"}
	if err := errors.Join(checkRace(t.Context(), r), checkBench(t.Context(), r)); err != nil ||
		!slices.Equal(ran, want) {
		t.Errorf("%v, %q, want %q", err, ran, want)
	}
}

// The screen is a script that is called as Xvfb is.
func TestTheScreenIsReadyBeforeItsUsersAndGoesAfterThem(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("there is no shell")
	}
	files(t, map[string]string{"Xvfb": "#!/bin/sh\ntouch up\ntrap 'rm up; exit' INT\necho complaint >&2\n" +
		"echo 42\nwhile :; do sleep 0.05; done\n"})
	here, _ := os.Getwd()
	t.Setenv("PATH", here+string(filepath.ListSeparator)+os.Getenv("PATH"))
	isUp := func() bool { _, err := os.Stat("up"); return err == nil }
	r, _ := made(nil)
	failure := errors.New("of the job")
	err := r.withScreen(t.Context(), func(env []string) error {
		if !isUp() || !slices.Contains(env, "DISPLAY=:42") || !slices.Contains(env, "HOMESPUN_WINDOW=1") {
			t.Errorf("is up: %v, %q", isUp(), env)
		}
		return failure
	})
	if err != failure || isUp() {
		t.Errorf("%v, still up: %v", err, isUp())
	}
	dead := "#!/bin/sh\necho Fatal server error >&2\nexit 1\n"
	files(t, map[string]string{filepath.Join(here, "Xvfb"): dead})
	err = r.withScreen(t.Context(), func([]string) error { t.Error("ran"); return nil })
	if err == nil || !strings.Contains(err.Error(), "Fatal server error") {
		t.Errorf("%v", err)
	}
}
