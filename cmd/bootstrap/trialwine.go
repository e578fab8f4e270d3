package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// shim is a library that Go's programs want of Windows 10 and that Wine 8 lacks: random bytes, which Wine has
// under another name.
const shim = `#include <windows.h>
BOOLEAN WINAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T n) { return SystemFunction036(data, n); }
`

// checkWindows installs Homespun into a fresh Wine, uses it and takes it away again.
func checkWindows(ctx context.Context, r *round) error {
	setup, err := packageOf("homespun-*-windows-setup.exe")
	if err != nil {
		return err
	}
	return r.inFolder(func(t *trial) error {
		prefix := filepath.Join(t.folder, "wine")
		drive := filepath.Join(prefix, "drive_c")
		t.env = append(t.env, "WINEPREFIX="+prefix, "WINEARCH=win64", "WINEDEBUG=-all", "WINEDLLOVERRIDES=mscoree,mshtml=")
		return t.withScreen(ctx, func(screen []string) error {
			t.env = append(t.env, screen...)
			wine := func(words string, more ...string) (string, error) {
				return t.output(command(ctx, t.env, "wine "+words, more...))
			}
			defer t.output(command(context.WithoutCancel(ctx), t.env, "wineserver -k"))
			if _, err := wine("wineboot -i"); err != nil {
				return err
			}
			if err := t.addShim(ctx, filepath.Join(drive, "windows", "system32")); err != nil {
				return err
			}
			if _, err := wine("", setup, "/S"); err != nil {
				return err
			}
			exe, err := t.installed(drive, wine)
			if err != nil {
				return err
			}
			t.start = []string{"wine", exe}
			if err := errors.Join(t.answers(ctx), t.opens(ctx, "windows")); err != nil {
				return err
			}
			return t.removes(ctx, drive, wine)
		})
	})
}

// addShim builds the shim into Wine's folder of system libraries.
func (t *trial) addShim(ctx context.Context, system string) error {
	source := filepath.Join(t.folder, "shim.c")
	if err := os.WriteFile(source, []byte(shim), 0o644); err != nil {
		return err
	}
	_, err := t.output(command(ctx, nil, mingw+"gcc -shared -o",
		filepath.Join(system, "bcryptprimitives.dll"), source, "-ladvapi32"))
	return err
}

// installed checks what the installer has made, and returns the path of the program.
func (t *trial) installed(drive string, wine func(string, ...string) (string, error)) (exe string, err error) {
	found, _ := filepath.Glob(filepath.Join(drive, "users", "*", "AppData", "Local", "Programs", "Homespun",
		"homespun.exe"))
	if len(found) != 1 {
		return "", fmt.Errorf("the installer has installed %q", found)
	}
	menu, _ := filepath.Glob(filepath.Join(drive, "users", "*", "AppData", "Roaming", "Microsoft", "Windows",
		"Start Menu", "Programs", "Homespun.lnk"))
	if len(menu) != 1 {
		return "", errors.New("it is not in the start menu")
	}
	for key, want := range map[string]string{
		`HKCU\Software\Classes\.match`:                                      "Homespun.Match",
		`HKCU\Software\Classes\Homespun.Match\shell\open\command`:           `homespun.exe" open "%1"`,
		`HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Homespun`: "uninstall.exe",
		`HKCU\Software\Classes\.toml\OpenWithProgids`:                       "Homespun.Rules",
		`HKCU\Software\Classes\Homespun.Rules\shell\open\command`:           `homespun.exe" open "%1"`,
	} {
		if said, err := wine("reg query", key); err != nil || !strings.Contains(said, want) {
			return "", fmt.Errorf("%s does not say %s: %s %v", key, want, said, err)
		}
	}
	return found[0], nil
}

// removes takes the program away, and checks that nothing of it is left but what is the family's.
func (t *trial) removes(ctx context.Context, drive string, wine func(string, ...string) (string, error)) error {
	uninstall := filepath.Join(filepath.Dir(t.start[1]), "uninstall.exe")
	// by itself it goes on from a copy; with its folder named it does not, so that it can be waited for
	folder := `C:\` + strings.ReplaceAll(strings.TrimPrefix(filepath.Dir(uninstall), drive+"/"), "/", `\`)
	if _, err := wine("", uninstall, "/S", "_?="+folder); err != nil {
		return err
	}
	_ = os.Remove(uninstall) // it cannot take itself away then
	_ = os.Remove(filepath.Dir(uninstall))
	var own []string
	for _, file := range left(filepath.Join(drive, "users"), "Documents", filepath.Join("Roaming", "homespun")) {
		if strings.Contains(strings.ToLower(file), "homespun") {
			own = append(own, file)
		}
	}
	if len(own) > 0 {
		return fmt.Errorf("after it was removed there is still %q", own)
	}
	if said, err := wine("reg query", `HKCU\Software\Classes\Homespun.Match`); err == nil {
		return fmt.Errorf("after it was removed the registry still says %s", said)
	}
	return nil
}
