package patrollers

import "testing"

// PAT-06: the teams are picked, the figures placed in turn, and all dialled.
func TestPAT06SettingUp(t *testing.T) {
	tab := begin(t, compile(t, basic))
	tab.Refuses("A: order A1", "PAT-06 wants-pick seat=A")
	tab.play("A: pick mad-dog")
	tab.Refuses("A: pick mad-dog", "PAT-06 picked-already seat=A figure=Mad Dog")
	tab.Refuses("A: pick nobody", "PAT-03 pick-unknown")
	tab.Refuses("B: pick sarge", "PAT-06 other-seat seat=A")
	tab.play("A: pick sarge", "A: pick ice-man", "B: pick mad-dog", "B: pick patches", "B: pick riptide")
	tab.Asks("PAT-06 prompt-deploy seat=A length=4")
	tab.Refuses("A: deploy A1 12.5,3.3", "PAT-06 outside-strip piece=A1 space=12.5,3.3 length=4")
	tab.Refuses("A: deploy A1 0.7,2", "PAT-06 deploy-edge piece=A1 space=0.7,2")
	tab.play("A: deploy A1 12.5,3.2", "B: deploy B1 12.5,20.8")
	tab.Refuses("A: deploy A1 18,2", "PAT-06 deployed-already piece=A1")
	tab.Refuses("A: deploy A2 14.1,3.2", "PAT-06 deploy-touches piece=A2 space=14.1,3.2 other=A1", "A1")
	tab.play("A: deploy A2 14.2,3.2", "B: deploy B3 3,22", "A: deploy A3 3,2", "B: deploy B2 30,22")
	tab.Refuses("A: dial A3 7 0 3 4", "PAT-05 over-budget piece=A3 steps=5 budget=4")
	tab.Refuses("A: dial A3 8 0 3 2",
		"PAT-05 outside-span piece=A3 ability=attack value=8 lowest=4 highest=7")
	tab.play("A: dial A3 7 0 3 3")
	tab.Refuses("A: dial A3 7 0 3 3", "PAT-06 dialled-already piece=A3")
	tab.Refuses("A: dial A4 7 0 3 3", "PAT-06 unknown-patroller piece=A4")
	tab.play("A: dial A1 3 2 2 2", "A: dial A2 2 2 3 3", "B: dial B1 3 2 2 2", "B: dial B2 2 4 3 2")
	tab.Asks("PAT-06 prompt-dial seat=B")
	tab.play("B: dial B3 2 5 3 1")
	tab.Asks("PAT-07 prompt-initiative round=1")
}
