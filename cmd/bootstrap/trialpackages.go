package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// inFolder runs a trial in a folder of its own, with a home in it.
func (r *round) inFolder(do func(t *trial) error) error {
	folder, err := os.MkdirTemp("", "homespun-trial-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	home := filepath.Join(folder, "home")
	if err := os.MkdirAll(home, 0o755); err != nil {
		return err
	}
	return do(&trial{round: r, folder: folder, home: home, env: []string{"HOME=" + home,
		"XDG_CACHE_HOME=" + filepath.Join(home, ".cache"), "XDG_CONFIG_HOME=" + filepath.Join(home, ".config"),
		"XDG_DOCUMENTS_DIR=" + filepath.Join(home, "Documents"), "HOMESPUN_DIR="}})
}

// left returns what lies in a folder but for what the family made and the program's settings; none if it is not
// there.
func left(folder string, but ...string) (files []string) {
	all, _ := tree(folder)
	for _, file := range all {
		if !slices.ContainsFunc(but, func(part string) bool { return strings.Contains(file, part) }) {
			files = append(files, file)
		}
	}
	return files
}

func checkDebian(ctx context.Context, r *round) error {
	deb, err := packageOf("homespun_*_amd64.deb")
	if err != nil {
		return err
	}
	return r.inFolder(func(t *trial) error {
		root := filepath.Join(t.folder, "root")
		for _, folder := range []string{"info", "updates"} {
			if err := os.MkdirAll(filepath.Join(root, "var", "lib", "dpkg", folder), 0o755); err != nil {
				return err
			}
		}
		for _, file := range []string{"status", "available"} {
			if err := os.WriteFile(filepath.Join(root, "var", "lib", "dpkg", file), nil, 0o644); err != nil {
				return err
			}
		}
		dpkg := "dpkg --force-not-root --force-bad-path --force-depends --root=" + root
		if _, err := t.output(command(ctx, nil, dpkg+" -i "+deb)); err != nil {
			return err
		}
		t.start = []string{filepath.Join(root, "usr", "bin", "homespun")}
		for _, file := range []string{"applications/games.homespun.desktop", "mime/packages/homespun.xml",
			"icons/hicolor/256x256/apps/homespun.png", "doc/homespun/THIRD-PARTY.txt"} {
			if _, err := os.Stat(filepath.Join(root, "usr", "share", file)); err != nil {
				return err
			}
		}
		opened := func() error {
			if err := t.opens(ctx, "debian"); err != nil {
				return err
			}
			if err := asked(filepath.Join(t.home, "Documents", "Homespun")); err != nil {
				return err
			}
			return t.shelf(ctx, "debian")
		}
		if err := errors.Join(t.answers(ctx), t.onScreen(ctx, opened)); err != nil {
			return err
		}
		if _, err := t.output(command(ctx, nil, dpkg+" -r homespun")); err != nil {
			return err
		}
		if files := left(filepath.Join(root, "usr")); len(files) > 0 {
			return fmt.Errorf("after the package was removed there is still %q", files)
		}
		return nil
	})
}

func checkArchive(ctx context.Context, r *round) error {
	archive, err := packageOf("homespun-*-linux.tar.xz")
	if err != nil {
		return err
	}
	return r.inFolder(func(t *trial) error {
		unpacked := command(ctx, nil, "tar -xf "+archive)
		unpacked.Dir = t.folder
		if _, err := t.output(unpacked); err != nil {
			return err
		}
		install := filepath.Join(t.folder, "homespun", "install.sh")
		if _, err := t.output(command(ctx, t.env, install)); err != nil {
			return err
		}
		t.start = []string{filepath.Join(t.home, ".local", "bin", "homespun")}
		menu, err := os.ReadFile(filepath.Join(t.home, ".local", "share", "applications", "games.homespun.desktop"))
		if err != nil {
			return err
		}
		if want := "Exec=\"" + t.start[0] + "\" open %f"; !strings.Contains(string(menu), want) {
			return fmt.Errorf("the menu does not say %s:\n%s", want, menu)
		}
		if err := t.onScreen(ctx, func() error { return t.opens(ctx, "archive") }); err != nil {
			return err
		}
		if _, err := t.output(command(ctx, t.env, install+" --remove")); err != nil {
			return err
		}
		if files := left(filepath.Join(t.home, ".local"), "mimeinfo.cache", "/mime/"); len(files) > 0 {
			return fmt.Errorf("after it was removed there is still %q", files)
		}
		return nil
	})
}
