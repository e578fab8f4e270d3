// Package environment sets variables of the environment that the window's library reads while its own
// packages are set up, before main. Go sets packages up in the order of their import paths, each once those
// it imports are; this one imports so little that its turn comes before that library's. It is imported for
// that alone.
package environment

import "os"

// kept is how long the library keeps what it has made of a thing that is no longer to be seen, above all its
// picture in the memory of the screen. It would be a minute, in which somebody who goes from screen to screen
// fills some hundred megabytes.
const kept = "15s"

func init() {
	if os.Getenv("FYNE_CACHE") == "" {
		os.Setenv("FYNE_CACHE", kept)
	}
}
