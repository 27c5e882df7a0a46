package towline.lab.runs;

import towline.content.GameContent;

/** The game with a hull that no run wears down, so that all runs have the same length. */
final class UnwornHull {
  /** Hull of the ship, blows. */
  private static final int HULL = 1_000_000;

  private UnwornHull() {}

  static GameContent load() {
    GameContent game = GameContent.load();
    return game.withWorld(game.world().withHull(HULL));
  }
}
