package engines

import (
	"reflect"
	"slices"

	"homespun/engines/common/text"
)

// CheckNumbers checks the whole numbers of a struct of rules against the bounds of the fields with their keys
// in TOML, in the order of the fields. A field can be a struct of numbers too, such as one for each side;
// maps and lists are left to the game. The error is a *[FieldError] for the first that is out of bounds; path
// is put before its key, such as "monsters.zombie.". Fields with the keys besides are not checked.
func CheckNumbers(fields []Field, path string, rules any, besides ...string) error {
	return eachValue(fields, rules, func(f *Field, v reflect.Value) error {
		if slices.Contains(besides, f.Key) {
			return nil
		}
		return f.checkNumbers(path+f.Key, v)
	})
}

// checkNumbers checks a number, or each in a struct, against the bounds of the field.
func (f *Field) checkNumbers(path string, v reflect.Value) error {
	switch v.Kind() {
	case reflect.Int:
		return f.checkNumber(path, int(v.Int()))
	case reflect.Struct:
		for i := range v.NumField() {
			if err := f.checkNumbers(path+"."+tomlKey(v, i), v.Field(i)); err != nil {
				return err
			}
		}
	}
	return nil
}

// CheckChoices checks the words of a struct of rules in the way of [CheckNumbers], against the choices of
// their fields.
func CheckChoices(fields []Field, path string, rules any) error {
	return eachValue(fields, rules, func(f *Field, v reflect.Value) error {
		if f.Kind == ChoiceField && !slices.Contains(f.Choices, v.String()) {
			return Fieldf(path+f.Key, "is %q; it can be %s", v, text.Join(f.Choices, "or"))
		}
		return nil
	})
}

// eachValue calls check with each field and its value in a struct of rules, until that returns an error.
func eachValue(fields []Field, rules any, check func(f *Field, v reflect.Value) error) error {
	of, values := reflect.ValueOf(rules), map[string]reflect.Value{}
	for i := range of.NumField() {
		values[tomlKey(of, i)] = of.Field(i)
	}
	for i := range fields {
		if err := check(&fields[i], values[fields[i].Key]); err != nil {
			return err
		}
	}
	return nil
}

// tomlKey returns the key in TOML of a field of a struct.
func tomlKey(of reflect.Value, i int) string { return of.Type().Field(i).Tag.Get("toml") }

// CheckNumber checks a number against the bounds of the field with this key. The error is a *[FieldError]
// whose key is path.
func CheckNumber(fields []Field, key, path string, n int) error {
	return FieldOf(fields, key).checkNumber(path, n)
}

func (f *Field) checkNumber(path string, n int) error {
	if n < f.Min || n > f.Max {
		return Fieldf(path, "is %d; it can be %d to %d", n, f.Min, f.Max)
	}
	return nil
}

// FieldOf returns the field with this key. It panics if there is none, which is an error of the program.
func FieldOf(fields []Field, key string) *Field {
	return &fields[slices.IndexFunc(fields, func(f Field) bool { return f.Key == key })]
}
