package kit

import (
	"math/rand/v2"

	"homespun/engines"
)

// cards carries out an instruction on cards, as far as nobody has to say anything. It reports whether somebody has.
func (g *Game) cards(p *Position, f *frame, in *instruction, tell listener) (asks bool) {
	if !f.begun {
		if in.op.withOther() {
			who := g.partners(p, f, in)
			if who.Len() > 1 {
				return true
			} else if who == 0 {
				f.pc++
				return false
			}
			f.others = who
		}
		f.begun, f.steps = true, int16(g.times(p, f, in))
	}
	for f.steps > 0 {
		card, asks := g.nextCard(p, f, in, tell)
		switch {
		case asks:
			return true
		case p.Over:
			return false
		case card == nobodySaw:
			g.unseen(p, f, in, tell)
		case card < 0:
			f.steps = 0
		case g.handle(p, f, in, card, tell):
			return false
		}
	}
	f.stop()
	return false
}

// stop goes on behind an instruction on cards.
func (f *frame) stop() {
	f.begun, f.steps, f.others = false, 0, 0
	f.pc++
}

// withOther reports whether an instruction takes two seats.
func (o op) withOther() bool { return o == opTake || o == opGive || o == opSwapHands }

// partners are the seats that can be the other one.
func (g *Game) partners(p *Position, f *frame, in *instruction) engines.SeatSet {
	who := g.selected(p, f, selector(in.to)).Without(f.me)
	for i := range g.ids {
		if seat := engines.Seat(i); in.op == opTake && who.Has(seat) && g.inHands(p, seat, g.whats[in.b].deck) == 0 {
			who = who.Without(seat)
		}
	}
	return who
}

// times is how many cards an instruction is about.
func (g *Game) times(p *Position, f *frame, in *instruction) int {
	switch in.op {
	case opDrawTo:
		return max(0, int(in.a)-g.inHands(p, f.me, g.whats[in.b].deck))
	case opDiscardAll:
		known, _ := g.holding(p, f.me, &g.whats[in.b])
		return known
	case opDiscardAlike, opSwapHands:
		return 1
	}
	return min(int(in.a), MaxCards)
}

// What nextCard returns beside the number of a card in its deck.
const (
	noCard    = -1 - iota
	nobodySaw // a card of which only its owner knows which it is
)

// holder is the seat whose card an instruction moves, and whether it is a card of a hand.
func (g *Game) holder(f *frame, in *instruction) (seat engines.Seat, hand bool) {
	switch in.op {
	case opDraw, opDrawTo, opTurnOver:
		return 0, false
	case opTake:
		return f.others.Only(), true
	}
	return f.me, true
}

// candidate reports whether a card can be the next one of an instruction.
func (g *Game) candidate(p *Position, f *frame, in *instruction, card int) bool {
	w := &g.whats[in.b]
	if !w.has[card] {
		return false
	}
	holder, hand := g.holder(f, in)
	if !hand {
		return g.has(p, w.deck, card, inPile) > 0
	}
	many := g.has(p, w.deck, card, handOf(holder))
	if unseen := int(p.Unseen[holder][w.deck]); unseen > 0 {
		many += min(unseen, g.has(p, w.deck, card, inPile))
	}
	return many >= g.handful(in)
}

// handful is how many cards of a name go at once.
func (g *Game) handful(in *instruction) int {
	if in.op == opDiscardAlike {
		return int(in.a)
	}
	return 1
}

// mayLack reports whether nobody but the owner of a hand knows whether there is such a card in it.
func (g *Game) mayLack(p *Position, f *frame, in *instruction) bool {
	holder, hand := g.holder(f, in)
	w := &g.whats[in.b]
	return hand && (!w.all || in.op == opDiscardAlike) && p.Unseen[holder][w.deck] > 0
}

// nextCard returns the card that an instruction is about next, where that is certain, or that somebody has to say it.
func (g *Game) nextCard(p *Position, f *frame, in *instruction, tell listener) (card int, asks bool) {
	if in.op == opSwapHands {
		return nobodySaw, false
	}
	w := &g.whats[in.b]
	d := &g.packs[w.deck]
	keeps := d.hand != NoHand && in.op != opTurnOver
	holder, hand := g.holder(f, in)
	if !hand {
		if keeps && g.inHands(p, f.me, w.deck) >= d.most || !g.refill(p, w.deck, in, tell) {
			return noCard, false
		} else if keeps && d.hand == Real && w.all {
			return nobodySaw, false
		}
	} else if in.op == opTake || in.op == opGive {
		to := f.me
		if in.op == opGive {
			to = f.others.Only()
		}
		if g.inHands(p, to, w.deck) >= d.most {
			return noCard, false
		} else if in.op == opTake && d.hand == Real && w.all && p.Unseen[holder][w.deck] > 0 {
			return nobodySaw, false
		}
	}
	if !hand && g.inPile(p, w, 2) {
		return noCard, true // most of the time there are many
	}
	card, several := noCard, false
	for i := range d.names() {
		if in.op == opDiscardAll && w.has[i] && g.has(p, w.deck, i, handOf(holder)) > 0 {
			return i, false
		}
		if g.candidate(p, f, in, i) {
			several = several || card >= 0
			if card < 0 {
				card = i
			}
		}
	}
	secret := d.hand == Secret && (hand || keeps) && (w.all || in.op == opDiscardAlike)
	switch {
	case card < 0:
		return noCard, false
	case hand && p.Unseen[holder][w.deck] > 0, secret:
		return noCard, true
	}
	return card, several
}

// inPile reports whether there are cards of at least so many names in the pile, which a glance at the first of each
// tells.
func (s *stock) inPile(p *Position, w *what, names int) bool {
	d := &s.packs[w.deck]
	for card := range d.names() {
		if w.has[card] && p.Where[w.deck][d.from[card]] == inPile {
			if names--; names == 0 {
				return true
			}
		}
	}
	return false
}

// refill sees to it that there is a card in the pile. It reports whether there is.
func (g *Game) refill(p *Position, deck int, in *instruction, tell listener) bool {
	if g.pile(p, deck) > 0 {
		return true
	}
	clause := engines.Clause(in.line)
	switch g.packs[deck].empty {
	case EmptyShuffle:
		g.shuffleBack(p, deck, clause, tell)
	case EmptyEnds:
		PileEmpty.Emit(tell, clause, g.deckOf(deck))
		g.end(p, clause, 0, tell)
		return false
	}
	if g.pile(p, deck) > 0 {
		return true
	}
	PileEmpty.Emit(tell, clause, g.deckOf(deck))
	return false
}

// unseen carries out an instruction with a card that nobody but its owner sees.
func (g *Game) unseen(p *Position, f *frame, in *instruction, tell listener) {
	clause := engines.Clause(in.line)
	f.steps--
	if in.op == opSwapHands {
		g.swapHands(p, f.me, f.others.Only(), clause, tell)
		return
	}
	deck := g.whats[in.b].deck
	p.Unseen[f.me][deck]++
	if in.op == opTake {
		p.Unseen[f.others.Only()][deck]--
		TookUnseen.Emit(tell, clause, f.me, f.others.Only())
		return
	}
	DrewUnseen.Emit(tell, clause, f.me)
}

// handle carries out an instruction with a card. It reports whether what the card does has begun.
func (g *Game) handle(p *Position, f *frame, in *instruction, card int, tell listener) (does bool) {
	clause, deck := engines.Clause(in.line), g.whats[in.b].deck
	d := &g.packs[deck]
	secret, said := d.hand == Secret, text(d.first+card)
	f.steps--
	if f.card = int16(said) + 1; g.seen(f, in) != 0 {
		f.card = 0 // nobody else is to know it
	}
	switch in.op {
	case opDraw, opDrawTo, opTurnOver:
		if d.hand == NoHand || in.op == opTurnOver {
			g.shift(p, deck, card, inPile, discarded)
			TurnedOver.Emit(tell, clause, f.me, said)
			return g.do(p, f, d, card)
		}
		g.shift(p, deck, card, inPile, handOf(f.me))
		if secret {
			DrewUnseen.Emit(tell, clause, f.me)
		} else {
			Drew.Emit(tell, clause, f.me, said)
		}
	case opPlay:
		g.from(p, f.me, deck, card, discarded)
		Played.Emit(tell, clause, f.me, said)
		return g.do(p, f, d, card)
	case opPutBack:
		g.from(p, f.me, deck, card, inPile)
		if secret {
			PutBackUnseen.Emit(tell, clause, f.me)
		} else {
			PutBack.Emit(tell, clause, f.me, said)
		}
	case opTake:
		g.from(p, f.others.Only(), deck, card, handOf(f.me))
		if secret {
			TookUnseen.Emit(tell, clause, f.me, f.others.Only())
		} else {
			Took.Emit(tell, clause, f.me, f.others.Only(), said)
		}
	case opGive:
		g.from(p, f.me, deck, card, handOf(f.others.Only()))
		if secret {
			GaveUnseen.Emit(tell, clause, f.me, f.others.Only())
		} else {
			Gave.Emit(tell, clause, f.me, f.others.Only(), said)
		}
	default:
		for range g.handful(in) {
			g.from(p, f.me, deck, card, discarded)
			Discarded.Emit(tell, clause, f.me, said)
		}
	}
	return false
}

// from moves a card from a hand, one that is known before one that is not.
func (g *Game) from(p *Position, seat engines.Seat, deck, card int, to uint8) {
	place := handOf(seat)
	if g.has(p, deck, card, place) == 0 {
		place = inPile
		p.Unseen[seat][deck]--
	}
	g.shift(p, deck, card, place, to)
}

// do begins what a card does, if that is something.
func (g *Game) do(p *Position, f *frame, d *pack, card int) bool {
	if d.does[card] == 0 {
		return false
	}
	if f.steps == 0 {
		f.stop()
	}
	p.push(frame{pc: d.does[card], me: f.me, piece: f.piece, card: int16(d.first + card + 1)})
	return true
}

// cardMoves lists the moves that say which card.
func (g *Game) cardMoves(p *Position, f *frame, in *instruction, who engines.Seat, list []engines.Move) []engines.Move {
	d := &g.packs[g.whats[in.b].deck]
	for card := range d.names() {
		if g.candidate(p, f, in, card) {
			list = append(list, engines.NewMove(who, in.op.says(), int16(d.first+card)))
		}
	}
	if g.mayLack(p, f, in) {
		list = append(list, engines.NewMove(who, VerbNo))
	}
	return list
}

// says is the verb of the move that says which card.
func (o op) says() engines.Verb {
	switch o {
	case opPlay:
		return VerbPlay
	case opPutBack:
		return VerbReturn
	case opGive:
		return VerbGive
	case opDiscard, opDiscardAll, opDiscardAlike:
		return VerbDiscard
	}
	return VerbDraw
}

// tries is how often a card is drawn from all before those that can be are looked for.
const tries = 6

// sampleDraw draws a card at random, each as likely.
func (g *Game) sampleDraw(p *Position, f *frame, in *instruction, r *rand.Rand) engines.Move {
	w := &g.whats[in.b]
	d := &g.packs[w.deck]
	place, some := inPile, uint8(inPile)
	if holder, hand := g.holder(f, in); hand {
		if place = handOf(holder); p.Unseen[holder][w.deck] == 0 {
			some = place
		}
	}
	can := func(i int) bool {
		is := p.Where[w.deck][i]
		return (is == place || is == some) && w.has[d.of[i]]
	}
	for range tries {
		if i := r.IntN(d.len()); can(i) {
			return engines.NewMove(engines.Table, VerbDraw, int16(d.first+int(d.of[i])))
		}
	}
	n := 0
	for i := range d.len() {
		if can(i) {
			n++
		}
	}
	n = r.IntN(n)
	for i := range d.len() {
		if can(i) {
			if n--; n < 0 {
				return engines.NewMove(engines.Table, VerbDraw, int16(d.first+int(d.of[i])))
			}
		}
	}
	return engines.Move{}
}

// sayCard goes on with the card that was said, or with none.
func (g *Game) sayCard(p *Position, f *frame, in *instruction, m *engines.Move, tell listener) {
	if m.Verb == VerbNo {
		HasNoSuch.Emit(tell, engines.Clause(in.line), f.me)
		f.steps = 0
		return
	}
	g.handle(p, f, in, int(m.Args[0])-g.packs[g.whats[in.b].deck].first, tell)
}

// seen returns who sees a card that somebody says; 0 is everybody.
func (g *Game) seen(f *frame, in *instruction) engines.SeatSet {
	if g.packs[g.whats[in.b].deck].hand != Secret {
		return 0
	}
	switch in.op {
	case opDraw, opDrawTo, opPutBack:
		return engines.Seats(f.me)
	case opTake, opGive:
		return engines.Seats(f.me) | f.others
	}
	return 0
}
