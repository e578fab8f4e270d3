package main

import (
	"path/filepath"
	"slices"
	"strings"
)

// A Manager is a program that installs others.
type Manager struct {
	Name    string   // as in Need.Packages
	Program string   // what to look for
	OS      string   // the GOOS it belongs to
	Refresh []string // fetches the list of packages; nil where installing does it
	Install []string // the packages follow
	Single  bool     // takes one package at a time
	AsRoot  bool     // needs sudo for anybody but root
}

// managers in the order they are looked for.
var managers = []Manager{
	{
		Name: "apt", Program: "apt-get", OS: "linux", AsRoot: true,
		Refresh: []string{"apt-get", "-o", "Acquire::Retries=3", "update"},
		// No questions; wait for a system update that holds the lock instead of failing.
		Install: []string{"env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "Acquire::Retries=3",
			"-o", "DPkg::Lock::Timeout=300", "install", "-y", "--no-install-recommends"},
	},
	{Name: "dnf", Program: "dnf", OS: "linux", AsRoot: true, Install: []string{"dnf", "install", "-y"}},
	{Name: "zypper", Program: "zypper", OS: "linux", AsRoot: true, Install: []string{"zypper", "--non-interactive", "install"}},
	// No -y: Arch does not support a list of packages that is newer than the system.
	{Name: "pacman", Program: "pacman", OS: "linux", AsRoot: true, Install: []string{"pacman", "-S", "--needed", "--noconfirm"}},
	{Name: "brew", Program: "brew", OS: "darwin", Install: []string{"brew", "install"}},
	{
		Name: "winget", Program: "winget", OS: "windows", Single: true,
		Install: []string{"winget", "install", "--accept-source-agreements", "--accept-package-agreements", "--exact", "--id"},
	},
	{Name: "scoop", Program: "scoop", OS: "windows", Install: []string{"scoop", "install"}},
	{Name: "choco", Program: "choco", OS: "windows", Install: []string{"choco", "install", "-y"}},
}

// findManager is the first manager this machine has.
func findManager(s *System) (Manager, bool) {
	for _, m := range managers {
		if m.OS == s.OS && s.Has(m.Program) {
			return m, true
		}
	}
	return Manager{}, false
}

// Commands are what to run to install packages: one command, or one a package. ok is false where it needs rights we
// cannot get; the commands are then what root has to type.
func (m Manager) Commands(s *System, packages []string) (commands [][]string, ok bool) {
	prefix, ok := m.prefix(s)
	if m.Single {
		for _, p := range packages {
			commands = append(commands, slices.Concat(prefix, m.Install, []string{p}))
		}
		return commands, ok
	}
	return [][]string{slices.Concat(prefix, m.Install, packages)}, ok
}

// RefreshCommand is what fetches the list of packages, or nil.
func (m Manager) RefreshCommand(s *System) []string {
	if m.Refresh == nil {
		return nil
	}
	prefix, _ := m.prefix(s)
	return slices.Concat(prefix, m.Refresh)
}

// prefix is sudo or what stands for it.
func (m Manager) prefix(s *System) (prefix []string, ok bool) {
	if !m.AsRoot || s.Root {
		return nil, true
	}
	for _, program := range []string{"sudo", "doas"} {
		if s.Has(program) {
			return []string{program}, true
		}
	}
	return []string{"sudo"}, false
}

// addInstalled looks in the folders where Windows' managers put programs: a running process does not get the new PATH.
func addInstalled(s *System) {
	if s.OS != "windows" {
		return
	}
	for _, pattern := range []string{
		filepath.Join(s.Getenv("LOCALAPPDATA"), "Microsoft", "WinGet", "Links"),
		filepath.Join(s.Getenv("LOCALAPPDATA"), "Microsoft", "WinGet", "Packages", "*", "*", "bin"),
		filepath.Join(s.Getenv("LOCALAPPDATA"), "Microsoft", "WinGet", "Packages", "*", "*", "Library", "bin"),
		filepath.Join(s.Getenv("USERPROFILE"), "scoop", "shims"),
		filepath.Join(s.Getenv("ProgramData"), "mingw64", "mingw64", "bin"),
		filepath.Join(s.Getenv("ProgramFiles"), "qpdf*", "bin"),
	} {
		folders, _ := s.Glob(pattern)
		for _, folder := range folders {
			s.AddPath(folder)
		}
	}
}

// typed is a command as one types it.
func typed(args []string) string {
	quoted := make([]string, len(args))
	for i, a := range args {
		quoted[i] = a
		if a == "" || strings.ContainsAny(a, " *?;&|<>()$'\"") {
			quoted[i] = "'" + strings.ReplaceAll(a, "'", `'\''`) + "'"
		}
	}
	return strings.Join(quoted, " ")
}
