package patrollers

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	engine "homespun/engines/patrollers"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// in returns the only number of those that shows in a window when the slide lies so; others must not show at
// all, not even in part.
func in(window drawing.Rectangle, numbers []written, x, y float64) (*written, error) {
	var shown *written
	for i := range numbers {
		switch at := numbers[i].box.Moved(x, y); {
		case !at.Overlaps(window):
		case window.Contains(at) && shown == nil:
			shown = &numbers[i]
		default:
			return nil, fmt.Errorf("%s stands at %v, in part in the window %v", numbers[i].text, at, window)
		}
	}
	if shown == nil {
		return nil, fmt.Errorf("nothing stands in the window %v", window)
	}
	return shown, nil
}

// wrong says what does not work of a dog-tag with its slides once it is made, for each setting of each dial.
func wrong(net *drawing.Drawing, slides [engine.Abilities]*parts.Piece,
	fighter engine.Fighter) (problems []string) {
	say := func(format string, args ...any) { problems = append(problems, fmt.Sprintf(format, args...)) }
	tag, err := folded(net)
	if err != nil {
		return []string{err.Error()}
	}
	if len(tag.lip) != engine.Abilities+1 {
		return []string{fmt.Sprintf("the lip has %d bars", len(tag.lip))}
	}
	next := 0
	for a, piece := range slides {
		word := parts.Capital(engine.AbilityIDs[a])
		for _, side := range [][]written{tag.words, tag.behind} {
			for _, w := range side {
				if middle := w.box.Centre().X; w.text == word &&
					(middle < tag.lip[a].Right() || middle > tag.lip[a+1].X || w.upside) {
					say("%s stands at %v, upside down %v", word, w.box, w.upside)
				}
			}
		}
		if piece == nil {
			continue
		}
		if next >= len(tag.front) || next >= len(tag.back) {
			return append(problems,
				fmt.Sprintf("%d windows on the front and %d on the back", len(tag.front), len(tag.back)))
		}
		front, back := tag.front[next], tag.back[next]
		next++
		if math.Abs(front.X-back.X)+math.Abs(front.Y-back.Y)+math.Abs(front.Width-back.Width)+
			math.Abs(front.Height-back.Height) > 1e-6 {
			say("%s: the windows are at %v and %v", engine.AbilityIDs[a], front, back)
		}
		if front.Bottom() > tag.lipTop {
			say("%s: the lip covers the window", engine.AbilityIDs[a])
		}
		slide, err := foldedSlide(piece)
		if err != nil {
			say("%v", err)
			continue
		}
		left, right := tag.lip[a].Right(), tag.lip[a+1].X
		if slide.wide >= right-left || slide.wide < right-left-1 {
			say("%s: a slide of %g mm in a channel of %g mm", engine.AbilityIDs[a], slide.wide, right-left)
		}
		if slide.gripWide <= right-left || slide.gripWide > tag.lip[a+1].Right()-left+1e-9 {
			say("%s: a grip of %g mm at a channel of %g mm", engine.AbilityIDs[a], slide.gripWide, right-left)
		}
		if front.X < left || front.Right() > right || left+slide.wide < front.Right() {
			say("%s: the window %v is not over the channel from %g to %g", engine.AbilityIDs[a], front, left,
				right)
		}
		if tag.high+slide.top < 0 {
			say("%s: the slide is %g mm too long", engine.AbilityIDs[a], -tag.high-slide.top)
		}
		problems = append(problems, turned(tag, slide, fighter, a, front, back, (left+right-slide.wide)/2)...)
	}
	if next != len(tag.front) || next != len(tag.back) {
		say("%d windows on the front and %d on the back for %d slides", len(tag.front), len(tag.back), next)
	}
	return problems
}

// turned says what is wrong with a slide in its tag, from pushed in to pulled out.
func turned(tag *assembled, slide *slider, fighter engine.Fighter, a int, front, back drawing.Rectangle,
	x float64) (problems []string) {
	say := func(format string, args ...any) {
		problems = append(problems, engine.AbilityIDs[a]+": "+fmt.Sprintf(format, args...))
	}
	values := fighter.High[a] - fighter.Low[a] + 1
	if len(slide.front) != values || len(slide.back) != values {
		say("%d and %d numbers on the slide for %d values", len(slide.front), len(slide.back), values)
		return problems
	}
	byHeight := slices.SortedFunc(slices.Values(slide.front), func(a, b written) int {
		return int(math.Copysign(1, b.box.Y-a.box.Y))
	})
	for n := range values {
		// Each pull brings the next number to where the lowest was.
		pull := byHeight[0].box.Centre().Y - byHeight[n].box.Centre().Y
		y := tag.high + pull
		seen, err := in(front, slide.front, x, y)
		behind, other := in(back, slide.back, x, y)
		if err != nil || other != nil {
			say("dialled to %d: %v, %v", fighter.Low[a]+n, err, other)
			continue
		}
		if seen.text != strconv.Itoa(fighter.Low[a]+n) || behind.text != strconv.Itoa(fighter.Near[a][n]) {
			say("dialled to %d: %s on the front and %s on the back, want %d", fighter.Low[a]+n, seen.text,
				behind.text, fighter.Near[a][n])
		}
		if seen.upside || !behind.upside {
			say("dialled to %d: a number stands on its head", fighter.Low[a]+n)
		}
		if y+slide.top > front.Y {
			say("dialled to %d: the slide ends in the window", fighter.Low[a]+n)
		}
		for _, hidden := range slices.Concat(slide.front, slide.back) {
			if hidden.box.Bottom()+y > tag.high {
				say("dialled to %d: %s looks out below", fighter.Low[a]+n, hidden.text)
			}
		}
	}
	return problems
}

// pieces returns a dog-tag of a part with the slides for its abilities, by name.
func pieces(t *testing.T, part parts.Part, name string) (*drawing.Drawing, [engine.Abilities]*parts.Piece) {
	t.Helper()
	var net *drawing.Drawing
	var slides [engine.Abilities]*parts.Piece
	for i := range part.Pieces {
		piece := &part.Pieces[i]
		if piece.Name == name+" tag" {
			net = piece.Front
		}
		for a, ability := range engine.AbilityIDs {
			if piece.Name == name+" "+ability {
				slides[a] = piece
			}
		}
	}
	if net == nil {
		t.Fatalf("there is no dog-tag of %s", name)
	}
	return net, slides
}

// wide are spans as wide as there can be, beside none at all.
var wide = map[string]any{"roster": map[string]any{
	"ice-man": patroller("Ice Man", span(0, 9, 0, 9), span(0, 9, 9, 9), span(4, 4, 0, 7), span(1, 6, 0, 9)),
	"rex":     patroller("Rex", span(2, 6, 1, 4), span(0, 8, 3, 5), span(0, 7, 0, 1), span(0, 1, 0, 9)),
}}

func patroller(name string, attack, defence, move, reach map[string]any) map[string]any {
	return map[string]any{"name": name, "class": "grunt", "attack": attack, "defence": defence, "move": move,
		"range": reach}
}

func span(low, high, nearLow, nearHigh int) map[string]any {
	return map[string]any{"front": []any{low, high}, "near_death": []any{nearLow, nearHigh}}
}

// PAT-02, PAT-05: whatever is dialled on the front, turning the tag over shows what that is at near death.
// Every tag is folded, every slide moved all its way.
func TestPAT05ADogTagTurnedOverShowsTheNearDeathValues(t *testing.T) {
	for _, house := range []map[string]any{nil, wide} {
		for _, large := range []bool{false, true} {
			s := set(t, "standard", "toys", house)
			s.Large = large
			tags := part(t, s, "tags")
			for _, fighter := range game(s).Roster() {
				net, slides := pieces(t, tags, fighter.Name)
				rules := game(s).Rules().Roster[fighter.ID]
				for a, slide := range slides {
					for n, near := range fighter.Near[a] {
						if want := nearDeath(
							[]engine.Span{rules.Attack, rules.Defence, rules.Move, rules.Range}[a],
							n); near != want {
							t.Errorf("%s: the engine has %d for step %d of the %s, the clause %d",
								fighter.Name, near, n, engine.AbilityIDs[a], want)
						}
					}
					if (slide != nil) != (fighter.High[a] > fighter.Low[a]) {
						t.Errorf("%s: a slide for the %s: %v", fighter.Name, engine.AbilityIDs[a],
							slide != nil)
					}
				}
				for _, problem := range wrong(net, slides, fighter) {
					t.Errorf("large %v, %s: %s", large, fighter.Name, problem)
				}
			}
		}
	}
}

// nearDeath is the near-death value of so many steps above the lowest, as PAT-05 says it.
func nearDeath(s engine.Span, steps int) int {
	if s.Front[0] == s.Front[1] {
		return s.NearDeath[1]
	}
	part := float64(steps) / float64(s.Front[1]-s.Front[0])
	return s.NearDeath[0] + int(math.Floor(part*float64(s.NearDeath[1]-s.NearDeath[0])+0.5))
}

// What cannot be dialled stands on both sides: the only value of the front, and at near death the highest of
// the back (PAT-05).
func TestPAT05WhatCannotBeDialledIsPrinted(t *testing.T) {
	s := set(t, "standard", "toys", wide)
	net, _ := pieces(t, part(t, s, "tags"), "Ice Man")
	sheet := unfolded(net)
	at := func(y float64) (text string) {
		for _, w := range sheet.words {
			if column := drawing.Box(usualTag.window(engine.Move, 1).X, y+30, windowWide,
				15); column.Contains(w.box) {
				text += w.text
			}
		}
		return text
	}
	if front, back := at(sheet.across[1]), at(sheet.across[0]); front != "4" || back != "7" {
		t.Errorf("%q on the front and %q on the back, want 4 and 7", front, back)
	}
}

// The checks of this file see a dog-tag that does not work.
func TestFaultsOfDogTagsAreSeen(t *testing.T) {
	s := set(t, "standard", "toys", nil)
	tags := part(t, s, "tags")
	fighter := game(s).Roster()[0]
	net, slides := pieces(t, tags, fighter.Name)
	if problems := wrong(net, slides, fighter); len(problems) > 0 {
		t.Fatal(problems)
	}
	spoilt := func(piece *parts.Piece, spoil func(*drawing.Drawing)) *parts.Piece {
		twin := *piece
		twin.Front = drawing.New(piece.Front.Width, piece.Front.Height)
		twin.Front.Marks = slices.Clone(piece.Front.Marks)
		spoil(twin.Front)
		return &twin
	}
	uses := func(d *drawing.Drawing, change func(*drawing.Use)) {
		for i, mark := range d.Marks {
			if use, ok := mark.(drawing.Use); ok {
				change(&use)
				d.Marks[i] = use
			}
		}
	}
	tag := &parts.Piece{Front: net}
	for name, test := range map[string]struct {
		tag   func(*drawing.Drawing)
		slide func(*drawing.Drawing)
		want  string
	}{
		"a back one millimetre higher": {tag: func(d *drawing.Drawing) {
			uses(d, func(u *drawing.Use) {
				if strings.HasPrefix(u.Symbol.Name, "back") {
					u.At.Y--
				}
			})
		}, want: "the windows are at"},
		"a back turned upside down": {tag: func(d *drawing.Drawing) {
			uses(d, func(u *drawing.Use) {
				if strings.HasPrefix(u.Symbol.Name, "back") {
					u.Turn = 180
				}
			})
		}, want: "Attack stands at"},
		"a slide whose back is upright": {slide: func(d *drawing.Drawing) {
			uses(d, func(u *drawing.Use) { u.Turn = 0 })
		}, want: "dialled to"},
		"a slide whose back lies half a cell lower": {slide: func(d *drawing.Drawing) {
			uses(d, func(u *drawing.Use) {
				if u.Turn == 180 {
					u.At.Y += cellHigh / 2
				}
			})
		}, want: "dialled to"},
		"a slide of another ability": {want: "on the back, want"},
	} {
		broken, moved := tag, slides
		if test.tag != nil {
			broken = spoilt(tag, test.tag)
		}
		switch {
		case test.slide != nil:
			moved[0] = spoilt(slides[0], test.slide)
		case test.tag == nil:
			moved[0], moved[1] = slides[1], slides[0]
		}
		got := strings.Join(wrong(broken.Front, moved, fighter), "\n")
		if !strings.Contains(got, test.want) {
			t.Errorf("%s: %q, want %q", name, got, test.want)
		}
	}
}
