// Keeps what shines, at an eighth of the size, so that thin lines count: four squares of sixteen
// pixels, each seen by four taps between four pixels.
#ifdef GL_ES
precision mediump float;
#endif
uniform sampler2D u_source;
uniform vec2 u_texel; // one source pixel
uniform float u_threshold;
varying vec2 v_uv;

vec3 square(vec2 centre) {
  vec2 uv = v_uv + u_texel * centre;
  vec3 sum = texture2D(u_source, uv + u_texel * vec2(-1.0, -1.0)).rgb
      + texture2D(u_source, uv + u_texel * vec2(1.0, -1.0)).rgb
      + texture2D(u_source, uv + u_texel * vec2(-1.0, 1.0)).rgb
      + texture2D(u_source, uv + u_texel * vec2(1.0, 1.0)).rgb;
  return max(sum * 0.25 - u_threshold, 0.0);
}

void main() {
  vec3 light = square(vec2(-2.0, -2.0)) + square(vec2(2.0, -2.0))
      + square(vec2(-2.0, 2.0)) + square(vec2(2.0, 2.0));
  gl_FragColor = vec4(light * 0.5, 1.0);
}
