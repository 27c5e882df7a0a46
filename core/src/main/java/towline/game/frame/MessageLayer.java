package towline.game.frame;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import towline.game.diagnostics.FrameMeter;
import towline.view.hud.FrameGraph;
import towline.view.hud.HudCanvas;
import towline.view.hud.MessageBar;
import towline.view.hud.Toast;
import towline.view.medal.MedalIcons;
import towline.view.medal.MedalToast;

/** What lies over every screen: messages and, on request, a graph of the frame times. */
public final class MessageLayer {
  private final Toast toast;
  private final MessageBar messages;
  private final FrameGraph graph;
  private final MedalToast medal;
  private final Queue<Supplier<String>> posted = new ConcurrentLinkedQueue<>();
  private boolean graphShown;

  public MessageLayer(HudCanvas canvas, MedalIcons icons) {
    medal = new MedalToast(canvas, icons);
    toast = new Toast(canvas);
    messages = new MessageBar(canvas);
    graph = new FrameGraph(canvas);
  }

  /** Shows the player a message. */
  public void show(String message) {
    messages.show(message);
  }

  /** Shows the player messages, one after the other. */
  public void show(List<String> sentences) {
    for (int i = 0; i < sentences.size(); i++) {
      messages.show(sentences.get(i));
    }
  }

  /** Shows the player a message in the next frame; callable from any thread. */
  public void post(Supplier<String> message) {
    posted.add(message);
  }

  /** The message on the screen, or empty. */
  public String message() {
    return messages.shown();
  }

  /** Draws the messages, after that time, s; over the menu, too. */
  public void drawMessages(double seconds) {
    for (Supplier<String> next = posted.poll(); next != null; next = posted.poll()) {
      messages.show(next.get());
    }
    messages.update(seconds);
    messages.draw();
  }

  /** Where a HUD announces what has changed. */
  public Toast toast() {
    return toast;
  }

  /** Where earned medals are announced. */
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
    medal.drawShapes();
    if (graphShown) {
      graph.drawShapes();
    }
  }

  /** Draws the text, after that time, s. */
  public void drawText(double seconds) {
    toast.drawText(seconds);
    medal.update(seconds);
    medal.drawText();
    if (graphShown) {
      graph.drawText();
    }
  }
}
