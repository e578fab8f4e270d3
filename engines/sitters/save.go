package sitters

import (
	"slices"
	"strings"

	"homespun/engines"
)

// Saved is a position as a record holds it. The package comment explains its keys.
type Saved struct {
	Markers    map[string]string `toml:"markers" json:"markers"`
	Containers []string          `toml:"containers" json:"containers"`
	Loot       int               `toml:"loot" json:"loot"`
	Round      int               `toml:"round" json:"round"`
	Turn       int               `toml:"turn" json:"turn"`
	Due        string            `toml:"due" json:"due"`
	Roll       int               `toml:"roll,omitempty" json:"roll,omitempty"`
	Boards     []SavedBoard      `toml:"boards,omitempty" json:"boards,omitempty"`
}

// SavedBoard is the end of a board played before this one.
type SavedBoard struct {
	Loot      int `toml:"loot" json:"loot"`
	Survivors int `toml:"survivors" json:"survivors"`
}

// places are the names in records of the places off the board, by [State].
var places = []string{InHand: "hand", Defeated: "defeated", Survivor: "safe", Out: "out"}

// Save returns the whole position as a *[Saved].
func (g *Game) Save(p *Position) any {
	s := &Saved{
		Markers: map[string]string{}, Containers: []string{}, Loot: p.Loot(), Round: p.Round(),
		Turn: int(p.turn) + 1, Due: stages[p.stage], Roll: p.Roll(),
	}
	for _, m := range g.Markers() {
		state, at := p.State(m)
		if state == OnBoard {
			s.Markers[MarkerName(m)] = g.board.Name(at)
		} else {
			s.Markers[MarkerName(m)] = places[state]
		}
	}
	for at := range p.boxes.All() {
		s.Containers = append(s.Containers, g.board.Name(at))
	}
	for _, b := range p.past[:p.board] {
		s.Boards = append(s.Boards, SavedBoard{int(b.loot), int(b.survivors)})
	}
	return s
}

// leftOut holds the values of keys that a saved position leaves out.
var leftOut = Saved{Round: 1, Turn: 1, Due: stages[DueRoll]}

// Load reads a saved position. A position that cannot exist gives a *[engines.FieldError].
func (g *Game) Load(decode func(into any) error) (Position, error) {
	return engines.Load(decode, leftOut, g.load)
}

func (g *Game) load(s *Saved) (Position, error) {
	p, err := g.loadParts(s)
	switch {
	case err != nil:
		return p, err
	case p.SettingUp():
		return engines.ReadParts(p, s, g.checkSetup, g.checkPlaced)
	}
	return engines.ReadParts(p, s, g.checkDue)
}

// loadParts reads all keys and checks each, but not whether the thing that is due fits the board. LoadSet
// settles that first.
func (g *Game) loadParts(s *Saved) (Position, error) {
	return engines.ReadParts(Position{spot: -1, round: 1}, s, g.loadBoards, g.loadNumbers, g.loadContainers,
		g.loadMarkers, g.checkMarkers)
}

// loadBoards reads the boards played earlier. Each had a survivor, else the match would have ended there
// (SIT-16).
func (g *Game) loadBoards(r *engines.Reading, p *Position, s *Saved) {
	n, most := len(s.Boards), g.count[0]
	if r.Bad(n >= g.rules.Boards, "boards", "has %d boards played before this one; a game has %d in all", n,
		g.rules.Boards) {
		return
	}
	for i, b := range s.Boards {
		r.Bad(b.Survivors < 1 || b.Survivors > most, "boards",
			"has %d survivors of board %d; it can be 1 to %d", b.Survivors, i+1, most)
		r.Bad(b.Loot < 0 || b.Loot > MaxLoot, "boards", "has %d loot of board %d; it can be 0 to %d", b.Loot,
			i+1, MaxLoot)
		most, p.past[i] = b.Survivors, played{int16(b.Loot), int8(b.Survivors)}
	}
	p.board = int8(n)
}

// loadNumbers reads what is due, loot, round, turn and roll.
func (g *Game) loadNumbers(r *engines.Reading, p *Position, s *Saved) {
	stage := slices.Index(stages, s.Due)
	r.Bad(stage < 0, "due", "is %q; it can be %s", s.Due, strings.Join(stages, ", "))
	p.stage = uint8(stage)
	p.loot = int16(r.Number("loot", s.Loot, 0, MaxLoot))
	p.round = int32(r.Number("round", s.Round, 1, 1<<31-1))
	p.turn = int8(r.Number("turn", s.Turn, 1, len(g.turns)) - 1)
	r.Bad(p.stage == DueMove && (s.Roll < 1 || s.Roll > g.rules.DieFaces), "roll",
		"is %d; where a move is due it is 1 to %d", s.Roll, g.rules.DieFaces)
	r.Bad(p.stage != DueMove && s.Roll != 0, "roll", "is %d; only where a move is due there is a roll",
		s.Roll)
	p.roll = int8(s.Roll)
}

// loadContainers reads the spaces with containers.
func (g *Game) loadContainers(r *engines.Reading, p *Position, s *Saved) {
	for _, name := range s.Containers {
		at, ok := g.board.Find(name)
		if r.Bad(!ok, "containers", "has %q; there is no such space", name) ||
			r.Bad(!g.boxes.Has(at), "containers", "has %s; it is no container space", name) ||
			r.Bad(p.boxes.Has(at), "containers", "has %s twice", name) {
			return
		}
		p.boxes.Add(at)
	}
	n := p.boxes.Len()
	r.Bad(n > g.Containers(), "containers", "are %d; there are %d", n, g.Containers())
}

// findMarker reads a marker of this game.
func (g *Game) findMarker(r *engines.Reading, key, name string) Marker {
	m, ok := g.readMarker(strings.ToLower(name))
	r.Bad(!ok || m < 0, key, "is no marker; there are C1 to C%d and O1 to O%d", g.count[0], g.count[1])
	return Marker(m)
}

// loadMarkers reads where each marker is.
func (g *Game) loadMarkers(r *engines.Reading, p *Position, s *Saved) {
	left := defeated
	if p.SettingUp() {
		left = inHand
	}
	for m := range p.at {
		p.at[m] = out
		if g.exists(int16(m)) {
			p.at[m] = left
		}
	}
	engines.ReadTable(r, "markers", s.Markers, g.findMarker, func(m Marker, key, written string) {
		place := strings.ToLower(written)
		if off := slices.Index(places, place); off > 0 {
			p.take(m, int8(-off))
			return
		}
		at, ok := g.board.Find(place)
		if !r.Bad(!ok, key, "is %q; it can be a space, hand, defeated, safe or out", written) &&
			!r.Bad(g.safe.Has(at), key, "is %s; who is in the safe zone is \"safe\"", place) {
			p.put(m, at)
		}
	})
}

// checkMarkers refuses markers in places where they can never be, whatever is due.
func (g *Game) checkMarkers(r *engines.Reading, p *Position, _ *Saved) {
	alive, most := 0, g.count[0]
	if p.board > 0 {
		most = int(p.past[p.board-1].survivors)
	}
	for _, m := range g.Markers() {
		key := "markers." + MarkerName(m)
		state, at := p.State(m)
		r.Bad(state == InHand && !p.SettingUp(), key, "is in hand; that is only while setting up")
		r.Bad(state == Survivor && m >= MaxMarkers, key,
			"is safe; obstructors never enter the safe zone (SIT-12)")
		r.Bad(state == Out && m >= MaxMarkers, key, "is out; all obstructors take part in every board")
		r.Bad(state == Out && p.board == 0, key,
			"is out; that is only who was defeated on an earlier board")
		other := p.markerOn(m/MaxMarkers, at)
		r.Bad(state == OnBoard && other != m, key, "is %s, where %s is", g.board.Name(max(at, 0)),
			MarkerName(other))
		if m < MaxMarkers && state != Out {
			alive++
		}
	}
	r.Bad(alive != most, "markers", "has %d collectors that take part; %d survived the board before", alive,
		most)
}

// checkDue checks that what is due fits the board.
func (g *Game) checkDue(r *engines.Reading, p *Position, _ *Saved) {
	contested := p.on[0].And(p.on[1].Or(p.boxes))
	needs := map[uint8]string{DueLoot: "a container", DueBattle: "an obstructor"}[p.stage]
	if needs != "" && contested.Len() == 1 {
		p.spot = int8(contested.First())
	}
	r.Bad(needs != "" && (p.spot < 0 || p.on[1].Has(int(p.spot)) != (p.stage == DueBattle)), "due",
		"is %s, which needs a collector on one space with %s, and no more such spaces", stages[p.stage],
		needs)
	r.Bad(needs == "" && !contested.Empty(), "markers",
		"has a collector on %s with a container or an obstructor; that is only while a loot roll or battle is due",
		g.board.Name(max(contested.First(), 0)))
	bad := p.on[1].And(p.boxes)
	r.Bad(!bad.Empty(), "markers", "has an obstructor on %s, where a container is (SIT-09)",
		g.board.Name(max(bad.First(), 0)))
	none, ends := p.on[0].Empty(), p.stage == over
	r.Bad(none && !ends, "due", "is %s, but no collector is on the board: the game is over (SIT-16)",
		stages[p.stage])
	r.Bad(!none && ends, "due", "is over, but a collector is on the board (SIT-16)")
	r.Bad(ends && p.Survivors() > 0 && p.Board() < g.rules.Boards, "due",
		"is over, but a collector has survived and another board follows")
}

// checkSetup checks a position while setting up: the containers come first, then the markers, in order
// (SIT-03).
func (g *Game) checkSetup(r *engines.Reading, p *Position, _ *Saved) {
	r.Bad(p.loot != 0 || p.turn != 0 || p.round != 1, "due",
		"is %s, but loot, round or turn say that play has begun", stages[p.stage])
	waiting := false
	for _, m := range g.Markers() {
		key := "markers." + MarkerName(m)
		state, at := p.State(m)
		waiting = waiting || state == InHand
		if state == OnBoard {
			r.Bad(waiting, key, "is placed before an earlier marker (SIT-03)")
			r.Bad(!g.starts[m/MaxMarkers].Has(at), key,
				"is %s; while setting up it is in hand or on a start space of its own", g.board.Name(at))
		}
		r.Bad(state == Defeated || state == Survivor, key,
			"is %s; while setting up it is in hand or on a start space", places[state])
	}
}

// checkPlaced checks that what is due while setting up is what setUp works out from the board.
func (g *Game) checkPlaced(r *engines.Reading, p *Position, _ *Saved) {
	want, placed := *p, p.on[0].Len()+p.on[1].Len()
	g.setUp(&want, nil)
	r.Bad(want != *p || p.stage == DueContainer && placed > 0, "due",
		"is %s, but with %d containers and %d markers placed it is something else", stages[p.stage],
		p.boxes.Len(), placed)
}

// String returns the name of the state in records, and "board" for OnBoard.
func (s State) String() string {
	if s == OnBoard {
		return "board"
	}
	return places[s]
}
