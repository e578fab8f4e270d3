//go:build !windows && !darwin

package filemanager

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/godbus/dbus/v5"

	"homespun/engines/common/background"
	"homespun/engines/common/panics"
)

// What an answer of the portal begins with; any other number is a fault of the portal's own.
const (
	success   uint32 = 0
	cancelled uint32 = 1
)

// The names by which the portal is found on the bus.
const (
	portalName     = "org.freedesktop.portal.Desktop"
	portalPath     = dbus.ObjectPath("/org/freedesktop/portal/desktop")
	requestPlace   = dbus.ObjectPath("/org/freedesktop/portal/desktop/request/")
	requestNames   = "org.freedesktop.portal.Request"
	ownerChanged   = "org.freedesktop.DBus.NameOwnerChanged"
	requestAnswer  = requestNames + ".Response"
	requestClosing = requestNames + ".Close"
)

// A link is a connection to the session's bus for one errand. It is one of our own: the portal closes the
// dialogs of whoever leaves the bus, and signals for others do not come here. (The request of rymdport/portal
// waits for ever, on a connection that it shares, and takes any signal for its answer.)
type link struct {
	bus     *dbus.Conn
	signals chan *dbus.Signal
	early   context.Context // ends with the patience
	end     func()
}

// dial connects to the bus, if there is one: none is started. The error is [ErrNone] or one of the context.
func (s System) dial(ctx context.Context, usual time.Duration) (*link, error) {
	patience := s.within(usual)
	life, end := context.WithCancel(context.Background())
	early, over := context.WithTimeout(ctx, patience)
	l := &link{signals: make(chan *dbus.Signal, 16), early: early, end: func() { over(); end() }}
	disarm := background.After(patience, end, func(*panics.Fault) {}) // all that is done is to end a wait
	defer disarm()
	var err error
	if l.bus, err = dbus.SessionBusPrivateNoAutoStartup(dbus.WithContext(life)); err == nil {
		if err = l.bus.Auth(nil); err == nil {
			err = l.bus.Hello()
		}
	}
	if err != nil {
		l.end()
		return nil, noneUnless(ctx)
	}
	return l, nil
}

// noneUnless returns the error of a context that has ended, else [ErrNone].
func noneUnless(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	return ErrNone
}

// call calls a method that answers at once. The error is [ErrNone] or one of the link's context.
func (l *link) call(name string, path dbus.ObjectPath, method string, arguments ...any) (*dbus.Call, error) {
	called := l.bus.Object(name, path).CallWithContext(l.early, method, 0, arguments...)
	return called, called.Err
}

// request calls a method of the portal, whose last argument are its options, and waits for its answer. The
// portal has to begin within the patience of the link; the answer may take as long as people take. When the
// context ends, the portal closes what it shows. The error is [ErrNone] or one of the context.
func (l *link) request(ctx context.Context, method string, arguments ...any) (
	status uint32, results map[string]dbus.Variant, err error) {
	token := fmt.Sprintf("homespun%x", rand.Uint64())
	arguments[len(arguments)-1].(map[string]dbus.Variant)["handle_token"] = dbus.MakeVariant(token)
	sender := strings.ReplaceAll(strings.TrimPrefix(l.bus.Names()[0], ":"), ".", "_")
	handle := requestPlace + dbus.ObjectPath(sender+"/"+token)
	l.bus.Signal(l.signals)
	// before the call, so that no answer can come too early
	for _, match := range [][]dbus.MatchOption{
		{dbus.WithMatchInterface(requestNames), dbus.WithMatchMember("Response"),
			dbus.WithMatchPathNamespace(requestPlace + dbus.ObjectPath(sender))},
		{dbus.WithMatchSender("org.freedesktop.DBus"), dbus.WithMatchMember("NameOwnerChanged"),
			dbus.WithMatchArg(0, portalName)},
	} {
		if l.bus.AddMatchSignalContext(l.early, match...) != nil {
			return 0, nil, noneUnless(ctx)
		}
	}
	called, err := l.call(portalName, portalPath, method, arguments...)
	if err == nil {
		err = called.Store(&handle) // an old portal has chosen another one
	}
	if err != nil {
		l.close(handle)
		return 0, nil, noneUnless(ctx)
	}
	for {
		select {
		case <-ctx.Done():
			l.close(handle)
			return 0, nil, ctx.Err()
		case signal, open := <-l.signals:
			switch {
			case !open || portalGone(signal):
				return 0, nil, noneUnless(ctx)
			case signal.Name == requestAnswer && signal.Path == handle:
				if dbus.Store(signal.Body, &status, &results) != nil {
					return 0, nil, ErrNone
				}
				return status, results, nil
			}
		}
	}
}

// close has the portal close what it shows for a request, or may be about to show.
func (l *link) close(handle dbus.ObjectPath) {
	l.bus.Object(portalName, handle).Go(requestClosing, dbus.FlagNoReplyExpected|dbus.FlagNoAutoStart, nil)
}

// portalGone reports whether a signal says that the portal has ended, with all that it showed.
func portalGone(signal *dbus.Signal) bool {
	if signal.Name != ownerChanged || len(signal.Body) != 3 {
		return false
	}
	owner, _ := signal.Body[2].(string)
	return signal.Body[0] == portalName && owner == ""
}
