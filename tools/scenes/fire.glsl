// The camp of the big ones: tents, a fire, and who sits around it while the first stars come.
#define EYE vec3(-.15,1.02,4.6)
#define LOOK vec3(0.,.86,0.)
#define ZOOM 2.45
#define FAR 40.
#define LENS .012
#define FOCUS 5.2
#define MIST .028
#define SOFT 8.
#define EXPOSE .95
#define LAMP vec3(.0,.42,.1)
#define LAMPLIGHT vec3(4.6,1.95,.55)
const vec3 SUN = normalize(vec3(-.35, .22, -.9));
#define SUNLIGHT vec3(.85,.42,.35)
#define SKYLIGHT vec3(.13,.19,.38)
#define GROUNDLIGHT vec3(.05,.05,.06)
#define BOUNCE vec3(.02,.02,.04)

float gloss(int m) {
  if (m==14) return 1.2;
  return .03;
}

vec3 glow(int m) {
  if (m==40) return vec3(2.6);
  if (m==41) return vec3(2.2, 1.25, .45);
  if (m==45) return vec3(3., 1., .2);
  return vec3(0);
}

float mirror(int m, vec3 p) {
  return 0.;
}

vec3 ripple(vec3 p) {
  return vec3(0);
}

vec3 bump(int m, vec3 p) {
  if (m==20) {
    vec3 q = vec3(p.xz*26., 1.);
    return vec3(noise(q)-.5, 0, noise(q+9.)-.5)*.35;
  }
  if (m==42||m==43) {
    vec3 q = p*20.;
    return (vec3(noise(q), noise(q+7.), noise(q+15.))-.5)*.7;
  }
  return vec3(0);
}

vec3 skyOf(vec3 d) {
  float y = max(d.y, 0.);
  vec3 c = mix(vec3(.66, .31, .25), vec3(.40, .24, .40), smoothstep(0., .16, y));
  c = mix(c, vec3(.045, .075, .20), smoothstep(.10, .52, y));
  vec3 q = floor(d*130.);
  float s = hash(q);
  vec3 f = fract(d*130.)-.5;
  c += vec3(.9, .92, 1.)*step(.993, s)*smoothstep(.35, .0, length(f))*smoothstep(.18, .4, y)*1.3;
  return c;
}

float land(vec2 p) {
  float z = max(-p.y-2., 0.);
  return .012*z*z+.06*sin(p.x*.5)*smoothstep(0., 4., z);
}

void fir(inout Hit h, vec3 p, float high) {
  float b = length(p-vec3(0, high*.5, 0))-high*.56;
  if (b>.5) {
    add(h, b, 42);
    return;
  }
  add(h, stick(p, vec3(0), vec3(0, high*.5, 0), high*.03), 43);
  float c = 1e3;
  for (int i = 0;i<4;i++) {
    float f = float(i);
    float y = high*(.20+.19*f), r = high*(.235-.048*f);
    vec3 q = p-vec3(0, y, 0);
    vec2 w = vec2(length(q.xz)*(1.+.05*sin(atan(q.z, q.x)*9.+f)), q.y);
    float k = high*.30;
    float cone = max(dot(w, normalize(vec2(k, r)))-r*k/length(vec2(k, r)), -q.y-w.x*.12+.02);
    c = smin(c, cone, high*.02);
  }
  add(h, c*.8, 42);
}

void tent(inout Hit h, vec3 p, int m) {
  float b = length(p-vec3(0, .4, 0))-1.05;
  if (b>.4) {
    add(h, b, m);
    return;
  }
  vec3 q = vec3(abs(p.x), p.y, p.z);
  float d = dot(q.xy-vec2(0, .95), normalize(vec2(.95, .68)));
  d = max(d, abs(p.z)-.85);
  d = max(d, -p.y);
  float hole = max(dot(vec2(abs(p.x), p.y-.72), normalize(vec2(.95, .30))), -(p.z-.55));
  vec3 in_ = p;
  add(h, max(d, -hole)*.9, m);
  add(h, max(d+.06, p.z-.58)*.9, 41);
}

Hit world(vec3 p) {
  Hit h = Hit(1e3, 0);
  add(h, (p.y-land(p.xz)-.012*sin(p.x*4.)*sin(p.z*5.))*.9, 20);
// the fire
  if (length(p-vec3(0, .25, .1))<.9) {
    vec3 q = p-vec3(0, 0, .1);
    for (int i = 0;i<5;i++) {
      float a = float(i)*1.2566;
      add(h, stick(q, vec3(cos(a)*.26, .03, sin(a)*.26), vec3(cos(a)*.04, .20, sin(a)*.04),
          .035), 44);
    }
    for (int i = 0;i<9;i++) {
      float a = float(i)*.698;
      add(h, egg(q-vec3(cos(a)*.36, .03, sin(a)*.36), vec3(.085, .06, .075)), 46);
    }
    float f = 1e3;
    for (int i = 0;i<4;i++) {
      float a = float(i)*1.7+.4;
      vec3 o = q-vec3(cos(a)*.07*float(i>0), .12, sin(a)*.07*float(i>0));
      o.x += .05*sin(o.y*9.+a)*o.y*2.;
      float hi = i==0?.44:.26;
      float t = clamp(o.y/hi, 0., 1.);
      f = smin(f, (length(vec2(length(o.xz), o.y-clamp(o.y, 0., hi)))-.085*(1.-t)*(1.+.6*t))*.7,
          .05);
    }
    add(h, f, 40);
    add(h, egg(q-vec3(0, .05, 0), vec3(.2, .05, .2)), 45);
  } else add(h, length(p-vec3(0, .25, .1))-.8, 40);
// logs and who sits on them
  add(h, stick(p, vec3(-1.55, .13, -.15), vec3(-1.0, .13, -1.05), .14), 44);
  add(h, stick(p, vec3(1.0, .13, -1.05), vec3(1.6, .13, -.1), .14), 44);
  vec3 k = p-vec3(-1.16, .05, -.42);
  k.xz = rot(-.85)*k.xz;
  k /= 1.02;
  Hit s = Hit(1e3, 0);
  kid(s, k, 2, 10, 16, 15, vec3(-.22, .42, .16), vec3(.22, .44, .2), 0., 0.);
  add(h, s.d, s.m);
  k = p-vec3(-.52, .02, -.86);
  k.xz = rot(-.40)*k.xz;
  s = Hit(1e3, 0);
  kid(s, k, 1, 11, 13, 15, vec3(-.30, .76, .10), vec3(.24, .44, .16), 0., 0.);
  add(h, s.d, s.m);
  k = p-vec3(.36, .02, -.92);
  k.xz = rot(.25)*k.xz;
  s = Hit(1e3, 0);
  kid(s, k, 3, 10, 12, 2, vec3(-.20, .42, .18), vec3(.22, .42, .16), 1., 0.);
  add(h, s.d, s.m);
  k = p-vec3(1.15, .05, -.40);
  k.xz = rot(.82)*k.xz;
  s = Hit(1e3, 0);
  kid(s, k, 6, 17, 13, 15, vec3(-.22, .44, .2), vec3(.22, .42, .16), 0., 0.);
  add(h, s.d, s.m);
  add(h, stick(k, vec3(-.24, .46, .22), vec3(-.40, .58, .75), .010), 44);
  add(h, egg(k-vec3(-.405, .585, .77), vec3(.035, .035, .05)), 47);
  vec3 t = p-vec3(-2.35, land(vec2(-2.35, -2.6)), -2.6);
  t.xz = rot(-.5)*t.xz;
  tent(h, t, 48);
  t = p-vec3(2.3, land(vec2(2.3, -2.9)), -2.9);
  t.xz = rot(.45)*t.xz;
  tent(h, t, 49);
  if (p.z<-2.6) {
    for (int i = 0;i<3;i++) {
      float z = -4.3-1.5*float(i);
      float w = 1.75;
      float c = floor(p.x/w+.5*float(i));
      float e = hash2(vec2(c, float(i)*7.+3.));
      vec3 o = vec3((c-.5*float(i)+.5)*w+(e-.5)*.7, 0, z+(hash2(vec2(c, 4.))-.5)*.8);
      if (abs(o.x)<.9&&i==0) continue;
      vec3 q = p-vec3(o.x, land(o.xz)-.05, o.z);
      fir(h, q, 2.9+1.9*e);
    }
    h.d = min(h.d, .55);
  } else {
    add(h, max(p.z+3.1, .3), 42);
  }
  return h;
}

vec3 paint(int m, vec3 p, vec3 n) {
  if (m==20) return mix(vec3(.10, .13, .05), vec3(.20, .20, .08), fbm(vec3(p.xz*2., 1.)));
  if (m==42) return mix(vec3(.035, .10, .07), vec3(.08, .16, .08), noise(p*4.));
  if (m==43||m==44) return vec3(.20, .11, .06)*(.7+.5*noise(p*vec3(9., 30., 9.)));
  if (m==40) return mix(vec3(1., .62, .14), vec3(.95, .20, .03), smoothstep(.12, .5,
      p.y+.25*length(p.xz-vec2(0, .1))));
  if (m==41) return vec3(.95, .72, .45);
  if (m==45) return vec3(1., .5, .2);
  if (m==46) return vec3(.30, .28, .27);
  if (m==47) return vec3(.92, .86, .78);
  if (m==48) return vec3(.06, .36, .36);
  if (m==49) return vec3(.62, .30, .10);
  return clothes(m, p);
}
