package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// shim is a library that Go's programs want of Windows 10 and that Wine 8 lacks: random bytes, which Wine has
// under another name.
const shim = `#include <windows.h>
BOOLEAN WINAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T n) { return SystemFunction036(data, n); }
`

// A wine is a trial of the program for Windows. Its drive is C:, and before what lay there before the
// installation.
type wine struct {
	*trial
	prefix, drive string
	before        []string
}

// checkWindows installs Homespun into a fresh Wine, uses it and takes it away again.
func checkWindows(ctx context.Context, r *round) error {
	setup, err := packageOf("homespun-*-windows-setup.exe")
	if err != nil {
		return err
	}
	return r.inFolder(func(t *trial) error {
		w := &wine{trial: t, prefix: filepath.Join(t.folder, "wine")}
		w.drive = filepath.Join(w.prefix, "drive_c")
		// no web pages, nothing in the menu of Linux, and names of files in every script, which Wine has only
		// in a locale that is there
		t.env = append(t.env, "LC_ALL=C.UTF-8", "WINEPREFIX="+w.prefix, "WINEARCH=win64", "WINEDEBUG=-all",
			"WINEDLLOVERRIDES=mscoree,mshtml,winemenubuilder.exe=")
		return t.onScreen(ctx, func() error {
			defer t.output(command(context.WithoutCancel(ctx), t.env, "wineserver -k"))
			if err := w.begins(ctx); err != nil {
				return err
			}
			if _, err := w.runs(ctx, setup, "/S"); err != nil {
				return err
			}
			exe, err := w.installed(ctx)
			if err != nil {
				return err
			}
			t.start = []string{"wine", exe}
			if err := errors.Join(w.tests(ctx), t.answers(ctx), t.opens(ctx, "windows"), w.complains(ctx),
				w.plays(ctx)); err != nil {
				return err
			}
			if err := t.shelf(ctx, "windows"); err != nil {
				return err
			}
			return w.removes(ctx)
		})
	})
}

// runs runs a program in Wine and returns what it says.
func (w *wine) runs(ctx context.Context, words ...string) (string, error) {
	return w.output(command(ctx, w.env, "wine", words...))
}

// settles waits until no program runs in Wine any more; then its registry is in files.
func (w *wine) settles(ctx context.Context) error {
	_, err := w.output(command(ctx, w.env, "wineserver -w"))
	return err
}

// begins makes the Wine. It has a desktop of its own, since no window manager is there to give windows the
// size that they want.
func (w *wine) begins(ctx context.Context) error {
	if _, err := w.runs(ctx, "wineboot", "-i"); err != nil {
		return err
	}
	const key = `HKCU\Software\Wine\Explorer`
	for _, value := range [][]string{{key, "/v", "Desktop", "/d", "Trial"},
		{key + `\Desktops`, "/v", "Trial", "/d", "1920x1080"}} {
		if _, err := w.runs(ctx, append([]string{"reg", "add"}, value...)...); err != nil {
			return err
		}
	}
	source := filepath.Join(w.folder, "shim.c")
	if err := os.WriteFile(source, []byte(shim), 0o644); err != nil {
		return err
	}
	if _, err := w.output(command(ctx, nil, mingw+"gcc -shared -o", filepath.Join(w.drive, "windows", "system32",
		"bcryptprimitives.dll"), source, "-ladvapi32")); err != nil {
		return err
	}
	if err := w.settles(ctx); err != nil {
		return err
	}
	w.before = everything(w.drive)
	return nil
}

// everything lists the files and folders below a folder.
func everything(folder string) (paths []string) {
	_ = filepath.WalkDir(folder, func(path string, _ fs.DirEntry, err error) error {
		if err == nil {
			paths = append(paths, path)
		}
		return nil
	})
	return paths
}

// user returns a path in the folder of the user, whatever that is called.
func (w *wine) user(path ...string) string {
	found, _ := filepath.Glob(filepath.Join(w.drive, "users", "*", "AppData"))
	for _, data := range found {
		if filepath.Base(filepath.Dir(data)) != "Public" {
			return filepath.Join(append([]string{filepath.Dir(data)}, path...)...)
		}
	}
	return ""
}

// installed checks what the installer has made, and returns the path of the program.
func (w *wine) installed(ctx context.Context) (exe string, err error) {
	exe = w.user("AppData", "Local", "Programs", "Homespun", "homespun.exe")
	for _, file := range []string{exe, w.user("AppData", "Roaming", "Microsoft", "Windows", "Start Menu",
		"Programs", "Homespun.lnk")} {
		if _, err := os.Stat(file); err != nil {
			return "", err
		}
	}
	for key, want := range map[string]string{
		`HKCU\Software\Classes\.match`:                                      "Homespun.Match",
		`HKCU\Software\Classes\Homespun.Match\shell\open\command`:           `homespun.exe" open "%1"`,
		`HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Homespun`: "uninstall.exe",
		`HKCU\Software\Classes\.toml\OpenWithProgids`:                       "Homespun.Rules",
		`HKCU\Software\Classes\Homespun.Rules\shell\open\command`:           `homespun.exe" open "%1"`,
	} {
		if said, err := w.runs(ctx, "reg", "query", key); err != nil || !strings.Contains(said, want) {
			return "", fmt.Errorf("%s does not say %s: %s %v", key, want, said, err)
		}
	}
	return exe, nil
}

// tests runs the tests of what Windows does otherwise: how a second start hands over its file, and how files
// are written that other programs have open, or that are called like a device.
func (w *wine) tests(ctx context.Context) error {
	for _, folder := range []string{"companion/system/instance", "engines/common/files"} {
		tests := filepath.Join(w.folder, filepath.Base(folder)+".exe")
		if _, err := w.output(command(ctx, []string{"CGO_ENABLED=0", "GOOS=windows", "GOARCH=amd64"},
			"go test -c -vet=off -o", tests, "./"+folder)); err != nil {
			return err
		}
		// Wine has no links, and replaces no file that is open for writing; what counts the steps of a write is
		// the same on every system
		run := command(ctx, w.env, "wine", tests, "-test.v",
			"-test.skip=ALinkALink|LinksAlone|AnotherFileBehind|WhateverFails|UTF16IsNotLost")
		run.Dir = filepath.FromSlash(folder)
		said, err := w.output(run)
		passed, why := results(said)
		ended := strings.HasSuffix(said, "\nPASS") || strings.HasSuffix(said, "\nFAIL")
		if passed == 0 || why != "" || !ended {
			return fmt.Errorf("the tests of %s in Wine: %v\n%s", folder, err, why)
		}
		fmt.Fprintf(w.out, "  %d tests of %s pass\n", passed, folder)
	}
	return nil
}

// results counts the tests that pass, and returns what the others say. Wine 8 cannot remove the folder of a
// test afterwards; a test of which nothing else is said passes.
func results(said string) (passed int, why string) {
	var own []string
	for line := range strings.Lines(said) {
		switch {
		case strings.HasPrefix(line, "--- SKIP"):
			own = nil
		case strings.HasPrefix(line, "--- PASS"), strings.HasPrefix(line, "--- FAIL") && own == nil:
			own = nil
			passed++
		case strings.HasPrefix(line, "--- FAIL"):
			why += strings.Join(own, "") + line
			own = nil
		case strings.Contains(line, "_test.go:"), strings.HasPrefix(line, "panic: "):
			own = append(own, line)
		}
	}
	return passed, why + strings.Join(own, "")
}

// complains starts the program as a double-click does, with what it cannot do: it has to say so in a box.
func (w *wine) complains(ctx context.Context) error {
	box, err := w.starts(ctx, nil, "wine", "start", "/wait", "/unix", w.start[1], "nonsense")
	if err != nil {
		return err
	}
	defer box.close()
	err = box.until(ctx, "there is a box", func() bool {
		const empty = 5 // no more colours has a desktop with the mouse alone
		return len(coloursOf(w.dump)) > empty
	})
	if err != nil {
		return err
	}
	time.Sleep(time.Second) // it is drawn whole
	if _, err := pictureOf(w.dump, filepath.Join("dist", "pictures", "windows-box.png")); err != nil {
		return err
	}
	for begun := time.Now(); time.Since(begun) < longest; {
		if _, err := w.output(command(ctx, w.env, "xdotool key Return")); err != nil {
			return err
		}
		select {
		case err := <-box.ended:
			box.ended <- err
			if err == nil || err.Error() != "exit status 2" {
				return fmt.Errorf("after the box the program ends with %v", err)
			}
			return nil
		case <-time.After(time.Second): // it may not have had the keyboard yet
		}
	}
	return errors.New("the key Return does not close the box")
}

// uninstalls takes the program away page by page, as a family does, and pictures the first page, which asks.
func (w *wine) uninstalls(ctx context.Context) error {
	asks, err := w.starts(ctx, nil, "wine", filepath.Join(filepath.Dir(w.start[1]), "uninstall.exe"))
	if err != nil {
		return err
	}
	defer asks.close()
	err = waits(ctx, "there is a page of the uninstaller", w.shown) // the program goes on from a copy, and ends
	if err != nil {
		return err
	}
	time.Sleep(time.Second) // it is drawn whole
	if _, err := pictureOf(w.dump, filepath.Join("dist", "pictures", "windows-uninstall.png")); err != nil {
		return err
	}
	if _, err := os.Stat(w.start[1]); err != nil {
		return fmt.Errorf("the uninstaller did not ask: %w", err)
	}
	settled := make(chan error, 1)
	go func() { settled <- w.settles(ctx) }()
	err = waits(ctx, "the key Return leads through the uninstaller", func() bool {
		select {
		case err := <-settled:
			settled <- err
			return true
		case <-time.After(time.Second): // it may not have the keyboard yet
			_, _ = w.output(command(ctx, w.env, "xdotool key Return"))
			return false
		}
	})
	return errors.Join(err, ctx.Err())
}

// removes takes the program away, as Windows does, and checks that nothing of it is left but what is the
// family's, and that all of that is.
func (w *wine) removes(ctx context.Context) error {
	family := w.user("Documents", "Homespun")
	own := everything(family)
	if len(own) < 2 {
		return errors.New("the family has kept nothing that could be lost")
	}
	if err := w.uninstalls(ctx); err != nil {
		return err
	}
	if now := everything(family); !slices.Equal(now, own) {
		return fmt.Errorf("the family had %q, and now has %q", own, now)
	}
	mine := []string{family, w.user("AppData", "Roaming", "homespun"), w.user("Temp")}
	programs := w.user("AppData", "Local", "Programs") // Windows has it of its own
	left := slices.DeleteFunc(everything(w.drive), func(path string) bool {
		return slices.Contains(w.before, path) || path == programs ||
			slices.ContainsFunc(mine, func(folder string) bool {
				return path == folder || strings.HasPrefix(path, folder+"/")
			})
	})
	for _, file := range []string{"user.reg", "system.reg"} {
		registry, err := os.ReadFile(filepath.Join(w.prefix, file))
		if err != nil {
			return err
		}
		for line := range strings.Lines(string(registry)) {
			if strings.Contains(strings.ToLower(line), "homespun") {
				left = append(left, file+": "+strings.TrimSpace(line))
			}
		}
	}
	if len(left) > 0 {
		return fmt.Errorf("after it was removed there is still\n%s", strings.Join(left, "\n"))
	}
	fmt.Fprintf(w.out, "  removed: %d files and folders of the family are left, and nothing else\n", len(own))
	return nil
}
