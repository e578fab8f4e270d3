package words

// The texts of the sheet on which house rules are changed.
var (
	ChangeThese      = say("ChangeThese")
	SheetSearch      = say("SheetSearch")
	SheetOnly        = say("SheetOnly")
	SheetOtherRules  = say("SheetOtherRules")
	SheetMore        = say("SheetMore")
	SheetNothing     = say("SheetNothing")
	SheetShipped     = say("SheetShipped")
	SheetRename      = say("SheetRename")
	SheetCopy        = say("SheetCopy")
	SheetBin         = say("SheetBin")
	SheetAllBack     = say("SheetAllBack")
	SheetBack        = say("SheetBack")
	SheetTakeBack    = say("SheetTakeBack")
	SheetRewriteHelp = say("SheetRewriteHelp")
	SheetOldWords    = say("SheetOldWords")
	SheetKeep        = say("SheetKeep")
	SheetDone        = say("SheetDone")
	SheetNone        = say("SheetNone")
	SheetAdd         = say("SheetAdd")
	SheetAddEntry    = say("SheetAddEntry")
	SheetHand        = say("SheetHand")
	SheetPaintHelp   = say("SheetPaintHelp")
	SheetRowMore     = say("SheetRowMore")
	SheetRowLess     = say("SheetRowLess")
	SheetColumnMore  = say("SheetColumnMore")
	SheetColumnLess  = say("SheetColumnLess")
	SheetMirror      = say("SheetMirror")
	SheetUpsideDown  = say("SheetUpsideDown")
	SheetBoard       = say("SheetBoard")
	SheetNewThing    = say("SheetNewThing")
	SheetThingCalled = say("SheetThingCalled")
	SheetAllThere    = say("SheetAllThere")
	SheetOut         = say("SheetOut")

	SheetSearchFigure = say("SheetSearchFigure")
	SheetMoreFigures  = say("SheetMoreFigures")
	SheetStripEmpty   = say("SheetStripEmpty")
	SheetStripWaits   = say("SheetStripWaits")
	SheetStripAsk     = say("SheetStripAsk")
	SheetStripBroken  = say("SheetStripBroken")
	SheetWrong        = say("SheetWrong")
	Yes               = say("Yes")
	No                = say("No")
)

// SheetCannotPlay says why the rules cannot be played.
func SheetCannotPlay(why string) string { return say("SheetCannotPlay", "why", why) }

// SheetLost says that the file of the rules is gone.
func SheetLost(path string) string { return say("SheetLost", "path", path) }

// SheetRules is the button that leads to all rulesets of a game.
func SheetRules(game string) string { return say("SheetRules", "game", game) }

// SheetDiffers says how many fields differ from the standard.
func SheetDiffers(n int) string { return say("SheetDiffers", "n", n) }

// SheetChanged says that another program has changed a field meanwhile.
func SheetChanged(what string) string { return say("SheetChanged", "what", what) }

// SheetBinHelp says what becomes of rules that are put into the bin, and of others that extend them.
func SheetBinHelp(name string, extended bool) string {
	return say("SheetBinHelp", "name", name, "extended", extended)
}

// SheetField is a field with its value.
func SheetField(label, value string) string { return say("SheetField", "label", label, "value", value) }

// SheetFix is the button that writes what was probably meant.
func SheetFix(word string) string { return say("SheetFix", "word", word) }

// SheetFit is the button that writes what does not clash.
func SheetFit(value string) string { return say("SheetFit", "value", value) }

// SheetSays is what the sheet says only with a value of a switch.
func SheetSays(value, sentences string) string {
	return say("SheetSays", "value", value, "sentences", sentences)
}

// SheetSaysAlso names the other clauses in which sentences come and go with a field.
func SheetSaysAlso(clauses string) string { return say("SheetSaysAlso", "clauses", clauses) }

// SheetExcluded says that a value cannot be played with the other rules, and why.
func SheetExcluded(value, why string) string { return say("SheetExcluded", "value", value, "why", why) }

// SheetWas says what a field is in the standard.
func SheetWas(label, was string) string { return say("SheetWas", "label", label, "was", was) }

// SheetBackTo is the name of the button that makes a field what it is in the standard.
func SheetBackTo(label, was string) string { return say("SheetBackTo", "label", label, "was", was) }

// SheetRewrite is the name of the button that opens the words of a clause.
func SheetRewrite(clause string) string { return say("SheetRewrite", "clause", clause) }

// SheetUsual says what the standard has, and the clause.
func SheetUsual(value, clause string) string {
	return say("SheetUsual", "value", value, "clause", clause)
}

// SheetNth is the name of an element of a list, counted from 1.
func SheetNth(name string, n int) string { return say("SheetNth", "name", name, "n", n) }

// SheetTakeOut and SheetEarlier are the names of the buttons beside an element.
func SheetTakeOut(what string) string { return say("SheetTakeOut", "what", what) }

// SheetEarlier and SheetLater move an element, or a thing, one place towards the front or the end.
func SheetEarlier(what string) string { return say("SheetEarlier", "what", what) }
func SheetLater(what string) string   { return say("SheetLater", "what", what) }

// SheetSign is a sign of a drawn board and what it stands for.
func SheetSign(sign, name string) string { return say("SheetSign", "sign", sign, "name", name) }
