package panics

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
)

// crashes are the ways to end a program that no recover catches, by name.
var crashes = map[string]func(){
	"a goroutine": func() {
		go func() { outOfRange(nil, 3) }()
		select {}
	},
	"no end": func() {
		var deep func(int) int
		deep = func(n int) int { return deep(n+1) + 1 }
		Try(func() { deep(0) })
	},
}

// A program that crashes leaves a report that can be read when it is started again.
func TestWhatACrashLeavesIsRead(t *testing.T) {
	if name, path := os.Getenv("CRASH"), os.Getenv("CRASHED"); name != "" {
		file, err := os.Create(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := debug.SetCrashOutput(file, debug.CrashOptions{}); err != nil {
			t.Fatal(err)
		}
		debug.SetMaxStack(1 << 20)
		crashes[name]()
		t.Fatal("it goes on")
	}
	for name, want := range map[string]string{"a goroutine": "index out of range [3] with length 0",
		"no end": "stack"} {
		path := filepath.Join(t.TempDir(), "crash.txt")
		c := exec.Command(os.Args[0], "-test.run=^TestWhatACrashLeavesIsRead$")
		c.Env = append(os.Environ(), "CRASH="+name, "CRASHED="+path)
		if out, err := c.CombinedOutput(); err == nil {
			t.Errorf("%s: the program has come to its end:\n%s", name, out)
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		fault := Crashed(string(data))
		if fault == nil || !strings.Contains(fault.Problem, want) || len(fault.Places) == 0 ||
			!strings.HasPrefix(fault.Places[0], "homespun/engines/common/panics.") ||
			strings.Contains(strings.Join(fault.Places, "\n"), "/panics/") {
			t.Errorf("%s: read is %+v\nof\n%.2000s", name, fault, data)
		}
	}
}

func TestCrashed(t *testing.T) {
	const windows = "panic: no idea\r\n\r\ngoroutine 7 [running]:\r\npanic({0x1, " +
		"0x2})\r\n\tC:/Go/src/runtime/panic.go:7 +0x1\r\n" +
		"homespun/engines.(*Game).Deal(0xc0001, {0x5, 0x6})\r\n\tC:\\Users\\" +
		"ava\\homespun\\engines\\game.go:52 +0x18\r\ncreated by homespun/companion.Open in goroutine " +
		"1\r\n\tD:/x/companion.go:9 +0x3\r\n" +
		"\r\ngoroutine 1 [select]:\r\nmain.main()\r\n\tD:/x/main.go:9 +0x3\r\n"
	fault := Crashed(windows)
	if got, want := strings.Join(append([]string{fault.Problem}, fault.Places...), "; "),
		"panic: no idea; homespun/engines.(*Game).Deal game.go:52; homespun/companion.Open companion.go:9"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	for _, nothing := range []string{"", "\n\n", "\r\n"} {
		if fault := Crashed(nothing); fault != nil {
			t.Errorf("%q: got %+v", nothing, fault)
		}
	}
	if fault := Crashed("\x00\xff(\n\t:0\n(()\n\ta:1"); fault == nil || len(fault.Places) > 1 {
		t.Errorf("got %+v", fault)
	}
}
