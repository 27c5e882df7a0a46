package towline.synth;

/** The notes of the game's key, A minor: pitches in Hz. */
final class Notes {
  static final double A1 = hertz(33);
  static final double E2 = hertz(40);
  static final double A2 = hertz(45);
  static final double C3 = hertz(48);
  static final double E3 = hertz(52);
  static final double G3 = hertz(55);
  static final double A3 = hertz(57);
  static final double C4 = hertz(60);
  static final double D4 = hertz(62);
  static final double E4 = hertz(64);
  static final double G4 = hertz(67);
  static final double A4 = hertz(69);
  static final double C5 = hertz(72);
  static final double D5 = hertz(74);
  static final double E5 = hertz(76);
  static final double G5 = hertz(79);
  static final double A5 = hertz(81);
  static final double C6 = hertz(84);
  static final double E6 = hertz(88);
  static final double A6 = hertz(93);

  private Notes() {}

  /** Returns the pitch of a MIDI note, Hz; 69 is 440 Hz. */
  static double hertz(double midi) {
    return 440 * Math.pow(2, (midi - 69) / 12);
  }
}
