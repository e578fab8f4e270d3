package window_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/assets"
	"homespun/companion/match/words"
	"homespun/engines/enginetest/round"
)

// Under About whoever asks reads the terms of everything by others that is inside; with HOMESPUN_PICTURES
// there are pictures to look at.
func TestAboutHasTheTermsOfAll(t *testing.T) {
	for _, one := range round.Sample(t, 1, []struct {
		size fyne.Size
		look string
		text int
	}{{usual, "light", 100}, {usual, "dark", 100}, {fyne.NewSize(1024, 600), "light", 100},
		{fyne.NewSize(1024, 600), "dark", 100}, {fyne.NewSize(1024, 600), "contrast", 200}}) {
		t.Run(fmt.Sprint(one.size.Width, one.look, one.text), func(t *testing.T) {
			d := open(t, one.size, look(one.look, one.text), nil)
			d.press("About")
			d.picture("0-about")
			for _, name := range []string{"1-below", "2-below", "3-below", "4-below"} {
				d.key(fyne.KeyPageDown)
				d.picture(name)
			}
			d.title(words.About)
			notices := assets.Notices()
			for i, notice := range notices {
				name := notice.Name()
				d.press(name)
				if i == 0 || i == len(notices)-1 {
					d.picture("5-terms-" + fmt.Sprint(i))
				}
				first, _, _ := strings.Cut(notice.Terms, "\n")
				if !d.says(first) || !d.says(notice.Title) {
					t.Errorf("the terms of %s are not shown", name)
				}
				d.key(fyne.KeyEscape)
				d.title(words.About)
			}
		})
	}
}
