package files

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Pictures are the endings of the pictures of one's own that can be read.
var Pictures = []string{".png", ".jpg", ".jpeg", ".webp", ".gif", ".svg"}

// IsPicture says whether a word names the file of a picture, and no icon.
func IsPicture(word string) bool { return slices.Contains(Pictures, strings.ToLower(path.Ext(word))) }

// versioned stands between the path of a picture and what it was when it was found. No icon has it in its name.
const versioned = "?"

// FindPicture returns a text that stands for the picture of a name as it is now: in the first of some folders that has
// it, never outside of them. It is "" if none has.
func FindPicture(name string, folders ...string) string {
	local := filepath.FromSlash(strings.ReplaceAll(name, `\`, "/"))
	if !IsPicture(name) || !filepath.IsLocal(local) {
		return ""
	}
	for _, folder := range folders {
		root, err := os.OpenRoot(folder)
		if err != nil {
			continue // no such folder, as that of the family's pictures
		}
		info, err := root.Stat(local)
		_ = root.Close()
		if err == nil && info.Mode().IsRegular() {
			return fmt.Sprintf("%s%s%x-%x", filepath.Join(folder, local), versioned, info.ModTime().UnixNano(), info.Size())
		}
	}
	return ""
}

// PicturePath returns the path in a text that [FindPicture] returned; false for any other.
func PicturePath(found string) (file string, ok bool) {
	at := strings.LastIndex(found, versioned)
	return found[:max(at, 0)], at > 0
}
