package sound

import "math"

const (
	// loudness is how loud every sound is, in LUFS: decibels below the loudest possible, weighted as ITU-R
	// BS.1770 does it. The standard is for whole programmes; as the ear gathers a fifth of a second, a sound
	// is as loud as its loudest window of that length.
	loudness = -18
	window   = rate / 5
	// ceiling is the highest peak, -1 dB.
	ceiling = 0.89
	// A sound begins and ends at zero and rises and falls within these many samples, so that nothing clicks.
	rise, decay = rate / 1000, rate / 16
)

// levelled brings a tape to the one loudness, takes away what is too low to be heard, and smooths its ends.
func levelled(t tape) tape {
	heard := filtered(t.played(), above, steady(30), 0.7)
	level := make(tape, len(t))
	for i := range level {
		ends := min(1, float64(i)/rise, float64(len(t)-1-i)/decay)
		level[i] = heard(0) * (0.5 - 0.5*math.Cos(math.Pi*ends))
	}
	// The mean is taken away in the same shape, so that the ends stay at zero.
	mean, room := 0.0, 0.0
	shape := func(i int) float64 { return math.Sin(math.Pi * float64(i) / float64(len(level)-1)) }
	for i, sample := range level {
		mean, room = mean+sample, room+shape(i)
	}
	gain := math.Pow(10, (loudness-measured(level))/20)
	for i := range level {
		level[i] = ceiling * soft(gain*(level[i]-mean/room*shape(i))/ceiling)
	}
	return level
}

// soft leaves a sample as it is up to three quarters, and bends what is higher so that it stays below 1.
func soft(sample float64) float64 {
	const bend = 0.75
	if over := math.Abs(sample) - bend; over > 0 {
		return math.Copysign(bend+(1-bend)*math.Tanh(over/(1-bend)), sample)
	}
	return sample
}

// played gives the samples of a tape one after another.
func (t tape) played() voice {
	i := -1
	return func(float64) float64 {
		i++
		return t[i]
	}
}

// measured returns the loudness of a tape in LUFS.
func measured(t tape) float64 {
	// A head makes what is above about 1.7 kHz louder by 4 dB, and hardly anything is heard below 40 Hz.
	const louder, between = 1.5849, 1.2587
	var head, ear filter
	sum, most := 0.0, 0.0
	squares := make([]float64, len(t))
	for i := range t {
		bands := head.next(t[i], 1682, 0.7072)
		sample := ear.next(louder*bands[above]+between*bands[around]+bands[below], 38.1, 0.5)[above]
		squares[i] = sample * sample
		sum += squares[i]
		if i >= window {
			sum -= squares[i-window]
		}
		most = max(most, sum)
	}
	return -0.691 + 10*math.Log10(most/window)
}
