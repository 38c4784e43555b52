import type { Answer } from '@ribambelle/api/client.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { useEffect, useRef } from 'react';

interface Reading {
  readonly data: Answer<'getCheckoutSuccess'> | undefined;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Returns the milliseconds before the next look: short at first, then longer, at most 15 seconds.
 */
const waitBefore = (look: number): number => Math.min(15_000, 1500 + look * 500);

/**
 * Looks again and again while the payment provider has not answered; when it has, reads the cart in
 * the header again too.
 */
export function usePendingPayment({ data, refetch }: Reading): void {
  const refresh = useRefreshSession();
  const looks = useRef(0);
  // a new function at each render must not restart the wait: only a new status may
  const latest = useRef({ refetch, refresh });
  useEffect(() => {
    latest.current = { refetch, refresh };
  });
  const status = data?.cart.status;
  useEffect(() => {
    if (status !== 'PAYING') {
      if (looks.current > 0) void latest.current.refresh();
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      looks.current += 1;
      void latest.current.refetch();
      timer = setTimeout(look, waitBefore(looks.current));
    };
    timer = setTimeout(look, waitBefore(0));
    return () => clearTimeout(timer);
  }, [status]);
}
