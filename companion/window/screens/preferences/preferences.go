// Package preferences is the screen of the settings.
package preferences

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/sound"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/paper"
)

// sizes are the text sizes to choose from, in percent.
var sizes = []int{100, 125, 150, 175, 200}

// Screen is the settings.
type Screen struct {
	shell *shell.Shell
	ways  Ways
	page  *widgets.Page
	first fyne.Focusable
}

var _ shell.Screen = (*Screen)(nil)

// Ways are the routes from this screen to others.
type Ways struct {
	// Show opens a folder in the system's own viewer.
	Show func(path string)
	// BringBack goes to the screen that brings back what is in a copy.
	BringBack func()
}

// New returns the screen.
func New(sh *shell.Shell, ways Ways) *Screen {
	s := &Screen{shell: sh, ways: ways, page: widgets.NewPage(820)}
	s.fill()
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return words.Settings }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject { return s.page }

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable { return s.first }

// Leave implements shell.Screen.
func (s *Screen) Leave() { s.shell.Voice.Hush() }

// set saves changed settings. The page is built again, because the text size may have changed.
func (s *Screen) set(change func(*settings.Settings)) {
	now := s.shell.Settings()
	change(&now)
	s.shell.SetSettings(now)
	s.page.Again()
}

func (s *Screen) fill() {
	now := s.shell.Settings()
	looks := widgets.NewPick([]string{words.LookLight, words.LookDark, words.LookContrast},
		slices.Index(settings.Looks, now.Look),
		func(i int) { s.set(func(to *settings.Settings) { to.Look = settings.Looks[i] }) })
	s.first = looks.Buttons[max(0, looks.Chosen())]
	var percents, papers []string
	nearest := 0
	for i, size := range sizes {
		percents = append(percents, words.Percent(size))
		if now.Text >= size {
			nearest = i
		}
	}
	for _, id := range settings.Papers {
		name := id
		if size, err := paper.SizeByID(id); err == nil {
			name = size.Name
		}
		papers = append(papers, name)
	}
	text := widgets.NewPick(percents, nearest, func(i int) {
		s.set(func(to *settings.Settings) { to.Text = sizes[i] })
	})
	motion := widgets.NewPick([]string{words.MotionFull, words.MotionLess},
		slices.Index(settings.Motions, now.Motion),
		func(i int) { s.set(func(to *settings.Settings) { to.Motion = settings.Motions[i] }) })
	telling := widgets.NewPick(
		words.Tellings(),
		slices.Index(settings.Tellings, now.Telling),
		func(i int) { s.set(func(to *settings.Settings) { to.Telling = settings.Tellings[i] }) })
	sheet := widgets.NewPick(papers, slices.Index(settings.Papers, now.Paper), func(i int) {
		s.set(func(to *settings.Settings) { to.Paper = settings.Papers[i] })
	})
	dice := widgets.NewPick([]string{words.AppRolls, words.RealDice},
		slices.Index(settings.Rollers, now.Dice),
		func(i int) { s.set(func(to *settings.Settings) { to.Dice = settings.Rollers[i] }) })
	volume := widgets.NewPick(
		words.Volumes(),
		slices.Index(settings.Volumes, now.Sound), func(i int) {
			s.set(func(to *settings.Settings) { to.Sound = settings.Volumes[i] })
			s.shell.Sound.Play(sound.Coin, settings.Volumes[i])
		})
	voice := widgets.NewPick([]string{words.ReadAloudOff, words.ReadAloudOn},
		slices.Index(settings.Voices, now.Voice), func(i int) {
			s.set(func(to *settings.Settings) { to.Voice = settings.Voices[i] })
			if s.shell.Voice.Hush(); settings.Voices[i] == "on" {
				s.shell.Voice.Say(words.ReadAloudHelp)
			}
		})
	aloud := panel(words.ReadAloud, words.ReadAloudHelp, voice)
	if !s.shell.Voice.Has() {
		aloud.Hide()
	}
	folder := container.New(widgets.Column{Gap: 0},
		widgets.Words(words.YourFolder, theme.SizeNameText, look.Bold),
		widgets.Text(s.shell.Folder), widgets.Quiet(words.FolderHelp),
		widgets.Indent(8, widgets.NewRow(
			widgets.NewButton(words.OpenFolder, theme.FolderOpenIcon(), func() { s.ways.Show(s.shell.Folder) }))))
	if s.shell.Deps.Settings != "" {
		folder.Add(widgets.Quiet(words.Facts(words.SettingsFile, s.shell.Deps.Settings)))
	}
	s.page.Set(
		panel(words.Look, "", looks), panel(words.TextSize, "", text), panel(words.Motion, "", motion),
		panel(words.TellingSpeed, words.TellingHelp, telling),
		panel(words.Sound, words.SoundHelp, volume), aloud,
		panel(words.PaperSize, words.PaperHelp, sheet), panel(words.WhoRolls, words.DiceHelp, dice),
		widgets.Panel(folder), newCopies(s, s.ways.BringBack))
}

// panel returns the panel of one setting.
func panel(name, help string, pick *widgets.Pick) fyne.CanvasObject {
	return widgets.Panel(widgets.Field(name, help, widgets.Indent(8, pick.Row)))
}
