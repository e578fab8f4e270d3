package patrollers

import (
	"testing"

	"homespun/engines/enginetest"
)

// armed is a match of two a side whose teams have been picked.
func armed(t *testing.T, rules ...string) *table {
	tab := begin(t, compile(t, append(rules, "team_size = 2")...))
	return tab.play("A: pick mad-dog", "A: pick sarge", "B: pick ice-man", "B: pick sarge")
}

// PAT-24: each Patroller secretly gets a token, or none, up to the sum that was agreed upon.
func TestPAT24ChoosingTokens(t *testing.T) {
	tab := armed(t)
	tab.Asks("PAT-24 prompt-token seat=A sum=8")
	tab.Refuses("A: deploy A1 12,2", "PAT-06 wants-token seat=A")
	tab.Refuses("B: token B1 none", "PAT-06 other-seat seat=A")
	tab.Refuses("A: token B1 none", "PAT-06 other-patroller piece=B1 seat=B")
	tab.Refuses("A: token A1 banana", "PAT-24 token-unknown")
	tab.play("A: token A1 resurrection")
	tab.Hears("PAT-24 armed piece=A1")
	tab.Refuses("A: token A1 none", "PAT-24 armed-already piece=A1")
	tab.Allows("A: token A2 resurrection", "A: token A2 sealed", "A: token A2 none")
	tab.play("A: token A2 honor")
	tab.due("token B")
	tab.play("B: token B2 none", "B: token B1 sealed")
	tab.due("deploy A")
	tab = armed(t, "token_sum = 7")
	tab.play("A: token A1 resurrection")
	tab.Refuses("A: token A2 resurrection", "PAT-24 token-sum seat=A token=Resurrection points=8 sum=7")
	tab = armed(t, "tokens = false")
	tab.due("deploy A")
	tab.Refuses("A: token A1 none", "PAT-24 tokens-off")
}

// shot is a battle in which A1 has one more blow to strike at B1, who is near death and has a token.
func shot(t *testing.T, token string, rules ...string) *table {
	tab := scene(t, "A1 ice-man 10,10 7/0/3/3\nA2 mad-dog 14,13 2/1/2/2\nA3 sarge 3,3\nB1 doctor-johnson "+
		"10,13 0/4/2/1 near-death "+token+
		"\nB2 red-dragon 12,15 3/3/3/0 near-death\nB3 sewer-rat 30,20 1/4/2/1", rules...)
	return tab.play("A: order A1", "A: attack A1 B1"+twines(tab), "dice: R3-R1")
}

// twines are what an attack says more where the players measure.
func twines(tab *table) string {
	if tab.Game.measured {
		return " 1"
	}
	return ""
}

// PAT-24: at its death the token is shown; PAT-28: straight after the fatal dice.
func TestPAT24TheTokenIsShown(t *testing.T) {
	tab := shot(t, "kevlar-vest")
	tab.Hears("PAT-13 died piece=B1 total=11 against=3")
	tab.due("reveal B")
	tab.Asks("PAT-24 prompt-reveal seat=B piece=B1")
	tab.Refuses("A: end", "PAT-24 wants-reveal seat=B piece=B1")
	tab.Refuses("A: reveal kevlar-vest", "PAT-08 other-seat seat=B")
	tab.Refuses("B: reveal honor", "PAT-24 other-token piece=B1")
	tab.Refuses("B: reveal none", "PAT-24 other-token piece=B1")
	tab.Refuses("B: give B2", "PAT-24 wants-reveal seat=B piece=B1")
	tab.Lists("reveal kevlar-vest")
	tab.play("B: reveal kevlar-vest")
	tab.Hears("PAT-24 revealed piece=B1 token=Kevlar Vest")
	tab.due("give B")
	tab.Refuses("B: reveal kevlar-vest", "PAT-26 wants-give seat=B token=Kevlar Vest")
	tab = shot(t, "none")
	tab.due("turn A")
	tab.Refuses("B: reveal honor", "PAT-24 no-reveal-due")
	tab.Refuses("B: give B2", "PAT-26 no-give-due")
}

// PAT-28: what was sealed in a figure is entered when it is shown; it must go with the sum, and the figure
// may have been empty.
func TestPAT28SealedTokens(t *testing.T) {
	tab := shot(t, "sealed", "token_sum = 2")
	tab.Refuses("B: reveal resurrection", "PAT-24 token-sum seat=B token=Resurrection points=4 sum=2")
	tab.Refuses("B: reveal banana", "PAT-24 token-unknown")
	tab.Lists("reveal colt-45, reveal combat-boots-of-speed, reveal duty, reveal elixir-of-mutation, " +
		"reveal honor, reveal kevlar-vest, " +
		"reveal laser-scope, reveal med-pack, reveal none")
	tab.play("B: reveal none")
	tab.Hears("PAT-24 revealed-none piece=B1")
	tab.due("turn A")
	tab = shot(t, "sealed")
	tab.play("B: reveal honor")
	tab.Hears("PAT-24 revealed piece=B1 token=Honor", "PAT-27 battle-wide seat=B token=Honor")
}

// Self Destruct: an attack against every other unit in attack range, one attack die for each, with near-death
// values.
func TestPAT25SelfDestruct(t *testing.T) {
	tab := shot(t, "self-destruct")
	tab.play("B: reveal self-destruct")
	tab.Hears("PAT-24 revealed piece=B1 token=Self Destruct", "PAT-25 self-destructs piece=B1 hits=2")
	tab.Asks("PAT-13 prompt-attack piece=B1 other=A1")
	tab.Quiet = nil
	tab.play("dice: R1-R1")
	tab.Hears(
		"PAT-13 attack-total piece=B1 face=R1 die=1 attack=0 bonus=0 total=1", "PAT-13 defence-total "+
			"piece=A1 face=R1 die=0 defence=0 bonus=0 total=0",
		"PAT-13 wounded piece=A1 total=1 against=0",
	)
	tab.Asks("PAT-13 prompt-attack piece=B1 other=B2")
	tab.play("dice: Y4-R1")
	tab.is("B2", "fallen")
	tab.due("turn A")
	tab.is("A2", "front")
	// Where the players measure they say whom it reaches.
	tab = shot(t, "self-destruct", measured)
	tab.Refuses("B: reveal self-destruct B1", "PAT-25 no-blast piece=B1")
	tab.Refuses("B: reveal self-destruct A1 A1", "PAT-25 no-blast piece=B1")
	tab.Refuses("B: reveal self-destruct B9", "PAT-13 unknown-target piece=C1")
	tab.Allows("B: reveal self-destruct B2 A1")
	tab.play("B: reveal self-destruct A2", "dice: B1-B1")
	tab.due("turn A")
	tab = shot(t, "honor", measured)
	tab.Refuses("B: reveal honor B2", "PAT-25 no-blast piece=B1")
}

// Death actions within death actions: the last of both die at once, and it is a draw.
func TestPAT14BothDieAtOnce(t *testing.T) {
	tab := scene(t, "A1 ice-man 10,10 7/0/3/3 near-death self-destruct\nB1 mad-dog 10,11.5 3/1/1/2 "+
		"near-death self-destruct", ":turn = \"B\"")
	tab.play("B: order B1", "B: attack B1 A1", "dice: R1-R1", "A: reveal self-destruct")
	tab.Asks("PAT-13 prompt-attack piece=A1 other=B1")
	tab.play("dice: Y4-R1")
	tab.due("reveal B")
	tab.play("B: reveal self-destruct")
	tab.Hears("PAT-24 revealed piece=B1 token=Self Destruct", "PAT-25 self-destructs piece=B1 hits=0",
		"PAT-14 draw rounds=2")
	tab.ends("draw", 2)
}

// Med-Pack: turn one dog-tag back, of one of yours in play.
func TestPAT25MedPack(t *testing.T) {
	tab := shot(t, "med-pack")
	tab.play("B: reveal med-pack")
	tab.due("give B")
	tab.Asks("PAT-25 prompt-give seat=B token=Med-Pack")
	tab.Refuses("B: give B3", "PAT-25 give-not-near-death piece=B3")
	tab.Refuses("B: give B1", "PAT-25 give-fallen piece=B1 token=Med-Pack")
	tab.Refuses("B: give A2", "PAT-08 other-patroller piece=A2 seat=A")
	tab.Lists("give B2")
	tab.play("B: give B2")
	tab.Hears("PAT-25 healed piece=B2")
	tab.is("B2", "front")
	tab.due("turn A")
	tab = scene(t, "A1 ice-man 10,10 7/0/3/3\nA2 sarge 3,3\nB1 mad-dog 10,13 near-death med-pack\nB2 sarge 30,20")
	tab.play("A: order A1", "A: attack A1 B1", "dice: R1-R1", "B: reveal med-pack")
	tab.Hears("PAT-24 revealed piece=B1 token=Med-Pack", "PAT-25 nobody-takes seat=B token=Med-Pack")
	tab.due("turn A")
}

// Elixir of Mutation: set one dial anew.
func TestPAT25Elixir(t *testing.T) {
	tab := shot(t, "elixir-of-mutation")
	tab.play("B: reveal elixir-of-mutation")
	tab.due("elixir B")
	tab.Asks("PAT-25 prompt-elixir seat=B")
	tab.Refuses("A: end", "PAT-25 wants-elixir-dial seat=B")
	tab.Refuses("B: dial B1 0 4 2 0", "PAT-25 elixir-fallen piece=B1")
	tab.Refuses("B: dial B3 4 4 2 1", "PAT-05 outside-span")
	tab.Refuses("B: dial A2 2 1 1 2", "PAT-08 other-patroller piece=A2 seat=A")
	tab.play("B: dial B3 3 4 3 1")
	tab.Hears("PAT-25 dialled-anew piece=B3 attack=3 defence=4 move=3 range=1")
	tab.due("turn A")
}

// Resurrection: it stands up again, at near death, where it fell, its marker as it was, its equipment lost.
func TestPAT25Resurrection(t *testing.T) {
	tab := shot(t, "resurrection", ":turn = \"A\"")
	tab.play("B: reveal resurrection")
	tab.Hears("PAT-24 revealed piece=B1 token=Resurrection", "PAT-25 resurrected piece=B1")
	tab.is("B1", "near-death")
	tab.at("B1", "10,13")
	// It has no second token.
	tab.play("A: attack A1 B1", "dice: R3-R1")
	tab.is("B1", "fallen")
	tab.due("turn A")
	// Its marker is as it was, its equipment lost.
	tab = shot(t, "none",
		":patrollers.B3 = { who = \"sewer-rat\", dial = [1, 4, 2, 1], at = \"30,20\", side = \"fallen\", "+
			"token = \"colt-45\", shown = true }\n"+
			"patrollers.B1 = { who = \"doctor-johnson\", dial = [0, 4, 2, 1], at = \"10,13\", side = "+
			"\"near-death\", token = \"resurrection\", equipment = [\"colt-45\"], marked = true }")
	tab.is("B1", "fallen marked")
	tab.play("B: reveal resurrection")
	tab.is("B1", "near-death marked")
}

// given is a battle in which B1 has died and given its token to B2, and B is to give an order.
func given(t *testing.T, token, to string, rules ...string) *table {
	return shot(t, token, rules...).play("B: reveal "+token, "B: give "+to, "A: end")
}

// PAT-26: equipment goes to one of yours in play.
func TestPAT26Equipment(t *testing.T) {
	tab := shot(t, "colt-45")
	tab.play("B: reveal colt-45")
	tab.Refuses("B: give B1", "PAT-26 give-fallen piece=B1 token=Colt 45")
	tab.Refuses("B: give B4", "PAT-08 unknown-patroller piece=B4")
	tab.Lists("give B2, give B3")
	tab.play("B: give B2")
	tab.Hears("PAT-26 given piece=B2 token=Colt 45")
	tab.is("B2", "near-death colt-45")
	tab.sums("B2", 1+1, 2)
	tab = given(t, "kevlar-vest", "B2")
	tab.sums("B2", 1, 2+1)
	tab = scene(t, "A1 ice-man 10,10 7/0/3/3\nB1 mad-dog 10,13 near-death colt-45")
	tab.play("A: order A1", "A: attack A1 B1", "dice: R1-R1", "B: reveal colt-45")
	tab.Hears("PAT-24 revealed piece=B1 token=Colt 45", "PAT-26 nobody-takes seat=B token=Colt 45",
		"PAT-14 wins seat=A rounds=2")
}

// Med Kit: stops the next wound, then it is gone.
func TestPAT26MedKit(t *testing.T) {
	tab := given(t, "med-kit", "B2")
	tab.play("B: order B3", "B: end", "A: order A2", "A: attack A2 B2", "dice: Y4-R1")
	tab.Hears("PAT-26 med-kit-used piece=B2")
	tab.is("B2", "near-death")
}

// Combat Boots of Speed double the Move, a Laser Scope the Range, of the side that shows; several add up.
func TestPAT26BootsAndScope(t *testing.T) {
	tab := given(t, "combat-boots-of-speed", "B3")
	enginetest.Equal(t, "Move", tab.Game.MoveOf(&tab.At, tab.index("B3")), Sum{Dialled: 2, Equipment: 2})
	tab.play("B: order B3")
	for _, to := range []string{"28,20", "26,20", "24,20", "22,20", "20,20", "18,20", "16,20", "14,20"} {
		tab.play("B: move B3 " + to)
	}
	tab = given(t, "laser-scope", "B3")
	enginetest.Equal(t, "Range", tab.Game.RangeOf(&tab.At, tab.index("B3")), Sum{Dialled: 1, Equipment: 1})
	tab.play("table: fix side B3 near-death")
	enginetest.Equal(t, "Range", tab.Game.RangeOf(&tab.At, tab.index("B3")).Total(), 0)
	if err := tab.Set("patrollers.B3.equipment", `["laser-scope", "laser-scope"]`); err == nil {
		t.Error("there is more equipment than tokens that have been shown")
	}
}

// Grenade Launcher: the next attack wounds twice if it succeeds, then it is gone, either way; only a plain
// one.
func TestPAT26GrenadeLauncher(t *testing.T) {
	tab := given(t, "grenade-launcher", "B2")
	tab.play("table: fix put B2 14,14.5", "B: order B2", "B: attack B2 A2", "dice: R3-R1")
	tab.Hears("PAT-26 grenade-used piece=B2", "PAT-13 wounded piece=A2 total=4 against=1",
		"PAT-13 died piece=A2 total=4 against=1")
	tab.is("B2", "near-death marked")
	tab = given(t, "grenade-launcher", "B2")
	tab.play("table: fix put B2 14,14.5", "B: order B2", "B: attack B2 A2", "dice: B1-B1")
	tab.Hears("PAT-26 grenade-used piece=B2", "PAT-13 defended piece=B2 other=A2 total=1 against=2")
	// Who is dead dies once.
	tab = given(t, "grenade-launcher", "B2")
	tab.play("table: fix put B2 14,14.5", "table: fix side A2 near-death", "B: order B2", "B: attack B2 A2",
		"dice: R3-R1")
	tab.Hears("PAT-26 grenade-used piece=B2", "PAT-13 died piece=A2 total=4 against=0")
	// The Gatling Gun does without it.
	tab = scene(t, "A1 ballistic 10,10 2/4/2/2\nA2 sarge 3,3 fallen grenade-launcher\nB1 mad-dog 10,13\nB2 sarge 30,20",
		":patrollers.A2 = { who = \"sarge\", dial = [2, 2, 1, 1], at = \"3,3\", side = \"fallen\", token "+
			"= \"grenade-launcher\", shown = true }\n"+
			"patrollers.A1 = { who = \"ballistic\", dial = [2, 4, 2, 2], at = \"10,10\", token = "+
			"\"none\", equipment = [\"grenade-launcher\"] }")
	tab.play("A: order A1", "A: special A1 B1", "dice: R3-R1")
	tab.is("B1", "near-death")
	tab.is("A1", "front marked grenade-launcher")
}

// Temporal Nugget: the bearer's next turn is followed at its end by another, without a line.
func TestPAT26TemporalNugget(t *testing.T) {
	tab := given(t, "temporal-nugget", "B3")
	tab.play("B: order B3", "B: move B3 28,20", "B: end")
	tab.Hears("PAT-09 turn-ended piece=B3", "PAT-26 nugget-used piece=B3")
	tab.due("turn B")
	tab.play("B: move B3 26,20", "B: move B3 24,20", "B: move B3 22,20", "B: move B3 20,20", "B: end")
	tab.due("order A")
	tab.is("B3", "front marked")
}

// PAT-26: a nugget that comes in the midst of a turn is for the next.
func TestPAT26NuggetInTheMidstOfATurn(t *testing.T) {
	tab := scene(t, crossfire,
		":patrollers.A2 = { who = \"sarge\", dial = [2, 2, 1, 1], at = \"13,12\", side = \"near-death\", "+
			"token = \"temporal-nugget\" }")
	tab.play("A: order A1", "A: special A1 B1", "dice: R1-R1", "dice: R3-R1", "A: reveal temporal-nugget",
		"A: give A1", "dice: B1-B1", "dice: B1-B1", "A: end")
	tab.is("A1", "front marked temporal-nugget")
	tab.due("order B")
}

// PAT-26: equipment is lost with its bearer.
func TestPAT26EquipmentIsLostWithItsBearer(t *testing.T) {
	tab := given(t, "kevlar-vest", "B2")
	tab.play("B: order B3", "B: end", "A: order A2", "A: attack A2 B2", "dice: Y4-R1")
	tab.is("B2", "fallen")
}

// PAT-27: Honor, Loyalty, Duty.
func TestPAT27BattleWide(t *testing.T) {
	for _, c := range []struct {
		token, name     string
		attack, defence int
	}{{"honor", "B2", 1 + 2, 2}, {"duty", "B3", 1, 4 + 2}, {"loyalty", "B2", 1, 2}} {
		tab := shot(t, c.token)
		tab.play("B: reveal " + c.token)
		tab.sums(c.name, c.attack, c.defence)
		tab.due("turn A")
		enginetest.Equal(t, "battle-wide", len(tab.Game.Save(&tab.At).(*Saved).BattleWide["B"]), 1)
	}
	tab := scene(t, "A1 mad-dog 3,3 2/1/1/2\nA2 ballistic 6,3 2/4/2/2\nB1 mad-dog 30,20\nB2 sarge 20,20",
		":patrollers.B2 = { who = \"sarge\", dial = [2, 2, 1, 1], at = \"20,20\", side = \"fallen\", "+
			"token = \"loyalty\", shown = true }\nbattle_wide = { A = [\"loyalty\"] }")
	tab.sums("A1", 2+1, 1+1)
	tab.sums("A2", 2+1, 4+1)
	tab.sums("B1", 2, 1)
}
