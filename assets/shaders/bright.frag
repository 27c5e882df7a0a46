// Keeps what shines, at a quarter of the size: four taps between four pixels each see all sixteen.
#ifdef GL_ES
precision mediump float;
#endif
uniform sampler2D u_source;
uniform vec2 u_texel; // one source pixel
uniform float u_threshold;
varying vec2 v_uv;

void main() {
  vec3 sum = texture2D(u_source, v_uv + u_texel * vec2(-1.0, -1.0)).rgb
      + texture2D(u_source, v_uv + u_texel * vec2(1.0, -1.0)).rgb
      + texture2D(u_source, v_uv + u_texel * vec2(-1.0, 1.0)).rgb
      + texture2D(u_source, v_uv + u_texel * vec2(1.0, 1.0)).rgb;
  vec3 light = sum * 0.25;
  gl_FragColor = vec4(max(light - u_threshold, 0.0) * 2.0, 1.0);
}
