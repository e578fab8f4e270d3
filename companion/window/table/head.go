package table

import (
	"cmp"
	"fmt"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/engines/common/text"
)

// head is the top of the column: whose turn it is, and the prompt, or a refusal in its place.
type head struct {
	*hands
	replay   *replay
	end      *end
	decision *decision
	mark     *widgets.Mark
	portrait *fyne.Container // of whoever plays the seat
	faced    string          // the figure that is shown there
	row      *fyne.Container // the face, the name, and the mark of the seat; without a face the mark is first
	name     *widget.Label
	seat     engines.Seat  // whose name is shown, Table for nobody's
	whose    *widgets.Spot // the line of the mark, the name and the face; it opens the dialog about the seats
	prompt   *widget.Label
	help     *widget.Label
	now      *widgets.Button
	above    *canvas.Rectangle // the gap above the button
	probe    *widget.Label     // invisible, measures the room that is kept
	fitted   fitting
	content  fyne.CanvasObject
}

// markSide is the side of the mark before the name, and of the face behind it.
const markSide = 36

func newHead(d *decision, r *replay, e *end, showSeats func(engines.Seat)) *head {
	h := &head{hands: d.hands, replay: r, end: e, decision: d, mark: widgets.NewMark(engines.Table, markSide),
		portrait: container.NewStack()}
	h.name = widgets.Line("", theme.SizeNameSubHeadingText, look.Title)
	h.prompt = widgets.Words("", look.SizePrompt, look.Title)
	h.help, h.probe = widgets.Quiet(""), widgets.Words("", look.SizePrompt, look.Title)
	h.above = canvas.NewRectangle(color.Transparent)
	h.above.SetMinSize(fyne.NewSize(1, 8))
	h.now = widgets.NewMain(words.BackToNow, theme.MediaSkipNextIcon(), nil)
	h.row = container.New(widgets.MarkRow{}, h.mark, h.name)
	h.whose = widgets.NewSpot(words.WhoSitsHere, h.row, func() { showSeats(h.seat) })
	h.whose.Ground = 0.06
	h.content = widgets.Panel(container.New(widgets.Column{}, h.whose, h.prompt, h.help, h.above, h.now))
	return h
}

// said is what the head says, with the button below it if there is one.
type said struct {
	seat               engines.Seat
	name, prompt, help string
	button             string
	press              func()
	icon               fyne.Resource
}

func (h *head) update() {
	p, refused := h.phase, h.refused.text != ""
	now := h.usual()
	switch {
	case !p.live():
		h.pauses(&now)
	case !refused:
		h.goesOn(&now)
	}
	if refused && (p.live() || p.fixing) {
		now.prompt = h.refused.text
	} else if h.later {
		now.prompt = words.ThenPrompt(now.prompt)
	}
	if says := h.owl.Says(); says != "" {
		now.help = says
	}
	if h.crowded() { // so that the choices below stay visible
		now.help = words.Brief(now.help)
	}
	h.show(now)
}

// usual returns whose turn it is, and the prompt of the position.
func (h *head) usual() said {
	p, prompted := h.phase, h.session.WithSealed() // a prompt that counts who has yet to answer
	if p.past {
		prompted = p.position
	}
	now := said{seat: p.seat, prompt: h.voice.Prompt(prompted), press: func() {},
		icon: theme.MediaSkipNextIcon()}
	if p.seat < 0 {
		if now.name = h.several(); !p.past && p.pending.Secret && p.pending.Who.Len() > 1 {
			now.prompt = words.StillChoose(now.name)
		}
		return now
	}
	sitter := h.session.Seats()[p.seat]
	if now.name = h.seatName(p.seat); len(sitter.Names) == 0 { // no player's name but one from the theme
		now.name = words.Sentence(now.name)
	}
	if sitter.Bot != "" {
		now.help = words.Bot(sitter.Bot)
	}
	return now
}

// pauses says what is shown while nobody plays: an event, a past position, or what is put right.
func (h *head) pauses(now *said) {
	switch h.phase.is {
	case telling:
		thing := h.replay.now()
		now.seat, now.name, now.prompt = thing.seat, words.WhatHappens, thing.sentence
		if now.seat >= 0 {
			now.name = h.capital(now.seat)
		}
		if now.help = words.TellingKeys; h.small || thing.rolls || h.replay.events() < 2 {
			now.help = ""
		}
	case looking:
		looked := h.phase.looked
		now.name = words.LookingAt(max(0, looked+1), len(h.session.Match().Steps()))
		now.prompt, now.help = words.PastHelp, h.lineClauses(looked)
		now.button, now.press = words.BackToNow, h.session.LookNow
	case fixing:
		now.seat, now.name, now.prompt = engines.Table, words.PutRight, words.PutRightHelp
	}
}

// goesOn says what the match waits for.
func (h *head) goesOn(now *said) {
	question := h.phase.question
	switch h.phase.is {
	case writing:
		if _, long := h.session.Writing.On(); long {
			now.help = words.StillWriting
		}
	case handing:
		now.button, now.icon = words.HandTo(h.seatName(h.phase.to)), nil
		now.press = func() { h.pass(h.next, true) }
	case helping:
		chore, _ := h.chore()
		now.prompt, now.help = chore.Doing, ""
	case thinking:
		now.help = words.Thinks(h.seatName(h.phase.thinks), h.voice.Several(h.phase.thinks))
	case rolling:
		switch sentence, alone := h.rollsForBots(); {
		case alone:
			now.prompt, now.help = sentence, now.prompt
		case sentence != "":
			now.help = sentence
		}
	case over:
		if h.end.closed {
			now.button, now.press = words.SeeEnd, func() { h.end.closed = false; h.updateAll() }
		}
	case waiting:
		now.help, now.button, now.press = words.BotsWait, words.GoOn, h.session.Resume
		if h.session.LeftToApp() {
			now.help, now.button = words.AppWaits, words.AppGoesOn
		}
		if h.phase.pending.Optional != 0 {
			now.help = words.BotsListen
		}
	case measuring:
		now.prompt, now.help = h.phase.intent.Said, words.MeasureThenTap
	case asking:
		inputs := question.Inputs()
		title, detail := h.game.Caption(question.Position(), question.Seat, inputs)
		switch {
		case h.decision.which != nil:
			now.prompt = words.WhichOne
		case title != "":
			now.prompt, now.help = title, detail
			h.together(now, len(inputs) == 0)
		case len(inputs) == 0:
			now.help = h.game.Hint(h.phase.position, question.Seat)
			if _, sentence, ok := h.decision.nod(); ok {
				now.prompt, now.help = words.OnlyThis(sentence), ""
			}
		case inputs[len(inputs)-1].Kind == tableau.Piece:
			now.help = words.Picked(h.decision.bubbleText(inputs[len(inputs)-1]))
		}
	}
}

// together says of cards that all lay at once that it is the turn of all people, until the first are entered.
func (h *head) together(now *said, first bool) {
	if !first || !h.phase.pending.Secret || !h.openly() {
		return
	}
	for _, seat := range h.session.Engine().Pending(h.phase.position).Who.List() {
		if !h.bot(seat) && !h.phase.pending.Who.Has(seat) {
			now.prompt, now.help = now.help, ""
			return
		}
	}
	now.seat, now.name = engines.Table, h.several()
}

// show puts what the head says on its labels and its button.
func (h *head) show(now said) {
	h.prompt.Importance = widget.MediumImportance
	if h.refused.text != "" {
		h.prompt.Importance = widget.DangerImportance
	}
	h.seat = now.seat
	h.mark.Side = look.Current().Grow(markSide)
	h.dress(h.mark, h.seat)
	h.mark.Hidden = h.seat < 0
	h.showFace(h.seat)
	h.name.SetText(text.InOrder(words.Short(now.name, 60)))
	h.prompt.SetText(text.InOrder(words.Short(now.prompt, 400)))
	h.help.SetText(now.help)
	h.help.Hidden = now.help == ""
	h.now.Hidden, h.above.Hidden = now.button == "", now.button == "" || now.help != ""
	h.now.OnTapped = func() { now.press(); h.shell.Refocus() }
	h.now.Icon = now.icon
	h.now.SetText(now.button)
	h.fitted = fitting{help: now.help}
}

// lineClauses names the rules of a line; "" if it has none.
func (h *head) lineClauses(index int) string {
	var titles []string
	if entry, ok := h.session.History.Entry(index); ok && !entry.Hidden {
		for _, r := range h.clauses(entry) {
			titles = append(titles, r.Subject)
		}
	}
	return words.LineClauses(titles)
}

// showFace shows the face of whoever plays a seat, with the seat's mark behind the name.
func (h *head) showFace(seat engines.Seat) {
	figure, colour := h.face(seat)
	shown := fmt.Sprint(figure, colour)
	if shown == h.faced {
		return
	}
	h.faced, h.row.Objects = shown, []fyne.CanvasObject{h.mark, h.name}
	if figure != "" {
		h.portrait.Objects = []fyne.CanvasObject{widgets.NewFace(figure, colour, markSide)}
		h.row.Objects = []fyne.CanvasObject{h.portrait, h.name, h.mark}
	}
	h.row.Refresh()
}

// several returns the names of the seats that decide or roll together.
func (h *head) several() string {
	pending := h.session.Engine().Pending(h.phase.position)
	if !h.phase.past && pending.Secret { // without the seats with a sealed answer
		pending = h.phase.pending
	}
	if pending.Over() {
		return words.TheMatch
	}
	seats := pending.Who.List()
	for _, die := range pending.Roll.Dice() {
		seats = append(seats, die.Owner)
	}
	if !slices.ContainsFunc(seats, func(seat engines.Seat) bool { return seat >= 0 }) {
		seats = h.people() // what nobody owes, all do together
	}
	var names []string
	for i, seat := range seats {
		if seat >= 0 && !slices.Contains(seats[:i], seat) {
			names = append(names, h.seatName(seat))
		}
	}
	return cmp.Or(words.Sentence(words.AndNames(names)), words.Table)
}

// rollsForBots returns the sentence that asks somebody to roll real dice for bots, "" if none do. It takes
// the prompt's place if no other dice are due, and stands below it otherwise.
func (h *head) rollsForBots() (sentence string, alone bool) {
	seats, alone := h.session.RollsForBots()
	if len(seats) == 0 {
		return "", false
	}
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = h.seatName(seat)
	}
	return words.RollsFor(words.AndNames(names)), alone
}
