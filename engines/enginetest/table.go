package enginetest

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
	"github.com/google/go-cmp/cmp"

	"homespun/engines"
)

// Table is a match in a test. Lines that are played and refused are written as in a record, "A: step b2";
// events are written as [Say] does. An engine's tests embed it and add methods for what only their game has:
//
//	type table struct{ enginetest.Table[*Game, Position] }
type Table[G engines.Game[P], P comparable] struct {
	testing.TB
	Game G
	At   P
	// Heard are the events of the last line played.
	Heard []engines.Message
	// Quiet reports events that [Table.Hears] leaves out, so that not every test must repeat the events that
	// every line has. nil leaves out none.
	Quiet func(engines.Message) bool
}

// NewTable returns a table at the start of a match.
func NewTable[G engines.Game[P], P comparable](t testing.TB, game G) Table[G, P] {
	return Table[G, P]{TB: t, Game: game, At: game.Start()}
}

// Parse reads a whole line, "WHO: text". A letter beyond the seats of this match stands for the seat of a
// larger match. Any other unknown word panics, since it is a mistake in the test.
func Parse(game engines.Notation, line string) (engines.Move, error) {
	who, text, _ := strings.Cut(line, ":")
	seat := engines.Seat(slices.Index(game.SeatIDs(), who))
	switch {
	case who == "dice":
		seat = engines.Dice
	case who == "table":
		seat = engines.Table
	case seat < 0 && len(who) == 1 && who >= "A":
		seat = engines.Seat(who[0] - 'A')
	case seat < 0:
		panic(fmt.Sprintf("%q is of nobody", line))
	}
	return game.Parse(seat, text)
}

// Read reads a whole line.
func (t *Table[G, P]) Read(line string) engines.Move {
	t.Helper()
	m, err := Parse(t.Game, line)
	if err != nil {
		t.Fatalf("%q: %v", line, err)
	}
	return m
}

// Play plays lines, which must be legal.
func (t *Table[G, P]) Play(lines ...string) {
	t.Helper()
	for _, line := range lines {
		m := t.Read(line)
		if v := t.Game.Check(&t.At, m); !v.OK() {
			t.Fatalf("%q: refused, %s, in\n%s", line, t.Say(v.Message), Text(t, t.Game.Save(&t.At)))
		}
		t.Heard = nil
		t.Game.Apply(&t.At, m, func(n engines.Message) { t.Heard = append(t.Heard, n) })
	}
}

// Allows checks that lines are legal.
func (t *Table[G, P]) Allows(lines ...string) {
	t.Helper()
	for _, line := range lines {
		if v := t.Game.Check(&t.At, t.Read(line)); !v.OK() {
			t.Errorf("%q: refused, %s; want it legal", line, t.Say(v.Message))
		}
	}
}

// Refuses checks that a line is refused. want is the message as [Say] writes it, or only its clause and
// reason. spaces are the spaces in the way, sorted; without any they are not checked.
func (t *Table[G, P]) Refuses(line, want string, spaces ...string) {
	t.Helper()
	v := t.Game.Check(&t.At, t.Read(line))
	if v.Status != engines.Refused {
		t.Errorf("%q: legal; want it refused, %s", line, want)
		return
	}
	if got := t.Say(v.Message); got != want &&
		(strings.Contains(want, "=") || !strings.HasPrefix(got, want+" ")) {
		t.Errorf("%q:\n got %s\nwant %s", line, got, want)
	}
	got := []string{}
	for _, at := range v.Spaces {
		got = append(got, t.Game.Describe(engines.Of(engines.SpaceArg, at)).Text)
	}
	slices.Sort(got)
	if len(spaces) > 0 && !slices.Equal(got, spaces) {
		t.Errorf("%q: in the way %v; want %v", line, got, spaces)
	}
}

// Say writes a message as the function [Say] does.
func (t *Table[G, P]) Say(n engines.Message) string { return Say(t.Game, n) }

// Hears checks the events of the last line played.
func (t *Table[G, P]) Hears(want ...string) {
	t.Helper()
	got := []string{}
	for _, n := range t.Heard {
		if t.Quiet == nil || !t.Quiet(n) {
			got = append(got, t.Say(n))
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("told:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// Lists checks the legal moves: their texts, sorted and separated by commas.
func (t *Table[G, P]) Lists(want string) {
	t.Helper()
	got := []string{}
	for _, m := range t.Game.Moves(&t.At, nil) {
		got = append(got, t.Game.Format(m))
	}
	slices.Sort(got)
	if text := strings.Join(got, ", "); text != want {
		t.Errorf("moves: got %s\nwant %s", text, want)
	}
}

// Asks checks the prompt of the position.
func (t *Table[G, P]) Asks(want string) {
	t.Helper()
	if got := t.Say(t.Game.Prompt(&t.At)); got != want {
		t.Errorf("prompt: got %s, want %s", got, want)
	}
}

// Stand continues from a position that was loaded. An error ends the test.
func (t *Table[G, P]) Stand(p P, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	t.At = p
}

// Saves checks the text of the position in a record, and that it is read back.
func (t *Table[G, P]) Saves(want string) {
	t.Helper()
	text := Text(t, t.Game.Save(&t.At))
	if diff := cmp.Diff(want, text); diff != "" {
		t.Errorf("position as TOML (-want +got):\n%s", diff)
	}
	if back, err := t.Game.Load(TOML(text)); err != nil || back != t.At {
		t.Errorf("read back: %+v, %v; want %+v", back, err, t.At)
	}
}

// Set sets a dotted key of the position to a value of TOML, as `fix set` of a record does. The error is that
// of loading, or a refusal as [Say] writes it.
func (t *Table[G, P]) Set(key, value string) error {
	t.Helper()
	var whole, set map[string]any
	if err := errors.Join(TOML(Text(t, t.Game.Save(&t.At)))(&whole),
		TOML("value = "+value)(&set)); err != nil {
		t.Fatalf("%s = %s: %v", key, value, err)
	}
	words := strings.Split(key, ".")
	at := whole
	for _, word := range words[:len(words)-1] {
		inner, ok := at[word].(map[string]any)
		if !ok {
			inner = map[string]any{}
			at[word] = inner
		}
		at = inner
	}
	at[words[len(words)-1]] = set["value"]
	t.Heard = nil
	p, v, err := any(t.Game).(setter).LoadSet(t.At, key, TOML(Text(t, whole)), func(n engines.Message) {
		t.Heard = append(t.Heard, n)
	})
	if err != nil {
		return err
	}
	if !v.OK() {
		return errors.New(t.Say(v.Message))
	}
	t.At = p.(P)
	return nil
}

// setter is implemented by games whose own fixes drop what was pending; see [homespun/engines/record.Setter].
type setter interface {
	LoadSet(before engines.Position, key string, decode func(into any) error,
		emit func(engines.Message)) (engines.Position, engines.Verdict, error)
}

// Equal fails the test if two values differ.
func Equal[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// Wrong checks that rules or a position are refused with exactly the error want. what names them in a
// failure.
func Wrong(t testing.TB, what string, err error, want string) {
	t.Helper()
	var field *engines.FieldError
	if !errors.As(err, &field) || err.Error() != want {
		t.Errorf("%s:\n got %v\nwant %s", what, err, want)
	}
}

// WrongField is like [Wrong], but checks only that the error is for the field key, is one line, and contains
// says.
func WrongField(t testing.TB, what string, err error, key, says string) {
	t.Helper()
	var field *engines.FieldError
	if !errors.As(err, &field) || field.Key != key || field.Problem == "" ||
		!strings.Contains(field.Problem, says) || strings.Contains(field.Problem, "\n") {
		t.Errorf("%.80s: got %v, want a problem with %s that says %q", what, err, key, says)
	}
}

// TOML returns a decode function for a game's Compile. It decodes several texts, each over the one before.
func TOML(texts ...string) func(into any) error {
	return func(into any) error {
		for _, text := range texts {
			if _, err := toml.Decode(text, into); err != nil {
				return err
			}
		}
		return nil
	}
}

// Over returns a decode function for a game's Load. It starts from a saved position, applies change, and
// decodes lines of TOML over it.
func Over[S any](change func(saved *S), lines ...string) func(into any) error {
	return func(into any) error {
		change(into.(*S))
		return TOML(strings.Join(lines, "\n"))(into)
	}
}

// Text writes a saved position as a record does.
func Text(t testing.TB, saved any) string {
	t.Helper()
	var text bytes.Buffer
	encoder := toml.NewEncoder(&text)
	encoder.Indent = ""
	if err := encoder.Encode(saved); err != nil {
		t.Fatal(err)
	}
	return text.String()
}
