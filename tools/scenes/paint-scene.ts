/**
 * A painting for a browser: the program of a scene, its size, and the number of samples of each
 * point.
 */
export interface Painting {
  readonly program: string;
  readonly width: number;
  readonly height: number;
  readonly looks: number;
}

/** The side of a piece in pixels: larger ones take software renderers longer than browsers wait. */
const PIECE = 120;

/**
 * Paints a scene; runs in a browser, where nothing else of this file is available. Returns red,
 * green and blue of each pixel from the bottom left, the mean of all samples. Refuses a program
 * that does not compile (Error).
 */
export function paintScene({ program, width, height, looks, piece }: Painting & { piece: number }) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true });
  if (gl === null) throw new Error('This browser has no WebGL 2.');
  const linkedProgram = gl.createProgram();
  const parts = [
    [
      gl.VERTEX_SHADER,
      '#version 300 es\nin vec2 at; void main() { gl_Position = vec4(at, 0, 1); }',
    ],
    [gl.FRAGMENT_SHADER, program],
  ] as const;
  for (const [kind, source] of parts) {
    const shader = gl.createShader(kind);
    if (shader === null) throw new Error('This browser lost its WebGL.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    const wrong = gl.getShaderInfoLog(shader);
    if (gl.getShaderParameter(shader, gl.COMPILE_STATUS) !== true) throw new Error(wrong ?? '');
    gl.attachShader(linkedProgram, shader);
  }
  gl.linkProgram(linkedProgram);
  gl.useProgram(linkedProgram);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.enable(gl.SCISSOR_TEST);
  const place = (name: string) => gl.getUniformLocation(linkedProgram, name);
  gl.uniform2f(place('size'), width, height);
  gl.uniform1f(place('parts'), looks);
  const pixels = new Uint8Array(width * height * 4);
  const sums = new Float64Array(width * height * 4);
  for (let look = 0; look < looks; look += 1) {
    // spread over the pixel by the powers of two irrational numbers, so that edges are smooth
    gl.uniform2f(
      place('shift'),
      ((look * 0.7548776662) % 1) - 0.5,
      ((look * 0.5698402909) % 1) - 0.5,
    );
    gl.uniform1f(place('part'), look);
    for (let y = 0; y < height; y += piece)
      for (let x = 0; x < width; x += piece) {
        gl.scissor(x, y, piece, piece);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        gl.finish();
      }
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    for (const [index, value] of pixels.entries()) sums[index] = (sums[index] ?? 0) + value;
  }
  return Array.from(sums, (sum) => Math.round(sum / looks)).filter((_, index) => index % 4 !== 3);
}

/** Returns the painting in the form that the browser receives. */
export const inPieces = (painting: Painting) => ({ ...painting, piece: PIECE });
