// Five taps of a Gaussian in one direction, from three fetches between pixels.
#ifdef GL_ES
precision mediump float;
#endif
uniform sampler2D u_source;
uniform vec2 u_step; // one pixel of the source in the direction of the blur
varying vec2 v_uv;

void main() {
  vec3 sum = texture2D(u_source, v_uv).rgb * 0.4026
      + (texture2D(u_source, v_uv + u_step * 1.1824).rgb
          + texture2D(u_source, v_uv - u_step * 1.1824).rgb) * 0.2987;
  gl_FragColor = vec4(sum, 1.0);
}
