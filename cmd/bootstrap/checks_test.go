package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// round is a round of checks on a made-up machine whose go command is answer.
func round(strict bool, answer func(c Command) error) (*Round, *strings.Builder) {
	out := &strings.Builder{}
	s := debian().system("linux", true)
	s.Run = func(_ context.Context, c Command) error {
		if c.Err == nil {
			c.Err = c.Out
		}
		return answer(c)
	}
	return &Round{System: s, Out: out, Module: Module{Root: ".", Path: "homespun"}, Strict: strict}, out
}

func silent(Command) error { return nil }

func check(name string, needs Purpose, run func(ctx context.Context, r *Round) error) Check {
	return Check{name, name, Quick, needs, run}
}

func passes(context.Context, *Round) error { return nil }

func TestARoundGoesOnAfterAFailureAndNamesIt(t *testing.T) {
	r, out := round(false, func(c Command) error {
		fmt.Fprintln(c.Out, "--- FAIL: TestSIT08 (0.01s)")
		fmt.Fprintln(c.Out, "FAIL\thomespun/engines/sitters\t0.1s")
		return errors.New("exit status 1")
	})
	later := false
	code := r.Run(context.Background(), []Check{
		check("test", 0, func(ctx context.Context, r *Round) error { return r.Tests(ctx, nil, nil, "./...") }),
		check("bench", 0, func(context.Context, *Round) error { later = true; return nil }),
	}, nil)
	if code != 1 || !later {
		t.Errorf("code %d, went on: %v", code, later)
	}
	_, summary, _ := strings.Cut(out.String(), "=== Summary")
	for _, want := range []string{"1 of 2 checks failed", "--- FAIL: TestSIT08", "FAIL\thomespun/engines/sitters", "-only test", "bench"} {
		if !strings.Contains(summary, want) {
			t.Errorf("%q is not in the summary: %s", want, summary)
		}
	}
}

func TestAGoodLogEndsWithWhatGoTestSaid(t *testing.T) {
	r, out := round(true, func(c Command) error {
		fmt.Fprint(c.Out, "ok  \thomespun/engines\t0.1s\n?   \thomespun/cmd\t[no test files]\n")
		return nil
	})
	code := r.Run(context.Background(), []Check{
		check("test", 0, func(ctx context.Context, r *Round) error { return r.Tests(ctx, nil, nil, "./...") }),
		check("bench", 0, passes),
	}, nil)
	if code != 0 || !strings.HasSuffix(out.String(), "\nok  \thomespun/engines\t0.1s\n") {
		t.Errorf("code %d: %s", code, out)
	}
}

func TestWhatCannotRunIsSkippedAndFailsWhereStrict(t *testing.T) {
	left := []Need{needs[0]}
	for strict, want := range map[bool]int{false: 0, true: 1} {
		r, out := round(strict, silent)
		code := r.Run(context.Background(), []Check{check("vet", ForWindow, passes), check("format", 0, passes)}, left)
		if code != want || !strings.Contains(out.String(), "C compiler is missing") {
			t.Errorf("strict %v: code %d: %s", strict, code, out)
		}
	}
}

func TestAMissingToolOfTheTestsFailsWhereStrict(t *testing.T) {
	left := []Need{{Name: "qpdf", For: ForChecks}}
	for strict, want := range map[bool]int{false: 0, true: 1} {
		r, out := round(strict, silent)
		if code := r.Run(context.Background(), []Check{check("test", ForChecks, passes)}, left); code != want {
			t.Errorf("strict %v: code %d: %s", strict, code, out)
		}
	}
}

func TestAnInterruptEndsTheRound(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	r, out := round(false, silent)
	code := r.Run(ctx, []Check{
		check("first", 0, func(context.Context, *Round) error { stop(); return nil }),
		check("second", 0, func(context.Context, *Round) error { t.Error("ran on"); return nil }),
	}, nil)
	if code != 1 || !strings.HasSuffix(out.String(), "Stopped before the end.\n") {
		t.Errorf("code %d: %s", code, out)
	}
}

func TestOnlySomeChecks(t *testing.T) {
	length, got, err := testFlags([]string{"-all", "-only", "vet,race"})
	if err != nil || length != Whole || len(got) != 2 || got[0].Name != "race" || got[1].Name != "vet" {
		t.Errorf("%v, %v: want race and vet in their usual order", got, err)
	}
	if _, got, err := testFlags([]string{"-only", "bench"}); err != nil || len(got) != 1 {
		t.Errorf("%v, %v: a check that is named is run in a shorter round too", got, err)
	}
	for _, bad := range [][]string{{"-only", "nothing"}, {"-nothing"}, {"vet"}, {"-quick", "-all"}} {
		if _, _, err := testFlags(bad); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}

func TestALongerRoundHasEveryCheckOfAShorter(t *testing.T) {
	var rounds []string
	for _, args := range [][]string{{"-quick"}, nil, {"-all"}} {
		_, list, err := testFlags(args)
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, c := range list {
			names = append(names, c.Name)
		}
		rounds = append(rounds, strings.Join(names, " "))
	}
	want := []string{
		"format vet test",
		"format plain systems fuzz race build vet staticcheck test test-plain",
		"format plain systems fuzz race build vet staticcheck test test-plain bench",
	}
	if !slices.Equal(rounds, want) {
		t.Errorf("%q", rounds)
	}
}

// Tests are told how much is asked of them, and by which seed to sample.
func TestTestsKnowTheirRound(t *testing.T) {
	for length, want := range map[Length]string{Quick: "quick", Usual: "usual", Whole: "all"} {
		var env []string
		r, _ := round(false, func(c Command) error { env = c.Env; return nil })
		r.Length, r.Seed = length, 42
		r.Run(context.Background(), []Check{check("test", 0, func(ctx context.Context, r *Round) error { return r.Go(ctx, nil, "test") })}, nil)
		if !slices.Contains(env, "HOMESPUN_ROUND="+want) || !slices.Contains(env, "HOMESPUN_SEED=42") {
			t.Errorf("%q", env)
		}
	}
}

// On a new machine the window's C code is compiled beside the first checks, and the build waits for it.
func TestTheBuildWaitsForTheWindowsLibrary(t *testing.T) {
	var ran []string
	compiled := make(chan struct{})
	r, _ := round(false, func(c Command) error {
		switch args := strings.Join(c.Args, " "); {
		case strings.Contains(args, "CgoFiles"):
			fmt.Fprintln(c.Out, "github.com/go-gl/gl/v2.1/gl")
		case strings.HasPrefix(args, "go build github.com"):
			<-compiled
			ran = append(ran, "library")
		case strings.HasPrefix(args, "go build"):
			ran = append(ran, "program")
		}
		return nil
	})
	r.Module.Root = t.TempDir()
	stop := r.compileWindow(context.Background())
	defer stop()
	first := check("format", 0, func(context.Context, *Round) error { close(compiled); return nil })
	r.Run(context.Background(), []Check{first, {"build", "", Usual, ForWindow, checkBuild}}, nil)
	if !slices.Equal(ran, []string{"library", "program"}) {
		t.Errorf("%q", ran)
	}
}

func TestWrongUsageIsTwo(t *testing.T) {
	for _, args := range [][]string{{"print", "sitters"}, {"test", "-only", "nothing"}} {
		if code := start(context.Background(), args); code != 2 {
			t.Errorf("%q: exit %d", args, code)
		}
	}
}

func TestFormatFindsWhatGofmtWouldChange(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		"good.go": "package a\n", "bad.go": "package a\nvar  x = 1\n", "broken.go": "package\n",
		"testdata/bad.go": "package  a\n", ".cache/bad.go": "package  a\n", "bad.txt": "x  y",
	} {
		path := filepath.Join(root, filepath.FromSlash(name))
		os.MkdirAll(filepath.Dir(path), 0o755)
		os.WriteFile(path, []byte(text), 0o644)
	}
	r, out := round(false, silent)
	r.Module.Root = root
	r.Run(context.Background(), []Check{check("format", 0, checkFormat)}, nil)
	slices.Sort(r.results[0].symptoms)
	if got := r.results[0].symptoms; !slices.Equal(got, []string{"bad.go", "broken.go"}) {
		t.Errorf("%q: %s", got, out)
	}
}

func TestFuzzTargetsBelongToTheirPackage(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		"a/a_test.go":        "package a\nfunc FuzzParse(f *testing.F) {\n}\nfunc FuzzMove(f *testing.F) { f.Add(1) }\n",
		"a/a.go":             "package a\nfunc FuzzNo(f *testing.F) {}\n",
		"a/b/b_test.go":      "package b\n// func FuzzNo(f *testing.F)\nfunc FuzzyNo() {}\nfunc TestFuzz(t *testing.T) {}\nfunc FuzzRules(f *testing.F) {}\n",
		"testdata/c_test.go": "package c\nfunc FuzzNo(f *testing.F) {}\n",
	} {
		path := filepath.Join(root, filepath.FromSlash(name))
		os.MkdirAll(filepath.Dir(path), 0o755)
		os.WriteFile(path, []byte(text), 0o644)
	}
	got, err := findTargets(root)
	want := []Target{{"./a", "FuzzParse"}, {"./a", "FuzzMove"}, {"./a/b", "FuzzRules"}}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%v, %v, want %v", got, err, want)
	}
}

func TestFuzzingTakesItsTimeHoweverManyTargets(t *testing.T) {
	const fuzzTotal = 5 * time.Minute
	if usual := fuzzTime(Usual); fuzzTime(Whole) != fuzzTotal || usual != 30*time.Second {
		t.Errorf("%s and %s", usual, fuzzTime(Whole))
	}
	for _, n := range []int{1, 3, 7, 100} {
		var spent time.Duration
		for left := n; left > 0; left-- {
			share := fuzzShare(fuzzTotal-spent, left)
			if low := fuzzTotal/time.Duration(n) - time.Second; share < low {
				t.Errorf("%d targets: one gets %s only", n, share)
			}
			spent += share
		}
		if spent > fuzzTotal || spent < fuzzTotal-time.Duration(n)*100*time.Millisecond {
			t.Errorf("%d targets take %s", n, spent)
		}
	}
	if share := fuzzShare(-time.Minute, 3); share != time.Second {
		t.Errorf("late: %s", share)
	}
}

func TestAFindIsNoLateEnd(t *testing.T) {
	late := []string{"fuzz: elapsed: 10s", "--- FAIL: FuzzParse (10.01s)", "    context deadline exceeded", "FAIL"}
	if !endedLate(late) {
		t.Error("a late end is taken for a find")
	}
	for _, find := range []string{"    Failing input written to testdata/fuzz/FuzzParse/1", "panic: index out of range"} {
		if endedLate(append(slices.Clone(late), find)) {
			t.Errorf("%q is taken for a late end", find)
		}
	}
	if endedLate([]string{"--- FAIL: FuzzParse (0.01s)"}) {
		t.Error("a find is taken for a late end")
	}
}

// listing is what go list -test -json prints for four packages.
const listing = `
{"ImportPath": "homespun/engines", "Deps": ["fmt"]}
{"ImportPath": "homespun/engines.test", "Deps": ["fmt", "testing", "homespun/engines [homespun/engines.test]"]}
{"ImportPath": "homespun/engines [homespun/engines.test]", "ForTest": "homespun/engines", "Deps": ["fmt"]}
{"ImportPath": "homespun/companion", "Deps": ["fyne.io/fyne/v2/internal/widget"]}
{"ImportPath": "homespun/companion.test", "Deps": ["fyne.io/fyne/v2/internal/widget", "testing"]}
{"ImportPath": "homespun/cmd/homespun", "Deps": ["fmt"]}
{"ImportPath": "homespun/cmd/homespun.test", "Deps": ["fyne.io/fyne/v2/internal/widget", "testing"]}
{"ImportPath": "homespun/cmd/bootstrap", "Deps": ["fmt"]}
`

func TestPackagesAreSortedByWhatTheyNeed(t *testing.T) {
	all, err := readPackages(listing)
	if err != nil {
		t.Fatal(err)
	}
	vet, compile, left := split(all, unbuildable["darwin"])
	for _, c := range []struct {
		name      string
		got, want []string
	}{
		{"vet", vet, []string{"homespun/engines", "homespun/cmd/bootstrap"}},
		{"compile", compile, []string{"homespun/cmd/homespun"}},
		{"left", left, []string{"homespun/companion"}},
	} {
		if !slices.Equal(c.got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, c.got, c.want)
		}
	}
	if vet, _, _ := split(all, unbuildable["windows"]); len(vet) != len(all) {
		t.Errorf("windows: only %q vetted", vet)
	}
}

// Only what is built otherwise is tested again without cgo, or vetted for another system.
func TestPackagesThatDiffer(t *testing.T) {
	list := func(text string) []Package {
		all, err := readPackages(text)
		if err != nil {
			t.Fatal(err)
		}
		return all
	}
	here := list(`{"ImportPath": "a", "GoFiles": ["a.go"]} {"ImportPath": "b", "GoFiles": ["b.go"]} {"ImportPath": "c", "GoFiles": ["c.go"]}`)
	there := list(`{"ImportPath": "a", "GoFiles": ["a.go"]} {"ImportPath": "b", "GoFiles": ["b.go"], "TestGoFiles": ["b_test.go"]} {"ImportPath": "d"}`)
	if got := differing(here, there); !slices.Equal(got, []string{"b", "d"}) {
		t.Errorf("%q", got)
	}
}

func TestOfEachLengthTheRightTestsRun(t *testing.T) {
	for _, c := range []struct {
		length Length
		check  Check
		want   string
	}{
		{Usual, check("test-plain", 0, checkTestPlain), "go test -count=1 b"},
		{Whole, check("test-plain", 0, checkTestPlain), "go test -vet=off -short -count=1 ./..."},
		{Usual, check("race", 0, checkRace), "go test -race -vet=off -short -count=1 -timeout=30m " + strings.Join(raced, " ")},
		{Whole, check("race", 0, checkRace), "go test -race -vet=off -short -count=1 -timeout=30m ./..."},
	} {
		var tested string
		r, out := round(false, func(c Command) error {
			switch {
			case c.Args[1] == "test":
				tested = strings.Join(c.Args, " ")
			case slices.Contains(c.Env, "CGO_ENABLED=0"):
				fmt.Fprint(c.Out, `{"ImportPath": "a"} {"ImportPath": "b", "GoFiles": ["nowindow.go"]}`)
			default:
				fmt.Fprint(c.Out, `{"ImportPath": "a"} {"ImportPath": "b", "GoFiles": ["window.go"]}`)
			}
			return nil
		})
		r.Length = c.length
		if code := r.Run(context.Background(), []Check{c.check}, nil); code != 0 || tested != c.want {
			t.Errorf("exit %d, %q, want %q: %s", code, tested, c.want, out)
		}
	}
}

func TestTheProgramMustNotNeedCgoElsewhere(t *testing.T) {
	for path, want := range map[string]int{"cmd/homespun": 1, "companion": 0} {
		r, out := round(false, func(c Command) error {
			if c.Args[1] == "list" {
				fmt.Fprintf(c.Out, `{"ImportPath": "homespun/%s", "Deps": ["fyne.io/fyne/v2/internal/widget"]}`, path)
			}
			return nil
		})
		if code := r.Run(context.Background(), []Check{check("systems", 0, checkSystems)}, nil); code != want {
			t.Errorf("%s: exit %d: %s", path, code, out)
		}
	}
}

func TestTheScreenIsReadyBeforeItsUsersAndGoesAfterThem(t *testing.T) {
	up := false
	s := &System{Run: func(ctx context.Context, c Command) error {
		up = true
		fmt.Fprintln(c.Out, "_XSERVTransmkdir: some complaint")
		fmt.Fprintln(c.Out, "42")
		<-ctx.Done()
		up = false
		return ctx.Err()
	}}
	var env []string
	err := withScreen(context.Background(), s, func(e []string) error {
		if !up {
			t.Error("not up")
		}
		env = e
		return nil
	})
	if err != nil || up || !slices.Contains(env, "DISPLAY=:42") || !slices.Contains(env, "HOMESPUN_WINDOW=1") {
		t.Errorf("%v, still up: %v, %q", err, up, env)
	}
}

func TestAScreenThatDoesNotComeUpIsAnError(t *testing.T) {
	s := &System{Run: func(_ context.Context, c Command) error {
		fmt.Fprintln(c.Out, "Fatal server error")
		return errors.New("exit status 1")
	}}
	err := withScreen(context.Background(), s, func([]string) error { t.Error("ran"); return nil })
	if err == nil || !strings.Contains(err.Error(), "Fatal server error") {
		t.Errorf("%v", err)
	}
}
