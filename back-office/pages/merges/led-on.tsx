import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { say } from '../../data/messages.ts';

/** Redirects a link to a merged record to the one that was kept, and says that it does. */
export function LedOn({ to }: { to: string }) {
  const texts = useTexts('office-merges');
  const { search, state } = useLocation();
  useEffect(() => {
    say({ message: texts.led_on, color: 'yellow' });
  }, [texts]);
  return <Navigate to={{ pathname: to, search }} state={state} replace />;
}
