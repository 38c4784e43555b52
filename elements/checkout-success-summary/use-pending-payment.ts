import type { Answer } from '@ribambelle/api/client.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { useEffect, useRef } from 'react';

interface Reading {
  readonly data: Answer<'getCheckoutSuccess'> | undefined;
  readonly refetch: () => Promise<unknown>;
}

/** Milliseconds between two looks: quick at first, slower and slower, at most every quarter of a minute. */
const waitBefore = (look: number): number => Math.min(15_000, 1500 + look * 500);

/** While the payment provider has not spoken, looks again and again; when it has, the cart in the header is read anew too. */
export function usePendingPayment({ data, refetch }: Reading): void {
  const refresh = useRefreshSession();
  const looks = useRef(0);
  // a new function at each picture must not begin the wait anew: only a new status may
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
