package record_test

import (
	"strings"
	"testing"

	"homespun/engines/record"
)

// The front matter says where the pieces lie when the match begins, and remarks where they lie from then on
// and what lies there. A file without the key means the screen, as all files did before.
func TestAFileSaysWhereThePiecesLie(t *testing.T) {
	for _, c := range []struct {
		name  string
		lines []string
		where string
		lies  int
	}{
		{"nothing", []string{"dice: 2"}, "", 0},
		{"a switch", []string{"dice: 2", record.PiecesLie(record.OnTable)}, "table", 0},
		{"there and back", []string{"# pieces: table", "dice: 2", "# pieces: screen"}, "screen", 0},
		{"in other letters", []string{"#  PIECES:  Table "}, "table", 0},
		{"with no blank", []string{"# pieces:table"}, "table", 0},
		{"somewhere else", []string{"# pieces: table", "# pieces: shelf"}, "table", 0},
		{"all lies there", []string{"dice: 2", record.LiesThere}, "", 1},
		{"the last counts", []string{"dice: 2", "# on the table", "A: sow 1", "#  On the TABLE"}, "", 2},
		{"and then more", []string{"dice: 2", "# on the table", "A: sow 1"}, "", 1},
		{"a remark of people", []string{"dice: 2", "# on the table again"}, "", 0},
		{"behind a move", []string{"dice: 2 # on the table"}, "", 0},
	} {
		file, err := record.Read([]byte(sowing(c.lines...)))
		if err != nil {
			t.Fatal(err)
		}
		if file.Pieces != c.where || file.Lies != c.lies {
			t.Errorf("%s: the pieces are on the %q, and %d lines lie there; want %q and %d", c.name, file.Pieces,
				file.Lies, c.where, c.lies)
		}
	}
}

func TestTheFrontMatterSaysWhereThePiecesLie(t *testing.T) {
	read := func(line string) (record.Header, error) {
		file, err := record.Read([]byte(strings.Replace(sowing(), "seats", line+"\nseats", 1)))
		if err != nil {
			return record.Header{}, err
		}
		return file.Header, nil
	}
	for line, want := range map[string]string{"pieces = \"table\"": "table", "pieces = \"Screen\"": "screen", "": ""} {
		h, err := read(line)
		if err != nil || h.Pieces != want {
			t.Errorf("%s: %q, %v", line, h.Pieces, err)
		}
		encoded, err := h.Encode()
		if again, _ := record.Read(encoded); err != nil || again == nil || again.Header.Pieces != want {
			t.Errorf("%s is lost when it is written: %s, %v", line, encoded, err)
		}
	}
	if _, err := read("pieces = \"shelf\""); err == nil ||
		!strings.Contains(err.Error(), "pieces is screen or table, not") {
		t.Errorf("pieces on a shelf: %v", err)
	}
}
