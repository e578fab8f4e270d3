package files

import "golang.org/x/sys/windows"

// Documents returns the folder for people's own files. It asks the system, because the folder may have been
// moved, often into a cloud folder.
func Documents() (string, error) {
	return windows.KnownFolderPath(windows.FOLDERID_Documents, windows.KF_FLAG_DEFAULT)
}
