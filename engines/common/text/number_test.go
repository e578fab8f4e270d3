package text_test

import (
	"fmt"
	"strings"
	"testing"

	"homespun/engines/common/text"
)

func TestNumbersAreReadAsPeopleWriteThem(t *testing.T) {
	for written, want := range map[string]float64{"4": 4, "4.5": 4.5, "4,5": 4.5, "0,9": 0.9, ",5": 0.5, " 4,5 ": 4.5,
		"-4,5": -4.5, "−3": -3, "½": 0.5, "2½": 2.5, "2 ½": 2.5, "2 1/2": 2.5, "1/4": 0.25, "-1½": -1.5, "2\u00a01/2": 2.5,
		"3 1⁄2": 3.5, "1e2": 100} {
		if got, ok := text.Number(written); !ok || got != want {
			t.Errorf("%q: got %v, %v, want %v", written, got, ok, want)
		}
	}
	for _, written := range []string{"", "x", "1,2,3", "1.2,3", "1/0", "NaN", "inf", "4 5", "½½", "4x", "-", ","} {
		if got, ok := text.Number(written); ok {
			t.Errorf("%q: got %v", written, got)
		}
	}
}

func TestColoursAreReadAsPeopleWriteThem(t *testing.T) {
	for written, want := range map[string]string{"#3E7C8C": "#3E7C8C", "#3e7c8c": "#3E7C8C", "3E7C8C": "#3E7C8C",
		"#f00": "#FF0000", "f00": "#FF0000", "red": "#FF0000", " Red ": "#FF0000", "crimson": "#DC143C",
		"dark green": "#006400", "light-blue": "#ADD8E6", "grey": "#808080", "gray": "#808080", "0xFF0000": "#FF0000",
		"ROT": "#FF0000", "rouge": "#FF0000", "roja": "#FF0000", "light blue": "#ADD8E6", "hellblau": "#ADD8E6",
		"bleu clair": "#ADD8E6", "azul claro": "#ADD8E6", "dunkelgrün": "#006400", "DUNKELGRU\u0308N": "#006400",
		"dunkelgruen": "#006400", "vert foncé": "#006400", "verde oscuro": "#006400", "Weiß": "#FFFFFF", "weiss": "#FFFFFF",
		"blanche": "#FFFFFF", "negro": "#000000", "schwarz": "#000000", "himmelblau": "#87CEEB", "azul marino": "#000080",
		"marrón": "#A52A2A", "lila": "#800080", "jaune": "#FFFF00", "amarillo": "#FFFF00", "grau": "#808080",
		"light red": "#FF7F7F", "dunkelrot": "#8B0000", "burgundy": "#800020", "senfgelb": "#D2A52D", "türkis": "#40E0D0",
		"rgb(255, 0, 0)": "#FF0000", "RGB(0,128,0)": "#008000", "#FF0000FF": "#FF0000"} {
		if got, ok := text.Colour(written); !ok || got != want {
			t.Errorf("%q: got %v, %v, want %v", written, got, ok, want)
		}
	}
	for written, near := range map[string]string{"dunkelgrünn": "dunkelgrün", "rogue": "rouge", "bleu clari": "bleu clair",
		"ligth blue": "light blue", "amarilo": "amarillo", "reddd": "red", "🟥": "", strings.Repeat("rot", 2000): ""} {
		advice := text.ColourAdvice(written)
		if said := fmt.Sprintf("did you mean %q?", near); near != "" && advice != said || near == "" && len(advice) < 20 {
			t.Errorf("%.20q: %s, want %s", written, advice, said)
		}
	}
	for _, written := range []string{"", "light", "lightlight", "hell", "#", "#12", "#12345", "reddish", "rgb(300,0,0)", "rgb(1,2)", "#GG0000", "#FF000080",
		"transparent"} {
		if got, ok := text.Colour(written); ok {
			t.Errorf("%q: got %v", written, got)
		}
	}
}
