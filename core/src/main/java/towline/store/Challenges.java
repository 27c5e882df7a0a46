package towline.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import towline.session.replay.Challenge;
import towline.session.replay.ChallengeFormat;
import towline.session.replay.ReplayException;

/**
 * The challenges on disk: those that the player has sent, and those that the player has flown. The
 * latest {@link #MOST} are kept. A name is a number that counts up; nothing of a challenge is in
 * it.
 */
public final class Challenges {
  /** Greatest number of challenges. */
  public static final int MOST = 30;

  /** The way of a challenge. */
  public enum Way {
    SENT,
    RECEIVED
  }

  /** A kept challenge. */
  public record Kept(Path file, Way way, Challenge challenge) {}

  private static final Pattern NAME = Pattern.compile("([0-9]{4,9})-(sent|received)\\.towline");
  private static final int MOST_NUMBER = 999_999_999;

  private final Disk disk;
  private final Path folder;
  private final StoreMessages messages;

  Challenges(Disk disk, Path folder, StoreMessages messages) {
    this.disk = disk;
    this.folder = folder;
    this.messages = messages;
  }

  /** Keeps a challenge, unless it is kept already; a failure becomes a message. */
  public void keep(byte[] challenge, Way way) {
    try {
      disk.makeFolder(folder);
      try (Disk.Lock lock = disk.lock(folder)) {
        lock.reason().ifPresent(messages::add);
        List<Path> files = files();
        for (Path file : files) {
          if (way(file) == way && Arrays.equals(bytes(file), challenge)) {
            return;
          }
        }
        int number = Math.min(MOST_NUMBER, files.isEmpty() ? 1 : number(files.get(0)) + 1);
        String name = way.name().toLowerCase(Locale.ROOT);
        disk.write(
            folder.resolve(String.format(Locale.ROOT, "%04d-%s.towline", number, name)), challenge);
        for (Path old : files.subList(Math.min(files.size(), MOST - 1), files.size())) {
          disk.delete(old);
        }
      }
    } catch (StoreException e) {
      messages.add(e.problem());
    } catch (IOException e) {
      messages.add(Problem.Kind.CANNOT_WRITE, folder, AtomicFile.reason(e));
    }
  }

  /** Returns the kept challenges that can be read, the latest first; others become messages. */
  public List<Kept> all() {
    List<Kept> kept = new ArrayList<>();
    try {
      for (Path file : files()) {
        try {
          kept.add(new Kept(file, way(file), ChallengeFormat.read(bytes(file))));
        } catch (ReplayException e) {
          messages.add(Problem.Kind.CANNOT_USE, file, e.getMessage());
        }
      }
    } catch (IOException e) {
      messages.add(Problem.Kind.CANNOT_READ, folder, AtomicFile.reason(e));
    }
    return kept;
  }

  /** Returns a challenge that can be played; empty, with a message, if it cannot. */
  public Optional<Challenge> load(Path file, ChallengeReader reader) {
    try {
      return Optional.of(reader.ofFile(file, disk));
    } catch (StoreException e) {
      messages.add(e.problem());
      return Optional.empty();
    }
  }

  /** Returns the files, the latest first. */
  private List<Path> files() throws IOException {
    return disk.list(folder).stream()
        .filter(file -> NAME.matcher(file.getFileName().toString()).matches())
        .filter(disk::isFile)
        .sorted(Comparator.comparingInt(Challenges::number).reversed())
        .toList();
  }

  private byte[] bytes(Path file) throws IOException {
    return disk.read(file, ChallengeFormat.MOST_BYTES + 1);
  }

  private static int number(Path file) {
    return Integer.parseInt(name(file).group(1));
  }

  private static Way way(Path file) {
    return Way.valueOf(name(file).group(2).toUpperCase(Locale.ROOT));
  }

  private static Matcher name(Path file) {
    Matcher name = NAME.matcher(file.getFileName().toString());
    if (!name.matches()) {
      throw new IllegalArgumentException("not the name of a challenge: " + file);
    }
    return name;
  }
}
