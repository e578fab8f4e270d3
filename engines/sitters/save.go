package sitters

import (
	"maps"
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
	if err != nil {
		return p, err
	}
	return engines.LoadParts(p, s, g.loadDue)
}

// loadParts reads all keys and checks each, but not whether the thing that is due fits the board. LoadSet
// settles that first.
func (g *Game) loadParts(s *Saved) (Position, error) {
	return engines.LoadParts(Position{spot: -1, round: 1}, s, g.loadBoards, g.loadNumbers, g.loadContainers,
		g.loadMarkers)
}

// loadBoards reads the boards played earlier. Each had a survivor, else the match would have ended there
// (SIT-16).
func (g *Game) loadBoards(p *Position, s *Saved) error {
	if len(s.Boards) >= g.rules.Boards {
		return engines.Fieldf("boards", "has %d boards played before this one; a game has %d in all",
			len(s.Boards), g.rules.Boards)
	}
	most := g.count[0]
	for i, b := range s.Boards {
		if b.Survivors < 1 || b.Survivors > most {
			return engines.Fieldf("boards", "has %d survivors of board %d; it can be 1 to %d", b.Survivors,
				i+1, most)
		}
		if b.Loot < 0 || b.Loot > MaxLoot {
			return engines.Fieldf("boards", "has %d loot of board %d; it can be 0 to %d", b.Loot, i+1,
				MaxLoot)
		}
		most = b.Survivors
		p.past[i] = played{int16(b.Loot), int8(b.Survivors)}
	}
	p.board = int8(len(s.Boards))
	return nil
}

// loadNumbers reads loot, round, turn and roll.
func (g *Game) loadNumbers(p *Position, s *Saved) error {
	stage := slices.Index(stages, s.Due)
	if stage < 0 {
		return engines.Fieldf("due", "is %q; it can be %s", s.Due, strings.Join(stages, ", "))
	}
	p.stage = uint8(stage)
	for _, n := range []struct {
		key             string
		value, min, max int
	}{
		{"loot", s.Loot, 0, MaxLoot},
		{"round", s.Round, 1, 1<<31 - 1},
		{"turn", s.Turn, 1, len(g.turns)},
	} {
		if n.value < n.min || n.value > n.max {
			return engines.Fieldf(n.key, "is %d; it can be %d to %d", n.value, n.min, n.max)
		}
	}
	p.loot, p.round, p.turn = int16(s.Loot), int32(s.Round), int8(s.Turn-1)
	switch {
	case p.stage == DueMove && (s.Roll < 1 || s.Roll > g.rules.DieFaces):
		return engines.Fieldf("roll", "is %d; where a move is due it is 1 to %d", s.Roll, g.rules.DieFaces)
	case p.stage != DueMove && s.Roll != 0:
		return engines.Fieldf("roll", "is %d; only where a move is due there is a roll", s.Roll)
	}
	p.roll = int8(s.Roll)
	return nil
}

// loadContainers reads the spaces with containers.
func (g *Game) loadContainers(p *Position, s *Saved) error {
	for _, name := range s.Containers {
		at, ok := g.board.Find(name)
		switch {
		case !ok:
			return engines.Fieldf("containers", "has %q; there is no such space", name)
		case !g.boxes.Has(at):
			return engines.Fieldf("containers", "has %s; it is no container space", name)
		case p.boxes.Has(at):
			return engines.Fieldf("containers", "has %s twice", name)
		}
		p.boxes.Add(at)
	}
	if n := p.boxes.Len(); n > g.Containers() {
		return engines.Fieldf("containers", "are %d; there are %d", n, g.Containers())
	}
	return nil
}

// loadMarkers reads where each marker is.
func (g *Game) loadMarkers(p *Position, s *Saved) error {
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
	var read [2 * MaxMarkers]bool
	for _, key := range slices.Sorted(maps.Keys(s.Markers)) {
		m, ok := g.readMarker(strings.ToLower(key))
		if !ok || m < 0 {
			return engines.Fieldf("markers."+key, "is no marker; there are C1 to C%d and O1 to O%d",
				g.count[0], g.count[1])
		}
		if read[m] {
			return engines.Fieldf("markers."+key, "is there twice")
		}
		read[m] = true
		place := strings.ToLower(s.Markers[key])
		if off := slices.Index(places, place); off > 0 {
			p.take(int(m), int8(-off))
			continue
		}
		at, ok := g.board.Find(place)
		if !ok {
			return engines.Fieldf("markers."+key, "is %q; it can be a space, hand, defeated, safe or out",
				s.Markers[key])
		}
		if g.safe.Has(at) {
			return engines.Fieldf("markers."+key, "is %s; who is in the safe zone is \"safe\"", place)
		}
		p.put(int(m), at)
	}
	return g.checkMarkers(p)
}

// checkMarkers refuses markers in places where they can never be, whatever is due.
func (g *Game) checkMarkers(p *Position) error {
	alive, most := 0, g.count[0]
	if p.board > 0 {
		most = int(p.past[p.board-1].survivors)
	}
	for _, m := range g.Markers() {
		key := "markers." + MarkerName(m)
		state, at := p.State(m)
		switch {
		case state == InHand && !p.SettingUp():
			return engines.Fieldf(key, "is in hand; that is only while setting up")
		case state == Survivor && m >= MaxMarkers:
			return engines.Fieldf(key, "is safe; obstructors never enter the safe zone (SIT-12)")
		case state == Out && m >= MaxMarkers:
			return engines.Fieldf(key, "is out; all obstructors take part in every board")
		case state == Out && p.board == 0:
			return engines.Fieldf(key, "is out; that is only who was defeated on an earlier board")
		case state == OnBoard && p.markerOn(m/MaxMarkers, at) != m:
			return engines.Fieldf(key, "is %s, where %s is", g.board.Name(at),
				MarkerName(p.markerOn(m/MaxMarkers, at)))
		}
		if m < MaxMarkers && state != Out {
			alive++
		}
	}
	if alive != most {
		return engines.Fieldf("markers", "has %d collectors that take part; %d survived the board before",
			alive, most)
	}
	return nil
}

// loadDue checks that what is due fits the board.
func (g *Game) loadDue(p *Position, _ *Saved) error {
	if p.SettingUp() {
		return g.loadSetup(p)
	}
	contested := p.on[0].And(p.on[1].Or(p.boxes))
	if p.stage == DueLoot || p.stage == DueBattle {
		if contested.Len() == 1 {
			p.spot = int8(contested.First())
		}
		switch battle := p.on[1].Has(int(p.spot)); {
		case p.spot < 0, p.stage == DueBattle && !battle, p.stage == DueLoot && battle:
			return engines.Fieldf("due",
				"is %s, which needs a collector on one space with %s, and no more such spaces",
				stages[p.stage],
				map[uint8]string{DueLoot: "a container", DueBattle: "an obstructor"}[p.stage])
		}
	} else if !contested.Empty() {
		return engines.Fieldf("markers",
			"has a collector on %s with a container or an obstructor; that is only while a loot roll or battle is due",
			g.board.Name(contested.First()))
	}
	if bad := p.on[1].And(p.boxes); !bad.Empty() {
		return engines.Fieldf("markers", "has an obstructor on %s, where a container is (SIT-09)",
			g.board.Name(bad.First()))
	}
	switch none := p.on[0].Empty(); {
	case none && p.stage != over:
		return engines.Fieldf("due", "is %s, but no collector is on the board: the game is over (SIT-16)",
			stages[p.stage])
	case !none && p.stage == over:
		return engines.Fieldf("due", "is over, but a collector is on the board (SIT-16)")
	case p.stage == over && p.Survivors() > 0 && p.Board() < g.rules.Boards:
		return engines.Fieldf("due", "is over, but a collector has survived and another board follows")
	}
	return nil
}

// loadSetup checks a position while setting up: the containers come first, then the markers, in order
// (SIT-03).
func (g *Game) loadSetup(p *Position) error {
	if p.loot != 0 || p.turn != 0 || p.round != 1 {
		return engines.Fieldf("due", "is %s, but loot, round or turn say that play has begun",
			stages[p.stage])
	}
	waiting := false
	for _, m := range g.Markers() {
		state, at := p.State(m)
		switch key := "markers." + MarkerName(m); {
		case state == InHand:
			waiting = true
		case state == OnBoard && waiting:
			return engines.Fieldf(key, "is placed before an earlier marker (SIT-03)")
		case state == OnBoard && !g.starts[m/MaxMarkers].Has(at):
			return engines.Fieldf(key, "is %s; while setting up it is in hand or on a start space of its own",
				g.board.Name(at))
		case state == Defeated || state == Survivor:
			return engines.Fieldf(key, "is %s; while setting up it is in hand or on a start space",
				places[state])
		}
	}
	// setUp works out what is due from the board. The saved position must say the same.
	want := *p
	g.setUp(&want, nil)
	placed := p.on[0].Len() + p.on[1].Len()
	if want != *p || p.stage == DueContainer && placed > 0 {
		return engines.Fieldf("due",
			"is %s, but with %d containers and %d markers placed it is something else", stages[p.stage],
			p.boxes.Len(), placed)
	}
	return nil
}

// String returns the name of the state in records, and "board" for OnBoard.
func (s State) String() string {
	if s == OnBoard {
		return "board"
	}
	return places[s]
}
