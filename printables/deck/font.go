package deck

import (
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/script"
	"homespun/printables/words"
)

// font reads the font for letters that the fonts of the program lack: a file beside the deck, or a family of the
// system.
func (r *reader) font(value any) drawing.Face {
	name, ok := value.(string)
	if !ok || name == "" {
		return drawing.Text
	}
	quoted := strconv.Quote(short(name))
	found, err := r.findFont(name)
	switch {
	case err == nil && found != nil:
		return drawing.Text.With(found)
	case errors.Is(err, script.ErrClosed):
		r.fail("font", words.FontOther, words.FontClosed(quoted))
	case errors.Is(err, script.ErrFont):
		r.fail("font", words.FontOther, words.FontBroken(quoted))
	case errors.Is(err, errOutside):
		r.fail("font", words.FontBeside, words.FontOutside(quoted))
	default:
		r.fail("font", words.FontBeside, words.NoFont(quoted, text.Short(drawing.Sanitise(filepath.Base(r.deck.Name)), 60)))
	}
	return drawing.Text
}

// errOutside is the error for a file that is in another folder.
var errOutside = errors.New("outside")

// findFont returns the font of a name; nil if there is none.
func (r *reader) findFont(name string) (*script.Font, error) {
	if !script.IsName(name) {
		return script.Family(name)
	}
	path, err := r.beside(name)
	if err != nil || path == "" {
		return nil, err
	}
	return script.Open(path)
}

// beside returns where a file of a name is, in the folder of the deck or another of its folders; "" if it is nowhere.
func (r *reader) beside(name string) (string, error) {
	local := filepath.FromSlash(strings.ReplaceAll(name, `\`, "/"))
	if !filepath.IsLocal(local) {
		return "", errOutside
	}
	for _, folder := range r.folders {
		root, err := os.OpenRoot(folder)
		if err != nil {
			continue // no such folder, as that of the family's pictures
		}
		_, err = root.Stat(local)
		root.Close()
		switch {
		case err == nil:
			return filepath.Join(folder, local), nil
		case strings.Contains(err.Error(), "escapes"): // a link to elsewhere
			return "", errOutside
		}
	}
	return "", nil
}
