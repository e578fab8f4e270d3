package instance

import (
	"net"
	"os/user"

	"github.com/Microsoft/go-winio"
)

// pipe returns the path of the pipe, and who may open it: the user alone, by the name that Windows gives
// accounts.
func (p Place) pipe() (path, access string, err error) {
	me, err := user.Current()
	if err != nil {
		return "", "", err
	}
	return `\\.\pipe\homespun-` + me.Uid + "-" + p.name(), "D:P(A;;GA;;;" + me.Uid + ")", nil
}

func (p Place) dial() (net.Conn, error) {
	path, _, err := p.pipe()
	if err != nil {
		return nil, err
	}
	wait := Patience
	return winio.DialPipe(path, &wait)
}

// listen makes the pipe. It fails if another window has it.
func (p Place) listen() (net.Listener, error) {
	path, access, err := p.pipe()
	if err != nil {
		return nil, err
	}
	return winio.ListenPipe(path, &winio.PipeConfig{SecurityDescriptor: access})
}
