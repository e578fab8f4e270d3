// Package svg draws SVG pictures of the plain kind: shapes, paths, groups, copies of them (use, symbol), outlines,
// gradients, clip paths, and styles in attributes and simple classes. No library that can be had draws all of these;
// of 250 flags that a public package has, the one of the icons draws 121 wrong.
//
// A file is only read. It can name nothing outside of itself, and what it may cost is bounded.
package svg

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"math"
	"slices"
	"strings"
)

// A Picture is an SVG that was read. It does not change.
type Picture struct {
	// Width and Height are how large it is, in units of its own.
	Width, Height float64
	root          *node
	ids           map[string]*node
	classes       map[string]string // styles by selector: ".a", "#b", "path"
	left, top     float64
}

// Bounds of what is read and drawn.
const (
	maxNodes = 200_000
	maxDepth = 64
	maxDrawn = 100_000       // shapes, copies too
	maxEdges = 2_000_000     // of one shape, with those of its dashes
	maxWork  = 2_000_000_000 // pixels that all shapes may cover together; their edges count too
)

// ErrBroken says that a file is no SVG, or one that cannot be drawn.
var ErrBroken = errors.New("broken")

// Beyond is the error of an SVG that shows something that a plain one has not, or that would come from elsewhere.
type Beyond struct{ What string }

func (e *Beyond) Error() string { return e.What }

// beyond are elements that are not drawn.
var beyond = []string{"script", "image", "text", "foreignObject", "filter", "mask", "pattern", "animate",
	"animateTransform", "animateMotion", "set", "iframe"}

// A node is an element.
type node struct {
	name     string
	attr     map[string]string
	children []*node
}

// Parse reads an SVG. The error is [ErrBroken] or a [*Beyond].
func Parse(file []byte) (*Picture, error) {
	p := &Picture{ids: map[string]*node{}, classes: map[string]string{}}
	reader := xml.NewDecoder(bytes.NewReader(file))
	reader.CharsetReader = func(_ string, input io.Reader) (io.Reader, error) { return input, nil }
	var open []*node
	for count := 0; ; {
		token, err := reader.Token()
		if err == io.EOF && len(open) == 0 && p.root != nil {
			break
		}
		if err != nil {
			return nil, ErrBroken
		}
		switch token := token.(type) {
		case xml.Directive:
			if strings.Contains(strings.ToUpper(string(token)), "ENTITY") {
				return nil, &Beyond{"ENTITY"}
			}
		case xml.StartElement:
			if count++; count > maxNodes || len(open) > maxDepth {
				return nil, ErrBroken
			}
			n := nodeOf(token)
			if slices.Contains(beyond, n.name) {
				return nil, &Beyond{"<" + n.name + ">"}
			}
			if id := n.attr["id"]; id != "" && p.ids[id] == nil {
				p.ids[id] = n
			}
			if len(open) > 0 {
				above := open[len(open)-1]
				above.children = append(above.children, n)
			} else if p.root == nil {
				p.root = n
			}
			open = append(open, n)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			if len(open) > 0 && open[len(open)-1].name == "style" {
				p.rules(string(token))
			}
		}
	}
	if p.root.name != "svg" || !p.size() {
		return nil, ErrBroken
	}
	return p, nil
}

func nodeOf(token xml.StartElement) *node {
	n := &node{name: token.Name.Local, attr: map[string]string{}}
	for _, a := range token.Attr {
		n.attr[a.Name.Local] = a.Value // "href" with and without its name space
	}
	for declared := range strings.SplitSeq(n.attr["style"], ";") {
		if key, value, ok := strings.Cut(declared, ":"); ok {
			n.attr[strings.TrimSpace(key)] = strings.TrimSpace(value)
		}
	}
	return n
}

// rules keeps the styles of simple selectors: of a class, an id or an element.
func (p *Picture) rules(sheet string) {
	for block := range strings.SplitSeq(sheet, "}") {
		selectors, styles, ok := strings.Cut(block, "{")
		if !ok {
			continue
		}
		for selector := range strings.SplitSeq(selectors, ",") {
			p.classes[strings.TrimSpace(selector)] += ";" + styles
		}
	}
}

// size finds out how large the picture is; false if it has no size.
func (p *Picture) size() bool {
	box := numbers(p.root.attr["viewBox"])
	if len(box) != 4 {
		box = []float64{0, 0, length(p.root.attr["width"], 0), length(p.root.attr["height"], 0)}
	}
	p.left, p.top, p.Width, p.Height = box[0], box[1], box[2], box[3]
	area := p.Width * p.Height
	return p.Width > 0 && p.Height > 0 && !math.IsInf(area, 0) && !math.IsNaN(p.left+p.top+area)
}

// look returns an attribute of a node: its own, or that of a class of it.
func (p *Picture) look(n *node, key string) string {
	if value := n.attr[key]; value != "" || len(p.classes) == 0 {
		return value
	}
	selectors := []string{"#" + n.attr["id"]}
	for _, class := range strings.Fields(n.attr["class"]) {
		selectors = append(selectors, "."+class, n.name+"."+class)
	}
	for _, selector := range append(selectors, n.name, "*") {
		for declared := range strings.SplitSeq(p.classes[selector], ";") {
			if name, value, ok := strings.Cut(declared, ":"); ok && strings.TrimSpace(name) == key {
				return strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(value), "!important"))
			}
		}
	}
	return ""
}

// refer returns the element that a value refers to: "#a" or "url(#a)".
func (p *Picture) refer(value string) *node {
	value = strings.TrimSpace(value)
	if inner, ok := strings.CutPrefix(value, "url("); ok {
		value, _, _ = strings.Cut(inner, ")")
		value = strings.Trim(value, `"' `)
	}
	id, ok := strings.CutPrefix(value, "#")
	if !ok {
		return nil
	}
	return p.ids[id]
}
