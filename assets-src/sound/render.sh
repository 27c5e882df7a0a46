#!/bin/sh
# Renders assets/sound/*.ogg anew. Needs a JDK (17 or newer) and oggenc (Debian: vorbis-tools).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$here/../../assets/sound
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
javac -d "$work/classes" "$here"/synth/*.java
java -cp "$work/classes" synth.Render "$work/wav"
mkdir -p "$out"
rm -f "$out"/*.ogg
serial=1
for wav in "$work"/wav/*.wav; do
  name=$(basename "$wav" .wav)
  # The serial number would be drawn by chance: the same sounds shall give the same files.
  oggenc -Q -q 3 --serial $serial -o "$out/$name.ogg" "$wav"
  serial=$((serial + 1))
done
