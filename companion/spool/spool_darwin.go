package spool

// Printers implements Spooler: Preview asks which printer it is.
func (System) Printers() []string { return []string{""} }

// Send implements Spooler: it opens the files in Preview, which prints them.
func (System) Send(printer string, _ Size, files []File) error {
	arguments := []string{"-a", "Preview", "--"}
	for _, file := range files {
		arguments = append(arguments, file.Path)
	}
	_, err := run(printer, nil, "open", arguments...)
	return err
}
