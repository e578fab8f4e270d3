package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// BenchmarkStart runs the program as a terminal does, from its start to its end: its help, which is the least
// that any command takes, its lists, and the cards of a spreadsheet of 60 rows, which are to take less than 200 ms. It
// reports the processor's milliseconds, and those that went by.
func BenchmarkStart(b *testing.B) {
	program := filepath.Join(b.TempDir(), "homespun.exe")
	c := exec.Command("go", "build", "-o", program, ".")
	c.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := c.CombinedOutput(); err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	b.Setenv("HOMESPUN_DIR", b.TempDir())
	cards := filepath.Join(b.TempDir(), "cards.csv")
	rows := "title,text,icon,count\n"
	for i := range 60 {
		rows += fmt.Sprintf("Card %d,Draw %d more cards.,%s,1\n", i, i%5+2, []string{"owl", "dragon", "coin"}[i%3])
	}
	if err := os.WriteFile(cards, []byte(rows), 0o600); err != nil {
		b.Fatal(err)
	}
	for _, command := range [][]string{{"--help"}, {"games"}, {"rules", "list"},
		{"print", cards, "-o", filepath.Join(b.TempDir(), "cards.pdf")}} {
		b.Run(filepath.Base(command[len(command)-1]), func(b *testing.B) {
			var processor time.Duration
			for b.Loop() {
				c := exec.Command(program, command...)
				if err := c.Run(); err != nil {
					b.Fatal(err)
				}
				processor += c.ProcessState.UserTime() + c.ProcessState.SystemTime()
			}
			b.ReportMetric(float64(processor.Microseconds())/1e3/float64(b.N), "cpu-ms/run")
			b.ReportMetric(float64(b.Elapsed().Microseconds())/1e3/float64(b.N), "ms/run")
		})
	}
}
