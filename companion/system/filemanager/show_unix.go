//go:build !windows && !darwin

package filemanager

import (
	"context"
	"net/url"
	"os"

	"github.com/godbus/dbus/v5"
)

// Show implements Manager: by the file manager, and where none is on the bus, by the desktop's portal.
func (s System) Show(path string) error {
	about, err := os.Stat(path)
	if err != nil {
		return ErrNone
	}
	l, err := s.dial(context.Background(), patienceToShow)
	if err != nil {
		return err
	}
	defer l.end()
	method := "org.freedesktop.FileManager1.ShowItems"
	if about.IsDir() {
		method = "org.freedesktop.FileManager1.ShowFolders"
	}
	address := (&url.URL{Scheme: "file", Path: path}).String()
	if _, err := l.call("org.freedesktop.FileManager1", "/org/freedesktop/FileManager1", method,
		[]string{address}, ""); err == nil {
		return nil
	}
	file, err := os.Open(path)
	if err != nil {
		return ErrNone
	}
	defer file.Close()
	status, _, err := l.request(l.early, "org.freedesktop.portal.OpenURI.OpenDirectory", "",
		dbus.UnixFD(file.Fd()), map[string]dbus.Variant{})
	if err != nil || status != success {
		return ErrNone
	}
	return nil
}
