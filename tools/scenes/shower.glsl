// Three children who jump into a puddle after the shower.
#define EYE vec3(0.25,.82,4.1)
#define LOOK vec3(0.03,.80,0.)
#define ZOOM 2.55
#define FAR 40.
#define LENS .012
#define FOCUS 4.2
#define MIST .026
#define SOFT 14.
#define EXPOSE .60
const vec3 SUN = normalize(vec3(-.72, .52, .30));
#define SUNLIGHT vec3(3.3,2.55,1.75)
#define SKYLIGHT vec3(.52,.72,.95)
#define GROUNDLIGHT vec3(.20,.22,.12)
#define BOUNCE vec3(.28,.20,.12)

float gloss(int m) {
  if (m>=1&&m<=8) return .55;
  if (m==15) return .9;
  if (m==14) return 1.5;
  if (m==20) return .06;
  return .02;
}

vec3 glow(int m) {
  return vec3(0);
}

float puddle(vec2 p) {
  return smoothstep(.52, .40, length(p*vec2(.55, .95)-vec2(.02, .28))*.62+ (fbm(vec3(p*1.7,
      2.))-.5)*.35);
}

vec3 bump(int m, vec3 p) {
  if (m==20) {
    float w = 1.-puddle(p.xz);
    vec3 q = vec3(p.xz*38., 1.);
    return vec3(noise(q)-.5, 0, noise(q+9.)-.5)*.9*w;
  }
  if (m==22) {
    vec3 q = p*26.;
    return (vec3(noise(q), noise(q+7.), noise(q+15.))-.5)*1.3;
  }
  return vec3(0);
}

float mirror(int m, vec3 p) {
  return m==20?puddle(p.xz)*.92:0.;
}

vec3 ripple(vec3 p) {
  float a = length(p.xz-vec2(.0, .16));
  return vec3(sin(a*46.)*p.x, 0, sin(a*46.)*p.z)*.035*smoothstep(1., .1, a);
}

vec3 skyOf(vec3 d) {
  float y = max(d.y, 0.);
  vec3 c = mix(vec3(1.02, .80, .58), vec3(.40, .60, .80), smoothstep(0., .34, y));
  vec2 q = d.xz/(y+.18);
  float cl = fbm(vec3(q*1.4+vec2(3., 1.), 1.));
  float w = smoothstep(.43, .70, cl)*smoothstep(.0, .12, y);
  vec3 dark = mix(vec3(.35, .42, .52), vec3(.95, .86, .78), smoothstep(.75, .45,
      cl)+.3*max(dot(d, SUN), 0.));
  c = mix(c, dark, w*.8);
  float e = acos(clamp(dot(d, normalize(vec3(.42, -.16, -1.))), -1., 1.));
  float k = (e-.50)/.075;
  vec3 bow = clamp(vec3(1.5-abs(k-1.)*2.6, 1.4-abs(k-.5)*3.2, 1.5-abs(k-.08)*3.), 0., 1.);
  c += bow*.20*smoothstep(0., .1, y);
  return c;
}

float land(vec2 p) {
  float z = max(-p.y-3., 0.);
  return .0+.028*z*sin(p.x*.28+.8)+.012*z*sin(p.x*.7+p.y*.3)+.035*z;
}

Hit world(vec3 p) {
  Hit h = Hit(1e3, 0);
  float g = p.y-land(p.xz);
  if (g<.2&&dot(p.xz, p.xz)<7.) {
    float wet = puddle(p.xz);
    g += wet*.05-.02*sin(p.x*3.1+sin(p.z*2.3)*1.3)*(1.-wet);
  }
  add(h, g*.8, 20);
  vec3 k = p-vec3(-.78, -.035, .02);
  k.xz = rot(-.30)*k.xz;
  kid(h, k, 1, 10, 12, 2, vec3(-.33, .62, .06), vec3(.30, .70, .04), 1., .10);
  k = p-vec3(.03, .27, .12);
  k.xz = rot(.06)*k.xz;
  kid(h, k, 2, 11, 13, 15, vec3(-.31, .86, .03), vec3(.31, .88, .03), 1., .13);
  k = p-vec3(.80, -.035, -.12);
  k.xz = rot(.42)*k.xz;
  k /= .9;
  Hit s = Hit(1e3, 0);
  kid(s, k, 3, 10, 16, 1, vec3(-.30, .50, .10), vec3(.27, .42, .12), 1., -.06);
  add(h, s.d*.9, s.m);
// drops that fly from the puddle
  if (length(p-vec3(.03, .2, .15))<.8) for (int i = 0;i<14;i++) {
    float a = float(i)*2.399, r = .24+.16*hash2(vec2(i, 2.));
    vec3 o = vec3(.03+cos(a)*r, .06+.20*hash2(vec2(i, 7.)), .16+sin(a)*r*.7);
    add(h, ball(p-o, .012+.014*hash2(vec2(i, 5.))), 21);
  }
  tree(h, p-vec3(-2.7, land(vec2(-2.7, -4.2))-.05, -4.2), 2.5, 22, 23, .3);
  tree(h, p-vec3(-4.4, land(vec2(-4.4, -6.5))-.05, -6.5), 2.9, 22, 23, 1.3);
  tree(h, p-vec3(3.1, land(vec2(3.1, -5.6))-.05, -5.6), 2.2, 22, 23, 2.1);
  tree(h, p-vec3(5.2, land(vec2(5.2, -8.))-.05, -8.), 2.8, 22, 23, .9);
// a small house, far
  vec3 q = p-vec3(1.65, land(vec2(1.65, -8.5))+.35, -8.5);
  add(h, box(q, vec3(.55, .4, .4), .02), 24);
  vec3 rf = q-vec3(0, .42, 0);
  add(h, max(max(dot(vec2(abs(rf.z), rf.y), normalize(vec2(.42, .42)))-.31, -rf.y),
      abs(rf.x)-.62), 25);
  return h;
}

vec3 paint(int m, vec3 p, vec3 n) {
  if (m==20) {
    float w = puddle(p.xz);
    float f = fbm(vec3(p.xz*2.2, 4.));
    vec3 gr = mix(vec3(.10, .19, .045), vec3(.27, .32, .07), f)*(.7+.6*noise(vec3(p.xz*30., 1.)));
    gr = mix(gr, vec3(.40, .36, .10), smoothstep(3., 9., -p.z)*.5);
    float mud = smoothstep(.0, .35, w)*(1.-w*.4);
    return mix(gr, vec3(.10, .075, .05), mud);
  }
  if (m==21) return vec3(.75, .82, .88);
  if (m==22) return mix(vec3(.10, .20, .05), vec3(.36, .34, .06), noise(p*3.)*.8+.15*n.y);
  if (m==23) return vec3(.14, .09, .06);
  if (m==24) return vec3(.72, .60, .48);
  if (m==25) return vec3(.50, .16, .09);
  vec3 c = clothes(m, p);
  return c;
}
