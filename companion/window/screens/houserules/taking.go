package houserules

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/common/files"
	"homespun/printables/parcel"
	"homespun/rulesets"
)

// Taking is the screen that takes a house rule in: it reads what is pasted, chosen or dropped, shows what differs in
// it, and keeps it when it is told to.
type Taking struct {
	shell  *shell.Shell
	path   string
	kept   func(*rulesets.Ruleset)
	taken  *rulesets.Taken // nil before something has been read
	brings *brought        // what that brings
	turn   int

	page  *widgets.Page
	paste *widgets.Button
	keep  *widgets.Button
	which []*widgets.Tile // of several house rules, one of which has to be chosen
	foot  fyne.CanvasObject
	gone  bool
}

var (
	_ shell.Screen  = (*Taking)(nil)
	_ shell.Keyed   = (*Taking)(nil)
	_ shell.Dropped = (*Taking)(nil)
	_ shell.Pasted  = (*Taking)(nil)
)

// NewTaking returns the screen, which begins with a file if its path is not "". Kept is called with a house rule that
// has been kept.
func NewTaking(sh *shell.Shell, path string, kept func(*rulesets.Ruleset)) *Taking {
	t := &Taking{shell: sh, path: path, kept: kept, page: widgets.NewPage(820)}
	t.paste = widgets.NewButton(words.PasteText, theme.ContentPasteIcon(), func() { t.Paste(sh.Clipboard()) })
	choose := widgets.NewButton(words.ChooseFile, theme.FolderOpenIcon(), t.choose)
	t.keep = widgets.NewMain(words.KeepIt, theme.ConfirmIcon(), t.keepIt)
	t.foot = widgets.Footer(nil, t.paste, choose, t.keep)
	t.show(nil)
	return t
}

// Title implements shell.Screen.
func (t *Taking) Title() string { return words.HouseRules + ": " + words.TakeIn }

// Focus implements shell.Screen.
func (t *Taking) Focus() fyne.Focusable {
	switch {
	case len(t.which) > 0:
		return t.which[0]
	case t.keep.Disabled():
		return t.paste
	}
	return t.keep
}

// Leave implements shell.Screen.
func (t *Taking) Leave() { t.gone = true }

// Key implements shell.Keyed: the arrows scroll.
func (t *Taking) Key(key *fyne.KeyEvent) bool { return t.page.Key(key) }

// Content implements shell.Screen.
func (t *Taking) Content() fyne.CanvasObject {
	if t.path != "" {
		t.Drop(t.path)
	}
	return container.NewBorder(nil, t.foot, nil, nil, t.page)
}

// Drop implements shell.Dropped.
func (t *Taking) Drop(path string) {
	t.read(filepath.Base(path), func() ([]byte, error) {
		content, _, err := files.Read(path, parcel.MostBytes)
		return content, err
	})
}

// Paste implements shell.Pasted. What is pasted may be the place of a file: that is what a file manager copies.
func (t *Taking) Paste(text string) {
	trimmed := strings.TrimSpace(text)
	switch place, err := storage.ParseURI(trimmed); {
	case trimmed == "":
		t.refuse(errors.New(words.NothingPasted))
	case err == nil && place.Scheme() == "file" && !strings.Contains(trimmed, "\n"):
		t.Drop(filepath.FromSlash(place.Path()))
	case filepath.IsAbs(trimmed) && !strings.Contains(trimmed, "\n"):
		t.Drop(trimmed)
	default:
		t.read(words.PasteText, func() ([]byte, error) { return []byte(text), nil })
	}
}

// choose has people choose a file.
func (t *Taking) choose() {
	t.shell.ChooseFile(words.HouseRules, parcel.Endings, func(path string, err error) {
		switch {
		case t.gone:
		case err != nil:
			t.refuse(err)
		default:
			t.Drop(path)
		}
	})
}

// read reads a house rule in the background and shows it.
func (t *Taking) read(what string, open func() ([]byte, error)) {
	t.turn++
	turn := t.turn
	t.page.Set(widgets.Flush(widgets.Text(words.Opening)))
	t.keep.SetEnabled(false)
	t.which = nil
	t.shell.Work(func() func() {
		content, err := open()
		found, pictures := [][]byte{nil}, map[string][]byte(nil)
		if err == nil {
			found, pictures, err = parcel.All(content)
		}
		var all []read
		for _, rules := range found {
			one := read{err: err}
			if err == nil {
				one.taken, one.err = t.shell.Games.Take(what, rules)
			}
			if one.err == nil {
				one.taken.Pictures = pictures
				one.brings = bring(t.shell.Games, one.taken.Ruleset)
			}
			all = append(all, one)
		}
		return func() {
			switch {
			case t.gone || t.turn != turn: // something else has been chosen since
			case len(all) > 1:
				t.ask(all)
			default:
				t.tell(all[0])
			}
		}
	})
}

// A read is a house rule that has been read, with what it brings, or why it cannot be taken in.
type read struct {
	taken  *rulesets.Taken
	brings *brought
	err    error
}

// tell shows what has been read.
func (t *Taking) tell(one read) {
	if one.err != nil {
		t.refuse(one.err)
	} else {
		t.brings = one.brings
		t.show(one.taken)
	}
}

// ask asks which of several house rules is meant.
func (t *Taking) ask(all []read) {
	t.taken, t.which = nil, nil
	rows := []fyne.CanvasObject{widgets.Flush(widgets.Text(words.WhichOfThese(len(all))))}
	for _, one := range all {
		title, below := words.CannotBeTaken, ""
		if one.err != nil {
			below = words.Problem(one.err)
		} else {
			r := one.taken.Ruleset
			title, below = words.Short(r.Name, 60), words.RuleFor(r.Game.Title)
		}
		content := container.New(widgets.Column{Gap: -6}, widgets.Words(title, theme.SizeNameText, look.Bold),
			widgets.Text(below))
		tile := widgets.NewTile(title+". "+below, content, func() { t.which = nil; t.tell(one) })
		t.which = append(t.which, tile)
		rows = append(rows, tile)
	}
	t.page.Set(rows...)
	t.page.Top()
	t.shell.Refocus()
}

// refuse says why something cannot be taken in, and how it goes.
func (t *Taking) refuse(err error) {
	t.taken, t.which = nil, nil
	t.keep.SetEnabled(false)
	title := widgets.Danger(widgets.Words(words.CannotBeTaken, theme.SizeNameText, look.Bold))
	problem := widgets.Panel(container.New(widgets.Column{Gap: -6}, title, widgets.Text(words.Problem(err))))
	if broken := new(rulesets.Broken); errors.As(err, &broken) {
		problem = findings(rulesets.Listing{Findings: broken.Findings})
	}
	t.page.Set(append([]fyne.CanvasObject{problem}, help()...)...)
	t.page.Top()
	t.shell.Refocus()
}

// help says what can be taken in, and how.
func help() []fyne.CanvasObject {
	return []fyne.CanvasObject{widgets.Flush(widgets.Text(words.TakeHow)),
		widgets.Flush(widgets.Text(words.TakeWays))}
}

// show shows a house rule that came, with what differs in it; nil shows how it goes.
func (t *Taking) show(taken *rulesets.Taken) {
	t.taken = taken
	t.keep.SetEnabled(taken != nil && taken.Have == "")
	if taken == nil {
		t.page.Set(help()...)
		return
	}
	r := taken.Ruleset
	head := container.New(widgets.Column{Gap: -4}, widgets.Flush(widgets.Quiet(words.RuleFor(r.Game.Title))),
		widgets.Flush(widgets.Words(words.Short(r.Name, 60), theme.SizeNameHeadingText, look.Title)))
	if r.Summary != "" {
		head.Add(widgets.Flush(widgets.Text(words.Short(r.Summary, 400))))
	}
	switch {
	case taken.Have != "":
		said := words.Sentence(words.HaveIt(words.Short(taken.Have, 60))) + "."
		head.Add(widgets.Flush(widgets.Words(said, theme.SizeNameText, look.Bold)))
	case taken.Renamed:
		head.Add(widgets.Flush(widgets.Text(words.OtherOfName(words.Short(r.Name, 60)))))
	}
	cards := append([]fyne.CanvasObject{head}, t.brings.cards(t.shell)...)
	names := slices.DeleteFunc(r.Reworded(), func(name string) bool { // what a clause says is shown
		return strings.HasPrefix(name, r.Game.Definition.Info.Prefix+"-")
	})
	if len(names) > 0 {
		cards = append(cards, widgets.Panel(widgets.Text(words.Sentence(words.Reworded(strings.Join(names,
			", "))))))
	}
	t.page.Set(cards...)
	t.page.Top()
	t.shell.Refocus()
}

// keepIt keeps what is shown.
func (t *Taking) keepIt() {
	taken := t.taken
	if taken == nil || t.keep.Disabled() {
		return
	}
	t.shell.Work(func() func() {
		err := taken.Keep()
		return func() {
			switch {
			case t.gone:
			case err != nil:
				t.refuse(err)
			default:
				t.kept(taken.Ruleset)
			}
		}
	})
}
