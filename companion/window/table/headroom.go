package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
)

// fitting is what the text size of the prompt was chosen for, and the help before it was cut. room is the
// height that the head keeps.
type fitting struct {
	help        string
	theme       *look.Theme
	width, room float32
	small       bool
}

// height returns the height of the head at a width. It is always that of a prompt of two lines and a line of
// help: of a longer one the help is cut, and it is written smaller, so that nothing below it moves.
// Only a button, or a text that fits in no size, makes the head higher.
func (h *head) height(width float32) float32 {
	now := fitting{theme: look.Current(), width: width, small: h.small,
		help: h.fitted.help}
	if h.fitted.room > 0 {
		if now.room = h.fitted.room; now == h.fitted {
			return max(now.room, widgets.HeightAt(h.content, width))
		}
	}
	sizes := h.sizes()
	h.probe.SizeName = sizes[0]
	h.probe.SetText("\n")
	now.room = 2*8 + max(h.mark.Side, h.whose.MinSize().Height) + widgets.HeightAt(h.probe, width)
	h.probe.SizeName = theme.SizeNameCaptionText
	h.probe.SetText("")
	now.room += widgets.HeightAt(h.probe, width)
	if h.now.Visible() && h.phase.is != handing { // while looking back, and after an undo
		now.room += 8 + h.now.MinSize().Height
	}
	h.fitted = now
	whole := now.help
	high := float32(0)
	for i, size := range sizes {
		if h.prompt.SizeName != size {
			h.prompt.SizeName = size
			h.prompt.Refresh()
		}
		for _, help := range []string{whole, words.Brief(whole), ""} {
			if whole == "" && help != "" || whole != "" && help == "" && i+2 < len(sizes) {
				continue
			}
			h.help.SetText(help)
			h.help.Hidden = help == ""
			if h.content.Size().Width == width { // nothing lays out anew what was hidden, and measures how it wraps
				h.help.Resize(fyne.NewSize(h.prompt.Size().Width, h.help.Size().Height))
			}
			if high = widgets.HeightAt(h.content, width); high <= now.room {
				return now.room
			}
		}
	}
	return high
}

// sizes returns the text sizes of the prompt, the usual one first.
func (h *head) sizes() []fyne.ThemeSizeName {
	all := []fyne.ThemeSizeName{look.SizePrompt, theme.SizeNameSubHeadingText, theme.SizeNameText,
		theme.SizeNameCaptionText}
	switch {
	case h.crowded(): // so that the dice below stay visible
		return all[2:]
	case h.small:
		return all[1:]
	}
	return all
}
