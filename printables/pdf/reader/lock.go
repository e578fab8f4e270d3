package reader

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/md5"
	"crypto/rc4"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/binary"
)

// A method is how strings or streams are encrypted.
type method int

const (
	plain method = iota
	byRC4
	byAES    // with a key for each object
	byAES256 // with the file's key
)

// A lock opens what is encrypted with an empty user password (ISO 32000-2, 7.6): what asks nobody for a
// password when it is opened, and only forbids to print or to change it.
type lock struct {
	key                     []byte
	strings, streams, files method
}

// padding stands behind every password (algorithm 2, step a).
var padding = []byte("\x28\xBF\x4E\x5E\x4E\x75\x8A\x41\x64\x00\x4E\x56\xFF\xFA\x01\x08" +
	"\x2E\x2E\x00\xB6\xD0\x68\x3E\x80\x2F\x0C\xA9\xFE\x64\x53\x69\x7A")

// newLock returns the lock of an encryption dictionary, nil if it does not open without a password.
func newLock(d dictionary, id []byte) *lock {
	number := func(key name, otherwise int) int {
		if n, ok := d[key].(float64); ok {
			return int(n)
		}
		return otherwise
	}
	text := func(key name) []byte { b, _ := d[key].([]byte); return b }
	version, revision := number("V", 0), number("R", 0)
	l := &lock{strings: byRC4, streams: byRC4, files: byRC4}
	if version >= 4 {
		l.strings, l.streams = named(d, "StrF", plain), named(d, "StmF", plain)
		l.files = named(d, "EFF", l.streams)
	}
	switch {
	case d["Filter"] != name("Standard"):
		return nil
	case revision >= 2 && revision <= 4 && len(text("O")) >= 32 && len(text("U")) >= 16:
		size := min(max(number("Length", 40)/8, 5), 16)
		if revision == 2 {
			size = 5
		} else if version == 4 {
			size = 16
		}
		sum := append(bytes.Clone(padding), text("O")[:32]...)
		sum = binary.LittleEndian.AppendUint32(sum, uint32(int64(number("P", 0))))
		sum = append(sum, id...)
		if revision == 4 && d["EncryptMetadata"] == false {
			sum = append(sum, 0xFF, 0xFF, 0xFF, 0xFF)
		}
		key := md5.Sum(sum)
		for range 50 * min(revision-2, 1) {
			key = md5.Sum(key[:size])
		}
		l.key = key[:size]
		return l.checked(revision, id, text("U"))
	case (revision == 5 || revision == 6) && len(text("U")) >= 48 && len(text("UE")) >= 32:
		user, wrapped := text("U"), text("UE")[:32]
		if !bytes.Equal(hash(revision, user[32:40]), user[:32]) {
			return nil
		}
		l.key = make([]byte, 32)
		cipher.NewCBCDecrypter(block(hash(revision, user[40:48])), make([]byte, aes.BlockSize)).CryptBlocks(l.key, wrapped)
		return l
	}
	return nil
}

// named returns the method that a crypt filter's name stands for (7.6.6).
func named(d dictionary, key name, otherwise method) method {
	called, ok := d[key].(name)
	if !ok {
		return otherwise
	}
	all, _ := d["CF"].(dictionary)
	filter, _ := all[called].(dictionary)
	switch filter["CFM"] {
	case name("V2"):
		return byRC4
	case name("AESV2"):
		return byAES
	case name("AESV3"):
		return byAES256
	}
	return plain
}

// checked returns the lock if its key is right (algorithms 4 to 6), else nil.
func (l *lock) checked(revision int, id, user []byte) *lock {
	want := padding
	if revision > 2 {
		sum := md5.Sum(append(bytes.Clone(padding), id...))
		want = sum[:]
	}
	want = unrc4(l.key, want)
	for i := 1; revision > 2 && i < 20; i++ {
		key := bytes.Clone(l.key)
		for k := range key {
			key[k] ^= byte(i)
		}
		want = unrc4(key, want)
	}
	if !bytes.HasPrefix(user, want) {
		return nil
	}
	return l
}

// hash is that of an empty password (algorithm 2.B; revision 5 has only its beginning).
func hash(revision int, salt []byte) []byte {
	first := sha256.Sum256(salt)
	sum := first[:]
	for round := 0; revision == 6; round++ {
		long := bytes.Repeat(sum, 64)
		cipher.NewCBCEncrypter(block(sum[:16]), sum[16:32]).CryptBlocks(long, long)
		kind := 0
		for _, b := range long[:16] {
			kind += int(b)
		}
		switch kind % 3 {
		case 0:
			next := sha256.Sum256(long)
			sum = next[:]
		case 1:
			next := sha512.Sum384(long)
			sum = next[:]
		case 2:
			next := sha512.Sum512(long)
			sum = next[:]
		}
		if round >= 63 && int(long[len(long)-1]) <= round-31 {
			break
		}
	}
	return sum[:32]
}

// block returns the cipher of a key of 16 or 32 bytes.
func block(key []byte) cipher.Block {
	b, err := aes.NewCipher(key)
	if err != nil {
		panic(err) // cannot happen
	}
	return b
}

// unrc4 decrypts with a key of 5 to 16 bytes.
func unrc4(key, text []byte) []byte {
	out := make([]byte, len(text))
	c, err := rc4.NewCipher(key)
	if err != nil {
		panic(err) // cannot happen
	}
	c.XORKeyStream(out, text)
	return out
}

// decrypt decrypts a string or stream of an object (algorithms 1 and 1.A).
func (l *lock) decrypt(text []byte, by method, number, generation int) []byte {
	key := l.key
	if by == byRC4 || by == byAES {
		key = append(bytes.Clone(key), byte(number), byte(number>>8), byte(number>>16), byte(generation), byte(generation>>8))
		if by == byAES {
			key = append(key, "sAlT"...)
		}
		sum := md5.Sum(key)
		key = sum[:min(len(l.key)+5, len(sum))]
	}
	switch by {
	case byRC4:
		return unrc4(key, text)
	case byAES, byAES256:
		const size = aes.BlockSize
		if len(key) != 16 && len(key) != 32 || len(text) < 2*size {
			return nil
		}
		out := make([]byte, (len(text)-size)/size*size) // behind it may be a line's end
		cipher.NewCBCDecrypter(block(key), text[:size]).CryptBlocks(out, text[size:size+len(out)])
		if pad := int(out[len(out)-1]); pad >= 1 && pad <= size {
			out = out[:len(out)-pad]
		}
		return out
	}
	return text
}

// open decrypts the strings in an object.
func (l *lock) open(object any, number, generation int) any {
	switch object := object.(type) {
	case []byte:
		return l.decrypt(object, l.strings, number, generation)
	case list:
		for i := range object {
			object[i] = l.open(object[i], number, generation)
		}
	case dictionary:
		for key := range object {
			object[key] = l.open(object[key], number, generation)
		}
	}
	return object
}

// stream decrypts what stands in a stream. One may say itself that it is not encrypted.
func (l *lock) stream(text []byte, d dictionary, number, generation int) []byte {
	by := l.streams
	if d["Type"] == name("EmbeddedFile") {
		by = l.files
	}
	if all := filters(d["Filter"]); len(all) > 0 && all[0] == "Crypt" {
		parameters := d["DecodeParms"]
		if several, ok := parameters.(list); ok && len(several) > 0 {
			parameters = several[0]
		}
		own, _ := parameters.(dictionary)
		if called, _ := own["Name"].(name); called == "" || called == "Identity" {
			by = plain
		}
	}
	return l.decrypt(text, by, number, generation)
}
