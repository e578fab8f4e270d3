package printshop

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/printables"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// applies says for which choices a job has any matching parts.
type applies struct{ board, figures, booklet, pieces, blanks, cards, backs, bleed, mixed bool }

func appliesTo(job *printables.Job) (a applies) {
	a.mixed = job.Mixed()
	for _, part := range job.Parts {
		a.board = a.board || part.Kind == parts.Board
		a.figures = a.figures || part.Stands
		a.booklet = a.booklet || part.Fold
		a.pieces = a.pieces || part.Kind == parts.Pieces || part.Kind == parts.Cards
		a.blanks = a.blanks || part.Blank != nil
		if part.Kind != parts.Cards {
			continue
		}
		a.cards = true
		a.backs = a.backs ||
			slices.ContainsFunc(part.Pieces, func(p parts.Piece) bool { return p.Back != nil })
		a.bleed = a.bleed || slices.ContainsFunc(part.Pieces, func(p parts.Piece) bool { return p.Bleed > 0 })
	}
	return a
}

// lost is the group for pieces that were lost: it prints some pieces again.
type lost struct {
	*widgets.Typed
	fold *widgets.Fold
}

func newLost(c *choices, open map[string]bool) *lost {
	s := c.screen
	l := &lost{}
	l.Typed = widgets.NewTyped(c.content, words.LostPieces, words.LostHolder, func(text string) string {
		p, problem := readPicked(text, s.whole)
		if problem == "" {
			s.typed(p)
		}
		return problem
	})
	l.Entry.OnEnter = func() { s.printOnly(true) }
	l.fold = c.fold(words.LostPieces, open,
		container.New(widgets.Column{Gap: 0}, widgets.Quiet(words.LostHelp), l.Content))
	return l
}

// figureFold returns the group for how figures stand.
func (c *choices) figureFold(open map[string]bool) *widgets.Fold {
	s := c.screen
	pick := widgets.NewPick(words.Standings, int(s.order.standing), func(i int) {
		s.order.standing = parts.Standing(i)
		c.figures.SetNote(noteOf(words.Standings, i))
		s.lay()
	})
	fold := c.fold(words.StandingName, open, pick.Row)
	fold.SetNote(noteOf(words.Standings, int(s.order.standing)))
	return fold
}

// bookletFold returns the group for how the rulebook comes onto paper.
func (c *choices) bookletFold(open map[string]bool) *widgets.Fold {
	s := c.screen
	pick := widgets.NewPick(words.Booklets, int(s.order.booklet), func(i int) {
		s.order.booklet = printables.Booklet(i)
		c.booklet.SetNote(noteOf(words.Booklets, i))
		s.lay()
	})
	fold := c.fold(words.BookletName, open, pick.Row)
	fold.SetNote(noteOf(words.Booklets, int(s.order.booklet)))
	return fold
}

// cardChoices is the group for cards: how the backs are printed, the bleed, and the cut marks.
type cardChoices struct {
	choices      *choices
	fold         *widgets.Fold
	backs, bleed *fyne.Container
	// backsPick and bleedPick are the choices in these fields.
	backsPick, bleedPick *widgets.Pick
	own                  *widgets.Stepper
	ownField             *fyne.Container
	measures             *fyne.Container
	length, gap          *fyne.Container
	apply                applies
}

// The bounds and steps of lengths that are typed, in millimetres.
const (
	mostBleed, bleedStep = 20, 0.5
	usualBleed           = 2.5
	usualLength          = 3
	usualGap             = 0.6
	usualWidth           = 0.2
)

func newCardChoices(c *choices, open map[string]bool) *cardChoices {
	s := c.screen
	k := &cardChoices{choices: c}
	k.backsPick = widgets.NewPick(words.Backs, int(s.order.backs), func(i int) {
		s.order.backs = paper.Backs(i)
		k.changed()
	})
	k.backs = widgets.Field(words.BacksName, "", k.backsPick.Row)

	k.own = widgets.NewStepper(words.BleedName, usualBleed, bleedStep, 0, mostBleed, func(mm float64) {
		s.order.bleed = paper.Bleed{Exact: true, MM: mm}
		k.changed()
	})
	k.ownField = widgets.Field(words.OwnBleed, "", k.own.Row)
	way := 0
	switch {
	case s.order.bleed.Exact && s.order.bleed.MM == 0:
		way = 1
	case s.order.bleed.Exact:
		way = 2
		k.own.Set(s.order.bleed.MM)
	}
	widgets.SetVisible(k.ownField, way == 2)
	k.bleedPick = widgets.NewPick([]string{words.AutoBleed, words.SharedBleed, words.OwnBleed}, way,
		func(i int) {
			s.order.bleed = []paper.Bleed{{}, paper.SharedCuts, {Exact: true, MM: k.own.Value()}}[i]
			widgets.SetVisible(k.ownField, i == 2)
			k.changed()
		})
	k.bleed = widgets.Field(words.BleedName, "",
		container.New(widgets.Column{Gap: 4}, k.bleedPick.Row, k.ownField))

	measure := func(name string, of *float64, usual, step, low, high float64) *fyne.Container {
		value := cmp.Or(*of, usual)
		return widgets.Field(name, "",
			widgets.NewStepper(name, value, step, low, high, func(mm float64) { *of = mm; k.changed() }).Row)
	}
	marks := &s.order.marks
	k.length = measure(words.MarkLength, &marks.Length, usualLength, 0.5, 0.5, 50)
	k.gap = measure(words.MarkGap, &marks.Gap, usualGap, 0.2, 0.2, 10)
	k.measures = widgets.NewGrid(176, 2, k.length, k.gap,
		measure(words.MarkWidth, &marks.Width, usualWidth, 0.05, 0.05, 1))
	style := widgets.NewPick(words.Marks, int(marks.Style), func(i int) {
		marks.Style = paper.CutStyle(i)
		k.changed()
	})
	cut := widgets.Field(words.MarksName, "", container.New(widgets.Column{Gap: 4}, style.Row, k.measures))
	k.fold = c.fold(words.CardsName, open, container.New(widgets.Column{Gap: 8}, k.backs, k.bleed, cut))
	k.show()
	return k
}

// changed lays out the print again after one of these choices.
func (k *cardChoices) changed() {
	k.show()
	k.choices.content.Again()
	k.choices.screen.lay()
}

// again shows what was chosen elsewhere: how backs are printed, with shared cuts.
func (k *cardChoices) again() {
	k.backsPick.Set(int(k.choices.screen.order.backs))
	k.bleedPick.Set(1)
	widgets.SetVisible(k.ownField, false)
	k.show()
	k.choices.content.Again()
}

// fit shows what applies.
func (k *cardChoices) fit(apply applies) {
	if k.apply != apply {
		k.apply, k.choices.stale = apply, true
		widgets.SetVisible(k.backs, apply.backs)
		widgets.SetVisible(k.bleed, apply.bleed)
		k.show()
	}
}

func (k *cardChoices) show() {
	o := k.choices.screen.order
	widgets.SetVisible(k.measures, o.marks.Style != paper.NoMarks)
	widgets.SetVisible(k.length, o.marks.Style == paper.Ticks)
	widgets.SetVisible(k.gap, o.marks.Style == paper.Ticks || o.marks.Style == paper.Lines)
	var notes []string
	if k.apply.backs {
		notes = append(notes, noteOf(words.Backs, int(o.backs)))
	}
	k.fold.SetNote(words.Facts(append(notes, noteOf(words.Marks, int(o.marks.Style)))...))
}

// moreChoices is the group of choices that few people need.
type moreChoices struct {
	choices        *choices
	fold           *widgets.Fold
	board, files   *fyne.Container
	copies, spares *fyne.Container
	pictures       *fyne.Container
}

// Bounds of how often pieces are printed.
const (
	mostCopies = 20
	mostSpares = 50
)

func newMoreChoices(c *choices, open map[string]bool) *moreChoices {
	s := c.screen
	m := &moreChoices{choices: c}
	papers, chosen := []string{words.SamePaper}, 0
	for i, size := range paper.Sizes {
		papers = append(papers, size.Name)
		if size == s.order.boardSize {
			chosen = i + 1
		}
	}
	m.board = widgets.Field(words.BoardPaper, words.BoardPaperHelp,
		widgets.NewPick(papers, chosen, func(i int) {
			if s.order.boardSize = (paper.Size{}); i > 0 {
				s.order.boardSize = paper.Sizes[i-1]
			}
			m.changed()
		}).Row)
	m.files = widgets.Field(words.FilesName, words.FilesHelp,
		widgets.NewRow(widgets.NewCheck(words.FilesApart,
			s.order.twoFiles, func(on bool) { s.order.twoFiles = on; m.changed() })))
	m.copies = widgets.Field(words.CopiesName, words.CopiesHelp,
		widgets.NewStepper(words.CopiesName, float64(s.order.copies), 1, 1, mostCopies,
			func(n float64) { s.order.copies = int(n); m.changed() }).Row)
	m.spares = widgets.Field(words.SparesName, words.SparesHelp,
		widgets.NewStepper(words.SparesName, float64(s.order.spares), 1, 0, mostSpares,
			func(n float64) { s.order.spares = int(n); m.changed() }).Row)
	dpi := 1
	fine := widgets.NewPick([]string{"150 dpi", "300 dpi", "600 dpi"}, dpi, func(i int) { dpi = i })
	bleed := false
	beyond := widgets.NewCheck(words.PicturesBleed, bleed, func(on bool) { bleed = on })
	save := widgets.NewButton(words.SavePictures, theme.FileImageIcon(), func() {
		s.savePictures([]float64{150, 300, 600}[dpi], bleed)
	})
	m.pictures = widgets.Field(words.PicturesName, words.PicturesHelp,
		container.New(widgets.Column{Gap: 8}, fine.Row, widgets.NewRow(beyond, save)))
	m.fold = c.fold(words.MoreName, open,
		container.New(widgets.Column{Gap: 12}, m.board, m.files, m.copies, m.spares, m.pictures))
	m.note()
	return m
}

func (m *moreChoices) changed() {
	m.note()
	m.choices.screen.lay()
}

// fit hides what does not apply. With only, copies and spares are hidden too, because picked pieces carry
// their own number.
func (m *moreChoices) fit(apply applies, only bool) {
	m.choices.setVisible(m.board, apply.board)
	m.choices.setVisible(m.files, apply.mixed)
	m.choices.setVisible(m.copies, apply.pieces && !only)
	m.choices.setVisible(m.spares, apply.blanks && !only)
}

func (m *moreChoices) note() {
	o := m.choices.screen.order
	var notes []string
	if o.boardSize.Name != "" {
		notes = append(notes, words.BoardOn(o.boardSize.Name))
	}
	if o.twoFiles {
		notes = append(notes, words.FilesApart)
	}
	if o.copies > 1 {
		notes = append(notes, words.CopiesOf(o.copies))
	}
	if o.spares > 0 {
		notes = append(notes, words.SparesOf(o.spares))
	}
	m.fold.SetNote(strings.TrimSpace(words.Facts(notes...)))
}
