package sitters

import (
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

func TestSIT01BoardOfSevenByTenAndThreeSafeSpaces(t *testing.T) {
	g := compile(t, "standard")
	for kind, want := range map[Kind]int{CollectorStart: 7, ObstructorStart: 6, ContainerSpace: 34,
		SafeZone: 3} {
		enginetest.Equal(t, "spaces of a kind", len(g.Spaces(kind)), want)
	}
	enginetest.Equal(t, "spaces", g.Board().Len(), 73)
	var safe []string
	for _, at := range g.Spaces(SafeZone) {
		safe = append(safe, g.Board().Name(at))
		enginetest.Equal(t, "ways into "+g.Board().Name(at), g.near[at].Len(), 1)
	}
	enginetest.Equal(t, "safe zone", strings.Join(safe, " "), "k3 k4 k5")
	for name, want := range map[string]Kind{"a1": CollectorStart, "j7": ObstructorStart, "d1": ContainerSpace,
		"h1": ContainerSpace, "i1": ObstructorStart, "i2": ContainerSpace, "j3": Plain, "e4": Plain} {
		at, ok := g.Board().Find(name)
		if !ok || g.Kind(at) != want {
			t.Errorf("%s: got kind %d, want %d", name, g.Kind(at), want)
		}
	}
}

func TestSIT02MarkersAndContainers(t *testing.T) {
	g := compile(t, "standard")
	enginetest.Equal(t, "collectors", g.Count(Collectors), 4)
	enginetest.Equal(t, "obstructors", g.Count(Obstructors), 6)
	enginetest.Equal(t, "containers", g.Containers(), 8)
	tab := start(t, g)
	tab.Refuses("dice: 7", "SIT-02 no-such-face face=7 faces=6")
	tab = draw(t, g, `1......a..`)
	for _, face := range []string{"0", "7", "6-7", "99999"} {
		line := "dice: " + face
		face = face[strings.LastIndex(face, "-")+1:]
		if face == "99999" {
			face = "32767"
		}
		tab.Refuses(line, "SIT-02 no-such-face face="+face+" faces=6")
	}
	tab.Allows("dice: 1", "dice: 6")
	tab.play("dice: 3").Refuses("collectors: move C5 a2", "SIT-02 unknown-marker piece=C5")
	tab.Refuses("collectors: move X1 z9", "SIT-02 unknown-marker piece=X1")
	tab.Refuses("collectors: move C0 a2", "SIT-02 unknown-marker piece=C0")
}

func TestSIT03SettingUpInOrder(t *testing.T) {
	tab := start(t, compile(t, "standard"))
	tab.Asks("SIT-03 prompt-container seat=collectors left=4")
	wants := "SIT-03 wants-container seat=collectors left=4"
	tab.Refuses("obstructors: container d3", wants)
	tab.Refuses("collectors: start C1 a1", wants)
	tab.Refuses("collectors: pass", wants)
	tab.Refuses("collectors: move C1 a1", wants)
	tab.Refuses("dice: 3", wants)
	tab.Refuses("collectors: container a1", "SIT-03 container-space space=a1", "a1")
	tab.Refuses("collectors: container z9", "SIT-03 container-unknown-space space=z9")
	tab.play("collectors: container d3").Hears("SIT-03 container-put seat=collectors space=d3")
	tab.Refuses("collectors: container d3", "SIT-03 container-taken space=d3", "d3")

	tab.play("collectors: container e1", "collectors: container f1", "collectors: container g1")
	tab.Asks("SIT-03 prompt-container seat=obstructors left=4")
	tab.Refuses("collectors: container h1", "SIT-03 wants-container seat=obstructors left=4")
	tab.play("obstructors: container h1", "obstructors: container h2", "obstructors: container h3",
		"obstructors: container i6")

	tab.Asks("SIT-03 prompt-start seat=collectors piece=C1")
	wants = "SIT-03 wants-start seat=collectors piece=C1"
	tab.Refuses("obstructors: container i2", wants)
	tab.Refuses("obstructors: start O1 i1", wants)
	tab.Refuses("collectors: container i2", wants)
	tab.Refuses("dice: 1", wants)
	tab.Refuses("collectors: start C2 a1", "SIT-03 start-order piece=C1")
	tab.Refuses("collectors: start C9 a1", "SIT-03 start-order piece=C1")
	tab.Refuses("collectors: start C1 b1", "SIT-03 start-space piece=C1 space=b1", "b1")
	tab.Refuses("collectors: start C1 j1", "SIT-03 start-space piece=C1 space=j1", "j1")
	tab.Refuses("collectors: start C1 q1", "SIT-03 start-unknown-space piece=C1 space=q1")
	tab.play("collectors: start C1 a3").Hears("SIT-03 start-put piece=C1 space=a3")
	tab.Refuses("collectors: start C2 a3", "SIT-03 start-taken piece=C2 space=a3 other=C1", "a3")
	tab.play("collectors: start C2 a1", "collectors: start C3 a5")
	tab.play("collectors: start C4 a7")
	enginetest.Equal(t, "what is due", stages[tab.Game.Pending(&tab.At).Kind], "roll")

	// Once play has begun these lines are of another kind.
	tab.Refuses("collectors: container i3", "SIT-06 wants-roll seat=collectors")
	tab.play("dice: 2").Refuses("collectors: start C1 a2", "SIT-06 wants-move seat=collectors roll=2")
}

func TestSIT04FullStartSpacesFillThemselves(t *testing.T) {
	tab := start(t, compile(t, "standard"))
	setUp(tab)
	tab.Hears("SIT-03 start-put piece=C4 space=a4",
		"SIT-04 start-filled piece=O1 space=i1", "SIT-04 start-filled piece=O2 space=j1",
		"SIT-04 start-filled piece=O3 space=j2",
		"SIT-04 start-filled piece=O4 space=j6", "SIT-04 start-filled piece=O5 space=i7",
		"SIT-04 start-filled piece=O6 space=j7",
		"SIT-05 play-begins seat=collectors")

	t.Run("with fewer markers the side chooses", func(t *testing.T) {
		tab := start(t, compile(t, "standard", "obstructors = 5"))
		setUp(tab)
		tab.Asks("SIT-03 prompt-start seat=obstructors piece=O1")
		tab.Refuses("collectors: start O1 i1", "SIT-03 wants-start seat=obstructors piece=O1")
		tab.play("obstructors: start O1 j7", "obstructors: start O2 i1", "obstructors: start O3 j1",
			"obstructors: start O4 j2", "obstructors: start O5 j6")
		tab.Asks("SIT-06 prompt-roll seat=collectors turn=1 turns=2")
	})
	t.Run("both sides, and no containers: play begins at once", func(t *testing.T) {
		rules := []string{"collectors = 7", "containers = { collectors = 0, obstructors = 0 }",
			"loot_rows = [0]", "scoring = [[1, 2, 3, 4, 5, 6, 7, 8]]"}
		tab := start(t, compile(t, "standard", rules...))
		tab.Asks("SIT-06 prompt-roll seat=collectors turn=1 turns=2")
		enginetest.Equal(t, "C7", tab.where("C7"), "a7")
	})
}

// setUp plays the setting up of four containers a side, e1 to h1 and e7 to h7, and of the collectors on a1 to
// a4.
func setUp(tab *table) {
	tab.Helper()
	for _, at := range []string{"e1", "f1", "g1", "h1"} {
		tab.play("collectors: container " + at)
	}
	for _, at := range []string{"e7", "f7", "g7", "h7"} {
		tab.play("obstructors: container " + at)
	}
	tab.play("collectors: start C1 a1", "collectors: start C2 a2", "collectors: start C3 a3",
		"collectors: start C4 a4")
}
