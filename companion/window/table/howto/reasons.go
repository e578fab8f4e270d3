package howto

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
)

// Reason explains one event of a line: the subject of the question, and the sentence and clause of the
// answer. Nth is the index of the event among those of the line.
type Reason struct {
	Subject, Sentence string
	Clause            engines.Clause
	Nth               int
}

// ShowReasons opens the dialog that says why the events of a line came about, each with its rule, and begins
// with the reason at an index. Buttons and the left and right arrow keys lead to the others. rules opens the
// rules at a clause.
func ShowReasons(sh *shell.Shell, voice tableau.Voice, list []Reason, at int, rules func(engines.Clause)) {
	shown := container.New(widgets.Column{Gap: 8})
	body := container.New(widgets.Column{Gap: 12, Inset: 6}, shown)
	var page *widgets.Page
	show := func(i int) {
		at = i
		shown.Objects = []fyne.CanvasObject{widgets.Words(list[i].Sentence, theme.SizeNameText, look.Bold),
			Clause(voice.Clause(list[i].Clause), true)}
		shown.Refresh()
		if page != nil {
			page.Again()
		}
	}
	show(at)
	var pick *widgets.Pick
	if len(list) > 1 {
		subjects := make([]string, len(list))
		for i, reason := range list {
			subjects[i] = words.Sentence(words.Short(reason.Subject, 24))
		}
		pick = widgets.NewPick(subjects, at, show)
		body.Add(pick.Row)
	}
	title := words.WhyDid
	if len(list) == 1 {
		title = words.WhySubject(list[0].Subject)
	}
	var scrolled fyne.CanvasObject
	scrolled, page = widgets.Scrolled(body, sh.Window.Canvas())
	dialog := sh.Show(title, scrolled, widgets.Answer{Text: words.Close, Main: true},
		widgets.Answer{Text: words.Rules, Icon: theme.ListIcon(),
			Do: func() { rules(list[at].Clause) }})
	dialog.OnKey = func(key *fyne.KeyEvent) {
		step := map[fyne.KeyName]int{fyne.KeyRight: 1, fyne.KeyLeft: -1}[key.Name]
		if pick != nil && step != 0 {
			pick.Set((at + step + len(list)) % len(list))
			show(pick.Chosen())
			return
		}
		page.Key(key)
	}
}
