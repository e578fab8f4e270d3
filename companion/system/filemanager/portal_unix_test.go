//go:build !windows && !darwin

package filemanager

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/rymdport/portal/filechooser"

	"homespun/companion/system/filemanager/portaltest"
	"homespun/engines/enginetest/watchdog"
)

// An answer is what came of a question.
type answer struct {
	path string
	err  error
}

// ask asks a question in the background.
func ask(ctx context.Context, s System, question Question) <-chan answer {
	answers := make(chan answer, 1)
	go func() {
		path, err := s.Choose(ctx, question)
		answers <- answer{path, err}
	}()
	return answers
}

// rules is the question for a file with rules.
var rules = Question{Title: "Add rules", Folder: "/srv/Bücher & mehr", Kind: "Rules",
	Endings: []string{".toml", ".TOML"}, Parent: 0x2a}

// The portal is told what is asked for: the window, the folder, the kinds of files, the name of a new file.
func TestThePortalIsToldWhatIsAskedFor(t *testing.T) {
	p := portaltest.Open(t, false)
	for _, save := range []bool{false, true} {
		question := rules
		question.Save, question.Name = save, "Großmutters Regeln.toml"
		answers := ask(t.Context(), System{}, question)
		d := watchdog.Receive(t, "the portal is asked", p.Dialogs)
		if d.Save != save || d.Title != "Add rules" || d.Parent != "x11:2a" {
			t.Errorf("asked %+v", d)
		}
		var filters []filechooser.Filter
		if err := d.Options["filters"].Store(&filters); err != nil {
			t.Fatal(err)
		}
		want := []filechooser.Filter{{Name: "Rules", Rules: []filechooser.Rule{
			{Type: filechooser.GlobPattern, Pattern: "*.toml"}, {Type: filechooser.GlobPattern, Pattern: "*.TOML"}}}}
		if diff := cmp.Diff(want, filters); diff != "" {
			t.Errorf("filters (-want +got):\n%s", diff)
		}
		folder, _ := d.Options["current_folder"].Value().([]byte)
		if string(folder) != "/srv/Bücher & mehr\x00" {
			t.Errorf("the folder is %q", folder)
		}
		if name, told := d.Options["current_name"].Value().(string); told != save ||
			save && name != "Großmutters Regeln.toml" {
			t.Errorf("the name is %q", name)
		}
		d.Answer(1)
		watchdog.Receive(t, "the question is answered", answers)
	}
}

// What was chosen is a path, whatever its letters; nothing chosen is none; what is no file of this computer
// is said; and all that is wrong with a portal means that there is none.
func TestTheAnswersOfAPortal(t *testing.T) {
	p := portaltest.Open(t, false)
	for name, c := range map[string]struct {
		status    uint32
		addresses []string
		want      string
		err       error
	}{
		"plain":          {0, []string{"file:///srv/rules.toml"}, "/srv/rules.toml", nil},
		"spaces":         {0, []string{"file:///srv/our%20own%20rules.toml"}, "/srv/our own rules.toml", nil},
		"umlauts":        {0, []string{"file:///srv/Gro%C3%9Fm%C3%BCtter.toml"}, "/srv/Großmütter.toml", nil},
		"as it is":       {0, []string{"file:///srv/Großmütter.toml"}, "/srv/Großmütter.toml", nil},
		"plus":           {0, []string{"file:///srv/a+b%2Bc.toml"}, "/srv/a+b+c.toml", nil},
		"percent":        {0, []string{"file:///srv/100%2525.toml"}, "/srv/100%25.toml", nil},
		"no UTF-8":       {0, []string{"file:///srv/%FF.toml"}, "/srv/\xff.toml", nil},
		"dots":           {0, []string{"file:///srv/x/../rules.toml"}, "/srv/rules.toml", nil},
		"local":          {0, []string{"file://localhost/srv/rules.toml"}, "/srv/rules.toml", nil},
		"several":        {0, []string{"file:///srv/1.toml", "file:///srv/2.toml"}, "/srv/1.toml", nil},
		"none":           {0, []string{}, "", nil},
		"no list":        {0, nil, "", nil},
		"cancelled":      {1, nil, "", nil},
		"another's":      {0, []string{"file://elsewhere/srv/rules.toml"}, "", errElsewhere},
		"on the network": {0, []string{"smb://nas/rules.toml"}, "", errElsewhere},
		"zero":           {0, []string{"file:///srv/%00"}, "", errElsewhere},
		"no address":     {0, []string{"%zz"}, "", errElsewhere},
		"ended":          {2, nil, "", ErrNone},
		"unknown":        {77, nil, "", ErrNone},
	} {
		answers := ask(t.Context(), System{}, rules)
		watchdog.Receive(t, "the portal is asked", p.Dialogs).Answer(c.status, c.addresses...)
		got := watchdog.Receive(t, "the question is answered", answers)
		if got.path != c.want || !errors.Is(got.err, c.err) {
			t.Errorf("%s: %q, %v", name, got.path, got.err)
		}
	}
	for name, values := range map[string][]any{"empty": {}, "words": {"yes", "no"}, "one": {uint32(0)}} {
		answers := ask(t.Context(), System{}, rules)
		watchdog.Receive(t, "the portal is asked", p.Dialogs).Respond(values...)
		if got := watchdog.Receive(t, "the question is answered", answers); !errors.Is(got.err, ErrNone) {
			t.Errorf("%s: %q, %v", name, got.path, got.err)
		}
	}
}

// Two dialogs at once keep their answers apart, also where the second is answered first.
func TestTwoDialogsKeepTheirAnswersApart(t *testing.T) {
	p := portaltest.Open(t, false)
	first := ask(t.Context(), System{}, rules)
	one := watchdog.Receive(t, "the portal is asked", p.Dialogs)
	second := ask(t.Context(), System{}, rules)
	watchdog.Receive(t, "the portal is asked again", p.Dialogs).Answer(0, "file:///srv/second")
	if got := watchdog.Receive(t, "the second is answered", second); got.path != "/srv/second" {
		t.Errorf("the second got %+v", got)
	}
	one.Answer(0, "file:///srv/first")
	if got := watchdog.Receive(t, "the first is answered", first); got.path != "/srv/first" {
		t.Errorf("the first got %+v", got)
	}
}

// Without a bus, without a portal, with one that refuses, sleeps or ends: there is none, and nobody waits for
// it.
func TestWhereThereIsNoPortal(t *testing.T) {
	none := func(t *testing.T, s System) {
		t.Helper()
		got := watchdog.Receive(t, "the question is answered", ask(t.Context(), s, rules))
		if got.path != "" || !errors.Is(got.err, ErrNone) {
			t.Errorf("%q, %v", got.path, got.err)
		}
	}
	t.Run("no bus", func(t *testing.T) {
		t.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path="+filepath.Join(t.TempDir(), "none"))
		none(t, System{})
	})
	t.Run("no portal", func(t *testing.T) {
		portaltest.Bus(t)
		none(t, System{})
	})
	t.Run("it refuses", func(t *testing.T) {
		portaltest.Open(t, false).Refuses.Store(true)
		none(t, System{})
	})
	t.Run("it sleeps", func(t *testing.T) {
		portaltest.Open(t, false).Sleeps.Store(true)
		none(t, System{patience: 100 * time.Millisecond})
	})
	t.Run("it ends", func(t *testing.T) {
		p := portaltest.Open(t, false)
		answers := ask(t.Context(), System{}, rules)
		watchdog.Receive(t, "the portal is asked", p.Dialogs)
		p.Leave()
		if got := watchdog.Receive(t, "the question is answered", answers); !errors.Is(got.err, ErrNone) {
			t.Errorf("%q, %v", got.path, got.err)
		}
	})
}

// A dialog that is answered late is waited for, however little patience there is for its beginning. One that
// nobody wants any more is closed.
func TestADialogMayTakeItsTimeAndIsClosedWithItsWindow(t *testing.T) {
	p := portaltest.Open(t, false)
	ctx, leave := context.WithCancel(t.Context())
	impatient := System{patience: 2 * time.Second}
	late := ask(t.Context(), impatient, rules)
	d := watchdog.Receive(t, "the portal is asked", p.Dialogs)
	never := ask(ctx, impatient, rules)
	unwanted := watchdog.Receive(t, "the portal is asked again", p.Dialogs)
	leave()
	if got := watchdog.Receive(t, "nobody waits", never); !errors.Is(got.err, context.Canceled) {
		t.Errorf("%q, %v", got.path, got.err)
	}
	watchdog.Receive(t, "the dialog is closed", unwanted.Closed)
	unwanted.Answer(0, "file:///srv/late") // nobody hears it
	select {
	case got := <-late:
		t.Errorf("answered without people: %+v", got)
	case <-time.After(2500 * time.Millisecond):
	}
	d.Answer(0, "file:///srv/rules.toml")
	if got := watchdog.Receive(t, "the question is answered", late); got.path != "/srv/rules.toml" {
		t.Errorf("%q, %v", got.path, got.err)
	}
}

// A file is marked in its folder by the file manager, and by the portal where there is none; a folder is
// opened itself. Where neither does it, that is said.
func TestAFileIsShownInItsFolder(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "Für Oma")
	file := filepath.Join(folder, "100% a+b.pdf")
	if err := errors.Join(os.Mkdir(folder, 0o700), os.WriteFile(file, nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	t.Run("file manager", func(t *testing.T) {
		p := portaltest.Open(t, true)
		for path, want := range map[string]string{file: "100%25%20a+b.pdf", folder: "F%C3%BCr%20Oma"} {
			if err := (System{}).Show(path); err != nil {
				t.Fatal(err)
			}
			shown := watchdog.Receive(t, "it is shown", p.Shown)
			if !strings.HasSuffix(shown, "/"+want) || strings.HasPrefix(shown, "folder ") != (path == folder) {
				t.Errorf("%s is shown as %s", path, shown)
			}
		}
	})
	t.Run("portal", func(t *testing.T) {
		p := portaltest.Open(t, false)
		if err := (System{}).Show(file); err != nil {
			t.Fatal(err)
		}
		if shown := watchdog.Receive(t, "it is shown", p.Shown); shown != file {
			t.Errorf("shown is %s", shown)
		}
		p.Refuses.Store(true)
		if err := (System{}).Show(file); !errors.Is(err, ErrNone) {
			t.Errorf("what was refused is %v", err)
		}
		if err := (System{}).Show(file + "x"); !errors.Is(err, ErrNone) {
			t.Errorf("what is not there is %v", err)
		}
	})
	t.Run("neither", func(t *testing.T) {
		portaltest.Bus(t)
		if err := (System{}).Show(file); !errors.Is(err, ErrNone) {
			t.Errorf("got %v", err)
		}
	})
}
