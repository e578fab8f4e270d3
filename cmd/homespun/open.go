package main

import (
	"path/filepath"

	"github.com/spf13/cobra"

	"homespun/companion/match/words"
)

// openCommand opens the window with a file. It is what a double-click calls, where nobody reads an error in a
// terminal: so the window says what is wrong with the file.
func (p program) openCommand(verbose *bool) *cobra.Command {
	return &cobra.Command{
		Use:     words.OpenUse,
		Short:   words.OpenCommand,
		Long:    words.OpenCommandHelp,
		Example: words.OpenCommandExample,
		Args:    cobra.MaximumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			file := ""
			if len(args) > 0 {
				file = args[0]
				if path, err := filepath.Abs(file); err == nil {
					file = path
				}
			}
			return p.openWindow(*verbose, file)
		},
	}
}
