package parcel

// dictionary is what house rules say most, with which the compressor begins: that of the version 1 of codes. It must
// never change, not by a letter: old codes could not be read any more. A new game needs no words in it.
const dictionary = `
board = 
die_faces = 
collectors = 
obstructors = 
containers = collectors = obstructors = 
turns = "collectors", "obstructors", 
may_backtrack = 
exact_arrival = 
may_pass = 
return_on = 
battle_dice = 
loot_rows = 
scoring = 
par = 
boards = 
loot_limit = 
handicap = 
hearts = 
actions = 
event_die = 
events = 
respawn = 
bank = "adjacent", "entrance", 
ambiguity = "ask", "auto", 
tiles = 
discard = 
[monsters.
letter = 
figure = 
supply = 
steps = 
climbs = 
target = "hears", "sees", "shot", 
attack = "hit", "shoot", "explode", 
range = 
damage = 
kill = 
order = 
[rings.
sums = 
color = 
tokens = 
around = 
spawn_on = "landing", "claim", 
mother_needs = 
mother_fires_on = 
reentry = 
progress = 
supplies = 
goal = 
entry = "secret", "open", 
head_west = 
convoy = 
convoy_cost = 
get_supplies = 
sabotage = 
sabotage_cost = 
raid = 
raid_cost = 
raiders = 
wagons = 
unattacked = 
titles = head_west = convoy = get_supplies = sabotage = raid = circle_the_wagons = git_off_my_land = raiders = you_scoundrel = 
[colours.
size = 
cubes = yellow = red = black = 
place = 
exact = 
first = 
second = 
positions = "tracked", "measured", 
width = 
depth = 
base = 
twine = 
strip = 
team_size = 
dial_budget = "half", "free", 
die = 
stalemate = 
advanced = 
classes = 
specials = 
special_ends_near_death = 
token_sum = 
[roster.
name = 
class = front = near_death = 
defence = 
move = 
special = "berserker-attack", "meatball-surgery", "tiger-claw-grip", "dragon-stance", "strafing", "issue-orders", "explosives-deployment", "gas-attack", "ambition-extreme", "experimental-surgery", "back-of-hand", "secret-deployment", "gatling-gun", "psychic-blast", "calculated-assault", 
[class_actions.
text = 
to = 
each = 
of = "own", "opponent", 
sound = 
two_moves = 
[special_actions.berserker-attack = meatball-surgery = tiger-claw-grip = dragon-stance = strafing = issue-orders = explosives-deployment = gas-attack = ambition-extreme = experimental-surgery = back-of-hand = secret-deployment = gatling-gun = psychic-blast = calculated-assault = 
amount = 
reach = 
[death_tokens.
points = 
effect = "self-destruct", "med-pack", "elixir", "resurrection", "bonus", "med-kit", "boots", "scope", "grenade-launcher", "temporal-nugget", 
[clauses.]
source = "
decision = "
seats = { min = , max = , default = 
rotate = true
'''false

extends = "sitters/delve"
name    = "
extends = "sitters/gentle"
name    = "
extends = "sitters/long-haul"
name    = "
extends = "sitters/team"
name    = "
extends = "adventure/first-dungeon"
name    = "
extends = "adventure/four-heroes"
name    = "
extends = "adventure/hardcore"
name    = "
extends = "adventure/solo"
name    = "
extends = "geyser/kind-island"
name    = "
extends = "geyser/restless-mother"
name    = "
extends = "geyser/small-island"
name    = "
extends = "saratoga/plenty"
name    = "
extends = "saratoga/short-trail"
name    = "
extends = "cubed/exact"
name    = "
extends = "cubed/mini"
name    = "
extends = "cubed/points-race"
name    = "
extends = "patrollers/basic"
name    = "
extends = "patrollers/big-guns"
name    = "
extends = "patrollers/duel"
name    = "# House rules for SiTTeRS.
extends = "sitters/standard"
name    = "
summary = "# House rules for Adventure Mode Awesome.
extends = "adventure/standard"
name    = "
summary = "# House rules for Geyser.
extends = "geyser/standard"
name    = "
summary = "# House rules for Saratoga Sabotage.
extends = "saratoga/standard"
name    = "
summary = "# House rules for Cubed.
extends = "cubed/standard"
name    = "
summary = "# House rules for Patrollers.
extends = "patrollers/standard"
name    = "
summary = "`
