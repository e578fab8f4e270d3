package deck

import (
	"errors"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"

	"homespun/engines/common/background"
	"homespun/engines/common/files"
	"homespun/engines/common/panics"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/picture"
	"homespun/printables/words"
)

// wanted is a picture of one's own that a deck names. Its symbol is shared by all cards that show it, and drawn when
// all are known, as large as the largest of them needs.
type wanted struct {
	name, key string
	size      picture.Size
	symbol    *drawing.Symbol
}

// want returns the symbol of a picture that is to be no larger than a size; nil for no name.
func (r *reader) want(key string, value any, size picture.Size) *drawing.Symbol {
	name, ok := value.(string)
	if !ok || name == "" {
		return nil
	}
	for _, known := range r.wanted {
		if known.name == name {
			known.size.Width, known.size.Height = max(known.size.Width, size.Width), max(known.size.Height, size.Height)
			known.size.Fill, known.size.Cut = known.size.Fill || size.Fill, known.size.Cut && size.Cut
			return known.symbol
		}
	}
	one := &wanted{name, key, size, &drawing.Symbol{Name: name, Picture: true}}
	r.wanted = append(r.wanted, one)
	return one.symbol
}

// readPictures reads the pictures that are wanted, two at a time, and tells in their order what is wrong.
func (r *reader) readPictures() {
	if r.full() {
		return
	}
	var next atomic.Int32
	all, wrongs := make([]*drawing.Pixels, len(r.wanted)), make([]error, len(r.wanted))
	read := func() {
		for i := int(next.Add(1)) - 1; i < len(all); i = int(next.Add(1)) - 1 {
			one := r.wanted[i]
			all[i], wrongs[i] = picture.Read(filepath.Base(r.deck.Name), one.name, one.size, r.folders...)
		}
	}
	done := make(chan *panics.Fault, 1)
	if len(all) > 1 {
		background.Go(func() { read(); done <- nil }, func(fault *panics.Fault) { done <- fault })
	} else {
		done <- nil
	}
	read()
	if fault := <-done; fault != nil {
		panic(fault) // whoever reads the deck catches it, as that of a single one
	}
	for i, one := range r.wanted {
		err := wrongs[i]
		var wrong *picture.Error
		switch {
		case errors.As(err, &wrong) && wrong.Missing && strings.HasSuffix(one.key, ".icon"):
			r.fail(one.key, nearIcons(one.name, r.icons), wrong.What)
		case errors.As(err, &wrong):
			r.fail(one.key, wrong.Advice, wrong.What)
		case err != nil:
			r.fail(one.key, "", err.Error())
		default:
			one.symbol.Drawing = all[i].Symbol(one.name).Drawing
		}
	}
}

// fits reads whether a picture fills its room.
func (r *reader) fits(key string, value any, without bool) bool {
	said, ok := value.(string)
	switch {
	case !ok:
		return without
	case said != "fit" && said != "fill":
		r.fail(key, "", words.NoFit(strconv.Quote(short(said))))
	}
	return said == "fill"
}

// backdrop reads the picture that covers a whole side.
func (r *reader) backdrop(key string, value any, without *drawing.Symbol) *drawing.Symbol {
	name, ok := value.(string)
	if !ok {
		return without
	}
	if strings.HasPrefix(name, "#") {
		r.fail(key, words.DidYouMean(strconv.Quote("color")), words.NoPicture(strconv.Quote(short(name)),
			filepath.Base(r.deck.Name)))
		return nil
	}
	const bleed = 2 * parts.CardBleed
	return r.want(key, name, picture.Size{Width: r.deck.Size.Width + bleed, Height: r.deck.Size.Height + bleed,
		Fill: true, Cut: true})
}

// iconSize is the side of a picture in place of an icon on the disc of a poker card, in millimetres.
const iconSize = 30.0

// iconOrPicture reads an icon by its name, or a picture by that of its file.
func (r *reader) iconOrPicture(key string, value any) (string, *drawing.Symbol) {
	if name, ok := value.(string); ok && files.IsPicture(name) {
		side := iconSize * max(1, min(r.deck.Size.Width/63, r.deck.Size.Height/88))
		return "", r.want(key, name, picture.Size{Width: side, Height: side})
	}
	return r.icon(key, value), nil
}

// frontPictures reads the pictures on the front of a card.
func (r *reader) frontPictures(key string, table map[string]any, card *parts.Card) {
	card.Icon, card.Picture = r.iconOrPicture(key+".icon", table["icon"])
	card.Background = r.backdrop(key+".background", table["background"], r.background)
	card.Art.Fill = r.fits(key+".fit", table["fit"], r.fill)
	size := picture.Size{Width: r.deck.Size.Width - 2*parts.CardSafe, Height: r.deck.Size.Height - 2*parts.CardSafe,
		Fill: card.Art.Fill}
	if r.deck.look != nil {
		size.Width, size.Height = r.deck.look.Picture(r.deck.Size)
	} else if wide := size.Width > size.Height; card.Text != "" && !wide { // which takes half of the room
		const part = 0.55
		size.Height *= part
	}
	if icon := r.iconIn(table["image"]); icon != "" && card.Picture == nil {
		card.Icon = icon
		return
	}
	card.Art.Symbol = r.want(key+".image", table["image"], size)
}

// iconIn returns the icon that is named in place of a picture of one's own, as where a spreadsheet has one column for
// both; "" is none.
func (r *reader) iconIn(image any) string {
	if name, ok := image.(string); ok && slices.Contains(r.icons, name) {
		return name
	}
	return ""
}

// backPictures reads the pictures on the back of cards, in place of those that it has.
func (r *reader) backPictures(key string, table map[string]any, back *parts.CardBack) {
	if _, ok := table["background"]; ok {
		back.Background = r.backdrop(key+".background", table["background"], nil)
		back.Art.Symbol, back.Icon, back.Picture = nil, "", nil
		if table["title"] == nil { // a picture says enough
			back.Title = ""
		}
	}
	if icon, ok := table["icon"]; ok {
		back.Icon, back.Picture = r.iconOrPicture(key+".icon", icon)
		back.Art.Symbol = nil
	}
	back.Art.Fill = r.fits(key+".fit", table["fit"], back.Art.Fill || r.fill)
	if icon := r.iconIn(table["image"]); icon != "" {
		back.Icon, back.Picture, back.Art.Symbol = icon, nil, nil
	} else if _, ok := table["image"]; ok {
		const rim = 2 * (parts.CardSafe + 4)
		back.Art.Symbol = r.want(key+".image", table["image"], picture.Size{Width: r.deck.Size.Width - rim,
			Height: r.deck.Size.Height - rim, Fill: back.Art.Fill})
	}
}
