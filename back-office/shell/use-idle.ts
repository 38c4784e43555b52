import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useEffect } from 'react';
import { call } from '../data/client.ts';
import { useSession } from '../data/session.tsx';

const MINUTE = 60_000;
/** The events that show that the user is there. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Tells the server once a minute that a user is there who types or reads without calling it, and
 * fetches the session again when nobody was there for as long as the organiser allows: the session
 * has ended by then, and the sign-in page shows.
 */
export function useIdle(): void {
  const { idle_minutes } = useSession().organiser;
  const answers = useAnswers();
  useEffect(() => {
    if (idle_minutes === null) return undefined;
    let last = Date.now();
    let notified = last;
    const note = () => {
      last = Date.now();
    };
    const timer = setInterval(() => {
      if (last > notified) {
        notified = Date.now();
        void call('notePresence', {}).catch(() => null);
      } else if (Date.now() - last >= idle_minutes * MINUTE) {
        void answers.invalidate('getOfficeSession');
      }
    }, MINUTE);
    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, note);
    };
  }, [idle_minutes, answers]);
}
