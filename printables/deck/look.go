package deck

import (
	"errors"
	"path/filepath"
	"strconv"
	"strings"

	"homespun/engines/common/text"
	"homespun/printables/look"
	"homespun/printables/words"
	"homespun/rulesets"
)

// look reads how cards look: as one of those aboard, or as a file beside the deck says.
func (r *reader) look(value any) *look.Look {
	name, ok := value.(string)
	if !ok || name == "" {
		return nil
	}
	quoted, written := strconv.Quote(short(name)), []byte(look.Text(name))
	if strings.EqualFold(filepath.Ext(name), ".toml") {
		path, err := r.beside(name)
		switch {
		case errors.Is(err, errOutside):
			r.fail("look", words.LookBeside, words.LookOutside(quoted))
			return nil
		case path == "":
			r.fail("look", words.LookBeside, words.FromMissing(quoted))
			return nil
		}
		data, _, wrong := rulesets.ReadText(path, "look", look.MaxFile)
		if wrong != nil {
			r.list = append(r.list, *wrong)
			return nil
		}
		written, name = data, path
	} else if len(written) == 0 {
		names := look.Names()
		near := text.DidYouMean(name, names)
		if near == "" {
			near = words.ThereIs(text.Join(names, "and"))
		}
		r.fail("look", near, words.NoLook(quoted))
		return nil
	}
	made, list := look.Read(name, written)
	r.list = append(r.list, list...)
	return made
}
