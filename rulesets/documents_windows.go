package rulesets

import "golang.org/x/sys/windows"

// documentsFolder asks the system: the folder may have been moved, often into a cloud's.
func documentsFolder() (string, error) {
	return windows.KnownFolderPath(windows.FOLDERID_Documents, windows.KF_FLAG_DEFAULT)
}
