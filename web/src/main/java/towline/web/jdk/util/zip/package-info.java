/**
 * What TeaVM's Java lacks. A class here takes the place of the class of Java that has the rest of
 * its name, as META-INF/teavm.properties says.
 */
@NullMarked
package towline.web.jdk.util.zip;

import org.jspecify.annotations.NullMarked;
