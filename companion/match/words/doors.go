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
	App                   = say("App")
	Back                  = say("Back")
	Close                 = say("Close")
	Cancel                = say("Cancel")
	NoViewer              = say("NoViewer")
	NoFileManager         = say("NoFileManager")
	NotOnThisComputer     = say("NotOnThisComputer")
	SettingsTrouble       = say("SettingsTrouble")
	NothingKept           = say("NothingKept")
	NoAnswer              = say("NoAnswer")
	NothingKeptMay        = say("NothingKeptMay")
	NothingKeptProtected  = say("NothingKeptProtected")
	NothingKeptCloud      = say("NothingKeptCloud")
	NothingKeptDisk       = say("NothingKeptDisk")
	NothingKeptAside      = say("NothingKeptAside")
	AnotherFolder         = say("AnotherFolder")
	TryAgain              = say("TryAgain")
	PlayUnkept            = say("PlayUnkept")
	Unkept                = say("Unkept")
	GoOnWith              = say("GoOnWith")
	WhatShallWePlay       = say("WhatShallWePlay")
	WhichTonight          = say("WhichTonight")
	HowYoung              = say("HowYoung")
	HowLong               = say("HowLong")
	Whatever              = say("Whatever")
	JobPrint              = say("JobPrint")
	JobPlay               = say("JobPlay")
	JobHouse              = say("JobHouse")
	Play                  = say("Play")
	HouseRules            = say("HouseRules")
	Matches               = say("Matches")
	AllMatches            = say("AllMatches")
	Settings              = say("Settings")
	About                 = say("About")
	Unreadable            = say("Unreadable")
	UnreadableHelp        = say("UnreadableHelp")
	OpenFile              = say("OpenFile")
	OpenFolder            = say("OpenFolder")
	Unfinished            = say("Unfinished")
	Finished              = say("Finished")
	NoMatches             = say("NoMatches")
	MoreMatches           = say("MoreMatches")
	Rename                = say("Rename")
	ThrowAway             = say("ThrowAway")
	NoBin                 = say("NoBin")
	Opening               = say("Opening")
	CannotOpen            = say("CannotOpen")
	NewMatch              = say("NewMatch")
	SameAgain             = say("SameAgain")
	SamePeople            = say("SamePeople")
	WherePieces           = say("WherePieces")
	OnOurTable            = say("OnOurTable")
	OnOurTableHelp        = say("OnOurTableHelp")
	OnThisScreen          = say("OnThisScreen")
	OnThisScreenHelp      = say("OnThisScreenHelp")
	WhoMeasures           = say("WhoMeasures")
	AppMeasures           = say("AppMeasures")
	WeMeasure             = say("WeMeasure")
	WhichCards            = say("WhichCards")
	CardsOnScreen         = say("CardsOnScreen")
	CardsInHand           = say("CardsInHand")
	WeDeal                = say("WeDeal")
	WhoPlays              = say("WhoPlays")
	ChairPieces           = say("ChairPieces")
	WhoPlaysHelp          = say("WhoPlaysHelp")
	HowMany               = say("HowMany")
	FreeChair             = say("FreeChair")
	NoFreeChair           = say("NoFreeChair")
	WhichRules            = say("WhichRules")
	OtherRules            = say("OtherRules")
	OtherRulesHelp        = say("OtherRulesHelp")
	GoOnFromHere          = say("GoOnFromHere")
	HowToPlay             = say("HowToPlay")
	Aim                   = say("Aim")
	ATurn                 = say("ATurn")
	AllRules              = say("AllRules")
	WithPictures          = say("WithPictures")
	GoesOnHere            = say("GoesOnHere")
	WentOn                = say("WentOn")
	WhichTheme            = say("WhichTheme")
	WhoRolls              = say("WhoRolls")
	AppRolls              = say("AppRolls")
	RealDice              = say("RealDice")
	AsStandard            = say("AsStandard")
	FamilyRules           = say("FamilyRules")
	CannotBeUsed          = say("CannotBeUsed")
	SomebodyNew           = say("SomebodyNew")
	WhoIsThere            = say("WhoIsThere")
	WhoIsThereHelp        = say("WhoIsThereHelp")
	AddMe                 = say("AddMe")
	ToTheGames            = say("ToTheGames")
	WhatsYourName         = say("WhatsYourName")
	PersonName            = say("PersonName")
	PersonFigure          = say("PersonFigure")
	PersonPicture         = say("PersonPicture")
	PictureNotTaken       = say("PictureNotTaken")
	PersonColour          = say("PersonColour")
	PersonHelp            = say("PersonHelp")
	PersonHelpHow         = say("PersonHelpHow")
	NoHelp                = say("NoHelp")
	SomeHelp              = say("SomeHelp")
	MoreHelp              = say("MoreHelp")
	PersonAloud           = say("PersonAloud")
	KeepPerson            = say("KeepPerson")
	ForgetPerson          = say("ForgetPerson")
	NotInvited            = say("NotInvited")
	PeopleKept            = say("PeopleKept")
	PeopleAreTables       = say("PeopleAreTables")
	CannotShow            = say("CannotShow")
	ShowInFolder          = say("ShowInFolder")
	Undo                  = say("Undo")
	Redo                  = say("Redo")
	PutRight              = say("PutRight")
	Why                   = say("Why")
	Rules                 = say("Rules")
	Log                   = say("Log")
	SoFar                 = say("SoFar")
	BigView               = say("BigView")
	InSecret              = say("InSecret")
	NothingYet            = say("NothingYet")
	BackToNow             = say("BackToNow")
	PastHelp              = say("PastHelp")
	Done                  = say("Done")
	DealAll               = say("DealAll")
	SetUpForUs            = say("SetUpForUs")
	DealOne               = say("DealOne")
	TellingKeys           = say("TellingKeys")
	Pause                 = say("Pause")
	TellOn                = say("TellOn")
	Skip                  = say("Skip")
	TellAgain             = say("TellAgain")
	WhyThat               = say("WhyThat")
	WhyDid                = say("WhyDid")
	TapToRoll             = say("TapToRoll")
	TapToRollMany         = say("TapToRollMany")
	TheyLieThere          = say("TheyLieThere")
	OrTheApp              = say("OrTheApp")
	WeRolled              = say("WeRolled")
	RollAgain             = say("RollAgain")
	RollsItself           = say("RollsItself")
	GoOn                  = say("GoOn")
	BotsWait              = say("BotsWait")
	MeasureThenTap        = say("MeasureThenTap")
	BotsListen            = say("BotsListen")
	DidSomethingChange    = say("DidSomethingChange")
	PutRightHelp          = say("PutRightHelp")
	WhoseTurn             = say("WhoseTurn")
	WhichOne              = say("WhichOne")
	WhichOfPile           = say("WhichOfPile")
	TheRules              = say("TheRules")
	House                 = say("House")
	OnScreenOnly          = say("OnScreenOnly")
	Again                 = say("Again")
	ChangeRule            = say("ChangeRule")
	Print                 = say("Print")
	SeeBoard              = say("SeeBoard")
	SeeEnd                = say("SeeEnd")
	Draw                  = say("Draw")
	TheMatch              = say("TheMatch")
	ReadAgain             = say("ReadAgain")
	FileChanged           = say("FileChanged")
	FileTrouble           = say("FileTrouble")
	FileGone              = say("FileGone")
	FileGoneHelp          = say("FileGoneHelp")
	FileUnread            = say("FileUnread")
	FileUnreadHelp        = say("FileUnreadHelp")
	NewFile               = say("NewFile")
	WriteAgain            = say("WriteAgain")
	NothingLost           = say("NothingLost")
	StillWriting          = say("StillWriting")
	NotWrittenYet         = say("NotWrittenYet")
	LeavesWhenWritten     = say("LeavesWhenWritten")
	LeaveAtOnce           = say("LeaveAtOnce")
	Stay                  = say("Stay")
	BotTrouble            = say("BotTrouble")
	TakeOver              = say("TakeOver")
	WhoSitsHere           = say("WhoSitsHere")
	WhoSitsHereHelp       = say("WhoSitsHereHelp")
	NameIsWrong           = say("NameIsWrong")
	NameIsWrongHelp       = say("NameIsWrongHelp")
	WhatIsTheName         = say("WhatIsTheName")
	LastMove              = say("LastMove")
	LastMoveIs            = say("LastMoveIs")
	LastMoveIsNot         = say("LastMoveIsNot")
	Table                 = say("Table")
	WhatHappens           = say("WhatHappens")
	DrawnUnseen           = say("DrawnUnseen")
	HowItCame             = say("HowItCame")
	ThePodium             = say("ThePodium")
	Consoled              = say("Consoled")
	CoverAgain            = say("CoverAgain")
	SeeTable              = say("SeeTable")
	FixLaid               = say("FixLaid")
	LeaveLaid             = say("LeaveLaid")
	Leave                 = say("Leave")
	LookAlone             = say("LookAlone")
	LookAway              = say("LookAway")
	PutAway               = say("PutAway")
	OrderLittle           = say("OrderLittle")
	LeftEdge              = say("LeftEdge")
	RightEdge             = say("RightEdge")
	FarEdge               = say("FarEdge")
	NearEdge              = say("NearEdge")
	WhichPlaces           = say("WhichPlaces")
	PlacesExample         = say("PlacesExample")
	StillTheSame          = say("StillTheSame")
	StillTheSameHelp      = say("StillTheSameHelp")
	StillAsLeftHelp       = say("StillAsLeftHelp")
	ItIsTheSame           = say("ItIsTheSame")
	PutItRight            = say("PutItRight")
	AreaBoard             = say("AreaBoard")
	AreaTable             = say("AreaTable")
	AreaPeople            = say("AreaPeople")
	FarLeft               = say("FarLeft")
	FarRight              = say("FarRight")
	NearLeft              = say("NearLeft")
	NearRight             = say("NearRight")
	StandsFallen          = say("StandsFallen")
	StandsTurned          = say("StandsTurned")
	OrdersAllThere        = say("OrdersAllThere")
	YesItHappened         = say("YesItHappened")
	WhichIsRight          = say("WhichIsRight")
	TableIsRight          = say("TableIsRight")
	ScreenIsRight         = say("ScreenIsRight")
	OrdersTitle           = say("OrdersTitle")
	OrdersList            = say("OrdersList")
	OrdersEach            = say("OrdersEach")
	OrdersTold            = say("OrdersTold")
	TapThenDo             = say("TapThenDo")
	OrdersKeys            = say("OrdersKeys")
	ToPlace               = say("ToPlace")
	Pass                  = say("Pass")
	PlacedBrief           = say("PlacedBrief")
	OffBoard              = say("OffBoard")
	Away                  = say("Away")
	NobodyYet             = say("NobodyYet")
	OwnCards              = say("OwnCards")
	OwnCardsAre           = say("OwnCardsAre")
	NewDeck               = say("NewDeck")
	OwnGames              = say("OwnGames")
	OwnGamesAre           = say("OwnGamesAre")
	OwnGamesHelp          = say("OwnGamesHelp")
	NoOwnGames            = say("NoOwnGames")
	NoOwnGamesHelp        = say("NoOwnGamesHelp")
	GamesToBegin          = say("GamesToBegin")
	CopyGame              = say("CopyGame")
	NoDecks               = say("NoDecks")
	NoDecksHelp           = say("NoDecksHelp")
	DecksHelp             = say("DecksHelp")
	DeckCalled            = say("DeckCalled")
	DeckHolder            = say("DeckHolder")
	Cards                 = say("Cards")
	DeckChange            = say("DeckChange")
	DeckAsText            = say("DeckAsText")
	CardAdd               = say("CardAdd")
	CardCopy              = say("CardCopy")
	CardEarlier           = say("CardEarlier")
	CardLater             = say("CardLater")
	CardOut               = say("CardOut")
	CardTitle             = say("CardTitle")
	CardWords             = say("CardWords")
	CardCount             = say("CardCount")
	CardPicture           = say("CardPicture")
	CardPictureOther      = say("CardPictureOther")
	CardPictureNone       = say("CardPictureNone")
	CardPictureTake       = say("CardPictureTake")
	OurPictures           = say("OurPictures")
	OurPicturesHelp       = say("OurPicturesHelp")
	CardsHelp             = say("CardsHelp")
	CardOvertaken         = say("CardOvertaken")
	PasteRows             = say("PasteRows")
	Shipped               = say("Shipped")
	NewFromThis           = say("NewFromThis")
	EditFile              = say("EditFile")
	PlayThis              = say("PlayThis")
	PrintThis             = say("PrintThis")
	WhatDiffers           = say("WhatDiffers")
	AllStandard           = say("AllStandard")
	ShippedHelp           = say("ShippedHelp")
	WhatIsWrong           = say("WhatIsWrong")
	WorthKnowing          = say("WorthKnowing")
	WhatCalled            = say("WhatCalled")
	NameHolder            = say("NameHolder")
	Begin                 = say("Begin")
	CannotBeNamed         = say("CannotBeNamed")
	FileIs                = say("FileIs")
	ReadsAgain            = say("ReadsAgain")
	Rule                  = say("Rule")
	HereIs                = say("HereIs")
	IsStandard            = say("IsStandard")
	EditUse               = say("EditUse")
	EditCommand           = say("EditCommand")
	EditAlong             = say("EditAlong")
	OpenUse               = say("OpenUse")
	OpenCommand           = say("OpenCommand")
	OpenCommandHelp       = say("OpenCommandHelp")
	OpenCommandExample    = say("OpenCommandExample")
	EditCommandHelp       = say("EditCommandHelp")
	GiveUse               = say("GiveUse")
	GiveExample           = say("GiveExample")
	TakeUse               = say("TakeUse")
	TakeExample           = say("TakeExample")
	RulesFile             = say("RulesFile")
	CodeText              = say("CodeText")
	BundleFile            = say("BundleFile")
	GiveCommand           = say("GiveCommand")
	GiveCommandHelp       = say("GiveCommandHelp")
	GiveOutUse            = say("GiveOutUse")
	TakeCommand           = say("TakeCommand")
	TakeCommandHelp       = say("TakeCommandHelp")
	TakeLookUse           = say("TakeLookUse")
	TakeWhichUse          = say("TakeWhichUse")
	StandardInput         = say("StandardInput")
	GiveAway              = say("GiveAway")
	GiveHow               = say("GiveHow")
	GiveWhat              = say("GiveWhat")
	GivePictures          = say("GivePictures")
	GiveTooLong           = say("GiveTooLong")
	CopyText              = say("CopyText")
	TextCopied            = say("TextCopied")
	SavePicture           = say("SavePicture")
	SaveFile              = say("SaveFile")
	TakeIn                = say("TakeIn")
	TakeHow               = say("TakeHow")
	TakeWays              = say("TakeWays")
	PasteText             = say("PasteText")
	ChooseFile            = say("ChooseFile")
	KeepIt                = say("KeepIt")
	NothingPasted         = say("NothingPasted")
	CannotBeTaken         = say("CannotBeTaken")
	PrinterName           = say("PrinterName")
	NoPrinter             = say("NoPrinter")
	PrinterHelp           = say("PrinterHelp")
	MeasureNew            = say("MeasureNew")
	MeasureAgain          = say("MeasureAgain")
	MeasureTitle          = say("MeasureTitle")
	StepName              = say("StepName")
	StepMargin            = say("StepMargin")
	StepScale             = say("StepScale")
	StepBacks             = say("StepBacks")
	PreviousStep          = say("PreviousStep")
	NextStep              = say("NextStep")
	SavePrinter           = say("SavePrinter")
	PrinterCalled         = say("PrinterCalled")
	PrinterHolder         = say("PrinterHolder")
	PrinterStart          = say("PrinterStart")
	MarginHead            = say("MarginHead")
	MarginSteps           = say("MarginSteps")
	MarginName            = say("MarginName")
	ScaleHead             = say("ScaleHead")
	ScaleSteps            = say("ScaleSteps")
	BacksHead             = say("BacksHead")
	BacksSteps            = say("BacksSteps")
	FlipName              = say("FlipName")
	FlipLong              = say("FlipLong")
	FlipShort             = say("FlipShort")
	BackTop               = say("BackTop")
	BackBottom            = say("BackBottom")
	BackDown              = say("BackDown")
	OpenProbe             = say("OpenProbe")
	OpenBack              = say("OpenBack")
	GiveMillimetres       = say("GiveMillimetres")
	NoMeasure             = say("NoMeasure")
	CannotMeasure         = say("CannotMeasure")
	CannotKeep            = say("CannotKeep")
	SheetOf               = say("SheetOf")
	BackSheetOf           = say("BackSheetOf")
	AnyPrinter            = say("AnyPrinter")
	PrintTitle            = say("PrintTitle")
	WhichPrinter          = say("WhichPrinter")
	WhichPrinterHelp      = say("WhichPrinterHelp")
	NoPrinterHere         = say("NoPrinterHere")
	SaveAndOpen           = say("SaveAndOpen")
	SaveAs                = say("SaveAs")
	WhatToPrint           = say("WhatToPrint")
	PaperSize             = say("PaperSize")
	OtherPaper            = say("OtherPaper")
	OtherHolder           = say("OtherHolder")
	ScaleName             = say("ScaleName")
	TrueSize              = say("TrueSize")
	FitSize               = say("FitSize")
	OwnSize               = say("OwnSize")
	OwnSizeHolder         = say("OwnSizeHolder")
	ThemeName             = say("ThemeName")
	RulesName             = say("RulesName")
	InkName               = say("InkName")
	InkSaver              = say("InkSaver")
	InkHelp               = say("InkHelp")
	Before                = say("Before")
	Next                  = say("Next")
	EarlierPages          = say("EarlierPages")
	LaterPages            = say("LaterPages")
	LayingOut             = say("LayingOut")
	CannotPrint           = say("CannotPrint")
	BlankToo              = say("BlankToo")
	CannotSave            = say("CannotSave")
	SavedPrint            = say("SavedPrint")
	SavedPart             = say("SavedPart")
	WhereTo               = say("WhereTo")
	OtherFolder           = say("OtherFolder")
	Save                  = say("Save")
	Replace               = say("Replace")
	ReplaceIt             = say("ReplaceIt")
	NoPages               = say("NoPages")
	PrintHundred          = say("PrintHundred")
	NotesTitle            = say("NotesTitle")
	NothingToCut          = say("NothingToCut")
	Drawing               = say("Drawing")
	TwoFiles              = say("TwoFiles")
	CutTitle              = say("CutTitle")
	CutHelp               = say("CutHelp")
	CutAll                = say("CutAll")
	CutAgain              = say("CutAgain")
	CutUndo               = say("CutUndo")
	CutNotRead            = say("CutNotRead")
	CutNotKept            = say("CutNotKept")
	LostPieces            = say("LostPieces")
	LostHelp              = say("LostHelp")
	LostHolder            = say("LostHolder")
	ChooseNone            = say("ChooseNone")
	BackToAll             = say("BackToAll")
	JoinName              = say("JoinName")
	FlapJoin              = say("FlapJoin")
	ButtJoin              = say("ButtJoin")
	JoinHelp              = say("JoinHelp")
	StandingName          = say("StandingName")
	SlotStanding          = say("SlotStanding")
	TentStanding          = say("TentStanding")
	BookletName           = say("BookletName")
	FoldBooklet           = say("FoldBooklet")
	PagesBooklet          = say("PagesBooklet")
	CardsName             = say("CardsName")
	BacksName             = say("BacksName")
	FoldBacks             = say("FoldBacks")
	LongBacks             = say("LongBacks")
	ShortBacks            = say("ShortBacks")
	NoBacks               = say("NoBacks")
	BleedName             = say("BleedName")
	LettersName           = say("LettersName")
	lettersWestern        = say("lettersWestern")
	lettersCentral        = say("lettersCentral")
	lettersCyrillic       = say("lettersCyrillic")
	lettersGreek          = say("lettersGreek")
	lettersTurkish        = say("lettersTurkish")
	lettersHebrew         = say("lettersHebrew")
	lettersArabic         = say("lettersArabic")
	lettersBaltic         = say("lettersBaltic")
	lettersMacintosh      = say("lettersMacintosh")
	AutoBleed             = say("AutoBleed")
	SharedBleed           = say("SharedBleed")
	OwnBleed              = say("OwnBleed")
	MarksName             = say("MarksName")
	TickMarks             = say("TickMarks")
	LineMarks             = say("LineMarks")
	OutlineMarks          = say("OutlineMarks")
	NoMarks               = say("NoMarks")
	MarkLength            = say("MarkLength")
	MarkGap               = say("MarkGap")
	MarkWidth             = say("MarkWidth")
	MoreName              = say("MoreName")
	tonightEdition        = say("tonightEdition")
	fullEdition           = say("fullEdition")
	giftEdition           = say("giftEdition")
	smallHandsEdition     = say("smallHandsEdition")
	tonightEditionHelp    = say("tonightEditionHelp")
	fullEditionHelp       = say("fullEditionHelp")
	giftEditionHelp       = say("giftEditionHelp")
	smallHandsEditionHelp = say("smallHandsEditionHelp")
	AnyNumber             = say("AnyNumber")
	SingleParts           = say("SingleParts")
	BoardPaper            = say("BoardPaper")
	BoardPaperHelp        = say("BoardPaperHelp")
	SamePaper             = say("SamePaper")
	FilesName             = say("FilesName")
	FilesHelp             = say("FilesHelp")
	FilesApart            = say("FilesApart")
	CopiesName            = say("CopiesName")
	SparesName            = say("SparesName")
	CopiesHelp            = say("CopiesHelp")
	SparesHelp            = say("SparesHelp")
	PicturesName          = say("PicturesName")
	PicturesHelp          = say("PicturesHelp")
	PicturesBleed         = say("PicturesBleed")
	SavePictures          = say("SavePictures")
	Look                  = say("Look")
	LookLight             = say("LookLight")
	LookDark              = say("LookDark")
	LookContrast          = say("LookContrast")
	TextSize              = say("TextSize")
	Motion                = say("Motion")
	MotionFull            = say("MotionFull")
	MotionLess            = say("MotionLess")
	TellingSpeed          = say("TellingSpeed")
	TellingHelp           = say("TellingHelp")
	TellingCalm           = say("TellingCalm")
	TellingQuick          = say("TellingQuick")
	TellingTaps           = say("TellingTaps")
	TellingOnce           = say("TellingOnce")
	Sound                 = say("Sound")
	SoundHelp             = say("SoundHelp")
	SoundOff              = say("SoundOff")
	SoundFaint            = say("SoundFaint")
	SoundQuiet            = say("SoundQuiet")
	SoundUsual            = say("SoundUsual")
	SoundLoud             = say("SoundLoud")
	ReadAloud             = say("ReadAloud")
	ReadAloudHelp         = say("ReadAloudHelp")
	ReadAloudOff          = say("ReadAloudOff")
	ReadAloudOn           = say("ReadAloudOn")
	PaperHelp             = say("PaperHelp")
	DiceHelp              = say("DiceHelp")
	YourFolder            = say("YourFolder")
	FolderHelp            = say("FolderHelp")
	SettingsFile          = say("SettingsFile")
	FamilyCopies          = say("FamilyCopies")
	FamilyCopiesHelp      = say("FamilyCopiesHelp")
	CopiesKept            = say("CopiesKept")
	NoCopyYet             = say("NoCopyYet")
	KeepACopy             = say("KeepACopy")
	AnotherPlace          = say("AnotherPlace")
	UsualPlace            = say("UsualPlace")
	BringBackFrom         = say("BringBackFrom")
	Keeping               = say("Keeping")
	NoneRemoved           = say("NoneRemoved")
	NothingToCopy         = say("NothingToCopy")
	TooMuchToCopy         = say("TooMuchToCopy")
	CopyWithin            = say("CopyWithin")
	NoCopy                = say("NoCopy")
	LinkInTheWay          = say("LinkInTheWay")
	ZipKind               = say("ZipKind")
	BringBack             = say("BringBack")
	Comparing             = say("Comparing")
	AllThere              = say("AllThere")
	BringHelp             = say("BringHelp")
	BringMissing          = say("BringMissing")
	BringMissingHelp      = say("BringMissingHelp")
	BringChanged          = say("BringChanged")
	BringChangedHelp      = say("BringChangedHelp")
	BringGrown            = say("BringGrown")
	BringGrownHelp        = say("BringGrownHelp")
	BringOnlyNow          = say("BringOnlyNow")
	BringOnlyNowHelp      = say("BringOnlyNowHelp")
	BringDamaged          = say("BringDamaged")
	BringDamagedHelp      = say("BringDamagedHelp")
	BringBusy             = say("BringBusy")
	BroughtNone           = say("BroughtNone")
	Designers             = say("Designers")
	MadeWith              = say("MadeWith")
	ByZXing               = say("ByZXing")
	TwoLicences           = say("TwoLicences")
	AppAbout              = say("AppAbout")
	TermsInFull           = say("TermsInFull")
	TermsHelp             = say("TermsHelp")
	AppLicence            = say("AppLicence")
	VersionName           = say("VersionName")
	DesignerThank         = say("DesignerThank")
	Stumbled              = say("Stumbled")
	StumbledHelp          = say("StumbledHelp")
	StumbledBot           = say("StumbledBot")
	StumbledNoHome        = say("StumbledNoHome")
	SecondWindow          = say("SecondWindow")
	SecondWindowHelp      = say("SecondWindowHelp")
	ManyReports           = say("ManyReports")
	Owl                   = say("Owl")
	AskOwl                = say("AskOwl")
	OwlThinks             = say("OwlThinks")
	OwlIsLost             = say("OwlIsLost")
	OwlHelps              = say("OwlHelps")
	ThisMatch             = say("ThisMatch")
	AppWaits              = say("AppWaits")
	AppGoesOn             = say("AppGoesOn")
	RulebookTitle         = say("RulebookTitle")
	RulebookNote          = say("RulebookNote")
	RulebookStep          = say("RulebookStep")
	BoxTitle              = say("BoxTitle")
	BoxStep               = say("BoxStep")
	BoxStepGlue           = say("BoxStepGlue")
	BoxStepHalves         = say("BoxStepHalves")
	FanFold               = say("FanFold")
	FanAcross             = say("FanAcross")
	FanDone               = say("FanDone")
	boxLid                = say("boxLid")
	boxBottom             = say("boxBottom")
	boxHalf               = say("boxHalf")
	BoxNone               = say("BoxNone")
	LabelsTitle           = say("LabelsTitle")
	LabelsNote            = say("LabelsNote")
	BookAim               = say("BookAim")
	BookBox               = say("BookBox")
	BookSetup             = say("BookSetup")
	BookTurn              = say("BookTurn")
	BookExamples          = say("BookExamples")
	BookUsual             = say("BookUsual")
	BookNot               = say("BookNot")
	BookFiner             = say("BookFiner")
	BookTables            = say("BookTables")
	BookClauses           = say("BookClauses")
	BookOwn               = say("BookOwn")
	BookHouse             = say("BookHouse")
	WhatDoesItDo          = say("WhatDoesItDo")
	labEasy               = say("labEasy")
	labMedium             = say("labMedium")
	labHard               = say("labHard")
	LabEnds               = say("LabEnds")
	LabLength             = say("LabLength")
	LabHistogram          = say("LabHistogram")
	LabCurve              = say("LabCurve")
	LabCurveTurns         = say("LabCurveTurns")
	LabVary               = say("LabVary")
	LabVaryRule           = say("LabVaryRule")
	LabVaryChoose         = say("LabVaryChoose")
	LabVaryValues         = say("LabVaryValues")
	LabVaryHelp           = say("LabVaryHelp")
	LabWhere              = say("LabWhere")
	LabEnteredHere        = say("LabEnteredHere")
	LabEndedHere          = say("LabEndedHere")
	LabFair               = say("LabFair")
	LabSkill              = say("LabSkill")
	LabOpen               = say("LabOpen")
	LabBack               = say("LabBack")
	LabChoices            = say("LabChoices")
	LabNoChoice           = say("LabNoChoice")
	LabJudged             = say("LabJudged")
	LabEven               = say("LabEven")
	LabEvenAlready        = say("LabEvenAlready")
	LabNobody             = say("LabNobody")
	LabEvenNot            = say("LabEvenNot")
	LabEvenUnclear        = say("LabEvenUnclear")
	LabEvenEasy           = say("LabEvenEasy")
	LabEvenSeveral        = say("LabEvenSeveral")
	LabEvenNone           = say("LabEvenNone")
	LabNotYet             = say("LabNotYet")
	LabHeadAgree          = say("LabHeadAgree")
	LabHeadDisagree       = say("LabHeadDisagree")
	LabHeadOne            = say("LabHeadOne")
	LabHeadTooSmall       = say("LabHeadTooSmall")
	LabHeadUnknown        = say("LabHeadUnknown")
	LabUnknown            = say("LabUnknown")
	labDone               = say("labDone")
	LabCommand            = say("LabCommand")
	LabVaryUse            = say("LabVaryUse")
	LabHardUse            = say("LabHardUse")
	LabDetailUse          = say("LabDetailUse")
	LabBotsUse            = say("LabBotsUse")
	LabAll                = say("LabAll")
	LabEverybody          = say("LabEverybody")
	LabGo                 = say("LabGo")
	LabOnceMore           = say("LabOnceMore")
	LabStop               = say("LabStop")
	LabSave               = say("LabSave")
	LabSaveFigures        = say("LabSaveFigures")
	LabRules              = say("LabRules")
	LabAgainst            = say("LabAgainst")
	LabOther              = say("LabOther")
	LabNothing            = say("LabNothing")
	LabPlayers            = say("LabPlayers")
	LabPlayersHelp        = say("LabPlayersHelp")
	LabWithHard           = say("LabWithHard")
	LabEasyLost           = say("LabEasyLost")
	labSureAgree          = say("labSureAgree")
	labSureDisagree       = say("labSureDisagree")
	labSureOne            = say("labSureOne")
	labSameLength         = say("labSameLength")
	LabInterval           = say("LabInterval")
	LabIntervalCurve      = say("LabIntervalCurve")
	LabOutOf              = say("LabOutOf")
	ChangeThese           = say("ChangeThese")
	SheetSearch           = say("SheetSearch")
	SheetOnly             = say("SheetOnly")
	SheetOtherRules       = say("SheetOtherRules")
	SheetMore             = say("SheetMore")
	SheetNothing          = say("SheetNothing")
	SheetShipped          = say("SheetShipped")
	SheetRename           = say("SheetRename")
	SheetCopy             = say("SheetCopy")
	SheetBin              = say("SheetBin")
	SheetAllBack          = say("SheetAllBack")
	SheetBack             = say("SheetBack")
	SheetTakeBack         = say("SheetTakeBack")
	SheetRewriteHelp      = say("SheetRewriteHelp")
	SheetRewriteBraces    = say("SheetRewriteBraces")
	SheetUnsaid           = say("SheetUnsaid")
	SheetOldWords         = say("SheetOldWords")
	SheetKeep             = say("SheetKeep")
	SheetDone             = say("SheetDone")
	SheetNone             = say("SheetNone")
	SheetAdd              = say("SheetAdd")
	SheetAddEntry         = say("SheetAddEntry")
	SheetPaintHelp        = say("SheetPaintHelp")
	SheetHand             = say("SheetHand")
	SheetRowMore          = say("SheetRowMore")
	SheetRowLess          = say("SheetRowLess")
	SheetColumnMore       = say("SheetColumnMore")
	SheetColumnLess       = say("SheetColumnLess")
	SheetMirror           = say("SheetMirror")
	SheetUpsideDown       = say("SheetUpsideDown")
	SheetBoard            = say("SheetBoard")
	SheetNewThing         = say("SheetNewThing")
	SheetAllThere         = say("SheetAllThere")
	SheetThingCalled      = say("SheetThingCalled")
	SheetOut              = say("SheetOut")
	SheetSearchFigure     = say("SheetSearchFigure")
	SheetMoreFigures      = say("SheetMoreFigures")
	SheetStripEmpty       = say("SheetStripEmpty")
	SheetStripAsk         = say("SheetStripAsk")
	SheetStripBroken      = say("SheetStripBroken")
	SheetWrong            = say("SheetWrong")
	SheetStripWaits       = say("SheetStripWaits")
	Yes                   = say("Yes")
	No                    = say("No")
	MakerPicture          = say("MakerPicture")
	MakerPower            = say("MakerPower")
	MakerNoPicture        = say("MakerNoPicture")
	MakerKeep             = say("MakerKeep")
	MakerTry              = say("MakerTry")
	MakerAlone            = say("MakerAlone")
	SheetAlong            = say("SheetAlong")
	SheetIdle             = say("SheetIdle")
	PlaysShort            = say("PlaysShort")
	PlaysLong             = say("PlaysLong")
	PlaysJSON             = say("PlaysJSON")
	PlaysCSV              = say("PlaysCSV")
	PlaysBGStats          = say("PlaysBGStats")
	PlaysLink             = say("PlaysLink")
	PlaysHeadPeople       = say("PlaysHeadPeople")
	PlaysHeadGames        = say("PlaysHeadGames")
	PlaysHeadSeats        = say("PlaysHeadSeats")
	PlaysHeadDice         = say("PlaysHeadDice")
	PlaysHeadPlays        = say("PlaysHeadPlays")
	PlayFault             = say("PlayFault")
	AlbumFile             = say("AlbumFile")
	AlbumAll              = say("AlbumAll")
	AlbumGames            = say("AlbumGames")
	AlbumWho              = say("AlbumWho")
	AlbumWhat             = say("AlbumWhat")
	AlbumFind             = say("AlbumFind")
	AlbumNothing          = say("AlbumNothing")
	AlbumTable            = say("AlbumTable")
	AlbumBGStats          = say("AlbumBGStats")
	LookThrough           = say("LookThrough")
	LookFirst             = say("LookFirst")
	LookBack              = say("LookBack")
	LookOn                = say("LookOn")
	LookLast              = say("LookLast")
	CodeHelp              = say("CodeHelp")
	CodeTooLong           = say("CodeTooLong")
	CardFile              = say("CardFile")
	ResultCard            = say("ResultCard")
	PlaysCard             = say("PlaysCard")
)

// NothingKeptIn says "Matches, house rules and names belong in this folder: {path}"
func NothingKeptIn(path string) string {
	return say("NothingKeptIn", "path", path)
}

// NothingKeptWhy says "It cannot be written: {cause}."
func NothingKeptWhy(cause string) string {
	return say("NothingKeptWhy", "cause", cause)
}

// Years says "{years}"
func Years(years int) string {
	return say("Years", "years", years)
}

// MinutesOf says "{minutes} minutes"
func MinutesOf(minutes int) string {
	return say("MinutesOf", "minutes", minutes)
}

// TooYoung says "Better from {years} years."
func TooYoung(years int) string {
	return say("TooYoung", "years", years)
}

// TooLong says "Takes {minutes} minutes at least."
func TooLong(minutes int) string {
	return say("TooLong", "minutes", minutes)
}

// PlaysAlong says "{if missing = 1}The owl or the fox plays along.{else}The owl and the fox play along.{end}"
func PlaysAlong(missing int) string {
	return say("PlaysAlong", "missing", missing)
}

// Share says "{if seats = 2}You play in two teams.{else}For {seats}: some play together.{end}"
func Share(seats int) string {
	return say("Share", "seats", seats)
}

// notInTheBin says "{name} cannot be moved into the bin, and is where it was: {problem}"
func notInTheBin(name, problem string) string {
	return say("notInTheBin", "name", Short(name, 60), "problem", problem)
}

// ThrownAway says "The match of {names} goes into the bin of this computer. It can be taken out again there."
func ThrownAway(names string) string {
	return say("ThrownAway", "names", names)
}

// InTheWay says "These rules do not fit what is on the table: {problem}"
func InTheWay(problem string) string {
	return say("InTheWay", "problem", problem)
}

// HowTo says "How to play {game}"
func HowTo(game string) string {
	return say("HowTo", "game", game)
}

// Players says "{low}{if high != low}–{high}{end} {plural high player players}"
func Players(low, high int) string {
	return say("Players", "low", low, "high", high)
}

// Minutes says "{low}{if high != low}–{high}{end} minutes"
func Minutes(low, high int) string {
	return say("Minutes", "low", low, "high", high)
}

// Age says "from {years} years"
func Age(years int) string {
	return say("Age", "years", years)
}

// today says "today, {time}"
func today(time string) string {
	return say("today", "time", time)
}

// yesterday says "yesterday, {time}"
func yesterday(time string) string {
	return say("yesterday", "time", time)
}

// daysAgo says "{days} days ago"
func daysAgo(days int) string {
	return say("daysAgo", "days", days)
}

// atLine says "Line {line}: {text}"
func atLine(line int, text string) string {
	return say("atLine", "line", line, "text", text)
}

// Differs says "{label}: {is}{if was} instead of {was}{end}". Was is "" if the old value is not known.
func Differs(label, is, was string) string {
	return say("Differs", "label", label, "is", is, "was", was)
}

// BotOf says "{if level = easy}The kind owl{else}{if level = medium}The fox{else}{if level = hard}The old dragon{else}Bot: {level}{end}{end}{end}"
func BotOf(level string) string {
	return say("BotOf", "level", level)
}

// BotCalled says "the {if number = 2}second {end}{if number = 3}third {end}{if number = 4}fourth {end}{if number = 5}fifth {end}{if number = 6}sixth {end}{if level = easy}owl{else}{if level = medium}fox{else}{if level = hard}dragon{else}robot{end}{end}{end}". Number counts those of one level from 1.
func BotCalled(number int, level string) string {
	return say("BotCalled", "number", number, "level", level)
}

// BotHelp says "{if level = easy}Plays just for fun.{else}{if level = medium}Thinks one move ahead.{else}{if level = hard}Thinks hard.{else}The app plays.{end}{end}{end}"
func BotHelp(level string) string {
	return say("BotHelp", "level", level)
}

// SitsOn says "{name}, {side}"
func SitsOn(name, side string) string {
	return say("SitsOn", "name", name, "side", side)
}

// HelpOf says "{if help = 1}Gets a little help.{else}Gets more help.{end}"
func HelpOf(help int) string {
	return say("HelpOf", "help", help)
}

// ChangePerson says "Change {name}"
func ChangePerson(name string) string {
	return say("ChangePerson", "name", Short(name, 24))
}

// PersonWithoutName says "person {nth} has no name"
func PersonWithoutName(nth int) string {
	return say("PersonWithoutName", "nth", nth)
}

// PersonTwice says "{name} stands there twice, and the first one counts"
func PersonTwice(name string) string {
	return say("PersonTwice", "name", Short(name, 24))
}

// PersonValue says "what {name} has as {key} cannot be used"
func PersonValue(name, key string) string {
	return say("PersonValue", "name", Short(name, 24), "key", key)
}

// TooManyPeople says "there are more than {most} people, and the others are not offered"
func TooManyPeople(most int) string {
	return say("TooManyPeople", "most", most)
}

// AndMore says "and {n} more"
func AndMore(n int) string {
	return say("AndMore", "n", n)
}

// LiesHere says "It lies here: {path}"
func LiesHere(path string) string {
	return say("LiesHere", "path", path)
}

// GameGone says "The rules of {name} are no longer in your folder, so no new match can begin by them. Bring them back from a copy, or take them out of the bin; then it works again. This match stays as it is."
func GameGone(name string) string {
	return say("GameGone", "name", Short(name, 40))
}

// TakesSeat says "{capital name} {if many}play{else}plays{end} in place of {was} from now on.". Many says that the name is a plural.
func TakesSeat(name string, many bool, was string) string {
	return say("TakesSeat", "name", Short(name, 40), "many", many, "was", Short(was, 40))
}

// NamePutRight says "{capital name}, not {was}, is the right name."
func NamePutRight(name, was string) string {
	return say("NamePutRight", "name", Short(name, 40), "was", Short(was, 40))
}

// LastMoveHelp says "The last move in the file may be cut short, as when the power fails: “{line}”. An editor can leave it so too."
func LastMoveHelp(line string) string {
	return say("LastMoveHelp", "line", Short(line, 80))
}

// CountOf says "{count} of {of}"
func CountOf(count, of int) string {
	return say("CountOf", "count", count, "of", of)
}

// MoreHappened says "… and {n} more."
func MoreHappened(n int) string {
	return say("MoreHappened", "n", n)
}

// HasAnswered says "{capital name} {if many}have{else}has{end} answered."
func HasAnswered(name string, many bool) string {
	return say("HasAnswered", "name", Short(name, 40), "many", many)
}

// TypesMore says "{typed}…: one more digit, or Space for {typed}"
func TypesMore(typed string) string {
	return say("TypesMore", "typed", typed)
}

// WhySubject says "Why? {capital subject}"
func WhySubject(subject string) string {
	return say("WhySubject", "subject", Short(subject, 60))
}

// RollFirst says "First the dice. {prompt}". Prompt says whose roll it is.
func RollFirst(prompt string) string {
	return say("RollFirst", "prompt", prompt)
}

// firstTap says "First tap {if names}{names}{else}the one that goes{end}."
func firstTap(names string) string {
	return say("firstTap", "names", names)
}

// TheWayIs says "The dots show the way: first to {space}.". A way leads to a place that is too far for one move.
func TheWayIs(space string) string {
	return say("TheWayIs", "space", Short(space, 24))
}

// FirstStep says "First to {space}"
func FirstStep(space string) string {
	return say("FirstStep", "space", Short(space, 24))
}

// NothingThere says "{capital name} is not needed now."
func NothingThere(name string) string {
	return say("NothingThere", "name", Short(name, 40))
}

// WeRolledKeys says "We rolled a … keys 1 to {faces}"
func WeRolledKeys(faces int) string {
	return say("WeRolledKeys", "faces", faces)
}

// HandTo says "Hand the laptop to {name}". A cover hides the screen meanwhile.
func HandTo(name string) string {
	return say("HandTo", "name", Short(name, 40))
}

// HandHelp says "The others look away. What comes next is for {name} alone."
func HandHelp(name string) string {
	return say("HandHelp", "name", Short(name, 40))
}

// IsHere says "{name} {if many}are{else}is{end} here". Many says that the name is a plural.
func IsHere(name string, many bool) string {
	return say("IsHere", "name", Short(name, 24), "many", many)
}

// Thinks says "{capital name} {if many}are{else}is{end} thinking …". Many says that the name is a plural.
func Thinks(name string, many bool) string {
	return say("Thinks", "name", Short(name, 40), "many", many)
}

// LookingAt says "Looking back: {line} of {of}"
func LookingAt(line, of int) string {
	return say("LookingAt", "line", line, "of", of)
}

// lineClauses says "{if titles}To read about it: {commas titles}.{end}"
func lineClauses(titles []string) string {
	return say("lineClauses", "titles", titles)
}

// Bot says "The app plays here{if level = easy}, just for fun{end}{if level = medium}, and thinks one move ahead{end}{if level = hard}, and thinks hard{end}."
func Bot(level string) string {
	return say("Bot", "level", level)
}

// Wins says "{names} won!"
func Wins(names string) string {
	return say("Wins", "names", names)
}

// Does says "{thing}{if thing}{if does}: {end}{end}{does}"
func Does(thing, does string) string {
	return say("Does", "thing", thing, "does", does)
}

// Picked says "{capital thing}: where to?"
func Picked(thing string) string {
	return say("Picked", "thing", thing)
}

// ClauseHead says "{if title}{title} ({id}){else}{id}{end}"
func ClauseHead(title, id string) string {
	return say("ClauseHead", "title", title, "id", id)
}

// winTogether says "{names} win together!"
func winTogether(names string) string {
	return say("winTogether", "names", names)
}

// Against says "{one} against {other}"
func Against(one, other string) string {
	return say("Against", "one", Short(one, 40), "other", Short(other, 40))
}

// BeatsOther says "{winner} beats {loser}"
func BeatsOther(winner, loser string) string {
	return say("BeatsOther", "winner", Short(winner, 40), "loser", Short(loser, 40))
}

// Totals says "{high} to {low}"
func Totals(high, low int) string {
	return say("Totals", "high", high, "low", low)
}

// BiggestFight says "Biggest fight: {who}{if sum}, {sum}{end}."
func BiggestFight(who, sum string) string {
	return say("BiggestFight", "who", who, "sum", sum)
}

// ClosestCall says "Closest call: {who}{if sum}, {sum}{end}."
func ClosestCall(who, sum string) string {
	return say("ClosestCall", "who", who, "sum", sum)
}

// HardestHit says "Hardest hit: {who}{if sum}, {sum}{end}."
func HardestHit(who, sum string) string {
	return say("HardestHit", "who", who, "sum", sum)
}

// BestFind says "Best find: {who}{if sum}, {sum}{end}."
func BestFind(who, sum string) string {
	return say("BestFind", "who", who, "sum", sum)
}

// BiggestBang says "Biggest bang: it caught {who}."
func BiggestBang(who string) string {
	return say("BiggestBang", "who", who)
}

// LuckiestDie says "The dice liked {name}: {sum} in {throws} {plural throws throw throws}, where {usual} is usual."
func LuckiestDie(name string, sum, throws, usual int) string {
	return say("LuckiestDie", "name", Short(name, 40), "sum", sum, "throws", throws, "usual", usual)
}

// MostSixes says "Most sixes: {name}, with {n}."
func MostSixes(name string, n int) string {
	return say("MostSixes", "name", Short(name, 40), "n", n)
}

// WonFights says "And yet {name} won {fights} {plural fights fight fights}."
func WonFights(name string, fights int) string {
	return say("WonFights", "name", Short(name, 40), "fights", fights)
}

// FoundThings says "And yet {name} found something {if finds = 1}once{else}{finds} times{end}."
func FoundThings(name string, finds int) string {
	return say("FoundThings", "name", Short(name, 40), "finds", finds)
}

// RolledSixes says "And yet {name} rolled {sixes} {plural sixes six sixes}."
func RolledSixes(name string, sixes int) string {
	return say("RolledSixes", "name", Short(name, 40), "sixes", sixes)
}

// LongestTurn says "{capital name} made {moves} {plural moves move moves} in a row: the longest turn."
func LongestTurn(name string, moves int) string {
	return say("LongestTurn", "name", Short(name, 40), "moves", moves)
}

// AtTheTable says "It took {minutes} {plural minutes minute minutes}{if sittings > 1} in {sittings} sittings{end}."
func AtTheTable(minutes, sittings int) string {
	return say("AtTheTable", "minutes", minutes, "sittings", sittings)
}

// BestMove says "Best move: {name} leapt from {from} to {to}."
func BestMove(name string, from, to int) string {
	return say("BestMove", "name", Short(name, 40), "from", from, "to", to)
}

// LeadChanged says "The lead changed {if times = 1}once{else}{times} times{end}."
func LeadChanged(times int) string {
	return say("LeadChanged", "times", times)
}

// AlwaysAhead says "{name} was ahead all the way."
func AlwaysAhead(name string) string {
	return say("AlwaysAhead", "name", Short(name, 40))
}

// MatchLength says "It took {moves} {plural moves move moves}."
func MatchLength(moves int) string {
	return say("MatchLength", "moves", moves)
}

// RollsInAll says "The dice were rolled {if rolls = 1}once{else}{rolls} times{end}."
func RollsInAll(rolls int) string {
	return say("RollsInAll", "rolls", rolls)
}

// DropsLaid says "{names} {plural count has have} laid already. The cards go back unseen, and everyone lays anew."
func DropsLaid(names string, count int) string {
	return say("DropsLaid", "names", names, "count", count)
}

// GoesFirst says "{name} first"
func GoesFirst(name string) string {
	return say("GoesFirst", "name", Short(name, 24))
}

// TakesBack says "{name} {if many}take{else}takes{end} it back". Many says that the name is a plural.
func TakesBack(name string, many bool) string {
	return say("TakesBack", "name", Short(name, 24), "many", many)
}

// TakeBackPlay says "Take back {name}: {play}"
func TakeBackPlay(name, play string) string {
	return say("TakeBackPlay", "name", Short(name, 24), "play", play)
}

// LooksAlone says "{name} {if many}look{else}looks{end}"
func LooksAlone(name string, many bool) string {
	return say("LooksAlone", "name", Short(name, 24), "many", many)
}

// StillChoose says "{names} still choose.". StillChoose names several people or bots.
func StillChoose(names string) string {
	return say("StillChoose", "names", names)
}

// ForAlone says "For {name} alone"
func ForAlone(name string) string {
	return say("ForAlone", "name", Short(name, 24))
}

// OrderMove says "Move {piece} from {from} to {to}."
func OrderMove(piece, from, to string) string {
	return say("OrderMove", "piece", Short(piece, 60), "from", Short(from, 40), "to", Short(to, 40))
}

// OrderPut says "Put {piece} on {places}."
func OrderPut(piece, places string) string {
	return say("OrderPut", "piece", Short(piece, 60), "places", places)
}

// OrderOff says "Take {piece} off {from}."
func OrderOff(piece, from string) string {
	return say("OrderOff", "piece", Short(piece, 60), "from", Short(from, 40))
}

// OrderAway says "Take {piece} from {from} to the side: {tray}."
func OrderAway(piece, from, tray string) string {
	return say("OrderAway", "piece", Short(piece, 60), "from", Short(from, 40), "tray", Short(tray, 60))
}

// OrderAside says "Put {piece} aside: {tray}."
func OrderAside(piece, tray string) string {
	return say("OrderAside", "piece", Short(piece, 60), "tray", Short(tray, 60))
}

// OrderPutBack says "Put {piece} back on {place}."
func OrderPutBack(piece, place string) string {
	return say("OrderPutBack", "piece", Short(piece, 60), "place", Short(place, 24))
}

// OrderBack says "Put {piece} from {pile} back on {places}."
func OrderBack(piece, pile, places string) string {
	return say("OrderBack", "piece", Short(piece, 60), "pile", Short(pile, 60), "places", places)
}

// OrderStack says "Stack {piece} on {places}: level {level}."
func OrderStack(piece, places string, level int) string {
	return say("OrderStack", "piece", Short(piece, 60), "places", places, "level", level)
}

// OrderGive says "Give {who} {things}."
func OrderGive(who, things string) string {
	return say("OrderGive", "who", Short(who, 60), "things", Short(things, 60))
}

// OrderLay says "Lay {things} before {who}.". What comes from the box lies before the players, and goes back there.
func OrderLay(things, who string) string {
	return say("OrderLay", "things", Short(things, 60), "who", Short(who, 60))
}

// OrderToBox says "Take {things} from {who}, back into the box."
func OrderToBox(things, who string) string {
	return say("OrderToBox", "things", Short(things, 60), "who", Short(who, 60))
}

// OrderBeside says "Put {things} on {card} of {who}."
func OrderBeside(things, card, who string) string {
	return say("OrderBeside", "things", Short(things, 60), "card", Short(card, 60), "who", Short(who, 60))
}

// OrderUnbeside says "Take {things} off {card} of {who}."
func OrderUnbeside(things, card, who string) string {
	return say("OrderUnbeside", "things", Short(things, 60), "card", Short(card, 60), "who", Short(who, 60))
}

// OrderTakeBack says "Take {things} back from {who}."
func OrderTakeBack(things, who string) string {
	return say("OrderTakeBack", "things", Short(things, 60), "who", Short(who, 60))
}

// OrderOne says "the {piece}"
func OrderOne(piece string) string {
	return say("OrderOne", "piece", Short(piece, 60))
}

// OrderSome says "{n} {pieces}"
func OrderSome(n int, pieces string) string {
	return say("OrderSome", "n", n, "pieces", Short(pieces, 60))
}

// OrderGo says "Move {piece} {far} {towards}.". Pieces that are measured.
func OrderGo(piece, far, towards string) string {
	return say("OrderGo", "piece", Short(piece, 60), "far", Short(far, 24), "towards", towards)
}

// OrderGoTo says "Move {piece}: {across} from {side} and {along} from {other}."
func OrderGoTo(piece, across, side, along, other string) string {
	return say("OrderGoTo", "piece", Short(piece, 60), "across", Short(across, 24), "side", side, "along", Short(along, 24), "other", other)
}

// OrderTowards says "towards {thing}"
func OrderTowards(thing string) string {
	return say("OrderTowards", "thing", Short(thing, 60))
}

// OrderAwayFrom says "away from {thing}"
func OrderAwayFrom(thing string) string {
	return say("OrderAwayFrom", "thing", Short(thing, 60))
}

// OrderTowardsMiddle says "towards the middle between {one} and {other}"
func OrderTowardsMiddle(one, other string) string {
	return say("OrderTowardsMiddle", "one", Short(one, 60), "other", Short(other, 60))
}

// OrderAwayFromMiddle says "away from the middle between {one} and {other}"
func OrderAwayFromMiddle(one, other string) string {
	return say("OrderAwayFromMiddle", "one", Short(one, 60), "other", Short(other, 60))
}

// OrderOnTable says "Put {piece} on the table."
func OrderOnTable(piece string) string {
	return say("OrderOnTable", "piece", Short(piece, 60))
}

// OrderMeasured says "Put {piece} on the table, {across} from {side} and {along} from {other}."
func OrderMeasured(piece, across, side, along, other string) string {
	return say("OrderMeasured", "piece", Short(piece, 60), "across", Short(across, 24), "side", side, "along", Short(along, 24), "other", other)
}

// OrderOffTable says "Take {piece} off the table."
func OrderOffTable(piece string) string {
	return say("OrderOffTable", "piece", Short(piece, 60))
}

// OrderOffAt says "Take {piece} off the table, {across} from {side} and {along} from {other}."
func OrderOffAt(piece, across, side, along, other string) string {
	return say("OrderOffAt", "piece", Short(piece, 60), "across", Short(across, 24), "side", side, "along", Short(along, 24), "other", other)
}

// OrderTurn says "Turn the dog-tag of {piece} over."
func OrderTurn(piece string) string {
	return say("OrderTurn", "piece", Short(piece, 60))
}

// OrderLieDown says "Lay {piece} down where it stands."
func OrderLieDown(piece string) string {
	return say("OrderLieDown", "piece", Short(piece, 60))
}

// OrderStandUp says "Stand {piece} up again."
func OrderStandUp(piece string) string {
	return say("OrderStandUp", "piece", Short(piece, 60))
}

// OrderFar says "{n} {unit}"
func OrderFar(n, unit string) string {
	return say("OrderFar", "n", Short(n, 8), "unit", Short(unit, 24))
}

// OrderFarIn says "{far} ({n} {if one}inch{else}inches{end})"
func OrderFarIn(far, n string, one bool) string {
	return say("OrderFarIn", "far", Short(far, 40), "n", Short(n, 8), "one", one)
}

// NoSuchPlace says "Nothing here is called {name}."
func NoSuchPlace(name string) string {
	return say("NoSuchPlace", "name", Short(name, 24))
}

// AreaLevel says "Level {level}"
func AreaLevel(level int) string {
	return say("AreaLevel", "level", level)
}

// LiesThere says "{place}: {things}"
func LiesThere(place, things string) string {
	return say("LiesThere", "place", Short(place, 60), "things", things)
}

// StandsFrom says "{across} from {side} and {along} from {other}"
func StandsFrom(across, side, along, other string) string {
	return say("StandsFrom", "across", Short(across, 24), "side", side, "along", Short(along, 24), "other", other)
}

// OrdersFor says "For {name}."
func OrdersFor(name string) string {
	return say("OrdersFor", "name", Short(name, 60))
}

// TurnIs says "Now: {names}."
func TurnIs(names string) string {
	return say("TurnIs", "names", Short(names, 80))
}

// ThenPrompt says "Then: {prompt}"
func ThenPrompt(prompt string) string {
	return say("ThenPrompt", "prompt", Short(prompt, 400))
}

// OnlyThis says "Only this is possible: {sentence}"
func OnlyThis(sentence string) string {
	return say("OnlyThis", "sentence", sentence)
}

// Tray says "{capital things} {where}"
func Tray(things, where string) string {
	return say("Tray", "things", things, "where", where)
}

// OutOf says "of {n}"
func OutOf(n int) string {
	return say("OutOf", "n", n)
}

// Round says "Round {n}"
func Round(n int) string {
	return say("Round", "n", n)
}

// Placed says "{capital things} placed"
func Placed(things string) string {
	return say("Placed", "things", things)
}

// On says "{thing} on {space}"
func On(thing, space string) string {
	return say("On", "thing", thing, "space", space)
}

// Stack says "{if n = 1}{one}{else}{n} {many}{end}"
func Stack(n int, one, many string) string {
	return say("Stack", "n", n, "one", one, "many", many)
}

// Their says "{capital things}: {name}". The name comes last, so that a long one cannot push the word out of view.
func Their(things, name string) string {
	return say("Their", "things", things, "name", Short(name, 24))
}

// Moves says "{token} instead"
func Moves(token string) string {
	return say("Moves", "token", token)
}

// OurGame says "Our {title}"
func OurGame(title string) string {
	return say("OurGame", "title", Short(title, 50))
}

// CardNth says "Card {n} of {of}{if title}: {title}{end}"
func CardNth(n, of int, title string) string {
	return say("CardNth", "n", n, "of", of, "title", title)
}

// EditFollows says "what follows: {follows} Add --along to do that too"
func EditFollows(follows string) string {
	return say("EditFollows", "follows", follows)
}

// PicturesStay says "The pictures of {name} are not in a code. They go along in one file: homespun rules give {what} -o game.homespun"
func PicturesStay(name, what string) string {
	return say("PicturesStay", "name", Short(name, 40), "what", what)
}

// ChooseWhich says "there are {count} house rules in {what}: choose one with --which and its number"
func ChooseWhich(count int, what string) string {
	return say("ChooseWhich", "count", count, "what", what)
}

// NoneOfNumber says "there is no number {n} in {what}: --which goes from 1 to {count}"
func NoneOfNumber(n int, what string, count int) string {
	return say("NoneOfNumber", "n", n, "what", what, "count", count)
}

// GivenAs says "{name}, to be taken in with `homespun rules take` or in the app: House rules, All rules, Add another family's rules"
func GivenAs(name string) string {
	return say("GivenAs", "name", name)
}

// TooLongForCode says "{name} is too long for a code: give away its file with -o NAME.toml"
func TooLongForCode(name string) string {
	return say("TooLongForCode", "name", name)
}

// WrongEnding says "{file} does not end in .png, .toml, .txt or .homespun; the PDF of the rule sheet, which `homespun print` makes, has the rules inside too"
func WrongEnding(file string) string {
	return say("WrongEnding", "file", file)
}

// ComesAlong says "{name} comes with the game, so everybody has it"
func ComesAlong(name string) string {
	return say("ComesAlong", "name", name)
}

// Reworded says "told in other words: {names}"
func Reworded(names string) string {
	return say("Reworded", "names", names)
}

// HaveIt says "these are the rules of {name}, which are there already"
func HaveIt(name string) string {
	return say("HaveIt", "name", name)
}

// NumberedName says "{name}, because the name is taken"
func NumberedName(name string) string {
	return say("NumberedName", "name", name)
}

// OtherOfName says "It is called {name}, because you have other rules of its name. Nothing is overwritten."
func OtherOfName(name string) string {
	return say("OtherOfName", "name", name)
}

// GiftSaved says "Saved as {path}"
func GiftSaved(path string) string {
	return say("GiftSaved", "path", path)
}

// RuleFor says "A house rule for {game}"
func RuleFor(game string) string {
	return say("RuleFor", "game", game)
}

// WhichOfThese says "There are {count} house rules in it. Which one do you want to take in?"
func WhichOfThese(count int) string {
	return say("WhichOfThese", "count", count)
}

// RulerAcross says "Across, 0 to {mm}, it measured"
func RulerAcross(mm float64) string {
	return say("RulerAcross", "mm", mm)
}

// RulerDown says "Down, 0 to {mm}, it measured"
func RulerDown(mm float64) string {
	return say("RulerDown", "mm", mm)
}

// corrects says "Prints come out {if x}{x} % {if wider}larger{else}smaller{end} across{if y} · {end}{end}{if y}{y} % {if higher}larger{else}smaller{end} down{end} from now on."
func corrects(x float64, wider bool, y float64, higher bool) string {
	return say("corrects", "x", x, "wider", wider, "y", y, "higher", higher)
}

// movesBack says "Backs are moved: {if x}{x} mm to the {if right}right{else}left{end}{if y} · {else}{if turn} · {end}{end}{end}{if y}{y} mm {if down}down{else}up{end}{if turn} · {end}{end}{if turn}turned by {turn}°{end}."
func movesBack(x float64, right bool, y, turn float64, down bool) string {
	return say("movesBack", "x", x, "right", right, "y", y, "turn", turn, "down", down)
}

// PrinterSum says "{if paper}{paper} · {end}{margin} mm stay white"
func PrinterSum(paper string, margin float64) string {
	return say("PrinterSum", "paper", paper, "margin", margin)
}

// EdgeNote says "turns over the {if short}short{else}long{end} edge"
func EdgeNote(short bool) string {
	return say("EdgeNote", "short", short)
}

// brokenFile says "{name}: {problem}"
func brokenFile(name, problem string) string {
	return say("brokenFile", "name", Short(name, 60), "problem", problem)
}

// PrinterTrouble says "{if printer}{printer}{else}The printer{end} has not taken the pages: {problem}". Printer is "" where the system chooses it.
func PrinterTrouble(printer, problem string) string {
	return say("PrinterTrouble", "printer", printer, "problem", problem)
}

// SentToPrinter says "{if printer}On its way to {printer}.{else}On its way to the printer.{end} The pages are kept too: {path}". Printer is "" where the system chooses it.
func SentToPrinter(printer, path string) string {
	return say("SentToPrinter", "printer", printer, "path", path)
}

// OnSheets says "{if players}For {players} {plural players player players}{if backs}, on{end}{else}On{end}{if backs} both sides{end}: {n} {plural n sheet sheets}"
func OnSheets(players int, backs bool, n int) string {
	return say("OnSheets", "players", players, "backs", backs, "n", n)
}

// AtPercent says "Print at {percent} %"
func AtPercent(percent int) string {
	return say("AtPercent", "percent", percent)
}

// LastBothSides says "pages {first}–{last} on both sides"
func LastBothSides(first, last int) string {
	return say("LastBothSides", "first", first, "last", last)
}

// CutSome says "{cut} of {all}"
func CutSome(cut, all int) string {
	return say("CutSome", "cut", cut, "all", all)
}

// CutNew says "{part}, {n} new"
func CutNew(part string, n int) string {
	return say("CutNew", "part", part, "n", n)
}

// TonightFor says "For {people}, who play now."
func TonightFor(people string) string {
	return say("TonightFor", "people", people)
}

// Sheets says "{n} {plural n sheet sheets} of {paper}"
func Sheets(n int, paper string) string {
	return say("Sheets", "n", n, "paper", paper)
}

// used says "{percent} % of the paper used"
func used(percent int) string {
	return say("used", "percent", percent)
}

// cutting says "about {time} of cutting"
func cutting(time string) string {
	return say("cutting", "time", time)
}

// Notes says "{n} {plural n note notes}"
func Notes(n int) string {
	return say("Notes", "n", n)
}

// PrintOnly says "{if n = 1}Print only this one{else}Print only these {n}{end}"
func PrintOnly(n int) string {
	return say("PrintOnly", "n", n)
}

// OnlyThese says "{if n = 1}Only this one{else}Only these {n}{end}"
func OnlyThese(n int) string {
	return say("OnlyThese", "n", n)
}

// OnlyChosen says "{n} {plural n piece pieces}, printed again"
func OnlyChosen(n int) string {
	return say("OnlyChosen", "n", n)
}

// NoSuchPiece says "There is no piece “{piece}” of {part}."
func NoSuchPiece(piece, part string) string {
	return say("NoSuchPiece", "piece", Short(piece, 40), "part", part)
}

// NoSuchPart says "There is no part “{part}”: choose from {commas known}."
func NoSuchPart(part string, known []string) string {
	return say("NoSuchPart", "part", Short(part, 40), "known", known)
}

// PieceOf says "{part}{if piece}{if piece != part}, {piece}{end}{end}"
func PieceOf(part, piece string) string {
	return say("PieceOf", "part", part, "piece", piece)
}

// BoardOn says "the board on {paper}"
func BoardOn(paper string) string {
	return say("BoardOn", "paper", paper)
}

// CopiesOf says "{n} copies"
func CopiesOf(n int) string {
	return say("CopiesOf", "n", n)
}

// SparesOf says "{n} empty spares"
func SparesOf(n int) string {
	return say("SparesOf", "n", n)
}

// BrokenRules says "{name} cannot be used, the pages are as before. {finding}"
func BrokenRules(name, finding string) string {
	return say("BrokenRules", "name", Short(name, 40), "finding", finding)
}

// PicturesSaved says "{n} {plural n picture pictures} in {folder}"
func PicturesSaved(n int, folder string) string {
	return say("PicturesSaved", "n", n, "folder", folder)
}

// PageOf says "{page} of {of}{if title}: {title}{end}"
func PageOf(page, of int, title string) string {
	return say("PageOf", "page", page, "of", of, "title", title)
}

// LastCopy says "The last copy: {when}"
func LastCopy(when string) string {
	return say("LastCopy", "when", when)
}

// CopiesIn says "Copies lie in {path}"
func CopiesIn(path string) string {
	return say("CopiesIn", "path", path)
}

// WeeklyFailed says "The copy of this week could not be made: {problem}"
func WeeklyFailed(problem string) string {
	return say("WeeklyFailed", "problem", problem)
}

// CopyKept says "{files} {if files = 1}file{else}files{end} copied: {name}"
func CopyKept(files int, name string) string {
	return say("CopyKept", "files", files, "name", Short(name, 80))
}

// CopyLeft says "{files} {if files = 1}file{else}files{end} could not be copied, first of all {name}."
func CopyLeft(files int, name string) string {
	return say("CopyLeft", "files", files, "name", Short(name, 80))
}

// NoneCopied says "none of the family’s files can be copied, first of all {name}"
func NoneCopied(name string) string {
	return say("NoneCopied", "name", Short(name, 80))
}

// fromThen says " (from {day})"
func fromThen(day string) string {
	return say("fromThen", "day", day)
}

// CopyOf says "{name}, made {when}"
func CopyOf(name, when string) string {
	return say("CopyOf", "name", Short(name, 80), "when", when)
}

// BringSkipped says "{n} other {if n = 1}entry is{else}entries are{end} left alone, being no {if n = 1}file{else}files{end} of a family’s."
func BringSkipped(n int) string {
	return say("BringSkipped", "n", n)
}

// BringMore says "… and {n} more"
func BringMore(n int) string {
	return say("BringMore", "n", n)
}

// BringDo says "Bring back {n} {if n = 1}file{else}files{end}"
func BringDo(n int) string {
	return say("BringDo", "n", n)
}

// BroughtNew says "{n} {if n = 1}file is{else}files are{end} back."
func BroughtNew(n int) string {
	return say("BroughtNew", "n", n)
}

// BroughtBeside says "{n} {if n = 1}lies beside the present one{else}lie beside the present ones{end}."
func BroughtBeside(n int) string {
	return say("BroughtBeside", "n", n)
}

// BroughtFailed says "{n} {if n = 1}file{else}files{end} could not be written, first of all {name}: {problem}"
func BroughtFailed(n int, name, problem string) string {
	return say("BroughtFailed", "n", n, "name", Short(name, 80), "problem", problem)
}

// kilobytes says "{n} KB"
func kilobytes(n int) string {
	return say("kilobytes", "n", n)
}

// megabytes says "{n} MB"
func megabytes(n int) string {
	return say("megabytes", "n", n)
}

// Percent says "{n} %"
func Percent(n int) string {
	return say("Percent", "n", n)
}

// GameCredit says "by {designer}, from “{source}”{if licence}, {licence}{end}."
func GameCredit(designer, source, licence string) string {
	return say("GameCredit", "designer", designer, "source", source, "licence", licence)
}

// Reported says "What happened is written down in “{file}” in the folder Reports, without names and moves. Send it to whoever Homespun came from, and it can be mended."
func Reported(file string) string {
	return say("Reported", "file", file)
}

// NotReported says "It could not be written down. {problem}"
func NotReported(problem string) string {
	return say("NotReported", "problem", problem)
}

// RollsFor says "Somebody rolls for {names}."
func RollsFor(names string) string {
	return say("RollsFor", "names", names)
}

// OwlWould says "The owl's idea: {what}."
func OwlWould(what string) string {
	return say("OwlWould", "what", what)
}

// BoxNote says "{n} {plural n box boxes} with a lid for all that is in the set."
func BoxNote(n int) string {
	return say("BoxNote", "n", n)
}

// boxBeside says "Too large for the box, it lies beside it: {parts}."
func boxBeside(parts string) string {
	return say("boxBeside", "parts", parts)
}

// BoxStepFold says "{board}: for the box, fold it to and fro like a fan into {columns} {plural columns part parts}, then across into {rows}."
func BoxStepFold(board string, columns, rows int) string {
	return say("BoxStepFold", "board", board, "columns", columns, "rows", rows)
}

// BoxFolded says "{board}: folded for the box"
func BoxFolded(board string) string {
	return say("BoxFolded", "board", board)
}

// boxLidOf says "Box {n} of {of}: the lid"
func boxLidOf(n, of int) string {
	return say("boxLidOf", "n", n, "of", of)
}

// boxBottomOf says "Box {n} of {of}: the lower part"
func boxBottomOf(n, of int) string {
	return say("boxBottomOf", "n", n, "of", of)
}

// boxHalfOf says "Box {n} of {of}: half of the lower part"
func boxHalfOf(n, of int) string {
	return say("boxHalfOf", "n", n, "of", of)
}

// BoxOf says "{n} of {of}"
func BoxOf(n, of int) string {
	return say("BoxOf", "n", n, "of", of)
}

// BookRefused says "The move with the cross is not allowed. {why}"
func BookRefused(why string) string {
	return say("BookRefused", "why", why)
}

// BookNotAllowed says "This is not allowed. {why}"
func BookNotAllowed(why string) string {
	return say("BookNotAllowed", "why", why)
}

// BookCount says "×{n}"
func BookCount(n int) string {
	return say("BookCount", "n", n)
}

// BookOpens says "Change {clause}"
func BookOpens(clause string) string {
	return say("BookOpens", "clause", clause)
}

// LabEnded says "{if ended = 100}All matches end.{else}{if ended = 0}No match ends.{else}{ended} of 100 matches end.{end}{end}"
func LabEnded(ended int) string {
	return say("LabEnded", "ended", ended)
}

// LabTurns says "Half of the matches take {low} to {high} turns."
func LabTurns(low, high int) string {
	return say("LabTurns", "low", low, "high", high)
}

// LabMinutes says "Half of the matches take {low} to {high} turns, which is about {from} to {to} minutes at your table."
func LabMinutes(low, high, from, to int) string {
	return say("LabMinutes", "low", low, "high", high, "from", from, "to", to)
}

// LabEntered says "Most come to {space}."
func LabEntered(space string) string {
	return say("LabEntered", "space", space)
}

// LabEnteredEnded says "Most come to {space}, and most leave the board on {last}."
func LabEnteredEnded(space, last string) string {
	return say("LabEnteredEnded", "space", space, "last", last)
}

// LabOrMore says "{turns} or more"
func LabOrMore(turns int) string {
	return say("LabOrMore", "turns", turns)
}

// LabWins says "{who}: {wins} of 100"
func LabWins(who string, wins int) string {
	return say("LabWins", "who", who, "wins", wins)
}

// LabTogether says "The players win {wins} of 100."
func LabTogether(wins int) string {
	return say("LabTogether", "wins", wins)
}

// LabSkilled says "Whoever thinks wins {wins} of 100 matches. {chance} would be chance."
func LabSkilled(wins, chance int) string {
	return say("LabSkilled", "wins", wins, "chance", chance)
}

// LabSkilledTogether says "Players who think win {wins} of 100 matches, players who do not {other}."
func LabSkilledTogether(wins, other int) string {
	return say("LabSkilledTogether", "wins", wins, "other", other)
}

// labOpenAnswer says "Whoever is ahead at three quarters of the match still loses {wins} of 100."
func labOpenAnswer(wins int) string {
	return say("labOpenAnswer", "wins", wins)
}

// labOpenTogether says "Of the matches that stand worse at three quarters, {wins} of 100 are still won."
func labOpenTogether(wins int) string {
	return say("labOpenTogether", "wins", wins)
}

// labBackAnswer says "The winner was behind at half time in {wins} of 100 matches."
func labBackAnswer(wins int) string {
	return say("labBackAnswer", "wins", wins)
}

// labBackTogether says "Of the matches that stand worse at half time, {wins} of 100 are still won."
func labBackTogether(wins int) string {
	return say("labBackTogether", "wins", wins)
}

// LabDecides says "In {turns} of 100 turns there is a choice."
func LabDecides(turns int) string {
	return say("LabDecides", "turns", turns)
}

// LabJudgedSo says "“{question}”: yes {yes} in {times} times, as far as nobody is asked."
func LabJudgedSo(question string, yes, times int) string {
	return say("LabJudgedSo", "question", question, "yes", yes, "times", times)
}

// LabHelpsOne says "{if even}With{else}No help makes it even. The nearest: with{end} {number steps} {plural steps step steps} of help for {who}, {who} win {wins} of 100 and {other} {others}."
func LabHelpsOne(even bool, steps int, who string, wins int, other string, others int) string {
	return say("LabHelpsOne", "even", even, "steps", steps, "who", who, "wins", wins, "other", other, "others", others)
}

// labSteps says "{number steps} {plural steps step steps} of help"
func labSteps(steps int) string {
	return say("labSteps", "steps", steps)
}

// LabHelps says "{if even}With{else}No help makes it even. The nearest: with{end} {number steps} {plural steps step steps} of help for everybody, the players win {wins} of 100."
func LabHelps(even bool, steps, wins int) string {
	return say("LabHelps", "even", even, "steps", steps, "wins", wins)
}

// LabNoneEnds says "By {rules} no match has ended yet, so nothing can be compared."
func LabNoneEnds(rules string) string {
	return say("LabNoneEnds", "rules", rules)
}

// LabCompared says "{rules}, compared with {against}"
func LabCompared(rules, against string) string {
	return say("LabCompared", "rules", rules, "against", against)
}

// LabPlayed says "{matches} matches of bots {bots}, by each ruleset"
func LabPlayed(matches int, bots string) string {
	return say("LabPlayed", "matches", matches, "bots", bots)
}

// labProgress says "{percent} %{if left}, about {left} left{end}"
func labProgress(percent int, left string) string {
	return say("labProgress", "percent", percent, "left", left)
}

// LabSweep says "{rules} with other values of {field}"
func LabSweep(rules, field string) string {
	return say("LabSweep", "rules", rules, "field", field)
}

// LabClauses says "{matches} matches looked at, of bots {bots}: how often a match each clause spoke"
func LabClauses(matches int, bots string) string {
	return say("LabClauses", "matches", matches, "bots", bots)
}

// LabSpaces says "Bots {bots}: how often a match something was told of each space, something came to it, and something ended there"
func LabSpaces(bots string) string {
	return say("LabSpaces", "bots", bots)
}

// LabFirst says "Bots {bots}: how often a match began so, and how many of 100 were won by who began it"
func LabFirst(bots string) string {
	return say("LabFirst", "bots", bots)
}

// LabThings says "Bots {bots}: what the lines of players name, how often, and how many of 100 were won by who did so"
func LabThings(bots string) string {
	return say("LabThings", "bots", bots)
}

// LabHarms says "Bots {bots}: how much each took from the players a match"
func LabHarms(bots string) string {
	return say("LabHarms", "bots", bots)
}

// labUsed says "{wins} of 100 ({low} to {high}), {usual} on average"
func labUsed(wins, low, high, usual int) string {
	return say("labUsed", "wins", wins, "low", low, "high", high, "usual", usual)
}

// LabSwitches says "{rules} with one rule turned, by bots {bots}"
func LabSwitches(rules, bots string) string {
	return say("LabSwitches", "rules", rules, "bots", bots)
}

// LabSwitched says "{if together}the players win{else}{seat} wins{end} {difference}, {sure}"
func LabSwitched(together bool, seat, difference, sure string) string {
	return say("LabSwitched", "together", together, "seat", seat, "difference", difference, "sure", sure)
}

// LabNoList says "the values of {field} are no TOML list: write them like [40, 50, 60]"
func LabNoList(field string) string {
	return say("LabNoList", "field", field)
}

// LabNoField says "{rules} has no field {field}; homespun rules show {game} lists them"
func LabNoField(rules, field, game string) string {
	return say("LabNoField", "rules", rules, "field", field, "game", game)
}

// LabNoSweep says "{written} is no field with values: write it like par=[40, 50, 60]"
func LabNoSweep(written string) string {
	return say("LabNoSweep", "written", written)
}

// LabTitle says "What does it do? {rules}, compared with {against}"
func LabTitle(rules, against string) string {
	return say("LabTitle", "rules", rules, "against", against)
}

// labMore says "{who}: about {points} more {plural points win wins} in 100 matches. {sure}"
func labMore(who string, points int, sure string) string {
	return say("labMore", "who", who, "points", points, "sure", sure)
}

// labFewer says "{who}: about {points} fewer {plural points win wins} in 100 matches. {sure}"
func labFewer(who string, points int, sure string) string {
	return say("labFewer", "who", who, "points", points, "sure", sure)
}

// LabNobodyWon says "No match has ended, so nobody has won.{if easy} Easy bots play at random; --bots medium play to win.{end}". Easy: bots play that play at random.
func LabNobodyWon(easy bool) string {
	return say("LabNobodyWon", "easy", easy)
}

// LabOfEnded says "{ended} have ended, and the shares are of those.{if easy} Easy bots play at random and may never come to an end; --bots medium play to win.{end}". Easy: bots play that play at random.
func LabOfEnded(ended int, easy bool) string {
	return say("LabOfEnded", "ended", ended, "easy", easy)
}

// labAsMany says "{who}: about as many wins in 100 matches. {sure}"
func labAsMany(who, sure string) string {
	return say("labAsMany", "who", who, "sure", sure)
}

// labAsLong says "A match is about as long. {sure}"
func labAsLong(sure string) string {
	return say("labAsLong", "sure", sure)
}

// labLonger says "A match is about {percent} % longer. {sure}"
func labLonger(percent int, sure string) string {
	return say("labLonger", "percent", percent, "sure", sure)
}

// labShorter says "A match is about {percent} % shorter. {sure}"
func labShorter(percent int, sure string) string {
	return say("labShorter", "percent", percent, "sure", sure)
}

// labTooSmall says "{who}: as many wins as before, as far as these matches can tell."
func labTooSmall(who string) string {
	return say("labTooSmall", "who", who)
}

// LabSeat says "{noun} {letter}"
func LabSeat(noun, letter string) string {
	return say("LabSeat", "noun", noun, "letter", letter)
}

// LabDiffer says "{label}: {is}{if was} (was {was}){end}"
func LabDiffer(label, is, was string) string {
	return say("LabDiffer", "label", label, "is", is, "was", was)
}

// labDiffers says "What differs: {rules}"
func labDiffers(rules string) string {
	return say("labDiffers", "rules", rules)
}

// labAndMore says "and {more} more"
func labAndMore(more int) string {
	return say("labAndMore", "more", more)
}

// LabPagePlayed says "Bots of the computer, {bots}: {matches} matches by each ruleset."
func LabPagePlayed(bots string, matches int) string {
	return say("LabPagePlayed", "bots", bots, "matches", matches)
}

// SheetPutIn says "Put in: {what}"
func SheetPutIn(what string) string {
	return say("SheetPutIn", "what", what)
}

// InsteadOf says "Instead of: {sentences}"
func InsteadOf(sentences string) string {
	return say("InsteadOf", "sentences", sentences)
}

// MakerFace says "It gets a tile of its own, and comes with {face} on the die."
func MakerFace(face int) string {
	return say("MakerFace", "face", face)
}

// SheetCannotPlay says "It cannot be played or printed like this: {why}"
func SheetCannotPlay(why string) string {
	return say("SheetCannotPlay", "why", why)
}

// SheetLost says "The file of these rules is gone: {path}. Bring it back, and it goes on here."
func SheetLost(path string) string {
	return say("SheetLost", "path", path)
}

// SheetChanged says "Another program has just changed this: {what}. Look at it, and change it again if you want."
func SheetChanged(what string) string {
	return say("SheetChanged", "what", what)
}

// SheetRules says "All rules of {game}"
func SheetRules(game string) string {
	return say("SheetRules", "game", game)
}

// SheetDiffers says "{n} {plural n rule rules} {plural n differs differ} from the standard."
func SheetDiffers(n int) string {
	return say("SheetDiffers", "n", n)
}

// SheetBinHelp says "“{name}” goes into the bin of this computer, with its history. Matches that were played by it stay.{if extended} Other house rules build on these, and cannot be played without them.{end}"
func SheetBinHelp(name string, extended bool) string {
	return say("SheetBinHelp", "name", name, "extended", extended)
}

// SheetField says "{label}: {value}"
func SheetField(label, value string) string {
	return say("SheetField", "label", label, "value", value)
}

// SheetFix says "Write “{word}”"
func SheetFix(word string) string {
	return say("SheetFix", "word", word)
}

// SheetNeeds says "{value} needs this too. {follows}"
func SheetNeeds(value, follows string) string {
	return say("SheetNeeds", "value", value, "follows", follows)
}

// AlongValue says "{label}: {is} instead of {was}."
func AlongValue(label, is, was string) string {
	return say("AlongValue", "label", label, "is", is, "was", was)
}

// AlongNew says "{label} is new."
func AlongNew(label string) string {
	return say("AlongNew", "label", label)
}

// AlongGone says "{label} goes."
func AlongGone(label string) string {
	return say("AlongGone", "label", label)
}

// AlongColumns says "{label}: {if n = 1}one column{else}{n} columns{end} more, with {numbers}."
func AlongColumns(label string, n int, numbers string) string {
	return say("AlongColumns", "label", label, "n", n, "numbers", numbers)
}

// AlongRows says "{label}: {if n = 1}one row{else}{n} rows{end} more, with {numbers}."
func AlongRows(label string, n int, numbers string) string {
	return say("AlongRows", "label", label, "n", n, "numbers", numbers)
}

// AlongFewerColumns says "{label}: the last {if n = 1}column goes{else}{n} columns go{end}."
func AlongFewerColumns(label string, n int) string {
	return say("AlongFewerColumns", "label", label, "n", n)
}

// AlongFewerRows says "{label}: the last {if n = 1}row goes{else}{n} rows go{end}."
func AlongFewerRows(label string, n int) string {
	return say("AlongFewerRows", "label", label, "n", n)
}

// AlongSpaces says "{label}: {spaces} {plural n becomes become} {what}."
func AlongSpaces(label, spaces string, n int, what string) string {
	return say("AlongSpaces", "label", label, "spaces", spaces, "n", n, "what", what)
}

// AlongRoom says "{label}: room for {many} on {spaces} too."
func AlongRoom(label, many, spaces string) string {
	return say("AlongRoom", "label", label, "many", many, "spaces", spaces)
}

// SheetSays says "{value}: “{sentences}”"
func SheetSays(value, sentences string) string {
	return say("SheetSays", "value", value, "sentences", sentences)
}

// SheetSaysAlso says "Other words come or go in {clauses} too."
func SheetSaysAlso(clauses string) string {
	return say("SheetSaysAlso", "clauses", clauses)
}

// SheetExcluded says "Not {value} with the other rules as they are: {why}"
func SheetExcluded(value, why string) string {
	return say("SheetExcluded", "value", value, "why", why)
}

// SheetWas says "{label}: {if was}was {was}{else}changed{end}"
func SheetWas(label, was string) string {
	return say("SheetWas", "label", label, "was", was)
}

// SheetBackTo says "Put back: {label}{if was}, {was}{end}"
func SheetBackTo(label, was string) string {
	return say("SheetBackTo", "label", label, "was", was)
}

// SheetRewrite says "Rewrite “{title}”"
func SheetRewrite(title string) string {
	return say("SheetRewrite", "title", title)
}

// SheetUsual says "Usually: {value}.{if clause} It belongs to “{clause}”.{end}"
func SheetUsual(value, clause string) string {
	return say("SheetUsual", "value", value, "clause", clause)
}

// SheetNth says "{name}, number {n}"
func SheetNth(name string, n int) string {
	return say("SheetNth", "name", name, "n", n)
}

// SheetTakeOut says "Take out: {what}"
func SheetTakeOut(what string) string {
	return say("SheetTakeOut", "what", what)
}

// SheetEarlier says "Earlier: {what}"
func SheetEarlier(what string) string {
	return say("SheetEarlier", "what", what)
}

// SheetLater says "Later: {what}"
func SheetLater(what string) string {
	return say("SheetLater", "what", what)
}

// SheetSign says "{sign}  {name}"
func SheetSign(sign, name string) string {
	return say("SheetSign", "sign", sign, "name", name)
}

// PlaysVerdict says "{if verdict = few}too few to tell{else}{if verdict = more}more than by chance{else}{if verdict = less}less than by chance{else}as chance has it{end}{end}{end}"
func PlaysVerdict(verdict string) string {
	return say("PlaysVerdict", "verdict", verdict)
}

// PlaysRival says "{name}, {won} to {lost}"
func PlaysRival(name string, won, lost int) string {
	return say("PlaysRival", "name", name, "won", won, "lost", lost)
}

// PlaysOften says "{name} ({plays})"
func PlaysOften(name string, plays int) string {
	return say("PlaysOften", "name", name, "plays", plays)
}

// PlaysClosest says "{margin} {plural margin point points}: {file}"
func PlaysClosest(margin int, file string) string {
	return say("PlaysClosest", "margin", margin, "file", file)
}

// PlaysLongest says "{if minutes}{minutes} minutes{else}{made} lines{end}: {file}"
func PlaysLongest(minutes, made int, file string) string {
	return say("PlaysLongest", "minutes", minutes, "made", made, "file", file)
}

// PlaysDice says "of {faces} sides"
func PlaysDice(faces int) string {
	return say("PlaysDice", "faces", faces)
}

// PlaysBy says "{if by = app}the app{else}{if by = table}the table{else}not told{end}{end}"
func PlaysBy(by string) string {
	return say("PlaysBy", "by", by)
}

// PlaysState says "{if over}nobody{else}{if onward}goes on in {onward}{else}not finished{end}{end}"
func PlaysState(over bool, onward string) string {
	return say("PlaysState", "over", over, "onward", onward)
}

// PlaysCopy says "copy of {file}"
func PlaysCopy(file string) string {
	return say("PlaysCopy", "file", file)
}

// DoubleOf says "A second copy of {name}."
func DoubleOf(name string) string {
	return say("DoubleOf", "name", Short(name, 80))
}

// DoubleDiffers says "A second copy of {name}{if own = 0}{if others = 0}; no line differs.{else} with {others} {plural others line lines} less, from line {from} on.{end}{else}{if others = 0} with {own} {plural own line lines} more, from line {from} on.{else} with {own} other {plural own line lines} for {others}, from line {from} on.{end}{end}"
func DoubleDiffers(name string, own, others, from int) string {
	return say("DoubleDiffers", "name", Short(name, 80), "own", own, "others", others, "from", from)
}

// PlaysBroken says "{if broken = 1}1 file cannot be read to its end{else}{broken} files cannot be read to their ends{end}"
func PlaysBroken(broken int) string {
	return say("PlaysBroken", "broken", broken)
}

// NoPlays says "no match has been kept in {folder} yet"
func NoPlays(folder string) string {
	return say("NoPlays", "folder", folder)
}

// NoSuchPlay says "there is no match {file} that is over and at which people sat; `homespun plays` lists the files"
func NoSuchPlay(file string) string {
	return say("NoSuchPlay", "file", file)
}

// LinkTooLong says "the names of {file} are too long for a link: `homespun plays --bgsplay` takes them"
func LinkTooLong(file string) string {
	return say("LinkTooLong", "file", file)
}

// AlbumReads says "The album reads your matches … {done} of {of}"
func AlbumReads(done, of int) string {
	return say("AlbumReads", "done", done, "of", of)
}

// AlbumFound says "{found} of {of} matches"
func AlbumFound(found, of int) string {
	return say("AlbumFound", "found", found, "of", of)
}

// AlbumPlays says "{plays} {plural plays match matches} played to the end{if hours}, in {hours} {plural hours hour hours} at the table{end}."
func AlbumPlays(plays, hours int) string {
	return say("AlbumPlays", "plays", plays, "hours", hours)
}

// AlbumMost says "{who} {if many = 1}has{else}have{end} played most: {plays} {plural plays match matches}{if many > 1} each{end}."
func AlbumMost(who string, many, plays int) string {
	return say("AlbumMost", "who", who, "many", many, "plays", plays)
}

// AlbumWinners says "{who} {if many = 1}has{else}have{end} won most: {wins} {plural wins match matches}{if many > 1} each{end}."
func AlbumWinners(who string, many, wins int) string {
	return say("AlbumWinners", "who", who, "many", many, "wins", wins)
}

// AlbumStreaks says "{who} {if many = 1}has{else}have{end} won {wins} in a row{if many > 1} each{end}, the longest streak."
func AlbumStreaks(who string, many, wins int) string {
	return say("AlbumStreaks", "who", who, "many", many, "wins", wins)
}

// AlbumPair says "{pair} have played most with each other: {plays} {plural plays match matches}."
func AlbumPair(pair string, plays int) string {
	return say("AlbumPair", "pair", pair, "plays", plays)
}

// AlbumWins says "{name} has won {wins} of {of} {plural of match matches}."
func AlbumWins(name string, wins, of int) string {
	return say("AlbumWins", "name", name, "wins", wins, "of", of)
}

// AlbumStreak says "{name} has won {best} in a row at best{if now > 1}, and {if now = best}these are the last{else}the last {now} too{end}{end}."
func AlbumStreak(name string, best, now int) string {
	return say("AlbumStreak", "name", name, "best", best, "now", now)
}

// AlbumRival says "{name} against {other}: {won} to {lost}."
func AlbumRival(name, other string, won, lost int) string {
	return say("AlbumRival", "name", name, "other", other, "won", won, "lost", lost)
}

// AlbumGame says "The favourite game is {game}: {plays} {plural plays match matches}."
func AlbumGame(game string, plays int) string {
	return say("AlbumGame", "game", game, "plays", plays)
}

// AlbumMatch says "{game}, {who}, {day}"
func AlbumMatch(game, who, day string) string {
	return say("AlbumMatch", "game", game, "who", who, "day", day)
}

// AlbumClosest says "The closest match was {if margin}decided by {margin} {plural margin point points}{else}{if winner}won by {winner} at equal points{else}level{end}{end}: {called}."
func AlbumClosest(margin int, winner, called string) string {
	return say("AlbumClosest", "margin", margin, "winner", winner, "called", called)
}

// AlbumLongest says "The longest match took {minutes} {plural minutes minute minutes}: {called}."
func AlbumLongest(minutes int, called string) string {
	return say("AlbumLongest", "minutes", minutes, "called", called)
}

// AlbumDice says "{if by = app}The app’s dice{else}{if by = table}The dice on our table{else}The dice{end}{end}: {side} came {part} times in 100; chance gives {low} to {high}.{if verdict = few} {rolls} rolls are too few to tell.{else} In {rolls} rolls that is {if verdict = even}chance{else}{verdict} than chance{end}.{end}"
func AlbumDice(by, side string, part, low, high int, verdict string, rolls int) string {
	return say("AlbumDice", "by", by, "side", side, "part", part, "low", low, "high", high, "verdict", verdict, "rolls", rolls)
}

// LookStart says "The start. {made} {plural made line lines} came after it."
func LookStart(made int) string {
	return say("LookStart", "made", made)
}

// LookLine says "{line} of {all}: {told}"
func LookLine(line, all int, told string) string {
	return say("LookLine", "line", line, "all", all, "told", told)
}

// CardHow says "{if who}{who} won{else}Nobody won{end}{if margin} by {margin} {plural margin point points}{end}, after {turns} {plural turns turn turns}{if minutes} and {minutes} {plural minutes minute minutes}{end}."
func CardHow(who string, margin, turns, minutes int) string {
	return say("CardHow", "who", who, "margin", margin, "turns", turns, "minutes", minutes)
}

// AlbumRules says "The favourite house rule is {name}: {plays} {plural plays match matches}."
func AlbumRules(name string, plays int) string {
	return say("AlbumRules", "name", name, "plays", plays)
}
