package towline.game.host;

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
 */
public record Host(
    PhysicsEngine.Factory physics,
    Background background,
    ProcessMeter process,
    SoundOutput.Opener sound) {

  /** A desktop computer: native code, threads, a Java virtual machine, a sound device. */
  public static Host desktop() {
    return new Host(World.nativePhysics(), new Threads(), new JvmMeter(), AudioOutput::open);
  }
}
