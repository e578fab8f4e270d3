package sound

import (
	"encoding/binary"
	"math"
)

// Wave returns a sound as a WAV file: one channel of 16 bits, 44,100 samples a second. volume is from 0 to
// 100; 50 is heard as about half as loud as 100. The same sound and volume give the same bytes.
func Wave(s Sound, volume int) []byte {
	if s >= sounds {
		s = None
	}
	var samples tape
	if s != None {
		samples = levelled(made[s]())
	}
	// Heard loudness halves with each 10 to 12 dB: as the square of the volume.
	share := float64(min(max(volume, 0), 100)) / 100
	share *= share
	size := 2 * len(samples)
	long := binary.LittleEndian.AppendUint32
	short := binary.LittleEndian.AppendUint16
	wave := long(append(make([]byte, 0, 44+size), "RIFF"...), uint32(36+size))
	wave = append(append(wave, "WAVEfmt"...), ' ')
	wave = short(short(long(wave, 16), 1), 1)                  // PCM, one channel
	wave = short(short(long(long(wave, rate), 2*rate), 2), 16) // a sample is two bytes
	wave = long(append(wave, "data"...), uint32(size))
	for _, sample := range samples {
		wave = short(wave, uint16(int16(math.Round(32767*share*sample))))
	}
	return wave
}
