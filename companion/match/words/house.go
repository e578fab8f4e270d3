package words

// The words of the house rules.
var (
	Shipped       = say("Shipped")
	NewFromThis   = say("NewFromThis")
	EditFile      = say("EditFile")
	PlayThis      = say("PlayThis")
	PrintThis     = say("PrintThis")
	WhatDiffers   = say("WhatDiffers")
	AllStandard   = say("AllStandard")
	ShippedHelp   = say("ShippedHelp")
	WhatIsWrong   = say("WhatIsWrong")
	WorthKnowing  = say("WorthKnowing")
	WhatCalled    = say("WhatCalled")
	NameHolder    = say("NameHolder")
	Begin         = say("Begin")
	CannotBeNamed = say("CannotBeNamed")
	FileIs        = say("FileIs")
	ReadsAgain    = say("ReadsAgain")
	Rule          = say("Rule")
	HereIs        = say("HereIs")
	IsStandard    = say("IsStandard")
)

// DifferenceHead is a row's heading in the table of differences: a rule and its clause.
func DifferenceHead(label, clause string) string {
	return say("DifferenceHead", "label", label, "clause", clause)
}
