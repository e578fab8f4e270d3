package printables

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"homespun/printables/paper"
	"homespun/printables/parts"
)

// Part is one kind of thing of a game's set.
type Part = parts.Part

// Options are the choices for a print. The zero value is everything, true to size, on A4.
type Options struct {
	// Sheet is the paper with its margin; the zero value is A4.
	Sheet paper.Sheet
	Scale Scale
	// Space is the side of a space of the board before scaling, in millimetres; 0 is the game's own.
	Space    float64
	InkSaver bool
	// Parts are the ids of the parts wanted; none is all of them.
	Parts []string
	// Names are those of the players of each seat, for the score pad.
	Names [][]string
}

// Scale is how large the board and its pieces become: 1, or 0, is true to size, [Fit] as large as one sheet allows.
type Scale float64

// Fit makes the board small enough for one sheet; it never enlarges.
const Fit Scale = -1

// Bounds of a scale.
const (
	minScale = 0.1
	maxScale = 4
)

// A ScaleError says that a scale cannot be.
type ScaleError struct{ Text string }

func (e *ScaleError) Error() string {
	return fmt.Sprintf("a scale of %s cannot be: give a number from %g to %g, such as 0.9, or fit", shortened(e.Text), minScale, float64(maxScale))
}

// ParseScale reads 1, 0.9, 90% or fit.
func ParseScale(text string) (Scale, error) {
	text = strings.ToLower(strings.TrimSpace(text))
	if text == "fit" {
		return Fit, nil
	}
	number, percent := strings.CutSuffix(text, "%")
	value, err := strconv.ParseFloat(strings.TrimSpace(number), 64)
	if percent {
		value /= 100
	}
	if err != nil || !(value >= minScale && value <= maxScale) {
		return 0, &ScaleError{text}
	}
	return Scale(value), nil
}

// checked returns the options with what was left open filled in.
func (o Options) checked() (Options, error) {
	if o.Sheet == (paper.Sheet{}) {
		size, err := paper.SizeByID("a4")
		if err != nil {
			return o, err
		}
		o.Sheet = paper.NewSheet(size)
	}
	if err := o.Sheet.Check(); err != nil {
		return o, err
	}
	if o.Scale == 0 {
		o.Scale = 1
	}
	if value := float64(o.Scale); o.Scale != Fit && !(value >= minScale && value <= maxScale) {
		return o, &ScaleError{strconv.FormatFloat(value, 'g', -1, 64)}
	}
	if math.IsNaN(o.Space) || math.IsInf(o.Space, 0) || o.Space < 0 {
		return o, fmt.Errorf("a space of %g mm cannot be: give its side in millimetres", o.Space)
	}
	return o, nil
}

// An UnknownPartError says that a game has no part of an id.
type UnknownPartError struct {
	ID    string
	Known []string
}

func (e *UnknownPartError) Error() string {
	return fmt.Sprintf("there is no part %s: choose from %s", shortened(e.ID), strings.Join(e.Known, ", "))
}

// shortened returns a text of any length in quotes, fit for one line.
func shortened(text string) string {
	if runes := []rune(text); len(runes) > 40 {
		text = string(runes[:40]) + "…"
	}
	return strconv.Quote(text)
}

// chosen returns the parts wanted, in the game's order.
func chosen(all []Part, ids []string) ([]Part, error) {
	known := make([]string, len(all))
	for i, part := range all {
		known[i] = part.ID
	}
	wanted := map[string]bool{}
	for _, id := range ids {
		id = strings.ToLower(strings.TrimSpace(id))
		if id == "" {
			continue
		}
		if !slices.Contains(known, id) {
			return nil, &UnknownPartError{id, known}
		}
		wanted[id] = true
	}
	if len(wanted) == 0 {
		return all, nil
	}
	var some []Part
	for _, part := range all {
		if wanted[part.ID] {
			some = append(some, part)
		}
	}
	return some, nil
}
