package svg

import (
	"errors"
	"fmt"
	"image/color"
	"strings"
	"testing"
)

// signs are colours by their letters in pictures of tests.
var signs = map[color.RGBA]byte{{}: '.', {A: 255}: 'k', {255, 0, 0, 255}: 'r', {0, 0, 255, 255}: 'b',
	{255, 255, 255, 255}: 'w', {0, 128, 0, 255}: 'g', {128, 0, 0, 128}: 'h'}

// text draws the inner part of a picture of 8 x 4 units as text, a sign for the middle of each unit.
func text(t *testing.T, inner string) string {
	t.Helper()
	return whole(t, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">`+inner+`</svg>`)
}

func whole(t *testing.T, file string) string {
	t.Helper()
	p, err := Parse([]byte(file))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	const scale = 10
	drawn, err := p.Draw(scale)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	var b strings.Builder
	for y := range drawn.Rect.Dy() / scale {
		if y > 0 {
			b.WriteByte(' ')
		}
		for x := range drawn.Rect.Dx() / scale {
			sign, known := signs[drawn.RGBAAt(x*scale+scale/2, y*scale+scale/2)]
			if !known {
				sign = '?'
			}
			b.WriteByte(sign)
		}
	}
	return b.String()
}

func TestPlainPicturesAreDrawn(t *testing.T) {
	for what, c := range map[string]struct{ inner, want string }{
		"a rectangle":            {`<rect x="1" y="1" width="2" height="2" fill="red"/>`, "........ .rr..... .rr..... ........"},
		"percent":                {`<rect width="50%" height="25%" fill="#f00"/>`, "rrrr.... ........ ........ ........"},
		"a path":                 {`<path d="M1 1h2v2H1z" fill="rgb(255,0,0)"/>`, "........ .rr..... .rr..... ........"},
		"numbers without blanks": {`<path d="M1,1l2-0 0,2-2,0z"/>`, "........ .kk..... .kk..... ........"},
		"an arc":                 {`<path d="M2 .1a1.9 1.9 0 11-.001 0z"/>`, ".kk..... kkkk.... kkkk.... .kk....."},
		"a circle":               {`<circle cx="2" cy="2" r="1.9"/>`, ".kk..... kkkk.... kkkk.... .kk....."},
		"a polygon":              {`<polygon points="0,0 4,0 4,4 0,4"/>`, "kkkk.... kkkk.... kkkk.... kkkk...."},
		"an outline as wide as its group makes it": {
			`<g transform="scale(2)"><path d="M0 1h4" stroke="red" stroke-width="1"/></g>`,
			"........ rrrrrrrr rrrrrrrr ........"},
		"a hole":             {`<path fill-rule="evenodd" d="M0 0h4v4h-4zM1 1h2v2h-2z"/>`, "kkkk.... k..k.... k..k.... kkkk...."},
		"no hole":            {`<path d="M0 0h4v4h-4zM1 1h2v2h-2z"/>`, "kkkk.... kkkk.... kkkk.... kkkk...."},
		"a copy, moved":      {`<defs><rect id="a" width="1" height="1"/></defs><use href="#a" x="3" y="2"/>`, "........ ........ ...k.... ........"},
		"a copy, mirrored":   {`<path id="a" d="M0 0h3v1H0z"/><use xmlns:x="http://www.w3.org/1999/xlink" x:href="#a" transform="matrix(-1 0 0 1 8 2)"/>`, "kkk..... ........ .....kkk ........"},
		"a symbol":           {`<symbol id="s" viewBox="0 0 2 2"><rect width="1" height="2" fill="blue"/></symbol><use href="#s" x="4"/>`, "....b... ....b... ........ ........"},
		"what shows through": {`<clipPath id="c"><rect x="2" y="1" width="2" height="9"/></clipPath><rect width="8" height="4" clip-path="url(#c)"/>`, "........ ..kk.... ..kk.... ..kk...."},
		"what shows of a group, moved": {`<clipPath id="c"><rect width="2" height="2"/></clipPath><g transform="translate(4 1)" clip-path="url(#c)"><rect width="8" height="4"/></g>`,
			"........ ....kk.. ....kk.. ........"},
		"a class":                  {`<style>.a, #b { fill: blue } rect{fill:red}</style><path class="a" d="M0 0h1v1H0z"/><rect x="3" width="1" height="1"/>`, "b..r.... ........ ........ ........"},
		"a style":                  {`<rect width="1" height="1" fill="red" style="fill:blue"/>`, "b....... ........ ........ ........"},
		"what is handed down":      {`<g fill="red"><g><rect width="1" height="1"/></g></g>`, "r....... ........ ........ ........"},
		"the current colour":       {`<g color="red"><rect width="1" height="1" fill="currentColor"/></g>`, "r....... ........ ........ ........"},
		"half of it":               {`<rect width="1" height="1" fill="red" opacity=".5"/>`, "h....... ........ ........ ........"},
		"hidden":                   {`<g display="none"><rect width="9" height="9"/></g><rect visibility="hidden" width="9" height="9"/>`, "........ ........ ........ ........"},
		"a gradient":               {`<linearGradient id="g"><stop offset=".5" stop-color="red"/><stop offset=".5" stop-color="blue"/></linearGradient><rect width="8" height="1" fill="url(#g)"/>`, "rrrrbbbb ........ ........ ........"},
		"a gradient, turned":       {`<linearGradient id="g" gradientTransform="rotate(90)"><stop offset=".5" stop-color="red"/><stop offset=".5" stop-color="blue"/></linearGradient><rect width="2" height="4" fill="url(#g)"/>`, "rr...... rr...... bb...... bb......"},
		"a round gradient":         {`<radialGradient id="g" r=".3"><stop stop-color="red"/><stop offset=".99" stop-color="red"/><stop offset="1" stop-color="blue"/></radialGradient><rect width="4" height="4" fill="url(#g)"/>`, "bbbb.... brrb.... brrb.... bbbb...."},
		"one of another's colours": {`<linearGradient id="a"><stop stop-color="red"/></linearGradient><linearGradient id="b" href="#a"/><rect width="1" height="1" fill="url(#b)"/>`, "r....... ........ ........ ........"},
		"a picture in it":          {`<svg x="4" y="0" width="4" height="4" viewBox="0 0 1 1"><rect width="1" height=".5"/></svg>`, "....kkkk ....kkkk ........ ........"},
	} {
		if got := text(t, c.inner); got != c.want {
			t.Errorf("%s: %s\n\tis drawn %s\n\tand not  %s", what, c.inner, got, c.want)
		}
	}
	const moved = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -2 8 4"><rect x="-4" y="-2" width="1" height="4"/><rect width="9" height="9" fill="red"/></svg>`
	if got, want := whole(t, moved), "k....... k....... k...rrrr k...rrrr"; got != want {
		t.Errorf("with a view box that begins elsewhere: %s, and not %s", got, want)
	}
	const sized = `<svg xmlns="http://www.w3.org/2000/svg" width="3px" height="2"><rect width="1" height="1"/></svg>`
	if got, want := whole(t, sized), "k.. ..."; got != want {
		t.Errorf("without a view box: %s, and not %s", got, want)
	}
}

func TestWhatIsNotPlainIsTold(t *testing.T) {
	for file, want := range map[string]string{
		`<svg viewBox="0 0 9 9"><text>a</text></svg>`:                     "<text>",
		`<svg viewBox="0 0 9 9"><image href="file:///etc/passwd"/></svg>`: "<image>",
		`<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 9 9"/>`:        "ENTITY",
		`<svg/>`:                          ErrBroken.Error(),
		`<svg viewBox="0 0 0 0"/>`:        ErrBroken.Error(),
		`<svg viewBox="0 0 9 9"><g>`:      ErrBroken.Error(),
		`<html viewBox="0 0 9 9"></html>`: ErrBroken.Error(),
		strings.Repeat("<svg>", 1000):     ErrBroken.Error(),
		``:                                ErrBroken.Error(),
	} {
		if _, err := Parse([]byte(file)); err == nil || err.Error() != want {
			t.Errorf("%.60s: %v, and not %s", file, err, want)
		}
	}
}

// Copies of copies, and copies of what they stand in, cost no more than a bound.
func TestCopiesOfCopiesEnd(t *testing.T) {
	var laughs strings.Builder
	laughs.WriteString(`<svg viewBox="0 0 9 9"><path id="a0" d="M0 0h9v9z"/>`)
	for i := range 12 {
		fmt.Fprintf(&laughs, `<g id="a%d">%s</g>`, i+1, strings.Repeat(fmt.Sprintf(`<use href="#a%d"/>`, i), 10))
	}
	laughs.WriteString(`</svg>`)
	p, err := Parse([]byte(laughs.String()))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Draw(1); !errors.Is(err, ErrBroken) {
		t.Errorf("10 to the power of 12 copies are drawn: %v", err)
	}
	p, err = Parse([]byte(`<svg viewBox="0 0 9 9"><g id="a"><use href="#a"/><clipPath id="c" clip-path="url(#c)"><use href="#a"/></clipPath>` +
		`<rect clip-path="url(#c)" width="9" height="9"/></g></svg>`))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Draw(1); err != nil {
		t.Errorf("what is a copy of itself: %v", err)
	}
	if _, err := p.Draw(1e9); !errors.Is(err, ErrBroken) {
		t.Errorf("a picture of 9e9 pixels: %v", err)
	}
}

func FuzzDraw(f *testing.F) {
	f.Add(`<svg viewBox="0 0 9 9"><path d="M1 1a2 2 0 018 8zm1-1.5.5" stroke="red" stroke-dasharray="1 2"/></svg>`)
	f.Add(`<svg viewBox="0 0 9 9"><g transform="rotate(9 1 2)skewX(3)"><circle id="a" r="3" fill="url(#a)"/><use href="#a"/></g></svg>`)
	f.Fuzz(func(t *testing.T, file string) {
		p, err := Parse([]byte(file))
		if err != nil {
			return
		}
		scale := 30 / max(p.Width, p.Height)
		if drawn, err := p.Draw(scale); (err == nil) != (drawn != nil) {
			t.Errorf("%v and %v", drawn, err)
		}
	})
}
