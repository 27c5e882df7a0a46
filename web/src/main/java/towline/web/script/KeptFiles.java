package towline.web.script;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArrayReader;
import org.teavm.jso.core.JSString;
import org.teavm.jso.typedarrays.Int8Array;
import towline.web.store.MemoryDisk;

/**
 * The files that the browser stores; they are loaded before a program starts, and follow the
 * changes of other pages.
 */
public final class KeptFiles implements MemoryDisk.Keeper {
  /** Returns a disk with the stored files, which stores every change. */
  public static MemoryDisk disk() {
    Map<String, byte[]> files = new HashMap<>();
    JSArrayReader<JSString> names = names();
    for (int i = 0; i < names.getLength(); i++) {
      String name = names.get(i).stringValue();
      files.put(name, content(name).copyToJavaArray());
    }
    MemoryDisk disk = new MemoryDisk(files, new KeptFiles());
    listen((name, bytes) -> disk.arrive(name, bytes == null ? null : bytes.copyToJavaArray()));
    return disk;
  }

  /** Receives changes that other pages make. */
  @JSFunctor
  private interface Changes extends JSObject {
    /**
     * Handles a change.
     *
     * @param bytes the content; null if the file was deleted
     */
    void changed(String name, @Nullable Int8Array bytes);
  }

  @Override
  public void put(String name, byte[] bytes) {
    keep(name, Int8Array.copyFromJavaArray(bytes));
  }

  @Override
  public void remove(String name) {
    forget(name);
  }

  @JSBody(params = "changes", script = "window.towline.arrived = changes;")
  private static native void listen(Changes changes);

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
