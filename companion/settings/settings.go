// Package settings is what a family has set about the app itself, kept in a TOML file of their own.
package settings

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"

	"homespun/engines/files"
	"homespun/engines/tomlfile"
	"homespun/printables/paper"
)

// Looks, Motions, Tellings, Papers and Rollers are what the settings of those names can be, the first being
// the default.
var (
	Looks   = []string{"light", "dark", "contrast"}
	Motions = []string{"full", "less"}
	// Tellings are how fast it is shown what a move brings about, one thing after another.
	Tellings = []string{"calm", "quick", "taps", "once"}
	Papers   = []string{"a4", "letter", "a3", "tabloid", "legal", "a5"}
	Rollers  = []string{"app", "table"}
)

// maxFile is the largest file of settings that is read, in bytes.
const maxFile = 64 << 10

// head stands above the settings in their file.
const head = "# Settings of Homespun. The app writes this file; what it cannot read goes back to its default.\n"

// Settings are all settings. They are a value: change a copy and Save it.
type Settings struct {
	// Look is one of Looks.
	Look string `toml:"look"`
	// Text is the text size in percent, from 100 to 200.
	Text int `toml:"text"`
	// Motion is one of Motions.
	Motion string `toml:"motion"`
	// Telling is one of Tellings.
	Telling string `toml:"telling"`
	// Paper is one of Papers, or a size such as 180x250 in millimetres.
	Paper string `toml:"paper"`
	// Printer is the name of the measured printer that prints; "" is none.
	Printer string `toml:"printer"`
	// Dice is who rolls in a new match, the app or the table: one of Rollers.
	Dice string `toml:"dice"`
}

// Default returns the settings of a family that has set nothing.
func Default() Settings {
	return Settings{Look: Looks[0], Text: 100, Motion: Motions[0], Telling: Tellings[0], Paper: Papers[0],
		Dice: Rollers[0]}
}

// Moving reports whether things may move.
func (s Settings) Moving() bool { return s.Motion != "less" }

// mended returns the settings with every value that cannot be put back to its default, and the first that
// could not.
func (s Settings) mended() (Settings, error) {
	var wrong error
	standard := Default()
	mend := func(key string, value *string, choices []string, instead string) {
		if !slices.Contains(choices, *value) {
			if wrong == nil {
				wrong = fmt.Errorf("%s = %q is none of %q; it is taken as %q", key, *value, choices, instead)
			}
			*value = instead
		}
	}
	mend("look", &s.Look, Looks, standard.Look)
	mend("motion", &s.Motion, Motions, standard.Motion)
	mend("telling", &s.Telling, Tellings, standard.Telling)
	if size, err := paper.ParseSize(s.Paper); err == nil {
		s.Paper = size.ID
	} else {
		mend("paper", &s.Paper, Papers, standard.Paper)
	}
	mend("dice", &s.Dice, Rollers, standard.Dice)
	if s.Text < 100 || s.Text > 200 {
		if wrong == nil {
			wrong = fmt.Errorf("text = %d is not from 100 to 200; it is taken as %d", s.Text, standard.Text)
		}
		s.Text = standard.Text
	}
	return s, wrong
}

// Load reads the file. What it lacks has its default, and a file that is not there is no error; settings that
// can be used are returned with every error, which is one sentence.
func Load(path string) (Settings, error) {
	text, _, err := files.Read(path, maxFile)
	if errors.Is(err, fs.ErrNotExist) {
		return Default(), nil
	} else if err != nil {
		return Default(), fmt.Errorf("%w; all settings are back to their defaults", err)
	}
	s := Default()
	if err := tomlfile.Decode(text, &s); err != nil {
		return Default(), fmt.Errorf("%s cannot be read, all settings are back to their defaults: %w", path,
			err)
	}
	s, err = s.mended()
	if err != nil {
		err = fmt.Errorf("%s: %w", path, err)
	}
	return s, err
}

// Save writes the file whole. The error is a [*files.Error].
func (s Settings) Save(path string) error {
	text, err := tomlfile.Encode(s)
	if err != nil {
		return err
	}
	if err := files.MakeFolder(filepath.Dir(path)); err != nil {
		return err
	}
	return files.Write(path, append([]byte(head), text...))
}
