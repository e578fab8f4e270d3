; The installer for Windows: for one user, without an administrator. SOURCE, OUT, VERSION and NUMBERS are given by
; the release.
Unicode true
Target amd64-unicode
!include "MUI2.nsh"
!include "LogicLib.nsh"
SetCompressor /SOLID lzma
SetDateSave off
Name "Homespun"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Homespun"
InstallDirRegKey HKCU "Software\Homespun" "Folder"
VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Homespun"
VIAddVersionKey "FileDescription" "Installs Homespun"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT"

!define MUI_ICON "${SOURCE}\homespun.ico"
!define MUI_UNICON "${SOURCE}\homespun.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\homespun.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Open Homespun"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Homespun"
!define CLASSES "Software\Classes"

!macro FileType EXTENSION NAME DESCRIPTION
  WriteRegStr HKCU "${CLASSES}\${NAME}" "" "${DESCRIPTION}"
  WriteRegStr HKCU "${CLASSES}\${NAME}\DefaultIcon" "" "$INSTDIR\homespun.exe,0"
  WriteRegStr HKCU "${CLASSES}\${NAME}\shell\open\command" "" '"$INSTDIR\homespun.exe" open "%1"'
  WriteRegStr HKCU "${CLASSES}\${EXTENSION}\OpenWithProgids" "${NAME}" ""
!macroend

; Files of a program that runs cannot be replaced.
!macro NotRunning
  ${If} ${FileExists} "$INSTDIR\homespun.exe"
    ${Do}
      ClearErrors
      FileOpen $0 "$INSTDIR\homespun.exe" a
      ${IfNot} ${Errors}
        FileClose $0
        ${ExitDo}
      ${EndIf}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "Homespun is open. Close it, then try again." /SD IDCANCEL IDRETRY +3
      SetErrorLevel 2
      Abort
    ${Loop}
  ${EndIf}
!macroend

Section "Homespun"
  !insertmacro NotRunning
  SetOutPath "$INSTDIR"
  File "${SOURCE}\homespun.exe"
  File "${SOURCE}\homespun.ico"
  File "${SOURCE}\LICENSE.txt"
  File "${SOURCE}\THIRD-PARTY.txt"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Homespun.lnk" "$INSTDIR\homespun.exe" "" "$INSTDIR\homespun.ico"
  WriteRegStr HKCU "Software\Homespun" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Homespun"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\homespun.ico"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Homespun"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  !insertmacro FileType ".match" "Homespun.Match" "Match of a board game"
  WriteRegStr HKCU "${CLASSES}\.match" "" "Homespun.Match"
  !insertmacro FileType ".homespun" "Homespun.Rules" "Rules of a board game"
  WriteRegStr HKCU "${CLASSES}\.homespun" "" "Homespun.Rules"
  WriteRegStr HKCU "${CLASSES}\.toml\OpenWithProgids" "Homespun.Rules" ""
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; What the family has made stays: its folder, and its settings. The cache is the program's own, and so are the
; folders of its window's library.
Section "Uninstall"
  !insertmacro NotRunning
  Delete "$INSTDIR\homespun.exe"
  Delete "$INSTDIR\homespun.ico"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\THIRD-PARTY.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ${If} $INSTDIR != "$LOCALAPPDATA\homespun"
    RMDir /r "$LOCALAPPDATA\homespun"
  ${EndIf}
  RMDir /r "$APPDATA\fyne\games.homespun"
  RMDir "$APPDATA\fyne"
  RMDir /r "$LOCALAPPDATA\fyne\games.homespun"
  RMDir "$LOCALAPPDATA\fyne"
  Delete "$SMPROGRAMS\Homespun.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Homespun"
  DeleteRegKey HKCU "${CLASSES}\Homespun.Match"
  DeleteRegKey HKCU "${CLASSES}\Homespun.Rules"
  DeleteRegValue HKCU "${CLASSES}\.match\OpenWithProgids" "Homespun.Match"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.match\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\.match" ""
  ${If} $0 == "Homespun.Match"
    DeleteRegValue HKCU "${CLASSES}\.match" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\.match"
  DeleteRegValue HKCU "${CLASSES}\.homespun\OpenWithProgids" "Homespun.Rules"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.homespun\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\.homespun" ""
  ${If} $0 == "Homespun.Rules"
    DeleteRegValue HKCU "${CLASSES}\.homespun" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\.homespun"
  DeleteRegValue HKCU "${CLASSES}\.toml\OpenWithProgids" "Homespun.Rules"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.toml\OpenWithProgids"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
