package rulesheet

import (
	"cmp"
	"context"
	"runtime"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/lab"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets"
)

// How long after a change the strip begins to ask the lab, how often it says anew what is known, how many
// matches easy bots play for it, and how many lines a match has at most.
const (
	quiet    = 500 * time.Millisecond
	sharpens = time.Second
	matches  = 400
	maxLines = 4000
)

// strip says what the changed rules do, first roughly and then sharper: beside the sheet in a few lines, and
// where there is no room under it in one.
type strip struct {
	shell *shell.Shell
	desk  *Desk
	most  int // how many matches bots play
	// again lays out what it stands in, after its words have got another height.
	again func()

	content fyne.CanvasObject
	text    *widget.Label
	below   fyne.CanvasObject
	line    *widget.Label
	asked   *rulesets.Ruleset
	lab     *lab.Lab
	cancel  context.CancelFunc // nil while nothing is played
	timer   func()             // nil while nothing is waited for
}

func newStrip(sh *shell.Shell, d *Desk, most int, toLab func(*rulesets.Ruleset), again func()) *strip {
	t := &strip{shell: sh, desk: d, most: cmp.Or(most, matches), again: again,
		text: widgets.Text(words.SheetStripEmpty),
		line: widgets.Words(words.SheetStripEmpty, theme.SizeNameText, look.Bold)}
	ask := func() {
		d.settled(func() {
			if !d.now.broken {
				toLab(d.now.rules)
			}
		})
	}
	column := container.New(widgets.Column{Gap: -4},
		widgets.Words(words.WhatDoesItDo, theme.SizeNameText, look.Bold), t.text)
	t.content = widgets.NewTile(words.WhatDoesItDo, column, ask)
	icon := container.New(widgets.Middle{}, widget.NewIcon(theme.QuestionIcon()))
	t.below = widgets.NewTile(words.WhatDoesItDo, container.NewBorder(nil, nil, icon, nil, t.line), ask)
	return t
}

// stop ends what is played and waited for.
func (t *strip) stop() {
	if t.cancel != nil {
		t.cancel()
		t.cancel = nil
	}
	if t.timer != nil {
		t.timer()
		t.timer = nil
	}
}

// ask asks the lab half a second after the last change.
func (t *strip) ask() {
	rules := t.desk.now.rules
	if rules == t.asked {
		return
	}
	t.stop()
	t.asked = rules
	if t.desk.now.broken || len(rules.Differences()) == 0 {
		t.rest()
		return
	}
	t.say(words.SheetStripWaits)
	t.timer = t.shell.After(quiet, t.begin)
}

// rest says what bots can do while they try nothing out.
func (t *strip) rest() {
	switch {
	case t.desk.now.broken:
		t.say(words.SheetStripBroken)
	case len(t.desk.now.rules.Differences()) > 0:
		t.say(words.SheetStripAsk)
	default:
		t.say(words.SheetStripEmpty)
	}
}

// begin lets bots play by the rules and by the standard.
func (t *strip) begin() {
	standard, err := t.asked.Game.Standard()
	if err != nil || t.desk.left {
		return
	}
	asked, err := lab.New(question(t.asked, standard, t.most, t.shell.Seed()))
	if err != nil {
		t.say(words.Problem(err))
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	t.lab, t.cancel = asked, cancel
	t.watch()
	t.shell.Work(func() func() {
		err := asked.Run(ctx)
		return func() {
			if ctx.Err() == nil {
				t.ended(err)
			}
		}
	})
}

// ended says what the bots have found to the end, or why they could not play that far.
func (t *strip) ended(err error) {
	if t.stop(); err != nil {
		t.say(words.Problem(err))
		return
	}
	t.tell()
}

// question asks what rules do that differ from the standard, with a processor left for the window.
func question(rules, standard *rulesets.Ruleset, matches int, seed uint64) lab.Question {
	return lab.Question{Rules: rules, Against: standard, Matches: matches, MaxLines: maxLines, Seed: seed,
		Workers: max(1, runtime.NumCPU()-1)}
}

// watch tells again and again what is known.
func (t *strip) watch() {
	t.timer = t.shell.After(sharpens, func() {
		if t.cancel != nil {
			t.tell()
			t.watch()
		}
	})
}

// tell says what the lab has found, a line for each sentence.
func (t *strip) tell() {
	var lines []string
	for _, said := range t.lab.Verdicts() {
		lines = append(lines, words.Sentence(said))
	}
	if len(lines) > 0 {
		t.say(lines[:min(len(lines), 4)]...)
	}
}

// say says some sentences, of which the first is the most certain.
func (t *strip) say(lines ...string) {
	if text := strings.Join(lines, "\n"); t.text.Text != text || t.line.Text != lines[0] {
		t.text.SetText(text)
		t.line.SetText(lines[0]) // under the sheet, which is as high as the sentence needs
		t.again()
	}
}
