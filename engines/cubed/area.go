package cubed

import "math/bits"

// area is a set of squares with a bit for each. The square in column c and row r, both from 0, is bit
// r×Columns+c, which is also its number.
type area uint64

const (
	everywhere  area = 1<<Squares - 1
	leftColumn  area = 1 | 1<<Columns | 1<<(2*Columns) | 1<<(3*Columns) | 1<<(4*Columns) | 1<<(5*Columns) | 1<<(6*Columns)
	rightColumn      = leftColumn << (Columns - 1)
	topRow      area = 1<<Columns - 1
)

// leftColumn is written for seven rows. This line does not compile with any other number.
const _ = uint(7-Rows) + uint(Rows-7)

func at(square int) area { return 1 << uint(square) }

func (a area) has(square int) bool { return a>>uint(square)&1 != 0 }

func (a area) len() int { return bits.OnesCount64(uint64(a)) }

// first returns the lowest square. The area must not be empty.
func (a area) first() int { return bits.TrailingZeros64(uint64(a)) }

// nth returns the n-th lowest square, counted from 0. The area must have that many.
func (a area) nth(n int) int {
	for range n {
		a &= a - 1
	}
	return a.first()
}

// squares returns the squares of the area in order.
func (a area) squares() []int {
	list := make([]int, 0, a.len())
	for ; a != 0; a &= a - 1 {
		list = append(list, a.first())
	}
	return list
}

// These move each square of the area by one. Squares that would leave the table are dropped.
func (a area) left() area  { return a &^ leftColumn >> 1 }
func (a area) right() area { return a &^ rightColumn << 1 }
func (a area) up() area    { return a >> Columns }
func (a area) down() area  { return a << Columns & everywhere }

// beside returns the squares that share a side with a square of the area.
func (a area) beside() area { return a.left() | a.right() | a.up() | a.down() }

// span returns the first and the last column and row in which the area has a square. The area must not be
// empty.
func (a area) span() (left, right, top, bottom int) {
	columns := a | a>>Columns
	columns |= columns >> (2 * Columns)
	columns = (columns | columns>>(4*Columns)) & topRow
	left, right = columns.first(), bits.Len64(uint64(columns))-1
	return left, right, a.first() / Columns, (bits.Len64(uint64(a)) - 1) / Columns
}

// box returns the squares within the given columns and rows, ends included. Columns and rows beyond the table
// are ignored.
func box(left, right, top, bottom int) area {
	left, right, top, bottom = max(left, 0), min(right, Columns-1), max(top, 0), min(bottom, Rows-1)
	columns := leftColumn << left * (1<<uint(right-left+1) - 1)
	rows := everywhere >> uint((Rows-1-bottom)*Columns) &^ (1<<uint(top*Columns) - 1)
	return columns & rows
}
