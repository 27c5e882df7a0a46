package towline.web.page;

import java.util.HashMap;
import java.util.Map;
import org.teavm.jso.JSBody;
import org.teavm.jso.core.JSArrayReader;
import org.teavm.jso.core.JSString;
import org.teavm.jso.typedarrays.Int8Array;
import towline.web.store.MemoryDisk;

/** The files that the browser stores for the game; they are loaded before it starts. */
final class KeptFiles implements MemoryDisk.Keeper {
  /** Returns a disk with the stored files, which stores every change. */
  static MemoryDisk disk() {
    Map<String, byte[]> files = new HashMap<>();
    JSArrayReader<JSString> names = names();
    for (int i = 0; i < names.getLength(); i++) {
      String name = names.get(i).stringValue();
      files.put(name, content(name).copyToJavaArray());
    }
    return new MemoryDisk(files, new KeptFiles());
  }

  @Override
  public void put(String name, byte[] bytes) {
    keep(name, Int8Array.copyFromJavaArray(bytes));
  }

  @Override
  public void remove(String name) {
    forget(name);
  }

  @JSBody(script = "return Array.from(window.towline.kept.keys());")
  private static native JSArrayReader<JSString> names();

  @JSBody(params = "name", script = "return window.towline.kept.get(name);")
  private static native Int8Array content(String name);

  @JSBody(
      params = {"name", "bytes"},
      script = "window.towline.put(name, bytes);")
  private static native void keep(String name, Int8Array bytes);

  @JSBody(params = "name", script = "window.towline.remove(name);")
  private static native void forget(String name);
}
