package parcel

import "strings"

// signs are the digits of base45 (RFC 9285, table 1), and those for which a QR code has a mode of its own.
const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"

// encode writes bytes in base45: two as three signs, the least first, and a last one as two.
func encode(from []byte) string {
	var b strings.Builder
	digits := func(n, count int) {
		for range count {
			b.WriteByte(signs[n%45])
			n /= 45
		}
	}
	for ; len(from) >= 2; from = from[2:] {
		digits(int(from[0])<<8|int(from[1]), 3)
	}
	if len(from) == 1 {
		digits(int(from[0]), 2)
	}
	return b.String()
}

// decode reads base45, and reports whether the text is.
func decode(text string) (out []byte, ok bool) {
	for len(text) > 0 {
		n, factor, count := 0, 1, min(3, len(text))
		for _, sign := range []byte(text[:count]) {
			digit := strings.IndexByte(signs, sign)
			if digit < 0 {
				return nil, false
			}
			n += digit * factor
			factor *= 45
		}
		switch {
		case count == 3 && n < 1<<16:
			out = append(out, byte(n>>8), byte(n))
		case count == 2 && n < 1<<8:
			out = append(out, byte(n))
		default:
			return nil, false
		}
		text = text[count:]
	}
	return out, true
}
