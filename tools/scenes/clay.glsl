#version 300 es
precision highp float;
out vec4 ink;
uniform vec2 size;
uniform vec2 shift;
uniform float part;
uniform float parts;
struct Hit {
  float d;
  int m;
};

float hash(vec3 p) {
  p = fract(p*.3183099+.1);
  p *= 17.;
  return fract(p.x*p.y*p.z*(p.x+p.y+p.z));
}

float hash2(vec2 p) {
  return hash(vec3(p, 3.7));
}

float noise(vec3 x) {
  vec3 i = floor(x), f = fract(x);
  f = f*f*(3.-2.*f);
  return mix(mix(mix(hash(i), hash(i+vec3(1, 0, 0)), f.x), mix(hash(i+vec3(0, 1, 0)),
      hash(i+vec3(1, 1, 0)), f.x), f.y), mix(mix(hash(i+vec3(0, 0, 1)), hash(i+vec3(1, 0, 1)),
      f.x), mix(hash(i+vec3(0, 1, 1)), hash(i+vec3(1, 1, 1)), f.x), f.y), f.z);
}

float fbm(vec3 p) {
  float v = 0., a = .5;
  for (int i = 0;i<4;i++) {
    v += a*noise(p);
    p = p*2.03+1.7;
    a *= .5;
  }
  return v;
}

float smin(float a, float b, float k) {
  float h = max(k-abs(a-b), 0.)/k;
  return min(a, b)-h*h*k*.25;
}

float ball(vec3 p, float r) {
  return length(p)-r;
}

float egg(vec3 p, vec3 r) {
  float k0 = length(p/r), k1 = length(p/(r*r));
  return k0*(k0-1.)/k1;
}

float box(vec3 p, vec3 b, float r) {
  vec3 q = abs(p)-b+r;
  return length(max(q, 0.))+min(max(q.x, max(q.y, q.z)), 0.)-r;
}

float stick(vec3 p, vec3 a, vec3 b, float r) {
  vec3 pa = p-a, ba = b-a;
  float h = clamp(dot(pa, ba)/dot(ba, ba), 0., 1.);
  return length(pa-ba*h)-r;
}
// round cone from y=0 (r1) to y=h (r2)

float taper(vec3 p, float h, float r1, float r2) {
  vec2 q = vec2(length(p.xz), p.y);
  float b = (r1-r2)/h, a = sqrt(1.-b*b), k = dot(q, vec2(-b, a));
  if (k<0.) return length(q)-r1;
  if (k>a*h) return length(q-vec2(0, h))-r2;
  return dot(q, vec2(a, b))-r1;
}

float tube(vec3 p, float h, float r, float e) {
  vec2 d = abs(vec2(length(p.xz), p.y))-vec2(r, h)+e;
  return min(max(d.x, d.y), 0.)+length(max(d, 0.))-e;
}

float ring(vec3 p, float R, float r) {
  return length(vec2(length(p.xz)-R, p.y))-r;
}

mat2 rot(float a) {
  float c = cos(a), s = sin(a);
  return mat2(c, -s, s, c);
}

void add(inout Hit h, float d, int m) {
  if (d<h.d) {
    h.d = d;
    h.m = m;
  }
}
// What people are made of. Materials: 1 to 8 are clothes, 10 skin, 11 dark skin, 12 hair, 13 dark hair, 14 eyes, 15 boots, 16 light hair, 17 middle skin.

void kid(inout Hit h, vec3 p, int coat, int skin, int hair, int boots, vec3 left, vec3 right,
    float hooded, float stride) {
  float b = length(p-vec3(0, .52, 0))-.72;
  if (b>.35) {
    add(h, b, coat);
    return;
  }
  float legs = 1e3;
  for (int i = 0;i<2;i++) {
    float s = i==0?-1.:1.;
    vec3 foot = vec3(s*.085, .05+max(0., s*stride)*.35, .03+s*stride);
    legs = min(legs, stick(p, foot+vec3(0, .02, 0), vec3(s*.075, .3, 0), .066));
    legs = min(legs, egg(p-foot-vec3(0, .0, .04), vec3(.07, .055, .115)));
  }
  add(h, legs, boots);
  float c = max(taper(p-vec3(0, .3, 0), .33, .205, .115), .2-p.y);
  c = smin(c, stick(p, vec3(-.12, .6, 0), left, .056), .05);
  c = smin(c, stick(p, vec3(.12, .6, 0), right, .056), .05);
  vec3 q = p-vec3(0, .83, 0);
  if (hooded>.5) {
    float hood = max(egg(q-vec3(0, .01, -.02), vec3(.19, .195, .185)), -ball(q-vec3(0, -.01,
        .15), .155));
    c = smin(c, hood, .04);
  }
  add(h, c, coat);
  add(h, min(ball(p-left-normalize(left-vec3(-.12, .6, 0))*.05, .05),
      ball(p-right-normalize(right-vec3(.12, .6, 0))*.05, .05)), skin);
  add(h, egg(q, vec3(.15, .155, .15)), skin);
  add(h, stick(q, vec3(-.0, -.012, .15), vec3(0, -.016, .158), .014), skin);
  vec3 s = vec3(abs(q.x), q.yz);
  add(h, stick(s, vec3(0, -.066, .1405), vec3(.036, -.054, .1395), .0058), 18);
  add(h, egg(s-vec3(.082, -.035, .118), vec3(.022, .018, .012)), skin==10?19:skin);
  float hr = max(egg(q-vec3(0, .02, -.012), vec3(.168, .168, .165)), dot(q-vec3(0, .055, .02),
      normalize(vec3(0, -.75, .66))));
  if (hooded<.5) hr = smin(hr, ball(q-vec3(.0, .0, -.12), .1), .06);
  add(h, hr, hair);
  add(h, min(egg(q-vec3(-.052, .015, .139), vec3(.015, .021, .014)), egg(q-vec3(.052, .015,
      .139), vec3(.015, .021, .014))), 14);
}

vec3 clothes(int m, vec3 p) {
  if (m==1) return vec3(.86, .48, .06);
  if (m==2) return vec3(.72, .13, .10);
  if (m==3) return vec3(.05, .33, .36);
  if (m==4) return vec3(.13, .22, .45);
  if (m==5) return vec3(.78, .30, .36);
  if (m==6) return vec3(.30, .42, .14);
  if (m==7) return vec3(.80, .74, .62);
  if (m==8) return vec3(.45, .28, .50);
  if (m==10) return vec3(.78, .46, .32);
  if (m==11) return vec3(.22, .10, .055);
  if (m==17) return vec3(.48, .25, .13);
  if (m==12) return vec3(.22, .10, .04);
  if (m==13) return vec3(.025, .018, .016);
  if (m==16) return vec3(.62, .40, .14);
  if (m==14) return vec3(.01);
  if (m==18) return vec3(.20, .045, .04);
  if (m==19) return vec3(.80, .30, .24);
  if (m==15) return vec3(.04, .07, .06);
  return vec3(.5);
}
// A tree with a round crown of leaves, of this height.

void tree(inout Hit h, vec3 p, float high, int leaf, int bark, float seed) {
  float b = length(p-vec3(0, high*.6, 0))-high*.62;
  if (b>.6) {
    add(h, b, leaf);
    return;
  }
  add(h, stick(p, vec3(0), vec3(.04*sin(seed*9.), high*.6, 0), high*.035), bark);
  float c = 1e3;
  for (int i = 0;i<6;i++) {
    float a = seed*5.+float(i)*2.4;
    float r = high*.17*(i==0?0.:1.);
    vec3 o = vec3(cos(a)*r, high*(.62+.09*sin(a*1.7+seed)), sin(a)*r);
    c = smin(c, ball(p-o, high*(.2+.04*sin(a*3.))), high*.06);
  }
  if (c<.2) c += (noise(p*30./high)-.5)*high*.06;
  add(h, c*.8, leaf);
}
