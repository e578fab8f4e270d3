package assets_test

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"

	"homespun/assets"
)

// The view boxes of an icon and of a piece of scenery.
var (
	iconBox  = regexp.MustCompile(`^0 0 32 32$`)
	sceneBox = regexp.MustCompile(`^0 0 [1-9][0-9]{0,2} [1-9][0-9]{0,2}$`)
)

// flat returns what keeps an SVG from being flat paths with a fill each, in a view box of this size.
func flat(svg string, size *regexp.Regexp) error {
	decoder := xml.NewDecoder(strings.NewReader(svg))
	paths := 0
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		element, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		allowed, seen := map[string][]string{"svg": {"xmlns", "viewBox"},
			"path": {"fill", "d"}}[element.Name.Local], map[string]string{}
		if allowed == nil {
			return fmt.Errorf("an element %s", element.Name.Local)
		}
		for _, attribute := range element.Attr {
			if !slices.Contains(allowed, attribute.Name.Local) {
				return fmt.Errorf("an attribute %s of %s", attribute.Name.Local, element.Name.Local)
			}
			seen[attribute.Name.Local] = attribute.Value
		}
		if box := seen["viewBox"]; element.Name.Local == "svg" && !size.MatchString(box) {
			return fmt.Errorf("a view box of %s", box)
		}
		if element.Name.Local == "path" {
			paths++
			if !regexp.MustCompile(`^#[0-9A-F]{6}$`).MatchString(seen["fill"]) {
				return fmt.Errorf("a path with the fill %q", seen["fill"])
			}
			if seen["d"] == "" {
				return errors.New("a path without a shape")
			}
		}
	}
	if paths == 0 {
		return errors.New("no path")
	}
	return nil
}

func TestPicturesAreFlatFilledPaths(t *testing.T) {
	for _, kind := range []struct {
		names []string
		read  func(string) ([]byte, bool)
		size  *regexp.Regexp
		least int
	}{{assets.IconNames(), assets.Icon, iconBox, 50}, {assets.SceneryNames(), assets.Scenery, sceneBox, 1}} {
		if len(kind.names) < kind.least {
			t.Fatalf("%d pictures: want at least %d", len(kind.names), kind.least)
		}
		for _, name := range kind.names {
			svg, ok := kind.read(name)
			if !ok {
				t.Errorf("%s: listed and not there", name)
			}
			if err := flat(string(svg), kind.size); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			if !regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`).MatchString(name) {
				t.Errorf("%s: not in kebab-case", name)
			}
		}
		if _, ok := kind.read("no-such-picture"); ok {
			t.Error("no-such-picture: found")
		}
		if _, ok := kind.read("../fonts/README"); ok {
			t.Error("a path out of the folder: found")
		}
	}
}

// TestFlatRefuses keeps the checker honest: what a flat icon may not have is refused.
func TestFlatRefuses(t *testing.T) {
	const good = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#00A6ED" d="M0 0h9v9z"/></svg>`
	if err := flat(good, iconBox); err != nil {
		t.Fatalf("a flat icon: %v", err)
	}
	for name, change := range map[string][2]string{
		"transform":   {`d="`, `transform="scale(2)" d="`},
		"own fill":    {`fill="#00A6ED" `, ``},
		"opacity":     {`d="`, `opacity=".5" d="`},
		"stroke":      {`d="`, `stroke="#000000" d="`},
		"even-odd":    {`d="`, `fill-rule="evenodd" d="`},
		"clip":        {`d="`, `clip-path="url(#a)" d="`},
		"mask":        {`d="`, `mask="url(#a)" d="`},
		"filter":      {`d="`, `filter="url(#a)" d="`},
		"gradient":    {`fill="#00A6ED"`, `fill="url(#a)"`},
		"use":         {`<path`, `<use href="#a"/><path`},
		"group":       {`<path`, `<g/><path`},
		"no path":     {`<path fill="#00A6ED" d="M0 0h9v9z"/>`, ``},
		"other size":  {`0 0 32 32`, `0 0 16 16`},
		"broken file": {`</svg>`, ``},
	} {
		bad := strings.Replace(good, change[0], change[1], 1)
		if bad == good {
			t.Fatalf("%s: nothing changed", name)
		}
		if flat(bad, iconBox) == nil {
			t.Errorf("%s: accepted %s", name, bad)
		}
	}
}

func TestFontsCanBeReadAndHaveTheirLicences(t *testing.T) {
	for name, data := range map[string][]byte{
		"Fredoka": assets.Fredoka, "Atkinson": assets.Atkinson, "AtkinsonBold": assets.AtkinsonBold,
		"AtkinsonItalic": assets.AtkinsonItalic, "AtkinsonBoldItalic": assets.AtkinsonBoldItalic,
		"NotoSans": assets.NotoSans, "NotoSansBold": assets.NotoSansBold,
	} {
		if font, err := sfnt.Parse(data); err != nil {
			t.Errorf("%s: %v", name, err)
		} else if font.NumGlyphs() < 200 {
			t.Errorf("%s: %d glyphs", name, font.NumGlyphs())
		}
	}
	for _, file := range []string{"fonts/OFL-Fredoka.txt", "fonts/OFL-AtkinsonHyperlegibleNext.txt",
		"fonts/OFL-NotoSans.txt", "fonts/OFL-NotoSansSymbols.txt"} {
		if text, err := os.ReadFile(file); err != nil ||
			!strings.Contains(string(text), "SIL Open Font License, Version 1.1") {
			t.Errorf("%s: %v, no licence", file, err)
		}
	}
	if text, err := os.ReadFile("icons/LICENSE"); err != nil ||
		!strings.Contains(string(text), "Microsoft Corporation") {
		t.Errorf("icons/LICENSE: %v, no licence", err)
	}
}

// The fonts of signs have what is listed for the cut, and no more; both together stay small.
func TestTheSignsAreCutAsListed(t *testing.T) {
	listed, err := os.ReadFile("fonts/signs.txt")
	if err != nil {
		t.Fatal(err)
	}
	if size := len(assets.Signs) + len(assets.SignsBold); size > 100_000 {
		t.Errorf("the signs take %d bytes", size)
	}
	for weight, data := range map[string][]byte{"Regular": assets.Signs, "Bold": assets.SignsBold} {
		font, err := sfnt.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		var buffer sfnt.Buffer
		count, fonts := 0, map[string]bool{} // each font has an empty box besides
		for line := range strings.Lines(string(listed)) {
			from, signs, _ := strings.Cut(strings.TrimSpace(line), " ")
			if !strings.HasSuffix(from, "-"+weight) {
				continue
			}
			fonts[from] = true
			for _, sign := range signs {
				count++
				if glyph, err := font.GlyphIndex(&buffer, sign); err != nil || glyph == 0 {
					t.Errorf("%s has no %q", weight, sign)
				}
			}
		}
		if count < 50 || font.NumGlyphs() > count+len(fonts) {
			t.Errorf("%s has %d glyphs, %d are listed", weight, font.NumGlyphs(), count)
		}
	}
}
