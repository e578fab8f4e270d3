//go:build unix

package main

import (
	"bytes"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"homespun/companion/match/games"
	"homespun/engines/enginetest/watchdog"
	"homespun/engines/record"
)

// roomVariable has the test program be the program itself, on a disk on which no file has more than so many
// bytes.
const roomVariable = "HOMESPUN_TEST_ROOM"

// onDisk runs the program where no file can have more than room bytes, which is what a full disk is to one
// that is being written.
func onDisk(t *testing.T, room int, home, typed string, args ...string) (code int, said string) {
	t.Helper()
	command := exec.Command(os.Args[0],
		append([]string{"-test.run=^TestAsAProgramWithLittleRoom$", "--"}, args...)...)
	command.Env = append(os.Environ(), roomVariable+"="+strconv.Itoa(room), "HOMESPUN_DIR="+home)
	command.Stdin = strings.NewReader(typed)
	var out bytes.Buffer
	command.Stdout, command.Stderr = &out, &out
	var err error
	watchdog.Do(t, "the program has ended", func() { err = command.Run() })
	if command.ProcessState == nil {
		t.Skip("no program can be started here:", err)
	}
	return command.ProcessState.ExitCode(), out.String()
}

// TestAsAProgramWithLittleRoom is what the other program runs.
func TestAsAProgramWithLittleRoom(t *testing.T) {
	room, err := strconv.ParseUint(os.Getenv(roomVariable), 10, 64)
	if err != nil {
		t.Skip("this is the other program of another test")
	}
	signal.Ignore(syscall.SIGXFSZ) // as on a full disk: the write fails, and the program lives
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: room, Max: room}); err != nil {
		t.Skip("no limits here:", err)
	}
	args := os.Args[1:]
	for len(args) > 0 && args[0] != "--" {
		args = args[1:]
	}
	os.Exit(run(args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// A full disk while bots play is told as what it is, the program says no, and what had been played before
// stands.
func TestAFullDiskWhileBotsPlay(t *testing.T) {
	for _, seats := range []string{"bot:easy,bot:easy", "Ava,bot:easy"} {
		folder := t.TempDir()
		path := filepath.Join(folder, "a.match")
		typed := "" // the bots play alone
		if seats == "Ava,bot:easy" {
			typed = strings.Repeat("table: seat collectors Zoe\ntable: seat collectors Ava\n", 20)
		}
		code, said := onDisk(t, 1200, folder, typed, "play", "sitters", "--seats", seats, "--record", path)
		want := path + " cannot be written: this disk cannot hold a file that large; name one on another disk"
		if code != 1 || !strings.Contains(said, want) ||
			!strings.Contains(said, "\nhomespun: what was done last is not kept: "+want+"\n") ||
			strings.Contains(said, "a bot found no move") || strings.Contains(said, ".tmp") {
			t.Errorf("%s: exit %d, it says\n%s", seats, code, said)
		}
		report := record.VerifyFile(path, games.All().Resolve, games.All().Say)
		data, _ := os.ReadFile(path)
		if !report.OK || len(report.Notices) > 0 || report.Moves < 10 || len(data) < 1000 ||
			!bytes.HasSuffix(data, []byte("\n")) {
			t.Errorf("%s: the record is %+v\n%s", seats, report, data)
		}
		if left, _ := os.ReadDir(folder); len(left) != 1 {
			t.Errorf("%s: %d files lie in the folder, want the match alone", seats, len(left))
		}
	}
}

// Whatever is written: the file that people know is named, and what it held stands.
func TestAFullDiskIsToldOfTheFileThatPeopleKnow(t *testing.T) {
	home := t.TempDir()
	path := func(names ...string) string { return filepath.Join(append([]string{home}, names...)...) }
	if code, said := onDisk(t, 1<<20, home, "", "printer", "new", "Kitchen"); code != 0 {
		t.Fatalf("exit %d, %s", code, said)
	}
	before, err := os.ReadFile(path("Printers", "Kitchen.toml"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		file string
		args []string
	}{
		{path("a.match"), []string{"play", "sitters", "--record", path("a.match")}},
		{path("Printers", "Attic.toml"), []string{"printer", "new", "Attic"}},
		{path("Printers", "Kitchen.toml"), []string{"printer", "set", "Kitchen", "--margin", "4"}},
		{path("House rules", "Ours.toml"), []string{"rules", "new", "sitters", "Ours"}},
		{path("a.pdf"), []string{"print", "sitters", "--parts", "board", "-o", path("a.pdf")}},
		{path("a.toml"), []string{"print", "--example", "-o", path("a.toml")}},
		{path("b.pdf"), []string{"printer", "sheets", "Kitchen", "-o", path("b.pdf")}},
	} {
		code, said := onDisk(t, 10, home, "", c.args...)
		if want := "homespun: " + c.file +
			" cannot be written: this disk cannot hold a file that large; name one on another disk\n"; code !=
			1 || said != want {
			t.Errorf("homespun %s: exit %d, it says\n%swant\n%s", strings.Join(c.args, " "), code, said, want)
		}
		if _, err := os.Stat(c.file); err == nil && !strings.HasSuffix(c.file, "Kitchen.toml") {
			t.Errorf("%s is there", c.file)
		}
	}
	if after, _ := os.ReadFile(path("Printers", "Kitchen.toml")); !bytes.Equal(before, after) {
		t.Errorf("the printer is now\n%s", after)
	}
	for _, folder := range []string{home, path("Printers"), path("House rules")} {
		if left, _ := filepath.Glob(filepath.Join(folder, ".*")); len(left) > 0 {
			t.Errorf("left behind: %v", left)
		}
	}
}
