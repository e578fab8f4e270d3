package main

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/printables/parcel"
	"homespun/printables/raster"
)

// What is given away on standard output is one line, and is taken in from standard input.
func TestHouseRulesGoThroughAPipe(t *testing.T) {
	t.Setenv("HOMESPUN_DIR", t.TempDir())
	path := filepath.Join(t.TempDir(), "ours.toml")
	if err := os.WriteFile(path, []byte("extends = \"geyser/standard\"\nname = \"Ours\"\nmother_needs = 2\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	var given, taken, trouble bytes.Buffer
	if code := run([]string{"rules", "give", path}, nil, &given, &trouble); code != 0 ||
		strings.Count(given.String(), "\n") != 1 || !strings.HasPrefix(given.String(), "HOMESPUN1=GEYSER/OURS=") {
		t.Fatalf("exit %d: %q, %s", code, given.String(), trouble.String())
	}
	if code := run([]string{"rules", "take", "-"}, &given, &taken, &trouble); code != 0 ||
		!strings.HasSuffix(taken.String(), "Ours.toml\n") {
		t.Errorf("exit %d: %q, %s", code, taken.String(), trouble.String())
	}
	if code := run([]string{"rules", "take", "-"}, broken{}, &taken, &trouble); code != exitUsage ||
		!strings.Contains(trouble.String(), "standard input: ") || strings.Count(trouble.String(), "\n") != 1 {
		t.Errorf("exit %d: %s", code, trouble.String())
	}
}

// Of two codes in a picture the command lists the house rules, and takes the one whose number it is told.
func TestTheCommandAsksWhichOfTwoCodes(t *testing.T) {
	t.Setenv("HOMESPUN_DIR", t.TempDir())
	out := image.NewGray(image.Rect(0, 0, 1200, 600))
	draw.Draw(out, out.Rect, image.White, image.Point{}, draw.Src)
	for i, name := range []string{"Ours", "Theirs"} {
		rules := fmt.Appendf(nil, "extends = \"geyser/standard\"\nname = %q\nmother_needs = %d\n", name, i+1)
		code, err := parcel.Parcel{Game: "geyser", Name: name, Rules: rules}.Code()
		if err != nil {
			t.Fatal(err)
		}
		draw.Draw(out, out.Rect.Add(image.Pt(40+600*i, 40)), raster.Page(code.Drawing(1), 8), image.Point{}, draw.Src)
	}
	path := filepath.Join(t.TempDir(), "both.png")
	var picture bytes.Buffer
	if err := png.Encode(&picture, out); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, picture.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	take := func(more ...string) (code int, said, trouble string) {
		var o, e bytes.Buffer
		code = run(append([]string{"rules", "take", path}, more...), nil, &o, &e)
		return code, o.String(), e.String()
	}
	_, list, trouble := take()
	names := map[string]string{}
	for line := range strings.Lines(list) {
		number, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
		names[name] = number
	}
	if len(names) != 2 || names["Geyser: Theirs"] == "" ||
		!strings.Contains(trouble, "there are 2 house rules in "+path+": choose one with --which and its number") {
		t.Fatalf("%q, %q", list, trouble)
	}
	if code, said, trouble := take("--which", names["Geyser: Theirs"]); code != 0 || !strings.HasSuffix(said, "Theirs.toml\n") {
		t.Errorf("exit %d: %q, %q", code, said, trouble)
	}
	for _, which := range []string{"0", "3", "-1"} {
		if code, said, trouble := take("--which", which); code != exitUsage || said != "" || !strings.Contains(trouble, "from 1 to 2") {
			t.Errorf("%s: exit %d, %q, %q", which, code, said, trouble)
		}
	}
}
