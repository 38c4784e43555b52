import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/**
 * Returns a function that gives the sentence about an e-mail that follows from an act: that it is
 * sent, or why it does not reach the family (or anybody, on a site that sends no e-mails).
 */
export function useMailWords(customer?: string): (sent: string) => string {
  const { unmailed, untold } = useTexts('office');
  const { data } = useCall('getMailStatus', {});
  const { data: reach } = useCall(
    'getMailReach',
    { customer: customer ?? '' },
    { enabled: customer !== undefined },
  );
  const reason = reach?.untold ?? null;
  return (sent_words) => {
    if (reason !== null) return untold[reason];
    return data?.delivers === false ? unmailed : sent_words;
  };
}
