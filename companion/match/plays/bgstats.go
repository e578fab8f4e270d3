package plays

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"homespun/companion/match/words"
)

// source is what BG Stats knows the program by. It is part of what it finds a game, a player and a play by, so it
// never changes.
const source = "homespun"

// linkStart begins every link, longestLink is how long one may be, in characters.
const linkStart, longestLink = "https://app.bgstatsapp.com/createPlay.html?data=", 8000

// stamp is how BG Stats writes a time, in UTC.
func stamp(at time.Time) string { return at.UTC().Format(time.DateTime) }

// gameID returns the id of a play's game, also of one's own.
func (p *Play) gameID() string { return uuidOf(source, "game", p.Game, fold(p.Title)) }

// points reports whether the seats have points.
func (p *Play) points() bool { _, ok := p.Margin(); return ok }

// teams reports whether several people share a seat.
func (p *Play) teams() bool {
	return slices.ContainsFunc(p.Seats, func(s Seat) bool { return len(s.Names) > 1 })
}

// player is somebody of a play, as both doors of BG Stats tell it. Start players are not told: the files do not say
// who began.
type player struct {
	name, id, score, role, team string
	bot, won                    bool
	order                       int
}

// players returns the people and the bots of a play in the order of the seats.
func (p *Play) players() (list []player) {
	for i, s := range p.Seats {
		names := s.Names
		if s.Bot != "" {
			names = []string{words.BotOf(s.Bot)}
		}
		for _, name := range names {
			one := player{name: name, id: uuidOf(source, "player", fold(name)), role: s.ID, bot: s.Bot != "",
				won: s.Won, order: i + 1}
			if s.Score != nil {
				one.score = strconv.Itoa(*s.Score)
			}
			if p.teams() {
				one.team = s.ID
			}
			list = append(list, one)
		}
	}
	return list
}

// Link returns the link that puts a play into BG Stats, which asks before it does: nothing is sent to anybody. False
// is returned for a play that does not count, or whose names are too long for 8,000 characters.
func Link(p Play) (string, bool) {
	type linked struct {
		Name   string `json:"name"`
		ID     string `json:"sourcePlayerId"`
		Start  bool   `json:"startPlayer"`
		Winner bool   `json:"winner"`
		Score  string `json:"score,omitempty"`
		Rank   int    `json:"rank"`
		Role   string `json:"role,omitempty"`
		Team   string `json:"team,omitempty"`
	}
	type played struct {
		Name        string `json:"name"`
		ID          string `json:"sourceGameId"`
		HighestWins bool   `json:"highestWins"`
		NoPoints    bool   `json:"noPoints"`
	}
	data := struct {
		Source  string   `json:"sourceName"`
		ID      string   `json:"sourcePlayId"`
		Date    string   `json:"playDate"`
		Minutes int      `json:"durationMin,omitempty"`
		Board   string   `json:"board,omitempty"`
		Game    played   `json:"game"`
		Players []linked `json:"players"`
	}{source, p.ID, stamp(p.Date), p.Minutes, p.Rules, played{p.Title, p.gameID(), true, !p.points()}, nil}
	for _, one := range p.players() {
		data.Players = append(data.Players, linked{Name: one.name, ID: one.id, Winner: one.won, Score: one.score,
			Role: one.role, Team: one.team})
	}
	written, err := plain(data, "")
	link := linkStart + strings.ReplaceAll(url.QueryEscape(string(written)), "+", "%20")
	return link, err == nil && p.IsPlayed() && len(link) < longestLink
}

// Link returns the link of the match in a file, with a line end, as [Link] makes it.
func (l *List) Link(file string) ([]byte, error) {
	i := slices.IndexFunc(l.Plays, func(p Play) bool { return p.File == file && p.IsPlayed() })
	if i < 0 {
		return nil, errors.New(words.NoSuchPlay(file))
	}
	link, ok := Link(l.Plays[i])
	if !ok {
		return nil, errors.New(words.LinkTooLong(file))
	}
	return []byte(link + "\n"), nil
}

// plain returns a value as JSON in which no letter is written as a number for the sake of web pages.
func plain(value any, indent string) ([]byte, error) {
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	e.SetIndent("", indent)
	err := e.Encode(value)
	return bytes.TrimSpace(out.Bytes()), err
}

// shelved is a game in a file of BG Stats.
type shelved struct {
	ID          int    `json:"id"`
	UUID        string `json:"uuid"`
	Name        string `json:"name"`
	NoPoints    bool   `json:"noPoints"`
	HighestWins bool   `json:"highestWins"`
	Cooperative bool   `json:"cooperative"`
	UsesTeams   bool   `json:"usesTeams"`
	BGGID       int    `json:"bggId"`
	BGGYear     int    `json:"bggYear"`
}

// listed is a player in such a file.
type listed struct {
	ID          int    `json:"id"`
	UUID        string `json:"uuid"`
	Name        string `json:"name"`
	IsAnonymous bool   `json:"isAnonymous"`
}

// scored is what a player has in a play of such a file.
type scored struct {
	Player      int    `json:"playerRefId"`
	Score       string `json:"score"`
	Winner      bool   `json:"winner"`
	Rank        int    `json:"rank"`
	SeatOrder   int    `json:"seatOrder"`
	StartPlayer bool   `json:"startPlayer"`
	NewPlayer   bool   `json:"newPlayer"`
	Role        string `json:"role,omitempty"`
	Team        string `json:"team,omitempty"`
}

// logged is a play in such a file.
type logged struct {
	UUID         string   `json:"uuid"`
	Date         string   `json:"playDate"`
	Minutes      int      `json:"durationMin"`
	Game         int      `json:"gameRefId"`
	Board        string   `json:"board,omitempty"`
	Rounds       int      `json:"rounds"`
	Ignored      bool     `json:"ignored"`
	ManualWinner bool     `json:"manualWinner"`
	UsesTeams    bool     `json:"usesTeams"`
	Scores       []scored `json:"playerScores"`
}

// BGStats returns the plays that count as a file that BG Stats takes in, NAME.bgsplay. The ids in it are the same
// each time, so a play that is taken in twice is there once.
func BGStats(list []Play) ([]byte, error) {
	out := struct {
		Games     []shelved `json:"games"`
		Players   []listed  `json:"players"`
		Locations []any     `json:"locations"`
		Plays     []logged  `json:"plays"`
		User      struct{}  `json:"userInfo"`
	}{[]shelved{}, []listed{}, []any{}, []logged{}, struct{}{}}
	numbers := map[string]int{}
	for _, p := range list {
		if !p.IsPlayed() {
			continue
		}
		game := p.gameID()
		if numbers[game] == 0 {
			numbers[game] = len(out.Games) + 1
			out.Games = append(out.Games, shelved{ID: numbers[game], UUID: game, Name: p.Title, NoPoints: !p.points(),
				HighestWins: true, Cooperative: p.Together})
		}
		one := logged{UUID: p.ID, Date: stamp(p.Date), Minutes: p.Minutes, Game: numbers[game], Board: p.Rules,
			ManualWinner: true, UsesTeams: p.teams()}
		out.Games[numbers[game]-1].UsesTeams = out.Games[numbers[game]-1].UsesTeams || one.UsesTeams
		for _, who := range p.players() {
			if numbers[who.id] == 0 {
				numbers[who.id] = len(out.Players) + 1
				out.Players = append(out.Players, listed{numbers[who.id], who.id, who.name, who.bot})
			}
			one.Scores = append(one.Scores, scored{Player: numbers[who.id], Score: who.score, Winner: who.won,
				SeatOrder: who.order, Role: who.role, Team: who.team})
		}
		out.Plays = append(out.Plays, one)
	}
	text, err := plain(out, " ")
	return append(text, '\n'), err
}
