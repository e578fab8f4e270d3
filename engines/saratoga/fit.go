package saratoga

import "homespun/engines"

// spare are colours that a deck can have besides: words and what they look like.
var spare = [...][2]string{{"red", "#C8102E"}, {"blue", "#0072B2"}, {"green", "#009E73"}, {"purple", "#7B4B94"},
	{"white", "#FFFFFF"}, {"black", "#2B2521"}}

// moreColours proposes n more colours, behind all others.
func moreColours(g *Game, n int) (fit engines.Fit) {
	order := 0
	for _, c := range g.rules.Colours {
		order = max(order, c.Order)
	}
	for _, c := range spare {
		if _, there := g.rules.Colours[c[0]]; !there && len(fit) < n {
			order++
			fit = fit.And("colours."+c[0], map[string]any{"color": c[1], "order": int64(min(order, 99))})
		}
	}
	if len(fit) < n {
		return nil
	}
	return fit
}
