#!/bin/sh
# Renders assets/sound/*.ogg again. Needs a JDK (17 or newer) and oggenc (Debian: vorbis-tools).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$here/../../assets/sound
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
javac -d "$work/classes" "$here"/../../core/src/synth/java/towline/synth/[A-Z]*.java
java -cp "$work/classes" towline.synth.Render "$work/wav"
mkdir -p "$out"
rm -f "$out"/*.ogg
for wav in "$work"/wav/*.wav; do
  name=$(basename "$wav" .wav)
  # oggenc picks a random serial number unless told: the same sound must give the same file.
  serial=$(printf %s "$name" | cksum | cut -d ' ' -f 1)
  oggenc -Q -q 3 --serial "$((serial % 1000000))" -o "$out/$name.ogg" "$wav"
done
