// Package complaint is where the program says what went wrong, in a line: at standard error, or on Windows in
// a box, where it was not started from a terminal and nobody would read a line.
package complaint

import (
	"io"
	"os"
	"strings"

	"golang.org/x/sys/windows"
)

// Writer returns standard error, or a box with a title where there is none.
func Writer(title string) io.Writer {
	handle, err := windows.GetStdHandle(windows.STD_ERROR_HANDLE)
	if err == nil && handle != 0 && handle != windows.InvalidHandle {
		if kind, err := windows.GetFileType(handle); err == nil && kind != windows.FILE_TYPE_UNKNOWN {
			return os.Stderr
		}
	}
	return box(title)
}

// box is the title of a box. Each Write opens one, and returns when it is closed.
type box string

// Write implements io.Writer.
func (b box) Write(line []byte) (int, error) {
	// a NUL would end the text
	clean := strings.NewReplacer("\x00", "").Replace
	said := strings.TrimPrefix(string(line), strings.ToLower(string(b))+": ") // the title says that
	text, err := windows.UTF16PtrFromString(clean(said))
	if err != nil {
		return 0, err
	}
	title, err := windows.UTF16PtrFromString(clean(string(b)))
	if err != nil {
		return 0, err
	}
	if _, err := windows.MessageBox(0, text, title, windows.MB_OK|windows.MB_ICONWARNING); err != nil {
		return 0, err
	}
	return len(line), nil
}
