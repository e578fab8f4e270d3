// Signs cuts the fonts of signs anew: what assets/fonts/signs.txt lists, out of the Noto fonts in a folder.
//
//	go run ./cmd/signs [FOLDER]
//
// It needs the tools of fonttools and the fonts: on Debian apt-get install fonttools fonts-noto-core.
package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Where things are, in the folder of the project.
const (
	list   = "assets/fonts/signs.txt"
	made   = "assets/fonts/Signs-%s.ttf"
	debian = "/usr/share/fonts/truetype/noto"
)

func main() {
	folder := debian
	if len(os.Args) > 1 {
		folder = os.Args[1]
	}
	if err := cut(folder); err != nil {
		fmt.Fprintln(os.Stderr, "signs:", err)
		os.Exit(1)
	}
}

// cut makes both fonts, the regular and the bold one.
func cut(folder string) error {
	text, err := os.ReadFile(list)
	if err != nil {
		return err
	}
	temporary, err := os.MkdirTemp("", "signs")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temporary)
	var from []string // the fonts, in the order in which they are listed
	signs := map[string]string{}
	for line := range strings.Lines(string(text)) {
		font, some, ok := strings.Cut(strings.TrimSpace(line), " ")
		if !ok || font == "#" {
			continue
		}
		if signs[font] == "" {
			from = append(from, font)
		}
		signs[font] += some
	}
	parts := map[string][]string{}
	for _, font := range from {
		_, weight, _ := strings.Cut(font, "-")
		part := filepath.Join(temporary, font+".ttf")
		// hints and features are for screens and for running text
		if err := run("pyftsubset", filepath.Join(folder, font+".ttf"), "--text="+signs[font], "--no-hinting",
			"--layout-features=", "--drop-tables+=GSUB,GPOS,GDEF,DSIG,gasp", "--notdef-outline",
			"--name-IDs=0,1,2,3,4,5,6,7,13,14", "--output-file="+part); err != nil {
			return err
		}
		parts[weight] = append(parts[weight], part)
	}
	for weight, cuts := range parts {
		if err := run("pyftmerge", append([]string{"--output-file=" + fmt.Sprintf(made, weight)}, cuts...)...); err != nil {
			return err
		}
	}
	return nil
}

// run runs a tool of fonttools.
func run(tool string, args ...string) error {
	command := exec.Command(tool, args...)
	command.Env = append(os.Environ(), "SOURCE_DATE_EPOCH=0") // the same signs give the same bytes
	said, err := command.CombinedOutput()
	if errors.Is(err, exec.ErrNotFound) {
		return fmt.Errorf("%s is missing: on Debian type apt-get install fonttools fonts-noto-core", tool)
	}
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", tool, err, said)
	}
	return nil
}
