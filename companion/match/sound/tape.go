package sound

import (
	"math"
	"math/rand/v2"
)

// rate is the number of samples in a second.
const rate = 44100

// A tape is a sound while it is made: its samples, rate of them a second, at any loudness.
type tape []float64

// A voice gives one sample after another of something that sounds. now is the time since it began, in
// seconds.
type voice func(now float64) float64

// blank returns a silent tape of a length in seconds.
func blank(seconds float64) tape { return make(tape, int(seconds*rate)) }

// add adds what a voice gives to the tape, from a time in seconds to the end.
func (t tape) add(at float64, v voice) {
	begin := int(at * rate)
	for i := begin; i < len(t); i++ {
		t[i] += v(float64(i-begin) / rate)
	}
}

// A partial is one tone of a struck body: its pitch as a multiple of the lowest, how loud it is, and the time
// in seconds in which it fades to a third.
type partial struct{ pitch, loud, fade float64 }

// Bodies that are struck. A bar is that of a marimba, and a bell is a small one.
var (
	block = []partial{{1, 1, 0.022}, {1.62, 0.55, 0.014}, {2.41, 0.35, 0.009}, {3.9, 0.2, 0.005}}
	bar   = []partial{{1, 1, 0.16}, {3.93, 0.3, 0.05}, {9.2, 0.08, 0.015}}
	bell  = []partial{{1, 1, 0.22}, {2.76, 0.35, 0.1}, {5.4, 0.15, 0.04}}
	blade = []partial{{1, 1, 0.09}, {1.51, 0.8, 0.07}, {2.32, 0.6, 0.05}, {3.17, 0.4, 0.035}, {4.4, 0.2, 0.02}}
)

// struck is a body that is struck once. pitch is that of its lowest partial, in hertz. Its attack takes a
// millisecond or two, so it knocks and does not click.
func struck(body []partial, pitch, loud float64) voice {
	tones := make([]ringing, 0, len(body))
	for _, p := range body {
		tones = append(tones, newRinging(pitch*p.pitch, loud*p.loud, p.fade))
	}
	attack := 0.0
	return func(float64) float64 {
		attack += (1 - attack) * 0.012
		sum := 0.0
		for i := range tones {
			sum += tones[i].next()
		}
		return sum * attack
	}
}

// ringing is a tone that fades. Each sample follows from the two before it, which is much faster than a sine.
type ringing struct{ last, before, turn, shrink float64 }

func newRinging(pitch, loud, fade float64) ringing {
	angle, shrink := 2*math.Pi*pitch/rate, math.Exp(-1/(fade*rate))
	return ringing{0, -loud * math.Sin(angle) / shrink, 2 * shrink * math.Cos(angle), shrink * shrink}
}

func (r *ringing) next() float64 {
	r.last, r.before = r.turn*r.last-r.shrink*r.before, r.last
	return r.last
}

// A course is something that changes in time, such as a pitch. now is in seconds.
type course = func(now float64) float64

// steady is a course that does not change.
func steady(value float64) course { return func(float64) float64 { return value } }

// glide goes from one value to another within some seconds, and stays there. It passes through equal ratios
// in equal times, as the ear hears pitches.
func glide(from, to, seconds float64) course {
	return func(now float64) float64 {
		return from * math.Pow(to/from, min(1, now/seconds))
	}
}

// swell rises to 1 within attack, holds until hold and then fades to a third in each fade; all in seconds.
func swell(attack, hold, fade float64) course {
	return func(now float64) float64 {
		switch {
		case now < attack:
			return 0.5 - 0.5*math.Cos(math.Pi*now/attack)
		case now < hold:
			return 1
		}
		return math.Exp(-(now - max(attack, hold)) / fade)
	}
}

// blown is a tone with harmonics, as of a flute or a horn: its loudness over its pitch and those of the
// multiples of its pitch.
func blown(pitch, loud course, harmonics ...float64) voice {
	angle := 0.0
	return func(now float64) float64 {
		angle += 2 * math.Pi * pitch(now) / rate
		// The sine of each multiple follows from the two before it.
		last, before, turn := math.Sin(angle), 0.0, 2*math.Cos(angle)
		sum := 0.0
		for _, h := range harmonics {
			sum += h * last
			last, before = turn*last-before, last
		}
		return sum * loud(now)
	}
}

// noise is a rushing between -1 and 1, the same for the same seed.
func noise(seed uint64) voice {
	random := rand.New(rand.NewPCG(seed, 0))
	return func(float64) float64 { return 2*random.Float64() - 1 }
}

// A band says which of the pitches around a filter's own it lets through.
type band uint8

const (
	below band = iota
	around
	above
)

// filtered lets through the part of a voice that is below, around or above a pitch in hertz. narrow is 0.7
// for a plain filter; more lets it ring at its pitch.
func filtered(v voice, b band, pitch course, narrow float64) voice {
	var f filter
	return func(now float64) float64 { return f.next(v(now), pitch(now), narrow)[b] }
}

// filter is a state variable filter. Its pitch may change with each sample.
type filter struct{ first, second float64 }

// next returns the three bands of the next sample. A voice is the sum of its bands.
func (f *filter) next(sample, pitch, narrow float64) (bands [above + 1]float64) {
	g := math.Tan(math.Pi * min(pitch, 0.45*rate) / rate)
	high := (sample - (1/narrow+g)*f.first - f.second) / (1 + g*(g+1/narrow))
	middle := g*high + f.first
	low := g*middle + f.second
	f.first, f.second = middle+g*high, low+g*middle
	return [...]float64{below: low, around: middle / narrow, above: high}
}

// shaped is a voice whose loudness takes a course.
func shaped(v voice, loud course) voice {
	return func(now float64) float64 { return v(now) * loud(now) }
}

// pressed is a voice that is pressed into -1 to 1 the harder the louder it is, which gives it overtones.
func pressed(v voice, hard float64) voice {
	return func(now float64) float64 { return math.Tanh(hard * v(now)) }
}
