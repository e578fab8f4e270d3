package main

import (
	"context"
	"crypto/sha256"
	"embed"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

//go:embed packaging
var packaging embed.FS

// A release is the making of all packages, in a folder of its own that is made anew each time.
type release struct {
	machine
	// root is the checkout, work where the parts are made, dist where the packages come to.
	root, work, dist string
	// version is the minute of the last commit, "2026.11.27.1823", and made its time: no package holds
	// another time, so that the same commit gives the same bytes.
	version string
	made    time.Time
	notices []byte
}

// A part is one step of a release.
type part struct {
	title string
	make  func(*release, context.Context) error
}

// parts lists the steps in order.
var parts = []part{
	{"the licences of everything inside", (*release).collectNotices},
	{"the icon", (*release).drawIcon},
	{"the command line for six systems", (*release).packCommandLines},
	{"the program for Linux", (*release).buildLinux},
	{"what each library costs in it", (*release).weigh},
	{"the archive for Linux", (*release).packArchive},
	{"the package for Debian and Ubuntu", (*release).packDebian},
	{"the program for Windows", (*release).buildWindows},
	{"the archive for Windows", (*release).packPortable},
	{"the installer for Windows", (*release).packInstaller},
	{"the checksums", (*release).sum},
}

// makeRelease makes the packages in dist, and returns the exit code.
func makeRelease(ctx context.Context, m machine) int {
	err := func() error {
		if m.os == "darwin" {
			return makeMacRelease(ctx, m)
		}
		if m.os != "linux" {
			return errors.New("a release is made on Linux, or for macOS on a Mac")
		}
		if left := setUp(ctx, m, forWindow|forRelease); len(left) > 0 {
			return errors.New(advice(m, left))
		}
		r, err := newRelease(ctx, m)
		if err != nil {
			return err
		}
		defer os.RemoveAll(r.work)
		return r.makeAll(ctx)
	}()
	if err != nil {
		fmt.Fprintln(m.out, "homespun:", err)
		return 1
	}
	return 0
}

// newRelease finds out what is released, and empties the folder of the packages.
func newRelease(ctx context.Context, m machine) (*release, error) {
	root, err := findModule(ctx, m)
	if err != nil {
		return nil, err
	}
	r := &release{machine: m, root: root, dist: filepath.Join(root, "dist")}
	if err := os.Chdir(root); err != nil {
		return nil, err
	}
	at, err := r.output(command(ctx, nil, "git log -1 --format=%ct"))
	if err != nil {
		return nil, fmt.Errorf("a release is made of a commit: %w", err)
	}
	seconds, err := strconv.ParseInt(at, 10, 64)
	if err != nil {
		return nil, err
	}
	r.made = time.Unix(seconds, 0).UTC()
	r.version = fmt.Sprintf("%s.%d", r.made.Format("2006.1.2"), 100*r.made.Hour()+r.made.Minute())
	_ = os.Remove(filepath.FromSlash(resource)) // of a release that was stopped
	if changed, _ := r.output(command(ctx, nil, "git status --porcelain")); changed != "" {
		fmt.Fprintln(r.out, "There are changes without a commit; they are in the packages too.")
	}
	if r.work, err = os.MkdirTemp("", "homespun-release-"); err != nil {
		return nil, err
	}
	if err := os.RemoveAll(r.dist); err != nil {
		return nil, err
	}
	return r, os.MkdirAll(r.dist, 0o755)
}

// makeAll makes one part after the other, and says how long each took.
func (r *release) makeAll(ctx context.Context) error {
	for i, p := range parts {
		begun := time.Now()
		stop := r.stillAt(p.title)
		err := p.make(r, ctx)
		if stop(); err != nil {
			return fmt.Errorf("%s: %w", p.title, err)
		}
		fmt.Fprintf(r.out, "%d of %d  %s  %s\n", i+1, len(parts), p.title, time.Since(begun).Round(time.Second))
	}
	fmt.Fprintf(r.out, "All of version %s is in %s\n", r.version, r.dist)
	return nil
}

// in returns a path in the folder where the parts are made, and makes its folder.
func (r *release) in(path ...string) string {
	full := filepath.Join(append([]string{r.work}, path...)...)
	_ = os.MkdirAll(filepath.Dir(full), 0o755)
	return full
}

// fill writes a file of packaging with its words in @ replaced.
func (r *release) fill(name, to string, words ...string) error {
	text, err := packaging.ReadFile("packaging/" + name)
	if err != nil {
		return err
	}
	return os.WriteFile(to, []byte(strings.NewReplacer(words...).Replace(string(text))), 0o644)
}

// goBuild builds the program for a system. The same commit gives the same bytes: no path of this machine, no
// time and no stamp is in it.
func (r *release) goBuild(ctx context.Context, to, linker string, env ...string) error {
	// what people have set for their own builds is not for others
	env = append(env, "GOFLAGS=", "GOAMD64=v1", "CGO_CFLAGS=-O2 -g", "CGO_LDFLAGS=-O2 -g")
	_, err := r.output(command(ctx, env, "go build -trimpath -buildvcs=false -ldflags",
		strings.TrimSpace("-s -w -X main.release="+r.version+" "+linker), "-o", to, program))
	return err
}

// drawIcon makes the pictures of the icon.
func (r *release) drawIcon(ctx context.Context) error {
	folder := r.in("icon", "x")
	_, err := r.output(command(ctx, noCgo, "go run -buildvcs=false ./cmd/icon", filepath.Dir(folder)))
	return err
}

// sum writes the checksums of all packages, and what is in them.
func (r *release) sum(context.Context) error {
	entries, err := os.ReadDir(r.dist)
	if err != nil {
		return err
	}
	var sums strings.Builder
	for _, entry := range entries {
		file, err := os.Open(filepath.Join(r.dist, entry.Name()))
		if err != nil {
			return err
		}
		hash := sha256.New()
		size, err := io.Copy(hash, file)
		if err = errors.Join(err, file.Close()); err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", hash.Sum(nil), entry.Name())
		fmt.Fprintf(r.out, "  %5.1f MB  %s\n", float64(size)/1e6, entry.Name())
	}
	return os.WriteFile(filepath.Join(r.dist, "SHA256SUMS"), []byte(sums.String()), 0o644)
}

// tree lists the files below a folder, in order.
func tree(folder string) (files []string, err error) {
	err = filepath.WalkDir(folder, func(path string, entry os.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			files = append(files, path)
		}
		return err
	})
	slices.Sort(files)
	return files, err
}
