package history

import (
	"context"
	"slices"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/people"
	"homespun/companion/match/plays"
	"homespun/companion/match/words"
	"homespun/companion/system/prints"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/rulesets/household"
)

// tick is how often it is told how much has been read, and typing how long after the last letter the matches are sought.
const tick, typing = time.Second / 2, time.Second / 4

// family is the album: what the plays say, of all or of a person, a game or what somebody types, and the ways out.
type family struct {
	shell   *shell.Shell
	content *fyne.Container
	again   func() // lays the page out
	// listed is called with the names of the files that were found; nil for all.
	listed func(files map[string]bool)

	list, found   *plays.List // nil until they have been read
	names, titles []string    // of whom and of which games there is something
	person, title string
	who, what     *widgets.Button
	find          *widgets.Entry
	said          *fyne.Container
	note          *widget.Label
	where         *shell.Place
	saves         *fyne.Container
	typed         func() // ends the wait for more letters
	turn          int    // grows with each question, so that an answer to one before is recognised
	first         int    // the turn of the first question after a reading
	stop          context.CancelFunc
	done, of      atomic.Int64
}

func newFamily(sh *shell.Shell, again func(), listed func(map[string]bool)) *family {
	f := &family{shell: sh, again: again, listed: listed, find: widgets.NewEntry("", words.AlbumFind),
		said: container.New(widgets.Column{Gap: -8}), content: container.New(widgets.Column{}),
		note: widgets.Quiet(""), where: sh.NewPlace(), stop: func() {}, typed: func() {}}
	f.find.Name = words.AlbumFind
	f.find.OnChanged = func(string) {
		f.typed()
		f.typed = sh.After(typing, f.ask)
	}
	f.saves = widgets.NewRow(
		widgets.NewButton(words.AlbumTable, theme.DocumentSaveIcon(), func() { f.save("csv", plays.CSV) }),
		widgets.NewButton(words.AlbumBGStats, theme.DocumentSaveIcon(), func() { f.save("bgsplay", plays.BGStats) }),
		f.where.Button)
	f.who = widgets.NewButton(words.AlbumAll, theme.MenuDropDownIcon(), func() {
		f.choose(words.AlbumWho, f.who, &f.person, words.AlbumAll, f.names)
	})
	f.what = widgets.NewButton(words.AlbumGames, theme.MenuDropDownIcon(), func() {
		f.choose(words.AlbumWhat, f.what, &f.title, words.AlbumGames, f.titles)
	})
	return f
}

// leave ends the reading, and the wait for more letters.
func (f *family) leave() { f.stop(); f.typed() }

// asked reports whether somebody is asking something, so that the keys stay there.
func (f *family) asked() bool { return f.list != nil && f.turn > f.first }

// read reads all plays again in the background. Until then it is told how far that is.
func (f *family) read() {
	f.leave()
	ctx, stop := context.WithCancel(context.Background())
	f.turn++ // what is being asked of the plays before has no answer any more
	f.stop, f.list, f.first = stop, nil, f.turn+1
	f.content.Objects = []fyne.CanvasObject{f.note}
	f.watch(ctx)
	home := household.Folder(f.shell.Folder)
	reader := plays.Reader{Folder: home.Matches(), Index: household.InCache, Rules: f.shell.Games.Rules,
		Told: func(done, of int) { f.done.Store(int64(done)); f.of.Store(int64(of)) }}
	f.shell.Work(func() func() {
		list, err := reader.Read(ctx)
		if err != nil { // of the folder, which the list has told
			return nil
		}
		list.Call(people.Load(home).Called)
		all := plays.FamilyOf(list)
		return func() {
			if ctx.Err() == nil {
				f.list = list
				f.show(all)
			}
		}
	})
}

// watch tells how much has been read.
func (f *family) watch(ctx context.Context) {
	f.tellNote(words.AlbumReads(int(f.done.Load()), int(f.of.Load())))
	f.shell.After(tick, func() {
		if ctx.Err() == nil && f.list == nil {
			f.watch(ctx)
		}
	})
}

// show shows the album of all plays.
func (f *family) show(all *plays.Family) {
	f.names, f.titles = nil, nil
	for _, p := range all.People {
		f.names = append(f.names, p.Name)
	}
	for _, g := range all.Games {
		f.titles = append(f.titles, g.Title)
	}
	f.content.Objects = []fyne.CanvasObject{widgets.Panel(container.New(widgets.Column{Gap: 6},
		widgets.NewRow(f.who, f.what), f.find.Framed(), f.said, f.saves, f.note))}
	f.ask()
}

// choose has people choose one of a list, or all.
func (f *family) choose(title string, button *widgets.Button, into *string, all string, list []string) {
	var d *widgets.Dialog
	list = append([]string{all}, list...)
	short := make([]string, len(list))
	for i, one := range list {
		short[i] = words.Short(one, 40)
	}
	pick := widgets.NewPick(short, max(0, slices.Index(list, *into)), func(i int) {
		if *into = list[i]; i == 0 {
			*into = ""
		}
		button.SetText(short[i])
		d.Close()
		f.ask()
	})
	scroll, _ := widgets.Scrolled(pick.Row, f.shell.Window.Canvas())
	d = f.shell.Show(title, scroll)
	d.OnClose = func() { f.shell.Window.Canvas().Focus(button) }
}

// ask finds the plays that are meant, and tells what they say. While they are read it is too early: after that
// [family.show] asks, for what is chosen by then.
func (f *family) ask() {
	if f.list == nil {
		return
	}
	f.turn++
	turn, list, person, title, find := f.turn, f.list, f.person, f.title, f.find.Text
	f.shell.Work(func() func() {
		found := list.Of(person, title, find)
		said := plays.Aloud(found, person)
		files := map[string]bool{}
		for _, p := range found.Plays {
			files[p.File] = true
		}
		return func() {
			if turn != f.turn {
				return
			}
			f.found = found
			f.tell(said)
			f.where.Set("")
			f.tellNote("")
			if all := person+title+find == ""; !all {
				f.tellNote(words.AlbumFound(len(found.Plays), len(list.Plays)))
				f.listed(files)
			} else if turn > f.first {
				f.listed(nil)
			}
			f.again()
		}
	})
}

// tell shows sentences, the first one loud.
func (f *family) tell(said []string) {
	if len(said) == 0 {
		said = []string{words.AlbumNothing}
	}
	f.said.Objects = []fyne.CanvasObject{widgets.Words(said[0], theme.SizeNameText, look.Bold)}
	for _, sentence := range said[1:] {
		f.said.Add(widgets.Text(words.Short(sentence, 400)))
	}
	f.saves.Hidden = len(f.found.Plays) == 0
}

// tellNote shows a note below all, "" none.
func (f *family) tellNote(text string) {
	f.note.SetText(text)
	widgets.SetVisible(f.note, text != "")
}

// save writes the plays that were found into the family's folder, and shows where.
func (f *family) save(ending string, as func([]plays.Play) ([]byte, error)) {
	found := f.found
	album.Keep(f.shell, words.AlbumFile, func() (prints.File, error) {
		data, err := as(found.Plays)
		return prints.File{Ending: ending, Data: data}, err
	}, func(path string) {
		f.tellNote(words.Facts(words.SavedPrint, path))
		f.where.Set(path)
		f.again()
	})
}
