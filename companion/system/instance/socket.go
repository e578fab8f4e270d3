//go:build !windows

package instance

import (
	"net"
	"os"
	"path/filepath"
	"syscall"
)

// socket returns the path of the socket. It lies in a folder that only the user may enter.
func (p Place) socket() string { return filepath.Join(p.Cache, "windows", p.name()+".sock") }

func (p Place) dial() (net.Conn, error) { return net.DialTimeout("unix", p.socket(), Patience) }

// listen makes the socket. One at which nobody listens any more was left by a program that has fallen.
func (p Place) listen() (net.Listener, error) {
	folder := filepath.Dir(p.socket())
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, err
	}
	if err := os.Chmod(folder, 0o700); err != nil { // it may have been there before
		return nil, err
	}
	// of several starts at once, one at a time
	lock, err := os.OpenFile(p.socket()+".lock", os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	defer lock.Close()
	if err := syscall.Flock(int(lock.Fd()), syscall.LOCK_EX); err != nil {
		return nil, err
	}
	if link, err := p.dial(); err == nil {
		link.Close()
		return nil, os.ErrExist
	}
	_ = os.Remove(p.socket())
	return net.Listen("unix", p.socket())
}
