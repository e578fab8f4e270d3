//go:build !windows

package instance

import (
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"syscall"
	"time"
)

// socket returns the path of the socket. It lies in a folder that only the user may enter.
func (p Place) socket() string { return filepath.Join(p.Cache, "windows", p.name()+".sock") }

func (p Place) dial(until time.Time) (link, error) {
	return net.DialTimeout("unix", p.socket(), time.Until(until))
}

// sockets is the listener of a socket.
type sockets struct{ net.Listener }

func (s sockets) accept() (link, error) { return s.Accept() }

// listen makes the socket. One at which nobody listens any more was left by a program that has fallen.
func (p Place) listen() (listener, error) {
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
	if open, err := p.dial(time.Now().Add(Patience)); err == nil {
		open.Close()
		return nil, fs.ErrExist
	}
	_ = os.Remove(p.socket())
	made, err := net.Listen("unix", p.socket())
	if err != nil {
		return nil, err
	}
	return sockets{made}, nil
}
