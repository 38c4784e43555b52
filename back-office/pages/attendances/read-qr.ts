declare global {
  /** The reader of codes that some browsers have, which TypeScript does not know yet. */
  interface Window {
    readonly BarcodeDetector?: {
      new (options: { formats: readonly string[] }): {
        detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
      };
      getSupportedFormats(): Promise<readonly string[]>;
    };
  }
}

/** Reads the QR code in front of a camera; null without one. */
export type ReadQr = (video: HTMLVideoElement) => Promise<string | null>;

/** The width in pixels that is enough for a badge held in a hand, and quick on an old phone. */
const WIDEST = 640;

let reader: Promise<ReadQr> | null = null;

/**
 * Returns the reader of QR codes: that of the browser when it has one, otherwise code that is
 * loaded now, once.
 */
export function qrReader(): Promise<ReadQr> {
  reader ??= makeReader().catch((error: unknown) => {
    // without a connection it was not loaded: the next try may succeed
    reader = null;
    throw error;
  });
  return reader;
}

async function makeReader(): Promise<ReadQr> {
  return (await ownReader()) ?? loadedReader();
}

async function ownReader(): Promise<ReadQr | null> {
  const Detector = window.BarcodeDetector;
  if (Detector === undefined) return null;
  const formats = await Detector.getSupportedFormats().catch((): readonly string[] => []);
  if (!formats.includes('qr_code')) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null;
}

async function loadedReader(): Promise<ReadQr> {
  const { default: decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    if (drawing === null || video.videoWidth === 0) return Promise.resolve(null);
    const scale = Math.min(1, WIDEST / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    drawing.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { width, height } = canvas;
    try {
      const { data } = drawing.getImageData(0, 0, width, height);
      return Promise.resolve(decodeQR({ width, height, data }));
    } catch {
      // no code in this picture
      return Promise.resolve(null);
    }
  };
}
