package session_test

import (
	"errors"
	"os"
	"testing"

	"homespun/companion/match/session"
	"homespun/engines/record"
)

// A move that could not be written is not the bot's failure; the bot moves when the file can be written
// again.
func TestABotWhoseMoveCannotBeWrittenTriesAgain(t *testing.T) {
	o := options()
	tab := begin(t, header("sowing", "bot:easy", "bot:easy"), o)
	if err := os.Remove(tab.path); err != nil {
		t.Fatal(err)
	}
	tab.Resume()
	last := tab.heard[len(tab.heard)-1]
	if last.Kind != session.Unwritten || !errors.Is(last.Err, record.ErrChanged) || last.Seat < 0 ||
		len(tab.Match().Steps()) != 0 || !tab.BotsWait() {
		t.Fatalf("heard %+v after %d lines", last, len(tab.Match().Steps()))
	}
	if err := tab.Restore(); err != nil {
		t.Fatal(err)
	}
	tab.Resume()
	if report := record.VerifyFile(tab.path, resolve, nil); !tab.Over() || !report.OK || !report.Finished ||
		report.Moves != len(tab.Match().Steps()) {
		t.Errorf("after it was written again: %+v", report)
	}
}
