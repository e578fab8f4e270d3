package walls

import (
	"fmt"
	"slices"
	"strings"
)

// layers from the bottom to the top: a package imports its own layer and those below.
var layers = []string{"engines", "rulesets", "printables", "companion", "cmd"}

// assetReaders are the layers that may import assets; assets itself imports nothing of the project.
var assetReaders = []string{"printables", "companion"}

// shared are the folders of engines that are no game: what games may use, and what stands above them.
var (
	shared    = []string{"engines", "engines/grid", "engines/dice", "engines/reasons"}
	aboveGame = []string{"engines/record", "engines/bots", "engines/balance", "engines/enginetest"}
)

// gameTrees are where each game has a folder of its own, and gameLists the one list of them and that of the toys: everything else is handed the games and knows
// none by its name.
var (
	gameTrees = []string{"engines", "rulesets", "printables", "companion/tableau"}
	gameLists = []string{"companion/games", "companion/games/gamestest"}
)

// withoutFyne are the folders of the companion that are tested without a screen.
var withoutFyne = []string{"companion/session", "companion/tableau", "companion/games", "companion/background", "companion/reports"}

// outside are the packages that only some folders may know: they, and what is under them.
var outside = []struct {
	imported string
	folders  []string
	except   []string
	why      string
}{
	{"fyne.io/fyne/v2/app", []string{"cmd/homespun"}, nil, "only cmd/homespun opens windows"},
	{"fyne.io", []string{"companion", "cmd/homespun"}, withoutFyne,
		"only the companion's screens and cmd/homespun know Fyne"},
	{"github.com/go-pdf/fpdf", []string{"printables/pdf"}, nil, "only printables/pdf knows fpdf"},
}

// impure is what an engine may not import: files, clock, screen, network, other programs and its own randomness.
var impure = []string{"os", "io/fs", "io/ioutil", "embed", "path/filepath", "time", "net", "syscall", "log", "math/rand",
	"crypto/rand", "unsafe"}

// handedIn is what an engine may take from a package that can also draw or print: types that its caller hands in.
var handedIn = map[string][]string{"math/rand/v2": {"Rand", "Source"}}

// windowed are the folders of what the window does, and background the door through which it begins work beside itself: a panic anywhere else beside it would
// end the program.
var (
	windowed   = []string{"companion", "cmd/homespun"}
	background = "companion/background"
)

// posting is what the screens may not call of Fyne: they are handed what does something in the window later, and catches a panic there.
var posting = []string{"Do", "DoAndWait"}

// printing is what an engine may not call of fmt.
var printing = []string{"Print", "Printf", "Println", "Scan", "Scanf", "Scanln"}

// Limit is the most lines a file may have that is no test.
const Limit = 500

// Check gives every breach of a wall, one line each, with the file it is in. module is the module's path.
func Check(module string, files []File) []string {
	var breaches []string
	knowsFyne := reachFyne(module, files)
	games := gamesIn(files)
	for _, f := range files {
		found := func(format string, args ...any) {
			breaches = append(breaches, f.Path+": "+fmt.Sprintf(format, args...))
		}
		if !f.Test && f.Lines > Limit {
			found("%d lines; %d are the most", f.Lines, Limit)
		}
		for _, imported := range f.Imports {
			if own, ok := ownFolder(module, imported); ok {
				f.checkOwn(own, found)
				if game := gameIn(own, games); game != "" && !f.Test && !slices.Contains(gameLists, f.Folder) && gameIn(f.Folder, games) != game {
					found("imports %s; games are handed in, and %s alone knows them by name", own, gameLists[0])
				}
				if !f.Test && knowsFyne[own] != "" && !mayKnowFyne(f.Folder) {
					found("imports %s, which knows Fyne (%s)", own, knowsFyne[own])
				}
			} else {
				f.checkOutside(imported, found)
			}
		}
		if isPure(f.Folder) && !f.Test {
			f.checkPure(found)
		}
		if anyUnder(f.Folder, windowed) && f.Folder != background && !f.Test {
			f.checkStarts(found)
		}
	}
	return breaches
}

// checkOwn holds the arrows between the project's own folders. Tests may look up (an engine's test reads the shipped
// rulesets), but never to cmd.
func (f File) checkOwn(own string, found func(string, ...any)) {
	from, to := layer(f.Folder), layer(own)
	switch {
	case to == "cmd" && !(f.Test && f.Folder == own):
		found("imports %s; nothing imports cmd", own)
	case f.Test:
	case to == "assets" && !slices.Contains(assetReaders, from) && from != "assets":
		found("imports assets; only %s read it", strings.Join(assetReaders, " and "))
	case from == "assets" && to != "assets":
		found("imports %s; assets imports nothing of the project", own)
	case slices.Index(layers, to) > slices.Index(layers, from) && from != "assets":
		found("imports %s; arrows run from %s down, never up", own, strings.Join(reversed(layers), " to "))
	case isPure(f.Folder) && !slices.Contains(shared, own) && gameOf(own) != gameOf(f.Folder):
		found("imports %s; an engine knows the contract, the reasons, the grid, the dice and itself", own)
	}
}

func (f File) checkOutside(imported string, found func(string, ...any)) {
	for _, o := range outside {
		if under(imported, o.imported) && (!anyUnder(f.Folder, o.folders) || anyUnder(f.Folder, o.except)) {
			found("imports %s; %s", imported, o.why)
			return
		}
	}
	if imported == "math/rand" {
		found("imports math/rand; random numbers come from math/rand/v2")
	}
}

func (f File) checkPure(found func(string, ...any)) {
	for _, imported := range f.Imports {
		for _, bad := range impure {
			if imported != "math/rand/v2" && imported != "math/rand" && under(imported, bad) {
				found("imports %s; an engine knows no file, clock, screen or random source", imported)
				break
			}
		}
	}
	for _, use := range f.Uses {
		if allowed, ok := handedIn[use.Import]; ok && !slices.Contains(allowed, use.Name) {
			found("line %d uses %s.%s; an engine takes its random numbers from its caller", use.Line, nameOf(use.Import), use.Name)
		}
		if use.Import == "" || use.Import == "fmt" && slices.Contains(printing, use.Name) {
			found("line %d calls %s; an engine knows no screen", use.Line, use.Name)
		}
	}
}

func (f File) checkStarts(found func(string, ...any)) {
	for _, line := range f.Starts {
		found("line %d starts a goroutine; %s does that, and catches a panic in it", line, background)
	}
	for _, use := range f.Uses {
		switch {
		case use.Import == "time" && use.Name == "AfterFunc":
			found("line %d uses time.AfterFunc; %s does that, and catches a panic in it", use.Line, background)
		case use.Import == "fyne.io/fyne/v2" && slices.Contains(posting, use.Name) && under(f.Folder, "companion"):
			found("line %d uses fyne.%s; screens use the shell's Post, which catches a panic", use.Line, use.Name)
		}
	}
}

// reachFyne is every folder that imports Fyne, itself or through others, with the import that leads there.
func reachFyne(module string, files []File) map[string]string {
	reached := map[string]string{}
	for changed := true; changed; {
		changed = false
		for _, f := range files {
			if f.Test || reached[f.Folder] != "" {
				continue
			}
			for _, imported := range f.Imports {
				own, ok := ownFolder(module, imported)
				if under(imported, "fyne.io") || ok && reached[own] != "" {
					reached[f.Folder] = imported
					changed = true
					break
				}
			}
		}
	}
	return reached
}

func mayKnowFyne(folder string) bool {
	return anyUnder(folder, []string{"companion", "cmd/homespun"}) && !anyUnder(folder, withoutFyne)
}

// gamesIn are the games that there are rulesets of, by the names of their folders.
func gamesIn(files []File) (games []string) {
	for _, f := range files {
		if game, ok := strings.CutPrefix(f.Folder, "rulesets/"); ok && !slices.Contains(games, game) {
			games = append(games, game)
		}
	}
	return games
}

// gameIn is the game that a folder belongs to, "" for none.
func gameIn(folder string, games []string) string {
	for _, tree := range gameTrees {
		if rest, ok := strings.CutPrefix(folder, tree+"/"); ok {
			if game, _, _ := strings.Cut(rest, "/"); slices.Contains(games, game) {
				return game
			}
		}
	}
	return ""
}

// isPure says whether a folder is the contract, what it shares or a game.
func isPure(folder string) bool { return under(folder, "engines") && !anyUnder(folder, aboveGame) }

// gameOf is the game a folder of engines belongs to.
func gameOf(folder string) string {
	parts := strings.Split(folder, "/")
	return strings.Join(parts[:min(len(parts), 2)], "/")
}

func layer(folder string) string {
	top, _, _ := strings.Cut(folder, "/")
	return top
}

// ownFolder is the folder of an import path of the module.
func ownFolder(module, imported string) (folder string, ok bool) {
	if imported == module {
		return ".", true
	}
	return strings.CutPrefix(imported, module+"/")
}

func under(name, folder string) bool { return name == folder || strings.HasPrefix(name, folder+"/") }

func anyUnder(name string, folders []string) bool {
	return slices.ContainsFunc(folders, func(f string) bool { return under(name, f) })
}

func reversed(list []string) []string {
	out := slices.Clone(list)
	slices.Reverse(out)
	return out
}
