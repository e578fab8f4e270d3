package sound_test

import (
	"bytes"
	"encoding/binary"
	"math"
	"math/cmplx"
	"testing"

	"homespun/companion/match/sound"
)

const rate = 44100

// heard reads a WAV file: its samples, of which 1 is the loudest.
func heard(t testing.TB, wave []byte) []float64 {
	t.Helper()
	var head struct {
		RIFF           [4]byte
		Size           uint32
		WAVE, Format   [4]byte
		FormatSize     uint32
		Kind, Channels uint16
		Rate, Bytes    uint32
		Frame, Bits    uint16
		Data           [4]byte
		DataSize       uint32
	}
	file := bytes.NewReader(wave)
	if err := binary.Read(file, binary.LittleEndian, &head); err != nil {
		t.Fatal(err)
	}
	if string(head.RIFF[:])+string(head.WAVE[:])+string(head.Format[:])+string(head.Data[:]) !=
		"RIFFWAVEfmt data" || int(head.Size) != len(wave)-8 || head.FormatSize != 16 ||
		int(head.DataSize) != file.Len() || head.Kind != 1 || head.Channels != 1 || head.Rate != rate ||
		head.Bytes != 2*rate || head.Frame != 2 || head.Bits != 16 {
		t.Fatalf("the file begins with %+v", head)
	}
	whole := make([]int16, head.DataSize/2)
	if err := binary.Read(file, binary.LittleEndian, whole); err != nil {
		t.Fatal(err)
	}
	samples := make([]float64, len(whole))
	for i, sample := range whole {
		samples[i] = float64(sample) / (1 << 15)
	}
	return samples
}

// spectrum returns the energy at each pitch of a sound, and the pitch in hertz between two entries.
func spectrum(samples []float64) (energy []float64, step float64) {
	size := 1
	for size < len(samples) {
		size *= 2
	}
	waves := make([]complex128, size)
	for i, sample := range samples {
		waves[i] = complex(sample, 0)
	}
	energy = make([]float64, size/2)
	for i, wave := range transformed(waves)[:size/2] {
		energy[i] = 2 * real(wave*cmplx.Conj(wave)) / float64(size)
	}
	return energy, float64(rate) / float64(size)
}

// transformed is the Fourier transform of a power of two of samples.
func transformed(waves []complex128) []complex128 {
	n := len(waves)
	if n == 1 {
		return waves
	}
	even, odd := make([]complex128, n/2), make([]complex128, n/2)
	for i := range n / 2 {
		even[i], odd[i] = waves[2*i], waves[2*i+1]
	}
	even, odd = transformed(even), transformed(odd)
	all := make([]complex128, n)
	for i := range n / 2 {
		turned := odd[i] * cmplx.Rect(1, -2*math.Pi*float64(i)/float64(n))
		all[i], all[i+n/2] = even[i]+turned, even[i]-turned
	}
	return all
}

// weight is how much of the energy at a pitch the ear takes: the curve K of ITU-R BS.1770, a shelf of 4 dB
// above 1.7 kHz and a high pass at 38 Hz.
func weight(pitch float64) float64 {
	shelf, low := complex(0, pitch/1681.97), complex(0, pitch/38.135)
	top := math.Pow(10, 3.99984/20)
	k := (complex(top, 0)*shelf*shelf + complex(math.Pow(top, 0.4996668)/0.7071752, 0)*shelf + 1) /
		(shelf*shelf + shelf/0.7071752 + 1) * low * low / (low*low + low/0.5003270 + 1)
	return real(k * cmplx.Conj(k))
}

// loudness returns how loud a sound is in LUFS: that of its loudest fifth of a second, of those that begin a
// twentieth of a second apart.
func loudness(samples []float64) float64 {
	most := 0.0
	for begin := 0; begin == 0 || begin+rate/5 <= len(samples); begin += rate / 20 {
		energy, step := spectrum(samples[begin:min(begin+rate/5, len(samples))])
		sum := 0.0
		for i, e := range energy {
			sum += e * weight(step*float64(i))
		}
		most = max(most, sum/(rate/5))
	}
	return -0.691 + 10*math.Log10(most)
}

// Nothing is louder or quieter than the rest, nothing is cut off, and nothing clicks.
func TestAllSoundsAreOfOneLoudness(t *testing.T) {
	for _, s := range sound.All() {
		samples := heard(t, sound.Wave(s, 100))
		if loud := loudness(samples); math.Abs(loud+18) > 0.75 {
			t.Errorf("%v: %.2f LUFS, want -18", s, loud)
		}
		if seconds := float64(len(samples)) / rate; seconds < 0.1 || seconds >= 1 {
			t.Errorf("%v takes %.2f s", s, seconds)
		}
		peak, mean := 0.0, 0.0
		for _, sample := range samples {
			peak, mean = max(peak, math.Abs(sample)), mean+sample/float64(len(samples))
		}
		if decibels := 20 * math.Log10(peak); decibels > -1 {
			t.Errorf("%v peaks at %.2f dB", s, decibels)
		}
		if math.Abs(mean) > 5e-4 {
			t.Errorf("%v leaves the loudspeaker %.4f away from its middle", s, mean)
		}
		for i := range 10 { // a quarter of a millisecond
			if first, last := samples[i], samples[len(samples)-1-i]; math.Abs(first) > 0.02 ||
				math.Abs(last) > 0.001 || i == 0 && (first != 0 || last != 0) {
				t.Errorf("%v clicks: %.4f after %d samples, %.4f before the last", s, first, i, last)
			}
		}
	}
}

// The measure of the test above knows a tone of a known loudness.
func TestATonesLoudnessIsKnown(t *testing.T) {
	tone := make([]float64, rate)
	for i := range tone {
		tone[i] = 0.1 * math.Sin(2*math.Pi*997*float64(i)/rate)
	}
	// By the standard, a tone of 997 Hz at 0 dB in one channel has -3.01 LUFS.
	if loud := loudness(tone); math.Abs(loud+23.01) > 0.1 {
		t.Errorf("got %.2f LUFS, want -23.01", loud)
	}
}

func TestTheVolumeIsHeard(t *testing.T) {
	power := func(s sound.Sound, volume int) float64 {
		sum := 0.0
		for _, sample := range heard(t, sound.Wave(s, volume)) {
			sum += sample * sample
		}
		return sum
	}
	for _, s := range sound.All() {
		full := power(s, 100)
		for volume, quieter := range map[int]float64{75: 5, 50: 12, 25: 24} {
			if got := 10 * math.Log10(full/power(s, volume)); math.Abs(got-quieter) > 0.2 {
				t.Errorf("%v at %d is quieter by %.2f dB, want %.0f", s, volume, got, quieter)
			}
		}
		if power(s, 0) != 0 {
			t.Errorf("%v can be heard at 0", s)
		}
	}
}

func TestASoundIsAlwaysTheSame(t *testing.T) {
	waves := map[string]sound.Sound{}
	for _, s := range sound.All() {
		wave := string(sound.Wave(s, 75))
		if wave != string(sound.Wave(s, 75)) {
			t.Errorf("%v differs from time to time", s)
		}
		if other, same := waves[wave]; same {
			t.Errorf("%v is the same as %v", s, other)
		}
		waves[wave] = s
	}
	if n := len(heard(t, sound.Wave(sound.None, 75))) + len(heard(t, sound.Wave(200, 75))); n != 0 {
		t.Errorf("what is no sound has %d samples", n)
	}
}

// What growls is deep and swells; what explodes is deep and loudest at once; steam hisses and stays; a coin
// is bright, and a step is over at once.
func TestSoundsAreLikeWhatTheyAre(t *testing.T) {
	for _, c := range []struct {
		sound sound.Sound
		// the middle of its energy in hertz, and the time in seconds at which half of it has been heard
		low, high, early, late float64
	}{
		{sound.Growl, 80, 400, 0.25, 0.5},
		{sound.Boom, 60, 600, 0.01, 0.2},
		{sound.Steam, 2000, 6000, 0.25, 0.5},
		{sound.Coin, 1000, 3000, 0.05, 0.2},
		{sound.Step, 150, 800, 0, 0.03},
		{sound.Refusal, 150, 500, 0.05, 0.25},
	} {
		samples := heard(t, sound.Wave(c.sound, 100))
		energy, step := spectrum(samples)
		sum, middle := 0.0, 0.0
		for i, e := range energy {
			sum, middle = sum+e, middle+e*step*float64(i)
		}
		total, half := 0.0, 0
		for _, sample := range samples {
			total += sample * sample
		}
		for passed := 0.0; passed < total/2; half++ {
			passed += samples[half] * samples[half]
		}
		pitch, time := middle/sum, float64(half)/rate
		t.Logf("%v: %.0f Hz, %.3f s", c.sound, pitch, time)
		if pitch < c.low || pitch > c.high || time < c.early || time > c.late {
			t.Errorf("%v: its middle is at %.0f Hz and %.3f s, want %.0f to %.0f Hz and %.2f to %.2f s",
				c.sound, pitch, time, c.low, c.high, c.early, c.late)
		}
	}
}

func BenchmarkWaves(b *testing.B) {
	for b.Loop() {
		for _, s := range sound.All() {
			sound.Wave(s, 75)
		}
	}
}
