package towline.game.host;

import java.util.Optional;

/** Links that open for others what the player sees. */
public interface Links {
  /** Where there are no links to the game: on a desktop. */
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

  /** Whether there are any. */
  boolean exist();

  /** A link that opens the range with that set-up, the text of a file of it. */
  Optional<String> toRange(String setup);

  /** A link that plays that replay back, the content of its file; empty if that is too long. */
  Optional<String> toReplay(byte[] replay);
}
