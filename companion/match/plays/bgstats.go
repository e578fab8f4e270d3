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

// fields are an object of BG Stats: what it takes in by a link is called otherwise than what it takes in by a file.
type fields = map[string]any

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

// players calls each for the people and the bots of a play in the order of the seats, with what both doors call alike.
// Who began is not told: the files do not say it.
func (p *Play) players(each func(name, id string, seat int, all fields)) {
	for i, s := range p.Seats {
		names := s.Names
		if s.Bot != "" {
			names = []string{words.BotOf(s.Bot)}
		}
		for _, name := range names {
			all := fields{"winner": s.Won, "rank": 0, "startPlayer": false, "role": s.ID}
			if s.Score != nil {
				all["score"] = strconv.Itoa(*s.Score)
			}
			if p.teams() {
				all["team"] = s.ID
			}
			each(name, uuidOf(source, "player", fold(name)), i, all)
		}
	}
}

// Link returns the link that puts a play into BG Stats, which asks before it does: nothing is sent to anybody. It is
// false for a play that does not count, or whose names are too long for 8,000 characters.
func Link(p Play) (string, bool) {
	players := []fields{}
	p.players(func(name, id string, _ int, all fields) {
		all["name"], all["sourcePlayerId"] = name, id
		players = append(players, all)
	})
	written, err := plain(fields{"sourceName": source, "sourcePlayId": p.ID, "playDate": stamp(p.Date),
		"durationMin": p.Minutes, "board": p.Rules, "players": players, "game": fields{"name": p.Title,
			"sourceGameId": p.gameID(), "highestWins": true, "noPoints": !p.points()}}, "")
	link := linkStart + strings.ReplaceAll(url.QueryEscape(string(written)), "+", "%20")
	return link, err == nil && p.IsPlayed() && len(link) < longestLink
}

// Played returns the match in a file; the error says that there is none that counts.
func (l *List) Played(file string) (Play, error) {
	i := slices.IndexFunc(l.Plays, func(p Play) bool { return p.File == file && p.IsPlayed() })
	if i < 0 {
		return Play{}, errors.New(words.NoSuchPlay(file))
	}
	return l.Plays[i], nil
}

// Link returns the link of the match in a file, with a line end, as [Link] makes it.
func (l *List) Link(file string) ([]byte, error) {
	p, err := l.Played(file)
	if err != nil {
		return nil, err
	}
	link, ok := Link(p)
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

// BGStats returns the plays that count as a file that BG Stats takes in, NAME.bgsplay. The ids in it are the same
// each time, so a play that is taken in twice is there once.
func BGStats(list []Play) ([]byte, error) {
	games, people, played := []fields{}, []fields{}, []fields{}
	number := func(of *[]fields, id string, one fields) int {
		i := slices.IndexFunc(*of, func(f fields) bool { return f["uuid"] == id })
		if i < 0 {
			i, one["uuid"], one["id"] = len(*of), id, len(*of)+1
			*of = append(*of, one)
		}
		return i + 1
	}
	for _, p := range list {
		if !p.IsPlayed() {
			continue
		}
		game := number(&games, p.gameID(), fields{"name": p.Title, "noPoints": !p.points(), "highestWins": true,
			"cooperative": p.Together, "bggId": 0, "bggYear": 0})
		games[game-1]["usesTeams"] = games[game-1]["usesTeams"] == true || p.teams()
		scores := []fields{}
		p.players(func(name, id string, seat int, all fields) {
			all["playerRefId"] = number(&people, id, fields{"name": name, "isAnonymous": p.Seats[seat].Bot != ""})
			all["seatOrder"], all["newPlayer"] = seat+1, false
			scores = append(scores, all)
		})
		played = append(played, fields{"uuid": p.ID, "playDate": stamp(p.Date), "durationMin": p.Minutes,
			"gameRefId": game, "board": p.Rules, "rounds": 0, "ignored": false, "manualWinner": true,
			"usesTeams": p.teams(), "playerScores": scores})
	}
	text, err := plain(fields{"games": games, "players": people, "plays": played, "locations": []fields{},
		"userInfo": fields{}}, " ")
	return append(text, '\n'), err
}
