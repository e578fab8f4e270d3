package main

import (
	"archive/tar"
	"bytes"
	"context"
	"debug/elf"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

func (r *release) buildLinux(ctx context.Context) error {
	return r.goBuild(ctx, r.in("linux", "homespun"), "", "CGO_ENABLED=1", "GOOS=linux", "GOARCH=amd64")
}

// layLinux lays out the files as they lie below a prefix on Linux, and returns the folder.
func (r *release) layLinux(prefix string) (folder string, err error) {
	folder = r.in("tree"+strings.ReplaceAll(prefix, "/", "-"), "x")
	folder = filepath.Dir(folder)
	under := func(name string) string {
		full := filepath.Join(folder, prefix, name)
		_ = os.MkdirAll(filepath.Dir(full), 0o755)
		return full
	}
	copied := map[string]string{"bin/homespun": r.in("linux", "homespun"),
		"share/doc/homespun/LICENSE": filepath.Join(r.root, "LICENSE")}
	for _, size := range []int{16, 24, 32, 48, 64, 128, 256, 512} {
		copied[fmt.Sprintf("share/icons/hicolor/%dx%d/apps/homespun.png", size, size)] =
			r.in("icon", fmt.Sprintf("homespun-%d.png", size))
	}
	for to, from := range copied {
		if err := copyFile(from, under(to)); err != nil {
			return "", err
		}
	}
	if err := os.Chmod(under("bin/homespun"), 0o755); err != nil {
		return "", err
	}
	if err := os.WriteFile(under("share/doc/homespun/THIRD-PARTY.txt"), r.notices, 0o644); err != nil {
		return "", err
	}
	if err := r.fill("homespun.mime.xml", under("share/mime/packages/homespun.xml")); err != nil {
		return "", err
	}
	return folder, r.fill("homespun.desktop", under("share/applications/games.homespun.desktop"))
}

// packArchive makes the archive for Linuxes without a package of their own: it is unpacked anywhere, and
// install.sh puts it below ~/.local, where desktops look for programs.
func (r *release) packArchive(ctx context.Context) error {
	folder, err := r.layLinux("homespun")
	if err != nil {
		return err
	}
	if err := r.fill("install.sh", filepath.Join(folder, "homespun", "install.sh")); err != nil {
		return err
	}
	if err := os.Chmod(filepath.Join(folder, "homespun", "install.sh"), 0o755); err != nil {
		return err
	}
	packed, err := r.tarOf(folder)
	if err != nil {
		return err
	}
	cmd := command(ctx, []string{"XZ_DEFAULTS=", "XZ_OPT="}, "xz -9 -T1 -c")
	var small bytes.Buffer
	cmd.Stdin, cmd.Stdout = bytes.NewReader(packed), &small
	if err := r.run(cmd); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(r.dist, "homespun-"+r.version+"-linux.tar.xz"), small.Bytes(), 0o644)
}

// tarOf returns an archive of a folder, with the time of the release and no owner.
func (r *release) tarOf(folder string) ([]byte, error) {
	files, err := tree(folder)
	if err != nil {
		return nil, err
	}
	var packed bytes.Buffer
	out := tar.NewWriter(&packed)
	for _, file := range files {
		name, err := filepath.Rel(folder, file)
		if err != nil {
			return nil, err
		}
		mode := int64(0o644)
		if path.Base(path.Dir(filepath.ToSlash(name))) == "bin" || filepath.Ext(name) == ".sh" {
			mode = 0o755
		}
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		if err := out.WriteHeader(&tar.Header{Name: filepath.ToSlash(name), Mode: mode,
			Size: int64(len(data)), ModTime: r.made, Format: tar.FormatPAX}); err != nil {
			return nil, err
		}
		if _, err := out.Write(data); err != nil {
			return nil, err
		}
	}
	err = out.Close()
	return packed.Bytes(), err
}

// debianPackages are Debian's packages of the libraries that the program is linked with; those of the C
// library are left out, as that is asked for in a version.
var debianPackages = map[string]string{"libGL.so.1": "libgl1", "libX11.so.6": "libx11-6",
	"libXcursor.so.1": "libxcursor1", "libXrandr.so.2": "libxrandr2", "libXinerama.so.1": "libxinerama1",
	"libXi.so.6": "libxi6", "libXxf86vm.so.1": "libxxf86vm1", "libXext.so.6": "libxext6",
	"libwayland-client.so.0": "libwayland-client0", "libwayland-cursor.so.0": "libwayland-cursor0",
	"libwayland-egl.so.1": "libwayland-egl1", "libxkbcommon.so.0": "libxkbcommon0",
	"libm.so.6": "", "libc.so.6": "",
	"libdl.so.2": "", "libpthread.so.0": "", "librt.so.1": "", "libresolv.so.2": "", "ld-linux-x86-64.so.2": ""}

// oldest is the C library of the oldest systems for which the package is meant: Ubuntu 22.04's.
const oldest = 35

// depends returns the packages that the program needs. The error says so if the C library of this machine is
// too new for those who are to use it.
func (r *release) depends() (string, error) {
	file, err := elf.Open(r.in("linux", "homespun"))
	if err != nil {
		return "", err
	}
	defer file.Close()
	libraries, err := file.ImportedLibraries()
	if err != nil {
		return "", err
	}
	names := []string{"libegl1"} // opened where there is Wayland
	for _, library := range libraries {
		name, known := debianPackages[library]
		if !known {
			return "", fmt.Errorf("nobody has said in which package of Debian %s is", library)
		}
		if name != "" {
			names = append(names, name)
		}
	}
	symbols, err := file.ImportedSymbols()
	if err != nil {
		return "", err
	}
	newest := 0
	for _, symbol := range symbols {
		var minor int
		if n, _ := fmt.Sscanf(symbol.Version, "GLIBC_2.%d", &minor); n == 1 {
			newest = max(newest, minor)
		}
	}
	if newest > oldest {
		return "", fmt.Errorf("the C library of this machine is too new: the program would need glibc 2.%d, "+
			"and 2.%d is the most; make the release on Debian 12", newest, oldest)
	}
	names = append(names, fmt.Sprintf("libc6 (>= 2.%d)", newest))
	slices.Sort(names)
	return strings.Join(slices.Compact(names), ", "), nil
}

func (r *release) packDebian(ctx context.Context) error {
	folder, err := r.layLinux("usr")
	if err != nil {
		return err
	}
	depends, err := r.depends()
	if err != nil {
		return err
	}
	files, err := tree(folder)
	if err != nil {
		return err
	}
	size := int64(0)
	for _, file := range files {
		if info, err := os.Stat(file); err == nil {
			size += info.Size()
		}
	}
	control := filepath.Join(folder, "DEBIAN", "control")
	if err := os.MkdirAll(filepath.Dir(control), 0o755); err != nil {
		return err
	}
	if err := r.fill("control", control, "@VERSION@", r.version, "@SIZE@", fmt.Sprint(size>>10),
		"@DEPENDS@", depends); err != nil {
		return err
	}
	if _, err := r.output(command(ctx, nil, "chmod -R u=rwX,go=rX", folder)); err != nil {
		return err
	}
	_, err = r.output(command(ctx, []string{fmt.Sprintf("SOURCE_DATE_EPOCH=%d", r.made.Unix())},
		"dpkg-deb --root-owner-group -Zxz -z9 --build", folder,
		filepath.Join(r.dist, "homespun_"+r.version+"_amd64.deb")))
	return err
}

// commandLines are the systems for which the program is built without its window.
var commandLines = []string{"linux/amd64", "linux/arm64", "windows/amd64", "windows/arm64", "darwin/amd64",
	"darwin/arm64"}

func (r *release) packCommandLines(ctx context.Context) error {
	for _, system := range commandLines {
		goos, arch := path.Split(system)
		goos = strings.TrimSuffix(goos, "/")
		name := "homespun-" + r.version + "-commandline-" + map[string]string{"darwin": "macos"}[goos]
		if goos != "darwin" {
			name += goos
		}
		name += "-" + arch
		exe := "homespun"
		if goos == "windows" {
			exe += ".exe"
		}
		if err := r.goBuild(ctx, r.in(name, exe), "", "CGO_ENABLED=0", "GOOS="+goos, "GOARCH="+arch); err != nil {
			return err
		}
		if err := r.layLicences(filepath.Dir(r.in(name, exe))); err != nil {
			return err
		}
		if err := r.zip(filepath.Dir(r.in(name, exe)), name+".zip"); err != nil {
			return err
		}
	}
	return nil
}
