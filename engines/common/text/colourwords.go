package text

import (
	_ "embed"
	"fmt"
	"image/color"
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
	shades  []shade
	known   []string // all words, and light and dark with them in the way of their language
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
			for _, word := range strings.Fields(column) {
				if english == "" {
					english = word
				}
				switch {
				case word[0] == '#':
					p.colours[english] = rgba(word)
				case english == "light" || english == "dark":
					p.shades = append(p.shades, shade{bare(word), english, language})
				default:
					p.english[bare(word)] = english
					word = strings.ReplaceAll(word, "-", " ")
					p.known = append(p.known, word)
					for _, s := range p.shades {
						if s.language == language {
							p.known = append(p.known, fmt.Sprintf(forms[language], s.word, word))
						}
					}
				}
			}
		}
	}
	p.known = append(p.known, colornames.Names...)
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
	part, more := 60, 0 // in hundredths
	if english == "light" {
		part, more = 50, 50*255
	}
	to := func(v uint8) uint8 { return uint8((int(v)*part + more) / 100) }
	return color.RGBA{R: to(c.R), G: to(c.G), B: to(c.B), A: c.A}
}

// forms are how a shade and a colour stand together in each language: dark green, dunkelgrün, vert foncé.
var forms = [...]string{"%s %s", "%s%s", "%[2]s %[1]s", "%[2]s %[1]s"}
