package kit

import (
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/kit/program"
)

// cards carries out an instruction on cards, as far as nobody has to say anything. It reports whether somebody has.
func (g *Game) cards(p *Position, f *frame, in *program.Instruction, tell listener) (asks bool) {
	if !f.begun {
		if in.Op.WithOther() {
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

// partners are the seats that can be the other one.
func (g *Game) partners(p *Position, f *frame, in *program.Instruction) engines.SeatSet {
	who := g.selected(p, f, program.Selector(in.To)).Without(f.me)
	for i := range g.IDs {
		if seat := engines.Seat(i); in.Op == program.OpTake && who.Has(seat) && g.inHands(p, seat, g.Whats[in.B].Deck) == 0 {
			who = who.Without(seat)
		}
	}
	return who
}

// times is how many cards an instruction is about.
func (g *Game) times(p *Position, f *frame, in *program.Instruction) int {
	switch in.Op {
	case program.OpDrawTo:
		return max(0, int(in.A)-g.inHands(p, f.me, g.Whats[in.B].Deck))
	case program.OpDiscardAll:
		known, _ := g.holding(p, f.me, &g.Whats[in.B])
		return known
	case program.OpDiscardAlike, program.OpSwapHands:
		return 1
	}
	return min(int(in.A), program.MaxCards)
}

// What nextCard returns beside the number of a card in its deck.
const (
	noCard    = -1 - iota
	nobodySaw // a card of which only its owner knows which it is
)

// holder is the seat whose card an instruction moves, and whether it is a card of a hand.
func (g *Game) holder(f *frame, in *program.Instruction) (seat engines.Seat, hand bool) {
	switch in.Op {
	case program.OpDraw, program.OpDrawTo, program.OpTurnOver:
		return 0, false
	case program.OpTake:
		return f.others.Only(), true
	}
	return f.me, true
}

// candidate reports whether a card can be the next one of an instruction.
func (g *Game) candidate(p *Position, f *frame, in *program.Instruction, card int) bool {
	w := &g.Whats[in.B]
	if !w.Has[card] {
		return false
	}
	holder, hand := g.holder(f, in)
	if !hand {
		return g.has(p, w.Deck, card, program.InPile) > 0
	}
	many := g.has(p, w.Deck, card, handOf(holder))
	if unseen := int(p.Unseen[holder][w.Deck]); unseen > 0 {
		many += min(unseen, g.has(p, w.Deck, card, program.InPile))
	}
	return many >= g.handful(in)
}

// handful is how many cards of a name go at once.
func (g *Game) handful(in *program.Instruction) int {
	if in.Op == program.OpDiscardAlike {
		return int(in.A)
	}
	return 1
}

// mayLack reports whether nobody but the owner of a hand knows whether there is such a card in it.
func (g *Game) mayLack(p *Position, f *frame, in *program.Instruction) bool {
	holder, hand := g.holder(f, in)
	w := &g.Whats[in.B]
	return hand && (!w.All || in.Op == program.OpDiscardAlike) && p.Unseen[holder][w.Deck] > 0
}

// nextCard returns the card that an instruction is about next, where that is certain, or that somebody has to say it.
func (g *Game) nextCard(p *Position, f *frame, in *program.Instruction, tell listener) (card int, asks bool) {
	if in.Op == program.OpSwapHands {
		return nobodySaw, false
	}
	w := &g.Whats[in.B]
	d := &g.Decks[w.Deck]
	keeps := d.Hand != program.NoHand && in.Op != program.OpTurnOver
	holder, hand := g.holder(f, in)
	if !hand {
		if keeps && g.inHands(p, f.me, w.Deck) >= d.Most || !g.refill(p, w.Deck, in, tell) {
			return noCard, false
		} else if keeps && d.Hand == program.Real && w.All {
			return nobodySaw, false
		}
	} else if in.Op == program.OpTake || in.Op == program.OpGive {
		to := f.me
		if in.Op == program.OpGive {
			to = f.others.Only()
		}
		if g.inHands(p, to, w.Deck) >= d.Most {
			return noCard, false
		} else if in.Op == program.OpTake && d.Hand == program.Real && w.All && p.Unseen[holder][w.Deck] > 0 {
			return nobodySaw, false
		}
	}
	if !hand && g.inPile(p, w, 2) {
		return noCard, true // most of the time there are many
	}
	card, several := noCard, false
	for i := range d.Names() {
		if in.Op == program.OpDiscardAll && w.Has[i] && g.has(p, w.Deck, i, handOf(holder)) > 0 {
			return i, false
		}
		if g.candidate(p, f, in, i) {
			several = several || card >= 0
			if card < 0 {
				card = i
			}
		}
	}
	secret := d.Hand == program.Secret && (hand || keeps) && (w.All || in.Op == program.OpDiscardAlike)
	switch {
	case card < 0:
		return noCard, false
	case hand && p.Unseen[holder][w.Deck] > 0, secret:
		return noCard, true
	}
	return card, several
}

// inPile reports whether there are cards of at least so many names in the pile, which a glance at the first of each
// tells.
func (g *Game) inPile(p *Position, w *program.What, names int) bool {
	d := &g.Decks[w.Deck]
	for card := range d.Names() {
		if w.Has[card] && p.Where[w.Deck][d.From[card]] == program.InPile {
			if names--; names == 0 {
				return true
			}
		}
	}
	return false
}

// refill sees to it that there is a card in the pile. It reports whether there is.
func (g *Game) refill(p *Position, deck int, in *program.Instruction, tell listener) bool {
	if g.pile(p, deck) > 0 {
		return true
	}
	clause := engines.Clause(in.Line)
	switch g.Decks[deck].Empty {
	case program.EmptyShuffle:
		g.shuffleBack(p, deck, clause, tell)
	case program.EmptyEnds:
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
func (g *Game) unseen(p *Position, f *frame, in *program.Instruction, tell listener) {
	clause := engines.Clause(in.Line)
	f.steps--
	if in.Op == program.OpSwapHands {
		g.swapHands(p, f.me, f.others.Only(), clause, tell)
		return
	}
	deck := g.Whats[in.B].Deck
	p.Unseen[f.me][deck]++
	if in.Op == program.OpTake {
		p.Unseen[f.others.Only()][deck]--
		TookUnseen.Emit(tell, clause, f.me, f.others.Only())
		return
	}
	DrewUnseen.Emit(tell, clause, f.me)
}

// handle carries out an instruction with a card. It reports whether what the card does has begun.
func (g *Game) handle(p *Position, f *frame, in *program.Instruction, card int, tell listener) (does bool) {
	clause, deck := engines.Clause(in.Line), g.Whats[in.B].Deck
	d := &g.Decks[deck]
	secret, said := d.Hand == program.Secret, text(d.First+card)
	f.steps--
	if f.card = int16(said) + 1; g.seen(f, in) != 0 {
		f.card = 0 // nobody else is to know it
	}
	switch in.Op {
	case program.OpDraw, program.OpDrawTo, program.OpTurnOver:
		if d.Hand == program.NoHand || in.Op == program.OpTurnOver {
			g.shift(p, deck, card, program.InPile, program.Discarded)
			TurnedOver.Emit(tell, clause, f.me, said)
			return g.do(p, f, d, card)
		}
		g.shift(p, deck, card, program.InPile, handOf(f.me))
		if secret {
			DrewUnseen.Emit(tell, clause, f.me)
		} else {
			Drew.Emit(tell, clause, f.me, said)
		}
	case program.OpPlay:
		g.from(p, f.me, deck, card, program.Discarded)
		Played.Emit(tell, clause, f.me, said)
		return g.do(p, f, d, card)
	case program.OpPutBack:
		g.from(p, f.me, deck, card, program.InPile)
		if secret {
			PutBackUnseen.Emit(tell, clause, f.me)
		} else {
			PutBack.Emit(tell, clause, f.me, said)
		}
	case program.OpTake:
		g.from(p, f.others.Only(), deck, card, handOf(f.me))
		if secret {
			TookUnseen.Emit(tell, clause, f.me, f.others.Only())
		} else {
			Took.Emit(tell, clause, f.me, f.others.Only(), said)
		}
	case program.OpGive:
		g.from(p, f.me, deck, card, handOf(f.others.Only()))
		if secret {
			GaveUnseen.Emit(tell, clause, f.me, f.others.Only())
		} else {
			Gave.Emit(tell, clause, f.me, f.others.Only(), said)
		}
	default:
		for range g.handful(in) {
			g.from(p, f.me, deck, card, program.Discarded)
			Discarded.Emit(tell, clause, f.me, said)
		}
	}
	return false
}

// from moves a card from a hand, one that is known before one that is not.
func (g *Game) from(p *Position, seat engines.Seat, deck, card int, to uint8) {
	place := handOf(seat)
	if g.has(p, deck, card, place) == 0 {
		place = program.InPile
		p.Unseen[seat][deck]--
	}
	g.shift(p, deck, card, place, to)
}

// do begins what a card does, if that is something.
func (g *Game) do(p *Position, f *frame, d *program.Pack, card int) bool {
	if d.Does[card] == 0 {
		return false
	}
	if f.steps == 0 {
		f.stop()
	}
	p.push(frame{pc: d.Does[card], me: f.me, piece: f.piece, card: int16(d.First + card + 1)})
	return true
}

// cardMoves lists the moves that say which card.
func (g *Game) cardMoves(p *Position, f *frame, in *program.Instruction, who engines.Seat, list []engines.Move) []engines.Move {
	d := &g.Decks[g.Whats[in.B].Deck]
	for card := range d.Names() {
		if g.candidate(p, f, in, card) {
			list = append(list, engines.NewMove(who, says(in.Op), int16(d.First+card)))
		}
	}
	if g.mayLack(p, f, in) {
		list = append(list, engines.NewMove(who, VerbNo))
	}
	return list
}

// says is the verb of the move that says which card.
func says(o program.Op) engines.Verb {
	switch o {
	case program.OpPlay:
		return VerbPlay
	case program.OpPutBack:
		return VerbReturn
	case program.OpGive:
		return VerbGive
	case program.OpDiscard, program.OpDiscardAll, program.OpDiscardAlike:
		return VerbDiscard
	}
	return VerbDraw
}

// tries is how often a card is drawn from all before those that can be are looked for.
const tries = 6

// sampleDraw draws a card at random, each as likely.
func (g *Game) sampleDraw(p *Position, f *frame, in *program.Instruction, r *rand.Rand) engines.Move {
	w := &g.Whats[in.B]
	d := &g.Decks[w.Deck]
	place, some := program.InPile, uint8(program.InPile)
	if holder, hand := g.holder(f, in); hand {
		if place = handOf(holder); p.Unseen[holder][w.Deck] == 0 {
			some = place
		}
	}
	can := func(i int) bool {
		is := p.Where[w.Deck][i]
		return (is == place || is == some) && w.Has[d.Of[i]]
	}
	for range tries {
		if i := r.IntN(d.Len()); can(i) {
			return engines.NewMove(engines.Table, VerbDraw, int16(d.First+int(d.Of[i])))
		}
	}
	n := 0
	for i := range d.Len() {
		if can(i) {
			n++
		}
	}
	n = r.IntN(n)
	for i := range d.Len() {
		if can(i) {
			if n--; n < 0 {
				return engines.NewMove(engines.Table, VerbDraw, int16(d.First+int(d.Of[i])))
			}
		}
	}
	return engines.Move{}
}

// sayCard goes on with the card that was said, or with none.
func (g *Game) sayCard(p *Position, f *frame, in *program.Instruction, m *engines.Move, tell listener) {
	if m.Verb == VerbNo {
		HasNoSuch.Emit(tell, engines.Clause(in.Line), f.me)
		f.steps = 0
		return
	}
	g.handle(p, f, in, int(m.Args[0])-g.Decks[g.Whats[in.B].Deck].First, tell)
}

// seen returns who sees a card that somebody says; 0 is everybody.
func (g *Game) seen(f *frame, in *program.Instruction) engines.SeatSet {
	if g.Decks[g.Whats[in.B].Deck].Hand != program.Secret {
		return 0
	}
	switch in.Op {
	case program.OpDraw, program.OpDrawTo, program.OpPutBack:
		return engines.Seats(f.me)
	case program.OpTake, program.OpGive:
		return engines.Seats(f.me) | f.others
	}
	return 0
}
