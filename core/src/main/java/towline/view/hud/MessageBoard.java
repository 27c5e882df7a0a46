package towline.view.hud;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The owner of all messages. Each place shows one at a time; the others wait. If there is no room
 * for all, because text is large or the window small, the first in the order of {@link Place} is
 * shown, and the others stay hidden until it is gone. No message covers a panel or another message.
 */
public final class MessageBoard {
  /** The places of messages, the most important first. */
  public enum Place {
    /**
     * Above the aim modes: sentences that must be read, and above them answers to keys. In the
     * first line of the window while a page is open.
     */
    FOOT,
    /** Large, above the fight: what was cleared, and what comes next. */
    TITLE,
    /** On the left, below the score: the results of a wave, and medals. */
    SIDE
  }

  private static final Place[] PLACES = Place.values();

  private final HudCanvas canvas;
  private final List<List<Message>> waiting = new ArrayList<>();
  private final @Nullable Message[] shown = new Message[PLACES.length];
  private final boolean[] visible = new boolean[PLACES.length];
  private boolean held;
  private boolean hidden;

  /** Creates a board that draws on {@code canvas}. */
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

  /** Shows a sentence that must be read, at {@link Place#FOOT}. */
  public void showSentence(String sentence) {
    post(Place.FOOT, Notice.toRead(canvas, sentence));
  }

  /** Answers a key with a sentence at {@link Place#FOOT}; the next answer replaces it. */
  public void showAnswer(String sentence) {
    post(Place.FOOT, Notice.answer(canvas, sentence));
  }

  /** Returns the sentence at {@link Place#FOOT}; empty if there is none. */
  public String sentence() {
    return shown(Place.FOOT) instanceof Notice notice ? notice.text() : "";
  }

  /** Removes the shown message and all waiting ones of a place. */
  public void clear(Place place) {
    waiting.get(place.ordinal()).clear();
    shown[place.ordinal()] = null;
  }

  /** Removes the waiting messages of a place. */
  public void clearWaiting(Place place) {
    waiting.get(place.ordinal()).clear();
  }

  /** Returns the number of messages shown or waiting at a place. */
  public int pending(Place place) {
    return waiting.get(place.ordinal()).size() + (shown[place.ordinal()] == null ? 0 : 1);
  }

  /** Returns the message at a place; null if there is none. */
  public @Nullable Message shown(Place place) {
    return shown[place.ordinal()];
  }

  /** Holds all messages except those at {@link Place#FOOT}, while the run is paused. */
  public void hold(boolean wanted) {
    held = wanted;
  }

  /**
   * Holds and hides all messages except those at {@link Place#FOOT}, while a draft is open or
   * results are shown.
   */
  public void hide(boolean wanted) {
    hidden = wanted;
  }

  /**
   * Positions the messages in the room that the panels have left, {@code seconds} after the last
   * call.
   */
  public void arrange(double seconds) {
    for (int i = 0; i < PLACES.length; i++) {
      boolean away = hidden && PLACES[i] != Place.FOOT;
      boolean paused = away || (held && PLACES[i] != Place.FOOT);
      Message message = next(i, paused);
      visible[i] = message != null && !away && isPlaced(message);
      if (message != null) {
        if (visible[i]) {
          message.take(canvas.room());
        }
        message.update(paused ? 0 : seconds, visible[i]);
      }
    }
  }

  private @Nullable Message next(int place, boolean paused) {
    Message message = shown[place];
    if (message != null && message.isOver()) {
      message = null;
    }
    List<Message> line = waiting.get(place);
    if (message == null && !line.isEmpty() && !paused) {
      message = line.remove(0);
      message.write();
    }
    shown[place] = message;
    return message;
  }

  private boolean isPlaced(Message message) {
    for (int place = 0; message.moveTo(place); place++) {
      if (message.fits(canvas.room())) {
        return true;
      }
    }
    return false;
  }

  /** Returns true if the message at a place is visible. */
  boolean isVisible(Place place) {
    return shown[place.ordinal()] != null && visible[place.ordinal()];
  }

  /** Draws the shapes of the visible message at a place. */
  public void drawShapes(Place place) {
    Message message = shown[place.ordinal()];
    if (message != null && isVisible(place)) {
      message.drawShapes();
    }
  }

  /** Draws the text of the visible message at a place. */
  public void drawText(Place place) {
    Message message = shown[place.ordinal()];
    if (message != null && isVisible(place)) {
      message.drawText();
    }
  }
}
