package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// The environments of the three builds: with the window, which needs C; without it; and without a display,
// which checks that nothing needs one.
var (
	cgo      = []string{"CGO_ENABLED=1"}
	noCgo    = []string{"CGO_ENABLED=0"}
	noScreen = []string{"CGO_ENABLED=0", "DISPLAY=", "WAYLAND_DISPLAY="}
)

// checks lists all checks in order. Those without a window come first, because the C code of the window's
// library is compiled at the same time.
var checks = []check{
	{"format", "every file is as gofmt writes it", quick, 0, checkFormat},
	{"plain", "the program without its window builds and starts", usual, 0, checkPlain},
	{"systems", "the program without its window for Windows and macOS; vet of what differs there, " +
		"of everything with -all", usual, 0, checkSystems},
	{"fuzz", "every fuzz target whose code has changed, 30 seconds in all; all for 5 minutes with -all",
		usual, 0,
		checkFuzz},
	{"race", "the race detector on what runs side by side; on every package that can race with -all",
		usual, forWindow | forChecks, checkRace},
	{"build", "the program with its window", usual, forWindow, checkBuild},
	{"vet", "go vet, and no name hides a builtin or an import; without cgo too with -all", quick, forWindow,
		checkVet},
	{"staticcheck", "staticcheck; without cgo too with -all", usual, forWindow, checkStatic},
	{"test", "the tests with the window on a screen in memory: rules, records, paper and a match of each " +
		"game with -quick, long ones sampled without, whole with -all", quick, forWindow | forChecks,
		checkTest},
	{"test-plain", "the tests of what is built otherwise without cgo, without a screen", usual, forChecks,
		checkTestPlain},
	{"bench", "every benchmark runs", whole, forWindow | forChecks, checkBench},
}

func checkFormat(context.Context, *round) error {
	var bad []string
	err := eachGoFile(func(file string, source []byte) {
		if formatted, err := format.Source(source); err != nil {
			bad = append(bad, fmt.Sprintf("%s: %v", file, err))
		} else if !bytes.Equal(formatted, source) {
			bad = append(bad, file+": type gofmt -w "+file)
		}
	})
	if len(bad) > 0 {
		err = fmt.Errorf("%d files are not formatted\n%s", len(bad), strings.Join(bad, "\n"))
	}
	return err
}

// eachGoFile calls each for the Go files of the module. Like the go command it leaves out hidden folders and
// testdata.
func eachGoFile(each func(file string, source []byte)) error {
	return filepath.WalkDir(".", func(file string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && hidden.MatchString(entry.Name()) {
			return fs.SkipDir
		}
		if err != nil || entry.IsDir() || filepath.Ext(file) != ".go" {
			return err
		}
		source, err := os.ReadFile(file)
		each(filepath.ToSlash(file), source)
		return err
	})
}

var hidden = regexp.MustCompile(`^([._].+|testdata)$`)

func checkPlain(ctx context.Context, r *round) error {
	_, err := r.output(command(ctx, noCgo, "go run -buildvcs=false ./cmd/homespun --help"))
	return err
}

// A pkg is one package for one operating system, with the paths of everything that it and its tests depend
// on.
type pkg struct {
	files          string
	deps, testDeps []string
}

// packageLine is the template for go list. It prints a package of the module and, under its path with .test,
// its test program; of the libraries that these depend on, it prints the path and the files.
const packageLine = "{{if not (or .ForTest .Standard)}}{{.ImportPath}}\t" +
	"{{.GoFiles}}{{.CgoFiles}}{{if not .DepOnly}}{{.TestGoFiles}}{{.XTestGoFiles}}\t{{join .Deps \" \"}}{{end}}{{end}}"

// packages lists the packages of the module, by import path, as they are built with env, and apart from them
// the libraries. Packages that cannot be built are listed too, because the compiler gives the better message.
func (r *round) packages(ctx context.Context, env []string) (ours, libraries map[string]pkg, err error) {
	text, err := r.output(command(ctx, env, "go list -e -test -deps -f", packageLine, "./..."))
	ours, libraries = map[string]pkg{}, map[string]pkg{}
	for line := range strings.Lines(text) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		tested, isTest := strings.CutSuffix(fields[0], ".test")
		switch p := ours[tested]; {
		case len(fields) < 3:
			libraries[fields[0]] = pkg{files: fields[1]}
		case isTest:
			p.testDeps = strings.Fields(fields[2])
			ours[tested] = p
		default:
			p.files, p.deps = fields[1], strings.Fields(fields[2])
			ours[tested] = p
		}
	}
	return ours, libraries, err
}

// differing returns the paths of the packages in there whose list of files is another one in here.
func differing(here, there map[string]pkg) (paths []string) {
	for _, tested := range slices.Sorted(maps.Keys(there)) {
		if here[tested].files != there[tested].files {
			paths = append(paths, tested)
		}
	}
	return paths
}

// testedWith returns the paths of the packages whose tests are one of these packages or depend on one.
func testedWith(all map[string]pkg, some []string) (paths []string) {
	for _, tested := range slices.Sorted(maps.Keys(all)) {
		isSome := func(of string) bool { return slices.Contains(some, of) }
		if isSome(tested) || slices.ContainsFunc(all[tested].testDeps, isSome) {
			paths = append(paths, tested)
		}
	}
	return paths
}

// cocoa is the package of Fyne 2.8.1 that needs cgo on macOS, where its scroll container asks the system for
// its scroll bars. Therefore no package with widgets can be compiled for macOS without Apple's headers.
const cocoa = "fyne.io/fyne/v2/internal/widget"

// checkSystems checks the other operating systems. It builds the two programs without a window, since on
// these systems they tell people what is missing. It vets the packages that have other files there. A whole
// round vets and builds everything that compiles there without a C compiler.
func checkSystems(ctx context.Context, r *round) error {
	here, _, failures := r.packages(ctx, noCgo)
	for _, system := range []string{"windows", "darwin"} {
		env := []string{"CGO_ENABLED=0", "GOOS=" + system, "GOARCH=amd64"}
		there, _, err := r.packages(ctx, env)
		vet, build := "go vet homespun/cmd/bootstrap", "go build homespun/cmd/bootstrap homespun/cmd/homespun"
		paths := differing(here, there)
		if r.length == whole {
			paths = slices.Sorted(maps.Keys(there))
		}
		for _, vetted := range paths {
			switch p := there[vetted]; {
			case system != "darwin" || !slices.Contains(p.deps, cocoa) && !slices.Contains(p.testDeps, cocoa):
				vet += " " + vetted
			case !slices.Contains(p.deps, cocoa):
				build += " " + vetted
			}
		}
		if err = errors.Join(err, r.do(ctx, env, vet), r.do(ctx, env, build)); err != nil {
			failures = errors.Join(failures, fmt.Errorf("for %s: %w", system, err))
		}
	}
	return failures
}

// do runs a command and prints its output.
func (r *round) do(ctx context.Context, env []string, words string) error {
	_, err := r.show(command(ctx, env, words))
	return err
}

// findTargets finds the fuzz functions or the benchmarks by reading the source files. The go command can list
// them too, but it would build every test for that. A target is the name of the function and the folder of
// its package.
func findTargets(function *regexp.Regexp) (targets [][2]string, err error) {
	err = eachGoFile(func(file string, source []byte) {
		for _, found := range function.FindAllSubmatch(source, -1) {
			if strings.HasSuffix(file, "_test.go") {
				targets = append(targets, [2]string{string(found[1]), "./" + path.Dir(file)})
			}
		}
	})
	return targets, err
}

var (
	fuzzFunction = regexp.MustCompile(`(?m)^func (Fuzz\w*)\(\w+ \*testing\.F\)`)
	benchmark    = regexp.MustCompile(`(?m)^func (Benchmark\w*)\(\w+ \*testing\.B\)`)
)

// fuzzShare returns the time for each target: an equal share, and never nothing.
func fuzzShare(asked length, targets int) time.Duration {
	total := 30 * time.Second
	if asked == whole {
		total = 5 * time.Minute
	}
	return max(total/time.Duration(targets), time.Second).Truncate(100 * time.Millisecond)
}

// checkFuzz fuzzes every target, in the usual round only those of packages that have changed. An input that
// fails is saved in the package's testdata/fuzz.
func checkFuzz(ctx context.Context, r *round) error {
	targets, failures := findTargets(fuzzFunction)
	share := fuzzShare(r.length, len(targets))
	if r.length != whole {
		changed, err := r.changed(ctx, targets)
		targets, failures = changed, errors.Join(failures, err)
	}
	for i, t := range targets {
		if ctx.Err() != nil {
			break
		}
		fmt.Fprintf(r.out, "%s of %s (%d of %d)\n", t[0], t[1], i+1, len(targets))
		said, err := r.show(command(ctx, noScreen, fmt.Sprintf("go test -vet=off -run=^$ -fuzz=^%s$ "+
			"-fuzztime=%s -fuzzminimizetime=10s %s", t[0], share, t[1])))
		if !endedLate(said) {
			failures = errors.Join(failures, err)
		}
	}
	return failures
}

// changed returns the fuzz targets of packages that have changed since a round on this machine ran their
// seeds: the go command knows, as it has the result of the others in its cache. It runs the seeds of the
// changed ones.
func (r *round) changed(ctx context.Context, targets [][2]string) ([][2]string, error) {
	var folders []string
	for _, t := range targets {
		folders = append(folders, t[1])
	}
	slices.Sort(folders)
	said, err := r.show(command(ctx, noScreen,
		"go test -vet=off -run=^Fuzz "+strings.Join(slices.Compact(folders), " ")))
	return slices.DeleteFunc(targets, func(t [2]string) bool {
		return strings.Contains(said, "\t"+path.Join(module, t[1])+"\t(cached)")
	}), err
}

// endedLate reports whether a failure is only the known fault of Go's fuzzer, whose time ended while it tried
// an input. A real failure always names the file of its input.
func endedLate(said string) bool {
	return strings.Contains(said, "context deadline exceeded") &&
		!strings.Contains(said, "Failing input written to") && !strings.Contains(said, "panic: ")
}

// raced lists the packages that the usual round tests for races: most of the concurrent code is in them.
const raced = "./companion/match/session ./companion/window/frame/shell ./engines/balance ./engines/bots " +
	"./engines/record"

// checkRace runs short tests with the race detector, under which everything takes many times as long. A few
// random matches find there what many find. A whole round runs the tests of all packages that start
// goroutines or depend on one of ours that does; in others nothing runs side by side.
func checkRace(ctx context.Context, r *round) error {
	packages := raced
	if r.length == whole {
		all, _, err := r.packages(ctx, cgo)
		starting, failed := findStarting(all)
		if err = errors.Join(err, failed); err != nil {
			return err
		}
		packages = strings.Join(starting, " ")
	}
	return r.do(ctx, cgo, "go test -race -vet=off -short"+r.anew()+" -timeout=30m "+packages)
}

// findStarting returns the paths of the packages in whose tests code of the module starts goroutines, by
// reading the source files. What a test file starts counts for its own package only.
func findStarting(all map[string]pkg) ([]string, error) {
	var starting, tests []string
	err := eachGoFile(func(file string, source []byte) {
		switch in := path.Join(module, path.Dir(file)); {
		case !startsGoroutines(source):
		case strings.HasSuffix(file, "_test.go"):
			tests = append(tests, in)
		default:
			starting = append(starting, in)
		}
	})
	tests = slices.DeleteFunc(tests, func(of string) bool { _, built := all[of]; return !built })
	paths := append(testedWith(all, starting), tests...)
	slices.Sort(paths)
	return slices.Compact(paths), err
}

// startsGoroutines reports whether a file has a go statement, or calls something that starts a goroutine for
// what it is given: Go of a group, AfterFunc, or Parallel of a test.
func startsGoroutines(source []byte) (starts bool) {
	file, err := parser.ParseFile(token.NewFileSet(), "", source, parser.SkipObjectResolution)
	if err != nil {
		return true // the compiler gives the better message
	}
	ast.Inspect(file, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.GoStmt:
			starts = true
		case *ast.SelectorExpr:
			starts = starts ||
				slices.Contains([]string{"Go", "AfterFunc", "Parallel", "RunParallel"}, node.Sel.Name)
		}
		return !starts
	})
	return starts
}

func checkBuild(ctx context.Context, r *round) error {
	r.window.Wait()
	return r.do(ctx, cgo, build+" .cache/ "+program)
}

func checkVet(ctx context.Context, r *round) error {
	return errors.Join(r.bothWays(ctx, "go vet ./..."), checkShadows())
}

func checkStatic(ctx context.Context, r *round) error {
	return r.bothWays(ctx, "go tool staticcheck ./...")
}

// bothWays runs a command for the build with the window. A whole round also runs it for the build without.
// Other rounds leave that out, because the difference is small and the tests without cgo compile it.
func (r *round) bothWays(ctx context.Context, words string) error {
	err := r.do(ctx, cgo, words)
	if r.length == whole {
		err = errors.Join(err, r.do(ctx, noCgo, words))
	}
	return err
}

// A quick round tests rules, records, printing, and one match of each game on the screen. The go command
// caches the results of packages that have not changed.
const (
	quickTests = "go test -vet=off -short ./engines/... ./rulesets/... ./printables/... " +
		"./companion/match/session ./companion/match/tableau/..."
	quickMatches = "go test -vet=off -short -run=^TestMatchesOfEveryNumberOfPlayers$ ./companion/window/table"
)

// checkTest runs the tests with the window. It turns off the vet of go test, as another check vets already.
func checkTest(ctx context.Context, r *round) error {
	if r.length == quick {
		return errors.Join(r.tests(ctx, cgo, quickTests), r.tests(ctx, cgo, quickMatches))
	}
	return r.windowTests(ctx, "go test -vet=off"+r.anew()+" -timeout=60m ./...")
}

// anew returns the option with which go test runs every test. Only a whole round has it: in others the go
// command takes results from its cache, of packages that have not changed and do not sample by a new seed.
func (r *round) anew() string {
	if r.length == whole {
		return " -count=1"
	}
	return ""
}

// checkBench runs every benchmark once, or those of which the variable BENCH has a pattern. Tests of packages
// without any are not even built.
func checkBench(ctx context.Context, r *round) error {
	targets, err := findTargets(benchmark)
	var folders []string
	for _, t := range targets {
		folders = append(folders, t[1])
	}
	slices.Sort(folders)
	return errors.Join(err, r.windowTests(ctx,
		"go test -vet=off -run=^$ -bench="+cmp.Or(os.Getenv("BENCH"), ".")+
			" -benchtime=1x -p=1 -timeout=60m "+strings.Join(slices.Compact(folders), " ")))
}

// checkTestPlain runs the tests without cgo, for packages that have other files then, or depend on a library
// that has. In the other packages they would find nothing new.
func checkTestPlain(ctx context.Context, r *round) error {
	here, libraries, err := r.packages(ctx, cgo)
	plain, plainLibraries, failed := r.packages(ctx, noScreen)
	others := append(differing(here, plain), differing(libraries, plainLibraries)...)
	err = errors.Join(err, failed)
	if tested := testedWith(plain, others); err == nil && len(tested) > 0 {
		err = r.do(ctx, noScreen, "go test -vet=off"+r.anew()+" -timeout=60m "+strings.Join(tested, " "))
	}
	return err
}

// tests runs go test and collects its result lines for the end of the log.
func (r *round) tests(ctx context.Context, env []string, words string) error {
	said, err := r.show(command(ctx, env, words))
	r.tested = append(r.tested, perPackage.FindAllString(said, -1)...)
	return err
}

var perPackage = regexp.MustCompile(`(?m)^(ok  |FAIL)\t.*$`)

// windowTests runs go test with the window, on a virtual display if the system has one.
func (r *round) windowTests(ctx context.Context, words string) error {
	switch {
	case r.os != "linux":
		fmt.Fprintln(r.out, "No screen in memory on this system: the real window is left out.")
		return r.tests(ctx, cgo, words)
	case !r.has("Xvfb"):
		if err := r.tests(ctx, cgo, words); err != nil {
			return err
		}
		return skip("Xvfb is missing: the real window was left out")
	case r.has("dbus-run-session"):
		words = "dbus-run-session -- " + words
	}
	return r.withScreen(ctx, func(env []string) error { return r.tests(ctx, append(env, cgo...), words) })
}

// withScreen runs job while a virtual display (Xvfb) is running, and ends it afterwards. job gets the
// environment for programs that are to use the display:
//
//	DISPLAY            the screen, 1920×1080
//	HOMESPUN_WINDOW    1: the test of the real window is wanted
//	HOMESPUN_SCREEN    the file in which the screen's pixels can be read at any time, in XWD format
func (r *round) withScreen(ctx context.Context, job func(env []string) error) error {
	folder, err := os.MkdirTemp("", "homespun-screen-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	screen, stop := context.WithCancel(ctx)
	defer stop()
	// Xvfb chooses the first free display and writes its number to descriptor 1 when it is ready.
	const start = "Xvfb -displayfd 1 -screen 0 1920x1080x24 -nolisten tcp -noreset -fbdir"
	xvfb := command(screen, nil, start, folder)
	var complaints bytes.Buffer
	xvfb.Stderr = &complaints
	said, _ := xvfb.StdoutPipe()
	xvfb.Start() // if this fails, reading returns nothing and Wait returns the error
	late := time.AfterFunc(30*time.Second, stop)
	var number int
	if _, err := fmt.Fscan(said, &number); err != nil {
		stop()
		return fmt.Errorf("the screen in memory (Xvfb) did not come up: %v\n%s", xvfb.Wait(), &complaints)
	}
	late.Stop()
	defer xvfb.Wait()
	defer stop()
	return job([]string{fmt.Sprint("DISPLAY=:", number), "WAYLAND_DISPLAY=", "XDG_SESSION_TYPE=x11",
		"LIBGL_ALWAYS_SOFTWARE=1", "HOMESPUN_WINDOW=1",
		"HOMESPUN_SCREEN=" + filepath.Join(folder, "Xvfb_screen0")})
}
