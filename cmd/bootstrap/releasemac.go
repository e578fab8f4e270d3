package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
)

// makeMacRelease makes an application for macOS, on a Mac: an .app in a zip, without a signature.
func makeMacRelease(ctx context.Context, m machine) error {
	if left := setUp(ctx, m, forWindow); len(left) > 0 {
		return errors.New(advice(m, left))
	}
	r, err := newRelease(ctx, m)
	if err != nil {
		return err
	}
	defer os.RemoveAll(r.work)
	app := filepath.Join("mac", "Homespun.app", "Contents")
	for _, step := range []func(context.Context) error{r.collectNotices, r.drawIcon,
		func(ctx context.Context) error {
			return r.goBuild(ctx, r.in(app, "MacOS", "homespun"), "", "CGO_ENABLED=1")
		},
		func(ctx context.Context) error { return r.packIcons(ctx, app) },
		func(context.Context) error {
			return r.fill("Info.plist", r.in(app, "Info.plist"), "@VERSION@", r.version)
		},
		func(context.Context) error { return r.layLicences(filepath.Dir(r.in(app, "Resources", "x"))) },
		func(context.Context) error { return r.zip(r.in("mac"), "homespun-"+r.version+"-macos.zip") },
		r.sum} {
		if err := step(ctx); err != nil {
			return err
		}
	}
	return nil
}

// packIcons makes the icon of the application, with the tool that every Mac has.
func (r *release) packIcons(ctx context.Context, app string) error {
	set := filepath.Join("icon", "homespun.iconset")
	for _, one := range [][2]string{{"16", "16x16"}, {"32", "16x16@2x"}, {"32", "32x32"}, {"64", "32x32@2x"},
		{"128", "128x128"}, {"256", "128x128@2x"}, {"256", "256x256"}, {"512", "256x256@2x"},
		{"512", "512x512"}} {
		if err := copyFile(r.in("icon", "homespun-"+one[0]+".png"),
			r.in(set, "icon_"+one[1]+".png")); err != nil {
			return err
		}
	}
	_, err := r.output(command(ctx, nil, "iconutil -c icns -o", r.in(app, "Resources", "homespun.icns"),
		filepath.Join(r.work, set)))
	return err
}
