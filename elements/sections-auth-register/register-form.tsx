import { registerCustomer } from '@ribambelle/api/sign-in/register-customer.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { Checkbox } from '@ribambelle/ui/forms/checkbox.tsx';
import { PasswordInput } from '@ribambelle/ui/forms/password-input.tsx';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useErrorText, useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { AddressFields } from '../pieces/person/address-fields.tsx';
import { FieldGroup } from '../pieces/person/auth-frame.tsx';
import { CustomFields } from '../pieces/person/custom-fields.tsx';
import { PersonFields } from '../pieces/person/person-fields.tsx';
import { ParticipantPart } from './participant-part.tsx';
import { type RegisterFields, registerValues, toRegister } from './register-values.ts';

/** Opens an account and continues to `redirect` (3 §4). */
export const RegisterForm = ({
  fields,
  redirect,
}: {
  readonly fields: RegisterFields;
  readonly redirect: string;
}): ReactElement => {
  const texts = useTexts('sign-in');
  const customers = useTexts('customers');
  const language = useLanguage();
  const call = useClient();
  const refresh = useRefreshSession();
  const navigate = useNavigate();
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: registerCustomer.request,
    initial_values: registerValues(fields),
    errorText: useErrorText(),
    toRequest: (values) => toRegister(values, { fields, language }),
    send: async (request) => {
      const answer = await call('registerCustomer', request);
      await refresh();
      return answer;
    },
    onDone: ({ message }) => {
      showToast({ kind: 'success', text: message });
      navigate(redirect, { replace: true });
    },
  });
  const input = (path: string) => form.getInputProps(path);
  return (
    <form method="dialog" onSubmit={submit} noValidate>
      <FieldGroup>
        <PersonFields input={input} />
        <PasswordInput
          label={texts.password}
          description={texts.password_rule}
          autoComplete="new-password"
          required
          texts={texts.password_field}
          {...input('password')}
        />
        <FieldGroup title={customers.address}>
          <AddressFields input={input} values={form.values.address} />
        </FieldGroup>
        <CustomFields fields={fields.customer_fields} input={input} making />
        {fields.participant_offered && (
          <ParticipantPart
            fields={fields.participant_fields}
            input={input}
            wanted={form.values.with_participant}
            onWanted={(with_participant) =>
              form.setFieldValue('with_participant', with_participant)
            }
          />
        )}
        <Checkbox
          label={
            <>
              {texts.terms_before}{' '}
              <Link href="/terms" target="_blank">
                {texts.terms}
              </Link>
            </>
          }
          {...form.getInputProps('terms', { type: 'checkbox' })}
        />
        {refusal !== null && <Notice tone="red">{refusal}</Notice>}
        <Button type="submit" size="large" wide loading={sending}>
          {texts.open_account}
        </Button>
      </FieldGroup>
    </form>
  );
};
