package main

import (
	"archive/zip"
	"compress/flate"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// mingw is how the names of the programs begin that build for Windows.
const mingw = "x86_64-w64-mingw32-"

// resource is the file with the icon and the version of the program, which the linker takes from the folder
// of the program. It lies there only while the program is built.
const resource = "cmd/homespun/homespun_windows_amd64.syso"

func (r *release) buildWindows(ctx context.Context) error {
	folder := filepath.Dir(r.in("resource", "x"))
	numbers := strings.Split(r.version, ".")
	commas := strings.Join(numbers, ",")
	if err := r.fill("homespun.rc", filepath.Join(folder, "homespun.rc"), "@VERSION@", r.version,
		"@COMMAS@", commas); err != nil {
		return err
	}
	if err := r.fill("homespun.manifest", filepath.Join(folder, "homespun.manifest")); err != nil {
		return err
	}
	if err := copyFile(r.in("icon", "homespun.ico"), filepath.Join(folder, "homespun.ico")); err != nil {
		return err
	}
	made := command(ctx, nil, mingw+"windres -O coff homespun.rc homespun.syso")
	made.Dir = folder
	if _, err := r.output(made); err != nil {
		return err
	}
	into := filepath.Join(r.root, filepath.FromSlash(resource))
	defer os.Remove(into)
	if err := copyFile(filepath.Join(folder, "homespun.syso"), into); err != nil {
		return err
	}
	return r.goBuild(ctx, r.in("windows", "homespun.exe"), "-H windowsgui -extldflags -Wl,--no-insert-timestamp",
		"CGO_ENABLED=1", "GOOS=windows", "GOARCH=amd64", "CC="+mingw+"gcc")
}

// layLicences writes the licences into the folder of a package.
func (r *release) layLicences(folder string) error {
	own, err := os.ReadFile(filepath.Join(r.root, "LICENSE"))
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(folder, "LICENSE.txt"), own, 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "THIRD-PARTY.txt"), r.notices, 0o644)
}

func (r *release) packPortable(context.Context) error {
	if err := r.layLicences(r.in("windows")); err != nil {
		return err
	}
	return r.zip(r.in("windows"), "homespun-"+r.version+"-windows-portable.zip")
}

func (r *release) packInstaller(ctx context.Context) error {
	if err := copyFile(r.in("icon", "homespun.ico"), r.in("windows", "homespun.ico")); err != nil {
		return err
	}
	script := r.in("resource", "homespun.nsi")
	if err := r.fill("homespun.nsi", script, "${SOURCE}\\", "${SOURCE}/"); err != nil {
		return err
	}
	// the same bytes each time: the installer has the time of the release
	_, err := r.output(command(ctx, []string{fmt.Sprintf("SOURCE_DATE_EPOCH=%d", r.made.Unix())},
		"makensis -V2 -NOCD -DVERSION="+r.version+" -DNUMBERS="+r.version,
		"-DSOURCE="+r.in("windows"), "-DOUT="+filepath.Join(r.dist, "homespun-"+r.version+"-windows-setup.exe"),
		script))
	return err
}

// zip packs a folder into a package, with the time of the release.
func (r *release) zip(folder, name string) error {
	files, err := tree(folder)
	if err != nil {
		return err
	}
	file, err := os.Create(filepath.Join(r.dist, name))
	if err != nil {
		return err
	}
	defer file.Close()
	out := zip.NewWriter(file)
	out.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(w, flate.BestCompression)
	})
	for _, path := range files {
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(folder, path)
		if err != nil {
			return err
		}
		header := &zip.FileHeader{Name: filepath.ToSlash(name), Method: zip.Deflate, Modified: r.made}
		header.SetMode(0o755)
		if filepath.Ext(name) == ".txt" {
			header.SetMode(0o644)
		}
		to, err := out.CreateHeader(header)
		if err != nil {
			return err
		}
		if _, err := to.Write(data); err != nil {
			return err
		}
	}
	if err := out.Close(); err != nil {
		return err
	}
	return file.Close()
}

func copyFile(from, to string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, data, 0o644)
}
