package filemanager

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"unsafe"

	"golang.org/x/sys/windows"

	"homespun/engines/common/background"
	"homespun/engines/common/panics"
)

var (
	comdlg32 = windows.NewLazySystemDLL("comdlg32.dll")
	openName = comdlg32.NewProc("GetOpenFileNameW")
	saveName = comdlg32.NewProc("GetSaveFileNameW")
	whyNot   = comdlg32.NewProc("CommDlgExtendedError")
)

// asked is OPENFILENAMEW, what Windows is told of a dialog for files.
type asked struct {
	size            uint32
	owner           uintptr
	instance        uintptr
	filter          *uint16
	customFilter    *uint16
	mostCustom      uint32
	filterIndex     uint32
	file            *uint16
	mostFile        uint32
	fileTitle       *uint16
	mostFileTitle   uint32
	folder          *uint16
	title           *uint16
	flags           uint32
	fileOffset      uint16
	endingOffset    uint16
	defaultEnding   *uint16
	customData      uintptr
	hook            uintptr
	template        *uint16
	reservedPointer uintptr
	reserved        uint32
	moreFlags       uint32
}

// The flags of a dialog, by the names that Windows has for them.
const (
	overwritePrompt = 0x2      // OFN_OVERWRITEPROMPT
	hideReadOnly    = 0x4      // OFN_HIDEREADONLY
	noChangeDir     = 0x8      // OFN_NOCHANGEDIR
	pathMustExist   = 0x800    // OFN_PATHMUSTEXIST
	fileMustExist   = 0x1000   // OFN_FILEMUSTEXIST
	newLook         = 0x80000  // OFN_EXPLORER
	longestPath     = 32 << 10 // in UTF-16
)

// Choose implements Manager, by the dialog of Windows. That one ends with the window it belongs to; if the
// context ends before, its answer is not waited for.
func (System) Choose(ctx context.Context, question Question) (string, error) {
	type answer struct {
		path string
		err  error
	}
	answers := make(chan answer, 2)
	background.Go(func() {
		path, err := choose(question)
		answers <- answer{path, err}
	}, func(*panics.Fault) { answers <- answer{"", ErrNone} })
	select {
	case <-ctx.Done():
		return "", ctx.Err()
	case a := <-answers:
		return a.path, a.err
	}
}

// choose shows the dialog and returns what was chosen in it.
func choose(question Question) (string, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if windows.CoInitializeEx(0, windows.COINIT_APARTMENTTHREADED) == nil {
		defer windows.CoUninitialize()
	}
	chosen := make([]uint16, longestPath)
	if name, err := windows.UTF16FromString(question.Name); err == nil {
		copy(chosen[:longestPath-1], name)
	}
	told := asked{owner: question.Parent, filter: filter(question), filterIndex: 1, file: &chosen[0],
		mostFile: longestPath, flags: hideReadOnly | noChangeDir | pathMustExist | newLook}
	told.size = uint32(unsafe.Sizeof(told))
	told.title, _ = windows.UTF16PtrFromString(question.Title) // nil leaves it to Windows
	if question.Folder != "" {
		told.folder, _ = windows.UTF16PtrFromString(question.Folder)
	}
	dialog := openName
	if question.Save {
		dialog = saveName
		told.flags |= overwritePrompt
		if len(question.Endings) > 0 {
			told.defaultEnding, _ = windows.UTF16PtrFromString(strings.TrimPrefix(question.Endings[0], "."))
		}
	} else {
		told.flags |= fileMustExist
	}
	if dialog.Find() != nil || whyNot.Find() != nil {
		return "", ErrNone
	}
	if done, _, _ := dialog.Call(uintptr(unsafe.Pointer(&told))); done == 0 {
		if fault, _, _ := whyNot.Call(); fault != 0 {
			return "", ErrNone
		}
		return "", nil // nothing was chosen
	}
	path := windows.UTF16ToString(chosen)
	if !filepath.IsAbs(path) {
		return "", errElsewhere
	}
	return path, nil
}

// filter returns what Windows is told of the kinds of files: their name and their patterns, each with a zero
// behind it, and one more behind all; nil for all files.
func filter(question Question) *uint16 {
	if len(question.Endings) == 0 {
		return nil
	}
	var told []uint16
	for _, text := range []string{question.Kind, "*" + strings.Join(question.Endings, ";*")} {
		part, err := windows.UTF16FromString(text)
		if err != nil {
			return nil
		}
		told = append(told, part...)
	}
	return &append(told, 0)[0]
}

// Show implements Manager, by the Explorer, which never says whether it has succeeded.
func (System) Show(path string) error {
	if strings.Contains(path, `"`) {
		return ErrNone
	}
	told := ` "` + path + `"`
	if info, err := os.Stat(path); err != nil || !info.IsDir() {
		told = ` /select,"` + path + `"`
	}
	command := exec.Command("explorer.exe") // which reads its arguments as no other program does
	command.SysProcAttr = &syscall.SysProcAttr{CmdLine: command.Path + told}
	if command.Start() != nil {
		return ErrNone
	}
	_ = command.Process.Release()
	return nil
}
