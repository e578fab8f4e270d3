// Package settings holds what a family has set about the app itself. The settings are kept in a TOML file.
package settings

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"

	"homespun/engines/common/files"
	"homespun/engines/common/tomlfile"
	"homespun/printables/paper"
)

// Looks, Motions, Tellings, Papers, Rollers and Voices are the possible values of the settings. The first
// value of each is the default.
var (
	Looks   = []string{"light", "dark", "contrast"}
	Motions = []string{"full", "less"}
	// Tellings are the speeds at which the events of a move are shown one after another.
	Tellings = []string{"calm", "quick", "taps", "once"}
	// Orders are the ways to say what is to be done with the pieces on the family's table: all that bots and
	// the game do in one go, one thing after the other, or not at all.
	Orders  = []string{"list", "each", "told"}
	Papers  = []string{"a4", "letter", "a3", "tabloid", "legal", "a5"}
	Rollers = []string{"app", "table"}
	Voices  = []string{"off", "on"}
)

// Volumes are the possible volumes of the sounds. 0 is off.
var Volumes = []int{0, 25, 50, 75, 100}

// leastWindow and mostWindow are the bounds of the window's width and height.
const leastWindow, mostWindow = 320, 16384

// maxFile is the largest file of settings that is read, in bytes.
const maxFile = 64 << 10

// head is the comment at the top of the settings file.
const head = "# Settings of Homespun. The app writes this file; what it cannot read goes back to its default.\n"

// Settings are all settings. They are a value: change a copy and call Save.
type Settings struct {
	// Look is one of Looks.
	Look string `toml:"look"`
	// Text is the text size in percent, from 100 to 200.
	Text int `toml:"text"`
	// Motion is one of Motions.
	Motion string `toml:"motion"`
	// Orders is one of settings.Orders.
	Orders string `toml:"orders"`
	// Telling is one of Tellings.
	Telling string `toml:"telling"`
	// Paper is one of Papers, or a size such as 180x250 in millimetres.
	Paper string `toml:"paper"`
	// Printer is the name of the measured printer to print with; "" is none.
	Printer string `toml:"printer"`
	// Dice is one of Rollers: whether the app or real dice roll in a new match.
	Dice string `toml:"dice"`
	// Sound is one of Volumes.
	Sound int `toml:"sound"`
	// Voice is one of Voices: whether a new match begins with its prompts read aloud.
	Voice string `toml:"voice"`
	// Copies is the folder for copies of the family's files, an absolute path; "" is the one beside the family's.
	Copies string `toml:"copies"`
	// Width and Height are the size of the window when it was last closed, or before it filled the screen, in
	// the same unit as all sizes of the look; 0 if it has never been closed.
	Width  int `toml:"window_width"`
	Height int `toml:"window_height"`
	// Full says that the window filled the whole screen when it was closed.
	Full bool `toml:"full_screen"`
}

// Default returns the default settings.
func Default() Settings {
	return Settings{Look: Looks[0], Text: 100, Motion: Motions[0], Telling: Tellings[0], Orders: Orders[0], Paper: Papers[0],
		Dice: Rollers[0], Sound: 75, Voice: Voices[0]}
}

// Moving reports whether animations are allowed.
func (s Settings) Moving() bool { return s.Motion != "less" }

// mended returns the settings with the default in place of every impossible value. The error names the first
// one that was impossible.
func (s Settings) mended(standard Settings) (Settings, error) {
	var wrong error
	mend := func(key string, value *string, choices []string, instead string) {
		mendOne(&wrong, key, value, choices, instead)
	}
	mend("look", &s.Look, Looks, standard.Look)
	mend("motion", &s.Motion, Motions, standard.Motion)
	mend("orders", &s.Orders, Orders, standard.Orders)
	mend("telling", &s.Telling, Tellings, standard.Telling)
	if size, err := paper.ParseSize(s.Paper); err == nil {
		s.Paper = size.ID
	} else {
		mend("paper", &s.Paper, Papers, standard.Paper)
	}
	mend("dice", &s.Dice, Rollers, standard.Dice)
	mend("voice", &s.Voice, Voices, standard.Voice)
	mendOne(&wrong, "sound", &s.Sound, Volumes, standard.Sound)
	if s.Text < 100 || s.Text > 200 {
		if wrong == nil {
			wrong = fmt.Errorf("text = %d is not from 100 to 200; it is taken as %d", s.Text, standard.Text)
		}
		s.Text = standard.Text
	}
	if s.Copies != "" && !filepath.IsAbs(s.Copies) {
		s.Copies = ""
	}
	if s.Width < leastWindow || s.Height < leastWindow || s.Width > mostWindow || s.Height > mostWindow {
		s.Width, s.Height = 0, 0
	}
	return s, wrong
}

// mendOne puts instead in place of a value that is none of the choices. wrong is the first error.
func mendOne[T comparable](wrong *error, key string, value *T, choices []T, instead T) {
	if slices.Contains(choices, *value) {
		return
	}
	if *wrong == nil {
		*wrong = fmt.Errorf("%s = %s is none of %s; it is taken as %s", key, shown(*value), shown(choices),
			shown(instead))
	}
	*value = instead
}

// shown is a value as it stands in the file.
func shown(value any) string {
	switch value.(type) {
	case string, []string:
		return fmt.Sprintf("%q", value)
	}
	return fmt.Sprint(value)
}

// Load reads the file. A value that is missing gets its default, and a missing file is no error. Even with an
// error the returned settings can be used. The error is one sentence.
func Load(path string) (Settings, error) { return LoadOver(path, Default()) }

// LoadOver is Load with defaults of the caller's, such as the paper that is usual in the country.
func LoadOver(path string, usual Settings) (Settings, error) {
	text, _, err := files.ReadText(path, maxFile)
	if errors.Is(err, fs.ErrNotExist) {
		return usual, nil
	} else if err != nil {
		return usual, fmt.Errorf("%w; all settings are back to their defaults", err)
	}
	s := usual
	if err := tomlfile.Decode(text, &s); err != nil {
		return usual, fmt.Errorf("%s cannot be read, all settings are back to their defaults: %w", path,
			err)
	}
	s, err = s.mended(usual)
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
