package balance_test

import (
	"context"
	"fmt"

	"homespun/engines/balance"
	"homespun/engines/enginetest/toys"
)

// Bots play a match many times; with the same seed it is always the same.
func ExampleTrial() {
	trial, err := balance.NewTrial(balance.Setup{
		Engine: toys.New(&toys.Sowing, 2), Bots: []string{"easy"}, Matches: 50, MaxLines: 1000, Seed: 7,
	})
	if err == nil {
		err = trial.Play(context.Background())
	}
	if err != nil {
		fmt.Println(err)
		return
	}
	report := trial.Report(0)
	fmt.Println(report.Finished, "of", report.Matches, "matches ended")
	fmt.Println("as long as", report.Lines.Most, "lines")
	// Output:
	// 50 of 50 matches ended
	// as long as 55 lines
}
