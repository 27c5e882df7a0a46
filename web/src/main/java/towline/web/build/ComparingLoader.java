package towline.web.build;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import towline.web.math.FloatingComparison;

/**
 * Passes all classes to TeaVM with comparisons of floating-point numbers replaced by calls. TeaVM
 * does not distinguish Java's two instructions, which differ in their result for NaN.
 */
final class ComparingLoader extends ClassLoader {
  private static final String COMPARISON_CLASS =
      FloatingComparison.class.getName().replace('.', '/');

  ComparingLoader(ClassLoader all) {
    super(all);
  }

  @Override
  public Enumeration<URL> getResources(String name) throws IOException {
    Enumeration<URL> found = super.getResources(name);
    if (!name.endsWith(".class") || name.startsWith(COMPARISON_CLASS)) {
      return found;
    }
    List<URL> rewritten = new ArrayList<>();
    for (URL url : Collections.list(found)) {
      rewritten.add(new URL(null, url.toExternalForm(), new Rewriting(url)));
    }
    return Collections.enumeration(rewritten);
  }

  /** Opens a class file and rewrites it. */
  private static final class Rewriting extends URLStreamHandler {
    private final URL original;

    Rewriting(URL original) {
      this.original = original;
    }

    @Override
    protected URLConnection openConnection(URL url) {
      return new URLConnection(url) {
        @Override
        public void connect() {}

        @Override
        public InputStream getInputStream() throws IOException {
          try (InputStream in = original.openStream()) {
            return new ByteArrayInputStream(rewrite(in.readAllBytes()));
          }
        }
      };
    }
  }

  private static byte[] rewrite(byte[] type) {
    ClassReader reader = new ClassReader(type);
    ClassWriter writer = new ClassWriter(0);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            return new Calling(super.visitMethod(access, name, descriptor, signature, exceptions));
          }
        },
        0);
    return writer.toByteArray();
  }

  /** Replaces comparisons by calls. */
  private static final class Calling extends MethodVisitor {
    Calling(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitInsn(int code) {
      switch (code) {
        case Opcodes.DCMPG -> call("greater", "(DD)I");
        case Opcodes.DCMPL -> call("less", "(DD)I");
        case Opcodes.FCMPG -> call("greater", "(FF)I");
        case Opcodes.FCMPL -> call("less", "(FF)I");
        default -> super.visitInsn(code);
      }
    }

    private void call(String name, String descriptor) {
      visitMethodInsn(Opcodes.INVOKESTATIC, COMPARISON_CLASS, name, descriptor, false);
    }
  }
}
