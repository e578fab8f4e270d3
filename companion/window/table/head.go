package table

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/people"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/printables/drawing"
)

// head is the top of the column: whose turn it is, and the prompt, or a refusal in its place.
type head struct {
	screen  *Screen
	mark    *widgets.Mark
	face    *fyne.Container // of a bot
	faced   string          // the level of the bot whose face is shown
	name    *widget.Label
	seat    engines.Seat  // whose name is shown, Table for nobody's
	whose   *widgets.Spot // the line of the mark, the name and the face; it opens the dialog about the seats
	prompt  *widget.Label
	help    *widget.Label
	now     *widgets.Button
	above   *canvas.Rectangle // the gap above the button
	probe   *widget.Label     // invisible, measures the room that is kept
	fitted  fitting
	content fyne.CanvasObject
}

// markSide is the side of the mark before the name, and of the face behind it.
const markSide = 36

func newHead(s *Screen) *head {
	h := &head{screen: s, mark: widgets.NewMark(engines.Table, markSide), face: container.NewStack()}
	h.name = widgets.Line("", theme.SizeNameSubHeadingText, look.Title)
	h.prompt = widgets.Words("", look.SizePrompt, look.Title)
	h.help, h.probe = widgets.Quiet(""), widgets.Words("", look.SizePrompt, look.Title)
	h.above = canvas.NewRectangle(color.Transparent)
	h.above.SetMinSize(fyne.NewSize(1, 8))
	h.now = widgets.NewMain(words.BackToNow, theme.MediaSkipNextIcon(), nil)
	h.whose = widgets.NewSpot(words.WhoSitsHere, container.New(widgets.MarkRow{}, h.mark, h.name, h.face),
		func() { s.showSeats(h.seat) })
	h.whose.Ground = 0.06
	h.content = widgets.Panel(container.New(widgets.Column{}, h.whose, h.prompt, h.help, h.above, h.now))
	return h
}

func (h *head) update() {
	s := h.screen
	position, _ := s.session.Shown()
	step, past := s.session.Looking()
	seat := s.turn()
	name, prompt, help := words.Table, s.voice.Prompt(s.asLaid(position)), ""
	button, press, icon := "", func() {}, theme.MediaSkipNextIcon()
	if seat >= 0 {
		name = s.seatName(seat)
		if len(s.session.Seats()[seat].Names) == 0 { // the seat has no player's name but one from the theme
			name = words.Sentence(name)
		}
		if s.bot(seat) {
			help = words.Bot(s.session.Seats()[seat].Bot)
		}
	}
	if seat < 0 {
		name = s.several()
	}
	switch {
	case s.replay.on():
		thing := s.replay.now()
		seat, name, prompt = max(engines.Table, thing.seat), words.WhatHappens, thing.sentence
		if seat >= 0 {
			name = words.Sentence(s.seatName(seat))
		}
		if help = words.TellingKeys; s.small || thing.rolls || s.replay.events() < 2 {
			help = ""
		}
	case past:
		name, prompt, help = words.LookingAt(max(0, step+1), len(s.session.Match().Steps())), words.PastHelp,
			s.lineClauses(step)
		button, press = words.BackToNow, s.session.LookNow
	case s.fixing:
		name, prompt = words.PutRight, words.PutRightHelp
		seat = engines.Table
	case s.refused != "":
		prompt = s.refused
	case s.waitsForHands():
		to, _ := s.handsTo()
		button, press = words.HandTo(s.seatName(to)), func() { s.handing = true; s.update() }
		icon = nil
	case len(s.session.ThinkingSeats()) > 0:
		bot := s.session.ThinkingSeats()[0]
		help = words.Thinks(s.seatName(bot), s.voice.Several(bot))
	case s.session.Pending().Rolling() && !s.session.BotsTurn():
		switch sentence, alone := s.rollsForBots(); {
		case alone:
			prompt, help = sentence, prompt
		case sentence != "":
			help = sentence
		}
	case s.session.Over() && s.closed:
		button, press = words.SeeEnd, func() { s.closed = false; s.update() }
	case s.session.BotsWait():
		help, button, press = words.BotsWait, words.GoOn, s.session.Resume
		if s.session.LeftToApp() {
			help, button = words.AppWaits, words.AppGoesOn
		}
		if s.session.Pending().Optional != 0 {
			help = words.BotsListen
		}
	case s.captionTitle() != "":
		prompt, help = s.game.Caption(s.question.Position(), s.question.Seat, s.question.Inputs())
	case s.question != nil && len(s.question.Inputs()) > 0:
		if last := s.question.Inputs()[len(s.question.Inputs())-1]; last.Kind == tableau.Piece {
			help = words.Picked(s.bubbleText(last))
		}
	case s.question != nil:
		help = s.game.Hint(position, s.question.Seat)
	}
	if chore, does := s.chore(); does && !past && !s.fixing && !s.replay.on() && s.refused == "" {
		prompt, help = chore.Doing, ""
	}
	if says := s.owl.Says(); says != "" {
		help = says
	}
	if s.refused != "" && s.fixing {
		prompt = s.refused
	}
	// one sentence only, so that the choices below stay visible
	if first, _, more := strings.Cut(help, ". "); more && s.small && look.Current().Text > larger {
		help = first + "."
	}
	h.prompt.Importance = widget.MediumImportance
	if s.refused != "" {
		h.prompt.Importance = widget.DangerImportance
	}
	h.seat = seat
	h.mark.Side = look.Current().Grow(markSide)
	s.dress(h.mark, seat)
	h.mark.Hidden = seat < 0
	h.showFace(seat)
	h.name.SetText(words.Short(name, 60))
	h.prompt.SetText(words.Short(prompt, 400))
	h.help.SetText(help)
	h.help.Hidden = help == ""
	h.now.Hidden, h.above.Hidden = button == "", button == "" || help != ""
	h.now.OnTapped = func() { press(); s.shell.Refocus() }
	h.now.Icon = icon
	h.now.SetText(button)
	h.fitted = fitting{help: help}
}

// showFace shows the face of the bot that plays a seat, nothing for people.
func (h *head) showFace(seat engines.Seat) {
	level := ""
	if seat >= 0 {
		level = h.screen.session.Seats()[seat].Bot
	}
	if level == h.faced {
		return
	}
	h.faced, h.face.Objects = level, nil
	if level != "" {
		h.face.Objects = []fyne.CanvasObject{widgets.NewFace(people.Face(level), drawing.Quiet, markSide)}
	}
	h.face.Hidden = level == ""
	h.face.Refresh()
}

// captionTitle returns the game's own title for the inputs so far, "" if the usual words are enough.
func (s *Screen) captionTitle() string {
	if s.question == nil {
		return ""
	}
	title, _ := s.game.Caption(s.question.Position(), s.question.Seat, s.question.Inputs())
	return title
}

// several returns the names of the seats that decide or roll together.
func (s *Screen) several() string {
	position, _ := s.session.Shown()
	pending := s.session.Engine().Pending(position)
	if _, past := s.session.Looking(); !past && pending.Secret { // without the seats with a sealed answer
		pending = s.session.Pending()
	}
	if pending.Over() {
		return words.TheMatch
	}
	var names []string
	seen := engines.SeatSet(0)
	add := func(seat engines.Seat) {
		if seat >= 0 && !seen.Has(seat) {
			seen = seen.With(seat)
			names = append(names, s.seatName(seat))
		}
	}
	for _, seat := range pending.Who.List() {
		add(seat)
	}
	for _, die := range pending.Roll.Dice() {
		add(die.Owner)
	}
	if len(names) == 0 {
		return words.Table
	}
	return words.Sentence(words.AndNames(names))
}
