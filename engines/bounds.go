package engines

import (
	"slices"

	"homespun/engines/text"
)

// CheckNumbers holds numbers of a ruleset, by the keys of their fields, against their bounds. The error is a
// *[FieldError] of the first of the fields that is outside; path stands before its key, as "monsters.zombie."
// does. It panics on a key that is no field's, an error of the program.
func CheckNumbers(fields []Field, path string, numbers map[string]int) error {
	checked := 0
	for i := range fields {
		n, ok := numbers[fields[i].Key]
		if !ok {
			continue
		}
		checked++
		if err := CheckNumber(fields[i:], fields[i].Key, path+fields[i].Key, n); err != nil {
			return err
		}
	}
	if checked < len(numbers) {
		panic("engines: numbers of rules that are no fields")
	}
	return nil
}

// CheckNumber holds a number against the bounds of a field. The error is a *[FieldError] of the path.
func CheckNumber(fields []Field, key, path string, n int) error {
	if f := FieldOf(fields, key); n < f.Min || n > f.Max {
		return Fieldf(path, "is %d; it can be %d to %d", n, f.Min, f.Max)
	}
	return nil
}

// CheckChoice holds a word against the choices of a field. The error is a *[FieldError] of the path.
func CheckChoice(fields []Field, key, path, word string) error {
	if f := FieldOf(fields, key); !slices.Contains(f.Choices, word) {
		return Fieldf(path, "is %q; it can be %s", word, text.Join(f.Choices, "or"))
	}
	return nil
}

// FieldOf returns the field of a key. It panics where there is none, an error of the program.
func FieldOf(fields []Field, key string) *Field {
	return &fields[slices.IndexFunc(fields, func(f Field) bool { return f.Key == key })]
}
