// Package plays is what a family has played, from the match files alone. A [Play] is one match: what was played
// when, by whom, and how it ended. [Reader] reads those of a folder, [FamilyOf] computes what they say about the
// people, the games and the dice, and [CSV], [BGStats] and [Link] give them out. Nothing leaves the machine.
//
// Nobody learns a secret of a running match from its play: it has no line, no hand and no position, no result
// and no id, and of its dice only those that everybody has seen.
package plays

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/engines/record"
	"homespun/rulesets"
)

// Play is one match.
type Play struct {
	// ID is a UUID of all that was played: the front matter and the moves that stand. A file that is renamed
	// or copied, and a name that is put right, do not change it. It is "" while the match runs.
	ID string `json:"id,omitempty"`
	// File is the name of the match file, without a folder.
	File string `json:"file"`
	// Game is the game's id, Title its name. Rules is the name of the rules, the family's own or shipped ones
	// that are not the standard; "" for the standard.
	Game  string `json:"game"`
	Title string `json:"title"`
	Rules string `json:"rules,omitempty"`
	// Date is when the match began, in UTC; where the file does not say it, when it was last written.
	Date time.Time `json:"date"`
	// Ended is when the last move was made, in UTC, as near as the marks of the file tell; zero while the match
	// runs.
	Ended time.Time `json:"-"`
	// Minutes is how long the sittings took that the file tells, at least 1; 0 where it tells none.
	Minutes int `json:"minutes,omitempty"`
	// Over says that the match has ended. GoesOnIn names the file in which it goes on by other rules.
	Over     bool   `json:"over"`
	GoesOnIn string `json:"goes_on_in,omitempty"`
	// Together says that all win or lose together.
	Together bool   `json:"together,omitempty"`
	Seats    []Seat `json:"seats"`
	// Lines and Turns count those made, as the lab counts them; undone ones are no turns.
	Lines int `json:"lines"`
	Turns int `json:"turns"`
	// Result is the game's own, as `homespun verify --json` tells it; nil while the match runs.
	Result json.RawMessage `json:"result,omitempty"`
	// DiceBy is who rolled: "app", "table", or "" where the file does not say.
	DiceBy string `json:"dice_by,omitempty"`
	Dice   []Dice `json:"dice,omitempty"`
	// CopyOf names the file of which this one is a copy. Only that one counts.
	CopyOf string `json:"copy_of,omitempty"`
}

// Seat says who sat on a seat at the end.
type Seat struct {
	ID string `json:"id"`
	// Names are the people, several if they took turns. Bot is the level of a bot; then there are no names.
	Names []string `json:"names,omitempty"`
	Bot   string   `json:"bot,omitempty"`
	// Score is nil in games without points, and while the match runs.
	Score *int `json:"score,omitempty"`
	Won   bool `json:"won,omitempty"`
}

// Dice is what the dice of one kind showed. Sides are what the faces bear, if these are no pips; a side that
// stands on several faces is counted at the first of them.
type Dice struct {
	Faces  int      `json:"faces"`
	Sides  []string `json:"sides,omitempty"`
	Counts []int    `json:"counts"`
}

// mostNames is how many people are told of one seat, longestName the longest name of rules or a file, in letters.
const mostNames, longestName = 12, 80

// playOf returns the play of a match that was replayed from a file.
func playOf(name string, file *record.File, m *record.Match, rules *rulesets.Ruleset, modified time.Time) *Play {
	h, engine, position := m.Header(), m.Engine(), m.Position()
	p := &Play{File: name, Game: engine.Info().ID, Title: text.Clean(rules.Game.Title, longestName),
		Over: m.Over(), GoesOnIn: text.Short(text.OneLine(file.GoesOnIn), longestName),
		Together: engine.Info().Together, Lines: len(m.Steps()), DiceBy: h.Dice, Date: date(file, modified)}
	standard, err := rules.Game.Standard()
	if !rules.Game.Own && (h.House != "" || err != nil || standard.ID != rules.ID) {
		p.Rules = text.Clean(rules.Name, longestName)
	}
	sittings, _ := record.Sittings(file.Marks, len(file.Lines))
	var took time.Duration
	for _, sitting := range sittings {
		took += sitting.End.Sub(sitting.Begin)
	}
	if len(sittings) > 0 {
		p.Minutes = max(1, int(took.Round(time.Minute)/time.Minute))
	}
	winners := engine.Outcome(position).Winners
	scoring, _ := engine.Game().(engines.Scoring)
	for i, s := range m.Seats() {
		seat := Seat{ID: s.ID, Bot: s.Bot, Won: p.Over && winners.Has(engines.Seat(i))}
		if s.Bot == "" {
			seat.Names = slices.Clone(s.Names[:min(len(s.Names), mostNames)])
		}
		if p.Over && scoring != nil {
			score := scoring.SeatScore(position, engines.Seat(i))
			seat.Score = &score
		}
		p.Seats = append(p.Seats, seat)
	}
	p.call(rulesets.CleanName)
	if p.Over {
		p.ID, p.Ended = idOf(file, m), ended(file, m, p.Date)
		p.Result, _ = json.Marshal(engine.Result(position))
	}
	p.tally(m)
	return p
}

// call gives the people of a play other names. Who has none of them, or the same twice, stands there once.
func (p *Play) call(called func(string) string) {
	for i := range p.Seats {
		var names []string
		for _, name := range p.Seats[i].Names {
			if name = called(name); name != "" && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		p.Seats[i].Names = names
	}
}

// date returns when a match began.
func date(file *record.File, modified time.Time) time.Time {
	began := file.Header.Started
	if began.IsZero() && len(file.Marks) > 0 {
		began = file.Marks[0].At
	}
	if !isDate(began) {
		began = modified
	}
	return began.UTC().Truncate(time.Second)
}

// isDate reports whether a match can have a date.
func isDate(at time.Time) bool { return at.UTC().Year() >= 1000 && at.UTC().Year() <= 9999 }

// ended returns when the last move of a match that is over was made: at the end of its sitting, or where the file
// lacks that, at the last time that it tells before. What was written later, such as a name that was put right,
// does not count. Nor does the time at which the file was written, since each copy would have another end.
func ended(file *record.File, m *record.Match, began time.Time) time.Time {
	last := len(m.Steps())
	for last > 0 && (!m.IsActive(last-1) || m.Steps()[last-1].Line.Kind != record.MoveLine) {
		last--
	}
	at := began
	for _, mark := range file.Marks {
		done := mark.Lines >= last
		if isDate(mark.At) && mark.At.After(at) && (!done || mark.At.Sub(at) < record.LongestSitting) {
			at = mark.At.UTC()
		}
		if done {
			break
		}
	}
	return at.Truncate(time.Second)
}

// idOf returns the id of a match: a UUID of its front matter and the moves that stand.
func idOf(file *record.File, m *record.Match) string {
	parts := strings.Fields(file.Front())
	for i := range m.Steps() {
		if m.IsActive(i) && m.Steps()[i].Line.Kind != record.SeatLine {
			parts = append(parts, file.Lines[i].Text) // as it is written, whatever a later version would write
		}
	}
	return uuidOf(parts...)
}

// uuidOf returns a UUID, of version 8 (RFC 9562), for words that always stand for the same thing.
func uuidOf(parts ...string) string {
	sum := sha256.Sum256([]byte(strings.Join(parts, "\x00")))
	sum[6], sum[8] = sum[6]&0x0f|0x80, sum[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", sum[:4], sum[4:6], sum[6:8], sum[8:10], sum[10:16])
}

// tally counts the turns and the dice of the lines that stand, without those that not everybody has seen.
func (p *Play) tally(m *record.Match) {
	engine, last := m.Engine(), engines.Table
	kinds := map[engines.Die]int{}
	for i := range m.Steps() {
		step := &m.Steps()[i]
		if !m.IsActive(i) || step.Line.Kind != record.MoveLine {
			continue
		}
		move := step.Line.Move
		if move.Who >= 0 && move.Who != last {
			last = move.Who
			p.Turns++
		}
		if roll := step.Pending.Roll; move.Who == engines.Dice && move.N == roll.N && !m.Hides(*step) {
			for i, die := range roll.Dice() {
				die.Owner = engines.Dice
				at, known := kinds[die]
				if !known {
					at, kinds[die] = len(p.Dice), len(p.Dice)
					p.Dice = append(p.Dice, diceOf(engine, die))
				}
				if face := die.Face(move.Args[i]); face > 0 {
					p.Dice[at].Counts[face-1]++
				}
			}
		}
	}
	if over, ok := engine.Walk(m.Position()).(interface{ TurnsOver() (int, bool) }).TurnsOver(); ok {
		p.Turns = over + 1
	}
}

// diceOf returns dice of a kind that were not rolled yet.
func diceOf(engine engines.Engine, die engines.Die) Dice {
	d := Dice{Faces: int(die.Faces), Counts: make([]int, die.Faces)}
	for face := 1; face <= d.Faces && !die.Plain(); face++ {
		roll := engines.NewMove(engines.Dice, engines.VerbRoll, die.Side(face))
		d.Sides = append(d.Sides, text.Clean(engine.Format(roll), longestName))
	}
	return d
}

// IsPlayed reports whether a play counts in what is told of the family: it is over, no copy, and people sat there.
func (p *Play) IsPlayed() bool {
	return p.Over && p.CopyOf == "" &&
		slices.ContainsFunc(p.Seats, func(s Seat) bool { return len(s.Names) > 0 })
}

// Margin returns by how many points the best seat was before the next; false in games without points.
func (p *Play) Margin() (margin int, ok bool) {
	var scores []int
	for _, s := range p.Seats {
		if s.Score != nil {
			scores = append(scores, *s.Score)
		}
	}
	if slices.Sort(scores); len(scores) < 2 {
		return 0, false
	}
	return scores[len(scores)-1] - scores[len(scores)-2], true
}
