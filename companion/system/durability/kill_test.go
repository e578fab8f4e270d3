package durability_test

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/session"
	"homespun/companion/system/settings"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
)

// killVariable is the environment variable that makes the test binary act as the program that is killed. It
// says which match is played, as game, ruleset, path and seed; see [TestAsTheProgram].
const killVariable = "HOMESPUN_TEST_KILLED"

// A program that plays is killed at any moment, and the next goes on with the match. Each line that it told of
// is in the file then, and so are the settings.
func TestAKilledProgramLosesNoLine(t *testing.T) {
	const side = 4 // matches side by side
	kills := round.Many(4, 32, 1000)
	list := games.All().Every()
	for n := range side {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			t.Parallel()
			random, matches, all := rand.New(rand.NewPCG(uint64(n), 1)), 0, 0
			var game, path string
			var kept int
			for range kills / side {
				if path == "" || kept > lines { // a match of the next game
					game = list[(n+matches*side)%len(list)].ID
					matches, path, kept = matches+1, filepath.Join(t.TempDir(), name), 0
				}
				told := 0
				told, kept = killed(t, path, game, random)
				all += told
			}
			t.Logf("%d lines were told of in %d matches", all, matches)
		})
	}
}

// killed plays a match in a program that is killed, and checks its file. It returns how many lines the program
// has told of, and how many the file has.
func killed(t *testing.T, path, game string, random *rand.Rand) (told, kept int) {
	t.Helper()
	ruleset := "standard"
	if game == games.Own().Engine.Info.ID {
		ruleset = "duck-pond"
	}
	command := exec.Command(os.Args[0], "-test.run=^TestAsTheProgram$")
	command.Env = append(os.Environ(), fmt.Sprintf("%s=%s\n%s\n%s\n%d", killVariable, game, ruleset, path,
		random.Uint64()))
	out, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Skip("no program can be started here:", err)
	}
	var said []string
	scanner := bufio.NewScanner(out)
	for range random.IntN(16) {
		if !scanner.Scan() {
			break
		}
		said = append(said, scanner.Text())
	}
	time.Sleep(time.Duration(random.IntN(6000)) * time.Microsecond)
	_ = command.Process.Kill()
	for scanner.Scan() { // what it has told of before it was killed
		said = append(said, scanner.Text())
	}
	_ = command.Wait()
	opened, err := session.Open(path, games.All().Options())
	if errors.Is(err, fs.ErrNotExist) && len(said) == 0 {
		return 0, 0
	} else if err != nil {
		t.Fatalf("%s does not open: %v", path, err)
	}
	defer opened.Close()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	kept = len(opened.Match().Steps())
	width := 0
	for _, line := range said {
		what, rest, _ := strings.Cut(line, " ")
		number, text, _ := strings.Cut(rest, " ")
		n, err := strconv.Atoi(number)
		switch {
		case err != nil || what != "line" && what != "settings":
			t.Fatalf("the program says %q", line)
		case what == "settings":
			width = n
		case n >= kept || file.Lines[n].Text != text:
			t.Fatalf("line %d (%s) is lost; %d are there:\n%s", n, text, kept, data)
		default:
			told++
		}
	}
	if s, err := settings.Load(filepath.Join(filepath.Dir(path), "settings.toml")); err != nil || s.Width < width {
		t.Fatalf("settings of width %d are lost: %d, %v", width, s.Width, err)
	}
	return told, kept
}

// TestAsTheProgram is the main function of the program that is killed: it goes on with a match, or begins one,
// and tells of each line once the session has told it, and of the settings once they are kept.
func TestAsTheProgram(t *testing.T) {
	told := strings.Split(os.Getenv(killVariable), "\n")
	if len(told) < 4 {
		t.Skip("this is the program of another test")
	}
	seed, _ := strconv.ParseUint(told[3], 10, 64)
	path, random := told[2], rand.New(rand.NewPCG(seed, 1))
	p := &player{random: random, options: options(random)}
	var err error
	if p.Session, err = session.Open(path, p.options); errors.Is(err, fs.ErrNotExist) {
		p.Session, err = session.Create(path, gamestest.Header(t, told[0], told[1]), p.options)
	}
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	p.Subscribe(func(c session.Change) {
		first := len(p.Match().Steps()) - len(c.Steps)
		for i, step := range c.Steps {
			fmt.Println("line", first+i, step.Text)
		}
	})
	kept := settings.Default()
	for n := 0; n < 20*lines; n++ {
		if err := p.step(); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		if n%5 == 4 {
			kept.Width, kept.Height = 400+len(p.Match().Steps()), 400
			if err := kept.Save(filepath.Join(filepath.Dir(path), "settings.toml")); err != nil {
				fmt.Println(err)
				os.Exit(1)
			}
			fmt.Println("settings", kept.Width)
		}
	}
	os.Exit(0)
}
