import { useCall } from '@ribambelle/client/data/use-call.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { AlreadySignedIn, useSignedInBefore } from '../pieces/person/already-signed-in.tsx';
import { AuthFrame } from '../pieces/person/auth-frame.tsx';
import { useRedirect } from '../pieces/person/use-redirect.ts';
import { RegisterForm } from './register-form.tsx';
import type { Settings } from './settings.ts';

/** A new account, with a participant if wanted, then back to the previous page (3 §2). */
export function View({ settings }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('sign-in');
  const customer = useSignedInBefore();
  const { redirect, keep } = useRedirect();
  const answer = useCall('describeRegistration', {});
  const links = (
    <p>
      {texts.has_account} <Link href={keep('/auth/login')}>{texts.sign_in}</Link>
    </p>
  );
  if (customer !== null) {
    return (
      <AuthFrame title={settings.title ?? texts.register_title}>
        <AlreadySignedIn fullname={customer.fullname} redirect={redirect} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={settings.title ?? texts.register_title}
      intro={settings.subtitle ?? texts.register_intro}
      links={links}
    >
      {answer.data === undefined ? (
        <Skeleton shape="row" count={5} />
      ) : (
        <RegisterForm fields={answer.data} redirect={redirect} />
      )}
      {answer.isError && <Notice tone="red">{texts.form_failed}</Notice>}
    </AuthFrame>
  );
}
