package album

import (
	"homespun/companion/match/words"
	"homespun/companion/system/prints"
	"homespun/companion/window/frame/shell"
	"homespun/rulesets/household"
)

// Keep writes into the family's folder what made returns, in the background and under a name that no file has yet, and
// hands its path to done. What keeps it from that is told.
func Keep(sh *shell.Shell, name string, made func() (prints.File, error), done func(path string)) {
	folder := household.Folder(sh.Folder)
	sh.Work(func() func() {
		file, err := made()
		var paths []string
		if err == nil {
			paths, err = prints.WriteNew(folder, name, []prints.File{file})
		}
		return func() {
			if err != nil {
				sh.Say(words.CannotSave, words.Problem(err))
				return
			}
			done(paths[0])
		}
	})
}
