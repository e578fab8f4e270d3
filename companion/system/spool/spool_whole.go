//go:build windows || darwin

package spool

// whole returns the path of each file once, for systems that print only whole files.
func whole(files []File) []string {
	var paths []string
	for _, file := range files {
		if len(paths) == 0 || paths[len(paths)-1] != file.Path {
			paths = append(paths, file.Path)
		}
	}
	return paths
}
