//go:build !windows && !darwin

package filemanager

import (
	"context"
	"net/url"
	"path/filepath"
	"strings"

	"github.com/godbus/dbus/v5"
	"github.com/rymdport/portal"
	"github.com/rymdport/portal/filechooser"
)

// Choose implements Manager, by the desktop's portal.
func (s System) Choose(ctx context.Context, question Question) (string, error) {
	asked, err := s.dial(ctx, usualPatience)
	if err != nil {
		return "", err
	}
	defer asked.end()
	method := "org.freedesktop.portal.FileChooser.OpenFile"
	if question.Save {
		method = "org.freedesktop.portal.FileChooser.SaveFile"
	}
	status, results, err := asked.request(ctx, method, parent(question.Parent), question.Title, options(question))
	switch {
	case err != nil:
		return "", err
	case status == cancelled:
		return "", nil
	case status != success:
		return "", ErrNone
	}
	chosen, _ := results["uris"].Value().([]string)
	if len(chosen) == 0 {
		return "", nil
	}
	return pathOf(chosen[0])
}

// options returns what the portal is told of a question.
func options(question Question) map[string]dbus.Variant {
	told := map[string]dbus.Variant{"modal": dbus.MakeVariant(true)}
	if question.Folder != "" {
		told["current_folder"] = dbus.MakeVariant(append([]byte(question.Folder), 0))
	}
	if question.Save && question.Name != "" {
		told["current_name"] = dbus.MakeVariant(question.Name)
	}
	if len(question.Endings) > 0 {
		filter := filechooser.Filter{Name: question.Kind}
		for _, ending := range question.Endings {
			filter.Rules = append(filter.Rules,
				filechooser.Rule{Type: filechooser.GlobPattern, Pattern: "*" + ending})
		}
		told["filters"] = dbus.MakeVariant([]filechooser.Filter{filter})
	}
	return told
}

// parent returns how the portal is told of a window. Of one under Wayland no number is known.
func parent(window uintptr) string {
	if window == 0 {
		return ""
	}
	return portal.FormatX11WindowHandle(window)
}

// pathOf returns the path of a file: address, in which each byte may be written as %20.
func pathOf(address string) (string, error) {
	place, err := url.Parse(address)
	if err != nil || place.Scheme != "file" || place.Host != "" && place.Host != "localhost" ||
		!filepath.IsAbs(place.Path) || strings.ContainsRune(place.Path, 0) {
		return "", errElsewhere
	}
	return filepath.Clean(place.Path), nil
}
