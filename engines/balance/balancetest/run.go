// Package balancetest plays simulations for tests in one go.
package balancetest

import (
	"context"

	"homespun/engines/balance"
)

// Run plays the matches of a setup and reports on them. The error says why the setup cannot be played, or is
// that of ctx.
func Run(ctx context.Context, s balance.Setup) (*balance.Report, error) {
	t, err := balance.NewTrial(s)
	if err != nil {
		return nil, err
	}
	if err := t.Play(ctx); err != nil {
		return nil, err
	}
	return t.Report(0), nil
}
