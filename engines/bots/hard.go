package bots

import (
	"cmp"
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"

	"homespun/engines"
)

// hard searches. It draws many possible courses of the match for each of its moves and takes the move after
// which it wins most often. Moves that do badly are given up early, so that most of the courses go to the best
// few (successive halving). What its seat may not know it draws anew for each course.
type hard struct {
	medium medium
	player player
	// home is what the seat sees. world is a possible position behind that, the same for all arms of a round,
	// and play is the course of the match from there.
	home, world, play engines.Walker
	arms              []arm
	// likely are answers that the other seats may give in secret, of each seat as many.
	likely [engines.MaxSeats][likelies]engines.Move
	// imagined is how many worlds have been drawn for the decision.
	imagined int
}

// likelies is how many answers hard thinks of for each of the other seats that answer in secret.
const likelies = 16

// unlikely says that another seat gives one of unlikely answers as people might, and not as hard expects. Without
// them hard would think of a few worlds only, and be lost where people play otherwise.
const unlikely = 4

// arm is a move to choose from.
type arm struct {
	move engines.Move
	// then is the best next move of the same seat, where the bot has looked so far. Each course goes on with it: a
	// move that prepares another would look bad if that one seldom came.
	then engines.Move
	// silent stands for letting an optional move go by.
	silent bool
	// prior is the value that medium gives the move, and sum the chances to win of its playouts together.
	prior, sum float64
}

// defaults stand in for what a game does not say of itself.
var defaults = engines.Thought{Positions: 4000, Lines: 40, Tries: 2, Broad: 16}

// fewest is the least number of playouts for each of the moves that remain to the last.
const fewest = 8

// thought returns how the game of a walker is searched, and whether all win together in it.
func thought(w engines.Walker) (t engines.Thought, together bool) {
	if knows, ok := w.(interface{ Info() *engines.Info }); ok {
		t, together = knows.Info().Thought, knows.Info().Together
	}
	t.Positions = cmp.Or(t.Positions, defaults.Positions)
	t.Lines = cmp.Or(t.Lines, defaults.Lines)
	t.Tries = cmp.Or(t.Tries, defaults.Tries)
	t.Broad = cmp.Or(t.Broad, defaults.Broad)
	return t, together
}

func (b *hard) Choose(ctx context.Context, w engines.Walker, seat engines.Seat, r *rand.Rand) (engines.Move,
	error) {
	return b.Ponder(ctx, nil, w, seat, r)
}

// Ponder implements [Ponderer]. It searches again with twice the positions, until that is enough.
func (b *hard) Ponder(ctx context.Context, enough <-chan struct{}, w engines.Walker, seat engines.Seat,
	r *rand.Rand) (engines.Move, error) {
	if err := ctx.Err(); err != nil {
		return engines.Move{}, err
	}
	who, optional := w.Due()
	if !(who | optional).Has(seat) {
		return engines.Move{}, &SeatError{seat}
	}
	thought, together := thought(w)
	b.player.together, b.imagined = together, 0
	place(&b.home, w).Hide(seat)
	if err := b.list(ctx, seat, thought.Ahead, r); err != nil {
		return engines.Move{}, err
	}
	best, all := b.arms[0], len(b.arms)
	var stop <-chan struct{} // the first search is made whole
	for all > 1 {
		b.arms = b.arms[:all]
		err := b.search(ctx, stop, thought, seat, r)
		if errors.Is(err, errEnough) {
			break
		} else if err != nil {
			return engines.Move{}, err
		}
		if best = b.arms[0]; enough == nil {
			break
		}
		stop = enough
		thought.Positions *= 2
	}
	if best.silent {
		return engines.Move{}, ErrSilent
	}
	return best.move, nil
}

// list sets up the arms: the legal moves of the seat, with the values that medium gives them.
func (b *hard) list(ctx context.Context, seat engines.Seat, more int, r *rand.Rand) error {
	m := &b.medium
	n := m.suppose(b.home, seat, r)
	pending := m.worlds[0].Pending()
	m.list = ownMoves(m.worlds[0], &pending, seat, r, m.list[:0])
	b.arms = b.arms[:0]
	if !pending.Who.Has(seat) {
		b.arms = append(b.arms, arm{silent: true, prior: float64(m.worlds[0].Value(seat))})
	}
	if len(m.list) == 1 && len(b.arms) == 0 {
		b.arms = append(b.arms, arm{move: m.list[0]})
		return nil
	}
	for _, move := range m.list {
		if err := ctx.Err(); err != nil {
			return err
		}
		a := arm{move: move}
		for _, world := range m.worlds[:n] {
			a.prior += m.after(world, move, seat, more, r) / float64(n)
		}
		if n == 1 { // else it might not be allowed in another world
			a.then = m.steps[more].then
		}
		b.arms = append(b.arms, a)
	}
	if len(b.arms) == 0 {
		return &SeatError{seat}
	}
	// Shuffled first, so that a draw decides among equal moves.
	r.Shuffle(len(b.arms), func(i, j int) { b.arms[i], b.arms[j] = b.arms[j], b.arms[i] })
	slices.SortStableFunc(b.arms, func(x, y arm) int { return compare(y.prior, x.prior) })
	return nil
}

// compare orders two values. Those that rounding may have set apart are equal.
func compare(x, y float64) int {
	switch margin := tolerance * max(1, math.Abs(x)); {
	case x > y+margin:
		return 1
	case x < y-margin:
		return -1
	}
	return 0
}

// errEnough ends a search that is enough.
var errEnough = errors.New("that is enough")

// search puts the best arm first. Each search imagines worlds of its own.
func (b *hard) search(ctx context.Context, enough <-chan struct{}, thought engines.Thought,
	seat engines.Seat, r *rand.Rand) error {
	b.arms = b.arms[:min(len(b.arms), thought.Broad)]
	lead := float64(thought.Lead)
	if lead == 0 {
		lead = max(1, b.arms[0].prior-b.arms[len(b.arms)-1].prior)
	}
	if err := b.expect(ctx, seat, r); err != nil {
		return err
	}
	b.player.secretly = b.home.Pending().Secret
	b.player.begin(thought, lead/math.Log(3))
	if b.player.level = 0; b.player.together {
		b.player.level = b.home.Value(seat)
	}
	rounds, before := 0, b.imagined
	for n := len(b.arms); n > 1; n = (n + 1) / 2 {
		rounds++
	}
	for i := range b.arms {
		b.arms[i].sum = float64(thought.Trust) * b.player.chance(int(b.arms[i].prior))
	}
	for round := range rounds {
		until, worlds := thought.Positions*(round+1)/rounds, 0
		if round == rounds-1 {
			worlds = thought.Worlds
		}
		for n := 0; n*rounds < fewest || b.player.positions < until || b.imagined-before < worlds; n++ {
			select {
			case <-enough:
				return errEnough
			default:
			}
			if err := ctx.Err(); err != nil {
				return err
			}
			seed := r.Uint64()
			b.imagine(seat, seed)
			for i := range b.arms {
				a := &b.arms[i]
				play := place(&b.play, b.world)
				for _, move := range [...]engines.Move{a.move, a.then} {
					if move != (engines.Move{}) {
						play.Apply(move)
					}
				}
				a.sum += b.player.playout(play, seat, seed)
			}
		}
		slices.SortStableFunc(b.arms, func(x, y arm) int { return compare(y.sum, x.sum) })
		b.arms = b.arms[:(len(b.arms)+1)/2]
	}
	return nil
}

// others returns the other seats that owe a secret answer as the seat does.
func (b *hard) others(seat engines.Seat) engines.SeatSet {
	if who, _ := b.home.Due(); who.Has(seat) {
		return who.Without(seat)
	}
	return 0
}

// expect finds likely answers of the other seats that answer in secret: those that medium would give.
func (b *hard) expect(ctx context.Context, seat engines.Seat, r *rand.Rand) error {
	for rest := b.others(seat); rest != 0; rest = rest.Without(rest.First()) {
		other := rest.First()
		for i := range b.likely[other] {
			m, err := b.medium.Choose(ctx, b.home, other, r)
			if err != nil {
				return err
			}
			b.likely[other][i] = m
		}
	}
	return nil
}

// imagine sets up a possible world: the seat sees only what it may know, and the other seats that owe a
// secret answer have given one.
func (b *hard) imagine(seat engines.Seat, seed uint64) {
	b.imagined++
	world := place(&b.world, b.home)
	b.player.source.Seed(seed, 1)
	for rest := b.others(seat); rest != 0; rest = rest.Without(rest.First()) {
		if b.player.r.IntN(unlikely) > 0 { // else the seat answers below, as people might
			world.Apply(b.likely[rest.First()][b.player.r.IntN(likelies)])
		}
	}
	for range answers { // a game may ask a seat for several
		who, _ := world.Due()
		rest := who.Without(seat)
		if rest == 0 || !who.Has(seat) {
			return
		}
		m, ok := guess(world, rest.First(), b.player.r)
		if !ok {
			return
		}
		world.Apply(m)
	}
}
