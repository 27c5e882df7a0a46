package towline.game.host;

import java.util.Optional;

/** Creates links with which a player can share a setup of the range or a challenge. */
public interface Links {
  /** No address and no share sheet, as on a desktop. */
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
        public String page() {
          return "";
        }

        @Override
        public boolean share(String link) {
          return false;
        }

        @Override
        public boolean share(String name, byte[] file) {
          return false;
        }
      };

  /** Returns true if this machine can create links. */
  boolean exist();

  /** Returns a link that opens the range with {@code setup}, the text of a setup file. */
  Optional<String> toRange(String setup);

  /** Returns the address of the page on which the game runs; empty if it is not on a page. */
  String page();

  /** Offers {@code link} in the system's share sheet; returns false if there is none. */
  boolean share(String link);

  /** Offers a file in the system's share sheet; returns false if it takes no such file. */
  boolean share(String name, byte[] file);
}
