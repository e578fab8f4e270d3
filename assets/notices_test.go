package assets

import "testing"

func TestNoticesHaveShortNames(t *testing.T) {
	for title, want := range map[string]string{
		"The fonts":                            "The fonts",
		"The icons, Fluent Emoji by Microsoft": "The icons",
		"fyne.io/fyne/v2 v2.8.1, https://pkg.go.dev/fyne.io/fyne/v2":                "fyne",
		"github.com/spf13/cobra v1.10.2, https://pkg.go.dev/github.com/spf13/cobra": "spf13/cobra",
		"github.com/go-gl/glfw/v3.4/glfw v0.1.0-pre.1, https://example.org":         "go-gl/glfw",
		"gonum.org/v1/gonum v0.17.0, https://pkg.go.dev/gonum.org/v1/gonum":         "gonum",
	} {
		if got := (Notice{Title: title}).Name(); got != want {
			t.Errorf("%s is called %q, want %q", title, got, want)
		}
	}
	seen := map[string]string{}
	for _, notice := range Notices() {
		name := notice.Name()
		if other, twice := seen[name]; twice || name == "" {
			t.Errorf("%q is the name of %s and of %s", name, notice.Title, other)
		}
		seen[name] = notice.Title
	}
}
