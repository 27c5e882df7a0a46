package towline.trial.duel;

import towline.content.GameContent;

/** What the game's data say of its couriers, snakes and drone; read when it is first needed. */
final class GameSpecs {
  /** Nothing is towed in a duel, so there is no physics. */
  static final GameContent CONTENT =
      GameContent.load(
          (frame, ship, drone) -> {
            throw new IllegalStateException("a duel has no physics");
          });

  private GameSpecs() {}
}
