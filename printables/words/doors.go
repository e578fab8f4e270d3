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
	AssemblyTitle      = say("AssemblyTitle")
	AssemblyNote       = say("AssemblyNote")
	AssemblyMore       = say("AssemblyMore")
	StandeeCut         = say("StandeeCut")
	StandeeFold        = say("StandeeFold")
	StandeeSlot        = say("StandeeSlot")
	StandeePush        = say("StandeePush")
	StandeeAlone       = say("StandeeAlone")
	StandeeAloneSlot   = say("StandeeAloneSlot")
	TentCut            = say("TentCut")
	TentFold           = say("TentFold")
	TentGlue           = say("TentGlue")
	TentStand          = say("TentStand")
	BaseCut            = say("BaseCut")
	BaseFold           = say("BaseFold")
	BaseGlue           = say("BaseGlue")
	DieCut             = say("DieCut")
	DieHalvesCut       = say("DieHalvesCut")
	DieFold            = say("DieFold")
	DieGlue            = say("DieGlue")
	DieDone            = say("DieDone")
	TrayCut            = say("TrayCut")
	TrayFold           = say("TrayFold")
	TrayGlue           = say("TrayGlue")
	TrayHalves         = say("TrayHalves")
	TrayDone           = say("TrayDone")
	SpinnerCut         = say("SpinnerCut")
	SpinnerFlick       = say("SpinnerFlick")
	TagCut             = say("TagCut")
	TagWindows         = say("TagWindows")
	TagGlue            = say("TagGlue")
	TagSlides          = say("TagSlides")
	TagSlide           = say("TagSlide")
	TagPush            = say("TagPush")
	TileCut            = say("TileCut")
	TileCutButt        = say("TileCutButt")
	TileGlue           = say("TileGlue")
	TileTape           = say("TileTape")
	TileMarks          = say("TileMarks")
	TileDone           = say("TileDone")
	TileRows           = say("TileRows")
	FoldCut            = say("FoldCut")
	FoldScore          = say("FoldScore")
	FoldGlue           = say("FoldGlue")
	FoldCards          = say("FoldCards")
	GridStrips         = say("GridStrips")
	GridPieces         = say("GridPieces")
	OutlineRough       = say("OutlineRough")
	OutlineFine        = say("OutlineFine")
	OneBox             = say("OneBox")
	CoverTable         = say("CoverTable")
	GiveTitle          = say("GiveTitle")
	GiveCode           = say("GiveCode")
	GiveFile           = say("GiveFile")
	BothSidesSign      = say("BothSidesSign")
	MonstersNote       = say("MonstersNote")
	MonsterAppears     = say("MonsterAppears")
	MonsterKilledBy    = say("MonsterKilledBy")
	MonsterGoesAfter   = say("MonsterGoesAfter")
	SlipsNote          = say("SlipsNote")
	EventsNote         = say("EventsNote")
	EventDie           = say("EventDie")
	ForEvents          = say("ForEvents")
	ForFights          = say("ForFights")
	EventRespawns      = say("EventRespawns")
	CombatOrder        = say("CombatOrder")
	FirstLevel         = say("FirstLevel")
	CubesInAll         = say("CubesInAll")
	CubesInATurn       = say("CubesInATurn")
	PointsIn           = say("PointsIn")
	LayersTurn         = say("LayersTurn")
	LayersSoFar        = say("LayersSoFar")
	FootprintTape      = say("FootprintTape")
	PointsNote         = say("PointsNote")
	InsteadOfTypeface  = say("InsteadOfTypeface")
	InsteadOfBold      = say("InsteadOfBold")
	MarkupHow          = say("MarkupHow")
	MarkupColumn       = say("MarkupColumn")
	InsteadOfRemark    = say("InsteadOfRemark")
	InsteadOfCardSize  = say("InsteadOfCardSize")
	InsteadOfPaper     = say("InsteadOfPaper")
	InsteadOfBleed     = say("InsteadOfBleed")
	InsteadOfBorder    = say("InsteadOfBorder")
	BlankAnywayUse     = say("BlankAnywayUse")
	TheirLetters       = say("TheirLetters")
	InsteadOfBack      = say("InsteadOfBack")
	InsteadOfDesigner  = say("InsteadOfDesigner")
	CardTablesHow      = say("CardTablesHow")
	CardsHow           = say("CardsHow")
	DieFacesHow        = say("DieFacesHow")
	BlankToken         = say("BlankToken")
	Tokens             = say("Tokens")
	Dice               = say("Dice")
	DiceNote           = say("DiceNote")
	Standees           = say("Standees")
	StandeesFeet       = say("StandeesFeet")
	Pads               = say("Pads")
	PadTotal           = say("PadTotal")
	Grids              = say("Grids")
	Dials              = say("Dials")
	DialsNote          = say("DialsNote")
	DialStep           = say("DialStep")
	Fasteners          = say("Fasteners")
	Spinners           = say("Spinners")
	SpinnersNote       = say("SpinnersNote")
	BoxOfCards         = say("BoxOfCards")
	BoxTuckStep        = say("BoxTuckStep")
	BoxTrayStep        = say("BoxTrayStep")
	ExportNoCards      = say("ExportNoCards")
	BoxNoRoom          = say("BoxNoRoom")
	BoxLid             = say("BoxLid")
	BoxLower           = say("BoxLower")
	DividersOfBox      = say("DividersOfBox")
	BoxWithoutCards    = say("BoxWithoutCards")
	BoxWithoutCardsHow = say("BoxWithoutCardsHow")
	PieceEntriesHow    = say("PieceEntriesHow")
	WeightsHow         = say("WeightsHow")
	DeckIsEmpty        = say("DeckIsEmpty")
	DeckInParts        = say("DeckInParts")
	CardOutHow         = say("CardOutHow")
	CardCountsNone     = say("CardCountsNone")
	PictureBeside      = say("PictureBeside")
	PictureElsewhere   = say("PictureElsewhere")
	FontBeside         = say("FontBeside")
	FontOther          = say("FontOther")
	PictureIsFolder    = say("PictureIsFolder")
	PictureIsNoFile    = say("PictureIsNoFile")
	PictureUnread      = say("PictureUnread")
	PictureEmpty       = say("PictureEmpty")
	PictureCutOff      = say("PictureCutOff")
	PictureBroken      = say("PictureBroken")
	PictureUnknown     = say("PictureUnknown")
	PictureSmaller     = say("PictureSmaller")
	PictureSaveAgain   = say("PictureSaveAgain")
	PictureSaveAs      = say("PictureSaveAs")
	DrawingBroken      = say("DrawingBroken")
	DrawingAsPNG       = say("DrawingAsPNG")
	SheetMissing       = say("SheetMissing")
	SheetFolder        = say("SheetFolder")
	SheetFolderHow     = say("SheetFolderHow")
	SheetParts         = say("SheetParts")
	SheetEmpty         = say("SheetEmpty")
	SheetOld           = say("SheetOld")
	SheetOldHow        = say("SheetOldHow")
	SheetCut           = say("SheetCut")
	SheetCutHow        = say("SheetCutHow")
	SheetNone          = say("SheetNone")
	SheetNoneHow       = say("SheetNoneHow")
	SheetColumnsHow    = say("SheetColumnsHow")
	SheetCellHow       = say("SheetCellHow")
	SheetOpenQuote     = say("SheetOpenQuote")
	SheetOpenQuoteHow  = say("SheetOpenQuoteHow")
	SheetEncodings     = say("SheetEncodings")
	SheetGuessedHow    = say("SheetGuessedHow")
	SheetLongerHow     = say("SheetLongerHow")
	SheetEmptyHow      = say("SheetEmptyHow")
	SheetNoHeadings    = say("SheetNoHeadings")
	PrintSheetHelp     = say("PrintSheetHelp")
	EncodingUse        = say("EncodingUse")
	DeckCommand        = say("DeckCommand")
	ImportLine         = say("ImportLine")
	ExportLine         = say("ExportLine")
	ImportUse          = say("ImportUse")
	ImportHelp         = say("ImportHelp")
	ExportUse          = say("ExportUse")
	ExportHelp         = say("ExportHelp")
	ImportOut          = say("ImportOut")
	ExportOut          = say("ExportOut")
	ExportNowhere      = say("ExportNowhere")
	FromAndCards       = say("FromAndCards")
	CardsElsewhere     = say("CardsElsewhere")
	FromOrCardsHow     = say("FromOrCardsHow")
	LookBeside         = say("LookBeside")
	OfLook             = say("OfLook")
	LookIsEmpty        = say("LookIsEmpty")
	LookHow            = say("LookHow")
	LookFewer          = say("LookFewer")
	LookPlaceHow       = say("LookPlaceHow")
	LookFlat           = say("LookFlat")
	LookWithout        = say("LookWithout")
	LooksUse           = say("LooksUse")
	LooksLine          = say("LooksLine")
	LooksHelp          = say("LooksHelp")
	LooksOut           = say("LooksOut")
	FromOutsideHow     = say("FromOutsideHow")
	OddsNothing        = say("OddsNothing")
	OddsOfSums         = say("OddsOfSums")
	Round              = say("Round")
	BookletUse         = say("BookletUse")
	CoverEmpty         = say("CoverEmpty")
	CoverInside        = say("CoverInside")
	EditionUse         = say("EditionUse")
	AMinute            = say("AMinute")
	PrintActualSize    = say("PrintActualSize")
	UpperEdge          = say("UpperEdge")
	LeftEdge           = say("LeftEdge")
	ShortEdge          = say("ShortEdge")
	LongEdge           = say("LongEdge")
	CuttingAndGluing   = say("CuttingAndGluing")
	CuttingAndTaping   = say("CuttingAndTaping")
	DeckWithoutCards   = say("DeckWithoutCards")
	PlacementsNote     = say("PlacementsNote")
	OneSheet           = say("OneSheet")
	OnlyComma          = say("OnlyComma")
	EmptyPieces        = say("EmptyPieces")
	BoardPaperUse      = say("BoardPaperUse")
	OneSpare           = say("OneSpare")
	SourceOfRules      = say("SourceOfRules")
	SourceOfCards      = say("SourceOfCards")
	Ruler              = say("Ruler")
	StickyTape         = say("StickyTape")
	SheetsFold         = say("SheetsFold")
	OnTheFold          = say("OnTheFold")
	OnTheStrips        = say("OnTheStrips")
	SheetsCut          = say("SheetsCut")
	StripsFold         = say("StripsFold")
	SheetsLight        = say("SheetsLight")
	CardsCutOutlines   = say("CardsCutOutlines")
	CardsCut           = say("CardsCut")
	CardsCutLines      = say("CardsCutLines")
	CardsCutMarks      = say("CardsCutMarks")
	CardsCutShared     = say("CardsCutShared")
	Knife              = say("Knife")
	GlueStick          = say("GlueStick")
	Scorer             = say("Scorer")
	WayOfBacks         = say("WayOfBacks")
	SizeOfCards        = say("SizeOfCards")
	OrCardSize         = say("OrCardSize")
	CardWithoutSize    = say("CardWithoutSize")
	OrMillimetres      = say("OrMillimetres")
	BleedOfArt         = say("BleedOfArt")
	StyleOfMarks       = say("StyleOfMarks")
	NoStyleOfMarks     = say("NoStyleOfMarks")
	TilesCut           = say("TilesCut")
	TilesCutButt       = say("TilesCutButt")
	NoCardsHere        = say("NoCardsHere")
	FormatUse          = say("FormatUse")
	SavedObjectUse     = say("SavedObjectUse")
	NothingToCut       = say("NothingToCut")
	FoldedNotCut       = say("FoldedNotCut")
	MachineFile        = say("MachineFile")
	VirtualFile        = say("VirtualFile")
	PictureFile        = say("PictureFile")
	SavedObjectFile    = say("SavedObjectFile")
	PrintDecksHelp     = say("PrintDecksHelp")
	OnePageOfDecks     = say("OnePageOfDecks")
	OnePageUse         = say("OnePageUse")
	PrintBar           = say("PrintBar")
	RollForBoards      = say("RollForBoards")
	PaperInMillimetres = say("PaperInMillimetres")
	BoardWithoutSize   = say("BoardWithoutSize")
	ParcelNoRules      = say("ParcelNoRules")
	ParcelNoBundle     = say("ParcelNoBundle")
	ParcelLocked       = say("ParcelLocked")
	ParcelDamaged      = say("ParcelDamaged")
	ParcelNoPicture    = say("ParcelNoPicture")
	ParcelOfTelephone  = say("ParcelOfTelephone")
	ParcelTooLarge     = say("ParcelTooLarge")
	ParcelNoCode       = say("ParcelNoCode")
	CodeForeign        = say("CodeForeign")
	CodeNewer          = say("CodeNewer")
	CodeCut            = say("CodeCut")
	CodeChanged        = say("CodeChanged")
	CodeTooLarge       = say("CodeTooLarge")
	CardOneMore        = say("CardOneMore")
	PieceTooSmall      = say("PieceTooSmall")
	CardTooLong        = say("CardTooLong")
	CardTooFull        = say("CardTooFull")
	SpinnerStep        = say("SpinnerStep")
	PaperClips         = say("PaperClips")
	SpinnerTools       = say("SpinnerTools")
	DieStepCut         = say("DieStepCut")
	DieStepHalves      = say("DieStepHalves")
	RuleSheetNote      = say("RuleSheetNote")
	RuleSheetBars      = say("RuleSheetBars")
	HouseInPlay        = say("HouseInPlay")
	RuleSheetTurn      = say("RuleSheetTurn")
	TurnNote           = say("TurnNote")
	TurnTitle          = say("TurnTitle")
	TurnMore           = say("TurnMore")
	ClipCardsNote      = say("ClipCardsNote")
	ClipCardNear       = say("ClipCardNear")
	SpinnerForDie      = say("SpinnerForDie")
	ChitsNote          = say("ChitsNote")
	BlankCard          = say("BlankCard")
	ChitsHead          = say("ChitsHead")
	RosterCardsNote    = say("RosterCardsNote")
	OwnDie             = say("OwnDie")
	NearDeath          = say("NearDeath")
	ActionDie          = say("ActionDie")
	TheAttacker        = say("TheAttacker")
	TheDefender        = say("TheDefender")
	ActionDiceNote     = say("ActionDiceNote")
	OwnDiceNote        = say("OwnDiceNote")
	BasesGlue          = say("BasesGlue")
	ThickCard          = say("ThickCard")
	BasesRims          = say("BasesRims")
	FeetFold           = say("FeetFold")
	FeetSlot           = say("FeetSlot")
	RulersNote         = say("RulersNote")
	SideEdge           = say("SideEdge")
	OwnEdge            = say("OwnEdge")
	TagsNote           = say("TagsNote")
	TagsFold           = say("TagsFold")
	TagsWindows        = say("TagsWindows")
	TagsGlue           = say("TagsGlue")
	SlidesFold         = say("SlidesFold")
	SlidesPush         = say("SlidesPush")
	RosterNote         = say("RosterNote")
	RosterLegend       = say("RosterLegend")
	DialOne            = say("DialOne")
	XAtTheTop          = say("XAtTheTop")
	XAtTheBottom       = say("XAtTheBottom")
	BackFront          = say("BackFront")
	BackHold           = say("BackHold")
	BackGoOn           = say("BackGoOn")
	BackTitle          = say("BackTitle")
	WhereTyped         = say("WhereTyped")
	BackLight          = say("BackLight")
	BackTurned         = say("BackTurned")
	BackFar            = say("BackFar")
	PrinterQuotes      = say("PrinterQuotes")
	ProbeTitle         = say("ProbeTitle")
	ProbePrint         = say("ProbePrint")
	ProbeFrame         = say("ProbeFrame")
	ProbeBare          = say("ProbeBare")
	ProbeField         = say("ProbeField")
	PrinterNameless    = say("PrinterNameless")
	RulerTitle         = say("RulerTitle")
	RulerBare          = say("RulerBare")
	RulerCorrected     = say("RulerCorrected")
	RulerWrong         = say("RulerWrong")
	RulerPrint         = say("RulerPrint")
	SheetOfProbe       = say("SheetOfProbe")
	SheetOfRuler       = say("SheetOfRuler")
	SheetOfFront       = say("SheetOfFront")
	SheetOfBack        = say("SheetOfBack")
	SideFront          = say("SideFront")
	SideBack           = say("SideBack")
	SubjectOneSide     = say("SubjectOneSide")
	DecksCorners       = say("DecksCorners")
	DecksSort          = say("DecksSort")
	ReferenceTitle     = say("ReferenceTitle")
	ReferenceMore      = say("ReferenceMore")
	OrMoreWins         = say("OrMoreWins")
	ScoringNote        = say("ScoringNote")
	ScoringHeading     = say("ScoringHeading")
	OwnStart           = say("OwnStart")
	OwnFinish          = say("OwnFinish")
	OwnCardsSort       = say("OwnCardsSort")
	OwnGame            = say("OwnGame")
	OwnBlankToken      = say("OwnBlankToken")
	OwnDiceTitle       = say("OwnDiceTitle")
	OwnPad             = say("OwnPad")
	OwnFiner           = say("OwnFiner")
	OwnThings          = say("OwnThings")
	OwnSlip            = say("OwnSlip")
	OwnBlankSlip       = say("OwnBlankSlip")
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

// MonsterClimbs says "over {walls} and {spawners}"
func MonsterClimbs(walls, spawners string) string {
	return say("MonsterClimbs", "walls", walls, "spawners", spawners)
}

// MonsterSees says "the nearest {player} it sees"
func MonsterSees(player string) string {
	return say("MonsterSees", "player", player)
}

// MonsterShot says "the nearest space to shoot a {player} it sees"
func MonsterShot(player string) string {
	return say("MonsterShot", "player", player)
}

// MonsterHears says "the nearest {player}"
func MonsterHears(player string) string {
	return say("MonsterHears", "player", player)
}

// MonsterExplodes says "explodes next to a {player}: {hearts} less the steps away in the {wide} × {high} square, where all monsters, {torches} and {walls} go"
func MonsterExplodes(player, hearts string, wide, high int, torches, walls string) string {
	return say("MonsterExplodes", "player", player, "hearts", hearts, "wide", wide, "high", high, "torches", torches, "walls", walls)
}

// MonsterShoots says "{hearts}, shot up to {spaces} along its row or column, not through {walls} or monsters"
func MonsterShoots(hearts, spaces, walls string) string {
	return say("MonsterShoots", "hearts", hearts, "spaces", spaces, "walls", walls)
}

// MonsterHits says "{hearts} from every {player} up to {steps} away"
func MonsterHits(hearts, player, steps string) string {
	return say("MonsterHits", "hearts", hearts, "player", player, "steps", steps)
}

// MonsterHitsBeside says "{hearts} from every {player} next to it"
func MonsterHitsBeside(hearts, player string) string {
	return say("MonsterHitsBeside", "hearts", hearts, "player", player)
}

// MonsterKill says "{face} or more"
func MonsterKill(face int) string {
	return say("MonsterKill", "face", face)
}

// MonsterAlone says "one of them, {letter}"
func MonsterAlone(letter string) string {
	return say("MonsterAlone", "letter", letter)
}

// MonsterSupply says "{n} of them, {first}–{last}"
func MonsterSupply(n int, first, last string) string {
	return say("MonsterSupply", "n", n, "first", first, "last", last)
}

// TilesNote says "{n} tiles of {side} mm with one back, to be dealt face down."
func TilesNote(n int, side string) string {
	return say("TilesNote", "n", n, "side", side)
}

// TracksNote says "{tracks} from 1 to {most} hearts, each with a marker. For those who do not count with hearts."
func TracksNote(tracks string, most int) string {
	return say("TracksNote", "tracks", tracks, "most", most)
}

// Level says "Level {level}"
func Level(level int) string {
	return say("Level", "level", level)
}

// UpTo says "up to {most}"
func UpTo(most int) string {
	return say("UpTo", "most", most)
}

// CubesNote says "{cubes}, of {side} mm, for a table that has no others; each takes about {minutes} minutes."
func CubesNote(cubes, side, minutes string) string {
	return say("CubesNote", "cubes", cubes, "side", side, "minutes", minutes)
}

// CubesCut says "{cubes}: cut them out along the lines, score all dashed lines and fold them away from the print. Neighbours share cuts."
func CubesCut(cubes string) string {
	return say("CubesCut", "cubes", cubes)
}

// CubesGlue says "{cubes}: glue the tabs in the order of their letters, A to {last}; each goes inside, under the edge that bears its letter."
func CubesGlue(cubes, last string) string {
	return say("CubesGlue", "cubes", cubes, "last", last)
}

// FlatCubesNote says "{cubes} as squares of {side} mm, to be laid on each other in place of cubes."
func FlatCubesNote(cubes, side string) string {
	return say("FlatCubesNote", "cubes", cubes, "side", side)
}

// MatSize says "{wide} × {high} mm, its squares are {side} mm."
func MatSize(wide, high, side string) string {
	return say("MatSize", "wide", wide, "high", high, "side", side)
}

// CubesOnMat says "Nobody can fold {cubes} so small: those of wood or plastic go on it."
func CubesOnMat(cubes string) string {
	return say("CubesOnMat", "cubes", cubes)
}

// FirstPile says "first {pile}"
func FirstPile(pile string) string {
	return say("FirstPile", "pile", pile)
}

// SecondPile says "second {pile}"
func SecondPile(pile string) string {
	return say("SecondPile", "pile", pile)
}

// LayersNote says "{slips} slips to note what is built on, a letter for each {colour}."
func LayersNote(slips int, colour string) string {
	return say("LayersNote", "slips", slips, "colour", colour)
}

// ScoresNote says "{slips} slips, one for each game: what is taken is ringed, turn by turn."
func ScoresNote(slips int) string {
	return say("ScoresNote", "slips", slips)
}

// FootprintNote says "Laid along two sides of the {cube} they show how wide and how deep it can become; stood up, how tall."
func FootprintNote(cube string) string {
	return say("FootprintNote", "cube", cube)
}

// DeckCards says "{n} cards"
func DeckCards(n int) string {
	return say("DeckCards", "n", n)
}

// DeckKinds says " of {cards} kinds"
func DeckKinds(cards int) string {
	return say("DeckKinds", "cards", cards)
}

// DeckMore says " (and {more} more)"
func DeckMore(more int) string {
	return say("DeckMore", "more", more)
}

// LooksLikeMarkup says "{mark} looks like markup, and is printed as it stands"
func LooksLikeMarkup(mark string) string {
	return say("LooksLikeMarkup", "mark", mark)
}

// DidYouMean says "did you mean {what}?"
func DidYouMean(what string) string {
	return say("DidYouMean", "what", what)
}

// InsteadOfSign says "write {word} in its place"
func InsteadOfSign(word string) string {
	return say("InsteadOfSign", "word", word)
}

// InsteadOfSignLike says "write {word} in its place, or {like}"
func InsteadOfSignLike(word, like string) string {
	return say("InsteadOfSignLike", "word", word, "like", like)
}

// DeckOf says "the {field} of {card}"
func DeckOf(field, card string) string {
	return say("DeckOf", "field", field, "card", card)
}

// DeckOfBack says "the back's {field} of {card}"
func DeckOfBack(field, card string) string {
	return say("DeckOfBack", "field", field, "card", card)
}

// DeckBlank says "{empty} of {all} cards would be empty: no font here has {letters}"
func DeckBlank(empty, all int, letters string) string {
	return say("DeckBlank", "empty", empty, "all", all, "letters", letters)
}

// BlankAnyway says "{refusal}; --blank-anyway prints them nevertheless"
func BlankAnyway(refusal string) string {
	return say("BlankAnyway", "refusal", refusal)
}

// ThereIs says "there is {what}"
func ThereIs(what string) string {
	return say("ThereIs", "what", what)
}

// IconsThereAre says "there are {n}, such as \"star\", \"dragon\" and \"key\""
func IconsThereAre(n int) string {
	return say("IconsThereAre", "n", n)
}

// DeckTooLarge says "this file is larger than a deck can be ({kilobytes} KB)"
func DeckTooLarge(kilobytes int) string {
	return say("DeckTooLarge", "kilobytes", kilobytes)
}

// CardsTooSmall says "cards of {wide} × {high} mm have no room for words; the shorter side can be {least} mm and more"
func CardsTooSmall(wide, high string, least float64) string {
	return say("CardsTooSmall", "wide", wide, "high", high, "least", least)
}

// CardsAreNoTables says "card is {kind}; it can be a list of tables"
func CardsAreNoTables(kind string) string {
	return say("CardsAreNoTables", "kind", kind)
}

// PiecesAreNoTables says "{key} is {kind}; it can be a list of tables"
func PiecesAreNoTables(key, kind string) string {
	return say("PiecesAreNoTables", "key", key, "kind", kind)
}

// PieceTablesHow says "write {head} above its fields"
func PieceTablesHow(head string) string {
	return say("PieceTablesHow", "head", head)
}

// PieceIsNoTable says "what is under {key} is {kind}; it can be a table"
func PieceIsNoTable(key, kind string) string {
	return say("PieceIsNoTable", "key", key, "kind", kind)
}

// DeckTooManyPieces says "this file has {n} cards and pieces with all copies; it can have {most}"
func DeckTooManyPieces(n, most int) string {
	return say("DeckTooManyPieces", "n", n, "most", most)
}

// TooManyKinds says "this file has {n} different pieces under {key}; it can have {most}"
func TooManyKinds(n int, key string, most int) string {
	return say("TooManyKinds", "n", n, "key", key, "most", most)
}

// NoPieceSize says "there is no size {size}"
func NoPieceSize(size string) string {
	return say("NoPieceSize", "size", size)
}

// PieceSizeHow says "give millimetres from {least} to {most}, or small, medium or large"
func PieceSizeHow(least, most float64) string {
	return say("PieceSizeHow", "least", least, "most", most)
}

// DieFaces says "a die has {n} faces here; it can have 2, 3 or 6"
func DieFaces(n int) string {
	return say("DieFaces", "n", n)
}

// PieceOf says "{piece}: a word in its {field}"
func PieceOf(piece, field string) string {
	return say("PieceOf", "piece", piece, "field", field)
}

// PieceNth says "{kind} {n}"
func PieceNth(kind string, n int) string {
	return say("PieceNth", "kind", kind, "n", n)
}

// TokensOf says "Tokens of {size} mm with two sides"
func TokensOf(size string) string {
	return say("TokensOf", "size", size)
}

// HexTokensOf says "Hexes of {size} mm with two sides"
func HexTokensOf(size string) string {
	return say("HexTokensOf", "size", size)
}

// PiecesToCut says "{n} to cut out."
func PiecesToCut(n int) string {
	return say("PiecesToCut", "n", n)
}

// TokensRound says "{tokens}: cut along the outlines last, when both sides are glued."
func TokensRound(tokens string) string {
	return say("TokensRound", "tokens", tokens)
}

// StandeesFold says "{figures}: score and fold both at the dashed line, print outside, glue them back to back, and cut figures and feet out along their outline."
func StandeesFold(figures string) string {
	return say("StandeesFold", "figures", figures)
}

// FootOf says "foot of {figure}"
func FootOf(figure string) string {
	return say("FootOf", "figure", figure)
}

// DialBelow says "{dial} (disc)"
func DialBelow(dial string) string {
	return say("DialBelow", "dial", dial)
}

// DialCover says "{dial} (cover)"
func DialCover(dial string) string {
	return say("DialCover", "dial", dial)
}

// BoxTuck says "A box with a lid to tuck in, {size} mm inside."
func BoxTuck(size string) string {
	return say("BoxTuck", "size", size)
}

// BoxTray says "A box and a lid that goes over it, {size} mm inside."
func BoxTray(size string) string {
	return say("BoxTray", "size", size)
}

// PieceEntries says "{field} has {n} entries; it can have {least} to {most}"
func PieceEntries(field string, n, least, most int) string {
	return say("PieceEntries", "field", field, "n", n, "least", least, "most", most)
}

// WeightsOf says "{weights} weights are given for {fields} fields"
func WeightsOf(weights, fields int) string {
	return say("WeightsOf", "weights", weights, "fields", fields)
}

// DeckTooManyCards says "this deck has {n} different cards; it can have {most}"
func DeckTooManyCards(n, most int) string {
	return say("DeckTooManyCards", "n", n, "most", most)
}

// CardIsNoTable says "a card is {kind}; it can be a table"
func CardIsNoTable(kind string) string {
	return say("CardIsNoTable", "kind", kind)
}

// DeckTooManyCopies says "this deck has {n} cards with all copies; it can have {most}"
func DeckTooManyCopies(n, most int) string {
	return say("DeckTooManyCopies", "n", n, "most", most)
}

// NoColour says "{written} is no colour"
func NoColour(written string) string {
	return say("NoColour", "written", written)
}

// NoIcon says "there is no icon {icon}"
func NoIcon(icon string) string {
	return say("NoIcon", "icon", icon)
}

// NoFit says "fit is \"fit\" or \"fill\", not {written}"
func NoFit(written string) string {
	return say("NoFit", "written", written)
}

// NoPicture says "there is no picture {name} beside {file}"
func NoPicture(name, file string) string {
	return say("NoPicture", "name", name, "file", file)
}

// PictureOutside says "the picture {name} is in another folder"
func PictureOutside(name string) string {
	return say("PictureOutside", "name", name)
}

// NoFont says "there is no font {name} beside {file}, nor among the fonts of this computer"
func NoFont(name, file string) string {
	return say("NoFont", "name", name, "file", file)
}

// FontOutside says "the font {name} is in another folder"
func FontOutside(name string) string {
	return say("FontOutside", "name", name)
}

// FontBroken says "{name} is no font that can be used"
func FontBroken(name string) string {
	return say("FontBroken", "name", name)
}

// FontClosed says "the licence of the font {name} forbids to put it into a file"
func FontClosed(name string) string {
	return say("FontClosed", "name", name)
}

// OfTheme says "theme {name}, {what}"
func OfTheme(name, what string) string {
	return say("OfTheme", "name", name, "what", what)
}

// PictureTrouble says "the picture {name} cannot be used: {what}"
func PictureTrouble(name, what string) string {
	return say("PictureTrouble", "name", name, "what", what)
}

// PictureFileTooLarge says "it has more than {count} MB"
func PictureFileTooLarge(count int) string {
	return say("PictureFileTooLarge", "count", count)
}

// PictureTooManyPixels says "it has {width} × {height} pixels, which is too many"
func PictureTooManyPixels(width, height int) string {
	return say("PictureTooManyPixels", "width", width, "height", height)
}

// DrawingTooLarge says "as a drawing it has more than {count} MB"
func DrawingTooLarge(count int) string {
	return say("DrawingTooLarge", "count", count)
}

// DrawingHas says "it has {what}, which a plain SVG has not"
func DrawingHas(what string) string {
	return say("DrawingHas", "what", what)
}

// SheetLarge says "this spreadsheet is larger than {most} MB"
func SheetLarge(most int) string {
	return say("SheetLarge", "most", most)
}

// SheetBomb says "this spreadsheet has more than {most} MB packed in it, perhaps pictures"
func SheetBomb(most int) string {
	return say("SheetBomb", "most", most)
}

// SheetNotRead says "this file cannot be read: {cause}"
func SheetNotRead(cause string) string {
	return say("SheetNotRead", "cause", cause)
}

// SheetRows says "there are more than {most} rows"
func SheetRows(most int) string {
	return say("SheetRows", "most", most)
}

// SheetColumns says "there are more than {most} columns"
func SheetColumns(most int) string {
	return say("SheetColumns", "most", most)
}

// SheetCell says "more than {most} letters stand in this cell"
func SheetCell(most int) string {
	return say("SheetCell", "most", most)
}

// SheetNoEncoding says "there is no encoding “{name}”"
func SheetNoEncoding(name string) string {
	return say("SheetNoEncoding", "name", name)
}

// SheetGuessed says "this file is not UTF-8; read as Windows 1252, its first odd word is “{word}”"
func SheetGuessed(word string) string {
	return say("SheetGuessed", "word", word)
}

// SheetOthers says "only the sheet “{name}” is read, and no other sheet of the file"
func SheetOthers(name string) string {
	return say("SheetOthers", "name", name)
}

// SheetNoForm says "the name of the file can end in {endings}"
func SheetNoForm(endings string) string {
	return say("SheetNoForm", "endings", endings)
}

// SheetNoNumber says "{written} is no number{if count} of copies{end}"
func SheetNoNumber(written string, count bool) string {
	return say("SheetNoNumber", "written", written, "count", count)
}

// SheetNumberHow says "write a whole number from {least} to {most}{if count}, or 0 to leave the card out{end}"
func SheetNumberHow(least, most int, count bool) string {
	return say("SheetNumberHow", "least", least, "most", most, "count", count)
}

// SheetLonger says "{many} {plural many row rows} {plural many has have} more cells than the first row, and what stands there is not printed"
func SheetLonger(many int) string {
	return say("SheetLonger", "many", many)
}

// SheetCountsNone says "cards that have the count 0 and are not printed: {n}"
func SheetCountsNone(n int) string {
	return say("SheetCountsNone", "n", n)
}

// SheetHeadingsHow says "write a row above the cards with such names as {names}"
func SheetHeadingsHow(names string) string {
	return say("SheetHeadingsHow", "names", names)
}

// SheetColumnOut says "column {name} is not printed"
func SheetColumnOut(name string) string {
	return say("SheetColumnOut", "name", name)
}

// SheetColumnsOut says "columns {names} are not printed"
func SheetColumnsOut(names string) string {
	return say("SheetColumnsOut", "names", names)
}

// SheetColumnsThere says "columns are called {names}"
func SheetColumnsThere(names string) string {
	return say("SheetColumnsThere", "names", names)
}

// ImportOther says "{file} is no spreadsheet: name one that ends in .csv, .tsv, .xlsx or .ods"
func ImportOther(file string) string {
	return say("ImportOther", "file", file)
}

// FileIsThere says "{file} is there already: name another file with -o"
func FileIsThere(file string) string {
	return say("FileIsThere", "file", file)
}

// SheetWritten says "{file}: {cards}; `homespun print {named}` prints them"
func SheetWritten(file, cards, named string) string {
	return say("SheetWritten", "file", file, "cards", cards, "named", named)
}

// ImportLong says "the deck file would be longer than {most} KB; print the spreadsheet itself, or write from = \"{file}\" in a deck file"
func ImportLong(most int, file string) string {
	return say("ImportLong", "most", most, "file", file)
}

// FromOutside says "{file} leads out of the folder of this deck"
func FromOutside(file string) string {
	return say("FromOutside", "file", file)
}

// NoLook says "there is no look {name}"
func NoLook(name string) string {
	return say("NoLook", "name", name)
}

// LookOutside says "the look {name} is in another folder"
func LookOutside(name string) string {
	return say("LookOutside", "name", name)
}

// LookTooMany says "this side has {n} places; it can have {most}"
func LookTooMany(n, most int) string {
	return say("LookTooMany", "n", n, "most", most)
}

// LookNoPlace says "{name} has no place of four numbers"
func LookNoPlace(name string) string {
	return say("LookNoPlace", "name", name)
}

// LookOffCard says "this place lies outside of the card of {width} × {height} mm"
func LookOffCard(width, height string) string {
	return say("LookOffCard", "width", width, "height", height)
}

// LookWritten says "{file}: change it, and write in the deck beside it look = {quoted}"
func LookWritten(file, quoted string) string {
	return say("LookWritten", "file", file, "quoted", quoted)
}

// FromMissing says "there is no {file} beside this deck"
func FromMissing(file string) string {
	return say("FromMissing", "file", file)
}

// OddsHeading says "Of the {ways} ways in which two dice fall"
func OddsHeading(ways int) string {
	return say("OddsHeading", "ways", ways)
}

// SpinTwice says "Takes the place of two dice with {sides} sides: it is flicked once for each."
func SpinTwice(sides int) string {
	return say("SpinTwice", "sides", sides)
}

// TokensNote says "{tokens} for each of {players} players. Several on one square lie on each other, the last to come there on top."
func TokensNote(tokens string, players int) string {
	return say("TokensNote", "tokens", tokens, "players", players)
}

// RoundMove says "move one {token} one square"
func RoundMove(token string) string {
	return say("RoundMove", "token", token)
}

// RoundBattle says "others there: one die each, and add {geysers}"
func RoundBattle(geysers string) string {
	return say("RoundBattle", "geysers", geysers)
}

// RoundSpawn says "on {geyser}: a new {token} beside it"
func RoundSpawn(geyser, token string) string {
	return say("RoundSpawn", "geyser", geyser, "token", token)
}

// RoundFires says "after all turns: two dice, {ring} fires"
func RoundFires(ring string) string {
	return say("RoundFires", "ring", ring)
}

// RoundWins says "who holds the {mother} now wins"
func RoundWins(mother string) string {
	return say("RoundWins", "mother", mother)
}

// BoardTogether says "How the {board} goes together"
func BoardTogether(board string) string {
	return say("BoardTogether", "board", board)
}

// PageOf says "page {page}"
func PageOf(page int) string {
	return say("PageOf", "page", page)
}

// NoBooklet says "a booklet cannot be printed as {name}: choose {ways}"
func NoBooklet(name, ways string) string {
	return say("NoBooklet", "name", name, "ways", ways)
}

// BookletSheet says "{title}, sheet {sheet} of {sheets}"
func BookletSheet(title string, sheet, sheets int) string {
	return say("BookletSheet", "title", title, "sheet", sheet, "sheets", sheets)
}

// CoverPage says "Cover, page {page}"
func CoverPage(page int) string {
	return say("CoverPage", "page", page)
}

// NoEdition says "there is no set {name}: choose {editions}"
func NoEdition(name, editions string) string {
	return say("NoEdition", "name", name, "editions", editions)
}

// Hours says "{round} hours"
func Hours(round float64) string {
	return say("Hours", "round", round)
}

// Minutes says "{minutes} minutes"
func Minutes(minutes int) string {
	return say("Minutes", "minutes", minutes)
}

// CoverSheet says "1 sheet of {paper} paper, one side only: this cover."
func CoverSheet(paper string) string {
	return say("CoverSheet", "paper", paper)
}

// SignOfPrint says "Every sheet of this print has the sign {sign} at its foot; one with another sign belongs to another print."
func SignOfPrint(sign string) string {
	return say("SignOfPrint", "sign", sign)
}

// AtHand says "At hand: {tools}. {work} takes about {time}."
func AtHand(tools, work, time string) string {
	return say("AtHand", "tools", tools, "work", work, "time", time)
}

// SmallParts says "Small parts, which children under three may swallow: {parts}."
func SmallParts(parts string) string {
	return say("SmallParts", "parts", parts)
}

// Sheets says "{n} sheets"
func Sheets(n int) string {
	return say("Sheets", "n", n)
}

// SubjectOfPrint says "Print at 100 % · {sign}"
func SubjectOfPrint(sign string) string {
	return say("SubjectOfPrint", "sign", sign)
}

// SpacesThroughJoins says "The spaces of the {board} are larger than a sheet: joins run through them."
func SpacesThroughJoins(board string) string {
	return say("SpacesThroughJoins", "board", board)
}

// WordsThroughJoins says "Joins of the {board} run through words, which are longer than a sheet."
func WordsThroughJoins(board string) string {
	return say("WordsThroughJoins", "board", board)
}

// NotForSoMany says "{game} cannot be printed for {n} players: it is for {players}"
func NotForSoMany(game string, n int, players string) string {
	return say("NotForSoMany", "game", game, "n", n, "players", players)
}

// NothingToPrint says "nothing can be printed of {game} yet"
func NothingToPrint(game string) string {
	return say("NothingToPrint", "game", game)
}

// NameLeftEmpty says "The name {name} cannot be printed: its line is left empty to be written on."
func NameLeftEmpty(name string) string {
	return say("NameLeftEmpty", "name", name)
}

// NameWithoutLetters says "Not all letters of the name {name} can be printed."
func NameWithoutLetters(name string) string {
	return say("NameWithoutLetters", "name", name)
}

// FittedTo says "To fit on {sheets} the {board} is printed at {percent} %: {note}"
func FittedTo(sheets, board, percent, note string) string {
	return say("FittedTo", "sheets", sheets, "board", board, "percent", percent, "note", note)
}

// OnlyNames says "{text} names no pieces: write a part, a colon and numbers or names, such as cards:3,7"
func OnlyNames(text string) string {
	return say("OnlyNames", "text", text)
}

// OnlyTooMany says "{text} asks for more than {most} pieces"
func OnlyTooMany(text string, most int) string {
	return say("OnlyTooMany", "text", text, "most", most)
}

// OnlyTimes says "{text} cannot be: behind the * stands how many, from 1 to {most}"
func OnlyTimes(text string, most int) string {
	return say("OnlyTimes", "text", text, "most", most)
}

// OnlyRange says "{text} cannot be: pieces are counted from 1, the lower number first"
func OnlyRange(text string) string {
	return say("OnlyRange", "text", text)
}

// OnlyNoBlank says "there are no empty pieces of {part}"
func OnlyNoBlank(part string) string {
	return say("OnlyNoBlank", "part", part)
}

// OnlyOnePiece says "there is no piece {what} of {part}: there is only number 1, {piece}"
func OnlyOnePiece(what, part, piece string) string {
	return say("OnlyOnePiece", "what", what, "part", part, "piece", piece)
}

// OnlyPieces says "there is no piece {what} of {part}: there are numbers 1 to {last}, from {from} to {to}"
func OnlyPieces(what, part string, last int, from, to string) string {
	return say("OnlyPieces", "what", what, "part", part, "last", last, "from", from, "to", to)
}

// OnlySheets says "there is no sheet {what} of {part}: choose from {sheets}"
func OnlySheets(what, part, sheets string) string {
	return say("OnlySheets", "what", what, "part", part, "sheets", sheets)
}

// NoScale says "a scale of {text} cannot be: give a number from {least} to {most}, such as 0.9, fit, or sheets=2"
func NoScale(text string, least, most float64) string {
	return say("NoScale", "text", text, "least", least, "most", most)
}

// NoSpace says "a space of {side} mm cannot be: give its side in millimetres"
func NoSpace(side float64) string {
	return say("NoSpace", "side", side)
}

// TooManySets says "{n} {what} cannot be printed: ask for at most {most}"
func TooManySets(n int, what string, most int) string {
	return say("TooManySets", "n", n, "what", what, "most", most)
}

// TooManyPieces says "{pieces} pieces and cards are too many for one print: ask for fewer copies, {most} are the most"
func TooManyPieces(pieces, most int) string {
	return say("TooManyPieces", "pieces", pieces, "most", most)
}

// NoPart says "there is no part {part}: choose from {known}"
func NoPart(part, known string) string {
	return say("NoPart", "part", part, "known", known)
}

// Spares says "{n} empty ones"
func Spares(n int) string {
	return say("Spares", "n", n)
}

// NoResolution says "pictures of {dots} dots per inch cannot be: ask for {least} to {most}"
func NoResolution(dots float64, least, most int) string {
	return say("NoResolution", "dots", dots, "least", least, "most", most)
}

// PictureTooLarge says "a picture of {name} of {wide} × {high} mm would be too large at {dots} dots per inch: ask for fewer"
func PictureTooLarge(name, wide, high string, dots float64) string {
	return say("PictureTooLarge", "name", name, "wide", wide, "high", high, "dots", dots)
}

// DesignedBy says "Designed by {designer}"
func DesignedBy(designer string) string {
	return say("DesignedBy", "designer", designer)
}

// StripsCut says "{title}: cut the strips out, score each along its dashed line, fold it with the print outside, and glue its halves together."
func StripsCut(title string) string {
	return say("StripsCut", "title", title)
}

// CardTooLarge says "a card of {wide} × {high} mm{if folded} with a back to fold over{if bleed} and {bleed} mm of bleed{end}{else}{if bleed} with {bleed} mm of bleed{end}{end} does not fit on {paper}, which has room for {room} × {roomHigh} mm: {if flip}take larger paper, or print the backs on the other side{else}take larger paper or smaller cards{end}"
func CardTooLarge(wide, high string, folded bool, bleed, paper, room, roomHigh string, flip bool) string {
	return say("CardTooLarge", "wide", wide, "high", high, "folded", folded, "bleed", bleed, "paper", paper, "room", room, "roomHigh", roomHigh, "flip", flip)
}

// NoChoice says "there is no {kind} {name}: choose {names}"
func NoChoice(kind, name, names string) string {
	return say("NoChoice", "kind", kind, "name", name, "names", names)
}

// NoCardSize says "a card of {wide} × {high} mm cannot be: its sides are {least} to {most} mm long"
func NoCardSize(wide, high string, least, most float64) string {
	return say("NoCardSize", "wide", wide, "high", high, "least", least, "most", most)
}

// NoBleed says "a bleed of {bleed} mm cannot be: give 0 to {most}"
func NoBleed(bleed, most float64) string {
	return say("NoBleed", "bleed", bleed, "most", most)
}

// BleedTooWide says "the cards are drawn with {art} mm of bleed, so that {bleed} mm cannot be kept: ask for less"
func BleedTooWide(art, bleed string) string {
	return say("BleedTooWide", "art", art, "bleed", bleed)
}

// NoMarks says "cut marks with a {what} of {length} mm cannot be: give {least} to {most}"
func NoMarks(what string, length, least, most float64) string {
	return say("NoMarks", "what", what, "length", length, "least", least, "most", most)
}

// NoJoin says "there is no join {name}: choose flap (glued) or butt (edge to edge, taped on the back)"
func NoJoin(name string) string {
	return say("NoJoin", "name", name)
}

// TilesJoinRows says "{join} the tiles of each row together first ({first} to {last}), then the rows, from the top{under}."
func TilesJoinRows(join, first, last, under string) string {
	return say("TilesJoinRows", "join", join, "first", first, "last", last, "under", under)
}

// TilesJoinAcross says "{join} the tiles together from left to right ({first} to {last}){under}."
func TilesJoinAcross(join, first, last, under string) string {
	return say("TilesJoinAcross", "join", join, "first", first, "last", last, "under", under)
}

// TilesJoinDown says "{join} the tiles together from the top down ({first} to {last}){under}."
func TilesJoinDown(join, first, last, under string) string {
	return say("TilesJoinDown", "join", join, "first", first, "last", last, "under", under)
}

// TilesMarks says "{board}a join is right where the half-diamonds make whole ones."
func TilesMarks(board string) string {
	return say("TilesMarks", "board", board)
}

// PageOfPages says "page {page} of {pages}"
func PageOfPages(page, pages int) string {
	return say("PageOfPages", "page", page, "pages", pages)
}

// SheetOfSet says "set {n} of {all}"
func SheetOfSet(n, all int) string {
	return say("SheetOfSet", "n", n, "all", all)
}

// SheetOfSets says "sets {first} to {last} of {all}"
func SheetOfSets(first, last, all int) string {
	return say("SheetOfSets", "first", first, "last", last, "all", all)
}

// OnlyCards says "Left out here: {parts}{if more} and other pieces{end}. A PDF has them."
func OnlyCards(parts string, more bool) string {
	return say("OnlyCards", "parts", parts, "more", more)
}

// MarksCrowded says "the marks of a cutting machine have no room: take --margin {margin} or more"
func MarksCrowded(margin float64) string {
	return say("MarksCrowded", "margin", margin)
}

// SheafStopped says "stopped: {written} of {all} pictures are in {folder}"
func SheafStopped(written, all int, folder string) string {
	return say("SheafStopped", "written", written, "all", all, "folder", folder)
}

// FolderOfAnother says "{folder} has pictures of another print: name another folder with -o"
func FolderOfAnother(folder string) string {
	return say("FolderOfAnother", "folder", folder)
}

// FolderThere says "the folder {folder} is there already: name it with -o to replace the pictures in it"
func FolderThere(folder string) string {
	return say("FolderThere", "folder", folder)
}

// OnlyDecksTogether says "{name} is no deck of cards, and only decks are printed together: leave it out"
func OnlyDecksTogether(name string) string {
	return say("OnlyDecksTogether", "name", name)
}

// PieceTooLarge says "{piece} is {wide} × {high} mm and does not fit on {paper}, which has room for {room} × {roomHigh} mm: take larger paper or a smaller scale"
func PieceTooLarge(piece, wide, high, paper, room, roomHigh string) string {
	return say("PieceTooLarge", "piece", piece, "wide", wide, "high", high, "paper", paper, "room", room, "roomHigh", roomHigh)
}

// NoPaper says "there is no paper {name}: choose {names}, or give a size such as 180x250"
func NoPaper(name, names string) string {
	return say("NoPaper", "name", name, "names", names)
}

// NoPaperSize says "paper of {wide} × {high} mm cannot be: its sides are {least} to {most} mm long"
func NoPaperSize(wide, high string, least, most float64) string {
	return say("NoPaperSize", "wide", wide, "high", high, "least", least, "most", most)
}

// TooManyPictures says "the pictures have more than {most} MB: ask for fewer dots per inch with --dpi"
func TooManyPictures(most int) string {
	return say("TooManyPictures", "most", most)
}

// NoMargin says "a margin of {margin} mm cannot be: give 0 or more"
func NoMargin(margin float64) string {
	return say("NoMargin", "margin", margin)
}

// PaperTooSmall says "paper of {wide} × {high} mm with a margin of {margin} mm leaves no room for the scale bar and the parts: take larger paper or a smaller margin"
func PaperTooSmall(wide, high, margin float64) string {
	return say("PaperTooSmall", "wide", wide, "high", high, "margin", margin)
}

// BoardTooLarge says "a {board} of {wide} × {high} mm needs more than {most} sheets of {paper} side by side: make it smaller or take larger paper"
func BoardTooLarge(board, wide, high string, most int, paper string) string {
	return say("BoardTooLarge", "board", board, "wide", wide, "high", high, "most", most, "paper", paper)
}

// ParcelOfSeveral says "there are {found} house rules in it: choose one"
func ParcelOfSeveral(found int) string {
	return say("ParcelOfSeveral", "found", found)
}

// CardSignOut says "leaves out {sign}, which neither fonts nor icons here have"
func CardSignOut(sign string) string {
	return say("CardSignOut", "sign", sign)
}

// CardScriptOut says "leaves out words in {script}, which no font here has"
func CardScriptOut(script string) string {
	return say("CardScriptOut", "script", script)
}

// CardMore says "; so do {n} more cards"
func CardMore(n int) string {
	return say("CardMore", "n", n)
}

// CardLines says "is too long for {n} {plural n line lines} and ends with an ellipsis"
func CardLines(n int) string {
	return say("CardLines", "n", n)
}

// DialEntries says "the dial goes from {from} to {to}; it has 2 to {most} numbers"
func DialEntries(from, to, most int) string {
	return say("DialEntries", "from", from, "to", to, "most", most)
}

// PieceUnfit says "{piece} of {wide} × {high} mm does not fit on {paper}, which {if small}holds cards only{else}has room for {room} × {roomHigh} mm{end}"
func PieceUnfit(piece, wide, high, paper string, small bool, room, roomHigh string) string {
	return say("PieceUnfit", "piece", piece, "wide", wide, "high", high, "paper", paper, "small", small, "room", room, "roomHigh", roomHigh)
}

// PieceUnfitHow says "{if larger}take {larger}{if small}{else} or make it smaller{end}{else}make it smaller{end}"
func PieceUnfitHow(larger string, small bool) string {
	return say("PieceUnfitHow", "larger", larger, "small", small)
}

// CardTooFullAt says "is too long for the card even in {size} pt, and ends with an ellipsis"
func CardTooFullAt(size float64) string {
	return say("CardTooFullAt", "size", size)
}

// SpinnerNote says "Takes the place of a die with {sides} sides."
func SpinnerNote(sides int) string {
	return say("SpinnerNote", "sides", sides)
}

// DieNote says "A die with the sides {sides}, for when no other is at hand."
func DieNote(sides string) string {
	return say("DieNote", "sides", sides)
}

// DieStepGlue says "Die: glue the tabs in the order of their letters, A to {last}; each goes inside, under the edge that bears its letter, and the {die} closes by itself."
func DieStepGlue(last, die string) string {
	return say("DieStepGlue", "last", last, "die", die)
}

// SpacesOfMat says "{wide} × {high} mm, its spaces are {side} mm."
func SpacesOfMat(wide, high, side string) string {
	return say("SpacesOfMat", "wide", wide, "high", high, "side", side)
}

// RulesOf says "Rules: {ruleset}"
func RulesOf(ruleset string) string {
	return say("RulesOf", "ruleset", ruleset)
}

// RuleSheetFacts says "Players: {players}. Minutes: {least} to {most}. From {age} years."
func RuleSheetFacts(players string, least, most, age int) string {
	return say("RuleSheetFacts", "players", players, "least", least, "most", most, "age", age)
}

// GameBy says "{game} is a game by {designer}"
func GameBy(game, designer string) string {
	return say("GameBy", "game", game, "designer", designer)
}

// NoSpaceSize says "spaces of {side} mm cannot be played on: choose a scale or a size that makes them {least} to {most} mm"
func NoSpaceSize(side string, least, most float64) string {
	return say("NoSpaceSize", "side", side, "least", least, "most", most)
}

// LargeSpaces says "the parts of a large set are {side} mm, which spaces of {space} mm have no room for: choose a larger scale or the usual set"
func LargeSpaces(side float64, space string) string {
	return say("LargeSpaces", "side", side, "space", space)
}

// LargeSquares says "the parts of a large set are {side} mm, which squares of {space} mm have no room for: choose a larger scale or the usual set"
func LargeSquares(side float64, space string) string {
	return say("LargeSquares", "side", side, "space", space)
}

// LargeWagons says "the wagons of a large set are {side} mm, which spaces of {space} mm have no room for: choose a larger scale or the usual set"
func LargeWagons(side float64, space string) string {
	return say("LargeWagons", "side", side, "space", space)
}

// OtherGame says "the rules of {rules} are not those of {game}"
func OtherGame(rules, game string) string {
	return say("OtherGame", "rules", rules, "game", game)
}

// TentsNote says "{figures}, folded so that they stand by themselves."
func TentsNote(figures string) string {
	return say("TentsNote", "figures", figures)
}

// StandeesNote says "{figures}. Each has a foot to stand on."
func StandeesNote(figures string) string {
	return say("StandeesNote", "figures", figures)
}

// StandeesCut says "{figures}: cut figures along the lines and feet along their outline, score and fold both at the dashed line, print outside, and glue them back to back."
func StandeesCut(figures string) string {
	return say("StandeesCut", "figures", figures)
}

// StandeesOutline says "{figures}: when the glue is dry, cut along the line around each picture, through both layers."
func StandeesOutline(figures string) string {
	return say("StandeesOutline", "figures", figures)
}

// StandeesPush says "{figures}: push the slot of a figure crosswise into the slot of a foot, until both stand on the table."
func StandeesPush(figures string) string {
	return say("StandeesPush", "figures", figures)
}

// StandeesSlots says "{figures}: when the glue is dry, cut the narrow slots through both layers: of a figure from below, of a foot from its fold down."
func StandeesSlots(figures string) string {
	return say("StandeesSlots", "figures", figures)
}

// NoStand says "there are no figures that stand by a {name}: choose {ways}"
func NoStand(name, ways string) string {
	return say("NoStand", "name", name, "ways", ways)
}

// FlatBasesNote says "{n} round bases of {wide} that lie flat, with the pictures of the toys."
func FlatBasesNote(n int, wide string) string {
	return say("FlatBasesNote", "n", n, "wide", wide)
}

// ChitsTable says "table {n}"
func ChitsTable(n int) string {
	return say("ChitsTable", "n", n)
}

// SpinnerOf says "spinner of {name}"
func SpinnerOf(name string) string {
	return say("SpinnerOf", "name", name)
}

// CountsFor says "counts for {who}"
func CountsFor(who string) string {
	return say("CountsFor", "who", who)
}

// FiguresFold says "{figures}: cut along the lines, score and fold at the dashed line, print outside, and glue both halves back to back."
func FiguresFold(figures string) string {
	return say("FiguresFold", "figures", figures)
}

// BasesNote says "{n} round bases of {wide}, with the names that the figures have in the battle."
func BasesNote(n int, wide string) string {
	return say("BasesNote", "n", n, "wide", wide)
}

// GaugesNote says "Strips of paper in place of {twines}, each {length} long."
func GaugesNote(twines, length string) string {
	return say("GaugesNote", "twines", twines, "length", length)
}

// StripNote says "The strip “own edge” lies at the edge of the table and shows how far from it figures may begin: {length}."
func StripNote(length string) string {
	return say("StripNote", "length", length)
}

// NoBaseSize says "bases of {base} mm cannot be played with: choose a scale or a base that makes them {least} to {most} mm"
func NoBaseSize(base string, least, most float64) string {
	return say("NoBaseSize", "base", base, "least", least, "most", most)
}

// Dial says "dial {n} steps"
func Dial(n int) string {
	return say("Dial", "n", n)
}

// TokensMixed says "{n} kinds for each side, and {none} that are none, all with the same back."
func TokensMixed(n, none int) string {
	return say("TokensMixed", "n", n, "none", none)
}

// TokensLie says "{tokens}: each lies face down under a dog-tag until its bearer dies. A side that wants two alike prints that one again."
func TokensLie(tokens string) string {
	return say("TokensLie", "tokens", tokens)
}

// NoToken says "No {token}."
func NoToken(token string) string {
	return say("NoToken", "token", token)
}

// BackPrint says "Print both pages at 100 % on one sheet, turned over its {edge} edge."
func BackPrint(edge string) string {
	return say("BackPrint", "edge", edge)
}

// BackScale says "Scale {name}"
func BackScale(name string) string {
	return say("BackScale", "name", name)
}

// BackLines says "On each of the three scales one line goes straight on as a line of side F, a long one as a long one. Its number, with its sign, is what counts. {where}"
func BackLines(where string) string {
	return say("BackLines", "where", where)
}

// BackDone says "+ moves the back to the right (X) and down (Y). Printed with X {x}, Y {y} mm, turned by {degrees}°."
func BackDone(x, y, degrees string) string {
	return say("BackDone", "x", x, "y", y, "degrees", degrees)
}

// BackEdge says "Turn over the {edge} edge"
func BackEdge(edge string) string {
	return say("BackEdge", "edge", edge)
}

// PrinterNoWord says "{key} is no word"
func PrinterNoWord(key string) string {
	return say("PrinterNoWord", "key", key)
}

// PrinterTables says "write [{key}] on a line of its own and its fields below it"
func PrinterTables(key string) string {
	return say("PrinterTables", "key", key)
}

// PrinterNoTable says "{key} is no table"
func PrinterNoTable(key string) string {
	return say("PrinterNoTable", "key", key)
}

// PrinterNoField says "{key} is not a field of a printer"
func PrinterNoField(key string) string {
	return say("PrinterNoField", "key", key)
}

// PrinterQuoted says "{key} is the word {text}; it can be a number from {least} to {most}"
func PrinterQuoted(key, text string, least, most float64) string {
	return say("PrinterQuoted", "key", key, "text", text, "least", least, "most", most)
}

// PrinterNoNumber says "{key} is no number; it can be one from {least} to {most}"
func PrinterNoNumber(key string, least, most float64) string {
	return say("PrinterNoNumber", "key", key, "least", least, "most", most)
}

// PrinterOutside says "{key} is {number}; it can be a number from {least} to {most}"
func PrinterOutside(key, number string, least, most float64) string {
	return say("PrinterOutside", "key", key, "number", number, "least", least, "most", most)
}

// PrinterFileTaken says "there is a file {file} already; take another name"
func PrinterFileTaken(file string) string {
	return say("PrinterFileTaken", "file", file)
}

// PrintersAlike says "{files} are both called {name}: change the name in one of them"
func PrintersAlike(files, name string) string {
	return say("PrintersAlike", "files", files, "name", name)
}

// NoMeasure says "a bar of {printed} mm cannot measure {measured} mm"
func NoMeasure(printed float64, measured string) string {
	return say("NoMeasure", "printed", printed, "measured", measured)
}

// LargeCorrection says "A correction of {percent} % is much for a printer: was the ruler sheet printed at 100 %, and the whole ruler measured?"
func LargeCorrection(percent string) string {
	return say("LargeCorrection", "percent", percent)
}

// TooFarTurned says "{top} at the top and {bottom} at the bottom cannot both be: the back would be turned by more than {most}°; read the scales again"
func TooFarTurned(top, bottom string, most float64) string {
	return say("TooFarTurned", "top", top, "bottom", bottom, "most", most)
}

// ProbeMargin says "Its number is the printer’s margin, in millimetres. {where}"
func ProbeMargin(where string) string {
	return say("ProbeMargin", "where", where)
}

// PrinterFlip says "flip is {flip}; it can be {long} or {short}"
func PrinterFlip(flip, long, short string) string {
	return say("PrinterFlip", "flip", flip, "long", long, "short", short)
}

// PrinterNameUnseen says "the name {name} has signs that cannot be seen: type it anew"
func PrinterNameUnseen(name string) string {
	return say("PrinterNameUnseen", "name", name)
}

// PrinterNameLong says "the name {name} has more than {most} letters"
func PrinterNameLong(name string, most int) string {
	return say("PrinterNameLong", "name", name, "most", most)
}

// RulerHalf says "Half a millimetre counts. {where}"
func RulerHalf(where string) string {
	return say("RulerHalf", "where", where)
}

// RulerAcross says "Across, 0 to {length}, it measured"
func RulerAcross(length float64) string {
	return say("RulerAcross", "length", length)
}

// RulerDown says "Down, 0 to {length}, it measured"
func RulerDown(length float64) string {
	return say("RulerDown", "length", length)
}

// RulerCorrectedBy says "This sheet is printed with the printer’s correction, × {across} across and × {down} down: both rulers should measure what they say."
func RulerCorrectedBy(across, down float64) string {
	return say("RulerCorrectedBy", "across", across, "down", down)
}

// RulerMeasure says "Measure both rulers with a good one of steel or wood: from the line at 0 to the line at {across} across, and to the line at {down} down."
func RulerMeasure(across, down float64) string {
	return say("RulerMeasure", "across", across, "down", down)
}

// PrinterNamed says "Printer: {name}"
func PrinterNamed(name string) string {
	return say("PrinterNamed", "name", name)
}

// SubjectBothSides says "Print at 100 %, on both sides, turned over the {edge} edge"
func SubjectBothSides(edge string) string {
	return say("SubjectBothSides", "edge", edge)
}

// SlipsOfDecks says "{decks} decks of {cards} small cards with plain backs, so print them on thick paper."
func SlipsOfDecks(decks, cards int) string {
	return say("SlipsOfDecks", "decks", decks, "cards", cards)
}

// DecksNote says "{decks} decks of {cards} cards, {wide} × {high} mm, each with a back of its own."
func DecksNote(decks, cards int, wide, high string) string {
	return say("DecksNote", "decks", decks, "cards", cards, "wide", wide, "high", high)
}

// OneOfEachColour says "{colours} {noun}, one of each colour"
func OneOfEachColour(colours int, noun string) string {
	return say("OneOfEachColour", "colours", colours, "noun", noun)
}

// ChipsNote says "White for {progress} and blue for {supplies}, of 1 and of {large}, for {players} players."
func ChipsNote(progress, supplies string, large, players int) string {
	return say("ChipsNote", "progress", progress, "supplies", supplies, "large", large, "players", players)
}

// ReferenceNote says "What every pair does, for each of {players} players."
func ReferenceNote(players int) string {
	return say("ReferenceNote", "players", players)
}

// TrailNote says "{wide} × {high} mm, from 0 to {last} in spaces of {side} mm."
func TrailNote(wide, high string, last int, side string) string {
	return say("TrailNote", "wide", wide, "high", high, "last", last, "side", side)
}

// PadNote says "{slips} slips, one for each game."
func PadNote(slips int) string {
	return say("PadNote", "slips", slips)
}

// PadDraw says "{par} a board is a draw"
func PadDraw(par int) string {
	return say("PadDraw", "par", par)
}

// ScoringMore says "More than {par}{if each} for each board played{end}: the {side} win."
func ScoringMore(par int, each bool, side string) string {
	return say("ScoringMore", "par", par, "each", each, "side", side)
}

// ScoringLess says "Less: the {side} win. Exactly {par}: a draw."
func ScoringLess(side string, par int) string {
	return say("ScoringLess", "side", side, "par", par)
}

// OddsNote says "How often two dice wake each {ring}."
func OddsNote(ring string) string {
	return say("OddsNote", "ring", ring)
}

// RosterFigures says "The whole roster of {figures}"
func RosterFigures(figures string) string {
	return say("RosterFigures", "figures", figures)
}

// GlueUnder says "glue under {tile}"
func GlueUnder(tile string) string {
	return say("GlueUnder", "tile", tile)
}

// AnotherAction says "Another {action}"
func AnotherAction(action string) string {
	return say("AnotherAction", "action", action)
}

// Surviving says "Surviving {side}"
func Surviving(side string) string {
	return say("Surviving", "side", side)
}

// OwnWay says "{name}: from {from} to {to}"
func OwnWay(name string, from, to int) string {
	return say("OwnWay", "name", name, "from", from, "to", to)
}

// OwnLane says "from {from}"
func OwnLane(from int) string {
	return say("OwnLane", "from", from)
}

// OwnStop says "Stop: {says}"
func OwnStop(says string) string {
	return say("OwnStop", "says", says)
}

// OwnPass says "Going past: {says}"
func OwnPass(says string) string {
	return say("OwnPass", "says", says)
}

// OwnFigures says "{figures} for each of {players} players"
func OwnFigures(figures string, players int) string {
	return say("OwnFigures", "figures", figures, "players", players)
}

// OwnDiscsNote says "To count {names}."
func OwnDiscsNote(names string) string {
	return say("OwnDiscsNote", "names", names)
}

// OwnThingsNote says "{capital names}. Each lies first where the board shows it."
func OwnThingsNote(names string) string {
	return say("OwnThingsNote", "names", names)
}

// OwnCards says "{cards} cards, {wide} × {high} mm{if decks}: {decks}{end}."
func OwnCards(cards int, wide, high, decks string) string {
	return say("OwnCards", "cards", cards, "wide", wide, "high", high, "decks", decks)
}

// OwnPadNote says "{slips} slips to count {names}, one for each game."
func OwnPadNote(slips int, names string) string {
	return say("OwnPadNote", "slips", slips, "names", names)
}

// OwnDice says "{dice} of them: {note}"
func OwnDice(dice int, note string) string {
	return say("OwnDice", "dice", dice, "note", note)
}

// OwnBegins says "begins at {start}"
func OwnBegins(start int) string {
	return say("OwnBegins", "start", start)
}

// OwnCredit says "{game} is a game of our own."
func OwnCredit(game string) string {
	return say("OwnCredit", "game", game)
}

// OwnClause says "{title}{if colon} –{else}:{end} {says}"
func OwnClause(title string, colon bool, says string) string {
	return say("OwnClause", "title", title, "colon", colon, "says", says)
}

// OwnFoot says "foot for {seat}"
func OwnFoot(seat string) string {
	return say("OwnFoot", "seat", seat)
}
