package towline.game.run;

import towline.ai.aim.AimMode;
import towline.ai.pilot.GamePilotFactory;
import towline.content.EntityCatalogue;
import towline.content.GameContent;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.Snapshot;
import towline.sim.api.Team;
import towline.view.Renderer;
import towline.view.world.WorldView;

/** The picture of an enemy as it looks in the fight. */
final class EnemyPortrait extends StillWidget {
  /** Place of the enemy in a world of its own, m, out of sight of the ship in its middle. */
  private static final double X = 14;

  private static final double Y = 44;

  /** Ticks until its segments, its parts and its barrel are in place. */
  private static final int TICKS = 2;

  /** Size of the picture, relative to the enemy. */
  private static final double ROOM = 1.4;

  private static final double MIN_METRES = 1.5;

  /** Creates a picture of the foes in {@code state}. */
  EnemyPortrait(Renderer renderer, WorldView view, Snapshot state) {
    super(renderer, view, state);
    for (int i = 0; i < state.size(); i++) {
      if (state.kind(i).team() == Team.FOE) {
        enclose(state.x(i), state.y(i), state.radius(i));
      }
    }
  }

  /** Returns a world with nothing but the ship, its drone and {@code enemy}. */
  static Snapshot stateWith(GameContent content, EntityCatalogue.Enemy enemy) {
    Snapshot state = new Snapshot();
    try (World world =
        new World(
            content.world(),
            1,
            new GamePilotFactory(),
            AimMode.HOLD.ordinal(),
            content.engines())) {
      world.spawn(enemy.spawn(), X, Y, 0, 1);
      for (int tick = 0; tick < TICKS; tick++) {
        world.tick(new Command());
      }
      state.set(world.current());
    }
    return state;
  }

  @Override
  protected void drawStill(int x, int y, int wide, int high) {
    frame(Math.max(MIN_METRES, metres(wide, high) * ROOM));
    renderer.drawEntities(view, x, y, wide, high);
  }
}
