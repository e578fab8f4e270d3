package main

import (
	"path/filepath"
	"strings"
)

// beside returns a path with words added to the name, before .pdf if it ends so. It is for further files of
// one print.
func beside(path, words string) string {
	ending := filepath.Ext(path)
	if !strings.EqualFold(ending, ".pdf") {
		ending = "" // in "v1.2" or ".hidden" the point begins no ending
	}
	return strings.TrimSuffix(path, ending) + " " + words + ending
}
