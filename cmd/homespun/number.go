package main

import (
	"fmt"
	"strconv"

	"github.com/spf13/pflag"

	"homespun/engines/common/text"
)

// number is a flag's value that is typed as people write numbers: 0.9, 0,9 or ½.
type number float64

// numberVar adds a flag for a number.
func numberVar(flags *pflag.FlagSet, value *float64, name string, usual float64, usage string) {
	*value = usual
	flags.Var((*number)(value), name, usage)
}

// Set implements [pflag.Value].
func (n *number) Set(written string) error {
	value, ok := text.Number(written)
	if !ok {
		return fmt.Errorf("%q is no number; write one such as 0.9", text.Clean(written, 40))
	}
	*n = number(value)
	return nil
}

// String implements [pflag.Value].
func (n *number) String() string { return strconv.FormatFloat(float64(*n), 'g', -1, 64) }

// Type implements [pflag.Value]; it is the word that the help shows.
func (n *number) Type() string { return "float" }
