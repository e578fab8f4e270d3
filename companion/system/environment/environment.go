// Package environment sets environment variables that Fyne reads while its packages are initialised, before
// main. Go initialises packages in the order of their import paths, each after the packages that it imports.
// This package imports so few that it comes before Fyne. It is imported for this side effect only.
package environment

import "os"

// kept is how long Fyne caches what it has made of an object that is no longer visible, above all its texture
// in the memory of the graphics card. The default is a minute. Somebody who goes quickly from screen to
// screen would fill some hundred megabytes in that time.
const kept = "15s"

func init() {
	if os.Getenv("FYNE_CACHE") == "" {
		os.Setenv("FYNE_CACHE", kept)
	}
}
