package words

// BoxBeside names the parts that have no room in the box.
func BoxBeside(parts []string) string { return boxBeside(AndNames(parts)) }

// BoxLid names the sheet of a lid, of the nth box of several.
func BoxLid(n, of int) string {
	if of == 1 {
		return boxLid
	}
	return boxLidOf(n, of)
}

// BoxBottom names that of a lower part, BoxHalf that of half of one.
func BoxBottom(n, of int) string {
	if of == 1 {
		return boxBottom
	}
	return boxBottomOf(n, of)
}

func BoxHalf(n, of int) string {
	if of == 1 {
		return boxHalf
	}
	return boxHalfOf(n, of)
}
