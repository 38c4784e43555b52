import { requestPasswordLink } from '@ribambelle/api/sign-in/request-password-link.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, useState } from 'react';
import { FieldGroup } from '../pieces/person/auth-frame.tsx';

/** Requests a link; the message afterwards is the same for every address (3 §4). */
export const LinkForm = ({ redirect }: { readonly redirect: string }): ReactElement => {
  const texts = useTexts('sign-in');
  const customers = useTexts('customers');
  const call = useClient();
  const { mails_delivered } = useWebsite().organiser.settings;
  const [sent_message, setSentMessage] = useState<string | null>(null);
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: requestPasswordLink.request,
    initial_values: { email: '', redirect },
    errorText: useErrorText(),
    send: (request) => call('requestPasswordLink', request),
    onDone: ({ message }) => setSentMessage(message),
  });
  if (sent_message !== null) {
    return mails_delivered ? (
      <Notice tone="green" title={sent_message}>
        {texts.link_sent_help}
      </Notice>
    ) : (
      <Notice tone="yellow" title={sent_message} />
    );
  }
  return (
    <form method="dialog" onSubmit={submit} noValidate>
      <FieldGroup>
        <TextInput
          label={customers.email}
          required
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        {refusal !== null && <Notice tone="red">{refusal}</Notice>}
        <Button type="submit" size="large" wide loading={sending}>
          {texts.send_link}
        </Button>
      </FieldGroup>
    </form>
  );
};
