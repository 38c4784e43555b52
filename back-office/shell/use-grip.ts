import { type DOMAttributes, type PointerEvent, useRef } from 'react';

/** A pointer that moved less than this pressed, and carried nothing. */
const PRESS_PIXELS = 4;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a pointer took hold of: where, whether by its edge (`data-edge`), and what it was then. */
export interface Grip<Begun> {
  readonly from: Point;
  readonly resizes: boolean;
  readonly begun: Begun;
}

/** What an entry hears by which it is carried, by the pointer and by keys, and keeps the focus; nothing where it cannot be. */
export type CarryHandlers = Pick<
  DOMAttributes<HTMLElement>,
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onKeyDown'
  | 'onFocus'
  | 'onBlur'
> & { readonly 'data-kept'?: string };

/** Carries something by the pointer. What is pressed and let go on the spot carries nothing, and a finger scrolls. */
export function useGrip<Begun>(input: {
  readonly carry: (grip: Grip<Begun>, to: Point) => void;
  readonly drop: () => void;
  readonly leave: () => void;
}) {
  const grip = useRef<Grip<Begun> | null>(null);
  const hasMoved = useRef(false);
  return {
    gripOf: (begin: (entry: HTMLElement) => Begun) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        hasMoved.current = false;
        grip.current = {
          from: { x: event.clientX, y: event.clientY },
          resizes: event.target instanceof HTMLElement && event.target.dataset['edge'] === 'true',
          begun: begin(event.currentTarget),
        };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (grip.current === null) return;
        const { from } = grip.current;
        const to = { x: event.clientX, y: event.clientY };
        if (!hasMoved.current && Math.hypot(to.x - from.x, to.y - from.y) <= PRESS_PIXELS) return;
        hasMoved.current = true;
        input.carry(grip.current, to);
      },
      onPointerUp: () => {
        grip.current = null;
        if (hasMoved.current) input.drop();
      },
      onPointerCancel: () => {
        grip.current = null;
        input.leave();
      },
    }),
    /** Whether the press that ends now carried something: it opens nothing then. */
    wasCarried: () => {
      const was = hasMoved.current;
      hasMoved.current = false;
      return was;
    },
  };
}
