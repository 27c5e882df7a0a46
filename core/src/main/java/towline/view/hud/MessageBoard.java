package towline.view.hud;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The owner of all messages. Each place shows one at a time; the others wait. Where there is no
 * room for all, because text is large or the window small, what comes first in {@link Place} is
 * seen, and the rest stands back until it is gone. No message lies on a panel, or on another one.
 */
public final class MessageBoard {
  /** Where messages stand, the most important first. */
  public enum Place {
    /** Above the aim modes: what the player must read, and over it the answer to a key. */
    FOOT,
    /** Large, above the fight: what was cleared, what comes. */
    TITLE,
    /** On the left, below the score: what a wave came to, and medals. */
    SIDE
  }

  private static final Place[] PLACES = Place.values();

  private final HudCanvas canvas;
  private final List<List<Message>> waiting = new ArrayList<>();
  private final @Nullable Message[] shown = new Message[PLACES.length];
  private final boolean[] standing = new boolean[PLACES.length];
  private boolean held;

  /** A board on that canvas. */
  public MessageBoard(HudCanvas canvas) {
    this.canvas = canvas;
    for (int i = 0; i < PLACES.length; i++) {
      waiting.add(new ArrayList<>());
    }
  }

  /** Shows a message as soon as those before it at its place have been shown. */
  public void post(Place place, Message message) {
    List<Message> line = waiting.get(place.ordinal());
    for (int i = line.size() - 1; i >= 0; i--) {
      if (message.replaces(line.get(i))) {
        line.remove(i);
      }
    }
    Message now = shown[place.ordinal()];
    if (now != null && message.replaces(now)) {
      shown[place.ordinal()] = null;
    }
    line.add(message);
  }

  /** Shows a sentence that must be read, at the foot. */
  public void read(String sentence) {
    post(Place.FOOT, Notice.toRead(canvas, sentence));
  }

  /** Answers a key with a sentence at the foot; the next answer takes its place. */
  public void answer(String sentence) {
    post(Place.FOOT, Notice.answer(canvas, sentence));
  }

  /** The sentence at the foot; empty: none. */
  public String sentence() {
    return shown(Place.FOOT) instanceof Notice notice ? notice.text() : "";
  }

  /** Forgets what stands and waits at a place. */
  public void clear(Place place) {
    waiting.get(place.ordinal()).clear();
    shown[place.ordinal()] = null;
  }

  /** Forgets what waits at a place. */
  public void clearWaiting(Place place) {
    waiting.get(place.ordinal()).clear();
  }

  /** How many messages stand or wait at a place. */
  public int pending(Place place) {
    return waiting.get(place.ordinal()).size() + (shown[place.ordinal()] == null ? 0 : 1);
  }

  /** The message at a place; null: none. */
  public @Nullable Message shown(Place place) {
    return shown[place.ordinal()];
  }

  /** While it is held, only what must be read at the foot goes on: the run stands still. */
  public void hold(boolean wanted) {
    held = wanted;
  }

  /** Gives each message its room among the panels, which have taken theirs; after that time, s. */
  public void arrange(double seconds) {
    for (int i = 0; i < PLACES.length; i++) {
      boolean stands = held && PLACES[i] != Place.FOOT;
      Message message = next(i, stands);
      standing[i] = message != null && isPlaced(message);
      if (message != null) {
        if (standing[i]) {
          message.take(canvas.room());
        }
        message.update(stands ? 0 : seconds, standing[i]);
      }
    }
  }

  private @Nullable Message next(int place, boolean stands) {
    Message message = shown[place];
    if (message != null && message.isOver()) {
      message = null;
    }
    List<Message> line = waiting.get(place);
    if (message == null && !line.isEmpty() && !stands) {
      message = line.remove(0);
      message.write();
    }
    shown[place] = message;
    return message;
  }

  private boolean isPlaced(Message message) {
    for (int place = 0; message.stand(place); place++) {
      if (message.fits(canvas.room())) {
        return true;
      }
    }
    return false;
  }

  /** Draws the shapes of what is seen at a place. */
  public void drawShapes(Place place) {
    Message message = shown[place.ordinal()];
    if (message != null && standing[place.ordinal()]) {
      message.drawShapes();
    }
  }

  /** Draws the text of what is seen at a place. */
  public void drawText(Place place) {
    Message message = shown[place.ordinal()];
    if (message != null && standing[place.ordinal()]) {
      message.drawText();
    }
  }
}
