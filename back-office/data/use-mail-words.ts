import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** What is said of an e-mail that follows from something: that it is sent or, on a site that sends none, that nobody is notified. */
export function useMailWords(): (sent: string) => string {
  const { unmailed } = useTexts('office');
  const { data } = useCall('getMailStatus', {});
  return (sent) => (data?.delivers === false ? unmailed : sent);
}
