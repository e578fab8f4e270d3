package plays

import (
	"path/filepath"
	"slices"
	"strconv"

	"homespun/companion/match/words"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/printables/headings"
	"homespun/printables/pdf"
	"homespun/printables/resultcard"
)

// Card returns the card of the match in a file of a list of the folder, as a PDF file to print and pin up. The error
// says that there is none that counts, or is that of reading its file or its rules.
func (r Reader) Card(list *List, file string) ([]byte, error) {
	p, err := list.Played(file)
	if err != nil {
		return nil, err
	}
	d, err := r.card(&p)
	if err != nil {
		return nil, err
	}
	return pdf.Document{Title: words.Facts(p.Title, words.Day(p.Date)), Pages: []pdf.Page{{Drawing: d}}}.Bytes()
}

func (r Reader) card(p *Play) (*drawing.Drawing, error) {
	data, _, err := record.ReadFile(filepath.Join(r.Folder, p.File))
	if err != nil {
		return nil, err
	}
	file, err := record.Read(data)
	if err != nil {
		return nil, err
	}
	rules, err := r.Rules.Ruleset(file.Header)
	if err != nil {
		return nil, err
	}
	theme, err := rules.Game.FindTheme(file.Header.Theme)
	if err != nil { // a missing theme is no reason to stop
		if theme, err = rules.Game.FindTheme(""); err != nil {
			return nil, err
		}
	}
	card := resultcard.Card{Theme: rules.In(theme), Rules: headings.Second(rules), Day: words.Day(p.Date), How: p.how()}
	for i, s := range p.Seats {
		seat := resultcard.Seat{Who: p.Who(func(other Seat) bool { return other.ID == s.ID }), Won: s.Won}
		if s.Score != nil {
			seat.Score = strconv.Itoa(*p.Seats[i].Score)
		}
		card.Seats = append(card.Seats, seat)
	}
	return card.Drawing(), nil
}

// how says in a sentence how a play went.
func (p *Play) how() string {
	won := func(s Seat) bool { return s.Won }
	winners, margin := p.Who(won), 0
	if i := slices.IndexFunc(p.Seats, won); i >= 0 && p.Seats[i].Score != nil && !p.Together {
		ahead := !slices.ContainsFunc(p.Seats, func(s Seat) bool { return s.Score != nil && *s.Score > *p.Seats[i].Score })
		if by, ok := p.Margin(); ok && ahead {
			margin = by
		}
	}
	return words.CardHow(winners, margin, p.Turns, p.Minutes)
}
