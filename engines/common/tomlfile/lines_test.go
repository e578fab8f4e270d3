package tomlfile

import "testing"

func TestLine(t *testing.T) {
	text := []byte("a = 1\n\n[t]\n\nb = '''\nx\ny = 2\n'''\nc.d = [\n 1,\n 2,\n]\n[[list]]\nx = 1\n")
	tests := []struct {
		key  []string
		want int
	}{
		{[]string{"a"}, 1}, {[]string{"t"}, 3}, {[]string{"t", "b"}, 5}, {[]string{"t", "c", "d"}, 9},
		{[]string{"t", "c"}, 9}, {[]string{"list"}, 13},
		{[]string{"t", "nothing"}, 3}, {[]string{"nothing"}, 0}, {nil, 0},
	}
	for _, test := range tests {
		if got := NewLines(text).Line(test.key...); got != test.want {
			t.Errorf("%v is on line %d, want %d", test.key, got, test.want)
		}
	}
	if NewLines([]byte("a = ")).Line("a") != 0 {
		t.Error("no TOML has no lines")
	}
}
