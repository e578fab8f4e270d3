package main

import (
	"encoding/json"

	"homespun/companion/session"
)

// resultLine writes the result of a match that has ended as records give it.
func resultLine(s *session.Session) (string, error) {
	text, err := json.Marshal(s.Engine().Result(s.Position()))
	return "result: " + string(text), err
}
