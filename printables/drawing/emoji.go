package drawing

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"

	"homespun/printables/script"
)

// emoji are the icons that stand for emoji, by name, and the emoji of each: the first is the one that the icon was
// drawn for. They stand without U+FE0F.
var emoji = map[string][]string{
	"adhesive-bandage": {"🩹"}, "alembic": {"⚗"}, "alien": {"👽"}, "alien-monster": {"👾"}, "anchor": {"⚓"},
	"artist-palette": {"🎨"}, "astronaut": {"🧑‍🚀", "👩‍🚀", "👨‍🚀"}, "barrel": {"🛢"}, "bat": {"🦇"},
	"bear": {"🐻"}, "biohazard": {"☣"}, "blue-book": {"📘"}, "bomb": {"💣"}, "bow-and-arrow": {"🏹"},
	"boxing-glove": {"🥊"}, "brain": {"🧠"}, "brick-wall": {"🧱"}, "bullseye": {"🎯"}, "calendar": {"📅"},
	"castle": {"🏰"}, "cat-face": {"🐱"}, "check-mark": {"✅"}, "chess-pawn": {"♟"}, "clipboard": {"📋"},
	"clock": {"🕰"}, "coin": {"🪙"}, "collision": {"💥"}, "control-knobs": {"🎛"}, "crescent-moon": {"🌙"},
	"cross-mark": {"❌"}, "crossed-swords": {"⚔"}, "crown": {"👑"}, "cyclone": {"🌀"}, "dagger": {"🗡"},
	"deciduous-tree": {"🌳"}, "desktop-computer": {"🖥"}, "detective": {"🕵"}, "diving-mask": {"🤿"},
	"dog-face": {"🐶"}, "door": {"🚪"}, "down-arrow": {"⬇"}, "dragon": {"🐉"}, "dragon-face": {"🐲"},
	"droplet": {"💧"}, "elf": {"🧝"}, "evergreen-tree": {"🌲"}, "eye": {"👁"}, "eyes": {"👀"}, "fairy": {"🧚"},
	"file-folder": {"📁"}, "fire": {"🔥"}, "flag": {"🚩"}, "floppy-disk": {"💾"}, "flying-saucer": {"🛸"},
	"fountain": {"⛲"}, "fox": {"🦊"}, "frog": {"🐸"}, "game-die": {"🎲"}, "gear": {"⚙"}, "gem-stone": {"💎"},
	"genie": {"🧞"}, "ghost": {"👻"}, "goblin": {"👺"}, "hammer": {"🔨"}, "high-voltage": {"⚡"},
	"hiking-boot": {"🥾"}, "hourglass": {"⏳"}, "house": {"🏠"}, "house-with-garden": {"🏡"}, "houses": {"🏘"},
	"key": {"🔑"}, "knot": {"🪢"}, "laptop": {"💻"}, "left-arrow": {"⬅"}, "light-bulb": {"💡"},
	"linked": {"🔗"}, "lion": {"🦁"}, "locked": {"🔒"}, "mage": {"🧙"}, "magnifying-glass": {"🔍", "🔎"},
	"military-helmet": {"🪖"}, "military-medal": {"🎖"}, "minus": {"➖"}, "money-bag": {"💰"}, "mountain": {"⛰"},
	"mushroom": {"🍄"}, "muted-speaker": {"🔇"}, "ninja": {"🥷"}, "nut-and-bolt": {"🔩"}, "ogre": {"👹"},
	"old-key": {"🗝"}, "oncoming-police-car": {"🚔"}, "open-book": {"📖"}, "open-file-folder": {"📂"},
	"owl": {"🦉"}, "package": {"📦"}, "party-popper": {"🎉"}, "pencil": {"✏"}, "penguin": {"🐧"},
	"person": {"🧑", "👩", "👨"}, "pirate-flag": {"🏴‍☠"}, "play-button": {"▶"}, "plus": {"➕"},
	"police-car": {"🚓"}, "police-officer": {"👮"}, "printer": {"🖨"}, "question-mark": {"❓"},
	"rabbit-face": {"🐰"}, "radioactive": {"☢"}, "rat": {"🐀"}, "red-heart": {"❤"}, "redo": {"↪"},
	"right-arrow": {"➡"}, "ring": {"💍"}, "ringed-planet": {"🪐"}, "robot": {"🤖"}, "rock": {"🪨"},
	"rocket": {"🚀"}, "sailboat": {"⛵"}, "satellite": {"🛰"}, "satellite-antenna": {"📡"}, "scissors": {"✂"},
	"scroll": {"📜"}, "seedling": {"🌱"}, "shield": {"🛡"}, "skull": {"💀"}, "skull-and-crossbones": {"☠"},
	"snowman": {"⛄"}, "speaker": {"🔊"}, "spider": {"🕷"}, "spider-web": {"🕸"}, "star": {"⭐"},
	"stethoscope": {"🩺"}, "straight-ruler": {"📏"}, "sun": {"☀"}, "superhero": {"🦸"}, "syringe": {"💉"},
	"teddy-bear": {"🧸"}, "telescope": {"🔭"}, "thinking-face": {"🤔"}, "tick": {"✔"}, "ticket": {"🎫"},
	"tiger-face": {"🐯"}, "toolbox": {"🧰"}, "trophy": {"🏆"}, "troll": {"🧌"}, "turtle": {"🐢"}, "undo": {"↩"},
	"unicorn": {"🦄"}, "unlocked": {"🔓"}, "up-arrow": {"⬆"}, "vampire": {"🧛"}, "volcano": {"🌋"},
	"warning": {"⚠"}, "wastebasket": {"🗑"}, "water-pistol": {"🔫"}, "water-wave": {"🌊"}, "white-flag": {"🏳"},
	"wind-face": {"🌬"}, "wolf": {"🐺"}, "wrench": {"🔧"}, "zombie": {"🧟"},
}

// iconOf are the icons of emoji.
var iconOf = func() map[string]string {
	all := map[string]string{}
	for icon, list := range emoji {
		for _, sign := range list {
			all[sign] = icon
		}
	}
	return all
}()

// EmojiIcon returns the name of the icon that stands for an emoji, "" if there is none.
func EmojiIcon(sign string) string { return iconOf[strings.ReplaceAll(sign, string(selector), "")] }

// EmojiOf returns the emoji for which an icon stands, "" for an icon that stands for none.
func EmojiOf(icon string) string {
	if list := emoji[icon]; len(list) > 0 {
		return list[0]
	}
	return ""
}

// What stands within an emoji of several characters: the selector asks for a picture in place of a letter, the joiner
// makes one sign of two.
const (
	selector = '\uFE0F'
	joiner   = '\u200D'
)

// composed puts emoji of several characters in the form in which [signs] knows them as one: without colours of skin,
// and with the selector only where it makes a difference. Joined emoji that are no icon stay joined, as one sign that is
// missing, but for a person who is a man or a woman: of that the person remains.
func composed(said string) string {
	if !strings.ContainsAny(said, string(selector)+string(joiner)) {
		return said
	}
	var text strings.Builder
	runes := []rune(strings.TrimLeft(said, string(selector)+string(joiner)))
	for i := 0; i < len(runes); {
		parts, picture := []string{string(runes[i])}, false
		joins := false // a part is to follow
		for i++; i < len(runes); i++ {
			r := runes[i]
			if joins && pictorial(string(r)) {
				parts, joins = append(parts, string(r)), false
				continue
			}
			if r != selector && r != joiner && !(skin(r) && pictorial(parts[0])) {
				break
			}
			picture = picture || r == selector && len(parts) == 1
			joins = r == joiner && pictorial(parts[0])
		}
		text.WriteString(one(parts, picture))
	}
	return text.String()
}

// one returns the form of one emoji, which asks for a picture if it has a selector.
func one(parts []string, picture bool) string {
	whole := strings.Join(parts, string(joiner))
	if iconOf[whole] == "" && len(parts) == 2 && (parts[1] == "♂" || parts[1] == "♀") {
		whole = parts[0]
	}
	if r, length := utf8.DecodeRuneInString(whole); picture && length == len(whole) && iconOf[whole] != "" &&
		NotoSymbols.Has(r) {
		whole += string(selector)
	}
	return whole
}

// pictorial says whether a character can be part of a joined emoji.
func pictorial(sign string) bool {
	r, _ := utf8.DecodeRuneInString(sign)
	return r >= 0x2190 && unicode.Is(unicode.So, r)
}

// skin says whether a character gives the emoji before it a colour of skin.
func skin(r rune) bool { return r >= 0x1F3FB && r <= 0x1F3FF }

// flagged says whether a character is half of a flag: one of the two letters of a country.
func flagged(r rune) bool { return r >= 0x1F1E6 && r <= 0x1F1FF }

// signs are the characters of a sanitised text, where an emoji of several is one.
func signs(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for text != "" {
			length := signLength(text)
			if !yield(text[:length]) {
				return
			}
			text = text[length:]
		}
	}
}

// signLength returns how many bytes the first sign of a text has.
func signLength(text string) int {
	first, length := utf8.DecodeRuneInString(text)
	if script.Of(first) != 0 {
		return script.Next(text)
	}
	for at := length; at < len(text); {
		next, long := utf8.DecodeRuneInString(text[at:])
		switch {
		case next == selector || flagged(first) && flagged(next) && at == length:
			length = at + long
			at = length
			if flagged(first) {
				return length
			}
		case next == joiner:
			_, longer := utf8.DecodeRuneInString(text[at+long:])
			length = at + long + longer
			at = length
		default:
			return length
		}
	}
	return length
}
