package towline.trial.duel;

import towline.content.GameContent;

/** The game's data of couriers, snakes and drone; loaded at first use. */
final class GameSpecs {
  /** The content without physics, since a duel tows nothing. */
  static final GameContent CONTENT =
      GameContent.load(
          (frame, ship, drone) -> {
            throw new IllegalStateException("a duel has no physics");
          });

  private GameSpecs() {}
}
