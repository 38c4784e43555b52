import {
  type ElementBox,
  type FrameMessage,
  type OfficeMessage,
  readFrameMessage,
} from '@ribambelle/api/pages/preview-messages.ts';
import type { HistoryStep } from '@ribambelle/domain/website/undo-keys.ts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { messageBetween, type Shown } from './frame-message.ts';

/** The reactions to the messages of the frame. */
export interface FrameActs {
  readonly onPressed: (id: string, field: string | null) => void;
  readonly onTyped: (written: { id: string; field: string; text: string }) => void;
  readonly onWanted: (path: string) => void;
  readonly onStepped: (step: HistoryStep) => void;
  /** Escape was pressed in a page that is only looked at. */
  readonly onLeft: () => void;
}

/** The site in its frame: what it says of itself. */
export interface Frame {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly ready: boolean;
  /** The places of all elements in the window of the frame, in its own pixels. */
  readonly boxes: readonly ElementBox[];
  /** The height at the top of the window that the header of the site covers, in its own pixels. */
  readonly covered: number;
  /** The elements that draw nothing. */
  readonly refused: ReadonlySet<string>;
}

const NO_PLACES: Pick<Frame, 'boxes' | 'covered'> = { boxes: [], covered: 0 };

/**
 * Shows a page in the frame of a site at `origin`, and reads its messages. Only those of this very
 * window and origin are read, and nothing is sent before it says that it is ready.
 */
export function useFrame(input: {
  readonly origin: string;
  /** The address of the page in the frame; null for none. */
  readonly src: string | null;
  readonly shown: Shown;
  readonly selected: string | null;
  readonly acts: FrameActs;
}): Frame {
  const { origin, src, shown, selected } = input;
  const ref = useRef<HTMLIFrameElement>(null);
  /** The page that said that it is ready, and how often: it may load itself again. */
  const [visit, setVisit] = useState<{ src: string | null; count: number }>({ src, count: 0 });
  const [places, setPlaces] = useState<Pick<Frame, 'boxes' | 'covered'>>(NO_PLACES);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const acts = useRef(input.acts);
  useEffect(() => {
    acts.current = input.acts;
  });
  const sent = useRef<Shown | null>(null);
  const ready = visit.count > 0 && visit.src === src;

  const send = useCallback(
    (message: OfficeMessage) => ref.current?.contentWindow?.postMessage(message, origin),
    [origin],
  );
  useEffect(() => {
    const take = (message: FrameMessage) => {
      if (message.type === 'ready') {
        sent.current = null;
        setVisit((before) => ({ src, count: before.count + 1 }));
      } else if (message.type === 'boxes') setPlaces(message);
      else if (message.type === 'refused') setRefused(new Set(message.ids));
      else if (message.type === 'pressed') acts.current.onPressed(message.id, message.field);
      else if (message.type === 'wanted') acts.current.onWanted(message.path);
      else if (message.type === 'left') acts.current.onLeft();
      else if (message.type === 'stepped') acts.current.onStepped(message.step);
      else acts.current.onTyped(message);
    };
    const read = (event: MessageEvent<unknown>) => {
      if (event.source === null || event.source !== ref.current?.contentWindow) return;
      if (event.origin !== origin) return;
      const message = readFrameMessage(event.data);
      if (message !== null) take(message);
    };
    window.addEventListener('message', read);
    return () => window.removeEventListener('message', read);
  }, [origin, src]);

  useEffect(() => {
    const read = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src' && event.blockedURI.startsWith(origin))
        loadOnce();
    };
    document.addEventListener('securitypolicyviolation', read);
    return () => document.removeEventListener('securitypolicyviolation', read);
  }, [origin]);

  useEffect(() => {
    if (!ready) return;
    const timer = requestAnimationFrame(() => {
      const message = messageBetween(sent.current, shown);
      if (message === null) return;
      sent.current = shown;
      send(message);
    });
    return () => cancelAnimationFrame(timer);
  }, [ready, visit, shown, send]);
  useEffect(() => {
    if (ready) send({ ribambelle: 1, type: 'select', id: selected });
  }, [ready, visit, selected, send]);

  const { boxes, covered } = ready ? places : NO_PLACES;
  return { ref, ready, boxes, covered, refused };
}

/**
 * Tests whether this very page may frame a site, as its server said; true where it said nothing.
 */
export function mayFrame(origin: string): boolean {
  const framed = document.querySelector<HTMLMetaElement>('meta[name=framed-sites]');
  return framed === null || framed.content.split(' ').includes(origin);
}

const LOADED_AGAIN = 'ribambelle_frame_loaded_again';
const A_WHILE = 60_000;

/**
 * Loads the office again, once: the sites that it may frame are those of the session with which it
 * was loaded, and its user signed in since.
 */
export function loadOnce(): void {
  const before = Number(sessionStorage.getItem(LOADED_AGAIN) ?? 0);
  if (Date.now() - before < A_WHILE) return;
  sessionStorage.setItem(LOADED_AGAIN, String(Date.now()));
  window.location.reload();
}
