// Package deck reads anybody's deck of cards from a TOML file, and makes it and its pieces parts to print.
//
// A deck says what it is, and then its cards, each under [[card]]:
//
//	title    = "Rainy Sunday dares"  # on the cover and, if nothing else is said, on the backs
//	designer = "Ava and Ben"
//	size     = "poker"               # or another of paper.CardSizes, or one of its own, width first: "58x90", in millimetres
//	look     = "picture large"       # where things stand on a card, or a file beside the deck: "mine.toml"
//	color    = "#3E7C8C"             # of cards and backs that have none of their own
//	markup   = true                  # texts have **bold**, *italic*, lists and {icons}
//	text_size = 14                   # of the letters in texts, 6 to 48 pt; they shrink where they have no room
//	back     = { title = "Dares", icon = "star", color = "#5B7F3A" } # or false: nothing on the other side
//
//	[[card]]
//	title  = "Sleepy owl"
//	kind   = "For one"               # a short line over the text
//	text   = "Stand on one leg until the next dare."
//	icon   = "owl"                   # an icon of the program, by name
//	image  = "rex.png"               # or a picture of one's own: PNG, JPEG, WebP, GIF or plain SVG
//	fit    = "fill"                  # or "fit", all of it, which is usual; also for the whole deck
//	background = "sky.jpg"           # a picture that covers the whole card; also for the whole deck
//	corner = 2                       # a number or a short word
//	second = "♥ 3"                 # another one
//	color  = "#D55E00"
//	text_size = 24                 # its own
//	seat   = "A"                     # to F: whose the card is; it bears that seat's sign
//	count  = 3                       # copies, 1 if nothing is said
//	back   = { icon = "owl" }        # what differs from the deck's back; or false
//
// A back may say text, kind and corner too, as a card does; then it is drawn as a card's front is:
//
//	back = { title = "Answer", text = "It is a flamingo." }
//
// Without markup = true a text is printed as it stands. Stars, braces and "&amp;" stand in decks that have been printed
// for a long time, some of them as a price or a sign of the game: none of these is to change by itself. Titles, kinds
// and corners never have marks, since lists of cards and the outline of the PDF say them too.
//
// Besides cards, or without any, a file may have [[token]], [[die]], [[standee]], [[spinner]], [[dial]], [[pad]] and
// [[grid]], and a [box] for the cards. printables/README.md tells their fields. They read words, icons, pictures and
// colours as cards do:
//
//	[[token]]
//	title = "Gold"
//	size  = 30                       # millimetres, "1 in", or small, medium or large
//	back  = { title = "?" }          # the other side, with the same fields; or false
//
//	[[die]]
//	faces = ["sun", "Draw two", 3, "rex.png", 5, 6] # icons, words, numbers, pictures
//
// Nothing has to be there but one card or piece. What is unknown is an error, with its line and what may have been
// meant.
package deck
