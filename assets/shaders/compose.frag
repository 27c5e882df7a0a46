// The finished picture: the scene, its glow screened over it, a dark rim, a breath of noise.
#ifdef GL_ES
precision highp float;
#endif
uniform sampler2D u_source;
uniform sampler2D u_glow;
uniform float u_strength; // of the glow
uniform float u_light; // of the whole picture
uniform vec3 u_rim; // tint of the rim, for hurts
varying vec2 v_uv;

void main() {
  vec3 scene = texture2D(u_source, v_uv).rgb;
  vec3 glow = texture2D(u_glow, v_uv).rgb * u_strength;
  vec2 off = v_uv - 0.5;
  float rim = dot(off, off);
  float shade = (1.0 - 0.55 * rim) * u_light;
  // Less than one step of eight bits: the dark gradients must not show bands.
  float noise = fract(dot(gl_FragCoord.xy, vec2(0.754877666, 0.569840296)));
  vec3 light = (scene + glow * (1.0 - scene)) * shade + u_rim * (rim * rim);
  gl_FragColor = vec4(light + (noise - 0.5) / 255.0, 1.0);
}
