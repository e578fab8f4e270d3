package files

import "golang.org/x/sys/windows"

// Documents returns where people keep what is theirs. It asks the system: the folder may have been moved,
// often into a cloud's.
func Documents() (string, error) {
	return windows.KnownFolderPath(windows.FOLDERID_Documents, windows.KF_FLAG_DEFAULT)
}
