package towline.web.build;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.InvokeDynamicInstruction;
import org.teavm.model.MethodHandle;
import org.teavm.model.MethodHandleType;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.RuntimeConstant;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.BinaryInstruction;
import org.teavm.model.instructions.BinaryOperation;
import org.teavm.model.instructions.DoubleConstantInstruction;
import org.teavm.model.instructions.FloatConstantInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.NegateInstruction;
import org.teavm.model.instructions.NumericOperandType;
import towline.web.jdk.CollectionCopies;
import towline.web.jdk.JdkMethods;
import towline.web.jdk.LocaleTags;
import towline.web.math.DecimalParser;
import towline.web.math.ExactMath;
import towline.web.math.Fdlibm;

/**
 * Gives the compiled program Java's own mathematics. Calls of methods that TeaVM computes
 * differently, or lacks, are redirected to methods here with equal names and signatures; an
 * instance method becomes a static one with the object as its first argument. Negation of 0.0 gives
 * -0.0, where TeaVM computes 0 - 0.0.
 */
public final class JdkCalls implements ClassHolderTransformer {
  /** Replacements of static methods, by the class of Java. */
  private static final Map<Class<?>, List<Class<?>>> STATIC_REPLACEMENTS =
      Map.of(
          StrictMath.class, List.of(Fdlibm.class, ExactMath.class),
          Math.class, List.of(ExactMath.class),
          Double.class, List.of(DecimalParser.class),
          Float.class, List.of(DecimalParser.class),
          Locale.class, List.of(LocaleTags.class),
          Map.class, List.of(CollectionCopies.class),
          Set.class, List.of(CollectionCopies.class));

  private final Map<MethodReference, MethodReference> replaced = new HashMap<>();

  /** Creates a transformer with all replacements. */
  public JdkCalls() {
    STATIC_REPLACEMENTS.forEach(
        (javaClass, replacements) ->
            replacements.forEach(
                replacement -> methods(replacement).forEach(m -> replaceStatic(javaClass, m))));
    replaceStatic(Math.class, method(Fdlibm.class, "IEEEremainder"));
    methods(JdkMethods.class).forEach(this::replaceOfObject);
  }

  private static List<Method> methods(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(m -> Modifier.isPublic(m.getModifiers()))
        .toList();
  }

  private static Method method(Class<?> type, String name) {
    return methods(type).stream().filter(m -> m.getName().equals(name)).findFirst().orElseThrow();
  }

  private void replaceStatic(Class<?> javaClass, Method replacement) {
    try {
      Method method = javaClass.getMethod(replacement.getName(), replacement.getParameterTypes());
      replaced.put(reference(method), reference(replacement));
    } catch (NoSuchMethodException e) {
      // The method belongs to another class of Java.
    }
  }

  private void replaceOfObject(Method replacement) {
    Class<?>[] all = replacement.getParameterTypes();
    Class<?>[] rest = Arrays.copyOfRange(all, 1, all.length);
    try {
      Method method = all[0].getMethod(replacement.getName(), rest);
      replaced.put(reference(method), reference(replacement));
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("Java has no " + replacement, e);
    }
  }

  private static MethodReference reference(Method method) {
    List<ValueType> signature = new ArrayList<>();
    for (Class<?> parameter : method.getParameterTypes()) {
      signature.add(ValueType.parse(parameter));
    }
    signature.add(ValueType.parse(method.getReturnType()));
    return new MethodReference(
        method.getDeclaringClass().getName(),
        method.getName(),
        signature.toArray(new ValueType[0]));
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    for (MethodHolder method : type.getMethods()) {
      Program program = method.getProgram();
      if (program != null) {
        for (int i = 0; i < program.basicBlockCount(); i++) {
          transform(program, program.basicBlockAt(i));
        }
      }
    }
  }

  private void transform(Program program, BasicBlock block) {
    List<Instruction> instructions = new ArrayList<>();
    block.forEach(instructions::add);
    for (Instruction instruction : instructions) {
      if (instruction instanceof InvokeInstruction call) {
        redirect(call);
      } else if (instruction instanceof InvokeDynamicInstruction dynamic) {
        redirect(dynamic);
      } else if (instruction instanceof NegateInstruction minus) {
        negate(program, minus);
      }
    }
  }

  private void redirect(InvokeInstruction call) {
    MethodReference replacement = replaced.get(call.getMethod());
    if (replacement == null) {
      return;
    }
    @Nullable Variable instance = call.getInstance();
    if (instance != null) {
      List<Variable> arguments = new ArrayList<>(call.getArguments());
      arguments.add(0, instance);
      call.setInstance(null);
      call.setArguments(arguments.toArray(new Variable[0]));
    }
    call.setType(InvocationType.SPECIAL);
    call.setMethod(replacement);
  }

  /** Redirects method references, such as Math::toRadians. */
  private void redirect(InvokeDynamicInstruction dynamic) {
    List<RuntimeConstant> arguments = dynamic.getBootstrapArguments();
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i).getKind() == RuntimeConstant.METHOD_HANDLE) {
        MethodHandle handle = arguments.get(i).getMethodHandle();
        MethodReference replacement =
            replaced.get(
                new MethodReference(handle.getClassName(), handle.getName(), handle.signature()));
        if (replacement != null && handle.getKind() == MethodHandleType.INVOKE_STATIC) {
          arguments.set(
              i,
              new RuntimeConstant(
                  MethodHandle.staticCaller(
                      replacement.getClassName(),
                      replacement.getName(),
                      replacement.getSignature())));
        }
      }
    }
  }

  private static void negate(Program program, NegateInstruction minus) {
    NumericOperandType type = minus.getOperandType();
    if (type != NumericOperandType.DOUBLE && type != NumericOperandType.FLOAT) {
      return;
    }
    Variable factor = program.createVariable();
    Instruction constant;
    if (type == NumericOperandType.DOUBLE) {
      DoubleConstantInstruction number = new DoubleConstantInstruction();
      number.setConstant(-1);
      number.setReceiver(factor);
      constant = number;
    } else {
      FloatConstantInstruction number = new FloatConstantInstruction();
      number.setConstant(-1);
      number.setReceiver(factor);
      constant = number;
    }
    constant.setLocation(minus.getLocation());
    BinaryInstruction product = new BinaryInstruction(BinaryOperation.MULTIPLY, type);
    product.setFirstOperand(minus.getOperand());
    product.setSecondOperand(factor);
    product.setReceiver(minus.getReceiver());
    product.setLocation(minus.getLocation());
    minus.insertPrevious(constant);
    minus.replace(product);
  }
}
