package sound

import (
	"context"
	"unsafe"

	"golang.org/x/sys/windows"
)

var playSound = windows.NewLazySystemDLL("winmm.dll").NewProc("PlaySoundW")

// What PlaySoundW is told, as in mmsystem.h: return at once, play no other sound instead, the name is that of
// a file.
const (
	soundAsync     = 0x1
	soundNoDefault = 0x2
	soundFile      = 0x20000
)

// players returns the system's own player. It plays one sound at a time, and a new one replaces the old one;
// the last one ends with the program.
func players() []player {
	if playSound.Find() != nil {
		return nil
	}
	return []player{{1, func(_ context.Context, file string) error {
		name, err := windows.UTF16PtrFromString(file)
		if err != nil {
			return err
		}
		done, _, err := playSound.Call(uintptr(unsafe.Pointer(name)), 0,
			soundAsync|soundNoDefault|soundFile)
		if done == 0 {
			return err
		}
		return nil
	}}}
}
