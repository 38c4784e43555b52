import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useEffect } from 'react';

const WHILE_SENDING = 1_000;
const OTHERWISE = 60_000;

/**
 * Returns whether e-mails leave and how many wait; refetched every minute, and every second while
 * e-mails are being sent.
 */
export function useMailStatus() {
  const { data, refetch } = useCall('getMailStatus', {});
  const isSending = (data?.sending?.waiting ?? 0) > 0;
  useEffect(() => {
    const timer = setInterval(() => void refetch(), isSending ? WHILE_SENDING : OTHERWISE);
    return () => clearInterval(timer);
  }, [refetch, isSending]);
  return data;
}
