package towline.view;

import com.badlogic.gdx.Files;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import java.io.File;
import java.lang.reflect.Proxy;

/** Lets tests of the picture find the assets without a window. */
public final class Assets {
  private Assets() {}

  /** From here on internal files are those of the assets' folder. */
  public static void find() {
    Gdx.files =
        (Files)
            Proxy.newProxyInstance(
                Assets.class.getClassLoader(),
                new Class<?>[] {Files.class},
                (files, method, path) -> new FileHandle(new File("../assets", (String) path[0])));
  }
}
