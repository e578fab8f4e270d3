package shelf

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets"
)

// tonight is what a family says when it cannot agree on a game: how many they are, how old the youngest is and
// how many minutes they have. 0 is whatever.
type tonight struct{ players, youngest, minutes int }

// The answers that are offered, besides whatever.
var (
	somePlayers = []int{1, 2, 3, 4, 5, 6}
	someAges    = []int{5, 6, 7, 8, 9, 10}
	someMinutes = []int{15, 30, 45, 60, 90}
)

// How well a game fits.
const (
	fits = iota
	// shares: some share a seat, or a bot plays along.
	shares
	fails
)

// judge returns how well a game fits, and a sentence on why it does not quite; "" if it does.
func (t tonight) judge(game *rulesets.Game) (how int, why string) {
	if t.youngest > 0 && t.youngest < game.Age {
		return fails, words.TooYoung(game.Age)
	}
	if t.minutes > 0 && t.minutes < game.Minutes[0] {
		return fails, words.TooLong(game.Minutes[0])
	}
	rules, err := game.Standard()
	if err != nil || t.players == 0 {
		return fits, ""
	}
	switch low, high, _ := rules.Seats(); {
	case t.players < low:
		return shares, words.PlaysAlong(low - t.players)
	case t.players > high:
		return shares, words.Share(high)
	}
	return fits, ""
}

// ask is the section that asks for it, and the button that opens and shuts it. It is shut until somebody wants it.
type ask struct {
	screen  *Screen
	said    tonight
	button  *widgets.Button
	content fyne.CanvasObject
}

// kept is the key under which the window keeps what was said.
type kept struct{}

func newAsk(s *Screen) *ask {
	a := &ask{screen: s}
	a.said, _ = s.shell.Kept(kept{}).(tonight)
	a.content = widgets.NewGrid(330, 3,
		a.question(words.HowMany, somePlayers, &a.said.players, strconv.Itoa),
		a.question(words.HowYoung, someAges, &a.said.youngest, words.Years),
		a.question(words.HowLong, someMinutes, &a.said.minutes, words.MinutesOf))
	a.button = widgets.NewButton(words.WhichTonight, nil, func() { a.open(!a.content.Visible()) })
	a.open(a.said != tonight{})
	return a
}

// open shows the questions, or takes them away.
func (a *ask) open(on bool) {
	widgets.SetVisible(a.content, on)
	a.button.Icon = theme.MenuExpandIcon()
	if on {
		a.button.Icon = theme.MenuDropDownIcon()
	}
	a.button.Refresh()
	a.screen.page.Again()
}

// question returns one of the questions with its answers.
func (a *ask) question(title string, answers []int, said *int, name func(int) string) fyne.CanvasObject {
	names := []string{words.Whatever}
	for _, n := range answers {
		names = append(names, name(n))
	}
	pick := widgets.NewPick(names, slices.Index(answers, *said)+1, func(i int) {
		*said = 0
		if i > 0 {
			*said = answers[i-1]
		}
		a.screen.shell.Keep(kept{}, a.said)
		a.screen.order()
		a.screen.fill()
	})
	return widgets.Field(title, "", widgets.Indent(8, pick.Row))
}

// order puts the boxes that fit first, and says on the others why not.
func (s *Screen) order() {
	boxes := slices.Clone(s.all)
	for _, b := range boxes {
		b.fit(s.ask.said.judge(b.game))
	}
	slices.SortStableFunc(boxes, func(a, b *box) int { return a.fits - b.fits })
	s.boxes, s.play = newPlanks(boxes, s.room), boxes[0].play
}
