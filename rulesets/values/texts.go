package values

// Texts calls each for every text in a value: in lists, and in tables by keys, in no order.
func Texts(value any, each func(text string)) {
	switch value := value.(type) {
	case string:
		each(value)
	case []any:
		for _, one := range value {
			Texts(one, each)
		}
	case map[string]any:
		for _, one := range value {
			Texts(one, each)
		}
	}
}
