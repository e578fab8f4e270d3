package spool

import "errors"

// Printers implements Spooler: Preview asks which printer it is.
func (System) Printers() []string { return []string{""} }

// Send implements Spooler: it opens the files in Preview, which prints them.
func (System) Send(printer string, _ Size, files []File) error {
	arguments := []string{"-a", "Preview", "--"}
	for _, file := range files {
		arguments = append(arguments, file.Path)
	}
	_, err := run(nil, "open", arguments...)
	var wrong *Error
	if errors.As(err, &wrong) {
		return &Error{printer, wrong.Problem}
	}
	return nil
}
