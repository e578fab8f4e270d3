package tomlfile

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// write puts a value into TOML, for the tests.
func write(v any) string {
	switch v := v.(type) {
	case string:
		if strings.Contains(v, "\n") {
			return "'''\n" + v + "'''"
		}
		return Quote(v)
	case []any:
		var parts []string
		for _, e := range v {
			parts = append(parts, write(e))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	}
	return fmt.Sprint(v)
}

func list(of ...int64) []any {
	out := []any{}
	for _, n := range of {
		out = append(out, n)
	}
	return out
}

func TestSetChangesOnlyItsValue(t *testing.T) {
	const lines = "faces = [\n  1, # one\n  2, # two\n  3  # three\n]\n"
	for _, c := range []struct {
		name, text, key string
		value           any
		want            string
	}{
		{"a number", "a = 1 # our rule\nb = 2\n", "a", int64(5), "a = 5 # our rule\nb = 2\n"},
		{"odd spacing", "\ta=1\r\n b  =  2\r\n", "b", int64(3), "\ta=1\r\n b  =  3\r\n"},
		{"one more face", "r = [6] # ours\n", "r", list(5, 6), "r = [5, 6] # ours\n"},
		{"a face at the end", "r = [ 5 ]\n", "r", list(5, 6), "r = [ 5, 6 ]\n"},
		{"one face less", "r = [4, 5, 6]\n", "r", list(4, 6), "r = [4, 6]\n"},
		{"the last face", "r = [4, 5, 6,]\n", "r", list(4, 5), "r = [4, 5, ]\n"},
		{"no face", "r = [4]\n", "r", list(), "r = []\n"},
		{"the first of none", "r = []\n", "r", list(4), "r = [4]\n"},
		{"lines: another", lines, "faces", list(1, 5, 3), strings.Replace(lines, "2,", "5,", 1)},
		{"lines: one less", lines, "faces", list(1, 3), strings.Replace(lines, "2,", "", 1)},
		{"lines: the last less", lines, "faces", list(1, 2),
			"faces = [\n  1, # one\n  2 # two\n    # three\n]\n"},
		{"lines: one more", lines, "faces", list(1, 2, 3, 4),
			"faces = [\n  1, # one\n  2, # two\n  3,  # three\n  4\n]\n"},
		{"lines: one between", lines, "faces", list(1, 2, 9, 3),
			"faces = [\n  1, # one\n  2, # two\n  9,\n  3  # three\n]\n"},
		{"a list in a list", "s = [[1, 2], [3, 4]]\n", "s", []any{list(1, 2), list(3, 7)},
			"s = [[1, 2], [3, 7]]\n"},
		{"a row of a board", "b = '''\nC..O\nC..O\n''' # small\n", "b", "C..O\nCX.O\n",
			"b = '''\nC..O\nCX.O\n''' # small\n"},
		{"two lines more in a list", "s = [\r\n  'a',\r\n]\r\n", "s", []any{"a", "b\nc\n"},
			"s = [\r\n  'a',\r\n  '''\r\nb\r\nc\r\n''',\r\n]\r\n"},
		{"two lines for one in a list", "s = ['a']\r\n", "s", []any{"b\nc\n"}, "s = ['''\r\nb\r\nc\r\n''']\r\n"},
		{"two lines in an empty list", "s = []\r\n", "s", []any{"b\nc\n"}, "s = ['''\r\nb\r\nc\r\n''']\r\n"},
		{"two lines in an inline table", "r = { a = 'a' }\r\n", "r.a", "b\nc\n", "r = { a = '''\r\nb\r\nc\r\n''' }\r\n"},
		{"a row less", "b = '''\r\nC..O\r\nXXXX\r\n'''\r\n", "b", "C..O\n", "b = '''\r\nC..O\r\n'''\r\n"},
		{"inside an inline table", "r = { a = [6], b = [6] } # both\n", "r.a", list(5, 6),
			"r = { a = [5, 6], b = [6] } # both\n"},
		{"a key more in one", "r = {a = 1}\n", "r.b", int64(2), "r = {a = 1, b = 2}\n"},
		{"the first in one", "r = {}\n", "r.b", int64(2), "r = { b = 2 }\n"},
		{"in a section", "[r]\na = 1\n\n# the end\n[s]\n", "r.b", int64(2), "[r]\na = 1\nb = 2\n\n# the end\n[s]\n"},
		{"beside a dotted key", "r.a = 1\nz = 1\n", "r.b", int64(2), "r.a = 1\nr.b = 2\nz = 1\n"},
		{"in an empty section", "[r]", "r.b", int64(2), "[r]\nb = 2\n"},
		{"a new line before the first head", "a = 1\n\n[r]\nb = 1\n", "c", int64(2),
			"a = 1\nc = 2\n\n[r]\nb = 1\n"},
		{"a new line at the end", "a = 1", "c", int64(2), "a = 1\nc = 2\n"},
		{"into nothing", "", "c", "x", "c = \"x\"\n"},
		{"where a remark shows it", "a = 1\n\n# The c.\n# c = 7\n\n# d = 8\n", "c", int64(2),
			"a = 1\n\n# The c.\nc = 2\n# c = 7\n\n# d = 8\n"},
		{"a thing's field", "[m.zombie]\nsteps = 2\n[m.spider]\nsteps = 3\n", "m.zombie.kill", int64(4),
			"[m.zombie]\nsteps = 2\nkill = 4\n[m.spider]\nsteps = 3\n"},
		{"a thing that is inherited", "a = 1\n[m.spider]\nsteps = 3\n", "m.zombie.kill", int64(4),
			"a = 1\n[m.spider]\nsteps = 3\n\n[m.zombie]\nkill = 4\n"},
		{"a key that needs quotation marks", "a = 1\n", "m.mad dog", int64(1), "a = 1\nm.\"mad dog\" = 1\n"},
		{"a byte order mark", "\ufeffa = 1\n", "a", int64(2), "\ufeffa = 2\n"},
	} {
		got, err := Set([]byte(c.text), strings.Split(c.key, "."), c.value, write)
		if err != nil || string(got) != c.want {
			t.Errorf("%s: %v\n%q\nwant\n%q", c.name, err, got, c.want)
		}
	}
}

func TestRemoveTakesOutOnlyTheKey(t *testing.T) {
	for _, c := range []struct{ name, text, key, want string }{
		{"a line", "a = 1\nb = 2\nc = 3\n", "b", "a = 1\nc = 3\n"},
		{"its remark stays", "a = 1\nb = 2 # two\n", "b", "a = 1\n# two\n"},
		{"of an inline table", "r = { a = 1, b = 2 }\n", "r.a", "r = { b = 2 }\n"},
		{"the last of one", "r = { a = 1, b = 2 }\n", "r.b", "r = { a = 1 }\n"},
		{"a thing", "[m.a]\nx = 1\n# said\n[m.b]\nx = 1\n", "m.a", "# said\n[m.b]\nx = 1\n"},
		{"a list over lines", "a = [\n1,\n2]\nb = 1\n", "a", "b = 1\n"},
		{"what is not there", "a = 1\n", "b.c", "a = 1\n"},
	} {
		got, err := Remove([]byte(c.text), strings.Split(c.key, "."))
		if err != nil || string(got) != c.want {
			t.Errorf("%s: %v\n%q\nwant\n%q", c.name, err, got, c.want)
		}
	}
}

// hostileText draws a TOML text with remarks everywhere and several ways to write the same, and the keys in it.
func hostileText(t *rapid.T) []byte {
	eol := rapid.SampledFrom([]string{"\n", "\r\n"}).Draw(t, "line end")
	pick := func(of ...string) string { return rapid.SampledFrom(of).Draw(t, "of") }
	remarks := 0
	remark := func() string {
		remarks++
		return "#" + pick(" ", "", " 'x' ", " [a] = ", ` "é `) + "remark" + strconv.Itoa(remarks)
	}
	var b strings.Builder
	var value func(deep int) string
	value = func(deep int) string {
		switch kind := rapid.IntRange(0, 6).Draw(t, "kind"); {
		case kind == 0:
			return pick("true", "false", "1", "+7", "1.5", "0x1F", "1979-05-27")
		case kind == 1:
			return pick(`"a # b"`, `'c = "d"'`, `"\" # \\"`, `""`, `''`)
		case kind == 2:
			return pick("'''"+eol+"C..O"+eol+"# no"+eol+"'''", `"""one line"""`, `"""a""""`)
		case kind < 5 && deep < 2:
			var s strings.Builder
			s.WriteString("[")
			for range rapid.IntRange(0, 4).Draw(t, "n") {
				if rapid.Bool().Draw(t, "line") {
					s.WriteString(" " + remark() + eol + "  ")
				}
				s.WriteString(value(deep+1) + pick("", " ") + ",")
			}
			return s.String() + pick("", " ", eol) + "]"
		case kind == 5 && deep < 2:
			return "{ x = " + value(deep+1) + ", y.z=" + value(deep+1) + pick("", " ") + "}"
		}
		return strconv.Itoa(rapid.IntRange(0, 99).Draw(t, "n"))
	}
	section := func(keys ...string) {
		for _, key := range keys {
			if rapid.Bool().Draw(t, "set") {
				b.WriteString(pick("", "  ", "\t") + key + pick("=", " = ") + value(0))
				b.WriteString(pick("", " "+remark()) + eol + pick("", eol, remark()+eol))
			}
		}
	}
	section("a", "b", "r.a", "r.b", `"q d"`)
	for _, head := range []string{"[m.one]", "[ m.two ] " + remark(), "[n]"} {
		if rapid.Bool().Draw(t, "head") {
			b.WriteString(head + eol)
			section("a", "b", "r.a", "r.b")
		}
	}
	return []byte(b.String())
}

// remarksOf returns the texts of the remarks that a text has, in order.
func remarksOf(text []byte) (list []string) {
	for line := range bytes.SplitSeq(Newlines(text), []byte("\n")) {
		if i := bytes.Index(line, []byte("remark")); i >= 0 {
			list = append(list, string(line[i:]))
		}
	}
	slices.Sort(list)
	return list
}

// TestNothingElseChanges makes random changes to random texts. What is set is read back, every remark stays
// outside of the value, taking a new key out again gives the first text, and lines that are not concerned are
// the same.
func TestNothingElseChanges(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := hostileText(t)
		var tree map[string]any
		if err := Decode(Newlines(text), &tree); err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		key := rapid.SampledFrom([][]string{{"a"}, {"b"}, {"r", "a"}, {"r", "b"}, {"q d"}, {"m", "one", "a"},
			{"m", "two", "r", "b"}, {"n", "c"}, {"fresh"}, {"m", "three", "a"}}).Draw(t, "key")
		value := rapid.SampledFrom([]any{int64(5), true, "words", "C..O\nCX.O\n", list(), list(4, 5),
			[]any{"x", "y"}, []any{list(1), list(2, 3)}}).Draw(t, "value")
		old, had := at(tree, key)
		out, err := Set(text, key, value, write)
		if err != nil {
			if table, ok := at(tree, key[:len(key)-1]); ok && len(key) > 1 {
				if _, ok := table.(map[string]any); !ok {
					return // the key would have to be inside a number
				}
			}
			t.Fatalf("%v: %v = %v in\n%s", err, key, value, text)
		}
		var now map[string]any
		if err := Decode(Newlines(out), &now); err != nil || !reflect.DeepEqual(now, with(tree, key, value)) {
			t.Fatalf("%v: %v is not %v in\n%s", err, key, value, out)
		}
		if !had {
			if kept := remarksOf(out); !slices.Equal(kept, remarksOf(text)) {
				t.Fatalf("remarks are %v in\n%s\nfrom\n%s", kept, out, text)
			}
			if back, err := Remove(out, key); err != nil || len(tree) > 0 && !near(back, text) {
				t.Fatalf("%v: taking %v out again gives\n%q\nfrom\n%q", err, key, back, text)
			}
		} else if _, isList := old.([]any); isList && !reflect.DeepEqual(old, value) {
			if _, toList := value.([]any); toList && len(remarksOf(out)) < len(remarksOf(text)) &&
				!deepRemarks(text, key) {
				t.Fatalf("a remark of the list is gone in\n%s\nfrom\n%s", out, text)
			}
		}
	})
}

// deepRemarks reports whether a remark stands inside an element of the list under a key: it goes with it.
func deepRemarks(text []byte, key []string) bool {
	l, err := scan(text)
	if err != nil {
		return true
	}
	for _, e := range l.entries {
		if slices.Equal(e.key, key) {
			for _, item := range e.value.items {
				if bytes.Contains(text[item.from:item.to], []byte("#")) {
					return true
				}
			}
			return false
		}
	}
	return true // inside an inline table
}

// near reports whether two texts are equal but for a line end at the end, a head and blank lines that a new
// table needs.
func near(a, b []byte) bool {
	tidy := func(text []byte) string {
		for _, head := range []string{"[m.one]", "[m.three]", "[m.two.r]", "[n]"} {
			text = bytes.ReplaceAll(text, []byte(head), nil)
		}
		var lines []string
		for line := range bytes.SplitSeq(Newlines(text), []byte("\n")) {
			if len(bytes.TrimSpace(line)) > 0 {
				lines = append(lines, string(line))
			}
		}
		return strings.Join(lines, "\n")
	}
	return tidy(a) == tidy(b)
}

func FuzzSet(f *testing.F) {
	f.Add("a = [1, # x\n2]\n[b]\nc = {d = 1}", "b.c.d")
	f.Add("a = '''\nx'''", "a")
	f.Fuzz(func(t *testing.T, text, key string) {
		out, err := Set([]byte(text), strings.Split(key, "."), list(1, 2), write)
		if err != nil {
			return
		}
		var tree map[string]any
		if err := Decode(Newlines(out), &tree); err != nil {
			t.Fatalf("%v in %q from %q", err, out, text)
		}
		if _, err := Remove(out, strings.Split(key, ".")); err != nil && err != ErrUnchangeable {
			t.Fatal(err)
		}
	})
}
