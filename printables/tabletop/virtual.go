package tabletop

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"

	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/words"
)

// Measures of the room of virtualtabletop.io, in its units, and the version of the format, as its importer of other
// programs' decks writes it (server/ttsimport.mjs of github.com/ArnoldSmith86/virtualtabletop). Its server takes files
// of an older version too.
const (
	roomWide, roomHigh = 1600.0, 1000.0
	cardHigh           = 160.0 // of a poker card, of 88 mm
	version            = 5
)

// mostBytes limits a game: it is made in memory, and a server does not take more.
const mostBytes = 100 << 20

// atOnce is how many pictures are kept before they are written.
const atOnce = 16

// A widget is a thing in a room, by the names of its properties.
type widget map[string]any

// Virtual returns a game for virtualtabletop.io: a pile of each kind of cards, face down, and a hand for each player.
func Virtual(ctx context.Context, job *printables.Job, dpi float64) ([]byte, error) {
	decks, err := job.Decks(false)
	if err != nil {
		return nil, err
	}
	var sides []*drawing.Drawing
	var pictures []printables.Picture
	names := map[*drawing.Drawing]string{} // of the pictures, in the game
	for _, one := range decks {
		for _, card := range one.Cards {
			for _, side := range []*drawing.Drawing{card.Front, card.Back} {
				if _, known := names[side]; known || side == nil {
					continue
				}
				picture, err := printables.NewPicture(card.Name, side, dpi)
				if err != nil {
					return nil, err
				}
				names[side], sides, pictures = "", append(sides, side), append(pictures, picture)
			}
		}
	}
	var game bytes.Buffer
	w := zip.NewWriter(&game)
	for from := 0; from < len(pictures); from += atOnce {
		to := min(len(pictures), from+atOnce)
		drawn := make([][]byte, to-from)
		if err := printables.DrawPictures(ctx, pictures[from:to], func(i int, file []byte) error {
			drawn[i] = bytes.Clone(file)
			return nil
		}); err != nil {
			return nil, err
		}
		for i, file := range drawn {
			// a server keeps each picture by this name: its sum with a sign, and its length
			name := fmt.Sprintf("assets/%d_%d", int32(crc32.ChecksumIEEE(file)), len(file))
			if names[sides[from+i]] = "/" + name; game.Len()+len(file) > mostBytes {
				return nil, errors.New(words.TooManyPictures(mostBytes >> 20))
			}
			if err := add(w, name, zip.Store, file); err != nil {
				return nil, err
			}
		}
	}
	all, err := json.Marshal(room(job.Title, decks, names))
	if err == nil {
		err = add(w, "0.json", zip.Deflate, all)
	}
	if err = errors.Join(err, w.Close()); err != nil {
		return nil, err
	}
	return game.Bytes(), nil
}

// add adds a file to an archive, without a date, so that the same cards give the same bytes.
func add(w *zip.Writer, name string, method uint16, content []byte) error {
	f, err := w.CreateHeader(&zip.FileHeader{Name: name, Method: method})
	if err == nil {
		_, err = f.Write(content)
	}
	return err
}

// room returns all that lies in the room, by its ids.
func room(title string, decks []printables.Deck, names map[*drawing.Drawing]string) map[string]widget {
	all := map[string]widget{
		"_meta": {"version": version, "info": widget{"name": title, "image": "", "rules": "", "bgg": "", "year": 0,
			"mode": "", "time": "", "players": "", "language": "", "variant": "", "link": "", "attribution": ""}},
		"hand": {"type": "holder", "onEnter": widget{"activeFace": 1}, "onLeave": widget{"activeFace": 0},
			"dropOffsetX": 10, "dropOffsetY": 14, "stackOffsetX": 40, "childrenPerOwner": true,
			"x": 50, "y": roomHigh - 180, "width": roomWide - 100, "height": 180},
	}
	left := 50.0
	for _, one := range decks {
		const scale = cardHigh / 88
		wide, high := one.Width*scale, one.Height*scale
		face := func(what string) widget {
			return widget{"objects": []widget{{"type": "image", "x": 0, "y": 0, "width": wide, "height": high,
				"dynamicProperties": widget{"value": what}}}}
		}
		kinds := widget{}
		all[one.ID] = widget{"type": "deck", "cardTypes": kinds, "faceTemplates": []widget{face("back"), face("front")},
			"cardDefaults": widget{"width": wide, "height": high, "enlarge": 3}}
		pile := one.ID + "-pile"
		all[pile] = widget{"type": "pile", "width": wide, "height": high, "x": left, "y": 50.0}
		z := 0
		for i, card := range one.Cards {
			kind := fmt.Sprintf("%s-%d", one.ID, i+1)
			kinds[kind] = widget{"title": card.Name, "front": names[card.Front], "back": names[card.Back]}
			for n := range card.Copies {
				z++
				all[fmt.Sprintf("%s-%d", kind, n+1)] = widget{"type": "card", "deck": one.ID, "cardType": kind,
					"parent": pile, "z": z}
			}
		}
		left += wide + 50
	}
	for id, one := range all {
		if id != "_meta" {
			one["id"] = id
		}
	}
	return all
}
