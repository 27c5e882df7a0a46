/**
 * Recorded runs: commands quantised at the source, run-length coded, with a hash of the state each
 * second. In memory only; files are the business of {@code towline.store}.
 */
@NullMarked
package towline.session.replay;

import org.jspecify.annotations.NullMarked;
