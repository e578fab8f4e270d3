package instance

import (
	"errors"
	"io/fs"
	"testing"
	"time"

	"golang.org/x/sys/windows"
)

// A pipe of the window's name that belongs to somebody else is no window, though everybody may open it. That
// somebody is the group of the administrators here, which nobody else than its members can make an owner.
func TestAPipeOfSomebodyElseIsNoWindow(t *testing.T) {
	me, err := owner()
	if err != nil {
		t.Fatal(err)
	}
	p := placeOf(t)
	l := &pipes{}
	if l.path, err = p.pipe(me); err != nil {
		t.Fatal(err)
	}
	l.access.SecurityDescriptor, err = windows.SecurityDescriptorFromString("O:BAD:(A;;GA;;;WD)")
	if err != nil {
		t.Fatal(err)
	}
	err = l.more(windows.FILE_FLAG_FIRST_PIPE_INSTANCE)
	if errors.Is(err, windows.ERROR_INVALID_OWNER) {
		t.Skip("this account is no administrator's")
	}
	if err != nil {
		t.Fatal(err)
	}
	defer windows.CloseHandle(l.next)
	if to, err := p.dial(time.Now().Add(Patience)); !errors.Is(err, fs.ErrPermission) {
		t.Errorf("%v, %v", to, err)
	}
}
