package towline.game.host;

import java.time.Instant;
import towline.sim.World;
import towline.sim.api.PhysicsEngine;
import towline.sound.SoundOutput;

/**
 * The machine that the game runs on: the parts that differ between machines.
 *
 * @param physics the physics of ship and drone; its results are bit-identical on all machines
 * @param background runs work that frames do not wait for
 * @param process measures the program
 * @param sound plays the mixer's stream
 * @param pictures stores the pictures that the player saves
 * @param links creates links to replays and setups
 * @param today today's date
 * @param ownsWindow true if the game has a window of its own, sets its size, mode and frame rate,
 *     and closes it
 */
public record Host(
    PhysicsEngine.Factory physics,
    Background background,
    ProcessMeter process,
    SoundOutput.Opener sound,
    PictureFiles pictures,
    Links links,
    Today today,
    boolean ownsWindow) {

  /** Returns a desktop computer without sound. */
  public static Host desktop() {
    return desktop(loading -> null);
  }

  /**
   * Returns a desktop computer: native code, threads, a Java virtual machine, and {@code sound}.
   */
  public static Host desktop(SoundOutput.Opener sound) {
    return new Host(
        World.nativePhysics(),
        new Threads(),
        new JvmMeter(),
        sound,
        new PicturesOnDisk(),
        Links.NONE,
        new Today(Instant::now),
        true);
  }
}
