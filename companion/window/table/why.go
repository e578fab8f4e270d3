package table

import (
	"slices"

	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/howto"
	"homespun/engines"
)

// why explains what has happened, what was refused, and the rules.
type why struct {
	*core
	replay *replay
}

// reasons returns the explanations of all events of a line that have one.
func (w *why) reasons(entry session.Entry) []howto.Reason {
	var list []howto.Reason
	voice := w.speak(entry)
	each := func(nth int, before, _ engines.Position, message engines.Message) {
		if answer, subject, ok := w.game.Why(before, message); ok {
			list = append(list, howto.Reason{Subject: subject, Sentence: voice.Sentence(answer),
				Clause: answer.Clause, Nth: nth})
		}
	}
	w.watch(entry, w.phase.viewer, each)
	return list
}

// clauses returns the rules by which the events of a line came about, each once and in their order. The
// sentence of a rule is the first that it has brought about.
func (c *core) clauses(entry session.Entry) []howto.Reason {
	var list []howto.Reason
	voice := c.speak(entry)
	for nth, message := range entry.Events {
		clause := message.Clause
		if clause == 0 || clause == engines.TableClause ||
			slices.ContainsFunc(list, func(r howto.Reason) bool { return r.Clause == clause }) {
			continue
		}
		list = append(list, howto.Reason{Subject: voice.Clause(clause).Title,
			Sentence: voice.Sentence(message), Clause: clause, Nth: nth})
	}
	return list
}

// askedLine returns the line that Why? is about: the one in the replay, the past one that is shown, or else
// the last active one.
func (w *why) askedLine() (session.Entry, bool) {
	switch {
	case w.phase.is == telling:
		return w.session.History.Entry(w.replay.now().line)
	case w.phase.past:
		return w.session.History.Entry(w.phase.looked)
	}
	if step, ok := w.session.Match().NextUndo(); ok {
		return w.session.History.Entry(step.Index)
	}
	return session.Entry{}, false
}

// show answers the most likely question: why the last input was refused; else why things happened in the line
// that is replayed, shown or just made; else the rule behind the prompt.
func (w *why) show() {
	if entry, ok := w.askedLine(); ok && w.refused.text == "" {
		list := w.reasons(entry)
		if w.phase.past && len(list) == 0 && !entry.Hidden {
			list = w.clauses(entry)
		}
		if len(list) > 0 {
			at := 0
			if w.phase.is == telling { // the event shown now, or else the next one with a reason
				at = max(0, slices.IndexFunc(list, func(r howto.Reason) bool {
					return r.Nth >= w.replay.now().nth
				}))
			}
			howto.ShowReasons(w.shell, w.voice, list, at, w.showRules)
			return
		}
	}
	clause := w.refused.clause
	if w.refused.text == "" {
		clause = w.session.Engine().Prompt(w.phase.position).Clause
	}
	if clause == engines.TableClause { // which is no rule of a game
		clause = 0
	}
	w.showRules(clause)
}

// showRules opens the rules at a clause; 0 opens them at the beginning, with the way to other rules.
func (w *why) showRules(clause engines.Clause) {
	id, title := clause.ID(w.session.Engine().Info().Prefix), words.HowToPlay
	if clause != 0 {
		title = words.TheRules
	}
	if refused := w.refused.text; refused != "" && len([]rune(refused)) < 120 {
		title = refused
	}
	var answers []widgets.Answer
	if clause == 0 && w.match.Other != nil && !w.session.Over() {
		answers = append(answers, widgets.Answer{Text: words.OtherRules, Icon: theme.DocumentCreateIcon(),
			Do: w.match.Other})
	}
	howto.Show(w.shell, title, w.voice, w.match.Book, id, answers...)
}
