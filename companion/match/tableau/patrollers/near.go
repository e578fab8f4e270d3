package patrollers

import (
	"fmt"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/patrollers"
	"homespun/printables/drawing"
	paper "homespun/printables/patrollers"
)

// Measures of the close-up of a dog-tag, in millimetres; nearWords is in points.
const (
	nearGap   = 2.0
	nearHead  = 8.0
	nearRow   = 5.4
	nearWords = 10.5
)

// maxCached is how many drawings the cache of dog-tags holds. When it is full it is emptied.
const maxCached = 200

// tags are the drawings of dog-tags. A key of the cache contains everything that its drawing shows.
type tags struct {
	*teams
	drawn map[any]*drawing.Drawing
}

// cached returns the drawing with a key from the cache, and draws it first where it is not there. The key
// must contain everything that the drawing shows. The screen caches pictures by the pointer, so equal looks
// must be the same drawing.
func (t *tags) cached(key any, draw func() *drawing.Drawing) *drawing.Drawing {
	if d, ok := t.drawn[key]; ok {
		return d
	}
	if len(t.drawn) >= maxCached {
		clear(t.drawn)
	}
	d := draw()
	t.drawn[key] = d
	return d
}

// face is one side of a printed dog-tag, with everything that its drawing shows.
type face struct {
	who int
	// dial are the values in the windows of the front; only the first dialled of them are set. Added is what
	// is added to each ability now.
	dial, added [patrollers.Abilities]int
	dialled     int
	near        bool
}

// face returns the drawing of a side of a dog-tag.
func (t *tags) face(f face) *drawing.Drawing {
	return t.cached(f, func() *drawing.Drawing {
		d, windows := paper.DogTag(t.game, t.Theme, f.who, f.dial[:f.dialled], f.near)
		if f.dialled == 0 {
			t.spans(d, windows, f)
		}
		for a, n := range f.added {
			if n == 0 {
				continue
			}
			const wide, high = 6.6, 4.6
			plate := drawing.Box(windows[a].Right()-wide/2-0.6, windows[a].Y-high*0.55, wide, high)
			d.RoundedRect(plate, high/2, drawing.Outlined(drawing.Good, 0.3, drawing.White))
			d.Label(plate, fmt.Sprintf("+%d", n),
				drawing.Style{Face: drawing.Title, Size: 9.5, Colour: drawing.TextOn(drawing.Good)}, 6,
				drawing.Centre)
		}
		return d
	})
}

// spans writes into the windows of a dog-tag what can be dialled there, so that none stands empty.
func (t *tags) spans(d *drawing.Drawing, windows [patrollers.Abilities]drawing.Rectangle, f face) {
	fighter := t.game.Fighter(f.who)
	style := drawing.Style{Face: drawing.Title, Size: 13, Colour: drawing.Quiet}
	for a, window := range windows {
		span := paper.Span(fighter.Low[a], fighter.High[a])
		if f.near {
			span = backSpan(&fighter, a)
		}
		d.Label(window.Inset(0.5), span, style, 6, drawing.Centre)
	}
}

// faceOf returns the drawing of a figure's dog-tag, on the side that is up.
func (t *tags) faceOf(p *patrollers.Position, u int) *drawing.Drawing {
	f, _ := t.game.Figure(p, u)
	shown := face{who: f.Who, near: f.NearDeath}
	if f.Dialled {
		shown.dial, shown.dialled = f.Front, patrollers.Abilities
	}
	for a := range shown.added {
		if sum, ok := t.sum(p, f, u, a); ok {
			shown.added[a] = sum.Bonus()
		}
	}
	return t.face(shown)
}

// CloseUp implements tableau.Painter: the printed dog-tag of a figure with everything that it bears now. For
// a card of the roster it is both sides of the tag.
func (t *Table) CloseUp(position engines.Position, seat engines.Seat, in tableau.Input) *drawing.Drawing {
	p := positionOf(position)
	if who, card := cardSpots.of(in); card && who < len(t.teams.roster) {
		return t.tags.sides(who)
	}
	u, ok := tagSpots.of(in)
	// while tags are dialled they lie on the table in full size
	if _, there := t.game.Figure(p, max(0, min(u, units-1))); !ok || !there || t.teams.dials(p) {
		return nil
	}
	return t.tags.nearTag(p, u, seat)
}

// sides returns a drawing of the front of a dog-tag beside its back.
func (t *tags) sides(who int) *drawing.Drawing {
	front, back := t.face(face{who: who}), t.face(face{who: who, near: true})
	return t.cached([2]*drawing.Drawing{front, back}, func() *drawing.Drawing {
		d := drawing.New(front.Width+back.Width+nearGap, front.Height)
		d.UseAt(&drawing.Symbol{Name: "front", Drawing: front}, drawing.Point{})
		d.UseAt(&drawing.Symbol{Name: "back", Drawing: back}, drawing.Point{X: front.Width + nearGap})
		return d
	})
}

// tagItem is one thing that a dog-tag bears: an icon with its words.
type tagItem struct{ icon, words string }

// nearTag returns the close-up of a figure's dog-tag: its owner and number above, and what it bears below.
func (t *tags) nearTag(p *patrollers.Position, u int, seat engines.Seat) *drawing.Drawing {
	type key struct {
		p    patrollers.Position
		u    int
		seat engines.Seat
	}
	return t.cached(key{*p, u, seat}, func() *drawing.Drawing {
		face, list, whose := t.faceOf(p, u), t.tagItems(p, u, seat), t.whose(p, u)
		colour := t.dress.Colour(seatOf(u))
		style := drawing.Style{Face: drawing.Text, Size: nearWords, Colour: drawing.Ink}
		below := 0.0
		heights := make([]float64, len(list))
		for i, b := range list {
			heights[i] = max(nearRow, drawing.Height(b.words, style, face.Width-nearRow-nearGap)+0.8)
			below += heights[i]
		}
		d := drawing.New(face.Width, nearHead+nearGap+face.Height+below)
		head := drawing.Box(0, 0, d.Width, nearHead)
		d.RoundedRect(head, 2, drawing.Filled(colour))
		middle := drawing.Point{X: nearHead / 2, Y: nearHead / 2}
		d.Path(drawing.Signs[seatOf(u)].Path(middle, 2.6), drawing.Filled(drawing.TextOn(colour)))
		title := drawing.Style{Face: drawing.Title, Size: 14, Colour: drawing.TextOn(colour)}
		d.Label(drawing.Box(nearHead, 0, d.Width-nearHead-nearGap, nearHead), whose, title, nearWords*0.8,
			drawing.Left)
		d.UseAt(&drawing.Symbol{Name: "face", Drawing: face}, drawing.Point{Y: nearHead + nearGap/2})
		y := nearHead + nearGap + face.Height
		for i, b := range list {
			if icon, err := drawing.Icon(b.icon); err == nil {
				d.UseIn(icon, drawing.Box(nearGap/2, y+0.3, nearRow-0.8, nearRow-0.8))
			}
			d.ParagraphIn(drawing.Box(nearRow+nearGap, y, d.Width-nearRow-nearGap, heights[i]), b.words,
				style, nearWords*0.7, drawing.Left)
			y += heights[i]
		}
		return d
	})
}

// tagItems lists what a figure bears besides its dog-tag, as the seat may know it. It also explains each
// value to which something is added.
func (t *tags) tagItems(p *patrollers.Position, u int, seat engines.Seat) (list []tagItem) {
	f, _ := t.game.Figure(p, u)
	if f.Fallen {
		return append(list, tagItem{"skull", words.Sentence(hasFallen)})
	}
	for a := range patrollers.Abilities {
		if sum, ok := t.sum(p, f, u, a); ok && sum.Bonus() > 0 {
			names, amounts := t.added(p, u, a, sum)
			list = append(list,
				tagItem{paper.AbilityIcons[a], words.Sentence(addedTo(a, sum.Dialled, names, amounts))})
		}
	}
	if f.Marked {
		list = append(list, tagItem{t.Theme.Icon("marker", 1), words.Sentence(t.One("marker"))})
	}
	if f.Gas {
		list = append(list, tagItem{t.Theme.Icon("gas", 1), words.Sentence(t.One("gas"))})
	}
	for _, state := range t.states(p, f) {
		list = append(list, tagItem{"locked", words.Sentence(state)})
	}
	for _, id := range f.Equipment {
		list = append(list,
			tagItem{paper.TokenIcon(t.game, t.Theme, id),
				words.Does(t.tokenName(id), t.game.Rules().DeathTokens[id].Text)})
	}
	if text := t.tokenText(p, f, seat); text != "" {
		list = append(list, tagItem{t.Theme.Icon("token", 1), text})
	}
	return list
}

// states lists the states of a figure that no marker shows.
func (t *teams) states(p *patrollers.Position, f patrollers.Figure) (list []string) {
	for _, state := range []struct {
		is   bool
		text string
	}{{!f.Placed && !f.Fallen && !p.SettingUp(), comesLater}, {f.Stance, inStance}, {f.Grip, inGrip},
		{f.Skips, skipsRound}} {
		if state.is {
			list = append(list, state.text)
		}
	}
	return list
}

// tokenText names the death token of a figure for a seat that may know it; "" where there is nothing to say.
func (t *teams) tokenText(p *patrollers.Position, f patrollers.Figure, seat engines.Seat) string {
	switch {
	case f.Token == "":
	case f.Shown, seat == f.Seat && f.Token != "none":
		return hasToken(t.One("token"), t.tokenName(f.Token))
	case p.Stage() == patrollers.DueToken:
		return words.Sentence(outOfSight)
	}
	return ""
}

// PrivateNotes implements tableau.SecretKeeper: the death tokens of a side that have not been shown.
func (t *Table) PrivateNotes(position engines.Position, seat engines.Seat) (list []string) {
	p := positionOf(position)
	if p.Stage() == patrollers.DueToken { // the seat that chooses sees its tokens on the tags
		return nil
	}
	for _, u := range t.teams.figuresOf(p, seat) {
		f, _ := t.game.Figure(p, u)
		if f.Fallen || f.Shown || f.Token == "" {
			continue
		}
		does := t.game.Rules().DeathTokens[f.Token].Text
		switch f.Token {
		case "none":
			does = noTokenHelp
		case "sealed":
			does = sealedHelp
		}
		list = append(list, holds(t.teams.thing(p, u), t.teams.tokenName(f.Token), does))
	}
	return list
}

// drawTags returns the sheet with the printed dog-tags of a side, on which they are dialled (PAT-05).
func (t *tags) drawTags(p *patrollers.Position, seat engines.Seat) sheet {
	list := t.figuresOf(p, seat)
	type key struct {
		seat  engines.Seat
		faces [patrollers.MaxTeam]*drawing.Drawing
	}
	var faces [patrollers.MaxTeam]*drawing.Drawing
	for i, u := range list {
		faces[i] = t.faceOf(p, u)
	}
	face := faces[0]
	columns := len(list)
	if columns > 3 {
		columns = (columns + 1) / 2
	}
	wide, high := face.Width+2*nearGap, nearHead+face.Height+2*nearGap
	sh := sheet{}
	for i, u := range list {
		sh.ids = append(sh.ids, tagSpots.at(u).ID)
		sh.names = append(sh.names, t.whose(p, u))
		sh.boxes = append(sh.boxes,
			drawing.Box(nearGap+float64(i%columns)*wide, nearGap+float64(i/columns)*high, wide-nearGap,
				high-nearGap))
	}
	sh.mat = t.cached(key{seat, faces}, func() *drawing.Drawing {
		rows := (len(list) + columns - 1) / columns
		d := drawing.New(float64(columns)*wide+nearGap, float64(rows)*high+nearGap)
		d.Rect(d.Area(), drawing.Filled(t.ground()))
		for i, u := range list {
			t.drawLabelled(d, sh.boxes[i], faces[i], u)
		}
		return d
	})
	return sh
}

// drawLabelled draws a dog-tag in its box of the sheet, with the figure's number above it.
func (t *tags) drawLabelled(d *drawing.Drawing, box drawing.Rectangle, face *drawing.Drawing, u int) {
	colour := t.dress.Colour(seatOf(u))
	plate := drawing.Box(box.X+nearGap, box.Y+1.6, 16, nearHead-2)
	d.RoundedRect(plate, 2, drawing.Filled(colour))
	d.Path(drawing.Signs[seatOf(u)].Path(drawing.Point{X: plate.X + 4, Y: plate.Centre().Y}, 2.3),
		drawing.Filled(drawing.TextOn(colour)))
	title := drawing.Style{Face: drawing.Title, Size: 14, Colour: drawing.TextOn(colour)}
	d.Label(drawing.Box(plate.X+6.4, plate.Y, 9, plate.Height), number(u), title, 8,
		drawing.Centre)
	d.UseAt(&drawing.Symbol{Name: "face", Drawing: face}, faceAt(box))
}

// faceAt returns the top left of the dog-tag in a box of the sheet.
func faceAt(box drawing.Rectangle) drawing.Point {
	return drawing.Point{X: box.X + nearGap/2, Y: box.Y + nearHead}
}

// dialSight shows the values dialled so far, in the windows of the dog-tag.
func (t *tags) dialSight(p *patrollers.Position, u int, sofar []tableau.Input) (s tableau.Sight) {
	f, ok := t.game.Figure(p, u)
	shown := face{who: f.Who, near: f.NearDeath}
	for a, in := range sofar {
		if ability, value, is := dialOf(in); is && ability == a {
			shown.dial[shown.dialled] = value
			shown.dialled++
		}
	}
	if !ok || shown.dialled == 0 {
		return s
	}
	sh := t.drawTags(p, seatOf(u))
	for i, id := range sh.ids {
		if id == tagSpots.at(u).ID {
			face, at := t.face(shown), faceAt(sh.boxes[i])
			box := drawing.Box(at.X, at.Y, face.Width, face.Height)
			s.Layers = append(s.Layers,
				tableau.Layer{Box: box, Look: tableau.Drawn{Drawing: face}, Under: true})
		}
	}
	return s
}
