package printables_test

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/pdf"
	"homespun/printables/pdf/pdftest"
)

var (
	footNumber = regexp.MustCompile(`page (\d+) of (\d+)`)
	coverRange = regexp.MustCompile(`pages? (\d+(?:–\d+)?(?:, \d+(?:–\d+)?)*)( of “… both sides”)?`)
	thickPages = regexp.MustCompile(`makes better pieces: (.*?)\. For the others`)
)

// The number at the foot of a sheet, the numbers on the cover and those in the dialog of any reader are the
// same: for every game, in every set, with backs that are folded and with backs on the other side, in one
// file and in two.
func TestPageNumbersAreThoseOfTheFile(t *testing.T) {
	t.Parallel()
	round.Long(t)
	for _, game := range someGames(t) {
		for edition := range printables.Edition(4) {
			some := []printables.Options{{Edition: edition}, {Edition: edition, Backs: paper.LongEdge},
				{Edition: edition, Backs: paper.ShortEdge, TwoFiles: true}}
			if edition%2 == 1 { // the full set and the present stand for the others where backs are on the other side
				some = some[:1]
			}
			for _, options := range some {
				job := standardSet(t, game, options)
				if options.TwoFiles && !job.Mixed() {
					continue // there is one all the same
				}
				name := fmt.Sprintf("%s, %s, %s, two files %t", game.Engine.Info.ID, edition, options.Backs, options.TwoFiles)
				numbersAgree(t, name, job)
			}
		}
	}
}

// Decks of cards, and prints without a cover, are numbered alike.
func TestPageNumbersOfDecksAndSinglePieces(t *testing.T) {
	numbersAgree(t, "folded", printDeck(t, plainDeck(9), folded))
	numbersAgree(t, "long edge", printDeck(t, plainDeck(30), longEdge))
	numbersAgree(t, "two files", printDeck(t, plainDeck(30), printables.Options{Backs: paper.LongEdge, TwoFiles: true}))
	some := func(id string) printables.Only {
		return printables.Only{Part: id, Pieces: []printables.Wanted{{Number: 1, Copies: 1}}}
	}
	numbersAgree(t, "lost pieces", standardSet(t, games.List()[3], printables.Options{Backs: paper.LongEdge,
		Only: []printables.Only{some("board"), some("standees"), some("cards")}}))
	numbersAgree(t, "a rulebook", standardSet(t, games.List()[0], printables.Options{Parts: []string{"rulebook"}}))
}

// numbersAgree reads the files of a job and compares the numbers in them.
func numbersAgree(t *testing.T, name string, job *printables.Job) {
	t.Helper()
	at, thick, of := map[int]string{}, map[string]bool{}, map[string]map[string]bool{} // at: page of the job → its place
	empty := map[string]bool{}
	cover := ""
	for i, file := range job.Files() {
		content := bytesOf(t, wordsOnly(file.Document))
		if bytes.Contains(content, []byte("/PageLabels")) {
			t.Errorf("%s: the file has page labels", name)
		}
		pages := strings.Split(pdftest.Tool(t, "pdftotext", "-raw", pdftest.File(t, content), "-"), "\f")
		for k, page := range file.Document.Pages {
			place := fmt.Sprint(i, " ", k+1)
			text := strings.Join(strings.Fields(pages[k]), " ")
			if i+k == 0 {
				cover = text
			}
			if len(page.Drawing.Marks) == 0 {
				empty[place] = true
				continue
			}
			feet := footNumber.FindAllStringSubmatch(text, -1)
			want := []string{strconv.Itoa(k + 1), strconv.Itoa(len(file.Document.Pages))}
			if len(feet) != 1 || !slices.Equal(feet[0][1:], want) {
				t.Errorf("%s: page %s of %s has at its foot %v", name, want[0], want[1], feet)
			}
			for number := range job.Pages {
				if job.Pages[number].Drawing == page.Drawing {
					at[number] = place
				}
			}
		}
	}
	for number, page := range job.Pages {
		for _, p := range page.Placements {
			if of[p.Part] == nil {
				of[p.Part] = map[string]bool{}
			}
			of[p.Part][at[number]] = true
			part := partOf(job, p.Part)
			if part.Kind != parts.Pages || part.Card {
				thick[at[number]] = true
			}
		}
	}
	if job.Pages[0].Title != "Cover" {
		return
	}
	if said := thickPages.FindStringSubmatch(cover); said != nil {
		sameSheets(t, name+", thick paper", said[1], thick, empty)
	}
	for _, part := range job.Parts {
		_, behind, found := strings.Cut(cover, part.Title+" page")
		if !found {
			continue // its title is longer than the line
		}
		if said := coverRange.FindStringIndex("page" + behind); said == nil || said[0] != 0 {
			t.Errorf("%s: %s has no page on the cover", name, part.Title)
		} else {
			sameSheets(t, name+", "+part.ID, ("page" + behind)[:said[1]], of[part.ID], empty)
		}
	}
}

// sameSheets checks that whoever types the numbers of a text into the dialog of a reader gets the wanted
// pages, and besides them only empty backs.
func sameSheets(t *testing.T, name, text string, wanted, empty map[string]bool) {
	t.Helper()
	typed := map[string]bool{}
	for _, said := range coverRange.FindAllStringSubmatch(text, -1) {
		file := min(1, len(said[2]))
		for run := range strings.SplitSeq(said[1], ", ") {
			low, high, ranged := strings.Cut(run, "–")
			if !ranged {
				high = low
			}
			from, _ := strconv.Atoi(low)
			to, _ := strconv.Atoi(high)
			for number := from; number <= to; number++ {
				typed[fmt.Sprint(file, " ", number)] = true
			}
		}
	}
	for place := range typed {
		if !wanted[place] && !empty[place] {
			t.Errorf("%s: %q prints page %s too", name, text, place)
		}
	}
	for place := range wanted {
		if !typed[place] {
			t.Errorf("%s: %q leaves out page %s", name, text, place)
		}
	}
}

// wordsOnly returns a document with nothing on its pages but the words that are not within a picture: readers
// take a hundred times as long for the whole.
func wordsOnly(document pdf.Document) pdf.Document {
	document.Pages = slices.Clone(document.Pages)
	for i, page := range document.Pages {
		bare := drawing.New(page.Drawing.Width, page.Drawing.Height)
		for _, mark := range page.Drawing.Marks {
			if words, ok := mark.(drawing.Words); ok {
				bare.Add(words)
			}
		}
		document.Pages[i].Drawing = bare
	}
	return document
}

// partOf returns the part of a job with an id.
func partOf(job *printables.Job, id string) printables.Part {
	i := slices.IndexFunc(job.Parts, func(part printables.Part) bool { return part.ID == id })
	return job.Parts[i]
}
