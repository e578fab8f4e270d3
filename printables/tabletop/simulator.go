// Package tabletop makes files of printed cards with which others play them on a screen: a saved object for Tabletop
// Simulator, and a game for virtualtabletop.io. It only returns what it makes.
package tabletop

import (
	"encoding/json"
	"fmt"
	"math"
	"path/filepath"
	"strings"

	"homespun/engines/common/files"
	"homespun/printables"
	"homespun/printables/drawing"
)

// Bounds of the grid pictures of Tabletop Simulator, from https://kb.tabletopsimulator.com/custom-content/asset-creation
// and its templates: ten by seven cards, of which the last is kept free, and sides of 4096 pixels.
const (
	mostColumns, mostRows = 10, 7
	mostCards             = mostColumns*mostRows - 1
	mostPixels            = 4096.0
	inch                  = 25.4 // mm
)

// An object is what lies on the table of Tabletop Simulator: a deck or a card.
type object struct {
	Name             string
	Nickname         string
	Transform        map[string]float64
	CardID           int          `json:",omitempty"`
	DeckIDs          []int        `json:",omitempty"`
	CustomDeck       map[int]grid `json:",omitempty"`
	ContainedObjects []object     `json:",omitempty"`
}

// A grid is the pictures of up to 69 cards, row by row. The id of a card is a hundred times the number of its grid,
// from 1, and its place there, from 0.
type grid struct {
	FaceURL, BackURL         string
	NumWidth, NumHeight      int
	BackIsHidden, UniqueBack bool
	Type                     int // 0 is a rectangle
}

// Simulator returns the grid pictures of all cards and a saved object for Tabletop Simulator that has a deck of each
// kind of cards, face down. Folder is the absolute path of the folder into which the pictures go: the object finds them
// there. DPI is how fine they are at most, in dots per inch.
func Simulator(job *printables.Job, folder string, dpi float64) ([]printables.Picture, []byte, error) {
	decks, err := job.Decks(false)
	if err == nil {
		_, err = printables.NewPicture("", drawing.New(1, 1), dpi) // is that fine a picture possible?
	}
	if err != nil {
		return nil, nil, err
	}
	s := simulator{folder: folder, dpi: dpi, backs: map[*drawing.Drawing]string{}}
	var objects []object
	for i, one := range decks {
		at := place(float64(3 * i))
		made := object{Name: "DeckCustom", Nickname: one.Title, Transform: at, CustomDeck: map[int]grid{}}
		for from := 0; from < len(one.Cards); from += mostCards {
			cards := one.Cards[from:min(len(one.Cards), from+mostCards)]
			s.grids++
			if made.CustomDeck[s.grids], err = s.grid(one, cards); err != nil {
				return nil, nil, err
			}
			for k, card := range cards {
				own := object{Name: "Card", Nickname: card.Name, Transform: at, CardID: 100*s.grids + k,
					CustomDeck: map[int]grid{s.grids: made.CustomDeck[s.grids]}}
				for range card.Copies {
					made.DeckIDs = append(made.DeckIDs, own.CardID)
					made.ContainedObjects = append(made.ContainedObjects, own)
				}
			}
		}
		if len(made.DeckIDs) == 1 { // one card is no deck
			made = made.ContainedObjects[0]
		}
		objects = append(objects, made)
	}
	saved, err := json.MarshalIndent(map[string]any{"SaveName": job.Title, "ObjectStates": objects}, "", "  ")
	return s.pictures, saved, err
}

// place returns a place on the table, so many inches to the right, where things lie face down.
func place(x float64) map[string]float64 {
	return map[string]float64{"posX": x, "posY": 1, "posZ": 0, "rotX": 0, "rotY": 180, "rotZ": 180,
		"scaleX": 1, "scaleY": 1, "scaleZ": 1}
}

// A simulator collects the pictures of a saved object.
type simulator struct {
	folder   string
	dpi      float64
	grids    int
	pictures []printables.Picture
	backs    map[*drawing.Drawing]string // where the pictures of shared backs will be
}

// grid draws the fronts of some cards of a deck, and their back or the backs of all. Cards without a back get a white
// one.
func (s *simulator) grid(of printables.Deck, cards []printables.Card) (g grid, err error) {
	columns, rows := shape(len(cards), of.Width/of.Height)
	g = grid{NumWidth: columns, NumHeight: rows, BackIsHidden: true}
	fronts, backs := make([]*drawing.Drawing, len(cards)), make([]*drawing.Drawing, len(cards))
	for i, card := range cards {
		fronts[i], backs[i] = card.Front, card.Back
	}
	if g.FaceURL, err = s.draw(of, "fronts", columns, rows, fronts); err != nil {
		return g, err
	}
	back, shared := printables.SharedBack(cards)
	if !shared {
		g.UniqueBack = true
		g.BackURL, err = s.draw(of, "backs", columns, rows, backs)
		return g, err
	}
	if back == nil {
		back = drawing.New(of.Width, of.Height)
	}
	if s.backs[back] == "" {
		s.backs[back], err = s.draw(of, "back", 1, 1, []*drawing.Drawing{back})
	}
	g.BackURL = s.backs[back]
	return g, err
}

// shape returns the columns and rows in which so many cards are drawn largest, by width to height of a card.
func shape(cards int, ratio float64) (columns, rows int) {
	best := 0.0
	for c := 1; c <= min(cards, mostColumns); c++ {
		r := (cards + c - 1) / c
		if wide := cardPixels(c, r, ratio); r <= mostRows && wide > best {
			columns, rows, best = c, r, wide
		}
	}
	return columns, rows
}

// cardPixels returns how many pixels wide a card can be in a picture of columns and rows.
func cardPixels(columns, rows int, ratio float64) float64 {
	return math.Floor(min(mostPixels/float64(columns), mostPixels/float64(rows)*ratio))
}

// draw adds a picture of sides in columns and rows, each a whole number of pixels wide, and returns where it will be.
func (s *simulator) draw(of printables.Deck, what string, columns, rows int, sides []*drawing.Drawing) (string, error) {
	page := drawing.New(float64(columns)*of.Width, float64(rows)*of.Height)
	symbols := map[*drawing.Drawing]*drawing.Symbol{}
	for i, side := range sides {
		if symbols[side] == nil {
			symbols[side] = &drawing.Symbol{Name: what, Drawing: side}
		}
		box := drawing.Box(float64(i%columns)*of.Width, float64(i/columns)*of.Height, of.Width, of.Height)
		page.Add(drawing.Use{Symbol: symbols[side], At: box.Centre(), Scale: 1, Clip: box})
	}
	wide := min(cardPixels(columns, rows, of.Width/of.Height), math.Round(of.Width*s.dpi/inch))
	picture, err := printables.NewPicture(files.SafeName(fmt.Sprintf("%s-%s-%d", of.ID, what, s.grids)), page,
		wide/of.Width*inch)
	s.pictures = append(s.pictures, picture)
	return "file:///" + strings.TrimPrefix(filepath.Join(s.folder, picture.Name+".png"), "/"), err
}
