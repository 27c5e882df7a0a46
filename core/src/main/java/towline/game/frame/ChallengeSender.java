package towline.game.frame;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import towline.game.host.Links;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.Challenge;
import towline.session.replay.ChallengeFormat;
import towline.session.replay.Replay;
import towline.store.Challenges;
import towline.store.StoreException;

/**
 * Hands runs of the player to other players: as a link, or as a file where a link would be too
 * long. A message says what has happened.
 */
public record ChallengeSender(GameServices services) {
  private static final String EXTENSION = ".towline";

  /** Makes a challenge of {@code replay} with the player's initials, keeps it, and hands it on. */
  public void send(Replay replay) {
    if (replay.behaviour() != BehaviourVersion.CURRENT) {
      services.toast("challenge.unsent.version");
      return;
    }
    if (replay.ticks() == 0 || replay.ticks() > Challenge.MOST_TICKS) {
      services.toast("challenge.unsent.long");
      return;
    }
    send(new Challenge(services.profile().initials(), replay));
  }

  /** Hands on {@code challenge}, which is kept as one that the player has sent. */
  public void send(Challenge challenge) {
    byte[] bytes = ChallengeFormat.write(challenge);
    services.profile().store().challenges().keep(bytes, Challenges.Way.SENT);
    Links links = services.host().links();
    Optional<String> link = ChallengeFormat.link(links.page(), bytes);
    if (link.isEmpty()) {
      sendFile(bytes);
    } else if (links.share(link.get())) {
      services.toast("challenge.shared");
    } else if (PlayerClipboard.copy(link.get())) {
      services.toast("challenge.copied");
    } else {
      sendFile(bytes);
    }
  }

  private void sendFile(byte[] bytes) {
    Path file = services.pictures().newFile(EXTENSION);
    if (services.host().links().share(String.valueOf(file.getFileName()), bytes)) {
      services.toast("challenge.shared");
      return;
    }
    try {
      Path saved = services.pictures().files().save(file, out -> out.write(bytes));
      services.toast("challenge.saved", saved);
    } catch (StoreException | UncheckedIOException e) {
      services.toast("challenge.failed");
    }
  }
}
