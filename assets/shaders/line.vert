// One vertex shape for everything that is drawn from lines: see LineBatch.
attribute vec2 a_position;
attribute vec4 a_color;
attribute vec4 a_shape; // along, across, half length, half width; physical pixels
attribute float a_soft; // width of the edge's falloff, physical pixels
uniform mat4 u_projection;
varying vec4 v_color;
varying vec4 v_shape; // the same in widths of the falloff, the half width to its outer end

void main() {
  v_color = a_color;
  v_shape = a_shape / a_soft + vec4(0.0, 0.0, 0.0, 0.5);
  gl_Position = u_projection * vec4(a_position, 0.0, 1.0);
}
