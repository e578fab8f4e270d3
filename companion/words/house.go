package words

// The words of the house rules.
const (
	Shipped       = "Comes with the game"
	NewFromThis   = "New from this"
	EditFile      = "Open in the editor"
	PlayThis      = "Play with this"
	PrintThis     = "Print with this"
	WhatDiffers   = "What differs from the standard"
	AllStandard   = "Nothing differs. To change a rule, take away the # before it in the file and write another value."
	ShippedHelp   = "These rules came with the game and stay as they are. “New from this” begins a file of the family’s own."
	WhatIsWrong   = "What is wrong with the file"
	WorthKnowing  = "Worth knowing"
	WhatCalled    = "What are the new rules called?"
	NameHolder    = "such as Grandma’s rules"
	Begin         = "Begin"
	CannotBeNamed = "The file cannot be begun"
	FileIs        = "The file"
	ReadsAgain    = "It is read again whenever it is saved."
	Rule          = "Rule"
	HereIs        = "Here"
	IsStandard    = "Standard"
)

// DifferenceHead names a rule with its clause.
func DifferenceHead(label, clause string) string {
	return Facts(label, clause)
}
