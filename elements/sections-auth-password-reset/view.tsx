import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { AuthFrame } from '../pieces/person/auth-frame.tsx';
import { useRedirect } from '../pieces/person/use-redirect.ts';
import { LinkForm } from './link-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import type { Settings } from './settings.ts';

/** Without a token, requests a link; with one, takes the new password (3 §2). */
export function View({ settings }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('sign-in');
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const { mails_delivered } = useWebsite().organiser.settings;
  const { redirect, keep } = useRedirect();
  const links =
    token === '' ? (
      <Link href={keep('/auth/login')}>{texts.back_to_login}</Link>
    ) : (
      <Link href={keep('/auth/password')}>{texts.new_link}</Link>
    );
  if (token !== '') {
    return (
      <AuthFrame title={texts.new_password_title} intro={texts.new_password_intro} links={links}>
        <NewPasswordForm token={token} redirect={redirect} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={settings.title ?? texts.link_title}
      intro={mails_delivered ? (settings.subtitle ?? texts.link_intro) : texts.link_not_sent}
      links={links}
    >
      <LinkForm redirect={redirect} />
    </AuthFrame>
  );
}
