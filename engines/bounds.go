package engines

import (
	"slices"

	"homespun/engines/common/text"
)

// CheckNumbers checks numbers of a ruleset, given by the keys of their fields, against the bounds of those
// fields. The error is a *[FieldError] for the first field that is out of bounds; path is put before its key,
// such as "monsters.zombie.". CheckNumbers panics on a key that belongs to no field, which is an error of the
// program.
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

// CheckNumber checks a number against the bounds of the field with this key. The error is a *[FieldError]
// whose key is path.
func CheckNumber(fields []Field, key, path string, n int) error {
	if f := FieldOf(fields, key); n < f.Min || n > f.Max {
		return Fieldf(path, "is %d; it can be %d to %d", n, f.Min, f.Max)
	}
	return nil
}

// CheckChoice checks a word against the choices of the field with this key. The error is a *[FieldError]
// whose key is path.
func CheckChoice(fields []Field, key, path, word string) error {
	if f := FieldOf(fields, key); !slices.Contains(f.Choices, word) {
		return Fieldf(path, "is %q; it can be %s", word, text.Join(f.Choices, "or"))
	}
	return nil
}

// FieldOf returns the field with this key. It panics if there is none, which is an error of the program.
func FieldOf(fields []Field, key string) *Field {
	return &fields[slices.IndexFunc(fields, func(f Field) bool { return f.Key == key })]
}
