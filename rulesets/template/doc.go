// Package template is the small language in which a game's sentences are written: text with braces, in which
// names stand for values that are known only when the sentence is needed.
//
//	{space}            the words for a value: "d3", "6", "Ava"
//	{space's}          the same with its possessive: "Ava's"
//	{a container}      with one of the words below before it
//	{{ and }}          braces themselves
//
// # Names
//
// A name is looked up in this order; the first that exists is taken:
//
//	piece              an argument of the sentence
//	monster            the current entry of a loop, or "monster.steps", a field of it
//	may_pass           a field of the ruleset, or "return_on.obstructors", an entry of one
//	monsters.target    of a table of things: that field of all of them, as a list
//	monsters.zombie    in a dotted name an argument or entry can stand for a key: {monsters.piece.steps}
//	chest              a noun of the theme
//	4                  a number
//
// Where an argument has the name of a field or noun, {rules.par} is the field and {noun.loot} the noun.
//
// # Words before a name
//
//	{a chest} {one chest} {many chest}    a chest, chest, chests
//	{count n chest}                       1 chest, 4 chests
//	{number n} {ordinal n}                in letters to twelve: three, third
//	{large piece} {capital name}          IN CAPITALS, With a capital first
//	{large small}                         the key of a loop's entry: A
//	{and list} {or list} {commas list}    a, b and c; a, b or c; a, b, c
//	{first list} {last list} {len list}   one entry of a list, and how many there are
//	{signs board C 'start space'}         how often a drawing holds a sign: 7 start spaces
//	{turns list}                          sides in turn: two turns of the elves, then one turn of the orcs
//	{owner piece} {whose piece}           Ava; Ava's delver C2
//	{is side} {has side}                  is or are, has or have, by whether it is several
//	{verb side rolls roll}                one of two words by whether it is several; 'two words' are quoted
//	{plural n step steps}                 the same for a number
//
// # Conditions
//
//	{if may_pass} … {else} … {end}     true: not false, 0, nobody or empty
//	{if not may_pass} … {end}
//	{if n = 3} {if n != 3} {if n < 3} {if n > 3} {if len list > 3}
//	{if turns has collectors}          whether a list, a table or a drawing holds a word
//	{if other < monster}               which of two entries of loops comes first
//
// # Loops
//
//	{each monster in monsters}{many monster} go {monster.steps}. {end}    one after another
//	{list monster in monsters}{many monster}{end}                         with commas and "and"
//	{some monster in monsters}{if monster.climbs}{a monster}{end}{end}    the first that gives any text
//	{lines token in tokens}{token.name}: {token.text}{end}                each in a paragraph of its own
//
// A loop goes through a table in the order in which people read it. The part after {else} is used if the loop
// gives no text. Conditions and loops can be nested eight deep, and loops in loops two deep. As all fields
// are finite, every template comes to an end, whatever a family writes.
//
// # Output
//
// [Parse] reads a template once. [Template.Speak] fills it in as prose: a sentence that begins with a word
// begins with a capital, blanks are single, and a blank line begins a paragraph. [Template.Fill] keeps
// letters and blanks as they are written. Both return the text with its [Span]s, which tell which field, noun
// or argument each part of the text comes from. A [Scope] provides the values of the names.
package template
