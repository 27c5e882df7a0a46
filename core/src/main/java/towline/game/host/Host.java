package towline.game.host;

import java.time.Instant;
import towline.sim.World;
import towline.sim.api.PhysicsEngine;
import towline.sound.AudioOutput;
import towline.sound.SoundOutput;

/**
 * The machine that the game runs on: how it does what not all machines do alike.
 *
 * @param physics moves ship and drone; the same bits on all machines
 * @param background does what frames need not wait for
 * @param process tells of the program
 * @param sound plays the mixer's stream
 * @param pictures keeps the pictures that the player saves
 * @param links to what the player sees
 * @param today today's date
 * @param ownsWindow whether the game has a window of its own, whose size, mode and frame rate it
 *     sets and which it closes
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

  /** A desktop computer: native code, threads, a Java virtual machine, a sound device. */
  public static Host desktop() {
    return new Host(
        World.nativePhysics(),
        new Threads(),
        new JvmMeter(),
        AudioOutput::open,
        new PicturesOnDisk(),
        Links.NONE,
        new Today(Instant::now),
        true);
  }
}
