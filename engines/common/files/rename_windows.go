package files

import "golang.org/x/sys/windows"

// renameNew renames a file, unless something has the new name, and waits until it is done on the disk.
func renameNew(from, to string) error {
	before, err := windows.UTF16PtrFromString(from)
	if err != nil {
		return err
	}
	after, err := windows.UTF16PtrFromString(to)
	if err != nil {
		return err
	}
	return windows.MoveFileEx(before, after, windows.MOVEFILE_WRITE_THROUGH)
}
