import { lazy, Suspense, useEffect, useState } from 'react';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLocation, useSearchParams } from 'react-router';
import { SessionProvider } from '../data/session.tsx';
import { NewPasswordPage } from '../pages/sign-in/new-password-page.tsx';
import { SignInPage } from '../pages/sign-in/sign-in-page.tsx';
import { useLanguageChoice } from '../texts/language-choice.ts';
import { Broken } from './messages.tsx';
import { Shell } from './shell.tsx';
import { Waiting } from './waiting.tsx';

/** Seen once in the life of an organisation. */
const SetupPage = lazy(async () => ({
  default: (await import('../pages/setup/setup-page.tsx')).SetupPage,
}));

/** Nobody signed in: the sign-in page, at whatever address, so that signing in leads on to it. */
export function Root() {
  return (
    <Suspense fallback={<Waiting />}>
      <Entrance />
    </Suspense>
  );
}

function Entrance() {
  const session = useCall('getOfficeSession', {});
  const { pathname } = useLocation();
  const { choose } = useLanguageChoice();
  const token = useSearchParams()[0].get('token') ?? '';
  const chosen = session.data?.collaborator?.language;
  const [followed, setFollowed] = useState<string | undefined>();
  useEffect(() => {
    // only when the session tells another language than before: the user's own switch comes first
    if (chosen === followed) return;
    setFollowed(chosen);
    if (chosen !== undefined) choose(chosen);
  }, [chosen, followed, choose]);
  if (pathname === '/setup' && token !== '') return <SetupPage token={token} />;
  if (session.data !== undefined) {
    const { collaborator, organiser } = session.data;
    if (collaborator === null || organiser === null)
      return token === '' ? <SignInPage /> : <NewPasswordPage token={token} />;
    // what the pages ask for is asked in that language from the first
    if (followed === undefined) return <Waiting />;
    return (
      <SessionProvider session={{ collaborator, organiser }}>
        <Shell />
      </SessionProvider>
    );
  }
  return session.error === null ? <Waiting /> : <Broken />;
}
