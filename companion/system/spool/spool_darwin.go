package spool

// Printers implements Spooler: Preview asks which printer it is.
func (System) Printers() []string { return []string{""} }

// Send implements Spooler: it opens the files in Preview, which prints them and takes the paper from each page.
func (System) Send(printer string, files []File) error {
	_, err := run(printer, nil, "open", append([]string{"-a", "Preview", "--"}, whole(files)...)...)
	return err
}
