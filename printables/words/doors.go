// Code generated from english.toml by rulesets/template/doors. DO NOT EDIT.

package words

import (
	_ "embed"

	"homespun/rulesets/template"
)

//go:embed english.toml
var english string

var say = template.Catalogue(english)

var (
	AssemblyTitle    = say("AssemblyTitle")
	AssemblyNote     = say("AssemblyNote")
	AssemblyMore     = say("AssemblyMore")
	StandeeCut       = say("StandeeCut")
	StandeeFold      = say("StandeeFold")
	StandeeSlot      = say("StandeeSlot")
	StandeePush      = say("StandeePush")
	StandeeAlone     = say("StandeeAlone")
	StandeeAloneSlot = say("StandeeAloneSlot")
	TentCut          = say("TentCut")
	TentFold         = say("TentFold")
	TentGlue         = say("TentGlue")
	TentStand        = say("TentStand")
	BaseCut          = say("BaseCut")
	BaseFold         = say("BaseFold")
	BaseGlue         = say("BaseGlue")
	DieCut           = say("DieCut")
	DieHalvesCut     = say("DieHalvesCut")
	DieFold          = say("DieFold")
	DieGlue          = say("DieGlue")
	DieDone          = say("DieDone")
	TrayCut          = say("TrayCut")
	TrayFold         = say("TrayFold")
	TrayGlue         = say("TrayGlue")
	TrayHalves       = say("TrayHalves")
	TrayDone         = say("TrayDone")
	SpinnerCut       = say("SpinnerCut")
	SpinnerFlick     = say("SpinnerFlick")
	TagCut           = say("TagCut")
	TagWindows       = say("TagWindows")
	TagGlue          = say("TagGlue")
	TagSlides        = say("TagSlides")
	TagSlide         = say("TagSlide")
	TagPush          = say("TagPush")
	TileCut          = say("TileCut")
	TileCutButt      = say("TileCutButt")
	TileGlue         = say("TileGlue")
	TileTape         = say("TileTape")
	TileMarks        = say("TileMarks")
	TileDone         = say("TileDone")
	TileRows         = say("TileRows")
	FoldCut          = say("FoldCut")
	FoldScore        = say("FoldScore")
	FoldGlue         = say("FoldGlue")
	FoldCards        = say("FoldCards")
	GridStrips       = say("GridStrips")
	GridPieces       = say("GridPieces")
	OutlineRough     = say("OutlineRough")
	OutlineFine      = say("OutlineFine")
	OneBox           = say("OneBox")
	CoverTable       = say("CoverTable")
	GiveTitle        = say("GiveTitle")
	GiveCode         = say("GiveCode")
	GiveFile         = say("GiveFile")
	BothSidesSign    = say("BothSidesSign")
)

// AssemblySheet says "On {pages}, pictures show how every part is cut, folded and glued."
func AssemblySheet(pages string) string {
	return say("AssemblySheet", "pages", pages)
}

// GridTitle says "Straight pieces: {parts}"
func GridTitle(parts string) string {
	return say("GridTitle", "parts", parts)
}

// OutlineTitle says "Pieces with an outline: {parts}"
func OutlineTitle(parts string) string {
	return say("OutlineTitle", "parts", parts)
}

// Pages says "{plural n page pages} {runs}"
func Pages(n int, runs string) string {
	return say("Pages", "n", n, "runs", runs)
}

// PagesApart says "{plural n page pages} {runs} of “… {file}”"
func PagesApart(n int, runs, file string) string {
	return say("PagesApart", "n", n, "runs", runs, "file", file)
}

// ThickPaper says "Thick paper (160 g and more) makes better pieces: {pages}. For the others plain paper does."
func ThickPaper(pages string) string {
	return say("ThickPaper", "pages", pages)
}

// ThickBox says "For the box on {pages} take card of 250 to 300 g, or glue it on a cereal box."
func ThickBox(pages string) string {
	return say("ThickBox", "pages", pages)
}

// MadeFor says "The pieces are for {n} {plural n player players}."
func MadeFor(n int) string {
	return say("MadeFor", "n", n)
}

// Facts says "For {players} players, {least} to {most} minutes, from {age} years."
func Facts(players string, least, most, age int) string {
	return say("Facts", "players", players, "least", least, "most", most, "age", age)
}

// Offer says "At {percent} % the {board} takes {n} {plural n sheet sheets} instead of {instead}."
func Offer(percent int, board string, n, instead int) string {
	return say("Offer", "percent", percent, "board", board, "n", n, "instead", instead)
}

// SavingPlayers says "Printed for {players} {plural players player players} it takes {n} {plural n sheet sheets} instead of {instead}."
func SavingPlayers(players, n, instead int) string {
	return say("SavingPlayers", "players", players, "n", n, "instead", instead)
}

// SavingBacks says "With the backs of cards printed on the other side, and shared cuts, it takes {n} {plural n sheet sheets} instead of {instead}."
func SavingBacks(n, instead int) string {
	return say("SavingBacks", "n", n, "instead", instead)
}

// SavingBoth says "Printed for {players} {plural players player players}, with the backs of cards on the other side, it takes {n} {plural n sheet sheets} instead of {instead}."
func SavingBoth(players, n, instead int) string {
	return say("SavingBoth", "players", players, "n", n, "instead", instead)
}

// SavingFlags says "With {flags} it takes {n} {plural n sheet sheets} instead of {instead}."
func SavingFlags(flags string, n, instead int) string {
	return say("SavingFlags", "flags", flags, "n", n, "instead", instead)
}

// OneSide says "{n} {plural n sheet sheets} of {paper} paper, one side only{if pages}: {pages}{end}."
func OneSide(n int, paper, pages string) string {
	return say("OneSide", "n", n, "paper", paper, "pages", pages)
}

// BothSides says "{sheets} of {paper}, printed on both sides. Print the whole file on both sides, turned over the {edge}: a sheet for one side has an empty page for its back."
func BothSides(sheets, paper, edge string) string {
	return say("BothSides", "sheets", sheets, "paper", paper, "edge", edge)
}

// BothSidesOnly says "{sheets} of {paper}, printed on both sides and turned over the {edge}."
func BothSidesOnly(sheets, paper, edge string) string {
	return say("BothSidesOnly", "sheets", sheets, "paper", paper, "edge", edge)
}

// BothSidesApart says "{sheets} of {paper} in the file “… {file}”, printed on both sides and turned over the {edge}."
func BothSidesApart(sheets, paper, file, edge string) string {
	return say("BothSidesApart", "sheets", sheets, "paper", paper, "file", file, "edge", edge)
}

// BothSidesLast says "{sheets} of {paper}, on both sides, turned over the {edge}: {pages}."
func BothSidesLast(sheets, paper, edge, pages string) string {
	return say("BothSidesLast", "sheets", sheets, "paper", paper, "edge", edge, "pages", pages)
}

// TwoPapers says "{n} {plural n sheet sheets} of {paper} paper and {board} of {other}, one side only{if pages}: {pages}{end}."
func TwoPapers(n int, paper string, board int, other, pages string) string {
	return say("TwoPapers", "n", n, "paper", paper, "board", board, "other", other, "pages", pages)
}

// Ranges says "Print {one} on one side, then {both} on both sides, turned over the {edge}."
func Ranges(one, both, edge string) string {
	return say("Ranges", "one", one, "both", both, "edge", edge)
}

// HousePlayers says "The game is for {players} players."
func HousePlayers(players string) string {
	return say("HousePlayers", "players", players)
}

// HouseNew says "New in this game: {what}."
func HouseNew(what string) string {
	return say("HouseNew", "what", what)
}

// HouseGone says "Left out in this game: {what}."
func HouseGone(what string) string {
	return say("HouseGone", "what", what)
}

// HouseOther says "Not as in the standard rules: {what}. What is printed here counts."
func HouseOther(what string) string {
	return say("HouseOther", "what", what)
}

// HouseWas says "The standard rules say: {said}"
func HouseWas(said string) string {
	return say("HouseWas", "said", said)
}

// HouseNot says "Of the standard rules this does not hold here: {said}"
func HouseNot(said string) string {
	return say("HouseNot", "said", said)
}
