package sheaf_test

import (
	"context"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"homespun/companion/system/sheaf"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/words"
)

// Pictures of another print of the same parts would be printed by a shop too, so nothing is written among them. What
// is there stays, and what is called otherwise is no hindrance.
func TestPicturesDoNotLieAmongThoseOfAnotherPrint(t *testing.T) {
	for name, there := range map[string]struct {
		files   []string
		refused bool
	}{
		"the same print":         {[]string{"fronts/cards-01 Owl x2", "cards-back"}, false},
		"another title":          {[]string{"fronts/cards-01 Old owl x2"}, true},
		"another count":          {[]string{"fronts/cards-01 Owl x3"}, true},
		"more cards":             {[]string{"fronts/cards-02 Cat x1"}, true},
		"a second size":          {[]string{"fronts/cards-2-01 Cat x1"}, true},
		"a back for each":        {[]string{"backs/cards-01 Owl x2"}, true},
		"a shared back":          {[]string{"cards-2-back"}, true},
		"other parts":            {[]string{"fronts/tokens-25.4-hex-01 Gold x1", "tokens-25.4-hex-back"}, false},
		"pictures of the family": {[]string{"cards-table", "fronts/cards", "holiday/cards-01 Old x1"}, false},
	} {
		t.Run(name, func(t *testing.T) {
			folder := filepath.Join(t.TempDir(), "[shop")
			old := printed(t, there.files...)
			if err := old.Write(context.Background(), folder, true); err != nil {
				t.Fatal(err)
			}
			before := pictures(t, folder)
			err := printed(t, "fronts/cards-01 Owl x2", "cards-back").Write(context.Background(), folder, true)
			after := pictures(t, folder)
			switch {
			case !there.refused && err != nil:
				t.Error(err)
			case there.refused && (err == nil || err.Error() != words.FolderOfAnother(folder)):
				t.Errorf("it is written among %q: %v", before, err)
			case there.refused && !slices.Equal(before, after):
				t.Errorf("there are %q, and were %q", after, before)
			}
		})
	}
}

// printed returns a sheaf of small pictures with these names.
func printed(t *testing.T, names ...string) (s sheaf.Sheaf) {
	for _, name := range names {
		picture, err := printables.NewPicture(name, drawing.New(5, 5), 20)
		if err != nil {
			t.Fatal(err)
		}
		s.Pictures = append(s.Pictures, picture)
	}
	return s
}

// pictures returns the paths of all files in a folder.
func pictures(t *testing.T, folder string) []string {
	paths := map[string]bool{}
	err := filepath.WalkDir(folder, func(path string, entry os.DirEntry, err error) error {
		paths[path] = true
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return slices.Sorted(maps.Keys(paths))
}
