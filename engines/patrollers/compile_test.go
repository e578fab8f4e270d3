package patrollers

import (
	"fmt"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// PAT-03: the roster of the page.
func TestPAT03Roster(t *testing.T) {
	g := compile(t)
	roster := g.Roster()
	enginetest.Equal(t, "Patrollers", len(roster), 15)
	text := func(f Fighter) string {
		line := f.Name + ", " + f.Class + ":"
		for a := range f.Low {
			near := f.Near[a]
			line += fmt.Sprintf(" %d-%d/%d-%d", f.Low[a], f.High[a], near[0], near[len(near)-1])
		}
		return line
	}
	// Where the front has no span, only the highest of the back shows (PAT-05).
	for i, want := range []string{
		"Mad Dog, mercenary: 2-4/1-3 1-3/0-1 1-3/0-2 2-3/2-3",
		"Doctor Johnson, specialist: 0-1/0-1 4-5/3-4 2-4/1-2 0-1/0-1",
		"Blue Spider, ninja: 2-4/1-3 4-6/3-5 3-3/3-3 0-0/0-0",
		"Red Dragon, ninja: 3-5/1-1 3-5/2-4 3-3/3-3 0-0/0-0",
		"Ice Man, grunt: 4-7/0-2 0-3/0-2 3-3/2-2 2-4/0-1",
		"Sarge, leader: 2-4/2-4 2-4/1-3 1-3/1-1 1-3/0-1",
		"Depth Charge, grunt: 1-3/0-1 4-6/3-5 2-3/1-2 1-3/0-1",
		"Plague Bringer, specialist: 1-3/0-1 4-6/3-5 1-3/1-1 1-3/0-1",
		"Captain Dwayne, specialist: 3-6/4-7 1-4/0-3 2-4/1-3 2-4/2-4",
		"Mad Doctor, bizarre: 1-3/0-1 3-5/2-4 1-3/0-1 1-3/0-1",
		"Sewer Rat, grunt: 1-3/0-1 4-6/3-5 2-4/1-3 1-2/0-1",
		"Riptide, grunt: 1-3/0-1 4-6/3-5 2-4/1-3 1-2/0-1",
		"Ballistic, mercenary: 2-4/1-3 4-6/3-5 2-3/1-2 2-3/1-2",
		"Patches, bizarre: 1-3/0-1 4-6/3-5 1-3/0-1 1-3/0-1",
		"Eight Bit, cyborg: 1-3/0-1 4-6/3-5 1-3/0-1 1-3/0-1",
	} {
		enginetest.Equal(t, "Patroller", text(roster[i]), want)
	}
	for i, f := range roster {
		enginetest.Equal(t, "special of "+f.Name, int(f.Special), i+1)
	}
	enginetest.Equal(t, "budget of Ice Man", roster[4].Budget, 4)
	enginetest.Equal(t, "lengths", g.Lengths(),
		Lengths{Width: 360, Depth: 240, Base: 15, Twine: 20, Strip: 40})
	var classes []string
	for _, k := range g.kinds {
		classes = append(classes, k.id)
	}
	enginetest.Equal(t, "classes", strings.Join(classes, " "),
		"leader grunt mercenary ninja bizarre cyborg specialist")
}

// PAT-24: the death tokens of the page and their points.
func TestPAT24Points(t *testing.T) {
	g := compile(t)
	want := map[string]int{
		"self-destruct": 3, "med-pack": 2, "elixir-of-mutation": 1, "resurrection": 4, "colt-45": 2,
		"kevlar-vest": 2, "med-kit": 3, "combat-boots-of-speed": 2,
		"laser-scope": 2, "grenade-launcher": 3, "temporal-nugget": 3, "honor": 2, "loyalty": 3, "duty": 2,
	}
	enginetest.Equal(t, "tokens", len(g.TokenIDs()), len(want))
	for _, id := range g.TokenIDs() {
		enginetest.Equal(t, "points of "+id, g.Rules().DeathTokens[id].Points, want[id])
	}
}

// A family's own toy joins with a special action of another and a die of its own.
const ownToy = `
[roster.teddy-bear]
order = 99
name = "Teddy Bear"
class = "grunt"
special = "psychic-blast"
die = "R9 R9 R0 Y1 Y1 B5 B6 B7"
attack = { front = [1, 9], near_death = [0, 4] }
defence = { front = [0, 9], near_death = [0, 9] }
move = { front = [0, 9], near_death = [2, 2] }
range = { front = [0, 9], near_death = [0, 1] }
`

func TestAFamilysOwnToy(t *testing.T) {
	g := compile(t, duel, ownToy)
	bear := g.Fighter(15)
	enginetest.Equal(t, "name", bear.Name, "Teddy Bear")
	enginetest.Equal(t, "its special", bear.Special, Psychic)
	tab := begin(t, g).play("A: pick teddy-bear", "B: pick mad-dog", "A: token A1 none", "B: token B1 none",
		"A: deploy A1 12,2", "B: deploy B1 12,22")
	if pending := tab.Game.Pending(&tab.At); !pending.Open {
		t.Error("all ways to dial it are to be listed")
	}
	tab.play("A: dial A1 9 5 4 1", "B: dial B1 3 2 2 2", "dice: R9-R1", "A: order A1", "A: special A1")
	tab.Refuses("A: dial A1 9 5 4 1", "PAT-09 set-up-already")
	tab = begin(t, g).play("A: pick teddy-bear", "B: pick mad-dog", "A: token A1 none", "B: token B1 none",
		"A: deploy A1 12,2", "B: deploy B1 12,22")
	tab.Refuses("A: dial A1 9 9 9 9", "PAT-05 over-budget")
	enginetest.Run(t, engines.Wrap(g), enginetest.Options{Matches: 2, MaxLines: 150, OtherDice: true})
}

// A toy may have any special action, a class and a die of its own: nothing hangs on who has it on the page.
func TestAToyMayHaveAnySpecialAction(t *testing.T) {
	var rules strings.Builder
	for _, id := range SpecialIDs {
		toy := strings.NewReplacer("roster.teddy-bear", "roster.a-"+id, `"grunt"`, `"pirate"`,
			"psychic-blast", id).Replace(ownToy)
		rules.WriteString(toy)
	}
	rules.WriteString("[class_actions.pirate]\nname = \"Pirate\"\nsound = 2\ntwo_moves = true\nattack = " +
		"1\neach = \"pirate\"\nof = \"opponent\"\n")
	rules.WriteString("[special_actions]\nissue-orders = { class = \"pirate\" }\nstrafing = { amount = 3 " +
		"}\npsychic-blast = { reach = 9 }\nexplosives-deployment = { reach = 9 }\n")
	for _, house := range []string{"team_size = 5\ntoken_sum = 99",
		"team_size = 5\nwidth = 96\ndepth = 96\nbase = 3\ntwine = 6", "team_size = 2\n" + measured,
		"width = 14\ndepth = 12\nbase = 0.5\ntwine = 0.5\n" + bigGuns} {
		enginetest.Run(t, engines.Wrap(compile(t, house, rules.String())),
			enginetest.Options{Matches: 2, MaxLines: 250, OtherDice: true})
	}
}

func TestRulesThatCannotBePlayed(t *testing.T) {
	_, err := tryCompile(3)
	enginetest.Wrong(t, "three play", err, "seats must be 2")
	toy := func(old, changed string) string { return strings.Replace(ownToy, old, changed, 1) }
	for _, c := range []struct{ rule, want string }{
		{"team_size = 6", "team_size is 6; it can be 1 to 5"},
		{"token_sum = 100", "token_sum is 100; it can be 0 to 99"},
		{`positions = "guessed"`, `positions is "guessed"; it can be tracked or measured`},
		{"base = 3.1", "base is 3.1; it can be 0.5 to 3 inches, to a tenth"},
		{"base = 1.55", "base is 1.55; it can be 0.5 to 3 inches, to a tenth"},
		{"twine = 0.4", "twine is 0.4; it can be 0.5 to 6 inches, to a tenth"},
		{"width = 12\nteam_size = 5",
			"width cannot be so with team_size and base (no-room)"},
		{"depth = 12\nstrip = 6",
			"strip cannot be so with depth (no-gap)"},
		{`dial_budget = "all"`, `dial_budget is "all"; it can be half, free or a number from 0`},
		{"dial_budget = 37", "dial_budget is 37; it can be half, free or 0 to 36"},
		{"dial_budget = true", "dial_budget is true; it can be half, free or a number from 0"},
		{`die = "R1 R2"`, "die has 2 sides; it can have 8, such as R1 R1 R2 R3 Y4 B1 B2 B3"},
		{`die = "R1 R1 R2 R3 Y4 B1 B2 G3"`,
			`die has a side "G3"; it can be R, Y or B with a number from 0 to 9`},
		{`die = "R2 R2 R2 R2 Y2 B2 B2 B2"`,
			"die has 2 on every side; at least one other number is needed, or nobody ever has the higher roll"},
		{`special_ends_near_death = ["nobody"]`,
			"special_ends_near_death cannot be so with roster (wounded-of-none nobody)"},
		{"[roster.mad-dog]\nclass = \"cook\"", "roster.mad-dog.class cannot be so with class_actions (class-of-none mad-dog cook)"},
		{toy("psychic-blast", "cooking"),
			`roster.teddy-bear.special is "cooking"; it can be ` + strings.Join(SpecialIDs, ", ")},
		{toy("R9 R9", "R9"),
			"roster.teddy-bear.die has 7 sides; it can have 8, such as R1 R1 R2 R3 Y4 B1 B2 B3"},
		{toy("[1, 9]", "[9, 1]"),
			"roster.teddy-bear.attack.front is [9 1]; it can be the lowest and the highest value, such as " +
				"[1, 3], of 0 to 9"},
		{toy("[2, 2]", "[]"),
			"roster.teddy-bear.move.near_death is []; it can be the lowest and the highest value, such as " +
				"[1, 3], of 0 to 9"},
		{toy("[0, 4]", "[0, 10]"),
			"roster.teddy-bear.attack.near_death is [0 10]; it can be the lowest and the highest value, " +
				"such as [1, 3], of 0 to 9"},
		{"[roster.\"Mad Cat\"]\nname = \"Mad Cat\"",
			"roster.Mad Cat cannot be the word for a thing; it can be up to 24 small letters, digits, - and _"},
		{"[roster.none]\nname = \"None\"",
			"roster.none cannot be the word for a thing; none means something else"},
		{"[class_actions.leader]\nattack = 1",
			"class_actions.leader.each cannot be so with class_actions.leader.attack and class_actions.leader.defence " +
				"(counts-nothing leader leader leader)"},
		{"[class_actions.leader]\nto = \"cook\"",
			"class_actions.leader.to cannot be so with class_actions (gives-to-none leader cook)"},
		{"[class_actions.leader]\nof = \"all\"",
			`class_actions.leader.of is "all"; it can be own or opponent`},
		{"[special_actions.cooking]\nname = \"Cooking\"",
			"special_actions.cooking is no special action; there is " + strings.Join(SpecialIDs, ", ")},
		{"[special_actions.psychic-blast]\nreach = 10",
			"special_actions.psychic-blast.reach is 10; it can be 0 to 9"},
		{"[special_actions.gas-attack]\nreach = 2",
			"special_actions.gas-attack.reach changes nothing; only explosives-deployment, gatling-gun, " +
				"psychic-blast can have it"},
		{"[special_actions.berserker-attack]\namount = 3",
			"special_actions.berserker-attack.amount changes nothing; only strafing, back-of-hand, " +
				"gatling-gun, calculated-assault can have it"},
		{"[special_actions.gas-attack]\nclass = \"grunt\"",
			"special_actions.gas-attack.class changes nothing; only issue-orders can have it"},
		{"[special_actions.issue-orders]\nclass = \"cook\"",
			"special_actions.issue-orders.class cannot be so with class_actions (special-for-none issue-orders cook)"},
		{"[death_tokens.honor]\neffect = \"feast\"",
			`death_tokens.honor.effect is "feast"; it can be ` + strings.Join(EffectIDs, ", ")},
		{"[death_tokens.honor]\neffect = \"bonus\"\nclass = \"cook\"",
			"death_tokens.honor.class cannot be so with class_actions (token-for-none honor cook)"},
		{"[death_tokens.boots]\neffect = \"boots\"\nattack = 2",
			"death_tokens.boots.effect cannot be so with death_tokens.boots.attack, death_tokens.boots.defence and " +
				"death_tokens.boots.class (token-is-no-bonus boots boots boots boots)"},
	} {
		_, err := tryCompile(Players, c.rule)
		enginetest.Wrong(t, c.rule, err, c.want)
	}
}

// The most that a ruleset can have is played, and one more refused.
func TestTheMostOfEverything(t *testing.T) {
	var rules strings.Builder
	for i := range MaxRoster - 15 {
		fmt.Fprintln(&rules, strings.ReplaceAll(ownToy, "teddy-bear", fmt.Sprintf("bear-%d", i)))
	}
	enginetest.Equal(t, "Patrollers", len(compile(t, rules.String()).Roster()), MaxRoster)
	_, err := tryCompile(Players, rules.String(), ownToy)
	enginetest.Wrong(t, "one more", err, "roster has 33 entries; it can have at most 32")
}
