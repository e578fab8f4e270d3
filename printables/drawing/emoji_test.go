package drawing_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/unicode/runenames"

	"homespun/assets"
	"homespun/printables/drawing"
)

// ours are the icons that were drawn for Homespun and stand for no emoji.
const ours = " archway bandit black-cube bullet campfire chess-bishop chess-king chess-knight chess-rook cowboy-hat" +
	" galleon geyser great-geyser hay-wagon helm horseshoe junk leaping-spider longship lurking-spider ox-cart" +
	" paddle-steamer peddler-wagon playing-card portal red-cube round-token rowing-boat sloop stagecoach stockade torch treasure-chest tricorn" +
	" wagon wagon-wheel water-wagon whole-cube yellow-cube "

// Every icon that was drawn for an emoji stands for it in a text, and what stands for an emoji is an icon.
func TestEveryEmojiIconStandsForItsEmoji(t *testing.T) {
	seen := map[string]string{}
	for _, name := range assets.IconNames() {
		emoji := drawing.EmojiOf(name)
		if own := strings.Contains(ours, " "+name+" ") || strings.HasPrefix(name, "toy-"); own != (emoji == "") {
			t.Errorf("%s stands for %q", name, emoji)
		}
		if emoji == "" {
			continue
		}
		if other := seen[emoji]; other != "" || drawing.EmojiIcon(emoji) != name {
			t.Errorf("%s stands for %s, as does %s%s", name, emoji, other, drawing.EmojiIcon(emoji))
		}
		seen[emoji] = name
		for _, written := range []string{emoji + "\uFE0F", emoji + "\uFE0F\uFE0F"} {
			for _, face := range []drawing.Face{drawing.Text, drawing.Bold, drawing.Title} {
				runs := drawing.Set("a"+written+"b", face)
				if len(runs) != 3 || runs[1].Icon == nil || runs[1].Icon.Name != name {
					t.Errorf("%s is set as %s", emoji, set(runs))
				}
			}
		}
	}
	if len(seen) < 150 {
		t.Errorf("%d emoji", len(seen))
	}
	for _, name := range strings.Fields(ours) {
		if _, there := assets.Icon(name); !there {
			t.Errorf("there is no icon %s", name)
		}
	}
}

// An icon in a text is as high as its line, and counts as a letter where it is measured and broken into lines.
func TestAnEmojiIsALetter(t *testing.T) {
	one := drawing.Measure("🎲", plain)
	if em := plain.Size * drawing.PointMM; one < em || one > plain.LineHeight() {
		t.Errorf("it is %g mm wide in a size of %g mm", one, em)
	}
	if lines := drawing.Wrap("🎲🎲🎲🎲🎲", plain, 2.5*one); strings.Join(lines, "|") != "🎲🎲|🎲🎲|🎲" {
		t.Errorf("the lines are %q", lines)
	}
	if short, _ := drawing.Fit("🎲🎲🎲🎲🎲", plain, plain.Size, 3.5*one); short != "🎲🎲…" && short != "🎲🎲🎲…" {
		t.Errorf("cut short it is %q", short)
	}
	d := drawing.New(60, 10)
	box := drawing.Box(5, 1, 50, 6)
	d.Label(box, "x🎲⚔\uFE0F", plain, 4, drawing.Left)
	pen := 0.0
	for i, mark := range d.Marks {
		if use, is := mark.(drawing.Use); is {
			high := use.Scale * drawing.IconSize
			if use.At.X-high/2 < pen || !box.Contains(drawing.Box(use.At.X-high/2, use.At.Y-high/2, high, high)) {
				t.Errorf("mark %d stands at %v, %g mm high", i, use.At, high)
			}
			pen = use.At.X + high/2
		}
	}
	if len(d.Marks) != 3 {
		t.Errorf("%d marks", len(d.Marks))
	}
}

// Signs of game makers, each with the font that sets it in a text.
var makers = map[string]string{
	"Atkinson":    "½¼¾×÷±…∞≤≥≠≈°•€♪√π",
	"NotoSans":    "⅓⅔⅛⅜⅝⅞′″",
	"NotoSymbols": "←→↑↓↔↕↖↗↘↙↺↻⇐⇒⇔↩↪♠♥♦♣♤♡♢♧★☆✦✓✔✗✘✕☐☑☒■□▪▫●○◎◆◇▲△▼▽▶◀⚀⚁⚂⚃⚄⚅①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳❶❿❤♂♀♔♕♖♗♘♙♚♛♜♝♞♟☀☁☂☃❄☠⚔⚡☮☯♫♩⚑⚐⌛☎✂✉☞☜⚓⚙♻☺☹☘✈✎⬅⬆⬇➡➔⬢⬡⬛⬜∅⊕",
}

func TestTheSignsOfGameMakersAreSet(t *testing.T) {
	count := 0
	for font, list := range makers {
		for _, sign := range list {
			count++
			runs := drawing.Set("x "+string(sign), drawing.Text)
			last := runs[len(runs)-1]
			if last.Icon != nil || last.Font.String() != font || !strings.HasSuffix(last.Text, string(sign)) ||
				drawing.Font.Advance(last.Font, sign) <= 0 || len(last.Font.Outline(sign)) == 0 {
				t.Errorf("%c is set as %s, want %s", sign, set(runs), font)
			}
			for _, face := range []drawing.Face{drawing.Bold, drawing.Title} {
				if got := drawing.Set(string(sign), face); got.String() != string(sign) {
					t.Errorf("%c is set as %s", sign, set(got))
				}
			}
		}
	}
	if count < 150 {
		t.Errorf("%d signs", count)
	}
}

// Signs stand on the line as letters do: no lower than tails, no higher than a line.
func TestSignsStandOnTheLine(t *testing.T) {
	listed, err := os.ReadFile("../../assets/fonts/signs.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(listed)) {
		from, signs, _ := strings.Cut(strings.TrimSpace(line), " ")
		for _, sign := range signs {
			if from == "#" {
				continue
			}
			runs := drawing.Set(string(sign), drawing.Text)
			ink, em := runs.Ink(drawing.Point{}, 10), 10*drawing.PointMM
			if ink.Bottom() > 0.3*em || ink.Y < -1.05*em || ink.Right() > runs.Width(10)+0.12*em {
				t.Errorf("%c covers %v of a size of %.2f", sign, ink, em)
			}
		}
	}
}

// named is what Unicode calls the emoji of icons whose names share no word with it.
var named = map[string]string{
	"barrel": "oil drum", "bullseye": "direct hit", "detective": "sleuth or spy", "houses": "house buildings",
	"laptop": "personal computer", "linked": "link symbol", "locked": "lock", "person": "adult",
	"play-button": "black right-pointing triangle", "redo": "rightwards arrow with hook", "tick": "heavy check mark",
	"undo": "leftwards arrow with hook", "unlocked": "open lock",
}

// An icon shows what Unicode says that its emoji shows.
func TestAnIconShowsWhatItsEmojiIs(t *testing.T) {
	for _, name := range assets.IconNames() {
		emoji := []rune(drawing.EmojiOf(name))
		if len(emoji) != 1 {
			continue
		}
		is := strings.ToLower(runenames.Name(emoji[0]))
		if named[name] != is && !slices.ContainsFunc(strings.Split(name, "-"), func(word string) bool {
			return strings.Contains(is, word)
		}) {
			t.Errorf("%s stands for %c, which is %s", name, emoji[0], is)
		}
	}
}
