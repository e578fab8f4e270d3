package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/howto"
	"homespun/engines"
)

// reason explains one event of a line: the subject of the question, and the sentence and clause of the
// answer. nth is the index of the event among those of the line.
type reason struct {
	subject, sentence string
	clause            engines.Clause
	nth               int
}

// reasons returns the explanations of all events of a line that have one.
func (s *Screen) reasons(entry session.Entry) []reason {
	var list []reason
	voice := s.match.Speak(entry.Seats, entry.Seat, entry.Name)
	s.watch(entry, func(nth int, before, _ engines.Position, message engines.Message) {
		if why, subject, ok := s.game.Why(before, message); ok {
			list = append(list, reason{subject, voice.Sentence(why), why.Clause, nth})
		}
	})
	return list
}

// clauses returns the rules by which the events of a line came about, each once and in their order. The
// sentence of a rule is the first that it has brought about.
func (s *Screen) clauses(entry session.Entry) []reason {
	var list []reason
	voice := s.match.Speak(entry.Seats, entry.Seat, entry.Name)
	for nth, message := range entry.Events {
		clause := message.Clause
		if clause == 0 || clause == engines.TableClause ||
			slices.ContainsFunc(list, func(r reason) bool { return r.clause == clause }) {
			continue
		}
		list = append(list, reason{voice.Clause(clause).Title, voice.Sentence(message), clause, nth})
	}
	return list
}

// lineClauses names the rules of a line; "" if it has none.
func (s *Screen) lineClauses(index int) string {
	var ids []string
	prefix := s.session.Engine().Info().Prefix
	if entry, ok := s.session.History.Entry(index); ok && !entry.Hidden {
		for _, r := range s.clauses(entry) {
			ids = append(ids, r.clause.ID(prefix))
		}
	}
	if len(ids) == 0 {
		return ""
	}
	return words.LineClauses(ids)
}

// askedLine returns the line that Why? is about: the one in the replay, the past one that is shown, or else
// the last active one.
func (s *Screen) askedLine() (session.Entry, bool) {
	if s.replay.on() {
		return s.session.History.Entry(s.replay.now().line)
	}
	if looked, past := s.session.Looking(); past {
		return s.session.History.Entry(looked)
	}
	if step, ok := s.session.Match().NextUndo(); ok {
		return s.session.History.Entry(step.Index)
	}
	return session.Entry{}, false
}

// showWhy answers the most likely question: why the last input was refused; else why things happened in the
// line that is replayed, shown or just made; else the rule behind the prompt. Over the podium it is why the
// match has come out so.
func (s *Screen) showWhy() {
	if s.refused == "" && s.end.content.Visible() {
		s.showRules(s.game.Ending(s.session.Position()).Rule)
		return
	}
	if s.refused == "" {
		if entry, ok := s.askedLine(); ok {
			list := s.reasons(entry)
			if _, past := s.session.Looking(); past && len(list) == 0 && !entry.Hidden {
				list = s.clauses(entry)
			}
			if len(list) > 0 {
				at := 0
				if s.replay.on() { // the event shown now, or else the next one with a reason
					at = max(0, slices.IndexFunc(list, func(r reason) bool {
						return r.nth >= s.replay.now().nth
					}))
				}
				s.showReasons(list, at)
				return
			}
		}
	}
	s.showRules(s.promptClause())
}

// promptClause returns the clause behind the last refusal, or if nothing was refused, the clause behind the
// prompt. It is 0 for [engines.TableClause], which is no rule of a game.
func (s *Screen) promptClause() engines.Clause {
	clause := s.clause
	if s.refused == "" {
		position, _ := s.session.Shown()
		clause = s.session.Engine().Prompt(position).Clause
	}
	if clause == engines.TableClause {
		return 0
	}
	return clause
}

// showReasons opens the reasons of a line, beginning with the one at an index. Buttons and the left and right
// arrow keys lead to the others.
func (s *Screen) showReasons(list []reason, at int) {
	shown := container.New(widgets.Column{Gap: 8})
	body := container.New(widgets.Column{Gap: 12, Inset: 6}, shown)
	var page *widgets.Page
	show := func(i int) {
		at = i
		shown.Objects = []fyne.CanvasObject{widgets.Words(list[i].sentence, theme.SizeNameText, look.Bold),
			howto.Clause(s.voice.Clause(list[i].clause), true)}
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
			subjects[i] = words.Sentence(words.Short(reason.subject, 24))
		}
		pick = widgets.NewPick(subjects, at, show)
		body.Add(pick.Row)
	}
	title := words.WhyDid
	if len(list) == 1 {
		title = words.WhySubject(list[0].subject)
	}
	var scrolled fyne.CanvasObject
	scrolled, page = widgets.Scrolled(body, s.shell.Window.Canvas())
	dialog := s.shell.Show(title, scrolled, widgets.Answer{Text: words.Close, Main: true},
		widgets.Answer{Text: words.Rules, Icon: theme.ListIcon(),
			Do: func() { s.showRules(list[at].clause) }})
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
