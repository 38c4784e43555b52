Hit world(vec3 p);
vec3 paint(int m, vec3 p, vec3 n);
vec3 skyOf(vec3 d);
const int N_STEPS = 90;

vec3 normalAt(vec3 p) {
  vec2 e = vec2(.0012, -.0012);
  return normalize(e.xyy*world(p+e.xyy).d+e.yyx*world(p+e.yyx).d+e.yxy*world(p+e.yxy).d+e.xxx*world(p+e.xxx).d);
}

float shade(vec3 o, vec3 d, float k) {
  float r = 1., t = .03;
  for (int i = 0;i<26;i++) {
    float h = world(o+d*t).d;
    r = min(r, .5+.5*h*k/t);
    if (r<0.) break;
    t += clamp(h, .04, .9);
    if (t>16.) break;
  }
  r = max(r, 0.);
  return r*r*(3.-2.*r);
}

float near(vec3 p, vec3 n) {
  float o = 0., s = 1.;
  for (int i = 0;i<4;i++) {
    float h = .03+.16*float(i);
    o += (h-world(p+n*h).d)*s;
    s *= .72;
  }
  return clamp(1.-.9*o, 0., 1.);
}

vec3 light(vec3 p, vec3 n, vec3 rd, int m) {
  vec3 a = paint(m, p, n);
  float sun = max(dot(n, SUN), 0.);
  float sh = sun>0.?shade(p+n*.01, SUN, SOFT):0.;
  float ao = near(p, n);
  float up = .5+.5*n.y;
  vec3 c = a*(SUNLIGHT*sun*sh + mix(GROUNDLIGHT, SKYLIGHT, up)*ao + BOUNCE*max(dot(n,
      normalize(vec3(-SUN.x, .1, -SUN.z))), 0.)*ao);
  vec3 hv = normalize(SUN-rd);
  float gl = gloss(m);
  c += SUNLIGHT*sh*gl*pow(max(dot(n, hv), 0.), 60.)*.7;
  float fr = pow(1.-max(dot(n, -rd), 0.), 4.);
  c += skyOf(reflect(rd, n))*fr*(.05+gl*.5)*ao;
#ifdef LAMP
  {
    vec3 l = LAMP-p;
    float q = dot(l, l);
    l = normalize(l);
    float s2 = shade(p+n*.015, l, 6.);
    c += a*LAMPLIGHT*max(dot(n, l)*.85+.15, 0.)*mix(.35, 1., s2)/(.25+q);
  }
#endif
  c += glow(m)*a;
  return c;
}

vec3 trace(vec3 ro, vec3 rd, out float far) {
  float t = .02;
  int m = -1;
  for (int i = 0;i<N_STEPS;i++) {
    Hit h = world(ro+rd*t);
    if (h.d<.0009*t) {
      m = h.m;
      break;
    }
    t += h.d*.9;
    if (t>FAR) break;
  }
  far = t;
  if (m<0) {
    far = FAR;
    return skyOf(rd);
  }
  vec3 p = ro+rd*t, n = normalize(normalAt(p)+bump(m, p));
  vec3 c = light(p, n, rd, m);
  float mir = mirror(m, p);
  if (mir>0.) {
    vec3 rd2 = reflect(rd, normalize(n+ripple(p)));
    float t2 = .03;
    int m2 = -1;
    for (int i = 0;i<44;i++) {
      Hit h = world(p+n*.01+rd2*t2);
      if (h.d<.002*t2) {
        m2 = h.m;
        break;
      }
      t2 += h.d;
      if (t2>FAR) break;
    }
    vec3 q = p+n*.01+rd2*t2;
    vec3 c2 = skyOf(rd2);
    if (m2>=0) {
      c2 = light(q, normalAt(q), rd2, m2);
    }
    c = mix(c, c2, mir*(.35+.65*pow(1.-max(dot(n, -rd), 0.), 2.)));
  }
  float f = 1.-exp(-pow(t*MIST, 1.6));
  return mix(c, skyOf(vec3(rd.x, max(rd.y, .02), rd.z)), f);
}

void main() {
  vec2 px = gl_FragCoord.xy+shift;
  vec2 uv = (2.*px-size)/size.y;
  vec3 f = normalize(LOOK-EYE), r = normalize(cross(f, vec3(0, 1, 0))), u = cross(r, f);
  vec3 rd = normalize(f*ZOOM+uv.x*r+uv.y*u);
// a lens: what lies before or behind the focus is a little soft
  float a = part*2.39996, R = sqrt((part+.5)/parts)*LENS;
  vec3 focus = EYE+rd*(FOCUS/dot(rd, f));
  vec3 ro = EYE+(r*cos(a)+u*sin(a))*R;
  rd = normalize(focus-ro);
  float far;
  vec3 c = trace(ro, rd, far);
  c += SUNLIGHT*.06*pow(max(dot(rd, SUN), 0.), 6.);
  c = c*EXPOSE;
  c = (c*(2.51*c+.03))/(c*(2.43*c+.59)+.14);
  c = pow(clamp(c, 0., 1.), vec3(1./2.2));
  c = mix(c, c*c*(3.-2.*c), .25);
  vec2 v = gl_FragCoord.xy/size-.5;
  c *= 1.-.28*dot(v, v);
  c += (hash2(gl_FragCoord.xy+part)-.5)*.018;
  ink = vec4(c, 1);
}
