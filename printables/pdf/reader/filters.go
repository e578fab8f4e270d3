package reader

import (
	"bytes"
	"compress/zlib"
	"encoding/ascii85"
	"errors"
	"fmt"
	"io"
	"slices"

	"golang.org/x/image/tiff/lzw"
)

// mostFilters is how many methods a stream may be packed with, one around the other.
const mostFilters = 4

var errLong = errors.New("longer than its limit")

// filters returns the methods with which a stream is packed, the last one first, from its entry for them.
func filters(entry any) (all []name) {
	switch entry := entry.(type) {
	case name:
		return []name{entry}
	case list:
		for _, one := range entry {
			called, _ := one.(name)
			all = append(all, called)
		}
	}
	return all
}

// decode unpacks a stream (7.4), at most to limit bytes, and takes what it unpacks from those that are left.
// The predictors of pictures are none of its methods.
func decode(raw []byte, packed []name, limit int, left *int) ([]byte, error) {
	if len(packed) > mostFilters {
		return nil, errLong
	}
	for i, by := range packed {
		most := limit
		if i < len(packed)-1 {
			most = max(limit, mostStream)
		}
		if most = min(most, *left); most <= 0 {
			return nil, errLong
		}
		var from io.Reader = bytes.NewReader(raw)
		switch by {
		case "FlateDecode":
			unpacked, err := zlib.NewReader(from)
			if err != nil {
				return nil, err
			}
			from = unpacked
		case "LZWDecode":
			from = lzw.NewReader(from, lzw.MSB, 8)
		case "ASCII85Decode":
			raw = bytes.TrimPrefix(bytes.TrimSpace(raw), []byte("<~"))
			raw, _, _ = bytes.Cut(raw, []byte("~"))
			from = ascii85.NewDecoder(bytes.NewReader(raw))
		case "ASCIIHexDecode":
			p := parser{text: slices.Concat([]byte("<"), raw, []byte(">")), long: len(raw)}
			text, err := p.hex()
			if err != nil {
				return nil, err
			}
			from = bytes.NewReader(text.([]byte))
		case "RunLengthDecode":
			from = bytes.NewReader(runs(raw, most+1))
		case "Crypt":
		default:
			return nil, fmt.Errorf("the method %q", string(by))
		}
		out, err := io.ReadAll(io.LimitReader(from, int64(most)+1))
		*left -= len(out)
		if err != nil {
			return nil, err
		}
		if len(out) > most {
			return nil, errLong
		}
		raw = out
	}
	if len(raw) > limit {
		return nil, errLong
	}
	return raw, nil
}

// runs unpacks runs of equal bytes (7.4.5), to about so many.
func runs(raw []byte, most int) (out []byte) {
	for len(raw) > 1 && raw[0] != 128 && len(out) < most {
		if n := int(raw[0]) + 1; n <= 128 {
			n = min(n, len(raw)-1)
			out, raw = append(out, raw[1:1+n]...), raw[1+n:]
		} else {
			out, raw = append(out, bytes.Repeat(raw[1:2], 258-n)...), raw[2:]
		}
	}
	return out
}
