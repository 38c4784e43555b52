import { type RefObject, useEffect, useRef, useState } from 'react';
import { qrReader } from './read-qr.ts';

const EACH = 150;
/** Milliseconds for which a badge held still is read only once. */
const SAME = 4_000;

/**
 * Reads codes with the camera while it is shown, each once; `refused` is true without a camera, or
 * when it may not be used.
 */
export function useCamera(onCode: (code: string) => void): {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly refused: boolean;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [is_refused, setRefused] = useState(false);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const ended = new AbortController();
    watch(video, { ended: ended.signal, found: (code) => latest.current(code) }).catch(() =>
      setRefused(true),
    );
    return () => ended.abort();
  }, []);
  return { video, refused: is_refused };
}

async function watch(
  video_ref: RefObject<HTMLVideoElement | null>,
  { ended, found }: { ended: AbortSignal; found: (code: string) => void },
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const video = video_ref.current;
  if (ended.aborted || video === null) {
    stop();
    return;
  }
  ended.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  const readCode = await qrReader();
  let last = { code: '', at: 0 };
  const goes_on = () => !ended.aborted;
  while (goes_on()) {
    const code = await readCode(video);
    const now = Date.now();
    if (code !== null && (code !== last.code || now - last.at > SAME)) found(code);
    if (code !== null) last = { code, at: now };
    await pause(EACH);
  }
}

function pause(millis: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, millis);
  });
}
