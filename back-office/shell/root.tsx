import type { Answer } from '@ribambelle/api/client.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLocation, useSearchParams } from 'react-router';
import { type OfficeSession, SessionProvider } from '../data/session.tsx';
import { askSignIn } from '../data/sign-in-question.ts';
import { hasUnsaved } from '../panels/unsaved.ts';
import { NewPasswordPage } from '../pages/sign-in/new-password-page.tsx';
import { SignInPage } from '../pages/sign-in/sign-in-page.tsx';
import { useLanguageChoice } from '../texts/language-choice.ts';
import { Broken } from './messages.tsx';
import { Shell } from './shell.tsx';
import { Waiting } from './waiting.tsx';

/** Seen once in the life of an account. */
const PendingPage = lazy(async () => ({
  default: (await import('../pages/pending/pending-page.tsx')).PendingPage,
}));

/** Seen once in the life of an organisation. */
const SetupPage = lazy(async () => ({
  default: (await import('../pages/setup/setup-page.tsx')).SetupPage,
}));

/** The page of the stop link in an e-mail. */
const ReportStopPage = lazy(async () => ({
  default: (await import('../pages/reports/report-stop-page.tsx')).ReportStopPage,
}));

/**
 * The entrance of the back-office: the shell for a signed-in collaborator; otherwise the sign-in
 * page at any address, so that signing in leads on to it.
 */
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
  const last_session = useRef<OfficeSession | null>(null);
  const session_now = sessionIn(session.data);
  // a sign-out on purpose forgets the session; one that ended by itself leaves unsaved work in
  // place
  if (session.data === undefined) last_session.current = null;
  if (session_now !== null) last_session.current = session_now;
  const has_ended = session.data !== undefined && session_now === null;
  const kept_session = session_now ?? (hasUnsaved() ? last_session.current : null);
  const again = has_ended && kept_session !== null;
  useEffect(() => {
    if (again) void askSignIn();
  }, [again]);
  const chosen_language = kept_session?.collaborator.language;
  const [followed_language, setFollowedLanguage] = useState<string | undefined>();
  useEffect(() => {
    // only when the session has another language than before: the user's own switch comes first
    if (chosen_language === followed_language) return;
    setFollowedLanguage(chosen_language);
    if (chosen_language !== undefined) choose(chosen_language);
  }, [chosen_language, followed_language, choose]);
  if (pathname === '/report-stop') return <ReportStopPage token={token} />;
  if (pathname === '/setup') return <SetupPage token={token} />;
  if (session.data !== undefined) {
    if (kept_session === null)
      return token === '' ? <SignInPage /> : <NewPasswordPage token={token} />;
    // the pages are loaded in that language from the start
    if (followed_language === undefined) return <Waiting />;
    return (
      <SessionProvider key={kept_session.collaborator.cuid} session={kept_session}>
        {kept_session.collaborator.pending === null ? <Shell /> : <PendingPage />}
      </SessionProvider>
    );
  }
  return session.error === null ? <Waiting /> : <Broken />;
}

function sessionIn(answer: Answer<'getOfficeSession'> | undefined): OfficeSession | null {
  if (answer === undefined) return null;
  const { collaborator, organiser } = answer;
  return collaborator === null || organiser === null ? null : { collaborator, organiser };
}
