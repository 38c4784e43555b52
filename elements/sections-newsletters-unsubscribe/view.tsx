import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation, useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { type FormEvent, type ReactElement, useState } from 'react';
import type { ViewProps } from '../element.ts';
import { AuthFrame, FieldGroup } from '../pieces/person/auth-frame.tsx';
import { useRedirect } from '../pieces/person/use-redirect.ts';
import type { Settings } from './settings.ts';

/**
 * Ends the news by the token of the link at their foot, without a sign-in (3 §2). One button, so
 * that a program that only opens links ends nothing; then the page goes on to `redirect`.
 */
export function View({ settings }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('newsletters');
  return (
    <AuthFrame
      title={settings.title ?? texts.title}
      intro={settings.subtitle ?? texts.text}
      links={<Link href="/account/profile">{texts.choices}</Link>}
    >
      <StopForm />
    </AuthFrame>
  );
}

/** The button, and above it the reason for which it ended nothing. */
const StopForm = (): ReactElement => {
  const texts = useTexts('newsletters');
  const { unknown_error } = useTexts('shell');
  const errorText = useErrorText();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const { redirect } = useRedirect();
  const navigate = useNavigate();
  const refresh = useRefreshSession();
  const [is_without_token, setWithoutToken] = useState(false);
  const stop = useAction('unsubscribeFromNews', {
    onDone: async () => {
      await refresh();
      navigate(redirect, { replace: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (token === '') setWithoutToken(true);
    else stop.mutate({ token });
  };
  const failure = is_without_token
    ? errorText('UNSUBSCRIBE_LINK_INVALID')
    : stop.error && sentenceOf(stop.error, unknown_error);
  return (
    <form method="dialog" onSubmit={submit}>
      <FieldGroup>
        {failure !== null && <Notice tone="red">{failure}</Notice>}
        <Button type="submit" size="large" wide loading={stop.isPending}>
          {texts.button}
        </Button>
      </FieldGroup>
    </form>
  );
};
