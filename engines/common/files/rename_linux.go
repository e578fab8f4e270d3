package files

import "golang.org/x/sys/unix"

// renameNew renames a file, unless something has the new name. It fails on disks that know no such rename.
func renameNew(from, to string) error {
	return unix.Renameat2(unix.AT_FDCWD, from, unix.AT_FDCWD, to, unix.RENAME_NOREPLACE)
}
