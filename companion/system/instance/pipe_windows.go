package instance

import (
	"io/fs"
	"net"
	"os"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"
)

// owner returns the user under whom the program runs, by the name that Windows gives accounts.
func owner() (*windows.SID, error) {
	me, err := windows.GetCurrentProcessToken().GetTokenUser()
	if err != nil {
		return nil, err
	}
	return me.User.Sid, nil
}

// pipe returns the path of a user's pipe.
func (p Place) pipe(me *windows.SID) (*uint16, error) {
	return windows.UTF16PtrFromString(`\\.\pipe\homespun-` + me.String() + "-" + p.name())
}

// event returns the name of the event by which others see that somebody listens.
func (p Place) event() (*uint16, error) {
	return windows.UTF16PtrFromString(`Local\homespun-` + p.name())
}

// listening reports whether somebody listens, or is about to.
func (p Place) listening() bool {
	name, err := p.event()
	if err != nil {
		return false
	}
	handle, err := windows.OpenEvent(windows.SYNCHRONIZE, false, name)
	if err != nil {
		return false
	}
	windows.CloseHandle(handle)
	return true
}

// busy is how long a start waits before it tries a pipe again that another start has just taken.
const busy = 10 * time.Millisecond

// dial opens the pipe. Any program of this computer can make one of that name while no window is open. So it
// counts only if it belongs to the user, whom nobody else can make the owner; and whoever made it is not let
// act in the user's name.
func (p Place) dial(until time.Time) (link, error) {
	me, err := owner()
	if err != nil {
		return nil, err
	}
	path, err := p.pipe(me)
	if err != nil {
		return nil, err
	}
	for {
		handle, err := windows.CreateFile(path, windows.GENERIC_READ|windows.GENERIC_WRITE, 0, nil,
			windows.OPEN_EXISTING, windows.FILE_FLAG_OVERLAPPED|windows.SECURITY_SQOS_PRESENT|
				windows.SECURITY_ANONYMOUS, 0)
		// a window that begins has its event before its pipe
		soon := err == windows.ERROR_PIPE_BUSY || err == windows.ERROR_FILE_NOT_FOUND && p.listening()
		if soon && time.Now().Before(until) {
			time.Sleep(busy)
			continue
		}
		if err != nil {
			return nil, err
		}
		about, err := windows.GetSecurityInfo(handle, windows.SE_KERNEL_OBJECT,
			windows.OWNER_SECURITY_INFORMATION)
		if err == nil {
			var whose *windows.SID
			if whose, _, err = about.Owner(); err == nil && (whose == nil || !whose.Equals(me)) {
				err = fs.ErrPermission
			}
		}
		if err != nil {
			windows.CloseHandle(handle)
			return nil, err
		}
		return os.NewFile(uintptr(handle), p.name()), nil
	}
}

// pipes is the listener of a pipe. Windows has an instance of the pipe for each link; the next one is made
// before the last one is used, so that there always is one and nobody else can make the first.
type pipes struct {
	path   *uint16
	access windows.SecurityAttributes
	next   windows.Handle
	// closing is an event: the listener is to be closed. It has a name, by which others see that somebody
	// listens: Wine lets several make the first instance of a pipe.
	closing windows.Handle
	// linked is an event too: a start has dialled.
	linked  windows.Handle
	dialled windows.Overlapped
}

// listen makes the pipe, for the user alone.
func (p Place) listen() (listener, error) {
	me, err := owner()
	if err != nil {
		return nil, err
	}
	l := &pipes{}
	if l.path, err = p.pipe(me); err != nil {
		return nil, err
	}
	l.access.Length = uint32(unsafe.Sizeof(l.access))
	l.access.SecurityDescriptor, err = windows.SecurityDescriptorFromString(
		"O:" + me.String() + "D:P(A;;GA;;;" + me.String() + ")")
	if err != nil {
		return nil, err
	}
	name, err := p.event()
	if err != nil {
		return nil, err
	}
	if l.closing, err = windows.CreateEvent(&l.access, 1, 0, name); err == nil {
		if l.linked, err = windows.CreateEvent(nil, 1, 0, nil); err == nil {
			err = l.more(windows.FILE_FLAG_FIRST_PIPE_INSTANCE)
		}
	}
	if err == nil {
		return l, nil
	}
	l.forget()
	if err == windows.ERROR_ALREADY_EXISTS || err == windows.ERROR_ACCESS_DENIED {
		err = fs.ErrExist // the event, or the pipe
	}
	return nil, err
}

// forget closes what the listener has made. Nothing is pending any more.
func (l *pipes) forget() {
	for _, handle := range []windows.Handle{l.next, l.linked, l.closing} {
		if handle != 0 && handle != windows.InvalidHandle {
			windows.CloseHandle(handle)
		}
	}
}

// more makes the next instance.
func (l *pipes) more(mode uint32) (err error) {
	const size = 4096 // of its buffers
	l.next, err = windows.CreateNamedPipe(l.path, windows.PIPE_ACCESS_DUPLEX|windows.FILE_FLAG_OVERLAPPED|mode,
		windows.PIPE_TYPE_BYTE|windows.PIPE_REJECT_REMOTE_CLIENTS, windows.PIPE_UNLIMITED_INSTANCES, size, size,
		0, &l.access)
	return err
}

func (l *pipes) accept() (link, error) {
	for {
		l.dialled = windows.Overlapped{HEvent: l.linked}
		err := windows.ConnectNamedPipe(l.next, &l.dialled)
		if err == windows.ERROR_IO_PENDING {
			var event uint32
			event, err = windows.WaitForMultipleObjects([]windows.Handle{l.closing, l.linked}, false,
				windows.INFINITE)
			if err == nil && event == windows.WAIT_OBJECT_0 {
				err = net.ErrClosed
			}
		}
		gone := err == windows.ERROR_NO_DATA // somebody has dialled, and left at once
		if err == nil || err == windows.ERROR_PIPE_CONNECTED || gone {
			ours := l.next
			if err = l.more(0); err == nil && !gone {
				return os.NewFile(uintptr(ours), "link"), nil
			}
			windows.CloseHandle(ours)
		}
		if err != nil {
			var n uint32
			_ = windows.CancelIoEx(l.next, &l.dialled)
			_ = windows.GetOverlappedResult(l.next, &l.dialled, &n, true) // nothing is written there any more
			l.forget()
			return nil, err
		}
	}
}

// Close has accept end, also one that is called later.
func (l *pipes) Close() error { return windows.SetEvent(l.closing) }
