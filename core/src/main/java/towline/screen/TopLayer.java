package towline.screen;

import java.util.List;
import towline.screen.diagnostics.FrameMeter;
import towline.view.hud.FrameGraph;
import towline.view.hud.HudCanvas;
import towline.view.hud.Toast;

/** What lies over every screen: messages and, on request, a graph of the frame times. */
final class TopLayer {
  private final Toast toast;
  private final FrameGraph graph;
  private boolean graphShown;

  TopLayer(HudCanvas canvas) {
    toast = new Toast(canvas);
    graph = new FrameGraph(canvas);
  }

  /** Shows the player a message. */
  void show(String message) {
    toast.show(message);
  }

  /** Shows the player messages; the last one stays. */
  void show(List<String> messages) {
    for (int i = 0; i < messages.size(); i++) {
      toast.show(messages.get(i));
    }
  }

  /** Where a HUD shows its messages. */
  Toast toast() {
    return toast;
  }

  void toggleGraph() {
    graphShown = !graphShown;
  }

  /** Adds the last frame to the graph. */
  void update(FrameMeter frameMeter, int drawCalls) {
    if (graphShown) {
      graph.add(
          frameMeter.frames().last(),
          frameMeter.views().last(),
          frameMeter.ticks().last(),
          drawCalls);
    }
  }

  void drawShapes() {
    if (graphShown) {
      graph.drawShapes();
    }
  }

  /** Draws the text, after that time, s. */
  void drawText(double seconds) {
    toast.drawText(seconds);
    if (graphShown) {
      graph.drawText();
    }
  }
}
