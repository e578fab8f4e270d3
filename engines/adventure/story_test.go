package adventure

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "write what is told of the stories into testdata")

// What is told of each line of the stories stands in the .txt beside them.
func TestTheStoriesAreToldLineByLine(t *testing.T) {
	for _, story := range []struct {
		name  string
		rules []string
		end   Result
	}{
		{"story", []string{"discard = 4"}, Result{Winner: "players", Banked: 2}},
		{"lost", []string{"hearts = 4", "respawn = false"}, Result{Winner: "dungeon"}},
	} {
		data, err := os.ReadFile("testdata/" + story.name + ".match")
		if err != nil {
			t.Fatal(err)
		}
		var told strings.Builder
		tab := begin(t, compile(t, 2, story.rules...))
		var past []Position
		lines := strings.Split(string(data[strings.LastIndex(string(data), "+++\n")+4:]), "\n")
		for _, line := range lines {
			switch {
			case line == "" || line[0] == '#':
				continue
			case line == "table: undo":
				tab.p, past = past[len(past)-1], past[:len(past)-1]
				tab.heard = nil
			default:
				past = append(past, tab.p)
				tab.play(line)
			}
			fmt.Fprintln(&told, line)
			for _, n := range tab.heard {
				fmt.Fprintln(&told, "   ", tab.say(n))
			}
		}
		equal(t, story.name, tab.g.Result(&tab.p), any(story.end))
		path := "testdata/" + story.name + ".txt"
		if *update {
			if err := os.WriteFile(path, []byte(told.String()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), told.String()); diff != "" {
			t.Errorf("%s: told (-want +got):\n%s", story.name, diff)
		}
	}
}
