package words

import "fmt"

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
	if clause == "" {
		return label
	}
	return fmt.Sprintf("%s (%s)", label, clause)
}

// InsteadOf says both values of a rule.
func InsteadOf(is, was string) string { return fmt.Sprintf("%s instead of %s", is, was) }
