package template

import "testing"

// The letters of a template give the direction of what it says, and no name that is filled in does.
func TestANameDoesNotTurnASentence(t *testing.T) {
	const mark = "\u200E"
	for _, test := range []struct{ written, want string }{
		{"{x}: put it down.", mark + "שלום: put it down."},
		{"{if x}{x} goes first.{end}", mark + "שלום goes first."},
		{"Put {x} down.", "Put שלום down."},
		{"{x}", "שלום"}, {"{x} 3", "שלום 3"},
		{"{x} ראשון.", "שלום ראשון."},
	} {
		parsed, err := Parse(test.written)
		if err != nil {
			t.Fatal(err)
		}
		said := parsed.Fill(Args{"x", "שלום"})
		if said.Text != test.want {
			t.Errorf("%s: %q, want %q", test.written, said.Text, test.want)
		}
		for _, span := range said.Spans {
			if !span.If && said.Text[span.From:span.To] != "שלום" {
				t.Errorf("%s: the name is %q", test.written, said.Text[span.From:span.To])
			}
		}
	}
}
