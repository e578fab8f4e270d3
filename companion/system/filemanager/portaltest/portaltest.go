//go:build !windows && !darwin

// Package portaltest is a desktop's portal and its file manager for tests, on a private bus: nothing of it is
// seen by the desktop on which the tests run.
package portaltest

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/godbus/dbus/v5"
)

// The names that a desktop has on the bus.
const (
	portalName  = "org.freedesktop.portal.Desktop"
	portalPath  = "/org/freedesktop/portal/desktop"
	chooserName = "org.freedesktop.portal.FileChooser"
	placesName  = "org.freedesktop.portal.OpenURI"
	requestName = "org.freedesktop.portal.Request"
	managerName = "org.freedesktop.FileManager1"
	managerPath = "/org/freedesktop/FileManager1"
)

// settings are those of a bus that starts nothing by itself.
const settings = `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:dir=%s</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
<allow own="*"/></policy></busconfig>`

// Bus starts a bus, on which nobody is yet, and has the program find it. Without dbus-daemon the test is
// skipped, but not in a round of checks, which installs it.
func Bus(t testing.TB) {
	t.Helper()
	if _, err := exec.LookPath("dbus-daemon"); err != nil {
		if os.Getenv("HOMESPUN_WINDOW") != "" {
			t.Fatal("dbus-daemon is missing: `go run ./cmd/bootstrap test` installs it")
		}
		t.Skip("dbus-daemon is missing, which `go run ./cmd/bootstrap test` installs: no portal is tried")
	}
	folder, err := os.MkdirTemp("", "bus") // a socket's path has to be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(folder) })
	file := filepath.Join(folder, "bus.conf")
	if err := os.WriteFile(file, fmt.Appendf(nil, settings, folder), 0o600); err != nil {
		t.Fatal(err)
	}
	daemon := exec.Command("dbus-daemon", "--nofork", "--print-address", "--config-file="+file)
	said, err := daemon.StdoutPipe()
	if err == nil {
		err = daemon.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = daemon.Process.Kill(); _ = daemon.Wait() })
	address, err := bufio.NewReader(said).ReadString('\n')
	if err != nil {
		t.Fatalf("the bus does not say where it is: %v", err)
	}
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", strings.TrimSpace(address))
}

// A Dialog is what a portal has been asked to show.
type Dialog struct {
	portal *Portal
	handle dbus.ObjectPath
	// Save says that it asks where a file goes; Parent and Title are those of the dialog, Options the rest.
	Save          bool
	Parent, Title string
	Options       map[string]dbus.Variant
	// Closed is closed when the program has closed the dialog.
	Closed chan struct{}
	once   sync.Once
}

// A Portal is a desktop's portal, with its file manager.
type Portal struct {
	bus *dbus.Conn
	// Dialogs are those that it has been asked for.
	Dialogs chan *Dialog
	// Shown are what the file manager has been asked to show: addresses, or the path of a file of which the
	// portal shows the folder.
	Shown chan string
	// Refuses has the portal refuse to show a dialog; Sleeps has it not even say whether it will.
	Refuses, Sleeps atomic.Bool
	sleep           chan struct{}
}

// Open starts a bus with a portal on it. With manager a file manager is on it too.
func Open(t testing.TB, manager bool) *Portal {
	t.Helper()
	Bus(t)
	p := &Portal{Dialogs: make(chan *Dialog, 16), Shown: make(chan string, 16), sleep: make(chan struct{})}
	t.Cleanup(func() { close(p.sleep) })
	var err error
	if p.bus, err = dbus.ConnectSessionBus(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.bus.Close() })
	names := map[string]string{portalName: chooserName}
	p.export(t, chooser{p}, portalPath, chooserName)
	p.export(t, places{p}, portalPath, placesName)
	if manager {
		p.export(t, files{p}, managerPath, managerName)
		names[managerName] = managerName
	}
	for name := range names {
		if got, err := p.bus.RequestName(name, dbus.NameFlagDoNotQueue); err != nil ||
			got != dbus.RequestNameReplyPrimaryOwner {
			t.Fatalf("%s: %v, %v", name, got, err)
		}
	}
	return p
}

func (p *Portal) export(t testing.TB, what any, path dbus.ObjectPath, name string) {
	t.Helper()
	if err := p.bus.Export(what, path, name); err != nil {
		t.Fatal(err)
	}
}

// Leave has the portal leave the bus, with all that it shows.
func (p *Portal) Leave() { p.bus.Close() }

// Answer answers a dialog: 0 with the addresses of what was chosen, 1 if nothing was, 2 for a fault.
func (d *Dialog) Answer(status uint32, addresses ...string) {
	results := map[string]dbus.Variant{}
	if addresses != nil {
		results["uris"] = dbus.MakeVariant(addresses)
	}
	d.Respond(status, results)
}

// Respond answers a dialog by whatever values, also those of a portal that is wrong.
func (d *Dialog) Respond(values ...any) {
	_ = d.portal.bus.Emit(d.handle, requestName+".Response", values...) // nobody may be left to hear it
}

// Close is called by a program that wants a dialog no more.
func (d *Dialog) Close() *dbus.Error {
	d.once.Do(func() { close(d.Closed) })
	return nil
}

// handle returns the path of a request, as the specification has it.
func handle(sender dbus.Sender, options map[string]dbus.Variant) dbus.ObjectPath {
	token, _ := options["handle_token"].Value().(string)
	from := strings.ReplaceAll(strings.TrimPrefix(string(sender), ":"), ".", "_")
	return dbus.ObjectPath(portalPath + "/request/" + from + "/" + token)
}

// A chooser is the part of a portal that asks for files.
type chooser struct{ portal *Portal }

func (c chooser) show(sender dbus.Sender, d *Dialog) (dbus.ObjectPath, *dbus.Error) {
	p := c.portal
	switch {
	case p.Refuses.Load():
		return "/", dbus.NewError("org.freedesktop.portal.Error.NotAllowed", []any{"no"})
	case p.Sleeps.Load():
		<-p.sleep
	}
	d.portal, d.handle, d.Closed = p, handle(sender, d.Options), make(chan struct{})
	if err := p.bus.Export(request{d}, d.handle, requestName); err != nil {
		return "/", dbus.MakeFailedError(err)
	}
	p.Dialogs <- d
	return d.handle, nil
}

// OpenFile asks for a file that is there.
func (c chooser) OpenFile(sender dbus.Sender, parent, title string, options map[string]dbus.Variant) (
	dbus.ObjectPath, *dbus.Error) {
	return c.show(sender, &Dialog{Parent: parent, Title: title, Options: options})
}

// SaveFile asks where a file goes.
func (c chooser) SaveFile(sender dbus.Sender, parent, title string, options map[string]dbus.Variant) (
	dbus.ObjectPath, *dbus.Error) {
	return c.show(sender, &Dialog{Save: true, Parent: parent, Title: title, Options: options})
}

// A request is what a program can do with a dialog that it has asked for.
type request struct{ dialog *Dialog }

// Close implements the method of its name.
func (r request) Close() *dbus.Error { return r.dialog.Close() }

// places are the part of a portal that shows where files lie.
type places struct{ portal *Portal }

// OpenDirectory shows the folder of a file that is open, and answers at once.
func (l places) OpenDirectory(sender dbus.Sender, _ string, file dbus.UnixFD,
	options map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	open := os.NewFile(uintptr(file), "shown")
	defer open.Close()
	path, err := os.Readlink(fmt.Sprintf("/proc/self/fd/%d", file))
	if err != nil {
		return "/", dbus.MakeFailedError(err)
	}
	d := &Dialog{portal: l.portal, handle: handle(sender, options)}
	if l.portal.Refuses.Load() {
		d.Answer(2)
	} else {
		l.portal.Shown <- path
		d.Answer(0)
	}
	return d.handle, nil
}

// files is a file manager.
type files struct{ portal *Portal }

// ShowItems shows files in their folder, and ShowFolders folders.
func (f files) ShowItems(addresses []string, _ string) *dbus.Error {
	f.portal.Shown <- strings.Join(addresses, " ")
	return nil
}

// ShowFolders is told at ShowItems.
func (f files) ShowFolders(addresses []string, _ string) *dbus.Error {
	f.portal.Shown <- "folder " + strings.Join(addresses, " ")
	return nil
}
