package vector_test

import (
	"encoding/xml"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/vector"
)

// A layered file has groups of paths, by the names of their layers.
type layered struct {
	Width   string `xml:"width,attr"`
	Height  string `xml:"height,attr"`
	ViewBox string `xml:"viewBox,attr"`
	Layers  []struct {
		Name  string `xml:"label,attr"`
		Paths []struct {
			Data string `xml:"d,attr"`
		} `xml:"path"`
	} `xml:"g"`
}

var numbers = regexp.MustCompile(`-?[0-9.]+`)

// bounds returns the boxes around the paths of a layer, from their control points too.
func (l *layered) bounds(layer string) (boxes []drawing.Rectangle) {
	for _, one := range l.Layers {
		if one.Name != layer {
			continue
		}
		for _, path := range one.Paths {
			var points drawing.Path
			all := numbers.FindAllString(path.Data, -1)
			for i := 0; i+1 < len(all); i += 2 {
				x, _ := strconv.ParseFloat(all[i], 64)
				y, _ := strconv.ParseFloat(all[i+1], 64)
				points = points.LineTo(drawing.Point{X: x, Y: y})
			}
			boxes = append(boxes, points.Bounds())
		}
	}
	return boxes
}

func near(a, b drawing.Rectangle) bool {
	return math.Abs(a.X-b.X)+math.Abs(a.Y-b.Y)+math.Abs(a.Right()-b.Right())+math.Abs(a.Bottom()-b.Bottom()) < 0.01
}

// has reports whether a box is among others.
func has(boxes []drawing.Rectangle, box drawing.Rectangle) bool {
	for _, one := range boxes {
		if near(one, box) {
			return true
		}
	}
	return false
}

// edged reports whether every edge of a box lies on one of some lines.
func edged(lines []drawing.Rectangle, box drawing.Rectangle) bool {
	for _, edge := range []drawing.Rectangle{drawing.Box(box.X, box.Y, box.Width, 0),
		drawing.Box(box.X, box.Bottom(), box.Width, 0), drawing.Box(box.X, box.Y, 0, box.Height),
		drawing.Box(box.Right(), box.Y, 0, box.Height)} {
		found := false
		for _, line := range lines {
			found = found || (line.Width < 0.01 || line.Height < 0.01) && line.Contains(edge)
		}
		if !found {
			return false
		}
	}
	return true
}

// cutLines returns the boxes around the lines along which the page that is printed says to cut.
func cutLines(page *printables.Page) (boxes []drawing.Rectangle) {
	probe := drawing.New(1, 1)
	paper.CutLine(probe, nil)
	stroke := probe.Marks[0].(drawing.Shape).Paint.Stroke
	for _, mark := range page.Drawing.Marks {
		if shape, ok := mark.(drawing.Shape); ok && shape.Paint.Stroke == stroke {
			boxes = append(boxes, shape.Path.Bounds())
		}
	}
	return boxes
}

func game(t *testing.T, id string, options printables.Options) *printables.Job {
	t.Helper()
	one, err := games.All().Game(id)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := one.Standard()
	if err != nil {
		t.Fatal(err)
	}
	engine, err := rules.Compile(0)
	if err != nil {
		t.Fatal(err)
	}
	job, err := games.All().Paper.New(rules, engine, nil, options)
	if err != nil {
		t.Fatal(err)
	}
	return job
}

func cards(t *testing.T, options printables.Options) *printables.Job {
	t.Helper()
	made, err := deck.Parse("example.toml", deck.Example())
	if err != nil {
		t.Fatal(err)
	}
	job, err := printables.NewDeck(made, options)
	if err != nil {
		t.Fatal(err)
	}
	return job
}

// Every cut of every printed sheet is in its file, in millimetres and at the same place, and what is cut out lies
// within. Folds are scored inside what is cut out. The marks stand where a machine seeks them, on paper too.
func TestEveryCutIsInTheFile(t *testing.T) {
	size, _ := paper.ParseSize("letter")
	wide := paper.Sheet{Size: size, Margin: paper.MachineMargin}
	machine := paper.CutMarks{Style: paper.Machine}
	scored, slots := 0, map[string]int{}
	for name, job := range map[string]*printables.Job{
		"sitters": game(t, "sitters", printables.Options{Sheet: wide, Marks: machine, Backs: paper.LongEdge,
			Parts: []string{"board", "standees", "tokens", "die"}}),
		"patrollers": game(t, "patrollers", printables.Options{Sheet: wide, Marks: machine, Backs: paper.LongEdge,
			Edition: printables.QuickEdition}),
		"cards": cards(t, printables.Options{Marks: machine, Backs: paper.LongEdge, Bleed: paper.Bleed{Exact: true, MM: 1}}),
		"shared cuts": cards(t, printables.Options{Sheet: wide, KeepMargin: true, Marks: machine, Backs: paper.NoBacks,
			Bleed: paper.SharedCuts}),
		"cut as toys": game(t, "cubed", printables.Options{Sheet: wide, Marks: machine}),
		"to save ink": game(t, "sitters", printables.Options{Sheet: wide, Marks: machine, InkSaver: true,
			Parts: []string{"standees"}}),
		"a single one": cards(t, printables.Options{Marks: machine, Backs: paper.NoBacks,
			Only: []printables.Only{{Part: "cards", Pieces: []printables.Wanted{{Number: 2, Copies: 1}}}}}),
	} {
		pictures, files, err := vector.Sheets(job, 72)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		all := job.Cuttings()
		if len(files) != len(all) || len(pictures) < len(all) {
			t.Fatalf("%s: %d files and %d pictures of %d sheets", name, len(files), len(pictures), len(all))
		}
		placed := 0
		for i, one := range all {
			var file layered
			content := files[fmt.Sprintf("sheet-%02d.svg", i+1)]
			if err := xml.Unmarshal(content, &file); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			page := one.Front
			if want := fmt.Sprintf("0 0 %g %g", page.Width, page.Height); file.ViewBox != want ||
				file.Width != fmt.Sprintf("%gmm", page.Width) || file.Height != fmt.Sprintf("%gmm", page.Height) {
				t.Errorf("%s: a file of %s × %s, %s; want %s", name, file.Width, file.Height, file.ViewBox, want)
			}
			cut, score := file.bounds("cut"), file.bounds("score")
			for _, line := range cutLines(page) {
				if !has(cut, line) {
					t.Errorf("%s, sheet %d: the cut %v is missing", name, i+1, line)
				}
			}
			for _, p := range page.Placements {
				placed++
				outlined := has(cut, p.Box)
				for _, one := range cut { // the outline of a piece may lie within its drawing
					outlined = outlined || p.Box.Contains(one) && one.Width > p.Box.Width/2 && one.Height > p.Box.Height/2
				}
				if !outlined && !edged(cut, p.Box) {
					t.Errorf("%s, sheet %d: %s %d is not cut out at %v", name, i+1, p.Part, p.Piece, p.Box)
				}
			}
			for _, one := range cut {
				if narrow := min(one.Width, one.Height); narrow > 0.1 && narrow < 2 {
					slots[name]++
				}
			}
			for _, line := range score {
				inside := false
				for _, p := range page.Placements {
					inside = inside || p.Box.Contains(line)
				}
				if scored++; !inside {
					t.Errorf("%s, sheet %d: %v is scored outside of all pieces", name, i+1, line)
				}
			}
			marks := file.bounds("print")
			for _, want := range []drawing.Rectangle{drawing.Box(10, 10, 5, 5), drawing.Box(page.Width-15, 10, 5, 5),
				drawing.Box(10, page.Height-15, 5, 5)} {
				if !has(marks, want) || len(marks) != 3 {
					t.Errorf("%s, sheet %d: the marks are %v", name, i+1, marks)
				}
			}
		}
		if placed == 0 {
			t.Errorf("%s: nothing is cut", name)
		}
	}
	const figures = 10 // each with a slot on both sides, and one in its foot
	if slots["sitters"] != 3*figures || slots["to save ink"] != 3*figures || slots["cards"] > 0 {
		t.Errorf("slots are cut: %v", slots)
	}
	if scored < 20 {
		t.Errorf("only %d folds are scored", scored)
	}
}

// What cannot be cut is told in a sentence.
func TestWhatAMachineCannotCut(t *testing.T) {
	a4, _ := paper.ParseSize("a4")
	for want, job := range map[string]*printables.Job{
		"nothing in this print":  game(t, "sitters", printables.Options{Parts: []string{"rules"}}),
		"glued before":           cards(t, printables.Options{Marks: paper.CutMarks{Style: paper.Machine}}),
		"take --margin 16":       game(t, "sitters", printables.Options{Sheet: paper.NewSheet(a4), Parts: []string{"tokens"}}),
		"the marks of a cutting": cards(t, printables.Options{Backs: paper.NoBacks}),
	} {
		if _, files, err := vector.Sheets(job, 72); err == nil || !strings.Contains(err.Error(), want) || files != nil {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
