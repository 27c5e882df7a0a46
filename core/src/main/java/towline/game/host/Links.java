package towline.game.host;

import java.util.Optional;

/** Creates links with which a player can share a setup of the range or a challenge. */
public interface Links {
  /** No links, no address and no share sheet, as on a desktop. */
  Links NONE = new Links() {};

  /** Returns true if this machine can create links. */
  default boolean exist() {
    return false;
  }

  /** Returns a link that opens the range with {@code setup}, the text of a setup file, if any. */
  default Optional<String> toRange(String setup) {
    return Optional.empty();
  }

  /** Returns the address of the page on which the game runs; empty if it is not on a page. */
  default String page() {
    return "";
  }

  /** Offers {@code link} in the system's share sheet; returns false if there is none. */
  default boolean share(String link) {
    return false;
  }

  /** Offers a file in the system's share sheet; returns false if it takes no such file. */
  default boolean share(String name, byte[] file) {
    return false;
  }
}
