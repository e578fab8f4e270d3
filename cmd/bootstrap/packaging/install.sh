#!/bin/sh
# Puts Homespun into the menu of this user: below ~/.local.
# "./install.sh --remove" takes it away again. The family's own files are never touched.
set -eu
case "${1:-}" in
"") ;;
--remove) ;;
*)
	echo "install.sh takes nothing but --remove" >&2
	exit 2
	;;
esac
cd "$(dirname "$0")"
to="$HOME/.local"
find bin share -type f | while read -r file; do
	rm -f "$to/$file"
	if [ -z "${1:-}" ]; then
		mkdir -p "$to/$(dirname "$file")"
		cp "$file" "$to/$file"
	fi
done
if [ -z "${1:-}" ]; then
	menu="$to/share/applications/games.homespun.desktop"
	awk -v program="$to/bin/homespun" '/^Exec=/ { print "Exec=\"" program "\" open %f"; next } { print }' \
		share/applications/games.homespun.desktop >"$menu"
	echo "Homespun is in the menu now, and as $to/bin/homespun."
fi
if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$to/share/applications" || true; fi
if command -v update-mime-database >/dev/null; then update-mime-database "$to/share/mime" || true; fi
