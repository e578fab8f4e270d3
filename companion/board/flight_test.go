package board

import (
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"homespun/companion/tableau"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// full is a whole cube of four by four by four, of three colours.
func full() *tableau.Solid {
	solid := built()
	solid.Cubes = nil
	for _, column := range solid.Floor {
		for level := range solid.Levels {
			solid.Cubes = append(solid.Cubes, cubeAt(column.X, column.Y, level))
		}
	}
	return solid
}

func cubeAt(x, y, level int) tableau.Cube {
	cube := tableau.Cube{X: x, Y: y, Level: level, Colour: drawing.RGB(0x3A3A40), Sign: 5}
	switch (x*2 + y + level*3) % 5 {
	case 0:
		cube.Colour, cube.Sign = drawing.RGB(0xC8372D), 3
	case 1:
		cube.Colour, cube.Sign = drawing.RGB(0xF2C230), 4
	}
	return cube
}

// Pictures of moments of flights, to look at: a cube placed, cubes taken from the top and from the back, and the filling in.
func TestPicturesOfFlights(t *testing.T) {
	dir := os.Getenv("HOMESPUN_PICTURES")
	if dir == "" {
		t.Skip("HOMESPUN_PICTURES names no folder")
	}
	placed := built()
	placed.Cubes = append(placed.Cubes, cubeAt(1, 1, 0))
	corner, back := full(), full()
	corner.Cubes = corner.Cubes[:63]
	back.Cubes = append(append([]tableau.Cube{}, back.Cubes[:3]...), back.Cubes[4:]...)
	for name, change := range map[string][2]*tableau.Solid{"placed": {built(), placed}, "taken": {full(), corner}, "taken-behind": {full(), back}, "filled": {built(), full()}} {
		flies, ok := flightOf(change[0], change[1])
		if !ok {
			t.Errorf("%s: nothing flies", name)
			continue
		}
		const moments, side = 6, 300
		sheet := image.NewRGBA(image.Rect(0, 0, moments*side, side))
		for i := range moments {
			solid := flies.at(float64(i) / (moments - 1))
			picture := raster.Image(newModel(solid, stand{firstTurn, firstLean}, 100, 100).picture(nil), side/100.0)
			draw.Draw(sheet, image.Rect(i*side, 0, (i+1)*side, side), image.White, image.Point{}, draw.Src)
			draw.Draw(sheet, image.Rect(i*side, 0, (i+1)*side, side), picture, image.Point{}, draw.Over)
		}
		file, err := os.Create(filepath.Join(dir, "flight-"+name+"-"+strconv.Itoa(moments)+".png"))
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(file, sheet); err != nil {
			t.Fatal(err)
		}
		if err := file.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
