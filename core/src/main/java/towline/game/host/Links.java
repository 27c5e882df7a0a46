package towline.game.host;

import java.util.Optional;

/** Creates links with which a player can share a replay or a setup of the range. */
public interface Links {
  /** No links, as on a desktop. */
  Links NONE =
      new Links() {
        @Override
        public boolean exist() {
          return false;
        }

        @Override
        public Optional<String> toRange(String setup) {
          return Optional.empty();
        }

        @Override
        public Optional<String> toReplay(byte[] replay) {
          return Optional.empty();
        }
      };

  /** Returns true if this machine can create links. */
  boolean exist();

  /** Returns a link that opens the range with {@code setup}, the text of a setup file. */
  Optional<String> toRange(String setup);

  /**
   * Returns a link that plays back {@code replay}, the content of a replay file; empty if it would
   * be too long.
   */
  Optional<String> toReplay(byte[] replay);
}
