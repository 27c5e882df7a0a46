#!/bin/sh
# Renders assets/sound/*.ogg again. Needs a JDK (17 or newer) and oggenc (Debian: vorbis-tools).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$here/../../assets/sound
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
javac -d "$work/classes" "$here"/../../core/src/test/java/towline/synth/[A-Z]*.java
java -cp "$work/classes" towline.synth.Render "$work/wav"
mkdir -p "$out"
rm -f "$out"/*.ogg
serial=1
for wav in "$work"/wav/*.wav; do
  name=$(basename "$wav" .wav)
  # oggenc picks a random serial number unless told: the same sounds must give the same files.
  oggenc -Q -q 3 --serial $serial -o "$out/$name.ogg" "$wav"
  serial=$((serial + 1))
done
