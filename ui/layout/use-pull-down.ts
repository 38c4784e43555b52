import { type TouchEvent, useRef } from 'react';

/** The touch handlers of a sheet's handle. */
interface PullDown {
  readonly onTouchStart: (event: TouchEvent<HTMLElement>) => void;
  readonly onTouchMove: (event: TouchEvent<HTMLElement>) => void;
  readonly onTouchEnd: (event: TouchEvent<HTMLElement>) => void;
  readonly onTouchCancel: (event: TouchEvent<HTMLElement>) => void;
}

/** Pixels that a sheet must be pulled to close. */
const FAR_ENOUGH = 72;

/** Lets a thumb pull a drawer down by its handle: it follows, and closes when pulled far enough. */
export const usePullDown = (close: () => void): PullDown => {
  const from = useRef(0);
  const end = (event: TouchEvent<HTMLElement>) => follow(event.currentTarget, 0);
  return {
    onTouchStart: (event) => {
      from.current = heightOf(event);
    },
    onTouchMove: (event) => follow(event.currentTarget, heightOf(event) - from.current),
    onTouchEnd: (event) => {
      end(event);
      if (heightOf(event) - from.current > FAR_ENOUGH) close();
    },
    onTouchCancel: end,
  };
};

const heightOf = ({ changedTouches }: TouchEvent): number => changedTouches[0]?.clientY ?? 0;

const follow = (handle: HTMLElement, by: number): void =>
  handle.closest('dialog')?.style.setProperty('translate', by > 0 ? `0 ${by}px` : '');
