package parcel_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/printables/parcel"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// A 1 × 1 picture.
const dot = "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x06\x00\x00\x00\x1f\x15\xc4\x89" +
	"\x00\x00\x00\rIDATx\x9cc\xf8\xcf\xc0\xf0\x1f\x00\x05\x00\x01\xff\x89\x99=\x1d\x00\x00\x00\x00IEND\xaeB`\x82"

const meadow = `kit = 1
name = "Meadow race"
seats = { min = 2, max = 4, default = 2 }
path = 16
figures = ["snail.png", "farm/cow.png"]
turn = ["roll", "move"]
end = ["if all yours are at the finish: win"]
`

// family begins a folder of a family's own and returns it.
func family(t *testing.T, contents map[string]string) household.Folder {
	t.Helper()
	home := household.Folder(t.TempDir())
	t.Setenv(household.Variable, string(home))
	for name, content := range contents {
		path := filepath.Join(string(home), filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return home
}

// A game of one's own goes to another family with its pictures, and finds them there.
func TestABundleTakesThePicturesAlong(t *testing.T) {
	family(t, map[string]string{"House rules/meadow.toml": meadow, "Pictures/snail.png": dot, "House rules/farm/cow.png": dot})
	own, err := games.All().Find("meadow", "")
	if err != nil {
		t.Fatal(err)
	}
	given, err := parcel.Of(own)
	if err != nil || !given.Pictured() {
		t.Fatal(given, err)
	}
	bundle, err := given.Bundle()
	if again, _ := given.Bundle(); err != nil || !bytes.Equal(bundle, again) {
		t.Fatal("a bundle has not the same bytes every time", err)
	}

	home := family(t, nil)
	rules, err := parcel.Open(bundle)
	if err != nil || string(rules) != string(given.Rules) {
		t.Fatalf("%q, %v", rules, err)
	}
	taken, err := games.All().Take("meadow.homespun", rules)
	if err != nil {
		t.Fatal(err)
	}
	if taken.Pictures, err = parcel.Pictures(bundle); err != nil {
		t.Fatal(err)
	}
	if err := taken.Keep(); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"Meadow race.toml", "Meadow race/snail.png", "Meadow race/farm/cow.png"} {
		if _, err := os.Stat(filepath.Join(home.HouseRules(), filepath.FromSlash(name))); err != nil {
			t.Error(err)
		}
	}
	kept, err := games.All().Find("Meadow race", "")
	if err != nil || len(kept.OwnPictures()) != 2 {
		t.Errorf("%v, %v", kept, err)
	}
}

// zipped packs files.
func zipped(t testing.TB, contents map[string]string) []byte {
	t.Helper()
	var packed bytes.Buffer
	out := zip.NewWriter(&packed)
	for _, name := range slices.Sorted(maps.Keys(contents)) {
		file, err := out.Create(name)
		if err == nil {
			_, err = file.Write([]byte(contents[name]))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := out.Close(); err != nil {
		t.Fatal(err)
	}
	return packed.Bytes()
}

// What comes from strangers is bounded, stays in its folder, and is nothing but rules and pictures.
func TestHostileBundles(t *testing.T) {
	whole := zipped(t, map[string]string{parcel.RulesFile: meadow})
	many := map[string]string{parcel.RulesFile: meadow}
	for i := range 300 {
		many[strings.Repeat("a", i+1)+".png"] = dot
	}
	for about, c := range map[string]struct {
		content []byte
		want    error
	}{
		"no rules":        {zipped(t, map[string]string{"other.toml": meadow}), parcel.ErrOther},
		"cut off":         {whole[:len(whole)/2], parcel.ErrBundle},
		"nothing inside":  {[]byte("PK\x03\x04"), parcel.ErrBundle},
		"too many":        {zipped(t, many), parcel.ErrBundle},
		"rules too large": {zipped(t, map[string]string{parcel.RulesFile: strings.Repeat("#", rulesets.MaxFile+1)}), parcel.ErrLarge},
	} {
		if _, err := parcel.Open(c.content); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", about, err, c.want)
		}
	}
	found, err := parcel.Pictures(zipped(t, map[string]string{parcel.RulesFile: meadow, "snail.png": dot, "../out.png": dot,
		"/root.png": dot, `c:\x.png`: dot, `..\up.png`: dot, "a/../../b.png": dot, "run.png": "#!/bin/sh\n", "run.sh": dot, "a//b.png": dot}))
	if names := slices.Sorted(maps.Keys(found)); err != nil || !slices.Equal(names, []string{"snail.png"}) {
		t.Errorf("taken: %q, %v", names, err)
	}
	if _, err := parcel.Pictures(zipped(t, map[string]string{"a.png": strings.Repeat("\x00", 17<<20)})); !errors.Is(err, parcel.ErrLarge) {
		t.Errorf("a picture of 17 MB: %v", err)
	}
	if found, err := parcel.Pictures([]byte(meadow)); found != nil || err != nil {
		t.Errorf("rules alone have pictures: %v, %v", found, err)
	}
}
