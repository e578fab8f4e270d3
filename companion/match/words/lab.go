package words

import (
	"math"
	"time"
)

// LabBots says how bots of a name play.
func LabBots(bot string) string {
	switch bot {
	case "easy":
		return labEasy
	case "medium":
		return labMedium
	}
	return labHard
}

// LabTurnedLate says how many of 100 matches are lost by whoever was ahead at three quarters. Together: all win or
// lose together, and it says how many are won that stood worse.
func LabTurnedLate(together bool, wins int) string {
	if together {
		return labOpenTogether(wins)
	}
	return labOpenAnswer(wins)
}

// LabTurned says how many of 100 matches are won by whoever was behind at half time.
func LabTurned(together bool, wins int) string {
	if together {
		return labBackTogether(wins)
	}
	return labBackAnswer(wins)
}

// LabSteps says how many steps of help there are, "" for none.
func LabSteps(steps int) string {
	if steps == 0 {
		return ""
	}
	return labSteps(steps)
}

// LabProgress says which part is done, and how long the rest takes, if that is known.
func LabProgress(part float64, rest time.Duration, known bool) string {
	left := ""
	if rest = rest.Round(time.Second); known && rest > 0 {
		left = rest.String()
	}
	if part >= 1 && known {
		return labDone
	}
	return labProgress(int(100*part), left)
}

func LabUsed(wins, low, high, usual float64) string {
	whole := func(part float64) int { return int(math.Round(100 * part)) }
	return labUsed(whole(wins), whole(low), whole(high), whole(usual))
}

// LabVerdict says how many more of 100 matches somebody wins, or fewer if the number is negative, and what bots of
// different strength make of it: "agree", "disagree", "one" or "too-small".
func LabVerdict(who string, points int, verdict string) string {
	switch {
	case verdict == "too-small":
		return labTooSmall(who)
	case points == 0:
		return labAsMany(who, labSure(verdict))
	case points < 0:
		return labFewer(who, -points, labSure(verdict))
	}
	return labMore(who, points, labSure(verdict))
}

// LabLonger says by how many percent a match is longer, or shorter if the number is negative, as [LabVerdict] does.
func LabLonger(percent int, verdict string) string {
	switch {
	case verdict == "too-small":
		return labSameLength
	case percent == 0:
		return labAsLong(labSure(verdict))
	case percent < 0:
		return labShorter(-percent, labSure(verdict))
	}
	return labLonger(percent, labSure(verdict))
}

// labSure says what bots of different strength make of a difference.
func labSure(verdict string) string {
	switch verdict {
	case "agree":
		return labSureAgree
	case "disagree":
		return labSureDisagree
	}
	return labSureOne
}

// LabDiffers says in what rules differ, and in how many things more.
func LabDiffers(rules []string, more int) string {
	if more > 0 {
		rules = append(rules, labAndMore(more))
	}
	return labDiffers(Facts(rules...))
}
