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

// Table is a game in a test, one position after another. What is played and refused is written as in a
// record, "A: step b2"; what is told as [Say] writes it. An engine's tests embed it, and add what only their
// game has to ask:
//
//	type table struct{ enginetest.Table[*Game, Position] }
type Table[G engines.Game[P], P comparable] struct {
	testing.TB
	Game G
	At   P
	// Heard is what was told of the last line played.
	Heard []engines.Message
	// Quiet says of which events [Table.Hears] is silent, so that every test need not say what is always
	// told; nil is none.
	Quiet func(engines.Message) bool
}

// NewTable returns a table where the game is to begin.
func NewTable[G engines.Game[P], P comparable](t testing.TB, game G) Table[G, P] {
	return Table[G, P]{TB: t, Game: game, At: game.Start()}
}

// Parse reads a whole line, "WHO: text". A letter beyond the seats of the match is the seat that it is in a
// larger one; any other word that is nobody panics, for it is a slip of the test's.
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

// Play makes lines that must be legal.
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

// Refuses checks that a line is refused: want is what [Say] makes of the message, or its clause and reason
// alone. Then come the spaces in the way, sorted; without any they are not asked for.
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

// Hears checks what was told of the last line played.
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

// Lists checks the legal moves: their words, sorted, each with a comma behind but the last.
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

// Asks checks the message of what is due.
func (t *Table[G, P]) Asks(want string) {
	t.Helper()
	if got := t.Say(t.Game.Prompt(&t.At)); got != want {
		t.Errorf("prompt: got %s, want %s", got, want)
	}
}

// Stand puts the table in a position that was loaded; an error ends the test.
func (t *Table[G, P]) Stand(p P, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	t.At = p
}

// Saves checks how a record writes the position, and that it is read back.
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

// Set sets a key of the position, dotted, to a value of TOML, as `fix set` of a record does. The error is
// that of the position, or what [Say] makes of a refusal.
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

// setter is kept by games whose own fixes drop what was pending; see [homespun/engines/record.Setter].
type setter interface {
	LoadSet(before engines.Position, key string, decode func(into any) error,
		emit func(engines.Message)) (engines.Position, engines.Verdict, error)
}

// Equal checks a value.
func Equal[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// Wrong checks that rules or a position are refused for a field: want is the whole error. what says which
// they are.
func Wrong(t testing.TB, what string, err error, want string) {
	t.Helper()
	var field *engines.FieldError
	if !errors.As(err, &field) || err.Error() != want {
		t.Errorf("%s:\n got %v\nwant %s", what, err, want)
	}
}

// WrongField is [Wrong] for a field whose problem, one line, only has to say something.
func WrongField(t testing.TB, what string, err error, key, says string) {
	t.Helper()
	var field *engines.FieldError
	if !errors.As(err, &field) || field.Key != key || field.Problem == "" ||
		!strings.Contains(field.Problem, says) || strings.Contains(field.Problem, "\n") {
		t.Errorf("%.80s: got %v, want a problem with %s that says %q", what, err, key, says)
	}
}

// TOML returns what decodes texts of TOML, each over the one before: rules for a game's Compile.
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

// Over returns what decodes lines of TOML over a saved position, once change has been made to it: what a
// game's Load reads.
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
