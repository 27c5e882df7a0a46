// Nine taps of a Gaussian in one direction, from five fetches between pixels.
#ifdef GL_ES
precision mediump float;
#endif
uniform sampler2D u_source;
uniform vec2 u_step; // one pixel of the source in the direction of the blur
varying vec2 v_uv;

void main() {
  vec3 sum = texture2D(u_source, v_uv).rgb * 0.227027
      + (texture2D(u_source, v_uv + u_step * 1.384615).rgb
          + texture2D(u_source, v_uv - u_step * 1.384615).rgb) * 0.316216
      + (texture2D(u_source, v_uv + u_step * 3.230769).rgb
          + texture2D(u_source, v_uv - u_step * 3.230769).rgb) * 0.070270;
  gl_FragColor = vec4(sum, 1.0);
}
