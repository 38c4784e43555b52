import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** What is said of an e-mail that follows from something: that it is sent or, where it does not reach the family (or nobody, on a site that sends none), why not. */
export function useMailWords(customer?: string): (sent: string) => string {
  const { unmailed, untold } = useTexts('office');
  const { data } = useCall('getMailStatus', {});
  const { data: reach } = useCall(
    'getMailReach',
    { customer: customer ?? '' },
    { enabled: customer !== undefined },
  );
  const reason = reach?.untold ?? null;
  return (sent) => {
    if (reason !== null) return untold[reason];
    return data?.delivers === false ? unmailed : sent;
  };
}
