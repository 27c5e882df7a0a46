package towline.store;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import towline.content.GameContent;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.Challenge;
import towline.session.replay.ChallengeFormat;
import towline.session.replay.ReplayException;

/**
 * Reads challenges from other players. It accepts those alone that this game can play on a day.
 *
 * @param content the data of the game
 * @param today the day of the daily run, UTC, whose challenges wait until it is over
 */
public record ChallengeReader(GameContent content, LocalDate today) {
  /**
   * Returns the challenge to which {@code text} links.
   *
   * @throws StoreException with a sentence, if there is none that can be played
   */
  public Challenge ofLink(String text) throws StoreException {
    try {
      return of(ChallengeFormat.bytesOf(text));
    } catch (ReplayException e) {
      throw refused(e);
    }
  }

  /**
   * Returns the challenge in a file of the system.
   *
   * @throws StoreException with a sentence, if there is none that can be played
   */
  public Challenge ofFile(Path file) throws StoreException {
    return ofFile(file, new SystemDisk());
  }

  Challenge ofFile(Path file, Disk disk) throws StoreException {
    try {
      return of(disk.read(file, ChallengeFormat.MOST_BYTES + 1));
    } catch (Disk.NoFileException e) {
      Problem reason = Problem.of(Problem.Kind.NOT_A_REPLAY);
      throw new StoreException(Problem.of(Problem.Kind.CANNOT_READ, file, reason), e);
    } catch (IOException e) {
      Problem reason = AtomicFile.reason(e);
      throw new StoreException(Problem.of(Problem.Kind.CANNOT_READ, file, reason), e);
    }
  }

  /**
   * Returns the challenge in {@code bytes}.
   *
   * @throws StoreException with a sentence, if there is none that can be played
   */
  public Challenge of(byte[] bytes) throws StoreException {
    try {
      Challenge challenge = ChallengeFormat.read(bytes);
      check(challenge);
      return challenge;
    } catch (ReplayException e) {
      throw refused(e);
    }
  }

  private static StoreException refused(Exception reason) {
    return new StoreException(
        Problem.of(Problem.Kind.CHALLENGE_REFUSED, reason.getMessage()), reason);
  }

  private void check(Challenge challenge) throws StoreException {
    int behaviour = challenge.replay().behaviour();
    if (behaviour != BehaviourVersion.CURRENT) {
      boolean older = behaviour < BehaviourVersion.CURRENT;
      throw new StoreException(
          Problem.of(
              older ? Problem.Kind.CHALLENGE_OLDER : Problem.Kind.CHALLENGE_NEWER,
              behaviour,
              BehaviourVersion.CURRENT));
    }
    try {
      Run.check(content, challenge.replay().setup());
    } catch (IllegalArgumentException e) {
      throw refused(e);
    }
    long day = challenge.replay().setup().seed();
    if (challenge.replay().setup().mode() == PlayMode.DAILY && day >= today.toEpochDay()) {
      throw new StoreException(Problem.of(Problem.Kind.CHALLENGE_TODAY, LocalDate.ofEpochDay(day)));
    }
  }
}
