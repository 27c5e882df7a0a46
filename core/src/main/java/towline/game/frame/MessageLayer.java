package towline.game.frame;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import towline.game.diagnostics.FrameMeter;
import towline.view.hud.FrameGraph;
import towline.view.hud.HudCanvas;
import towline.view.hud.MessageBoard;
import towline.view.hud.MessageBoard.Place;
import towline.view.medal.MedalIcons;
import towline.view.medal.MedalToast;

/** The layer on top of every screen: messages and, on request, a graph of the frame times. */
public final class MessageLayer {
  private final HudCanvas canvas;
  private final MessageBoard board;
  private final FrameGraph graph;
  private final MedalToast medal;
  private final Queue<Supplier<String>> posted = new ConcurrentLinkedQueue<>();
  private boolean graphShown;

  public MessageLayer(HudCanvas canvas, MedalIcons icons) {
    this.canvas = canvas;
    board = new MessageBoard(canvas);
    medal = new MedalToast(canvas, icons, board);
    graph = new FrameGraph(canvas);
  }

  /** Shows a message to the player. */
  public void show(String message) {
    board.showSentence(message);
  }

  /** Shows messages to the player, one after the other. */
  public void show(List<String> sentences) {
    for (int i = 0; i < sentences.size(); i++) {
      board.showSentence(sentences.get(i));
    }
  }

  /** Shows a message to the player in the next frame; may be called from any thread. */
  public void post(Supplier<String> message) {
    posted.add(message);
  }

  /** Returns the message on the screen; empty if there is none. */
  public String message() {
    return board.sentence();
  }

  /**
   * Places the messages, {@code seconds} after the last frame. Call after the panels have been
   * placed.
   */
  public void arrange(double seconds) {
    for (Supplier<String> next = posted.poll(); next != null; next = posted.poll()) {
      board.showSentence(next.get());
    }
    board.arrange(seconds);
  }

  /** Draws the message at the foot of the window, or at its top, also on top of the menu. */
  public void drawMessages() {
    if (board.shown(Place.FOOT) != null) {
      canvas.beginShapes();
      board.drawShapes(Place.FOOT);
      canvas.beginText();
      board.drawText(Place.FOOT);
      canvas.end();
    }
  }

  /** Returns the board that shows all messages. */
  public MessageBoard board() {
    return board;
  }

  /** Returns the announcement of earned medals. */
  public MedalToast medal() {
    return medal;
  }

  public void toggleGraph() {
    graphShown = !graphShown;
  }

  /** Adds the last frame to the graph. */
  public void update(FrameMeter frameMeter, int drawCalls) {
    if (graphShown) {
      graph.add(
          frameMeter.frames().last(),
          frameMeter.views().last(),
          frameMeter.ticks().last(),
          drawCalls);
    }
  }

  public void drawShapes() {
    board.drawShapes(Place.SIDE);
    if (graphShown) {
      graph.drawShapes();
    }
  }

  public void drawText() {
    board.drawText(Place.SIDE);
    if (graphShown) {
      graph.drawText();
    }
  }
}
