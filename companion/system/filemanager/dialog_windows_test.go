package filemanager

import (
	"testing"
	"unsafe"

	"golang.org/x/sys/windows"
)

// Windows takes a question only in a structure as large as its own, with the kinds of files one after the
// other.
func TestAQuestionIsAsWindowsWantsIt(t *testing.T) {
	if size := unsafe.Sizeof(asked{}); unsafe.Sizeof(uintptr(0)) == 8 && size != 152 {
		t.Errorf("it has %d bytes, and OPENFILENAMEW has 152", size)
	}
	told := unsafe.Slice(filter(Question{Kind: "Rules", Endings: []string{".toml", ".txt"}}), 20)
	if first := windows.UTF16ToString(told); first != "Rules" {
		t.Errorf("the kind is %q", first)
	}
	if second := windows.UTF16ToString(told[6:]); second != "*.toml;*.txt" || told[18] != 0 || told[19] != 0 {
		t.Errorf("the patterns are %q, then %v", second, told[18:])
	}
	if filter(Question{Kind: "Rules"}) != nil {
		t.Error("all files have patterns")
	}
}
