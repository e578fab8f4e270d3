package text

import (
	"fmt"
	"image/color"
	"regexp"
	"strconv"
	"strings"
)

var (
	hexColour = regexp.MustCompile(`^(?:#|0x)?([0-9a-f]{6})(?:ff)?$`)
	hexDigits = regexp.MustCompile(`^#?([0-9a-f])([0-9a-f])([0-9a-f])$`)
	rgbColour = regexp.MustCompile(`^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$`)
)

// Colour reads a colour as people write it, and returns it as #RRGGBB: #3E7C8C, 3e7c8c, #f00, rgb(255, 0, 0),
// its name in web pages, such as red or dark green, or what people call it in German, French and Spanish
// (colours.txt): dunkelgrün, bleu clair. It returns false for what is no colour.
func Colour(s string) (string, bool) {
	s = strings.ToLower(strings.TrimSpace(s))
	if m := hexColour.FindStringSubmatch(s); m != nil {
		return "#" + strings.ToUpper(m[1]), true
	}
	if m := hexDigits.FindStringSubmatch(s); m != nil {
		return "#" + strings.ToUpper(m[1]+m[1]+m[2]+m[2]+m[3]+m[3]), true
	}
	if m := rgbColour.FindStringSubmatch(s); m != nil {
		hex := "#"
		for _, part := range m[1:] {
			n, _ := strconv.Atoi(part)
			if n > 255 {
				return "", false
			}
			hex += fmt.Sprintf("%02X", n)
		}
		return hex, true
	}
	colour, ok := named().colour(s)
	return fmt.Sprintf("#%02X%02X%02X", colour.R, colour.G, colour.B), ok
}

// rgba is the colour of a #RRGGBB.
func rgba(hex string) color.RGBA {
	n, _ := strconv.ParseUint(hex[1:], 16, 32)
	return color.RGBA{R: uint8(n >> 16), G: uint8(n >> 8), B: uint8(n), A: 255}
}

// ColourAdvice says how to write a colour, for one that is none.
func ColourAdvice(s string) string {
	if near := Nearest(s, named().known); near != "" {
		return fmt.Sprintf("did you mean %q?", near)
	}
	return `write it as "#3E7C8C" (red, green and blue, two signs each) or by its name, such as red or dark green`
}
