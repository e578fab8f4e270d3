package look

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"homespun/assets"
	"homespun/printables/drawing"
)

// The text sizes that Fyne has no name for. At 100 percent text is 16, the smallest 13, titles 22 and 30, the
// prompt 24.
const (
	SizePrompt fyne.ThemeSizeName = "homespunPrompt"
	// SizeOrder is read from two metres: its capitals are 38 px high, 9 mm on a screen of 14 inches. SizeFar
	// is what stands beside it, with capitals of 5 mm.
	SizeOrder  fyne.ThemeSizeName = "homespunOrder"
	SizeFar    fyne.ThemeSizeName = "homespunFar"
	SizeNumber fyne.ThemeSizeName = "homespunNumber"
)

// The text colours for coloured bars, the same in every look.
const (
	ColorInk   fyne.ThemeColorName = "homespunInk"
	ColorWhite fyne.ThemeColorName = "homespunWhite"
)

// InkOn returns the theme name of the text colour for a background: ink or white, whichever contrasts more.
func InkOn(ground drawing.Colour) fyne.ThemeColorName {
	if On(ground) == drawing.White {
		return ColorWhite
	}
	return ColorInk
}

// Title is the text style of titles, prompts, dice and numbers. The theme draws it in Fredoka; Monospace is
// only the flag by which the theme recognises it.
var Title = fyne.TextStyle{Monospace: true}

// Bold is the text style of words that stand out.
var Bold = fyne.TextStyle{Bold: true}

var (
	fredoka  = &fyne.StaticResource{StaticName: "Fredoka-SemiBold.ttf", StaticContent: assets.Fredoka}
	atkinson = &fyne.StaticResource{StaticName: "AtkinsonHyperlegibleNext-Regular.ttf",
		StaticContent: assets.Atkinson}
	bold = &fyne.StaticResource{StaticName: "AtkinsonHyperlegibleNext-Bold.ttf",
		StaticContent: assets.AtkinsonBold}
)

// A Theme makes a palette and a text size into a Fyne theme. It ignores whether the system asks for light or
// dark.
type Theme struct {
	*Palette
	// Text scales all text sizes: from 1 to 2, and up to twice as much in a large window.
	Text float32
	// Growth is by how much what a person taps and looks at is larger than usual, as in a large window.
	Growth float32
	base   fyne.Theme
}

var _ fyne.Theme = (*Theme)(nil)

// NewTheme returns the theme of a palette with a text size in percent, from 100 to 200.
func NewTheme(palette *Palette, percent int) *Theme {
	return &Theme{palette, float32(max(100, min(200, percent))) / 100, 1, theme.DefaultTheme()}
}

// Usual is the size of a window for which the text sizes and the measures of the screens are meant.
var Usual = fyne.NewSize(1280, 800)

// Growth returns by how much text grows in a window, from 1 to 2 in tenths: in one that is larger than the
// usual one by three quarters of what it is larger, so that there is room for more as well.
func Growth(window fyne.Size) float32 {
	larger := fyne.Min(window.Width/Usual.Width, window.Height/Usual.Height)
	tenths := float32(math.Floor(float64(10 + 7.5*(larger-1))))
	return max(10, min(20, tenths)) / 10
}

// Grown returns the theme with all text sizes so many times larger.
func (t *Theme) Grown(growth float32) *Theme {
	grown := *t
	grown.Text *= growth
	grown.Growth *= growth
	return &grown
}

// Grow returns a length of the usual window as long as it is in the window that there is.
func (t *Theme) Grow(pixels float32) float32 { return pixels * t.Growth }

// Current returns the theme of the running app, or the light one if the app has none of this package.
func Current() *Theme {
	if app := fyne.CurrentApp(); app != nil {
		if t, ok := app.Settings().Theme().(*Theme); ok {
			return t
		}
	}
	return fallback
}

var fallback = NewTheme(&Light, 100)

// Variant returns whether Fyne should treat this look as light or dark.
func (t *Theme) Variant() fyne.ThemeVariant {
	if t.Dark {
		return theme.VariantDark
	}
	return theme.VariantLight
}

// Color implements fyne.Theme.
func (t *Theme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	switch name {
	case ColorInk:
		return drawing.Ink
	case ColorWhite:
		return drawing.White
	case theme.ColorNameBackground:
		return t.Table
	case theme.ColorNameButton, theme.ColorNameInputBackground, theme.ColorNameMenuBackground,
		theme.ColorNameOverlayBackground,
		theme.ColorNameHeaderBackground:
		return t.Paper
	case theme.ColorNameDisabledButton:
		return t.Table
	case theme.ColorNameForeground:
		return t.Ink
	case theme.ColorNameDisabled, theme.ColorNamePlaceHolder:
		return t.Quiet
	case theme.ColorNamePrimary, theme.ColorNameHyperlink:
		return t.Accent
	case theme.ColorNameForegroundOnPrimary:
		return t.OnAccent
	case theme.ColorNameError:
		return t.Refuse
	case theme.ColorNameWarning:
		return t.Warn
	case theme.ColorNameSuccess:
		return t.Good
	case theme.ColorNameForegroundOnError:
		return On(t.Refuse)
	case theme.ColorNameForegroundOnWarning:
		return On(t.Warn)
	case theme.ColorNameForegroundOnSuccess:
		return On(t.Good)
	case theme.ColorNameFocus:
		return t.Focus
	case theme.ColorNameHover:
		return Clear(t.Ink, 0.07)
	case theme.ColorNamePressed:
		return Clear(t.Ink, 0.15)
	case theme.ColorNameSelection:
		return Clear(t.Focus, 0.3)
	case theme.ColorNameInputBorder:
		return t.Quiet
	case theme.ColorNameSeparator, theme.ColorNameInnerWindowBorder, theme.ColorNameInnerWindowBorderInactive:
		return t.Line
	case theme.ColorNameScrollBar:
		return Clear(t.Quiet, 0.7)
	case theme.ColorNameScrollBarBackground:
		return Clear(t.Line, 0.4)
	case theme.ColorNameShadow:
		return Clear(drawing.Black, 0.25)
	}
	return t.base.Color(name, t.Variant())
}

// Size implements fyne.Theme. Only text, and icons that stand in a line with it, grow with the text size.
func (t *Theme) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameText:
		return 16 * t.Text
	case theme.SizeNameCaptionText:
		return 13 * t.Text
	case theme.SizeNameSubHeadingText:
		return 22 * t.Text
	case theme.SizeNameHeadingText, SizeNumber:
		return 30 * t.Text
	case SizeOrder:
		return 54
	case SizeFar:
		return 30
	case SizePrompt:
		return 24 * t.Text
	case theme.SizeNameInlineIcon:
		return 20 * t.Text
	case theme.SizeNamePadding:
		return 4
	case theme.SizeNameInnerPadding:
		return 8
	case theme.SizeNameLineSpacing:
		return 4
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius, theme.SizeNameButtonRadius:
		return 8
	case theme.SizeNameCardRadius, theme.SizeNameDialogRadius, theme.SizeNamePopupRadius,
		theme.SizeNameMenuRadius:
		return 12
	case theme.SizeNameModalBlurRadius:
		return 0
	}
	return t.base.Size(name)
}

// Font implements fyne.Theme.
func (t *Theme) Font(style fyne.TextStyle) fyne.Resource {
	switch {
	case style.Symbol:
		return t.base.Font(style)
	case style.Monospace:
		return fredoka
	case style.Bold:
		return bold
	}
	return atkinson
}

// Icon implements fyne.Theme.
func (t *Theme) Icon(name fyne.ThemeIconName) fyne.Resource { return t.base.Icon(name) }
