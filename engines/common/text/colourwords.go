package text

import (
	_ "embed"
	"image/color"
	"slices"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/image/colornames"
	"golang.org/x/text/unicode/norm"
)

//go:embed colours.txt
var colourRows string

// A shade is one of the words that make a colour light or dark, in a language by its column.
type shade struct {
	word, english string
	language      int
}

// palette is what the words for colours mean.
type palette struct {
	colours map[string]color.RGBA // by the English name
	english map[string]string     // by any word
	words   [][]string            // of each language, as they are written
	shades  []shade
}

var named = sync.OnceValue(func() *palette {
	p := &palette{colours: map[string]color.RGBA{}, english: map[string]string{}}
	for name, colour := range colornames.Map {
		p.colours[name], p.english[name] = colour, name
	}
	for row := range strings.Lines(colourRows) {
		if strings.HasPrefix(row, "#") {
			continue
		}
		english := ""
		for language, column := range strings.Split(row, "|") {
			if language == len(p.words) {
				p.words = append(p.words, nil)
			}
			for _, word := range strings.Fields(column) {
				if word[0] == '#' {
					p.colours[english] = rgba(word)
					continue
				}
				if english == "" {
					english = word
				}
				if english == "light" || english == "dark" {
					p.shades = append(p.shades, shade{bare(word), english, language})
				} else {
					p.english[bare(word)] = english
					p.words[language] = append(p.words[language], strings.ReplaceAll(word, "-", " "))
				}
			}
		}
	}
	return p
})

// bare returns a word in small letters without accents and blanks.
func bare(word string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) || strings.ContainsRune(" -_\u00a0", r) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFD.String(strings.ReplaceAll(word, "ß", "ss")))
}

// colour returns the colour that a word means.
func (p *palette) colour(word string) (color.RGBA, bool) {
	const longest = 64 // bytes, far more than any name has
	if len(word) > longest {
		return color.RGBA{}, false
	}
	word = bare(word)
	if english, ok := p.english[word]; ok {
		return p.colours[english], true
	}
	for _, s := range p.shades {
		english, ok := p.english[strings.TrimPrefix(word, s.word)]
		if !ok {
			english, ok = p.english[strings.TrimSuffix(word, s.word)]
		}
		if !ok {
			continue
		}
		if colour, ok := p.colours[s.english+english]; ok {
			return colour, true
		}
		return shaded(p.colours[english], s.english), true
	}
	return color.RGBA{}, false
}

// shaded returns a colour halfway to white, or two fifths of the way to black.
func shaded(c color.RGBA, english string) color.RGBA {
	to := func(v uint8) uint8 {
		if english == "light" {
			return uint8((int(v) + 255) / 2)
		}
		return uint8(int(v) * 3 / 5)
	}
	return color.RGBA{R: to(c.R), G: to(c.G), B: to(c.B), A: c.A}
}

// nearest returns the colour that somebody who wrote a word probably meant; "" if none is close enough.
func (p *palette) nearest(word string) string {
	known := slices.Concat(p.words...)
	for _, s := range p.shades {
		for _, colour := range p.words[s.language] {
			switch s.language {
			case 0:
				known = append(known, s.word+" "+colour)
			case 1:
				known = append(known, s.word+colour)
			default:
				known = append(known, colour+" "+s.word)
			}
		}
	}
	return Nearest(word, append(known, colornames.Names...))
}
