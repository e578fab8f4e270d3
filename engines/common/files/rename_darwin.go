package files

import "golang.org/x/sys/unix"

// renameNew renames a file, unless something has the new name. It fails on disks that know no such rename.
func renameNew(from, to string) error { return unix.RenamexNp(from, to, unix.RENAME_EXCL) }
