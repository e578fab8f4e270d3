package people

import (
	"bytes"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"homespun/engines/common/files"
	"homespun/engines/common/tomlfile"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// keys are the keys of a person that this package writes, in the order of the file. Those with an empty value
// are left out.
var keys = []struct {
	key string
	of  func(Person) any
}{
	{"name", func(p Person) any { return p.Name }},
	{"figure", func(p Person) any { return p.Figure }},
	{"picture", func(p Person) any { return p.Picture }},
	{"colour", func(p Person) any { return p.Colour }},
	{"age", func(p Person) any { return int64(p.Age) }},
	{"aloud", func(p Person) any { return p.Aloud }},
	{"handicap", func(p Person) any { return int64(p.Handicap) }},
}

// Put keeps a person in the family's file: in the place of the one called was, or as the last one if was is
// "" or nobody is called so. Where there is no file yet, the people given besides are written too. The file
// is read again first, because it may have been written meanwhile. If something in it cannot be read at all,
// it is left as it is and the error says so; the people returned can be used nevertheless.
func Put(folder household.Folder, was string, p Person, besides []Person) (*Book, error) {
	b := loadWith(folder, besides)
	b.put(was, p)
	return b, b.save()
}

// Add keeps people in the family's file, after those who are there. Who is there already changes.
func Add(folder household.Folder, list []Person) (*Book, error) {
	b := Load(folder)
	for _, p := range list {
		b.put("", p)
	}
	return b, b.save()
}

// Remove takes a person off the family's file.
func Remove(folder household.Folder, name string, besides []Person) (*Book, error) {
	b := loadWith(folder, besides)
	if i := b.index(name); i >= 0 {
		b.entries[b.at[i]] = nil
		b.People, b.at = slices.Delete(b.People, i, i+1), slices.Delete(b.at, i, i+1)
	}
	return b, b.save()
}

// Join has the file call a person by another name too, so that what was played under it is hers. If somebody else in
// the file has that name, the two become one: the other leaves it, with the further names that it had. No match
// changes.
func Join(folder household.Folder, name, other string, besides []Person) (*Book, error) {
	b := loadWith(folder, besides)
	i, gone := b.index(name), b.index(other)
	other = rulesets.CleanName(other)
	if i < 0 || i == gone || other == "" || gone < 0 && b.Called(other) == b.People[i].Name {
		return b, nil
	}
	entry := b.entries[b.at[i]]
	names, _ := entry[also].([]any)
	names = append(slices.Clone(names), other)
	if gone >= 0 {
		more, _ := b.entries[b.at[gone]][also].([]any)
		names = append(names, more...)
		b.entries[b.at[gone]] = nil
	}
	entry[also] = names
	if err := b.save(); err != nil {
		return b, err
	}
	return Load(folder), nil
}

// loadWith is Load, but where there is no file yet it takes the people given besides for those of the file.
func loadWith(folder household.Folder, besides []Person) *Book {
	b := Load(folder)
	if b.New {
		for _, one := range besides {
			b.put("", one)
		}
	}
	return b
}

func (b *Book) index(name string) int {
	return slices.IndexFunc(b.People, func(p Person) bool { return Same(p.Name, name) })
}

// put changes a person, or adds one. Only values that differ from what was read are changed in the tables.
func (b *Book) put(was string, p Person) {
	i := b.index(was)
	if other := b.index(p.Name); i < 0 || other >= 0 && other != i {
		i = other // nobody has the name of somebody else
	}
	if i < 0 {
		b.People, b.at = append(b.People, Person{}), append(b.at, len(b.entries))
		b.entries = append(b.entries, map[string]any{})
		i = len(b.People) - 1
	}
	entry := b.entries[b.at[i]]
	for _, k := range keys {
		before, now := k.of(b.People[i]), k.of(p)
		if before == now {
			continue
		}
		if now == k.of(Person{}) {
			delete(entry, k.key)
		} else {
			entry[k.key] = now
		}
	}
	b.People[i] = p
}

// save writes the file whole, unless it could not be read.
func (b *Book) save() error {
	if b.closed {
		return b.Problem
	}
	data, err := b.encode()
	if err != nil {
		return err
	}
	if err := files.MakeFolder(filepath.Dir(b.path)); err != nil {
		return err
	}
	if err := files.Write(b.path, data); err != nil {
		return err
	}
	b.New = false
	return nil
}

// encode returns the file: the comment, the keys that this package does not know, and the people.
func (b *Book) encode() ([]byte, error) {
	var out bytes.Buffer
	out.WriteString(b.comment)
	values, tables := map[string]any{}, map[string]any{}
	for key, value := range b.rest {
		if isTable(value) {
			tables[key] = value
		} else {
			values[key] = value
		}
	}
	for _, part := range []map[string]any{values, tables} {
		if err := write(&out, part); err != nil {
			return nil, err
		}
	}
	for _, entry := range b.entries {
		if entry == nil {
			continue
		}
		out.WriteString("\n[[" + list + "]]\n")
		left := maps.Clone(entry)
		for _, k := range keys {
			if value, ok := left[k.key]; ok && !isTable(value) {
				delete(left, k.key)
				if err := write(&out, map[string]any{k.key: value}); err != nil {
					return nil, err
				}
			}
		}
		inner := map[string]any{}
		for key, value := range left {
			if isTable(value) { // its head would be read as a table of the file otherwise
				delete(left, key)
				inner[key] = value
			}
		}
		if err := write(&out, left); err != nil {
			return nil, err
		}
		if len(inner) > 0 {
			if err := write(&out, map[string]any{list: inner}); err != nil {
				return nil, err
			}
		}
	}
	return out.Bytes(), nil
}

// isTable reports whether a value is written below a head of its own.
func isTable(value any) bool {
	switch value.(type) {
	case map[string]any, []map[string]any:
		return true
	}
	return false
}

func write(out *bytes.Buffer, table map[string]any) error {
	if len(table) == 0 {
		return nil
	}
	data, err := tomlfile.Encode(table)
	if err != nil {
		return err
	}
	// The tables inside a person are encoded with an empty head of the list, which the person has already.
	out.WriteString(strings.Replace(string(data), "["+list+"]\n", "", 1))
	return nil
}
