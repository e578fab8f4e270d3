package durability_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/people"
	"homespun/companion/system/cut"
	"homespun/companion/system/settings"
	"homespun/engines/common/files"
	"homespun/engines/common/files/crashtest"
	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/printer"
	"homespun/rulesets/household"
)

// A keeper keeps values one after the other in a family's folder, each in place of the one before, and reads
// the last.
type keeper[T any] struct {
	values []T
	keep   func(family household.Folder, value T) error
	// read reports as well whether there is none.
	read func(family household.Folder) (value T, none bool, err error)
}

// test keeps the values on a disk without links or moves, and opens what a crash leaves: the value kept last, or
// the next.
func (k keeper[T]) test(t *testing.T, without [2]bool) (states int) {
	t.Helper()
	folder := t.TempDir()
	d := crashtest.New(t, folder)
	d.NoLinks, d.NoMoves = without[0], without[1]
	for i, value := range k.values {
		if err := k.keep(household.Folder(filepath.Join(folder, "Homespun")), value); err != nil {
			t.Fatal(err)
		}
		d.Show(i + 1)
	}
	d.Close()
	return d.Check(t, 1, round.Many(50, 200, 2000), func(folder string, s crashtest.State) error {
		value, none, err := k.read(household.Folder(filepath.Join(folder, "Homespun")))
		switch {
		case none && s.Shown == 0, err == nil && s.Shown > 0 && reflect.DeepEqual(value, k.values[s.Shown-1]):
			return nil
		case err == nil && s.Shown < len(k.values) && reflect.DeepEqual(value, k.values[s.Shown]):
			return nil
		}
		return fmt.Errorf("after value %d there is %v, %v, %v", s.Shown, value, none, err)
	})
}

// missing reports whether a file is not there.
func missing(path string) bool {
	_, err := os.Lstat(path)
	return os.IsNotExist(err)
}

// What is written whole is there whole after a crash, as it was or as it was to become.
func TestWhatIsWrittenWholeStaysWhole(t *testing.T) {
	states := 0
	for disk, without := range map[string][2]bool{"a disk": {}, "a disk without links": {true, false},
		"a disk that only links": {false, true}} {
		for name, test := range map[string]func(t *testing.T, without [2]bool) int{
			"settings": settingsKeeper().test, "people": peopleKeeper().test, "printers": printerKeeper().test,
			"what is cut out": cutKeeper().test, "pictures": pictureKeeper().test,
		} {
			t.Run(name+" on "+disk, func(t *testing.T) { states += test(t, without) })
		}
	}
	t.Logf("%d states", states)
}

func settingsKeeper() (k keeper[settings.Settings]) {
	for text := 100; text <= 150; text += 10 {
		one := settings.Default()
		one.Text, one.Full = text, text%20 == 0
		k.values = append(k.values, one)
	}
	path := func(family household.Folder) string {
		return filepath.Join(string(family), "Settings", "settings.toml")
	}
	k.keep = func(family household.Folder, s settings.Settings) error { return s.Save(path(family)) }
	k.read = func(family household.Folder) (s settings.Settings, none bool, err error) {
		s, err = settings.Load(path(family))
		return s, missing(path(family)) && cmp.Equal(s, settings.Default()) && err == nil, err
	}
	return k
}

func peopleKeeper() (k keeper[[]people.Person]) {
	var all []people.Person
	for i, name := range []string{"Ava", "Ben", "Cleo", "Dan", "Eve", "Finn"} {
		p := people.New(name, all)
		p.Age = i
		all = append(all, p)
		k.values = append(k.values, all[:i+1:i+1])
	}
	k.keep = func(family household.Folder, list []people.Person) error {
		_, err := people.Put(family, "", list[len(list)-1], nil)
		return err
	}
	k.read = func(family household.Folder) ([]people.Person, bool, error) {
		book := people.Load(family)
		return book.People, book.New, book.Problem
	}
	return k
}

func printerKeeper() (k keeper[printer.Profile]) {
	for i := range 6 {
		p := printer.New("The big one", "a4")
		p.BackX = float64(i+1) / 2
		k.values = append(k.values, p)
	}
	k.keep = func(family household.Folder, p printer.Profile) error {
		_, err := printer.Save(family.Printers(), p)
		return err
	}
	k.read = func(family household.Folder) (p printer.Profile, none bool, err error) {
		list, err := printer.List(family.Printers())
		if err != nil || len(list) == 0 {
			return p, err == nil, err
		}
		if len(list) > 1 {
			return p, false, fmt.Errorf("there are %d printers", len(list))
		}
		return list[0].Profile, false, list[0].Err
	}
	return k
}

func cutKeeper() (k keeper[printables.Cut]) {
	for i := range 6 {
		k.values = append(k.values, printables.Cut{"board": {"sign": i + 1}})
	}
	k.keep = func(family household.Folder, c printables.Cut) error { return cut.Save(family, "sitters", c) }
	k.read = func(family household.Folder) (printables.Cut, bool, error) {
		c, err := cut.Load(family, "sitters")
		return c, missing(cut.Path(family)) && len(c) == 0 && err == nil, err
	}
	return k
}

// pictureKeeper keeps files of bytes that are written once, as pictures are and prints.
func pictureKeeper() (k keeper[string]) {
	for i := range 4 {
		k.values = append(k.values, fmt.Sprint(i, string(make([]byte, 3000))))
	}
	path := func(family household.Folder, value string) string {
		return filepath.Join(family.Pictures(), "picture "+value[:1]+".png")
	}
	k.keep = func(family household.Folder, value string) error {
		if err := files.MakeFolder(family.Pictures()); err != nil {
			return err
		}
		return files.WriteNew(path(family, value), []byte(value))
	}
	k.read = func(family household.Folder) (last string, none bool, err error) {
		none = true
		for _, value := range k.values {
			data, _, err := files.Read(path(family, value), 1<<20)
			if err != nil && !missing(path(family, value)) {
				return "", false, err
			}
			if missing(path(family, value)) {
				return last, none, nil
			}
			if string(data) != value {
				return "", false, fs.ErrInvalid
			}
			last, none = value, false
		}
		return last, none, nil
	}
	return k
}
