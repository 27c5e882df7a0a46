package towline.content;

/**
 * What a difficulty changes.
 *
 * @param reloadRate how fast the enemies' guns reload, as a multiple
 * @param pace how fast snakes crawl, as a multiple
 * @param crowd how many come, as a multiple
 * @param repair the blows that are mended after each wave
 * @param learns whether enemies that refine their aim learn instead
 * @param score what points are multiplied with
 */
public record DifficultySpec(
    double reloadRate, double pace, double crowd, int repair, boolean learns, double score) {

  static DifficultySpec read(JsonFields in) {
    return new DifficultySpec(
        in.number("reloadRate", 0.1, 10),
        in.number("pace", 0.1, 3),
        in.number("crowd", 0.1, 10),
        in.integer("repair", 0, 100),
        in.flag("learns"),
        in.number("score", 0.01, 100));
  }
}
